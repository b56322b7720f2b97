import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { attorney, attorneyItem, type AttorneyQueue } from '#domain/cases/attorneys.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { weekBegan } from '#domain/promises/office-week.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command, query, type QueryContext } from '../http/service.ts';
import { storedPhone } from '../phones/e164.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';

/** No attorney ever has more waiting. */
const mostItems = 200;

const listed = z.object({ items: z.array(attorney), unassigned: z.int() });

/** The attorneys who work here, and how much waits for each. Shows nothing about clients, so it is not audited. */
export const attorneyList = query({
  sql: 'list_attorneys',
  params: (_input, app: Pick<App, 'clock'>) => ({ weekStart: weekBegan(app.clock()).toISOString() }),
  answer: listed,
});

/** What waits for this attorney, oldest first; the look is noted. Refuses `forbidden` to anybody else. */
export const attorneyQueue = query({
  sql: 'read_attorney_queue',
  notes: { action: 'cases_viewed' },
  params: (_input, app: Pick<App, 'clock'>) => ({
    limit: mostItems,
    weekStart: weekBegan(app.clock()).toISOString(),
  }),
  answer: z.object({ items: z.array(attorneyItem), own: z.nullable(attorney) }),
  toResult: (stored, { app, actor: who }: QueryContext<Actor, unknown>): AttorneyQueue => {
    if (who.role !== 'attorney') throw new Refusal('forbidden');
    return { ...stored, readAt: app.clock().toISOString() };
  },
});

const saved = z.union([staleAnswer, outcome('done', 'unknown', 'no_substitute')]);

/**
 * Saves an attorney's profile. Attorneys edit their own, admins any; only an admin sets the day the license was checked.
 * Refuses `not_found` (somebody else's profile included), `stale`, a day in the future, and a substitute who is not an
 * attorney here.
 */
export const saveAttorneyProfile = command({
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    actor: Actor,
    { id, idempotencyKey, version, facts }: CleanInputOf<typeof cases.saveAttorney>,
  ): Promise<void> => {
    const { licenceCheckedOn } = facts;
    if (licenceCheckedOn && licenceCheckedOn > officeDate(app.clock()))
      throw refuseField('licenceCheckedOn', 'date.future');
    const p = {
      attorneyId: id,
      version,
      facts: { ...facts, ...storedPhone(facts.phone), barNumber: facts.barNumber || null },
      ...writeOf('attorney', actor, idempotencyKey),
    };
    const answer = await callSql(app, 'save_attorney_profile', p, saved);
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome === 'stale') throw refuseStale(answer);
    if (answer.outcome === 'no_substitute') throw refuseField('substituteId', 'substitute.unknown');
  },
});
