// What clients are answered about their statement, each schema under the name of its call in api.ts.
import * as z from 'zod/mini';

const saved = z.object({ version: z.int() });

export { saved as confirmReadBack, saved as saveStatement };
