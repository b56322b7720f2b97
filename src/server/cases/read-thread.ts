import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/cases/answers.ts';
import type * as cases from '#domain/cases/api.ts';
import { messagesPerPage, threadPageBytes } from '#domain/cases/thread.ts';
import { cameByWays } from '#domain/channels/channels.ts';
import { locales } from '#domain/languages.ts';
import { uploadMessageKeys } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';
import { staffFiles } from './stored-files.ts';

const staffThread = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      from: z.enum(['client', 'us']),
      name: z.nullable(z.string()),
      language: z.enum(locales),
      text: z.string(),
      translation: z.nullable(z.string()),
      sentAt: z.string(),
      readAt: z.nullable(z.string()),
      isUrgent: z.boolean(),
      cameBy: z.enum(cameByWays),
      quoted: z.nullable(z.string()),
      notTaken: z.array(z.object({ name: z.string(), reason: z.enum(uploadMessageKeys) })),
      original: z.nullable(z.object({ id: z.string(), until: z.string() })),
      files: staffFiles,
    }),
  ),
  before: z.nullable(z.string()),
  unread: z.int(),
});
const clientThread = z.nullable(answers.thread);
type OwnThread = z.output<typeof answers.thread>;

const onePage = { limit: messagesPerPage, maxBytes: threadPageBytes };

/** A page of the thread of somebody's own case. Refuses `not_found`. */
export const ownThread = query({
  sql: 'read_own_thread',
  params: ({ id, before }: CleanInputOf<typeof cases.thread>) => ({ caseId: id, before, ...onePage }),
  answer: clientThread,
  toResult: orNotFound,
});

/** The newest page of it, for somebody who is known already. Refuses `not_found`. */
export const readOwnThread = async (app: Pick<App, 'db'>, actor: Actor, caseId: string): Promise<OwnThread> =>
  orNotFound(
    await callSql(app, 'read_own_thread', { actorId: actor.userId, caseId, ...onePage }, clientThread),
  );

function orNotFound(stored: OwnThread | null): OwnThread {
  if (!stored) throw new Refusal('not_found');
  return stored;
}

/** A page of the thread of any case, for staff; the look is audited first. Refuses `not_found`. */
export const threadOfCase = query({
  sql: 'read_case_thread',
  notes: { action: 'case_thread_viewed', object: 'case' },
  params: ({ id: caseId, ...asked }: CleanInputOf<typeof cases.thread>) => ({
    ...asked,
    caseId,
    limit: messagesPerPage,
    maxBytes: threadPageBytes,
  }),
  answer: staffThread,
});
