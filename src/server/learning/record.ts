import * as z from 'zod/mini';
import { moduleIds } from '#domain/learning/modules.ts';

/** What the functions of the database answer about a module, as far as the owner reads it. */
export const progressRecord = z.object({
  moduleId: z.enum(moduleIds),
  progress: z.int(),
  updatedAt: z.string(),
  quizScore: z.nullable(z.int()),
  completedAt: z.nullable(z.string()),
  secondsSpent: z.int(),
  certificateCode: z.nullable(z.string()),
});
