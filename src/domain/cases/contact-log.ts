import * as z from 'zod/mini';
import { text } from '../text.ts';
import { isDate } from './dates.ts';
import { moment } from './moment.ts';
import { writeKey } from './move-request.ts';

/** How somebody was reached, or looked for. The last two look at the court, not at the client. */
export const contactChannels = [
  'call',
  'voicemail',
  'letter',
  'visit',
  'message',
  'docket_check',
  'clerk_call',
] as const;
export type ContactChannel = (typeof contactChannels)[number];
export const contactDirections = ['in', 'out'] as const;
export type ContactDirection = (typeof contactDirections)[number];

/** What a person notes by hand; messages note themselves. */
export const loggedChannels = contactChannels.filter((channel) => channel !== 'message');

/** Channels that look at the court: they reach no client, and have no direction but ours. */
export const courtChannels: readonly ContactChannel[] = ['docket_check', 'clerk_call'];

export const contactNoteMax = 2_000;
/** Entries that are shown of one case. */
export const contactsShown = 200;

export const contactRequest = z
  .object({
    idempotencyKey: writeKey,
    channel: z
      .enum(contactChannels, 'choice.required')
      .check(z.refine((channel) => channel !== 'message', 'field.wrongType')),
    direction: z.enum(contactDirections, 'field.wrongType'),
    /** Spoke to the client; of a docket check: the file was found. */
    reached: z.boolean('reached.required'),
    note: z.optional(z.nullable(text({ max: contactNoteMax, multiline: true }))),
    /** Left out: just now. */
    happenedAt: z.optional(moment('date.invalid')),
    nextTryOn: z.optional(z.nullable(z.string('date.invalid').check(z.refine(isDate, 'date.invalid')))),
  })
  .check(
    z.refine(({ channel, direction }) => direction === 'out' || !courtChannels.includes(channel), {
      error: 'field.wrongType',
      path: ['direction'],
    }),
  );
