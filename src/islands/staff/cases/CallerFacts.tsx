import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { mailboxAnswerMax, type MailboxFact } from '#domain/access/lost-mailbox.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { TextInput } from '#ui/TextInput.tsx';

type Answers = Partial<Record<MailboxFact, string>>;
export const noAnswers: Answers = {};

interface CallerFactsProps {
  readonly words: StaffWords;
  readonly onFile: readonly MailboxFact[];
  readonly register: (fact: MailboxFact) => UseFormRegisterReturn;
}

/** What a caller can be asked who cannot get into their account: what is on file, and nothing else. */
export function CallerFacts({ words, onFile, register }: CallerFactsProps) {
  const labels = words.cases.mailbox;
  const id = useId();
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-strong">{labels.facts}</legend>
      <p className="text-xs text-ink-soft">{labels.factsHint}</p>
      {onFile.map((fact) => (
        <TextInput
          key={fact}
          {...register(fact)}
          errorPrefix={words.account.errorPrefix}
          id={`${id}-${fact}`}
          type={fact === 'birth_date' ? 'date' : 'text'}
          label={labels.fact[fact]}
          maxLength={mailboxAnswerMax}
        />
      ))}
    </fieldset>
  );
}

/** As the server takes them: what was left empty was not asked. */
export const answersOf = (answers: Answers, onFile: readonly MailboxFact[]) =>
  onFile.flatMap((fact) => {
    const answer = answers[fact]?.trim();
    return answer ? [{ fact, answer }] : [];
  });
