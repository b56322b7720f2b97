import { useEffect, useRef, useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import type { ClientMessage } from '#domain/cases/thread.ts';
import { callApi } from '#browser/call-api.ts';
import { onSight } from '#browser/on-sight.ts';
import { askUnreadAgain } from '#browser/unread.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { CaseFiles } from '../papers/CaseFiles.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { useIsWhole } from '../case/use-whole-page.ts';
import { usePages } from '../../calls/use-pages.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import WriteMessage from './WriteMessage.tsx';

/** So many are shown at first. */
const newest = 10;

/** The messages between the client and us, the newest last, and a place to write. */
export function Thread(props: CaseFormProps) {
  const { caseId, locale, page, account } = props;
  const labels = page.thread;
  const { data, fault } = useApiQuery(caseApi.thread, { id: caseId });
  const { items, before, hasFailed, showOlder } = usePages(data ?? null, (place) =>
    callApi(caseApi.thread, { id: caseId, before: place }, { locale }),
  );
  const last = data?.items.findLast(({ from }) => from === 'us')?.id;
  const isWhole = useIsWhole();
  // Nobody scrolls past thirty messages to the one that is new; the others are one press away.
  const [isLong, setLong] = useState(false);
  const shown = isLong || isWhole ? items : items.slice(-Math.max(newest, data?.unread ?? 0));
  const [readUpTo, setReadUpTo] = useState<string>();
  const unread = last && last !== readUpTo ? (data?.unread ?? 0) : 0;
  const list = useRef<HTMLOListElement>(null);
  // Newest last, where a thumb writes the answer: people who open the messages begin there.
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead) list.current?.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, [isRead]);
  useEffect(() => {
    const entry = unread > 0 && last && list.current?.querySelector(`[data-message="${last}"]`);
    if (!entry) return;
    return onSight(entry, () => {
      callApi(caseApi.markRead, { id: caseId, messageId: last }, { locale }).then(
        () => {
          setReadUpTo(last);
          askUnreadAgain();
        },
        // It is said again next time.
        () => undefined,
      );
    });
  }, [caseId, unread, last, locale]);

  return (
    <>
      {/* Its room stays when it is read, or the messages would move under the eyes. */}
      {(unread > 0 || readUpTo) && (
        <p className={unread > 0 ? undefined : 'invisible'}>
          <span className="badge">{fill(labels.unread, { count: unread })}</span>
        </p>
      )}
      {fault}
      {data && items.length === 0 && <p className="quiet">{labels.none}</p>}
      {(before || shown.length < items.length) && (
        <p className="no-print">
          <button
            type="button"
            className={link}
            onClick={shown.length < items.length ? () => setLong(true) : showOlder}
          >
            {labels.older}
          </button>
        </p>
      )}
      {hasFailed && <p className="notice danger">{account.offline}</p>}
      <ol className="grid gap-3 empty:hidden" ref={list}>
        {shown.map((message) => (
          <Entry key={message.id} message={message} {...props} />
        ))}
      </ol>
      {(data || fault) && <WriteMessage caseId={caseId} />}
    </>
  );
}

function Entry({ message, ...props }: CaseFormProps & { readonly message: ClientMessage }) {
  const { locale, words, page } = props;
  const labels = page.thread;
  const own = message.from === 'client';
  return (
    <li
      className={`grid gap-1 md:scroll-mb-72 rounded-m p-4 ${own ? 'ms-6 bg-good-soft' : 'me-6 bg-accent-soft'}`}
      data-message={message.id}
    >
      <p className="small quiet">
        <strong>{own ? labels.you : (message.name ?? labels.us)}</strong>,{' '}
        <time dateTime={message.sentAt}>{formatMoment(message.sentAt, locale)}</time>
        {message.cameBy !== 'portal' && <span>{`, ${labels.cameBy[message.cameBy]}`}</span>}
        {message.isUrgent && <span>{`, ${labels.urgent}`}</span>}
        {own && message.readAt && (
          <span>{`, ${fill(labels.read, { date: formatMoment(message.readAt, locale) })}`}</span>
        )}
      </p>
      {message.text && (
        <p className="wrap-anywhere whitespace-pre-line" lang={message.language}>
          {message.text}
        </p>
      )}
      {!message.text && <p className="quiet">{labels.onlyFiles}</p>}
      {message.quoted && (
        <details>
          <summary className={`${link} small`}>{labels.quoted}</summary>
          <p className="small quiet wrap-anywhere whitespace-pre-line">{message.quoted}</p>
        </details>
      )}
      {message.translation && (
        <div className="grid gap-1 border-t border-line pt-2">
          <p className="small quiet">{labels.translation}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang={message.language === 'en' ? 'es' : 'en'}>
            {message.translation}
          </p>
        </div>
      )}
      <CaseFiles files={message.files} locale={locale} words={words} page={page} />
      {message.notTaken.length > 0 && (
        <p className="small wrap-anywhere">
          {fill(labels.notTaken, { names: message.notTaken.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </li>
  );
}
