import * as z from 'zod/mini';
import { consentEnds, consentStates } from './kinds.ts';

export const consent = z.nullable(
  z.object({
    phone: z.string(),
    mayName: z.boolean(),
    state: z.enum(consentStates),
    endedBy: z.nullable(z.enum(consentEnds)),
    askedAt: z.string(),
  }),
);

export const read = z.object({
  /** Ours, in E.164. */
  number: z.nullable(z.string()),
  /** Our name, as the words of the box say it. */
  site: z.string(),
  consent,
});
