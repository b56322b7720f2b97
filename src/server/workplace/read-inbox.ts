import { readClock } from '#domain/promises/clocks.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { inboxClocks, inboxEntry, type InboxEntry, type InboxSearch } from '#domain/workplace/inbox.ts';
import type { ListPage } from '#domain/workplace/lists.ts';
import { page } from '../database/answers.ts';
import { query } from '../http/service.ts';

/** More than ever wait; what is answered leaves the list. */
const mostWaiting = 200;

/** Everything somebody wrote that waits for an answer, whichever way it came, the oldest first. */
export const inbox = query({
  sql: 'list_inbox',
  notes: { action: 'inbox_viewed' },
  params: (search: InboxSearch) => ({ ...search, limit: mostWaiting }),
  answer: page(inboxEntry),
  toResult: ({ items, before }, { app }): ListPage<InboxEntry> => {
    const [now, calendar] = [app.clock(), officeCalendar(app.site.closures)];
    const isLate = ({ source, since: startedAt }: Pick<InboxEntry, 'source' | 'since'>) =>
      readClock({ name: inboxClocks[source], startedAt, metAt: null, turns: [] }, now, calendar).state ===
      'late';
    return { items: items.map((one) => ({ ...one, isLate: isLate(one) })), before };
  },
});
