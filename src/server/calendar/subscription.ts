import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { accessThrottles } from '#domain/access/throttles.ts';
import type { AddressRequest } from '#domain/calendar/dates.ts';
import { locales } from '#domain/languages.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as calendar from '#domain/calendar/api.ts';
import { throttle } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { isToken, randomToken, sha256Hex } from '../http/tokens.ts';
import { calendarFile } from './calendar-file.ts';
import { calendarDates, calendarType } from './read-dates.ts';

/**
 * A new secret address for the actor's calendars, in the language of the page; the one before ends. It is told here and
 * never again.
 */
export const makeCalendarAddress = command({
  run: async (
    app: Pick<App, 'db' | 'config'>,
    actor: Actor,
    { withPlace }: AddressRequest,
    { call: { locale: language } },
  ): Promise<{ readonly url: string }> => {
    const token = randomToken();
    const p = { userId: actor.userId, tokenHash: sha256Hex(token), language, withPlace };
    await callSql(app, 'keep_calendar_address', p, outcome('done'));
    return { url: `${app.config.siteOrigin}/api/calendars/${token}/dates.ics` };
  },
});

/** Ends the actor's address: it no longer works. */
export const endCalendarAddress = command({
  run: async (app: Pick<App, 'db'>, actor: Actor): Promise<void> => {
    await callSql(app, 'end_calendar_address', { userId: actor.userId }, outcome('done'));
  },
});

const subscribed = z.union([
  z.object({
    outcome: z.literal('done'),
    language: z.enum(locales),
    withPlace: z.boolean(),
    items: calendarDates,
  }),
  outcome('unknown'),
]);

/**
 * What a calendar gets that knows a secret address, canceled dates as such. Refuses `not_found` to every other, and
 * `throttled` to a network that asks too often.
 */
export const writeSubscribedCalendar = command({
  run: async (
    app: Pick<App, 'db' | 'config'>,
    _actor,
    { token }: CleanInputOf<typeof calendar.subscribed>,
    { call: { ip } },
  ) => {
    if (!isToken(token)) throw new Refusal('not_found');
    await throttle(app, 'calendar-ip', ip, accessThrottles.calendarPerIp);
    const answer = await callSql(
      app,
      'read_calendar_by_address',
      { tokenHash: sha256Hex(token) },
      subscribed,
    );
    if (answer.outcome !== 'done') throw new Refusal('not_found');
    return {
      bytes: calendarFile(answer.items, {
        locale: answer.language,
        origin: app.config.siteOrigin,
        withPlace: answer.withPlace,
      }),
      type: calendarType,
      name: 'dates.ics',
    };
  },
  respond: sendFile,
});
