import * as peopleApi from '#domain/people/api.staff.ts';
import type { Person } from '#domain/people/requests.ts';
import { hasCode } from '#browser/api-fault.ts';
import { fill } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Choice } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useStaffWords } from '../staff-words.ts';

interface RightsProps {
  readonly person: Person;
  readonly name: string;
  readonly onSaved: () => void;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** What an admin lets somebody on staff do beyond their role. */
export function Rights({ person, name, onSaved, onStale, onClose }: RightsProps) {
  const words = useStaffWords();
  const labels = words.people.rights;
  return (
    <Dialog title={fill(labels.title, { name })} onClose={onClose}>
      <p>{labels.text}</p>
      <Form
        call={peopleApi.setRights}
        words={{ ...labels, fields: { to: { label: labels.action, options: labels.names } } }}
        fixed={{ id: person.id, from: [...person.rights] }}
        initial={{ to: person.rights }}
        onDone={onSaved}
        onRefused={(error) => {
          if (!hasCode(error, 'stale')) return;
          onStale();
          return true;
        }}
        actions={
          <button type="button" className={secondButton} onClick={onClose}>
            {words.frame.form.cancel}
          </button>
        }
      >
        <Choice name="to" isRequired />
      </Form>
    </Dialog>
  );
}
