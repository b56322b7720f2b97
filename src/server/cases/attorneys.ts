import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import {
  attorney,
  attorneyItem,
  type AttorneyQueue,
  type Attorneys,
  type ProfileRequest,
} from '#domain/cases/attorneys.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { weekBegan } from '#domain/promises/office-week.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { reading } from '../database/reading.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { storedPhone } from '../phones/e164.ts';
import { refuseStale, staleAnswer, writeOf } from '../writes/write-key.ts';

/** No attorney ever has more waiting. */
const mostItems = 200;

const listed = z.object({ items: z.array(attorney), unassigned: z.int() });

/** The attorneys who work here, and how much waits for each. Shows nothing about clients, so it is not audited. */
export const attorneyList = reading({
  name: 'list_attorneys',
  ask: (app: Pick<App, 'clock'>) => ({ weekStart: weekBegan(app.clock()).toISOString() }),
  answer: listed,
  describe: (_app, stored): Attorneys => stored,
});

/** What waits for this attorney, oldest first; the look is noted. Refuses `forbidden` to anybody else. */
export const attorneyQueue = reading({
  name: 'read_attorney_queue',
  notes: { action: 'cases_viewed' },
  ask: (app: Pick<App, 'clock'>) => ({ limit: mostItems, weekStart: weekBegan(app.clock()).toISOString() }),
  answer: z.object({ items: z.array(attorneyItem), own: z.nullable(attorney) }),
  describe: (app: Pick<App, 'clock'>, stored, who: Actor): AttorneyQueue => {
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
export async function saveAttorneyProfile(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  { idempotencyKey, version, facts }: ProfileRequest,
): Promise<void> {
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
}
