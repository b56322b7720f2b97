import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import { addBusinessDays } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { closingOf } from './record-docket-check.ts';
import { badTicket, withCaseFiles, type FilesApp } from './take-case-files.ts';

const letterAnswer = z.union([
  z.object({ outcome: z.literal('done'), files: z.int() }),
  badTicket,
  outcome('not_now', 'unknown'),
]);

/**
 * The client sends pictures of what the court sent them; somebody here reads it by the end of the next business day.
 * Refuses `not_found`, `files`, and `case_over`.
 */
export const sendCourtLetter = withCaseFiles(
  async (
    app: FilesApp & Pick<App, 'site'>,
    actor: Actor,
    files,
    { id: caseId, matterId, idempotencyKey }: CleanInputOf<typeof cases.sendCourtLetter>,
  ): Promise<{ readonly files: number }> => {
    const p = {
      idempotencyKey: keyOf('court-letter', actor, idempotencyKey),
      caseId,
      matterId,
      ticketHashes: files.ticketHashes,
      dueAt: closingOf(addBusinessDays(officeDate(app.clock()), 1, officeCalendar(app.site.closures))),
      ...asClient(actor),
    };
    const answer = await callSql(app, 'send_court_letter', p, letterAnswer);
    if (answer.outcome === 'bad_ticket') throw files.refusal(answer);
    if (answer.outcome === 'not_now') throw new Refusal('case_over');
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return { files: answer.files };
  },
  { sendsMail: true },
);
