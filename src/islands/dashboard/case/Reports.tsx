import { hasOrder } from '#domain/cases/status.ts';
import { useState } from 'react';
import { link } from '#ui/button.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { useFormWords } from '../use-form-words.ts';
import type { ReportsProps } from './report-props.ts';
import { OwnCheck } from './OwnCheck.tsx';
import ReportFiled from './ReportFiled.tsx';
import ReportHearing from './ReportHearing.tsx';

/** What a client can tell us about a matter: that it is filed, the date of the court, or what they saw after the order. */
export default function Reports({ matter, ...shown }: ReportsProps) {
  const props = useFormWords(shown);
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const { report } = props.page;
  const onDone = () => {
    setNote({ text: report.done });
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
