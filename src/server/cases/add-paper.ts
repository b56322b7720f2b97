import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type { PaperUpload } from '#domain/cases/papers.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { lintUpload } from '#domain/papers/lint.ts';
import { paperTemplate } from '#domain/papers/template.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { checkContent } from '../files/check-content.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload, uploadRow, type UploadRow } from '../uploads/check-upload.ts';
import { keyOf } from '../writes/write-key.ts';
import { addVersions, type AddedPaper } from './add-versions.ts';
import { lintContextOf } from './draft-papers.ts';
import { paperFactsOf, paperSheetAnswer, sheetOf, type PaperSheet } from './read-paper-facts.ts';

type AddingApp = Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log' | 'site' | 'config'>;

/**
 * An uploaded PDF becomes a paper of a matter, or the next version of one, as when somebody edited it in Word; the older
 * version is replaced, and what was approved of it no longer counts. The hash is made here, of the bytes that are
 * stored, and the text is held to the lints of papers; the Word file it was made from is kept with it. Says so if it has
 * no text. Refuses `not_found`, `files`, also for what a paper must not say, `stale` when there is a newer version than
 * the one on the screen, `paper_frozen`, and `paper_flagged`. Throws `StorageUnavailable`.
 */
export const addPaper = command({
  first: {
    sql: 'read_paper_upload',
    params: ({ id: matterId, ...request }: CleanInputOf<typeof matters.addPaper>) => ({
      matterId,
      ticketHashes: hashesOf(request),
    }),
    answer: z.object({ sheet: paperSheetAnswer, tickets: z.array(uploadRow) }),
  },
  run: async (
    app: AddingApp,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof matters.addPaper>,
    { first: { sheet, tickets } },
  ): Promise<AddedPaper & { readonly isChecked: boolean }> => {
    const { idempotencyKey, ticket: _ticket, wordTicket: _wordTicket, ...paper } = request;
    const [ticketHash, wordTicketHash] = hashesOf(request);
    const bytes = await readUploaded(app, tickets, ticketHash, 'pdf');
    const word = wordTicketHash ? await readUploaded(app, tickets, wordTicketHash, 'docx') : null;
    const isChecked = await lintUploaded(app, sheetOf(sheet), paper, bytes);
    const version = {
      ...paper,
      title: paper.title || null,
      idempotencyKey: keyOf('paper', actor, idempotencyKey),
      ticketHash,
      sha256: sha256Hex(bytes),
      ...(word && { wordTicketHash, wordSha256: sha256Hex(word) }),
    };
    const [added] = await addVersions(app, { ...byActor(actor), matterId }, [version], tickets);
    if (!added) throw new Error('the version that was added has no answer');
    return { ...added, isChecked };
  },
});

/** Of the paper, and of the Word file it was made from if that came with it. */
const hashesOf = ({ ticket, wordTicket }: PaperUpload) =>
  [ticket, wordTicket].flatMap((one) => (one ? [sha256Hex(one)] : []));

/** Whether there was text to look at. Refuses `files` with every lint. */
async function lintUploaded(
  app: Pick<App, 'site' | 'config'>,
  sheet: PaperSheet,
  { paperId, kind: newKind, language }: Omit<PaperUpload, 'idempotencyKey' | 'ticket' | 'wordTicket'>,
  bytes: Uint8Array,
): Promise<boolean> {
  const before = sheet.papers.find((one) => one.paperId === paperId);
  const kind = before?.kind ?? newKind;
  // What the court wrote is what it is; the packet was linted paper by paper.
  if (!kind || kind === 'court_letter' || kind === 'packet') return true;
  const { readPdfText } = await import('#papers/pdf-text.ts');
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

/** As stored. A ticket that was used is read again: the same write may come twice. */
async function readUploaded(
  app: AddingApp,
  uploads: readonly UploadRow[],
  ticketHash: string | undefined,
  extension: 'pdf' | 'docx',
): Promise<Uint8Array> {
  const row = uploads.find(({ ticket_hash }) => ticket_hash === ticketHash);
  if (!row) throw refuseField('files', 'file.missing');
  await refuseBadUpload(app, row);
  if (kindOfFile(row.file_name)?.extension !== extension) throw refuseField('files', `paper.${extension}`);
  const bytes = await app.files.read(row.object_key);
  if (!bytes) throw refuseField('files', 'file.missing');
  const { refused } = await checkContent(extension, bytes);
  if (refused) throw refuseField('files', refused);
  return bytes;
}
