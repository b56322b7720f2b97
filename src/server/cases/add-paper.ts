import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { PaperUpload } from '#domain/cases/papers.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { checkContent } from '../files/check-content.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload } from '../uploads/check-upload.ts';
import { readUploads, refusalOfTickets } from '../uploads/take-files.ts';
import { keyOf, refuseStale, staleAnswer } from './case-write.ts';

const added = z.union([
  z.object({
    outcome: z.literal('done'),
    paperId: z.string(),
    documentId: z.string(),
    versionNumber: z.int(),
    pageCode: z.string(),
    sha256: z.string(),
  }),
  staleAnswer,
  outcome('unknown', 'frozen', 'bad_ticket'),
]);

export interface AddedPaper {
  readonly paperId: string;
  readonly documentId: string;
  readonly versionNumber: number;
  readonly pageCode: string;
  readonly sha256: string;
}

/**
 * An uploaded PDF becomes a paper of a matter, or the next version of one; the older version is replaced, and what was
 * approved of it no longer counts. The hash is made here, of the bytes that are stored. Refuses `not_found`, `files`,
 * `stale` when there is a newer version than the one on the screen, and `paper_frozen`. Throws `StorageUnavailable`.
 */
export async function addPaper(
  app: Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>,
  actor: Actor,
  matterId: string,
  { idempotencyKey, ticket, ...paper }: PaperUpload,
): Promise<AddedPaper> {
  const ticketHash = sha256Hex(ticket);
  const p = {
    ...paper,
    title: paper.title || null,
    idempotencyKey: keyOf('paper', actor, idempotencyKey),
    matterId,
    ticketHash,
    sha256: await hashOfPdf(app, ticketHash),
    ...byActor(actor),
  };
  return addVersion(app, p, ticketHash);
}

/**
 * Adds a version whose file is stored and checked: what was uploaded, or what was made here with its facts. Refuses as
 * `addPaper`.
 */
export async function addVersion(app: Pick<App, 'db'>, p: object, ticketHash: string): Promise<AddedPaper> {
  const answer = await callSql(app, 'add_paper_version', p, added);
  if (answer.outcome === 'stale') throw refuseStale(answer);
  if (answer.outcome === 'bad_ticket') throw refuseField('files', await refusalOfTickets(app, [ticketHash]));
  if (answer.outcome === 'frozen') throw new Refusal('paper_frozen');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  const { outcome: _, ...done } = answer;
  return done;
}

/** Of the bytes in storage. A ticket that was used is hashed again: the same write may come twice. */
async function hashOfPdf(
  app: Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>,
  ticketHash: string,
): Promise<string> {
  const row = (await readUploads(app, [ticketHash])).get(ticketHash);
  if (!row) throw refuseField('files', 'file.missing');
  await refuseBadUpload(app, row);
  if (kindOfFile(row.file_name)?.extension !== 'pdf') throw refuseField('files', 'paper.pdf');
  const bytes = await app.files.read(row.object_key);
  if (!bytes) throw refuseField('files', 'file.missing');
  const { refused } = await checkContent('pdf', bytes);
  if (refused) throw refuseField('files', refused);
  return sha256Hex(bytes);
}
