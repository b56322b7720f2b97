import type { PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { describeFault } from '../http/log.ts';
import { appliedCookie, readApplied } from './applied-cookie.ts';
import { findIntake } from './find-applied.ts';
import { makePayToken } from './pay-token.ts';

/** What the application-received page shows. */
export interface ApplicationAnswer {
  readonly reference: string;
  readonly stored: 'now' | 'later';
  readonly email?: string;
  readonly firstName?: string;
  readonly selectedServicePackage: PackageId;
  readonly payToken: string;
  readonly paid: boolean;
  readonly paidBefore: boolean;
  readonly closed: boolean;
  readonly inReview: boolean;
  readonly filesMissing: readonly string[];
  readonly documents: readonly { readonly name: string; readonly size: number }[];
}

/**
 * The application this browser sent, or null. Answers also while the database does not, or fails: then only what the cookie
 * itself knows, which is the reference and where to pay.
 */
export async function readApplication(
  app: Pick<App, 'db' | 'config' | 'clock' | 'log'>,
  call: Pick<Call, 'cookies'>,
): Promise<{ application: ApplicationAnswer | null; cookies: string[] }> {
  const applied = readApplied(app, call.cookies);
  if (!applied) return { application: null, cookies: [] };
  const { reference, packageId, device } = applied;
  const payToken = makePayToken(app.config.appSecret, reference);
  const intake = await findIntake(app, reference).catch((error: unknown) => {
    if (error instanceof DatabaseFault) app.log('application_not_read', describeFault(error));
    else if (!(error instanceof DatabaseUnavailable)) throw error;
    return undefined;
  });
  const stored = intake ? 'now' : intake === null ? 'later' : applied.stored;
  return {
    application: {
      reference,
      stored,
      ...(intake && { email: intake.email, firstName: intake.firstName }),
      selectedServicePackage: intake?.packageId ?? packageId,
      payToken,
      paid: intake?.paid ?? false,
      paidBefore: intake?.paidBefore ?? false,
      closed: intake?.closed ?? false,
      inReview: intake?.inReview ?? false,
      filesMissing: intake?.filesMissing ?? [],
      documents: intake?.documents ?? [],
    },
    // Looking at it is using it: on a public computer the 30 minutes are idle ones.
    cookies: [appliedCookie(app, { reference, packageId, stored }, device)],
  };
}
