import * as z from 'zod/mini';
import type { Locale } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { packageWords, partName } from '#i18n/packages.ts';
import { path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';

/** A sum that is open in a case, as the database answers it, with the page that was opened for it before. */
export const openSum = z.object({
  orderId: z.string(),
  caseId: z.string(),
  packageId: z.enum(packageIds),
  amountCents: z.int(),
  currency: z.string(),
  checkoutSessionId: z.nullable(z.string()),
  checkoutUrl: z.nullable(z.string()),
  email: z.string(),
});

/** What a page that was opened came to. */
export const attachedPage = <const Code extends string>(...codes: readonly Code[]) =>
  z.union([
    z.object({ outcome: z.literal('other_page'), checkoutUrl: z.nullable(z.string()) }),
    outcome<'attached' | Code>('attached', ...codes),
  ]);

/** What is paid: a part of a plan, or the offer of a larger package. */
type Owed =
  | { readonly partId: string; readonly part: { readonly place: number; readonly count: number } }
  | { readonly upgradeId: string };

/**
 * A new hosted page for a sum that is open in a case; it leads back to the case. Answers the page as the database notes
 * it. Throws `PaymentsUnavailable` with nothing charged.
 */
export async function openCasePage(
  app: Pick<App, 'config' | 'payments' | 'site'>,
  sum: z.infer<typeof openSum>,
  owed: Owed,
  locale: Locale,
): Promise<{
  checkoutSessionId: string;
  checkoutUrl: string;
  expiresAt: string;
  seenSessionId: string | null;
}> {
  const back = app.config.siteOrigin + path('dashboard', locale, `?case=${sum.caseId}`);
  const name = `${app.site.name} – ${packageWords[locale].byId[sum.packageId].name}`;
  const isPart = 'partId' in owed;
  const page = await app.payments.openCheckout({
    orderId: sum.orderId,
    ...(isPart ? { partId: owed.partId } : { upgradeId: owed.upgradeId }),
    packageId: sum.packageId,
    packageName: isPart ? partName(name, owed.part, locale) : name,
    amountCents: sum.amountCents,
    currency: sum.currency,
    email: sum.email,
    locale,
    successUrl: `${back}&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: back,
    // The next attempt follows the page that ran out; two tabs at once make the same attempt and get one page.
    attempt: `${isPart ? owed.partId : owed.upgradeId}:${sum.checkoutSessionId ?? 'first'}`,
  });
  return {
    checkoutSessionId: page.id,
    checkoutUrl: page.url,
    expiresAt: page.expiresAt.toISOString(),
    seenSessionId: sum.checkoutSessionId,
  };
}
