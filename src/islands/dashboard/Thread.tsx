import { useEffect, useState } from 'react';
import type { ClientMessage, ClientThread } from '#domain/cases/thread.ts';
import { callApi } from '#browser/api.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { CaseFiles } from './CaseFiles.tsx';
import type { CasePartProps } from './case-page-props.ts';
import { useRead } from './use-read.ts';
import { WhenStirred } from './WhenStirred.tsx';
import { lazyForm } from './lazy-form.tsx';

const WriteMessage = lazyForm(() => import('./WriteMessage.tsx'));

/** The messages between the client and us, the newest last, and a place to write. */
export function Thread(props: CasePartProps) {
  const { caseId, locale, page, account } = props;
  const said = page.thread;
  const address = `/api/cases/${caseId}/messages`;
  const { answer, load } = useRead<ClientThread>(address, locale);
  const [earlier, setEarlier] = useState<ClientThread | null>(null);
  const [failed, setFailed] = useState(false);
  const items = [...(earlier?.items ?? []), ...(answer?.items ?? [])];
  const before = earlier ? earlier.before : (answer?.before ?? null);
  const last = answer?.items.findLast(({ from }) => from === 'us');
  const isUnread = (answer?.unread ?? 0) > 0;
  useEffect(() => {
    if (!isUnread || !last) return;
    // Seen is what came on the screen; should this get lost, it is said again next time.
    callApi(`${address}/read`, { method: 'POST', locale, body: { messageId: last.id } }).catch(
      () => undefined,
    );
  }, [address, isUnread, last, locale]);

  function readEarlier() {
    if (!before) return;
    callApi<ClientThread>(`${address}?before=${encodeURIComponent(before)}`, { locale }).then(
      (older) => setEarlier({ ...older, items: [...older.items, ...(earlier?.items ?? [])] }),
      () => setFailed(true),
    );
  }

  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby="messages">
      <h2 className="flex flex-wrap items-center gap-x-3 text-h3" id="messages" tabIndex={-1}>
        {said.title}
        {isUnread && <span className="badge">{fill(said.unread, { count: answer?.unread ?? 0 })}</span>}
      </h2>
      {answer && items.length === 0 && <p className="quiet">{said.none}</p>}
      {before && (
        <p className="no-print">
          <button type="button" className={link} onClick={readEarlier}>
            {said.older}
          </button>
        </p>
      )}
      {failed && <p className="notice danger">{account.offline}</p>}
      <ol className="grid gap-3 empty:hidden">
        {items.map((message) => (
          <Entry key={message.id} message={message} {...props} />
        ))}
      </ol>
      <WhenStirred>
        <WriteMessage {...props} onChanged={load} />
      </WhenStirred>
    </section>
  );
}

function Entry({ message, ...props }: CasePartProps & { readonly message: ClientMessage }) {
  const { locale, words, page } = props;
  const said = page.thread;
  const own = message.from === 'client';
  return (
    <li className={`grid gap-1 rounded-m p-4 ${own ? 'ms-6 bg-good-soft' : 'me-6 bg-accent-soft'}`}>
      <p className="small quiet">
        <strong>{own ? said.you : (message.name ?? said.us)}</strong>,{' '}
        <time dateTime={message.sentAt}>{formatMoment(message.sentAt, locale)}</time>
        {own && message.readAt && `, ${fill(said.read, { date: formatMoment(message.readAt, locale) })}`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line" lang={message.language}>
        {message.text}
      </p>
      {message.translation && (
        <div className="grid gap-1 border-t border-line pt-2">
          <p className="small quiet">{said.translation}</p>
          <p className="wrap-anywhere whitespace-pre-line" lang={message.language === 'en' ? 'es' : 'en'}>
            {message.translation}
          </p>
        </div>
      )}
      <CaseFiles files={message.files} locale={locale} words={words} page={page} />
    </li>
  );
}
