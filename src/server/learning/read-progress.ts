import * as z from 'zod/mini';
import type { ProgressRecord } from '#domain/learning/answers.ts';
import { isModuleId } from '#domain/learning/modules.ts';
import { query } from '../http/service.ts';
import { progressRecord } from './record.ts';

/** Somebody's own records: one for each module that was ever begun. */
export const progress = query({
  sql: 'read_learning',
  params: () => ({}),
  answer: z.array(z.extend(progressRecord, { moduleId: z.string() })),
  toResult: (records): ProgressRecord[] =>
    records.flatMap(({ moduleId, ...record }) => (isModuleId(moduleId) ? [{ moduleId, ...record }] : [])),
});
