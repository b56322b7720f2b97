import { Stripe } from 'stripe';
import { packages, type PackageId, type ServicePackage } from '#domain/packages/catalogue.ts';

/**
 * Every event that can change what an order is. Their bodies are not used: an event says which object to read.
 * Processing looks at the kind alone, so a name missing here is a change we would learn of only by asking.
 */
export const webhookEvents = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

export interface SetUp {
  /** One line per thing looked at, for the person who runs it. */
  readonly done: readonly string[];
  /** The price object of each package. */
  readonly prices: ReadonlyMap<PackageId, string>;
  /** Whether the endpoint was made now; else its secret is in Stripe's dashboard alone. */
  readonly isWebhookNew: boolean;
}

/**
 * Makes what our Stripe account needs: the webhook endpoint, and a product with a price for each package. Payment
 * pages name the product and send the catalogue's price with each order; the price objects are for what staff make by
 * hand. Run it as often as you like: what is right is left alone, what differs is brought in line.
 *
 * `keepSecret` is told the webhook's secret the moment it exists: Stripe shows it only once, and whatever fails after
 * that must not take it away.
 */
export async function setUpStripe(
  stripe: Stripe,
  siteOrigin: string,
  siteName: string,
  nameOf: (one: ServicePackage) => string,
  keepSecret: (secret: string) => void,
): Promise<SetUp> {
  const done: string[] = [];
  const { line, secret } = await endpointAt(stripe, `${siteOrigin}/api/stripe-webhook`);
  if (secret) keepSecret(secret);
  const prices = new Map<PackageId, string>();
  for (const one of packages) {
    const product = await productOf(stripe, one, `${siteName} ${nameOf(one)}`);
    const price = await priceOf(stripe, one, product.id);
    prices.set(one.id, price.id);
    done.push(`${product.name}: ${price.line}`);
  }
  return { done: [...done, line], prices, isWebhookNew: secret !== null };
}

async function productOf(stripe: Stripe, one: ServicePackage, name: string): Promise<Stripe.Product> {
  const id = productIdOf(one.id);
  const { data } = await stripe.products.list({ ids: [id], limit: 1 });
  const [known] = data;
  if (!known) return makeProduct(stripe, one.id, name);
  if (known.name === name && known.active) return known;
  return stripe.products.update(id, { name, active: true });
}

/** The id that we give a product ourselves, so that a sale can name it without asking. */
export const productIdOf = (id: PackageId): string => `package_${id}`;

/** A product at Stripe. Returns the one that is there if somebody made it in the meantime. */
export async function makeProduct(
  stripe: Stripe,
  packageId: PackageId,
  name: string,
): Promise<Stripe.Product> {
  const id = productIdOf(packageId);
  try {
    return await stripe.products.create({ id, name, metadata: { packageId } });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return stripe.products.retrieve(id);
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'resource_already_exists';

async function priceOf(
  stripe: Stripe,
  one: ServicePackage,
  product: string,
): Promise<{ id: string; line: string }> {
  const key = `package_${one.id}`;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [known] = data;
  if (known && known.unit_amount === one.amountCents && known.currency === one.currency) {
    return { id: known.id, line: `price ${key} is there` };
  }
  // The amount of a price cannot change: the key moves to a new one.
  const made = await stripe.prices.create({
    product,
    currency: one.currency,
    unit_amount: one.amountCents,
    lookup_key: key,
    transfer_lookup_key: true,
    metadata: { packageId: one.id },
  });
  if (!known) return { id: made.id, line: `price ${key} made` };
  await stripe.prices.update(known.id, { active: false });
  return { id: made.id, line: `price ${key} changed` };
}

async function endpointAt(stripe: Stripe, url: string): Promise<{ line: string; secret: string | null }> {
  for await (const endpoint of stripe.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue;
    await stripe.webhookEndpoints.update(endpoint.id, {
      enabled_events: [...webhookEvents],
      disabled: false,
    });
    return { line: `webhook ${url} is there`, secret: null };
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEvents],
    // Events are read by this version of the library, whatever the account's own default is.
    api_version: Stripe.API_VERSION,
  });
  return { line: `webhook ${url} made`, secret: made.secret ?? null };
}
