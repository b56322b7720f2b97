import * as z from 'zod/mini';
import { supporter } from '#domain/supporters/supporters.ts';
import { outcome } from '../database/answers.ts';

/** What `read_supporters` answers, to the client and to staff. */
export const supportersAnswer = z.union([
  z.object({ outcome: z.literal('done'), items: z.array(supporter) }),
  outcome('unknown'),
]);
