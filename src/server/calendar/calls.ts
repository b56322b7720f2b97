import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as calendar from '#domain/calendar/api.ts';
import { callRules, includesCalls } from '#domain/calendar/call-rules.ts';
import type { CallTimes } from '#domain/calendar/calls.ts';
import { formatPhone } from '#domain/intake/phone.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { hourMs } from '#domain/durations.ts';
import type * as workplace from '#domain/workplace/api.staff.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import type { ParametersOf } from '../database/parameters.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';
import { asClient, keyOf } from '../writes/write-key.ts';
import { e164Of } from '../phones/e164.ts';
import { freeTimes, nearestTimes, whyNoCall } from './call-slots.ts';

const dayHours = z.object({ weekday: z.int(), opens: z.string(), closes: z.string() });
const callTimes = z.union([
  z.object({
    outcome: z.literal('done'),
    packageId: z.enum(packageIds),
    isOver: z.boolean(),
    isConfirmed: z.boolean(),
    people: z.array(
      z.object({
        staffId: z.string(),
        hours: z.array(dayHours),
        languages: z.array(z.enum(locales)),
        daysOff: z.array(z.string()),
        busy: z.array(z.object({ from: z.string(), to: z.string() })),
      }),
    ),
    phone: z.nullable(z.string()),
    call: z.nullable(
      z.object({
        id: z.string(),
        startsAt: z.string(),
        language: z.enum(locales),
        phone: z.string(),
        with: z.nullable(z.string()),
      }),
    ),
  }),
  outcome('unknown'),
]);

function known(stored: z.output<typeof callTimes>) {
  if (stored.outcome !== 'done') throw new Refusal('not_found');
  return stored;
}

async function readTimes(app: Pick<App, 'db'>, { userId }: Actor, caseId: string) {
  return known(await callSql(app, 'read_call_times', { caseId, actorId: userId }, callTimes));
}

type Offer = Pick<ReturnType<typeof known>, 'packageId' | 'isOver' | 'isConfirmed'>;
/** Whether a client may book one now. A call that is booked stays. */
const offersCalls = ({ packageId, isOver, isConfirmed }: Offer): boolean =>
  includesCalls(packageId) && isConfirmed && !isOver;

/** Calls before this moment stay as they are. */
const changeableFrom = (app: Pick<App, 'clock'>) =>
  new Date(app.clock().getTime() + callRules.changeableHours * hourMs).toISOString();

/** The free times for a call about the actor's own case, and the call that is booked. Refuses `not_found`. */
export const ownCallTimes = query({
  sql: 'read_call_times',
  params: ({ id: caseId }: CleanInputOf<typeof calendar.callTimes>) => ({ caseId }),
  answer: callTimes,
  toResult: (stored, { app }): CallTimes => {
    const times = known(stored);
    const { people, phone, call } = times;
    const isOffered = offersCalls(times);
    return {
      isOffered,
      phone,
      slots: isOffered
        ? freeTimes(people, app.clock(), app.site.closures).map(({ startsAt, people: free }) => ({
            startsAt,
            languages: locales.filter((language) =>
              free.some(({ languages }) => languages.includes(language)),
            ),
          }))
        : [],
      call: call && { ...call, isChangeable: Date.parse(call.startsAt) >= Date.parse(changeableFrom(app)) },
    };
  },
});

/**
 * Books a free time for a call about the actor's own case, or moves the call there. Sent twice it is booked once.
 * Refuses `not_found`, `call_not_offered` (the package has none, nobody confirmed that they are taken, or the case is over), `call_taken` with the three
 * nearest free times, a time that is none of those we offer with the reason, `call_too_late` to move it, `stale` when
 * there is another call by now.
 */
export const bookCall = command({
  sendsMail: true,
  run: async (
    app: Pick<App, 'db' | 'clock' | 'site'>,
    actor: Actor,
    { id: caseId, idempotencyKey, startsAt, language, phone, moves }: CleanInputOf<typeof calendar.bookCall>,
  ): Promise<{ readonly callId: string }> => {
    const times = await readTimes(app, actor, caseId);
    const { people } = times;
    if (!offersCalls(times)) throw new Refusal('call_not_offered');
    // People whose hours are free. The booking itself decides whether they have a call then.
    const byHours = freeTimes(
      people.map((person) => ({ ...person, busy: [] })),
      app.clock(),
      app.site.closures,
    );
    const time = byHours.find((free) => Date.parse(free.startsAt) === Date.parse(startsAt));
    const staffIds = (time?.people ?? [])
      .filter(({ languages }) => languages.includes(language))
      .map(({ staffId }) => staffId);
    if (time && staffIds.length > 0) {
      const p = {
        idempotencyKey: keyOf('call', actor, idempotencyKey),
        caseId,
        ...asClient(actor),
        startsAt: time.startsAt,
        endsAt: time.endsAt,
        busyUntil: time.busyUntil,
        staffIds,
        language,
        phone: formatPhone(phone),
        phoneE164: e164Of(phone),
        moves: moves ?? null,
        changeableFrom: changeableFrom(app),
      };
      const answer = await callSql(app, 'book_call', p, booked);
      if (answer.outcome === 'done') return { callId: answer.callId };
      if (answer.outcome === 'unknown') throw new Refusal('not_found');
      if (answer.outcome === 'too_late') throw new Refusal('call_too_late');
      if (answer.outcome === 'stale')
        throw new Refusal('stale', { extra: { changedBy: null, changedAt: null } });
    }
    if (staffIds.length === 0)
      throw refuseField('startsAt', whyNoCall(startsAt, app.clock(), app.site.closures));
    const { people: now } = await readTimes(app, actor, caseId);
    throw new Refusal('call_taken', {
      extra: { nearest: nearestTimes(freeTimes(now, app.clock(), app.site.closures), startsAt, language) },
    });
  },
});

const booked = z.union([
  z.object({ outcome: z.literal('done'), callId: z.string() }),
  outcome('taken', 'stale', 'too_late', 'unknown'),
]);

/** The actor calls off their own call. Refuses `not_found`, and `call_too_late`. */
export const cancelOwnCall = command({
  sendsMail: true,
  run: (
    app: Pick<App, 'db' | 'clock'>,
    actor: Actor,
    { id: callId }: CleanInputOf<typeof calendar.cancelCall>,
  ): Promise<void> => {
    return cancel(app, {
      callId,
      ...asClient(actor),
      changeableFrom: changeableFrom(app),
    });
  },
});

/** Somebody who works here calls it off, also at the last minute; the client hears of it. Refuses `not_found`. */
export const cancelCall = command({
  sendsMail: true,
  run: (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id: callId }: CleanInputOf<typeof workplace.cancelCall>,
  ): Promise<void> => {
    return cancel(app, { callId, ...byActor(actor) });
  },
});

async function cancel(app: Pick<App, 'db'>, p: ParametersOf<'cancel_call'>): Promise<void> {
  const answer = await callSql(app, 'cancel_call', p, outcome('done', 'too_late', 'unknown'));
  if (answer.outcome === 'too_late') throw new Refusal('call_too_late');
  if (answer.outcome !== 'done') throw new Refusal('not_found');
}
