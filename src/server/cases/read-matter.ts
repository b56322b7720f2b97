import * as z from 'zod/mini';
import { caseStatuses } from '#domain/cases/status.ts';

/** Where a matter stands, as `read_matter` answers it; null for what does not exist or is not the client's. */
export const matterRead = z.nullable(
  z.object({ status: z.enum(caseStatuses), decidedOn: z.nullable(z.string()) }),
);
