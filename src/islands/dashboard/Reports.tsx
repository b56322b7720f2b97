import { useState } from 'react';
import type { CaseStatus } from '#domain/cases/status.ts';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import type { ReportsProps } from './report-props.ts';
import { WhenStirred } from './WhenStirred.tsx';
import { lazyForm } from './lazy-form.tsx';

const ReportFiled = lazyForm(() => import('./ReportFiled.tsx'));
const SendCourtLetter = lazyForm(() => import('./SendCourtLetter.tsx'));
const ReportHearing = lazyForm(() => import('./ReportHearing.tsx'));

/** From then on the court writes to the client. */
const atCourt: ReadonlySet<CaseStatus> = new Set([
  'ready_to_file',
  'filed',
  'hearing_set',
  'granted',
  'denied',
  'notifying',
]);

/** What a client can tell us about a matter: that it is filed, or the date of the court. */
export function Reports({ matter, ...props }: ReportsProps) {
  const [isDone, setDone] = useState(false);
  const { report } = props.page;
  const onDone = () => {
    setDone(true);
    props.onChanged();
  };
  const mayFile = matter.status === 'ready_to_file';
  const mayHear = matter.status === 'filed' || matter.status === 'hearing_set';
  const mayGetLetters = atCourt.has(matter.status);
  return (
    <div className="no-print grid gap-2 empty:hidden">
      <DoneNote>{isDone ? report.done : ''}</DoneNote>
      {mayFile && (
        <details>
          <summary className={link}>{report.filed}</summary>
          <WhenStirred>
            <ReportFiled matter={matter} {...props} onDone={onDone} />
          </WhenStirred>
        </details>
      )}
      {mayGetLetters && (
        <details>
          <summary className={link}>{report.letter}</summary>
          <WhenStirred>
            <SendCourtLetter matter={matter} {...props} onDone={onDone} />
          </WhenStirred>
        </details>
      )}
      {mayHear && (
        <details key={matter.version}>
          <summary className={link}>
            {matter.status === 'filed' ? report.hearing : report.hearingMoved}
          </summary>
          <WhenStirred>
            <ReportHearing matter={matter} {...props} onDone={onDone} />
          </WhenStirred>
        </details>
      )}
    </div>
  );
}
