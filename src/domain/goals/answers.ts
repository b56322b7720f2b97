// What clients are answered about their goals, each schema under the name of its call in api.ts.
import * as z from 'zod/mini';

export { plans as list } from './plans.ts';

export const add = z.object({ goalId: z.string() });
