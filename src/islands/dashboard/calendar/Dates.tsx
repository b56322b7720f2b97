import { Suspense, useState } from 'react';
import * as calendarApi from '#domain/calendar/api.ts';
import type { CalendarDate } from '#domain/calendar/dates.ts';
import { fill, formatAppointment, formatDate } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';
import { Loading } from '#ui/Loading.tsx';
import { useWords } from '../../calls/use-words.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import type { DatesFrameProps, DatesProps } from './dates-props.ts';
import { fileAddress } from './file-address.ts';

/** Few people ever need it. */
const CalendarAddress = lazyWithFallback(() => import('./CalendarAddress.tsx'));

/** What is to come: dates of the court, calls, what we asked for. Each can be taken into a calendar of one's own. */
export default function Dates(shown: DatesFrameProps) {
  const words = useWords('calendar');
  const props = { ...shown, words };
  const { data: answer, reload: load, fault: readFault } = useApiQuery(calendarApi.dates);
  const [isOpen, setOpen] = useState(false);
  if (!answer) return readFault;
  return (
    <>
      {readFault}
      {answer.items.length === 0 && <p className="quiet">{words.none}</p>}
      <ul className="grid gap-4">
        {answer.items.map((date) => (
          <DateItem key={date.uid} date={date} {...props} />
        ))}
      </ul>
      <details className="no-print" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={link}>{words.more}</summary>
        {isOpen && (
          <Suspense fallback={<Loading>{props.account.loading}</Loading>}>
            <CalendarAddress
              {...props}
              address={answer.address}
              onChanged={load}
              hasDates={answer.items.length > 0}
            />
          </Suspense>
        )}
      </details>
    </>
  );
}

function DateItem({ date, locale, words }: DatesProps & { readonly date: CalendarDate }) {
  const { uid, kind, startsAt, day, place, caseId, caseNumber, isImportant } = date;
  const what = words.kinds[kind];
  const when = startsAt === null ? formatDate(day ?? '', locale) : formatAppointment(startsAt, locale);
  return (
    <li className="grid gap-1 border-s-2 border-line ps-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
        <span>{when}</span>
        {isImportant && <span className="badge">{words.important}</span>}
      </p>
      <p>
        {what}
        {place && <span className="block whitespace-pre-line">{place}</span>}
      </p>
      <p className="buttons items-center gap-x-5">
        <a className={link} href={casePath(locale, caseId)}>
          {fill(words.inCase, { number: caseNumber })}
        </a>
        <a
          className={`${link} no-print`}
          href={fileAddress(locale, uid)}
          aria-label={fill(words.saveNamed, { what, when })}
          rel="nofollow"
          download
        >
          {words.save}
        </a>
      </p>
    </li>
  );
}
