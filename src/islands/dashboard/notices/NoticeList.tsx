import { useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import * as noticeApi from '#domain/notices/api.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { callApi } from '#browser/call-api.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import { casePath, path } from '#i18n/routes.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { link, secondButton } from '#ui/button.ts';
import { useWords } from '../../calls/use-words.ts';
import type { NoticeFrameProps, NoticeListProps } from './notice-props.ts';

/** The notices of 90 days. What is on the screen is read. */
export default function NoticeList({ newest, onRead, onClose, ...shown }: NoticeFrameProps) {
  const words = useWords('notices');
  const props = { ...shown, words };
  const { locale } = props;
  // The list stays as it was opened, also when reading it takes the marks of what was new.
  const [items, setItems] = useState<readonly Notice[] | null>(newest?.items ?? null);
  const [before, setBefore] = useState(newest?.before ?? null);
  const [failed, setFailed] = useState(false);

  function read(from: string | null): void {
    setFailed(false);
    callApi(noticeApi.list, { ...(from && { before: from }) }, { locale }).then(
      (page) => {
        setItems((earlier) => [...(earlier ?? []), ...page.items]);
        setBefore(page.before);
      },
      () => setFailed(true),
    );
  }
  const start = useEffectEvent(() => {
    if (items === null) read(null);
  });
  useEffect(() => start(), []);
  const seen = useEffectEvent((ids: string[]) => {
    // Should this get lost, they are marked as new once more.
    callApi(noticeApi.markRead, { ids }, { locale }).then(onRead, () => undefined);
  });
  useEffect(() => {
    const ids = (items ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id);
    for (let at = 0; at < ids.length; at += 100) seen(ids.slice(at, at + 100));
  }, [items]);

  return (
    <Dialog title={words.title} onClose={onClose}>
      <p className="small quiet">{words.lead}</p>
      {items?.length === 0 && <p>{words.none}</p>}
      <ul className="grid gap-3">
        {items?.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} {...props} />
        ))}
      </ul>
      {failed && <p role="alert">{words.failed}</p>}
      <p className="buttons items-center">
        {(failed || before) && (
          <button type="button" className={link} onClick={() => read(before)}>
            {failed ? words.again : words.older}
          </button>
        )}
        <a className={link} href={path('account', locale, '#own-notices')} rel="nofollow">
          {words.choose}
        </a>
        <button type="button" className={secondButton} onClick={onClose}>
          {words.close}
        </button>
      </p>
    </Dialog>
  );
}

interface NoticeItemProps extends Pick<NoticeListProps, 'locale' | 'words' | 'cases'> {
  readonly notice: Notice;
}

function NoticeItem({ notice, locale, words, cases }: NoticeItemProps) {
  const { caseId, caseNumber, code, to, at, kind, isRead, createdAt } = notice;
  const text =
    code === 'status_changed' && to ? fill(words.moved, { state: cases.states[to].badge }) : words.what[code];
  return (
    <li className={`grid gap-1 rounded-m p-3 ${isRead ? 'bg-ground-sunk' : 'bg-good-soft'}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {caseId ? (
          <a className="font-strong" href={placeOf(notice, locale, caseId)}>
            {text}
          </a>
        ) : (
          <strong>{text}</strong>
        )}
        {kind === 'your_turn' && <span className="badge">{words.yourTurn}</span>}
        {!isRead && <span className="font-strong text-good">{words.isNew}</span>}
      </p>
      {at && <p>{fill(words.date, { date: formatMoment(at, locale) })}</p>}
      <p className="small quiet">
        {caseNumber && <span>{`${fill(words.inCase, { number: caseNumber })} · `}</span>}
        <time dateTime={createdAt}>{formatMoment(createdAt, locale)}</time>
      </p>
    </li>
  );
}

function placeOf({ code }: Notice, locale: Locale, caseId: string): string {
  // Questions stand beside the cases.
  return code === 'ticket_answered'
    ? path('dashboard', locale, '#tickets')
    : casePath(locale, caseId) + partOf(code);
}

/** The part of the page of a case that a notice is about. */
function partOf(code: Notice['code']): string {
  switch (code) {
    case 'message_sent':
      return '#messages';
    case 'request_added':
    case 'request_returned':
      return '#requests';
    case 'papers_ready':
      return '#papers';
    case 'call_booked':
    case 'call_cancelled':
      return '#calls';
    case 'upgrade_offered':
      return '#offer';
    case 'part_due':
      return '#parts';
    default:
      return '';
  }
}
