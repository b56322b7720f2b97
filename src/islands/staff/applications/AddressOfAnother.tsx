import * as applicationsApi from '#domain/intake/api.staff.ts';
import { emailMaxLength } from '#domain/email.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { callStaffApi } from '../staff-calls.ts';
import type { PartProps } from './part-props.ts';

/** An application with another client's address: nothing in it is shown or mailed until the address is right. */
export function AddressOfAnother({ item, words, reload }: PartProps) {
  const labels = words.applications.addressOfAnother;
  if (!item.waitsForOwner) return null;
  return (
    <Panel title={labels.title}>
      <p className="notice">{labels.text}</p>
      <ActionForm
        words={words}
        reason={{ label: labels.label, required: true, maxLength: emailMaxLength, lines: 1 }}
        submit={labels.submit}
        send={({ reason }) =>
          callStaffApi(applicationsApi.correctAddress, {
            id: item.id,
            email: reason,
            seen: item.answers.email ?? '',
          })
        }
        onDone={reload}
        done={labels.done}
      />
    </Panel>
  );
}
