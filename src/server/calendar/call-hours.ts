import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CallHoursRequest } from '#domain/calendar/calls.ts';
import { locales } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { done } from '../http/reply.ts';
import { command, query } from '../http/service.ts';

const callHours = z.object({
  hours: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
  languages: z.array(z.enum(locales)),
  daysOff: z.array(z.string()),
  calls: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      phone: z.string(),
      language: z.enum(locales),
      caseId: z.string(),
      caseNumber: z.string(),
    }),
  ),
});

/** When the actor takes calls, and the calls they have. */
export const ownCallHours = query({
  sql: 'read_call_hours',
  params: () => ({}),
  answer: callHours,
});

/** Replaces the actor's own hours; calls that are booked stay. */
export const saveCallHours = command({
  run: async (app: Pick<App, 'db'>, actor: Actor, request: CallHoursRequest): Promise<void> => {
    await callSql(app, 'save_call_hours', { ...request, actorId: actor.userId }, outcome('done'));
  },
  respond: done,
});
