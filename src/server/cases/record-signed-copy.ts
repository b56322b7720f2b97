import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import { pageCodesIn } from '#domain/cases/papers.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { keyOf, refuseStale, staleAnswer } from '../writes/write-key.ts';
import { badTicket, withCaseFiles, type CaseFiles, type FilesApp } from './take-case-files.ts';

const recorded = z.union([
  badTicket,
  staleAnswer,
  outcome('done', 'unknown', 'not_now', 'wrong_code', 'no_copy'),
]);

/**
 * Records that papers came back signed, before they are filed or after: several in one copy. The codes on their pages,
 * typed or read from the text of a PDF, must be those of the approved versions. Refuses `not_found`, `stale`,
 * `paper_not_now`, `files`, and `codes` where one is missing or none can be read.
 */
export const recordSignedCopy = withCaseFiles(
  async (
    app: FilesApp,
    actor: Actor,
    files,
    {
      id: matterId,
      tickets: _tickets,
      codes: typed,
      ...request
    }: CleanInputOf<typeof matters.recordSignedCopy>,
  ): Promise<void> => {
    const codes = [...pageCodesIn(typed), ...(await codesOnPages(app, files))];
    const p = {
      ...request,
      codes,
      idempotencyKey: keyOf('signed', actor, request.idempotencyKey),
      matterId,
      ticketHashes: files.ticketHashes,
      ...byActor(actor),
    };
    const answer = await callSql(app, 'record_signed_copy', p, recorded);
    if (answer.outcome === 'bad_ticket') throw files.refusal(answer);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'wrong_code')
      throw refuseField('codes', codes.length === 0 ? 'pageCode.unread' : 'pageCode.wrong');
    if (answer.outcome === 'no_copy') throw refuseField('files', 'file.required');
    if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
);

/** A scan is a picture and says none; its code is typed. */
async function codesOnPages(app: FilesApp, { rows }: CaseFiles): Promise<readonly string[]> {
  const codes: string[] = [];
  for (const row of rows) {
    const bytes = kindOfFile(row.file_name)?.extension === 'pdf' && (await app.files.read(row.object_key));
    if (!bytes) continue;
    const { readPdfText } = await import('#papers/pdf-text.ts');
    codes.push(...pageCodesIn((await readPdfText(bytes)).flat().join('\n')));
  }
  return [...new Set(codes)];
}

const settled = z.union([staleAnswer, outcome('done', 'unknown', 'not_now')]);

/**
 * Records that the court's fee is paid or its waiver form signed, or undoes that. Refuses `not_found`, `stale`,
 * `paper_not_now`.
 */
export const settleCourtFee = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: matterId, ...request }: CleanInputOf<typeof matters.settleCourtFee>,
  ): Promise<void> => {
    const p = {
      ...request,
      idempotencyKey: keyOf('fee', actor, request.idempotencyKey),
      matterId,
      ...byActor(actor),
    };
    const answer = await callSql(app, 'settle_court_fee', p, settled);
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'not_now') throw new Refusal('paper_not_now');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
