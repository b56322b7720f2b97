import { inboxEntry, type InboxSearch } from '#domain/workplace/inbox.ts';
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
});
