import { inboxEntry, type InboxEntry, type InboxSearch } from '#domain/workplace/inbox.ts';
import type { ListPage } from '#domain/workplace/lists.ts';
import { page } from '../database/answers.ts';
import { reading } from '../database/reading.ts';

/** More than ever wait; what is answered leaves the list. */
const mostWaiting = 200;

/** Everything somebody wrote that waits for an answer, whichever way it came, the oldest first. */
export const inbox = reading({
  name: 'list_inbox',
  notes: { action: 'inbox_viewed' },
  ask: (_app, search: InboxSearch) => ({ ...search, limit: mostWaiting }),
  answer: page(inboxEntry),
  describe: (_app, stored): ListPage<InboxEntry> => stored,
});
