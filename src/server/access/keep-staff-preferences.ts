import type * as z from 'zod/mini';
import type { staffPreferences } from '#domain/workplace/preferences.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { done } from '../http/reply.ts';
import { command } from '../http/service.ts';
import type { StaffSession } from './session.ts';

/** Keeps how somebody set up the workplace for themselves; the last choice counts. */
export const keepStaffPreferences = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: StaffSession,
    preferences: z.infer<typeof staffPreferences>,
  ): Promise<void> => {
    await callSql(app, 'keep_staff_preferences', { userId: actor.userId, preferences }, outcome('done'));
  },
  respond: done,
});
