import * as z from 'zod/mini';
import { packageIds } from '#domain/packages/catalogue.ts';
import { isReference } from '#domain/reference.ts';
import type { App } from '../app.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import { readSigned, signValue } from '../http/signed-value.ts';

/** Two hours: longer nobody is at a payment page on purpose, and the next person may sit at this computer. */
const lifetimeMs = 2 * 60 * 60_000;

const payingSchema = z.object({
  reference: z.string().check(z.refine(isReference)),
  packageId: z.enum(packageIds),
  endsAt: z.number(),
});

/** The application this browser followed a payment link of. */
type Paying = z.infer<typeof payingSchema>;

/**
 * The cookie by which a browser that opened a mailed payment link can come back from the payment page: it may pay
 * again, and reads whether it was paid. It is not the sender's: a person who pays for somebody else sees none of the
 * answers.
 */
export function payingCookie(
  app: Pick<App, 'config' | 'clock'>,
  followed: Pick<Paying, 'reference' | 'packageId'>,
): string {
  const value: Paying = { ...followed, endsAt: app.clock().getTime() + lifetimeMs };
  return setCookie(cookieNames.paying, signValue(app.config.appSecret, 'paying', value));
}

/** What the cookie says, or null: none, not ours, or over. */
export function readPaying(
  app: Pick<App, 'config' | 'clock'>,
  cookies: ReadonlyMap<string, string>,
): Paying | null {
  const paying = readSigned(app.config.appSecret, 'paying', cookies.get(cookieNames.paying), payingSchema);
  return paying && paying.endsAt > app.clock().getTime() ? paying : null;
}
