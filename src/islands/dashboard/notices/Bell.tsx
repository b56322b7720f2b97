import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Locale } from '#domain/languages.ts';
import * as noticeApi from '#domain/notices/api.ts';
import type { Notices } from '#domain/notices/notices.ts';
import { callApi } from '#browser/call-api.ts';
import { keepUnread, shownUnread } from '#browser/unread.ts';
import type { CaseWords } from '#i18n/en/cases.ts';
import type { DashboardWords } from '#i18n/en/dashboard.ts';
import { plural } from '#i18n/format.ts';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import { wordsOf } from '../../calls/use-words.ts';

/** Comes with its words when it is opened. */
const NoticeList = lazyWithFallback(() => import('./NoticeList.tsx'), wordsOf('notices'));

export interface BellProps {
  readonly locale: Locale;
  readonly labels: DashboardWords['bell'];
  readonly cases: CaseWords;
}

/**
 * How much is new, and the list of it. Asks when the page comes, whenever it is looked at again, and after what the
 * client reads or does here; never by a clock.
 */
export default function Bell({ locale, labels, cases }: BellProps) {
  const [notices, setNotices] = useState<Notices | null>(null);
  const [isOpen, setOpen] = useState(false);
  function load(): void {
    callApi(noticeApi.list, {}, { locale }).then(
      (read) => {
        setNotices(read);
        keepUnread(read.unread);
      },
      () => undefined,
    );
  }
  const look = useEffectEvent(load);
  useEffect(() => {
    look();
    // Coming back to the tab tells both "visible" and "focus"; one question answers them.
    let askedAt = Date.now();
    const again = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < 1_000) return;
      askedAt = Date.now();
      look();
    };
    const solved = () => look();
    addEventListener('focus', again);
    addEventListener('noticesolved', solved);
    document.addEventListener('visibilitychange', again);
    return () => {
      removeEventListener('focus', again);
      removeEventListener('noticesolved', solved);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  // Until it was asked, the number that the header shows.
  const unread = notices?.unread ?? shownUnread();
  return (
    <>
      <button
        type="button"
        className="relative grid size-11 cursor-pointer place-items-center text-ink"
        aria-haspopup="dialog"
        aria-label={unread > 0 ? plural(unread, labels.openUnread, locale) : labels.open}
        onClick={() => setOpen(true)}
      >
        <svg
          className="size-6 fill-none stroke-current stroke-[1.75]"
          viewBox="0 0 24 24"
          aria-hidden="true"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2.2 2.2 0 0 0 4 0" />
        </svg>
        {unread > 0 && (
          <span
            className="absolute end-0 top-0.5 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-[--spacing(5)] font-strong text-on-accent"
            aria-hidden="true"
          >
            {unread}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NoticeList {...{ locale, cases }} newest={notices} onRead={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
