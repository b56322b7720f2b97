// What clients are answered about their calendar, each schema under the name of its call in api.ts.
import * as z from 'zod/mini';

export const makeAddress = z.object({ url: z.string() });

export const bookCall = z.object({ callId: z.string() });
