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
import { readAsClient, reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';
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

/** A page of the thread of somebody's own case. Refuses `not_found`. */
export const ownThread = reading({
  name: 'read_own_thread',
  ask: (_app, caseId: string, query: ThreadQuery) => ({
    ...query,
    caseId,
    limit: messagesPerPage,
    mostBytes: threadPageBytes,
  }),
  answer: z.nullable(clientThread),
  describe: (_app, stored): ClientThread => {
    if (!stored) throw new Refusal('not_found');
    return stored;
  },
});

export const readOwnThread = (
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
  query: ThreadQuery,
): Promise<ClientThread> => readAsClient(ownThread, app, actor, caseId, query);

/** A page of the thread of any case, for staff; the look is audited first. Refuses `not_found`. */
export const threadOfCase = reading({
  name: 'read_case_thread',
  notes: { action: 'case_thread_viewed', object: 'case' },
  ask: ownThread.ask,
  answer: staffThread,
  describe: (_app, stored): StaffThread => stored,
});
