// What clients are answered about what their case keeps for them, each schema under the name of its call in api.ts.
import * as z from 'zod/mini';
import { shelfFile } from './case-files.ts';

export const files = z.object({ items: z.array(shelfFile), before: z.nullable(z.string()) });
