// Another address for a client who can no longer read their mail: staff ask for it after they made sure who calls.
import * as z from 'zod/mini';
import { moment } from '../cases/moment.ts';
import { writeKey } from '../cases/move-request.ts';
import { email } from '../email.ts';
import { text } from '../text.ts';

/** What a caller can be asked, because something stored confirms it. SQL lists the same (`private.facts_on_file`). */
export const mailboxFacts = [
  'birth_date',
  'case_number',
  'last_payment',
  'docket_number',
  'street_address',
  'phone_end',
] as const;
export type MailboxFact = (typeof mailboxFacts)[number];

/** What a landlord or anybody who reads the court record knows too. These alone prove nothing. */
const knownToOthers: ReadonlySet<MailboxFact> = new Set(['docket_number', 'street_address', 'phone_end']);
export const fewestFacts = 2;

/** For how many hours the change waits, so that the old mailbox can stop it. The table holds the same. */
export const lostMailboxHours = 24;
/** How many days ago staff may have called back. */
export const callBackDays = 3;
export const mailboxNoteMax = 1_000;
export const mailboxAnswerMax = 200;
/** How often answers about one client may be wrong in a day, whoever types them. */
export const mailboxTriesADay = 5;
/** How many days a change waits for the second person. */
export const secondPersonDays = 7;

/** As the caller said them. The server compares; what was said is kept nowhere. */
const callerFacts = z
  .array(
    z.object({ fact: z.enum(mailboxFacts, 'field.wrongType'), answer: text({ max: mailboxAnswerMax }) }),
    'mailbox.twoFacts',
  )
  .check(
    z.refine((facts) => new Set(facts.map(({ fact }) => fact)).size >= fewestFacts, {
      error: 'mailbox.twoFacts',
      abort: true,
    }),
    z.refine((facts) => facts.some(({ fact }) => !knownToOthers.has(fact)), 'mailbox.publicFacts'),
  );

export const mailboxRequest = z.object({
  idempotencyKey: writeKey,
  email: email(),
  facts: callerFacts,
  calledAt: moment('date.invalid'),
  /** The number that was called is the one on file, not one the caller named. */
  numberOnFile: z.literal(true, 'mailbox.number'),
  note: z._default(text({ max: mailboxNoteMax, multiline: true }), ''),
  /** The address on file, as the form showed it. */
  seen: text({ max: 254 }),
});

/** Opens a first password again that five wrong birth dates locked. */
export const unlockRequest = z.object({ idempotencyKey: writeKey, facts: callerFacts });

/** A second person looked at the change, whose new address they name, and agrees. */
export const mailboxApproval = z.object({ idempotencyKey: writeKey, email: email() });

export const mailboxStates = [
  'second',
  'unconfirmed',
  'waiting',
  'done',
  'undone',
  'stopped',
  'taken',
  'lapsed',
] as const;
export type MailboxState = (typeof mailboxStates)[number];

/** The address of a client, and the latest change of it by staff, as staff read them. */
export const mailboxSheet = z.object({
  current: z.string(),
  isClient: z.boolean(),
  /** The number to call back; null where the client wrote none down, or asked not to be called. */
  phone: z.nullable(z.string()),
  onFile: z.array(z.enum(mailboxFacts)),
  /** Whether somebody else has to agree to what this reader asks for. */
  needsSecond: z.boolean(),
  /** Since when five wrong birth dates lock a first password; null where none is locked. */
  passwordLockedAt: z.nullable(z.string()),
  change: z.nullable(
    z.object({
      email: z.string(),
      facts: z.array(z.enum(mailboxFacts)),
      calledAt: z.string(),
      note: z.string(),
      askedAt: z.string(),
      askedBy: z.nullable(z.string()),
      /** Whether this reader asked for it, and so may not be the second person. */
      isMine: z.boolean(),
      approvedBy: z.nullable(z.string()),
      appliesAt: z.string(),
      state: z.enum(mailboxStates),
    }),
  ),
});
export type MailboxSheet = z.infer<typeof mailboxSheet>;

/** Whether a change still waits, so that it can be stopped and no other one asked for. */
export const isWaiting = (state: MailboxState): boolean =>
  state === 'second' || state === 'unconfirmed' || state === 'waiting';
