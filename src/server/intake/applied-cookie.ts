import * as z from 'zod/mini';
import type { Device } from '#domain/intake/devices.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { isReference } from '#domain/reference.ts';
import type { App } from '../app.ts';
import { cookieLifetime, draftEnd } from '../drafts/draft-cookie.ts';
import { cookieNames, setCookie } from '../http/cookies.ts';
import { readSigned, signValue } from '../http/signed-value.ts';

const appliedSchema = z.object({
  reference: z.string().check(z.refine(isReference)),
  packageId: z.enum(packageIds),
  stored: z.enum(['now', 'later']),
  device: z.enum(['own', 'public']),
  endsAt: z.number(),
});

/** The application this browser sent. Signed, so that nobody reads another's by changing it. */
export type Applied = z.infer<typeof appliedSchema>;

/**
 * The cookie that lets this browser, and no other, see and complete the application it sent. On an own device it
 * stays as long as a draft would; elsewhere it goes with the browser and after 30 idle minutes, because the next
 * person may sit there. An unknown device counts as a public one.
 */
export function appliedCookie(
  app: Pick<App, 'config' | 'clock'>,
  applied: Omit<Applied, 'endsAt' | 'device'>,
  device: Device,
): string {
  const value: Applied = { ...applied, device, endsAt: draftEnd(device, app.clock()).getTime() };
  return setCookie(
    cookieNames.applied,
    signValue(app.config.appSecret, 'applied', value),
    cookieLifetime(device),
  );
}

/** What the cookie says, or null: none, not ours, or over. */
export function readApplied(
  app: Pick<App, 'config' | 'clock'>,
  cookies: ReadonlyMap<string, string>,
): Applied | null {
  const applied = readSigned(
    app.config.appSecret,
    'applied',
    cookies.get(cookieNames.applied),
    appliedSchema,
  );
  return applied && applied.endsAt > app.clock().getTime() ? applied : null;
}
