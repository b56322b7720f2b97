// How the database answers what is known of the ways to a person.
import * as z from 'zod/mini';
import { consentStates } from '../texts/kinds.ts';
import { channels } from './channels.ts';
import type { ReachFacts } from './reach.ts';
import { storedWays } from './safe-ways-request.ts';

export const reachFacts: z.ZodMiniType<ReachFacts> = z.object({
  ways: storedWays,
  hasPhone: z.boolean(),
  texts: z.nullable(z.enum(consentStates)),
  mailLostAt: z.nullable(z.string()),
  tries: z.array(
    z.object({
      channel: z.enum(channels),
      triedAt: z.nullable(z.string()),
      arrivedAt: z.nullable(z.string()),
    }),
  ),
});
