import { hasOrder, isBeforePapers } from '#domain/cases/status.ts';
import { useState } from 'react';
import { link } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { useFormWords } from '../use-form-words.ts';
import type { ReportsProps } from './report-props.ts';
import { OwnCheck } from './OwnCheck.tsx';
import ReportFiled from './ReportFiled.tsx';
import ReportHearing from './ReportHearing.tsx';
import { StopMatter } from '../papers/StopMatter.tsx';

/**
 * What a client can tell us about a matter: that it is filed, the date of the court, what they saw after the order, or,
 * while there are no papers to say it at, that nothing more shall be done.
 */
export default function Reports({ matter, ...shown }: ReportsProps) {
  const props = useFormWords(shown);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const { report } = props.page;
  const says = (text: string) => setNote({ text });
  const onDone = () => {
    says(report.done);
    props.onChanged();
  };
  return (
    <div className="no-print grid gap-2 empty:hidden">
      <FocusedNote note={note} />
      {matter.status === 'ready_to_file' && (
        <details>
          <summary className={link}>{report.filed}</summary>
          <ReportFiled matter={matter} {...props} onDone={onDone} />
        </details>
      )}
      {isBeforePapers(matter.status) && <StopMatter matter={matter} {...props} onDone={says} />}
      {hasOrder(matter.status) && <OwnCheck matter={matter} {...props} />}
      {(matter.status === 'filed' || matter.status === 'hearing_set') && (
        <details key={matter.version}>
          <summary className={link}>
            {matter.status === 'filed' ? report.hearing : report.hearingMoved}
          </summary>
          <ReportHearing matter={matter} {...props} onDone={onDone} />
        </details>
      )}
    </div>
  );
}
