import * as z from 'zod/mini';
import { inboxTypes } from '../contact/inbox.ts';
import { locales } from '../languages.ts';
import type { ClockName } from '../promises/clock-kinds.ts';
import { ticketCategories } from '../tickets/codes.ts';

/** The ways in which somebody writes to us. A new one is a name here and a branch of `list_inbox` in SQL. */
export const inboxSources = ['contact', 'mail', 'ticket', 'thread', 'text'] as const;
export type InboxSource = (typeof inboxSources)[number];

/** What staff can ask of the inbox. It holds what waits for an answer; what is answered stands in the list of its kind. */
export const inboxSearch = z.object({
  source: z.optional(z.enum(inboxSources)),
  language: z.optional(z.enum(locales)),
  owner: z.optional(z.enum(['me', 'nobody'])),
});
export type InboxSearch = z.infer<typeof inboxSearch>;

export const inboxEntry = z.object({
  source: z.enum(inboxSources),
  id: z.string(),
  /** The record that opens: of a thread its case. */
  opens: z.string(),
  reference: z.string(),
  who: z.nullable(z.string()),
  /** What it is about, where its source asks that. */
  about: z.nullable(z.enum([...inboxTypes, ...ticketCategories])),
  beginning: z.string(),
  language: z.enum(locales),
  /** Since when somebody waits. */
  since: z.string(),
  /** The client, or the person who answers tickets, marked it so. */
  isUrgent: z.boolean(),
  owner: z.nullable(z.string()),
});
/**
 * How an entry is named in the address of the Inbox, and in the mail that leads there: nothing about the person who
 * wrote.
 */
export const inboxAddress = ({ source, opens }: { readonly source: InboxSource; readonly opens: string }) =>
  `${source}-${opens}`;

/** By which promise somebody who wrote this way waits. */
export const inboxClocks = {
  contact: 'contact_reply',
  mail: 'contact_reply',
  text: 'contact_reply',
  ticket: 'support_reply',
  thread: 'support_reply',
} as const satisfies Record<InboxSource, ClockName>;

export interface InboxEntry extends z.infer<typeof inboxEntry> {
  /** Whether the promised time has passed. */
  readonly isLate: boolean;
}
