import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import {
  messagesPerPage,
  threadPageBytes,
  type ClientThread,
  type StaffThread,
  type ThreadQuery,
} from '#domain/cases/thread.ts';
import { locales } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { noteCaseView, requireOwnCase } from './find-case.ts';
import { clientFiles, staffFiles } from './stored-files.ts';

const thread = <Files extends z.ZodMiniType>(files: Files) =>
  z.object({
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
        files,
      }),
    ),
    before: z.nullable(z.string()),
    unread: z.int(),
  });
const clientThread = thread(clientFiles);
const staffThread = thread(staffFiles);

/** A page of the thread of the actor's own case. Refuses `not_found`. */
export async function readOwnThread(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
  query: ThreadQuery,
): Promise<ClientThread> {
  await requireOwnCase(app, actor, caseId);
  const p = { ...query, caseId, actorRole: 'client', limit: messagesPerPage, mostBytes: threadPageBytes };
  return callSql(app, 'read_case_thread', p, clientThread);
}

/** A page of the thread of any case, for staff; the look is audited first. Refuses `not_found`. */
export async function readStaffThread(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
  query: ThreadQuery,
): Promise<StaffThread> {
  await noteCaseView(app, actor, caseId, 'case_thread_viewed');
  const p = { ...query, caseId, actorRole: actor.role, limit: messagesPerPage, mostBytes: threadPageBytes };
  return callSql(app, 'read_case_thread', p, staffThread);
}
