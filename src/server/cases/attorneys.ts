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
import { writeAuditEntry } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { refuseStale, staleAnswer, writeOf } from './case-write.ts';

/** More never wait for one person. */
const mostItems = 200;

const listed = z.object({ items: z.array(attorney), unassigned: z.int() });

/** The attorneys who work here, with what waits for each. No view of a client. */
export function listAttorneys(app: Pick<App, 'db' | 'clock'>): Promise<Attorneys> {
  return callSql(app, 'list_attorneys', { weekStart: weekBegan(app.clock()).toISOString() }, listed);
}

/** What waits for this attorney, the oldest first. That it was looked through is noted. Refuses `forbidden` to others. */
export async function readAttorneyQueue(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
): Promise<AttorneyQueue> {
  if (actor.role !== 'attorney') throw new Refusal('forbidden');
  await writeAuditEntry(app, actor, { action: 'cases_viewed' });
  const [{ items: attorneys }, { items }] = await Promise.all([
    listAttorneys(app),
    callSql(
      app,
      'read_attorney_queue',
      { actorId: actor.userId, limit: mostItems },
      z.object({ items: z.array(attorneyItem) }),
    ),
  ]);
  return {
    own: attorneys.find(({ id }) => id === actor.userId) ?? null,
    items,
    readAt: app.clock().toISOString(),
  };
}

const saved = z.union([staleAnswer, outcome('done', 'unknown', 'no_substitute')]);

/**
 * Writes an attorney's profile: they their own, an admin anybody's, and the day of the licence an admin alone. Refuses
 * `not_found` also for another's profile, `stale`, a day to come, and a substitute who reads no papers here.
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
    facts: { ...facts, barNumber: facts.barNumber || null },
    ...writeOf('attorney', actor, idempotencyKey),
  };
  const answer = await callSql(app, 'save_attorney_profile', p, saved);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  if (answer.outcome === 'stale') throw refuseStale(answer);
  if (answer.outcome === 'no_substitute') throw refuseField('substituteId', 'substitute.unknown');
}
