import { useEffect, useEffectEvent, useState } from 'react';
import type { StaffThread } from '#domain/cases/thread.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { usePages } from '../../../calls/use-pages.ts';
import { Panel } from '../../Panel.tsx';
import { callStaff } from '../../staff-calls.ts';
import { useStaffRead } from '../../staff-queries.ts';
import type { TalkProps } from '../talk-props.ts';
import { ThreadMessage } from './ThreadMessage.tsx';

/** Messages in sight before somebody asks for older ones. */
const shownLast = 6;

/** What client and staff write to each other. Read by one member of staff, it counts as read by all. */
export function ThreadPanel(props: TalkProps) {
  const { caseId, words, locale, onChanged } = props;
  const labels = words.thread.messages;
  const path = `/api/staff/cases/${caseId}/messages`;
  const { answer, fault, load, waits } = useStaffRead<StaffThread>(
    { key: ['case', caseId, 'messages'], path },
    { locale, account: words.account },
  );
  const { items, before, hasFailed, showOlder } = usePages(answer, (place) =>
    callStaff<StaffThread>(`${path}?before=${encodeURIComponent(place)}`, { locale }),
  );
  /** Messages that were new when the case was opened stay marked. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  const onRead = useEffectEvent((thread: StaffThread) => {
    const last = thread.items.at(-1);
    const unread = thread.items.filter(({ from, readAt }) => from === 'client' && readAt === null);
    if (!last || unread.length === 0) return;
    setFresh((known) => new Set([...known, ...unread.map(({ id }) => id)]));
    // A failure is not worth an error message: the next visit marks it as read.
    callStaff(`${path}/read`, { method: 'POST', locale, body: { messageId: last.id } }).then(
      onChanged,
      () => undefined,
    );
  });
  useEffect(() => {
    if (answer) onRead(answer);
  }, [answer]);

  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(-shownLast);
  return (
    <Panel>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {waits && <p className="text-ink-soft">{words.frame.list.loading}</p>}
      {(shown.length < items.length || before !== null) && (
        <p>
          <button
            type="button"
            className={link}
            onClick={shown.length < items.length ? () => setAll(true) : showOlder}
          >
            {labels.older}
          </button>
        </p>
      )}
      {hasFailed && <p className="notice danger">{words.account.offline}</p>}
      {answer && items.length === 0 && <p className="text-ink-soft">{labels.empty}</p>}
      <ol className="grid grid-cols-1 gap-2" aria-label={labels.title}>
        {shown.map((message) => (
          <ThreadMessage key={message.id} message={message} isNew={fresh.has(message.id)} {...props} />
        ))}
      </ol>
    </Panel>
  );
}
