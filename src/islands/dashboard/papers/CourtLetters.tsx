import { useState } from 'react';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import SendCourtLetter from './SendCourtLetter.tsx';

/** From then on the court writes to the client. */
const atCourt: ReadonlySet<CaseStatus> = new Set([
  'ready_to_file',
  'filed',
  'hearing_set',
  'granted',
  'denied',
  'notifying',
]);

interface CourtLettersProps extends CaseFormProps {
  readonly matters: readonly CasePageMatter[];
}

/** What the court sent to the client's letterbox, sent on to us. */
export default function CourtLetters({ matters, ...props }: CourtLettersProps) {
  const { page } = props;
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const heard = matters.filter(({ status }) => atCourt.has(status));
  if (heard.length === 0) return null;
  return (
    <section className="card no-print grid grid-cols-1 gap-2" aria-labelledby="court-letters">
      <h2 className="text-l" id="court-letters" tabIndex={-1}>
        {page.report.letters}
      </h2>
      <FocusedNote note={note} />
      {heard.map((matter) => (
        <details key={`${matter.id} ${matter.version}`}>
          <summary className={link}>
            {matters.length === 1
              ? page.report.letter
              : `${page.report.letter}: ${fill(page.matters.name, { place: matter.place })}`}
          </summary>
          <SendCourtLetter
            matter={matter}
            {...props}
            onDone={() => {
              setNote({ text: page.report.done });
              props.onChanged();
            }}
          />
        </details>
      ))}
    </section>
  );
}
