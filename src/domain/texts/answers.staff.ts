import * as z from 'zod/mini';
import { consentEnds, consentStates, textDeliveries, textKinds, textStatuses } from './kinds.ts';

export const ofCase = z.object({
  consent: z.nullable(
    z.object({
      state: z.enum(consentStates),
      endedBy: z.nullable(z.enum(consentEnds)),
      since: z.string(),
    }),
  ),
  items: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(textKinds),
      status: z.enum(textStatuses),
      delivery: z.nullable(z.enum(textDeliveries)),
      at: z.string(),
      openedAt: z.nullable(z.string()),
    }),
  ),
});

export const read = z.object({
  id: z.string(),
  phone: z.string(),
  body: z.string(),
  /** Pictures that came with it and were not taken. */
  pictures: z.int(),
  receivedAt: z.string(),
  handledAt: z.nullable(z.string()),
  /** Applications that name this number. Anybody can type one, so it proves nothing. */
  applications: z.array(z.object({ id: z.string(), reference: z.string() })),
});
export type UnknownText = z.infer<typeof read>;
