import { hasOrder, isBeforePapers } from '#domain/cases/status.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { link } from '#ui/button.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { useWords } from '../../calls/use-words.ts';
import { StopMatter } from '../papers/StopMatter.tsx';
import { OwnCheck } from './OwnCheck.tsx';
import ReportFiled from './ReportFiled.tsx';
import ReportHearing from './ReportHearing.tsx';

interface ReportsProps {
  readonly caseId: string;
  readonly matter: CasePageMatter;
}

/**
 * What a client can tell us about a matter: that it is filed, the date of the court, what they saw after the order, or,
 * while there are no papers to say it at, that nothing more shall be done.
 */
export default function Reports({ caseId, matter }: ReportsProps) {
  const { report } = useWords('case-page');
  return (
    <div className="no-print grid gap-2 empty:hidden">
      <DoneHere>
        {matter.status === 'ready_to_file' && (
          <details>
            <summary className={link}>{report.filed}</summary>
            <ReportFiled caseId={caseId} matter={matter} />
          </details>
        )}
        {isBeforePapers(matter.status) && <StopMatter matter={matter} />}
        {(matter.status === 'filed' || matter.status === 'hearing_set') && (
          <details key={matter.version}>
            <summary className={link}>
              {matter.status === 'filed' ? report.hearing : report.hearingMoved}
            </summary>
            <ReportHearing caseId={caseId} matter={matter} />
          </details>
        )}
      </DoneHere>
      {hasOrder(matter.status) && <OwnCheck matter={matter} />}
    </div>
  );
}
