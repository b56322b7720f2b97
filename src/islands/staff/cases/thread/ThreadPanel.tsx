import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import type { StaffThread } from '#domain/cases/thread.ts';
import { link } from '#ui/button.ts';
import { callStaffApi } from '../../staff-calls.ts';
import { useApiQuery } from '../../../calls/api-query.tsx';
import { usePages } from '../../../calls/use-pages.ts';
import { Panel } from '../../Panel.tsx';
import type { CaseContactProps } from '../contact-props.ts';
import { ThreadMessage } from './ThreadMessage.tsx';
import { useStaffWords } from '../../staff-words.ts';

/** Messages in sight before somebody asks for older ones. */
const shownLast = 6;

/** What client and staff write to each other. Read by one member of staff, it counts as read by all. */
export function ThreadPanel(props: CaseContactProps) {
  const words = useStaffWords();
  const { caseId, onChanged } = props;
  const labels = words.thread.messages;
  const { data, fault, isLoading } = useApiQuery(cases.thread, { id: caseId });
  const { items, before, hasFailed, showOlder } = usePages(data ?? null, (place) =>
    callStaffApi(cases.thread, { id: caseId, before: place }),
  );
  /** Messages that were new when the case was opened stay marked. */
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());

  const onRead = useEffectEvent((thread: StaffThread) => {
    const last = thread.items.at(-1);
    const unread = thread.items.filter(({ from, readAt }) => from === 'client' && readAt === null);
    if (!last || unread.length === 0) return;
    setFresh((known) => new Set([...known, ...unread.map(({ id }) => id)]));
    // A failure is not worth an error message: the next visit marks it as read.
    callStaffApi(cases.markRead, { id: caseId, messageId: last.id }).then(onChanged, () => undefined);
  });
  useEffect(() => {
    if (data) onRead(data);
  }, [data]);

  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(-shownLast);

  const list = useRef<HTMLOListElement>(null);
  const last = shown.at(-1);
  const lastBefore = useRef<string | undefined>(undefined);
  const onCame = useEffectEvent(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    // What was answered is new to nobody.
    if (last?.from === 'us') setFresh(new Set());
  });
  useEffect(() => {
    const isLater = lastBefore.current !== undefined && lastBefore.current !== last?.id;
    lastBefore.current = last?.id;
    if (isLater) onCame();
  }, [last?.id]);
  return (
    <Panel>
      {fault}
      {isLoading && <p className="text-ink-soft">{words.frame.list.loading}</p>}
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
      {data && items.length === 0 && <p className="text-ink-soft">{labels.empty}</p>}
      <ol className="grid grid-cols-1 gap-2" aria-label={labels.title} data-thread ref={list}>
        {shown.map((message) => (
          <ThreadMessage key={message.id} message={message} isNew={fresh.has(message.id)} {...props} />
        ))}
      </ol>
    </Panel>
  );
}
