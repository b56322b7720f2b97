import * as z from 'zod/mini';
import type { ErasedCounts } from '#domain/own-data/requests.ts';

/** What an erasure takes away, by kind, as `erase_person` counts it. */
export const erasedCounts: z.ZodMiniType<ErasedCounts> = z.record(z.string(), z.int());
