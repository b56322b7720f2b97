import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as own from '#domain/cases/api.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import {
  letterAnswers,
  silentOn,
  type LetterRequest,
  type LetterTrack,
} from '#domain/cases/letter-tracks.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command, query } from '../http/service.ts';
import { asClient, keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';
import { closingOf } from './record-docket-check.ts';

const words = z.nullable(z.string());
const read = z.object({
  outcome: z.literal('done'),
  caseId: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      company: z.string(),
      sentOn: z.string(),
      receivedOn: words,
      addedInformation: z.boolean(),
      answer: z.nullable(z.enum(letterAnswers)),
      answeredOn: words,
      version: z.int(),
    }),
  ),
});

interface Letters {
  readonly items: readonly LetterTrack[];
}

const answered = z.union([read, outcome('unknown')]);

/** The client's letters to screening companies about one of their matters. Refuses `not_found`. */
export const ownLetters = query({
  sql: 'read_letters',
  params: ({ matterId }: CleanInputOf<typeof own.letters>) => ({ matterId }),
  answer: answered,
  toResult: (stored, { input: { id: caseId } }): Letters => {
    if (stored.outcome !== 'done' || stored.caseId !== caseId) throw new Refusal('not_found');
    return { items: stored.items };
  },
});

/** The same for staff. Refuses `not_found`. */
export const lettersOfMatter = query({
  sql: 'read_letters',
  params: ({ id: matterId }: CleanInputOf<typeof cases.letters>) => ({ matterId }),
  answer: answered,
  toResult: (stored): Letters => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    return { items: stored.items };
  },
});

/**
 * The client notes a letter or the outcome of it. A company that has the letter and is silent becomes a task of the day
 * its time is over. Refuses `not_found`, `stale`, days to come, and `paper_not_now` before an order.
 */
export const saveOwnLetter = command({
  first: {
    sql: 'read_letters',
    params: ({ matterId }: CleanInputOf<typeof own.saveLetter>) => ({
      matterId,
    }),
    answer: answered,
  },
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    actor: Actor,
    { id: caseId, matterId, ...request }: CleanInputOf<typeof own.saveLetter>,
    { first: stored },
  ): Promise<void> => {
    if (stored.outcome !== 'done' || stored.caseId !== caseId) throw new Refusal('not_found');
    await saveLetter(app, actor, matterId, request, asClient(actor));
  },
  respond: done,
});

/** Staff do it for them. Refuses as above. */
export const saveLetterForClient = command({
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof matters.saveLetter>,
  ): Promise<void> => {
    await saveLetter(app, actor, matterId, request, byActor(actor));
  },
  respond: done,
});

const saved = z.union([outcome('done', 'not_now', 'unknown'), staleAnswer]);

async function saveLetter(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  matterId: string,
  { idempotencyKey, ...letter }: LetterRequest,
  who: ReturnType<typeof byActor>,
): Promise<void> {
  const today = officeDate(app.clock());
  for (const field of ['sentOn', 'receivedOn', 'answeredOn'] as const)
    if ((letter[field] ?? today) > today) throw refuseField(field, 'date.future');
  const silent = silentOn(letter);
  const p = {
    ...letter,
    idempotencyKey: keyOf('letter', actor, idempotencyKey),
    matterId,
    silentOn: silent,
    silentDueAt: silent && closingOf(addDays(silent, 1)),
    ...who,
  };
  const answer = await callSql(app, 'save_letter', p, saved);
  if (answer.outcome === 'stale') throw refuseStale(answer);
  if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
