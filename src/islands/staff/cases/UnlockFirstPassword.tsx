import { useState } from 'react';
import * as casesApi from '#domain/cases/api.staff.ts';
import type { MailboxSheet } from '#domain/access/lost-mailbox.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { Form } from '#ui/form/Form.tsx';
import { answersOf, CallerFacts, noAnswers } from './CallerFacts.tsx';
import { useStaffWords } from '../staff-words.ts';

interface UnlockProps {
  readonly caseId: string;
  readonly sheet: MailboxSheet;
  readonly onDone: () => void;
}

/** Opens a first password again that five wrong birth dates locked; nothing where none is. */
export function UnlockFirstPassword({ caseId, sheet, onDone }: UnlockProps) {
  const words = useStaffWords();
  const labels = words.cases.mailbox.locked;
  // Said here: once nothing is locked, the form is gone with whatever it says.
  const [opened, setOpened] = useState<{ readonly text: string } | null>(null);
  if (opened)
    return (
      <div className="notice">
        <FocusedNote note={opened} />
      </div>
    );
  if (sheet.passwordLockedAt === null) return null;
  return (
    <section className="notice grid grid-cols-1 gap-4" aria-label={labels.title}>
      <p className="font-strong">{labels.title}</p>
      <p className="text-xs">{labels.lead}</p>
      <Form
        call={casesApi.unlockFirstPassword}
        words={{ ...labels, fields: { facts: words.cases.mailbox.form.fields.facts } }}
        fixed={{ id: caseId }}
        initial={noAnswers}
        complete={({ facts, ...input }) => ({ ...input, facts: answersOf(facts, sheet.onFile) })}
        onDone={() => setOpened({ text: labels.done })}
        reload={onDone}
      >
        <CallerFacts onFile={sheet.onFile} />
      </Form>
    </section>
  );
}
