import * as applicationsApi from '#domain/intake/api.staff.ts';
import { TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { Panel } from '../Panel.tsx';
import type { PartProps } from './part-props.ts';
import { useStaffWords } from '../staff-words.ts';

/** An application with another client's address: nothing in it is shown or mailed until the address is right. */
export function AddressOfAnother({ item, reload }: PartProps) {
  const words = useStaffWords();
  const labels = words.applications.addressOfAnother;
  if (!item.waitsForOwner) return null;
  return (
    <Panel title={labels.title}>
      <p className="notice">{labels.text}</p>
      <Form
        call={applicationsApi.correctAddress}
        words={labels}
        fixed={{ id: item.id, seen: item.answers.email ?? '' }}
        reload={reload}
      >
        <TextField name="email" />
      </Form>
    </Panel>
  );
}
