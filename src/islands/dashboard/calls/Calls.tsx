import { useState } from 'react';
import * as calendarApi from '#domain/calendar/api.ts';
import { callRules } from '#domain/calendar/call-rules.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { FocusedNote } from '#ui/FocusedNote.tsx';
import { link } from '#ui/button.ts';
import { PartFault } from '../../calls/PartFault.tsx';
import { useApiCommand, useApiQuery } from '../../calls/api-query.tsx';
import { AskFirst } from '../AskFirst.tsx';
import { useWords } from '../../calls/use-words.ts';
import type { CasePartProps } from '../case-page-props.ts';
import { useAnchor } from '../case/use-anchor.ts';
import { BookCall } from './BookCall.tsx';

/** A call about how the case goes on: the one that is booked, and free times to book or move it. */
export function Calls(shown: CasePartProps) {
  const labels = useWords('calls');
  const { locale, caseId } = shown;
  const { data: answer, reload: load, fault: readFault } = useApiQuery(calendarApi.callTimes, { id: caseId });
  const [note, setNote] = useState<{ readonly text: string } | null>(null);
  const { run, fault } = useApiCommand(calendarApi.cancelCall);
  const [isMoving, setMoving] = useState(false);
  const anchor = useAnchor();
  if (!answer) return <PartFault title={labels.title} fault={readFault} />;
  if (!answer.isOffered && !answer.call) return readFault;
  const { call } = answer;
  const onBooked = (text: string) => {
    setNote({ text });
    setMoving(false);
    load();
  };
  const cancel = () => void run({ id: call?.id ?? '' }, () => onBooked(labels.cancelled));
  const { minutes, noticeHours, changeableHours } = callRules;
  const heading = (
    <h2 className="inline text-l" id="calls" tabIndex={-1}>
      {labels.title}
    </h2>
  );
  const lead = <p>{fill(labels.lead, { minutes })}</p>;
  const times = answer.isOffered && (
    <>
      <p className="small quiet">{fill(labels.rules, { notice: noticeHours, change: changeableHours })}</p>
      <BookCall caseId={caseId} times={answer} onBooked={onBooked} />
    </>
  );
  // Most who come here want to read and write: a call that is not booked yet takes one line.
  if (!call)
    return (
      <section className="grid grid-cols-1 gap-2 border-y border-line" aria-labelledby="calls">
        {readFault}
        <FocusedNote note={note} />
        <details open={anchor === '#calls' || undefined}>
          <summary className="min-h-11 py-2 leading-snug">{heading}</summary>
          <div className="grid grid-cols-1 gap-4 pb-4">
            {lead}
            {times}
          </div>
        </details>
        {fault}
      </section>
    );
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="calls">
      {heading}
      {readFault}
      {lead}
      <FocusedNote note={note} />
      <div className="grid gap-2 rounded-m bg-good-soft p-4">
        <p className="font-strong">
          {fill(labels.standing, { date: formatAppointment(call.startsAt, locale) })}
        </p>
        <p>
          {call.with
            ? fill(labels.standingWith, { name: call.with, phone: call.phone })
            : fill(labels.standingPlain, { phone: call.phone })}
        </p>
        {call.isChangeable ? (
          <div className="buttons no-print items-center">
            {answer.isOffered && (
              <button
                type="button"
                className={link}
                aria-expanded={isMoving}
                onClick={() => setMoving((before) => !before)}
              >
                {isMoving ? labels.keep : labels.change}
              </button>
            )}
            <AskFirst
              label={labels.cancel}
              question={labels.cancelQuestion}
              yes={labels.cancelYes}
              onYes={cancel}
            />
          </div>
        ) : (
          <p>{labels.fixed}</p>
        )}
      </div>
      {isMoving && times}
      {fault}
    </section>
  );
}
