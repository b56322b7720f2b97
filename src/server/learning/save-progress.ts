import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { ProgressRecord } from '#domain/learning/answers.ts';
import { clampProgress } from '#domain/learning/progress.ts';
import { secondsPerCall, type progressRequest } from '#domain/learning/requests.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { knownModule } from './known-module.ts';
import { nameModule } from './modules.ts';
import { progressRecord } from './record.ts';

const progressSaved = z.discriminatedUnion('outcome', [
  z.extend(progressRecord, { outcome: z.literal('saved') }),
  z.object({ outcome: z.literal('stale'), progress: z.int(), updatedAt: z.nullable(z.string()) }),
]);

/**
 * Stores how far the actor is in a module and answers the record. Progress is clamped to 0 … 100; what a browser
 * says about quiz results or completion is not looked at. Refuses `not_found` for an unknown module,
 * and `stale` (with what is stored) for a `set` that was made from an old value.
 */
export const saveProgress = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    input: z.infer<typeof progressRequest>,
  ): Promise<ProgressRecord> => {
    const moduleId = knownModule(input.moduleId);
    const named = nameModule(moduleId);
    const p = {
      userId: actor.userId,
      moduleId,
      moduleName: named?.names.en ?? null,
      category: named?.category ?? null,
      progress: clampProgress(input.progress),
      intent: input.intent,
      from: input.from ?? null,
      seconds: Math.min(secondsPerCall, Math.max(0, Math.round(input.seconds ?? 0))),
    };
    const answer = await callSql(app, 'record_progress', p, progressSaved);
    if (answer.outcome === 'stale') {
      const { progress, updatedAt } = answer;
      throw new Refusal('stale', { extra: { progress, updatedAt } });
    }
    const { outcome: _, ...record } = answer;
    return record;
  },
});
