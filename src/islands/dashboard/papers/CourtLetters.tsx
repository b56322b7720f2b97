import type { CaseStatus } from '#domain/cases/status.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
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

interface CourtLettersProps extends Pick<CaseFormProps, 'caseId' | 'page'> {
  readonly matters: readonly CasePageMatter[];
}

/** What the court sent to the client's letterbox, sent on to us. */
export default function CourtLetters({ matters, caseId, page }: CourtLettersProps) {
  const heard = matters.filter(({ status }) => atCourt.has(status));
  if (heard.length === 0) return null;
  const forms = heard.map((matter) => (
    <SendCourtLetter key={`${matter.id} ${matter.version}`} caseId={caseId} matterId={matter.id} />
  ));
  return (
    <Fold id="court-letters" title={page.report.letter} isPrinted={false}>
      <DoneHere>
        {matters.length === 1
          ? forms
          : heard.map((matter, index) => (
              <details key={matter.id}>
                <summary className={link}>{fill(page.matters.name, { place: matter.place })}</summary>
                {forms[index]}
              </details>
            ))}
      </DoneHere>
    </Fold>
  );
}
