import type { PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '../app.ts';
import { DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { describeFault } from '../http/log.ts';
import { command } from '../http/service.ts';
import { takesPayments } from '../sale/takes-payments.ts';
import { appliedCookie, readApplied } from './applied-cookie.ts';
import { findIntake, type AppliedParts } from './find-applied.ts';
import { makePayToken } from './pay-token.ts';
import type { FreeHelpFirst } from './free-help-first.ts';
import { readPaying } from './paying-cookie.ts';

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
  readonly hasPassword: boolean;
  readonly closed: boolean;
  readonly inReview: boolean;
  /** Whether payments are taken now; without them the page offers none. */
  readonly takesPayments: boolean;
  readonly parts: AppliedParts | null;
  /** Where a court may still be working on the eviction: free help comes before money. */
  readonly freeHelp: FreeHelpFirst | null;
  readonly filesMissing: readonly string[];
  readonly documents: readonly { readonly name: string; readonly size: number }[];
  /** The number that was asked by text, and has not answered YES yet. */
  readonly textTo: string | null;
}

/** What a browser reads that followed a payment link: whether there is something to pay, and where. */
export interface PayingAnswer {
  readonly packageId: PackageId;
  readonly payToken: string;
  readonly state: 'open' | 'paid' | 'review' | 'closed';
  readonly takesPayments: boolean;
  readonly parts: AppliedParts | null;
  /** No payment is taken before staff answered; why is not told: whoever follows a link may not be the one who applied. */
  readonly stopped: boolean;
}

/**
 * The application this browser sent, or null, and then what it followed a payment link of (`paying`). Answers also
 * while the database does not, or fails: then only what the cookie itself knows, which is the reference and where to
 * pay.
 */
export const readApplication = command({
  run: async (
    app: Pick<App, 'db' | 'config' | 'clock' | 'log' | 'site'>,
    _actor,
    _input,
    { call },
  ): Promise<{ application: ApplicationAnswer | null; paying?: PayingAnswer; cookies: string[] }> => {
    const applied = readApplied(app, call.cookies);
    if (!applied) return { application: null, ...(await readPayingAnswer(app, call)), cookies: [] };
    const { reference, packageId, device } = applied;
    const payToken = makePayToken(app.config.appSecret, reference);
    const intake = await lookUp(app, reference);
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
        hasPassword: intake?.hasPassword ?? false,
        closed: intake?.closed ?? false,
        inReview: intake?.inReview ?? false,
        takesPayments: await maySell(app, intake),
        parts: intake?.parts ?? null,
        freeHelp: intake?.freeHelp ?? null,
        filesMissing: intake?.filesMissing ?? [],
        documents: intake?.documents ?? [],
        textTo: intake?.textTo ?? null,
      },
      // Looking at it is using it: on a public computer the 30 minutes are idle ones.
      cookies: [appliedCookie(app, { reference, packageId, stored }, device)],
    };
  },
});

/** Undefined while the database does not answer, or fails. */
async function lookUp(app: Pick<App, 'db' | 'log' | 'clock' | 'site'>, reference: string) {
  return findIntake(app, reference).catch((error: unknown) => {
    if (error instanceof DatabaseFault) app.log('application_not_read', describeFault(error));
    else if (!(error instanceof DatabaseUnavailable)) throw error;
    return undefined;
  });
}

/** While the database does not answer nobody knows; the payment link then says what is so. */
async function maySell(app: Pick<App, 'db' | 'config'>, intake: object | null | undefined): Promise<boolean> {
  return !intake || takesPayments(app);
}

async function readPayingAnswer(
  app: Pick<App, 'db' | 'config' | 'clock' | 'log' | 'site'>,
  call: Pick<Call, 'cookies'>,
): Promise<{ paying?: PayingAnswer }> {
  const paying = readPaying(app, call.cookies);
  if (!paying) return {};
  const { reference, packageId } = paying;
  const intake = await lookUp(app, reference);
  const state = intake?.closed ? 'closed' : intake?.paid ? 'paid' : intake?.inReview ? 'review' : 'open';
  return {
    paying: {
      packageId,
      payToken: makePayToken(app.config.appSecret, reference),
      state,
      takesPayments: await maySell(app, intake),
      parts: intake?.parts ?? null,
      stopped: intake?.freeHelp != null && intake.freeHelp.payment !== 'open',
    },
  };
}
