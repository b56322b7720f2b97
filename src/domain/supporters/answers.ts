// What clients are answered about their supporters, each schema under the name of its call in api.ts.
import * as z from 'zod/mini';

export const add = z.object({ id: z.string() });
