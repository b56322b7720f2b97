import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { phaseOf } from '#domain/cases/phases.ts';
import { supporterSights } from '#domain/supporters/rules.ts';
import type { SupporterView } from '#domain/supporters/supporter-view.ts';
import { ownCalendar } from '../calendar/read-dates.ts';
import { readOwnFileRequests } from '../cases/read-file-requests.ts';
import { readOwnThread } from '../cases/read-thread.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { clearCookie, cookieNames } from '../http/cookies.ts';
import { askAsClient } from '../http/ask-query.ts';
import { Refusal } from '../http/refusal.ts';
import { command, type QueryApp } from '../http/service.ts';
import { ownCase } from '../portal/read-case.ts';
import { supporterSession } from './open-as-supporter.ts';

const look = z.union([
  z.object({
    outcome: z.literal('done'),
    caseId: z.string(),
    userId: z.string(),
    clientName: z.nullable(z.string()),
    name: z.string(),
    sees: z.array(z.enum(supporterSights)),
  }),
  outcome('closed'),
]);

/**
 * The case as its client lets this supporter see it; the look is noted for the client. Read again every time, so a
 * supporter who was ended sees nothing more. Refuses `gone` when this browser opens nothing.
 */
export const readAsSupporter = command({
  run: async (app: QueryApp, _actor, _input, { call: { cookies } }): Promise<SupporterView> => {
    const closed = () => new Refusal('gone', { cookies: [clearCookie(cookieNames.supporter)] });
    const sessionHash = supporterSession({ cookies });
    if (!sessionHash) throw closed();
    const answer = await callSql(app, 'look_as_supporter', { sessionHash }, look);
    if (answer.outcome !== 'done') throw closed();
    const { caseId, userId, clientName, name, sees } = answer;
    // With the client's eyes, of which only what is ticked goes on.
    const client: Actor = { userId, role: 'client' };
    const [one, calendar, requests, thread] = await Promise.all([
      askAsClient(ownCase, app, client, { id: caseId }),
      sees.includes('dates') ? askAsClient(ownCalendar, app, client, {}) : null,
      sees.includes('requests') ? readOwnFileRequests(app, client, caseId) : null,
      sees.includes('messages') ? readOwnThread(app, client, caseId) : null,
    ]);
    const { status, turn, hold } = one.sight;
    return {
      name,
      clientName,
      caseNumber: one.caseNumber,
      sees,
      phase: phaseOf(status),
      stands: hold === null ? { status, turn } : null,
      preparer: one.preparer,
      dates:
        calendar &&
        calendar.items
          .filter((date) => date.caseId === caseId)
          .map(({ uid, kind, startsAt, day, place }) => ({ uid, kind, startsAt, day, place })),
      requests:
        requests &&
        requests.items
          .filter(({ status: stands }) => stands === 'needed' || stands === 'returned')
          .map(({ id, what, why, language, dueOn }) => ({ id, what, why, language, dueOn })),
      messages:
        thread &&
        thread.items.map(({ id, from, language, text, translation, sentAt }) => ({
          id,
          from,
          language,
          text,
          translation,
          sentAt,
        })),
    };
  },
});
