import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as portalApi from '#domain/portal/api.ts';
import { timelineKinds, type TimelineKind } from '#domain/portal/timeline-kinds.ts';
import type { Timeline as Answer, TimelineEntry } from '#domain/portal/timeline.ts';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { callApi } from '#browser/call-api.ts';
import { fill, formatAppointment, formatDate, formatMoment, formatPrice } from '#i18n/format.ts';
import { numberedMatter } from '#i18n/matter-name.ts';
import { link, secondButton } from '#ui/button.ts';
import { control } from '#ui/control.ts';
import { Loading } from '#ui/Loading.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { useIsWhole } from '../case/use-whole-page.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { titleOf } from './update-title.ts';

/** So many pages go on paper at once; a case that is longer has a story for a file, not for a printer. */
const mostPrinted = 25;

const isKind = (value: string): value is TimelineKind => timelineKinds.some((kind) => kind === value);

interface TimelineProps extends CaseFormProps {
  /** Of several, each entry says which one it is about. */
  readonly matters: readonly CasePageMatter[];
  /** The whole case on paper. */
  readonly onPrint: () => void;
}

/** All that happened, newest first: updates, messages, papers, dates and payments, each to be had by itself. */
export default function Timeline(props: TimelineProps) {
  const { page } = props;
  const labels = page.history;
  const [kind, setKind] = useState<TimelineKind | null>(null);
  return (
    <>
      <div className="no-print max-w-80">
        <label className="font-strong" htmlFor="history-kind">
          {labels.filter}
        </label>
        <select
          id="history-kind"
          className={control}
          value={kind ?? ''}
          onChange={({ target }) => setKind(isKind(target.value) ? target.value : null)}
        >
          <option value="">{labels.everything}</option>
          {timelineKinds.map((value) => (
            <option key={value} value={value}>
              {labels.kinds[value]}
            </option>
          ))}
        </select>
      </div>
      <Entries key={kind} kind={kind} {...props} />
    </>
  );
}

interface EntriesProps extends TimelineProps {
  readonly kind: TimelineKind | null;
}

function Entries({ kind, ...props }: EntriesProps) {
  const { locale, words, page } = props;
  const labels = page.history;
  const request = { id: props.caseId, ...(kind && { kind }) };
  const { data: answer, error } = useApiQuery(portalApi.timeline, request);
  const [older, setOlder] = useState<Answer | null>(null);
  const [state, setState] = useState<'open' | 'loading' | 'failed'>('open');
  const items = [...(answer?.items ?? []), ...(older?.items ?? [])];
  const before = older ? older.before : (answer?.before ?? null);

  const isWhole = useIsWhole();
  const readAll = useEffectEvent(() => {
    if (state === 'open' && before) void readOlder(mostPrinted);
  });
  useEffect(() => {
    if (isWhole && answer) readAll();
  }, [isWhole, answer]);

  async function readOlder(pages: number): Promise<void> {
    let read: Answer = { items: older?.items ?? [], before };
    setState('loading');
    try {
      for (let left = pages; left > 0 && read.before; left -= 1) {
        const next = await callApi(portalApi.timeline, { ...request, before: read.before }, { locale });
        read = { items: [...read.items, ...next.items], before: next.before };
      }
      flushSync(() => {
        setOlder(read);
        setState('open');
      });
    } catch {
      flushSync(() => {
        setOlder(read);
        setState('failed');
      });
    }
  }

  return (
    <>
      {!answer && error === null && <Loading>{labels.loading}</Loading>}
      {answer && items.length === 0 && <p className="quiet">{kind ? labels.none : words.noHistory}</p>}
      <ol className="grid empty:hidden">
        {items.map((entry, index) => (
          <Entry key={entry.id} entry={entry} isNewest={index === 0} {...props} />
        ))}
      </ol>
      {(state === 'failed' || error !== null) && <p className="notice danger">{labels.failed}</p>}
      {items.length > 0 && <p className="small quiet">{words.easternTime}</p>}
      <p className="buttons no-print items-center">
        {before && (
          <button
            type="button"
            className={secondButton}
            disabled={state === 'loading'}
            onClick={() => void readOlder(1)}
          >
            {state === 'loading' ? labels.loading : labels.older}
          </button>
        )}
        {items.length > 0 && (
          <button type="button" className={link} disabled={state === 'loading'} onClick={props.onPrint}>
            {labels.print}
          </button>
        )}
      </p>
    </>
  );
}

interface EntryProps extends TimelineProps {
  readonly entry: TimelineEntry;
  readonly isNewest: boolean;
}

function Entry({ entry, isNewest, ...props }: EntryProps) {
  const { locale, page } = props;
  const labels = page.history;
  return (
    <li className="relative ms-1.5 break-inside-avoid border-s-2 border-line ps-6 pb-4.5 last:border-transparent last:pb-0">
      <span
        className={`absolute -start-1.75 top-2 size-3 rounded-full border-2 ${isNewest ? 'border-good bg-good' : 'border-line-strong bg-card'}`}
        aria-hidden="true"
      />
      <p className="font-strong">{headingOf(entry, props)}</p>
      {entry.hearingAt && <p>{fill(labels.hearing, { date: formatAppointment(entry.hearingAt, locale) })}</p>}
      {entry.found && entry.on && (
        <p>{fill(props.cases.findings[entry.found], { date: formatDate(entry.on, locale) })}</p>
      )}
      {entry.callAt && <p>{fill(labels.call, { date: formatAppointment(entry.callAt, locale) })}</p>}
      {entry.text && (
        <p className="wrap-anywhere whitespace-pre-line" lang={entry.language}>
          {entry.isCut ? `${entry.text.trimEnd()}…` : entry.text}
        </p>
      )}
      {entry.isCut && (
        <a className={`${link} no-print`} href="#messages">
          {labels.whole}
        </a>
      )}
      {entry.text && entry.language && entry.language !== locale && entry.from !== 'client' && (
        <p className="small no-print">
          {labels.otherLanguage}{' '}
          <a className={link} href="#messages">
            {labels.askTranslation}
          </a>
        </p>
      )}
      <p className="small quiet">
        <time dateTime={entry.at}>{formatMoment(entry.at, locale)}</time>
      </p>
    </li>
  );
}

function headingOf(entry: TimelineEntry, { locale, cases, page, matters }: TimelineProps): string {
  const labels = page.history;
  if (entry.money)
    return fill(labels.money[entry.money], { amount: formatPrice(entry.amountCents ?? 0, locale) });
  if (entry.kind === 'message')
    return entry.from === 'client'
      ? labels.youWrote
      : fill(labels.weWrote, { name: entry.name ?? page.thread.us });
  const { code = null, title = null, status = null } = entry;
  const parts = [
    matters.length > 1 &&
      entry.matter !== undefined &&
      numberedMatter(matters, entry.matter, page.matters.name, locale),
    titleOf({ code, title, status }, cases),
    entry.paper && page.papers.kinds[entry.paper],
  ];
  return parts.filter(Boolean).join(': ');
}
