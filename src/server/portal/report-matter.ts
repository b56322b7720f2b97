import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { MoveAnswer } from '#domain/cases/move-request.ts';
import type { App } from '../app.ts';
import { moveOwnMatter } from '../cases/move-matter.ts';
import { matterRead, refuseFaults } from '../cases/read-matter.ts';
import { checkFiles, hashesOf, type FilesApp } from '../cases/take-case-files.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { uploadRow } from '../uploads/check-upload.ts';

/**
 * The client reports what happened in a matter of theirs, with pictures where they have some: it moves, and staff get a
 * task to look at it. Refuses `not_found`, a day of filing that has not come, `files`, and what
 * `moveOwnMatter` refuses.
 */
export const reportMatter = command({
  sendsMail: true,
  first: {
    sql: 'read_report',
    params: ({ id: caseId, matterId, tickets }: CleanInputOf<typeof cases.reportMove>) => ({
      caseId,
      matterId,
      ticketHashes: hashesOf(tickets),
    }),
    answer: z.object({ matter: matterRead, tickets: z.array(uploadRow) }),
  },
  run: async (
    app: FilesApp & Pick<App, 'site'>,
    actor: Actor,
    { id: _id, matterId, ...report }: CleanInputOf<typeof cases.reportMove>,
    { first: { matter: own, tickets } },
  ): Promise<Pick<MoveAnswer, 'status' | 'caseStatus'>> => {
    if (!own) throw new Refusal('not_found');
    const { idempotencyKey, version, to, filedOn, filedHow, filedEnvelope } = report;
    const { hearingAt, hearingPlace, hearingDayConfirmed } = report;
    refuseFaults(to, { filedOn, hearingAt, hearingDayConfirmed }, own, { now: app.clock() });
    const files = await checkFiles(app, hashesOf(report.tickets), tickets);
    const move = {
      idempotencyKey,
      version,
      to,
      facts: {
        ...(to === 'filed' && { filedOn, filedHow, filedEnvelope, filedBy: 'client' as const }),
        ...(to === 'hearing_set' && { hearingAt, hearingPlace }),
      },
      words: {},
    };
    const { status, caseStatus } = await moveOwnMatter(app, actor, matterId, move, files);
    return { status, caseStatus };
  },
});
