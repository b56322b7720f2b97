// npm run setup:stripe: makes products, prices and the webhook endpoint in the Stripe account of STRIPE_SECRET_KEY,
// for the site at SITE_URL. May be run again at any time. Test and live keys each need a run of their own.
import { packageWords } from '#i18n/packages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { setUpStripe } from '#server/payments/set-up-stripe.ts';
import { stripeClient } from '#server/payments/stripe-payments.ts';
import { readSiteFacts } from '#server/site.ts';
import { connectTo } from '#tools/database/connect.ts';
import { keepStripePrices } from '#tools/database/stripe-prices.ts';

const {
  STRIPE_SECRET_KEY: secretKey,
  SITE_URL: siteUrl,
  STRIPE_API_BASE: apiBase,
  DATABASE_URL: databaseUrl,
} = process.env;

if (!secretKey || !siteUrl) {
  console.error(
    'Set STRIPE_SECRET_KEY (sk_test_… or sk_live_…) and SITE_URL (https://…) for this run:\n' +
      '  STRIPE_SECRET_KEY=sk_test_… SITE_URL=https://example.com npm run setup:stripe',
  );
  process.exit(1);
}
if (!URL.canParse(siteUrl)) {
  console.error(`SITE_URL is not an address: write https://your-domain.org, not "${siteUrl}".`);
  process.exit(1);
}

try {
  const { done, prices, isWebhookNew } = await setUpStripe(
    stripeClient(secretKey, apiBase ? new URL(apiBase) : null),
    new URL(siteUrl).origin,
    readSiteFacts().name,
    ({ id }) => packageWords.en.byId[id].name,
    (secret) => console.log(`Set this on the site, it is shown only now:\nSTRIPE_WEBHOOK_SECRET=${secret}\n`),
  );
  for (const line of done) console.log(line);
  if (!isWebhookNew)
    console.log('The secret of the webhook is in the Stripe dashboard (Developers, Webhooks).');
  await notePrices(prices);
} catch (error) {
  // Messages of Stripe name the key only in part.
  console.error(`Stripe refused: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
console.log(
  '\nIn the Stripe dashboard, check that the statement descriptor is the name of the company and nothing more:\n' +
    'card statements are read by others, and it must not say what kind of case this is.',
);

/** Prices at Stripe do not depend on the database: what is missing there can be noted by another run. */
async function notePrices(prices: ReadonlyMap<PackageId, string>): Promise<void> {
  if (!databaseUrl) {
    console.log('The database does not know these prices: set DATABASE_URL, too, to note them there.');
    return;
  }
  try {
    const sql = connectTo(databaseUrl);
    try {
      console.log(`database: ${await keepStripePrices(sql, prices)} of ${prices.size} prices noted anew`);
    } finally {
      await sql.end({ timeout: 5 });
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      `The prices are made, but the database could not note them: ${reason}\n` +
        'Run npm run db:migrate with the same DATABASE_URL first, then this once more.',
    );
    process.exitCode = 1;
  }
}
