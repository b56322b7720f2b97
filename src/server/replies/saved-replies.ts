import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { locales } from '#domain/languages.ts';
import type * as replies from '#domain/replies/api.staff.ts';
import { mostReplies, type CreateReplyRequest, type SavedReply } from '#domain/replies/saved-replies.ts';
import type { ListPage, ListRequest } from '#domain/workplace/lists.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome, page } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { done } from '../http/reply.ts';
import { command, query } from '../http/service.ts';

const savedReply = z.object({
  id: z.string(),
  version: z.int(),
  titleEn: z.string(),
  titleEs: z.string(),
  bodyEn: z.string(),
  bodyEs: z.string(),
  enCurrentAt: z.string(),
  esCurrentAt: z.string(),
  older: z.nullable(z.enum(locales)),
});
const stale = z.object({ outcome: z.literal('stale'), version: z.int(), by: z.nullable(z.string()) });

/** All saved replies that are offered, by their English title; with `search`, those that hold its words. */
export const searchReplies = command({
  run: async (
    app: Pick<App, 'db'>,
    _actor: Actor,
    { search }: ListRequest,
  ): Promise<ListPage<SavedReply>> => {
    return callSql(app, 'search_replies', { search: search || null }, page(savedReply));
  },
});

const replyAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('found'), reply: savedReply }),
  outcome('unknown'),
]);

/** One pair. Refuses `not_found`, also for one that was retired. */
export const replyOfStaff = query({
  sql: 'read_reply',
  params: ({ id: replyId }: CleanInputOf<typeof replies.read>) => ({ replyId }),
  answer: replyAnswer,
  toResult: (stored): SavedReply => {
    if (stored.outcome === 'unknown') throw new Refusal('not_found');
    return stored.reply;
  },
});

const saved = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), reply: savedReply }),
  stale,
  outcome('unknown', 'too_many'),
]);

/** Adds a pair under the id the browser made; the same id again adds nothing. Refuses a pair too many. */
export const createReply = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: newId, ...halves }: CreateReplyRequest,
  ): Promise<SavedReply> => {
    const p = { ...halves, newId, most: mostReplies, ...byActor(actor) };
    const answer = await callSql(app, 'save_reply', p, saved);
    if (answer.outcome === 'too_many') throw refuseField('titleEn', 'reply.tooMany');
    if (answer.outcome !== 'saved') throw new Refusal('not_found');
    return answer.reply;
  },
});

/**
 * Changes a pair from the version somebody saw. A half that is changed alone makes the other one old, unless they say
 * that both are right. Refuses `stale` with whose change it was, and `not_found`.
 */
export const saveReply = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, ...input }: CleanInputOf<typeof replies.save>,
  ): Promise<SavedReply> => {
    const p = { ...input, id, most: mostReplies, ...byActor(actor) };
    const answer = await callSql(app, 'save_reply', p, saved);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome !== 'saved') throw new Refusal('not_found');
    return answer.reply;
  },
});

const retired = z.discriminatedUnion('outcome', [stale, outcome('done', 'unknown')]);

/** Takes a pair out of the list for good. Twice changes nothing. Refuses `stale` and `not_found`. */
export const retireReply = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id, version }: CleanInputOf<typeof replies.retire>,
  ): Promise<void> => {
    const answer = await callSql(app, 'retire_reply', { id, version, ...byActor(actor) }, retired);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
  },
  respond: done,
});

const refuseStale = ({ by, version }: z.infer<typeof stale>) =>
  new Refusal('stale', { extra: { by, version } });
