import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import {
  requestStatuses,
  type ClientFileRequest,
  type FileRequests,
  type StaffFileRequest,
} from '#domain/cases/file-requests.ts';
import { locales } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { readAsClient, reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';
import { clientFiles, staffFiles } from './stored-files.ts';

const requests = <Files extends z.ZodMiniType>(files: Files) =>
  z.object({
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
        files,
      }),
    ),
  });
const ofClient = requests(clientFiles);
const ofStaff = requests(staffFiles);

/** What we asked for in the actor's own case. Refuses `not_found`. */
export const ownFileRequests = reading({
  name: 'read_own_requests',
  ask: (_app, caseId: string) => ({ caseId }),
  answer: z.nullable(ofClient),
  describe: (_app, stored): FileRequests<ClientFileRequest> => {
    if (!stored) throw new Refusal('not_found');
    return stored;
  },
});

export const readOwnFileRequests = (
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
): Promise<FileRequests<ClientFileRequest>> => readAsClient(ownFileRequests, app, actor, caseId);

/** The same for any case, for staff; the look is audited first. Refuses `not_found`. */
export const requestsOfCase = reading({
  name: 'read_file_requests',
  notes: { action: 'case_files_viewed', object: 'case' },
  ask: ownFileRequests.ask,
  answer: ofStaff,
  describe: (_app, stored): FileRequests<StaffFileRequest> => stored,
});
