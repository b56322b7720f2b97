import { locales } from '#domain/languages.ts';
import * as people from '#domain/people/api.staff.ts';
import { fill } from '#i18n/format.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Choice, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface InviteProps {
  readonly onInvited: () => void;
  readonly onClose: () => void;
}

/** A name, by which colleagues know them from the first day, an address, a role, and the language of the mail. */
export function Invite({ onInvited, onClose }: InviteProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.people.invite;
  return (
    <Dialog title={labels.title} onClose={onClose}>
      <p className="text-ink-soft">{labels.text}</p>
      <Form
        call={people.invite}
        words={labels}
        initial={{ role: 'staff', language: locale }}
        done={({ outcome }, { email }) => fill(words.people.outcomes[outcome], { email })}
        onDone={onInvited}
      >
        <div className="grid grid-cols-1 gap-3 xs:grid-cols-2">
          <TextField name="firstName" />
          <TextField name="lastName" />
        </div>
        <TextField name="email" />
        <Choice name="role" />
        <Choice
          name="language"
          isRequired
          options={locales.map((value) => ({ value, text: words.frame.languageNames[value] }))}
          inRow
        />
      </Form>
    </Dialog>
  );
}
