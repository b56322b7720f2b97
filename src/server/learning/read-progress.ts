import * as z from 'zod/mini';
import type { ProgressRecord } from '#domain/learning/answers.ts';
import { isModuleId } from '#domain/learning/modules.ts';
import { reading } from '../database/reading.ts';
import { progressRecord } from './record.ts';

/** Somebody's own records: one for each module that was ever begun. */
export const progress = reading({
  name: 'read_learning',
  ask: () => ({}),
  answer: z.array(z.extend(progressRecord, { moduleId: z.string() })),
  describe: (_app, records): ProgressRecord[] =>
    // Nobody can continue a module that was taken out of the list.
    records.flatMap(({ moduleId, ...record }) => (isModuleId(moduleId) ? [{ moduleId, ...record }] : [])),
});
