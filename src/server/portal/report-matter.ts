import type { Actor } from '#domain/access/roles.ts';
import type { MoveAnswer } from '#domain/cases/move-request.ts';
import type { MatterReport } from '#domain/portal/case-writes.ts';
import type { App } from '../app.ts';
import { moveOwnMatter } from '../cases/move-matter.ts';
import { matterRead, refuseFaults } from '../cases/read-matter.ts';
import { reading } from '../database/reading.ts';
import { Refusal, refuseField } from '../http/refusal.ts';

/**
 * The client reports what happened in a matter of theirs: it moves, and staff get a task to look at it. Refuses
 * `not_found`, a day of filing that has not come, a missing date, and what `moveOwnMatter` refuses.
 */
export const reportMatter = reading({
  name: 'read_matter',
  ask: (
    _app: Pick<App, 'db' | 'clock' | 'site'>,
    caseId: string,
    matterId: string,
    _report: MatterReport,
  ) => ({ caseId, matterId }),
  answer: matterRead,
  describe: async (
    app,
    own,
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
    const { status, caseStatus } = await moveOwnMatter(app, actor, matterId, {
      idempotencyKey,
      version,
      to,
      facts: {
        ...(to === 'filed' && { filedOn, filedHow, filedBy: 'client' as const }),
        ...(to === 'hearing_set' && { hearingAt, hearingPlace }),
      },
      words: {},
    });
    return { status, caseStatus };
  },
});
