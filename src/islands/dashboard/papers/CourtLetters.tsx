import { useState } from 'react';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { Fold } from '../more/Fold.tsx';
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
  const forms = heard.map((matter) => (
    <SendCourtLetter
      key={`${matter.id} ${matter.version}`}
      matter={matter}
      {...props}
      onDone={() => {
        setNote({ text: page.report.done });
        props.onChanged();
      }}
    />
  ));
  return (
    <Fold id="court-letters" title={page.report.letter} isPrinted={false}>
      <FocusedNote note={note} />
      {matters.length === 1
        ? forms
        : heard.map((matter, index) => (
            <details key={matter.id}>
              <summary className={link}>{fill(page.matters.name, { place: matter.place })}</summary>
              {forms[index]}
            </details>
          ))}
    </Fold>
  );
}
