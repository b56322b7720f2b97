import * as z from 'zod/mini';
import { inboxTypes } from '../contact/inbox.ts';
import { locales } from '../languages.ts';
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
  /** The client, or who answers tickets, marked it so. */
  isUrgent: z.boolean(),
  owner: z.nullable(z.string()),
});
export type InboxEntry = z.infer<typeof inboxEntry>;
