import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as matters from '#domain/matters/api.staff.ts';
import { addBusinessDays } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { storedPhone } from '../phones/e164.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';
import { closingOf } from './record-docket-check.ts';

const saved = z.union([staleAnswer, outcome('done', 'unknown', 'forbidden', 'is_client')]);

/**
 * Adds, changes or removes a person in a court matter, records that the mail sent to them came back, which sets a task, or
 * an attorney's decision about one whom the client fears, or whether the client does, as told on paper or on the phone. Refuses `not_found`, `stale`, removing the client, and, from
 * anybody but an attorney, that decision, removing such a person before it, and a no after a yes.
 */
export const saveParty = command({
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: matterId, idempotencyKey, ...request }: CleanInputOf<typeof matters.saveParty>,
  ): Promise<void> => {
    const p = {
      ...request,
      ...('facts' in request && {
        facts: { ...request.facts, ...storedPhone(request.facts.phone) },
      }),
      dueAt: closingOf(addBusinessDays(officeDate(app.clock()), 1, officeCalendar(app.site.closures))),
      matterId,
      ...writeOf('party', actor, idempotencyKey),
    };
    const answer = await callSql(app, 'save_party', p, saved);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'forbidden') throw refuseField('act', 'danger.attorney');
    if (answer.outcome === 'is_client') throw refuseField('act', 'party.isClient');
  },
});
