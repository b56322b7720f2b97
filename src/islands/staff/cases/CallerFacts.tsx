import { mailboxAnswerMax, type MailboxFact } from '#domain/access/lost-mailbox.ts';
import { FieldGroup } from '#ui/Field.tsx';
import { useField } from '#ui/form/form-state.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { useStaffWords } from '../staff-words.ts';

interface CallerFactsProps {
  readonly onFile: readonly MailboxFact[];
}

/** What a caller can be asked who cannot get into their account: what is on file, and nothing else. */
export function CallerFacts({ onFile }: CallerFactsProps) {
  const words = useStaffWords();
  const { fact: labels } = words.cases.mailbox;
  const { texts, form } = useField({ name: 'facts' });
  return (
    <FieldGroup {...texts}>
      <div className="grid grid-cols-1 gap-3">
        {onFile.map((fact, index) => (
          <TextInput
            key={fact}
            {...form.register(`facts.${fact}`)}
            errorPrefix={texts.errorPrefix}
            id={index === 0 ? texts.id : `${texts.id}-${fact}`}
            type={fact === 'birth_date' ? 'date' : 'text'}
            label={labels[fact]}
            maxLength={mailboxAnswerMax}
            autoComplete="off"
          />
        ))}
      </div>
    </FieldGroup>
  );
}

/** What the fields begin with: nothing was answered. */
export const noAnswers = { facts: {} as never };

/** As the server takes them: what was left empty was not asked. */
export const answersOf = (answers: unknown, onFile: readonly MailboxFact[]) =>
  onFile.flatMap((fact) => {
    const answer = (answers as Partial<Record<MailboxFact, string>>)[fact]?.trim();
    return answer ? [{ fact, answer }] : [];
  });
