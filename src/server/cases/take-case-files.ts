import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { refuseFileList } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { refuseField } from '../http/refusal.ts';
import { command, type Answering } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload, uploadRow, type UploadRow } from '../uploads/check-upload.ts';
import { reasonAgainstTickets } from '../uploads/take-files.ts';

/** A file among them cannot be taken. */
export const badTicket = z.object({ outcome: z.literal('bad_ticket'), badTickets: z.array(z.string()) });

export type FilesApp = Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>;

/** Files that come with a write about a case. */
export interface CaseFiles {
  /** What the database knows them by. */
  readonly ticketHashes: readonly string[];
  readonly rows: readonly UploadRow[];
  /** The refusal of those that the database did not take. */
  readonly refusal: (answer: z.infer<typeof badTicket>) => Error;
}

export const hashesOf = (tickets: readonly string[]) => tickets.map((ticket) => sha256Hex(ticket));

/**
 * A service for a write about a case with files: these are looked up in one question with the session, and checked before
 * the service is called. Refuses `files`. Throws `StorageUnavailable`: the person keeps what they typed and tries again.
 */
export function withCaseFiles<
  Input extends { readonly tickets: readonly string[] },
  Needs extends FilesApp,
  Result,
>(
  service: (app: Needs, actor: Actor, files: CaseFiles, input: Input) => Promise<Result>,
  answering: Answering<NoInfer<Result>> = {},
) {
  return command({
    ...answering,
    first: {
      sql: 'read_tickets',
      params: ({ tickets }: Input) => ({ ticketHashes: hashesOf(tickets) }),
      answer: z.array(uploadRow),
    },
    run: async (app: Needs, actor: Actor, input: Input, { first: rows }) =>
      service(app, actor, await checkFiles(app, hashesOf(input.tickets), rows), input),
  });
}

/** Refuses `files`. A ticket that was used is left to the database, because a repeated write names files that are attached already. */
export async function checkFiles(
  app: FilesApp,
  ticketHashes: readonly string[],
  rows: readonly UploadRow[],
): Promise<CaseFiles> {
  const together = refuseFileList(rows.map(({ file_size: size }) => ({ size })));
  if (together) throw refuseField('files', together);
  for (const row of rows) if (row.status === 'pending') await refuseBadUpload(app, row);
  return {
    ticketHashes,
    rows,
    refusal: ({ badTickets }) => refuseField('files', reasonAgainstTickets(rows, badTickets)),
  };
}
