import { useEffect, useRef, useState } from 'react';
import type { ClientMessage, ClientThread } from '#domain/cases/thread.ts';
import { callApi } from '#browser/api.ts';
import { onSight } from '#browser/on-sight.ts';
import { askUnreadAgain } from '#browser/unread.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { CaseFiles } from '../papers/CaseFiles.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { useIsWhole } from '../case/use-whole-page.ts';
import { usePages } from '../../calls/use-pages.ts';
import { useRead } from '../../calls/use-read.tsx';
import WriteMessage from './WriteMessage.tsx';

/** So many are shown at first. */
const newest = 10;

/** The messages between the client and us, the newest last, and a place to write. */
export function Thread(props: CaseFormProps) {
  const { caseId, locale, page, account } = props;
  const labels = page.thread;
  const address = `/api/cases/${caseId}/messages`;
  const { answer, load, readFault } = useRead<ClientThread>(address, props);
  const { items, before, hasFailed, showOlder } = usePages(answer, (place) =>
    callApi<ClientThread>(`${address}?before=${encodeURIComponent(place)}`, { locale }),
  );
  const last = answer?.items.findLast(({ from }) => from === 'us')?.id;
  const isWhole = useIsWhole();
  // Nobody scrolls past thirty messages to the one that is new; the others are one press away.
  const [isLong, setLong] = useState(false);
  const shown = isLong || isWhole ? items : items.slice(-Math.max(newest, answer?.unread ?? 0));
  const [readUpTo, setReadUpTo] = useState<string>();
  const unread = last && last !== readUpTo ? (answer?.unread ?? 0) : 0;
  const list = useRef<HTMLOListElement>(null);
  // Newest last, where a thumb writes the answer: who opens the messages begins there.
  const isRead = answer !== null;
  useEffect(() => {
    if (isRead) list.current?.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
  }, [isRead]);
  useEffect(() => {
    const entry = unread > 0 && last && list.current?.querySelector(`[data-message="${last}"]`);
    if (!entry) return;
    return onSight(entry, () => {
      callApi(`${address}/read`, { method: 'POST', locale, body: { messageId: last } }).then(
        () => {
          setReadUpTo(last);
          askUnreadAgain();
        },
        // It is said again next time.
        () => undefined,
      );
    });
  }, [address, unread, last, locale]);

  return (
    <>
      {/* Its room stays when it is read, or the messages would move under the eyes. */}
      {(unread > 0 || readUpTo) && (
        <p className={unread > 0 ? undefined : 'invisible'}>
          <span className="badge">{fill(labels.unread, { count: unread })}</span>
        </p>
      )}
      {readFault}
      {answer && items.length === 0 && <p className="quiet">{labels.none}</p>}
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
      {(answer || readFault) && <WriteMessage {...props} onChanged={load} />}
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
        {own && message.readAt && `, ${fill(labels.read, { date: formatMoment(message.readAt, locale) })}`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line" lang={message.language}>
        {message.text}
      </p>
      {message.translation && (
        <div className="grid gap-1 border-t border-line pt-2">
          <p className="small quiet">{labels.translation}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang={message.language === 'en' ? 'es' : 'en'}>
            {message.translation}
          </p>
        </div>
      )}
      <CaseFiles files={message.files} locale={locale} words={words} page={page} />
    </li>
  );
}
