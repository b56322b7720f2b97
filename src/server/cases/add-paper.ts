import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { PaperUpload } from '#domain/cases/papers.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import { lintUpload } from '#domain/papers/lint.ts';
import { paperTemplate } from '#domain/papers/template.ts';
import { readPdfText } from '#papers/pdf-text.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { checkContent } from '../files/check-content.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload } from '../uploads/check-upload.ts';
import { readUploads, refusalOfTickets } from '../uploads/take-files.ts';
import { keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';
import { lintContextOf } from './draft-papers.ts';
import { paperFactsOf, readPaperSheet } from './read-paper-facts.ts';

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
  outcome('unknown', 'frozen', 'flagged', 'bad_ticket'),
]);

export interface AddedPaper {
  readonly paperId: string;
  readonly documentId: string;
  readonly versionNumber: number;
  readonly pageCode: string;
  readonly sha256: string;
}

/**
 * An uploaded PDF becomes a paper of a matter, or the next version of one, as when somebody edited it in Word; the older
 * version is replaced, and what was approved of it no longer counts. The hash is made here, of the bytes that are
 * stored, and the text is held to the lints of papers; the Word file it was made from is kept with it. Says so if it has
 * no text. Refuses `not_found`, `files`, also for what a paper must not say, `stale` when there is a newer version than
 * the one on the screen, `paper_frozen`, and `paper_flagged`. Throws `StorageUnavailable`.
 */
export async function addPaper(
  app: Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log' | 'site' | 'config'>,
  actor: Actor,
  matterId: string,
  { idempotencyKey, ticket, wordTicket, ...paper }: PaperUpload,
): Promise<AddedPaper & { readonly isChecked: boolean }> {
  const ticketHash = sha256Hex(ticket);
  const bytes = await readUploaded(app, ticketHash, 'pdf');
  const wordTicketHash = wordTicket ? sha256Hex(wordTicket) : null;
  const word = wordTicketHash ? await readUploaded(app, wordTicketHash, 'docx') : null;
  const isChecked = await lintUploaded(app, matterId, paper, bytes);
  const p = {
    ...paper,
    title: paper.title || null,
    idempotencyKey: keyOf('paper', actor, idempotencyKey),
    matterId,
    ticketHash,
    sha256: sha256Hex(bytes),
    ...(word && { wordTicketHash, wordSha256: sha256Hex(word) }),
    ...byActor(actor),
  };
  const hashes = wordTicketHash ? [ticketHash, wordTicketHash] : [ticketHash];
  return { ...(await addVersion(app, p, hashes)), isChecked };
}

/** Whether there was text to look at. Refuses `files` with every lint. */
async function lintUploaded(
  app: Pick<App, 'db' | 'site' | 'config'>,
  matterId: string,
  { paperId, kind: newKind, language }: Omit<PaperUpload, 'idempotencyKey' | 'ticket' | 'wordTicket'>,
  bytes: Uint8Array,
): Promise<boolean> {
  const sheet = await readPaperSheet(app, matterId);
  const before = sheet.papers.find((one) => one.paperId === paperId);
  const kind = before?.kind ?? newKind;
  // What the court wrote is what it is; the packet was linted paper by paper.
  if (!kind || kind === 'court_letter' || kind === 'packet') return true;
  const lines = (await readPdfText(bytes)).flat();
  if (lines.length === 0) return false;
  const spoken = before?.language ?? language;
  const template = sheet.templates
    .map(({ content }) => paperTemplate.parse(JSON.parse(content)))
    .find((one) => one.kind === kind && one.language === spoken);
  const lints = lintUpload(
    lines,
    { kind, forCourt: template?.forCourt ?? false },
    lintContextOf(app, sheet, paperFactsOf(sheet)),
  );
  const codes = new Set<string>(lints.map(({ code }) => code));
  // Its foot still has the code of the version it was made from.
  if (before && lines.some((line) => line.includes(before.pageCode))) codes.add('old_code');
  if (codes.size > 0)
    throw new Refusal('invalid_input', {
      fields: [...codes].map((code) => ({ field: 'files', key: `lint.${code}` })),
    });
  return true;
}

/**
 * Adds a version whose file is stored and checked: what was uploaded, or what was made here with its facts. Refuses as
 * `addPaper`.
 */
export async function addVersion(
  app: Pick<App, 'db'>,
  p: object,
  ticketHashes: readonly string[],
): Promise<AddedPaper> {
  const answer = await callSql(app, 'add_paper_version', p, added);
  if (answer.outcome === 'stale') throw refuseStale(answer);
  if (answer.outcome === 'bad_ticket') throw refuseField('files', await refusalOfTickets(app, ticketHashes));
  if (answer.outcome === 'frozen') throw new Refusal('paper_frozen');
  if (answer.outcome === 'flagged') throw new Refusal('paper_flagged');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  const { outcome: _, ...done } = answer;
  return done;
}

/** As stored. A ticket that was used is read again: the same write may come twice. */
async function readUploaded(
  app: Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>,
  ticketHash: string,
  extension: 'pdf' | 'docx',
): Promise<Uint8Array> {
  const row = (await readUploads(app, [ticketHash])).get(ticketHash);
  if (!row) throw refuseField('files', 'file.missing');
  await refuseBadUpload(app, row);
  if (kindOfFile(row.file_name)?.extension !== extension) throw refuseField('files', `paper.${extension}`);
  const bytes = await app.files.read(row.object_key);
  if (!bytes) throw refuseField('files', 'file.missing');
  const { refused } = await checkContent(extension, bytes);
  if (refused) throw refuseField('files', refused);
  return bytes;
}
