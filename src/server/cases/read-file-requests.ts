import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/cases/answers.ts';
import type * as cases from '#domain/cases/api.ts';
import { requestStatuses } from '#domain/cases/file-requests.ts';
import { locales } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';
import { staffFiles } from './stored-files.ts';

const ofClient = z.nullable(answers.requests);
type Asked = z.output<typeof answers.requests>;
const ofStaff = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      matterId: z.nullable(z.string()),
      status: z.enum(requestStatuses),
      what: z.string(),
      why: z.nullable(z.string()),
      language: z.enum(locales),
      dueOn: z.nullable(z.string()),
      returnedNote: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
      closedAt: z.nullable(z.string()),
      version: z.int(),
      createdAt: z.string(),
      files: staffFiles,
    }),
  ),
});

/** What we asked for in the actor's own case. Refuses `not_found`. */
export const ownFileRequests = query({
  sql: 'read_own_requests',
  params: ({ id }: CleanInputOf<typeof cases.requests>) => ({ caseId: id }),
  answer: ofClient,
  toResult: orNotFound,
});

/** The same for somebody who is known already. */
export const readOwnFileRequests = async (
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
): Promise<Asked> =>
  orNotFound(await callSql(app, 'read_own_requests', { actorId: actor.userId, caseId }, ofClient));

function orNotFound(stored: Asked | null): Asked {
  if (!stored) throw new Refusal('not_found');
  return stored;
}

/** The same for any case, for staff; the look is audited first. Refuses `not_found`. */
export const requestsOfCase = query({
  sql: 'read_file_requests',
  notes: { action: 'case_files_viewed', object: 'case' },
  params: ({ id: caseId }: CleanInputOf<typeof cases.requests>) => ({ caseId }),
  answer: ofStaff,
});
