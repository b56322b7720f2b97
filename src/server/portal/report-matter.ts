import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { MoveAnswer } from '#domain/cases/move-request.ts';
import type { MatterReport } from '#domain/portal/case-writes.ts';
import type { App } from '../app.ts';
import { moveOwnMatter } from '../cases/move-matter.ts';
import { matterRead, refuseFaults } from '../cases/read-matter.ts';
import { checkFiles, hashesOf, type FilesApp } from '../cases/take-case-files.ts';
import { reading } from '../database/reading.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { uploadRow } from '../uploads/check-upload.ts';

/**
 * The client reports what happened in a matter of theirs, with pictures where they have some: it moves, and staff get a
 * task to look at it. Refuses `not_found`, a day of filing that has not come, a missing date, `files`, and what
 * `moveOwnMatter` refuses.
 */
export const reportMatter = reading({
  name: 'read_report',
  ask: (_app: FilesApp & Pick<App, 'site'>, caseId: string, matterId: string, { tickets }: MatterReport) => ({
    caseId,
    matterId,
    ticketHashes: hashesOf(tickets),
  }),
  answer: z.object({ matter: matterRead, tickets: z.array(uploadRow) }),
  describe: async (
    app,
    { matter: own, tickets },
    actor: Actor,
    _caseId,
    matterId,
    report,
  ): Promise<Pick<MoveAnswer, 'status' | 'caseStatus'>> => {
    if (!own) throw new Refusal('not_found');
    const { idempotencyKey, version, to, filedOn, filedHow, hearingAt, hearingPlace, hearingDayConfirmed } =
      report;
    if (to === 'filed' && !filedOn) throw refuseField('filedOn', 'field.required');
    if (to === 'hearing_set' && !hearingAt) throw refuseField('hearingAt', 'field.required');
    refuseFaults(to, { filedOn, hearingAt, hearingDayConfirmed }, own, { now: app.clock() });
    const files = await checkFiles(app, hashesOf(report.tickets), tickets);
    const move = {
      idempotencyKey,
      version,
      to,
      facts: {
        ...(to === 'filed' && { filedOn, filedHow, filedBy: 'client' as const }),
        ...(to === 'hearing_set' && { hearingAt, hearingPlace }),
      },
      words: {},
    };
    const { status, caseStatus } = await moveOwnMatter(app, actor, matterId, move, files);
    return { status, caseStatus };
  },
});
