// What a browser asks about a payment.
import * as z from 'zod/mini';
import { evictionNow } from '../intake/near-hearing.ts';
import { locales } from '../languages.ts';
import { packageIds } from '../packages/catalogue.ts';

/** A payment on our own page. */
export const openIntentSchema = z.object({
  packageId: z.enum(packageIds, 'package.required'),
  /** Of whoever pays before applying. */
  eviction: z.optional(evictionNow),
});

/** A mailed payment link. */
export const payLinkQuery = z.object({
  /** The application's token. */
  intake: z._default(z.nullable(z.string()), null),
  lang: z.catch(z.optional(z.enum(locales)), undefined),
});
