import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { MailboxSheet } from '#domain/access/lost-mailbox.ts';
import { answersOf, CallerFacts, noAnswers } from './CallerFacts.tsx';
import type { CasePartProps } from './part-props.ts';
import { useCaseWrite } from './use-case-write.ts';
import { WriteEnd } from './WriteEnd.tsx';

interface UnlockProps extends Pick<CasePartProps, 'words' | 'locale'> {
  readonly caseId: string;
  readonly sheet: MailboxSheet;
  readonly onDone: () => void;
}

/** Opens a first password again that five wrong birth dates locked; nothing where none is. */
export function UnlockFirstPassword({ caseId, words, locale, sheet, onDone }: UnlockProps) {
  const labels = words.cases.mailbox.locked;
  const [isDone, setIsDone] = useState(false);
  const state = useCaseWrite(words, locale, onDone);
  const form = useForm({ defaultValues: { facts: noAnswers } });
  const send = form.handleSubmit(async ({ facts }) => {
    const done = await state.write(
      casesApi.unlockFirstPassword,
      { id: caseId, facts: answersOf(facts, sheet.onFile) },
      labels.done,
    );
    setIsDone(done);
  });
  if (isDone)
    return (
      <p className="notice" role="status" tabIndex={-1} ref={(shown) => shown?.focus()}>
        {labels.done}
      </p>
    );
  if (sheet.passwordLockedAt === null) return null;
  return (
    <form
      className="notice grid grid-cols-1 gap-4"
      noValidate
      autoComplete="off"
      aria-label={labels.title}
      onSubmit={(event) => void send(event)}
    >
      <p className="font-strong">{labels.title}</p>
      <p className="text-xs">{labels.lead}</p>
      <CallerFacts words={words} onFile={sheet.onFile} register={(fact) => form.register(`facts.${fact}`)} />
      <WriteEnd words={words} submit={labels.submit} state={state} />
    </form>
  );
}
