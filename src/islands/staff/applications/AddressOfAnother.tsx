import { emailMaxLength } from '#domain/email.ts';
import { ActionForm } from '../ActionForm.tsx';
import { Panel } from '../Panel.tsx';
import { callStaff } from '../staff-calls.ts';
import type { PartProps } from './part-props.ts';

/** An application with another client's address: nothing in it is shown or mailed until the address is right. */
export function AddressOfAnother({ item, words, locale, reload }: PartProps) {
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
          callStaff(`/api/staff/applications/${item.id}/address`, {
            method: 'POST',
            locale,
            body: { email: reason, seen: item.answers.email },
          })
        }
        onDone={reload}
        done={labels.done}
      />
    </Panel>
  );
}
