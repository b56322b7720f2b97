import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as people from '#domain/people/api.staff.ts';
import { duplicates, type MergeRequest } from '#domain/people/merges.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';

/** Pairs on the page: whoever looks through more looks again. */
const mostPairs = 50;

/** Accounts that may be one person, with what was asked and decided. That they were seen is noted. */
export const foundDuplicates = query({
  sql: 'find_duplicates',
  params: () => ({ limit: mostPairs }),
  answer: duplicates,
});

/**
 * Asks to make two accounts one; nothing moves yet. Refuses `not_found` for people who are not active clients,
 * `merge_asked` when one of them is in a merge already, and `merge_money_open` while a refund or payment of theirs is
 * open.
 */
export const askMerge = command({
  run: async (app: Pick<App, 'db'>, actor: Actor, request: MergeRequest): Promise<{ mergeId: string }> => {
    const mergeAnswer = z.union([
      z.object({ outcome: z.literal('done'), mergeId: z.string() }),
      outcome('unknown', 'asked', 'money_open'),
    ]);
    const answer = await callSql(app, 'ask_merge', { ...request, ...byActor(actor) }, mergeAnswer);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'asked') throw new Refusal('merge_asked');
    if (answer.outcome !== 'done') throw new Refusal('merge_money_open');
    return { mergeId: answer.mergeId };
  },
});

/**
 * Confirms or stops a merge. Confirming moves cases, orders and messages at once, and leaves the old address and name
 * as an alias. Refuses `not_found`, `stale`, `merge_second` to the person who asked while somebody else may confirm,
 * `merge_early` to the only one before a day has passed, and `merge_money_open`.
 */
export const decideMerge = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'log'>,
    actor: Actor,
    { id: mergeId, act }: CleanInputOf<typeof people.decideMerge>,
  ): Promise<void> => {
    const answer = await callSql(
      app,
      'decide_merge',
      { mergeId, act, ...byActor(actor) },
      outcome('done', 'stale', 'second_needed', 'too_early', 'money_open', 'gone', 'unknown'),
    );
    app.log('merge_decided', { act, outcome: answer.outcome });
    if (answer.outcome === 'unknown' || answer.outcome === 'gone') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw new Refusal('stale');
    if (answer.outcome === 'second_needed') throw new Refusal('merge_second');
    if (answer.outcome === 'too_early') throw new Refusal('merge_early');
    if (answer.outcome !== 'done') throw new Refusal('merge_money_open');
  },
});
