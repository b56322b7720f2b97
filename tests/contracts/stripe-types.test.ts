// What we send to Stripe, and what the sandbox answers, by Stripe's own types of the version that we pin: its library makes
// them from that version's description of the API. Every call of a checkout from the first page to a lost dispute is recorded,
// written out as TypeScript and given to the compiler, which refuses a field that is missing, unknown or of another kind.
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packages } from '#domain/packages/catalogue.ts';
import { setUpStripe } from '#server/payments/set-up-stripe.ts';
import { stripeClient, stripePayments } from '#server/payments/stripe-payments.ts';
import type { Payments } from '#server/payments/payments.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import { readForm, type FormValue } from '#tools/local/stripe/form-encoding.ts';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';
import { inFullRun } from '../runs.ts';

interface Recorded {
  /** "POST /v1/refunds/:id" */
  readonly call: string;
  readonly sent: FormValue;
  readonly answer: unknown;
}

/** The type of what each call takes. One that is missing here fails, so that none goes unchecked. */
const takes: Readonly<Record<string, string>> = {
  'GET /v1/products': 'ProductListParams',
  'POST /v1/products': 'ProductCreateParams',
  'POST /v1/products/:id': 'ProductUpdateParams',
  'GET /v1/prices': 'PriceListParams',
  'POST /v1/prices': 'PriceCreateParams',
  'GET /v1/webhook_endpoints': 'WebhookEndpointListParams',
  'POST /v1/webhook_endpoints': 'WebhookEndpointCreateParams',
  'POST /v1/webhook_endpoints/:id': 'WebhookEndpointUpdateParams',
  'POST /v1/customers': 'CustomerCreateParams',
  'GET /v1/customers': 'CustomerListParams',
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'GET /v1/checkout/sessions': 'Checkout.SessionListParams',
  'GET /v1/checkout/sessions/:id': 'Checkout.SessionRetrieveParams',
  'POST /v1/checkout/sessions/:id/expire': 'Checkout.SessionExpireParams',
  'POST /v1/payment_intents': 'PaymentIntentCreateParams',
  'GET /v1/payment_intents': 'PaymentIntentListParams',
  'GET /v1/payment_intents/:id': 'PaymentIntentRetrieveParams',
  'POST /v1/payment_intents/:id/confirm': 'PaymentIntentConfirmParams',
  'POST /v1/payment_intents/:id/cancel': 'PaymentIntentCancelParams',
  'GET /v1/setup_intents/:id': 'SetupIntentRetrieveParams',
  'GET /v1/payment_methods/:id': 'PaymentMethodRetrieveParams',
  'POST /v1/payment_methods/:id/detach': 'PaymentMethodDetachParams',
  'GET /v1/charges/:id': 'ChargeRetrieveParams',
  'GET /v1/charges': 'ChargeListParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'GET /v1/refunds': 'RefundListParams',
  'GET /v1/refunds/:id': 'RefundRetrieveParams',
  'GET /v1/disputes': 'DisputeListParams',
  'GET /v1/disputes/:id': 'DisputeRetrieveParams',
};

/** The type of an answer, by what it calls itself. */
const answers: Readonly<Record<string, string>> = {
  product: 'Product',
  price: 'Price',
  webhook_endpoint: 'WebhookEndpoint',
  customer: 'Customer',
  'checkout.session': 'Checkout.Session',
  payment_intent: 'PaymentIntent',
  setup_intent: 'SetupIntent',
  payment_method: 'PaymentMethod',
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Dispute',
  event: 'Event',
};

const recorded: Recorded[] = [];
let sandbox: StripeSandbox;
let between: Server;
let payments: Payments;

/** Stands between the library and the sandbox, and keeps what passes. */
async function record(): Promise<URL> {
  between = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void (async () => {
        const body = Buffer.concat(parts).toString();
        const { pathname, search } = new URL(request.url ?? '/', sandbox.url);
        const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
        const method = request.method ?? 'GET';
        const answer = await fetch(new URL(pathname + search, sandbox.url), {
          method,
          headers,
          ...(method === 'POST' && { body }),
        });
        const text = await answer.text();
        if (answer.ok)
          recorded.push({
            call: `${method} ${pathname.replaceAll(/\/(?:cs|cus|dp|pi|pm|price|re|seti|we|ch|package)_\w+/g, '/:id')}`,
            sent: readForm(method === 'POST' ? body : search.slice(1)),
            answer: JSON.parse(text) as unknown,
          });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
      })();
    });
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(between.address() as AddressInfo).port}`);
}

const [basic] = packages;
if (!basic) throw new Error('There is no package');

const order = (attempt: string) =>
  ({
    orderId: '5a0f3f0e-0000-4000-8000-000000000001',
    packageId: basic.id,
    packageName: 'Fresh Key Basic',
    amountCents: basic.amountCents,
    currency: basic.currency,
    email: 'ana@example.com',
    locale: 'es',
    successUrl: 'https://freshkey.example/payment/success',
    cancelUrl: 'https://freshkey.example/payment/cancel',
    attempt,
  }) as const;

/** From the first page to a lost dispute: every method of the port is called. */
async function checkoutStory(stripe: ReturnType<typeof stripeClient>): Promise<void> {
  const called = new Set<string>();
  const port = new Proxy(payments, {
    get: (target, name: keyof Payments) => {
      called.add(name);
      return target[name];
    },
  });
  for (const name of ['Fresh Key', 'Fresh Key LLC'])
    await setUpStripe(
      stripe,
      'https://freshkey.example',
      name,
      ({ id }) => id,
      () => {},
    );
  const page = await port.openCheckout(order('a'));
  const paid = await sandbox.payCheckoutSession(page.id, '4242424242424242', { name: 'Ana Ruiz' });
  await port.findPayment({ checkoutSessionId: page.id });
  await port.findPayment({ paymentIntentId: paid.paymentIntentId });
  const left = await port.openCheckout({ ...order('b'), upgradeId: '5a0f3f0e-0000-4000-8000-000000000002' });
  await port.expireCheckout(left.id);
  const intent = await port.openIntent({ ...order('c'), partId: '5a0f3f0e-0000-4000-8000-000000000003' });
  await port.resumeIntent(intent.id, '5a0f3f0e-0000-4000-8000-000000000003');
  await sandbox.payPaymentIntent(intent.id, '4000000000000002');
  // A bank that asks the owner first.
  await sandbox.payPaymentIntent(intent.id, '4000002500003155');
  const refund = { requestId: '5a0f3f0e-0000-4000-8000-000000000004', tries: 0 } as const;
  await port.refund({
    ...refund,
    paymentIntentId: intent.id,
    amountCents: 500,
    reason: 'requested_by_customer',
  });
  const dispute = sandbox.openDispute(paid.paymentIntentId);
  sandbox.closeDispute(dispute, 'lost');
  await port.findPayment({ objectId: dispute });
  const { id: cardPage } = await port.openCardPage({ ...order('d'), customerId: null });
  await sandbox.payCheckoutSession(cardPage, '4242424242424242', { name: 'Ana Ruiz' });
  const found = await port.findCardPage(cardPage);
  const session = sandbox.find(cardPage) as { customer: string };
  if (found?.state !== 'saved') throw new Error('The card was not kept');
  const charge = {
    ...order('e'),
    partId: '5a0f3f0e-0000-4000-8000-000000000005',
    description: 'Part 2 of 3',
    customerId: session.customer,
    paymentMethodId: found.card.id,
  };
  await port.confirmCharge((await port.prepareCharge(charge)) ?? '');
  await port.callOffCharge((await port.prepareCharge({ ...charge, attempt: 'f' })) ?? '');
  await port.removeCard(found.card.id);
  const span = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) };
  await port.listPayments(span);
  await port.listRefunds(span);
  await port.listDisputes(span);
  await port.readEvent('{}', null).catch(() => null);
  expect([...called].toSorted()).toEqual(Object.keys(payments).toSorted());
}

beforeAll(async () => {
  sandbox = await createStripeSandbox();
  const apiBase = await record();
  payments = stripePayments({ secretKey: sandbox.secretKey, webhookSecret: 'whsec_x', apiBase } as never);
  await checkoutStory(stripeClient(sandbox.secretKey, apiBase));
}, 60_000);
afterAll(async () => {
  between.close();
  await sandbox.close();
});

/** Numbers and yes or no travel as text. */
function typed(value: FormValue): unknown {
  if (typeof value === 'string') {
    if (/^(?:true|false)$/.test(value)) return value === 'true';
    return /^\d{1,12}$/.test(value) ? Number(value) : value;
  }
  if (Array.isArray(value)) return value.map(typed);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed(one)]));
}

interface Statement {
  readonly of: string;
  readonly type: string;
  readonly value: unknown;
}

function* objectsIn(of: string, answer: unknown): Generator<Statement> {
  const { object, data } = answer as { object?: string; data?: unknown };
  if (object === 'list' && Array.isArray(data)) for (const one of data) yield* objectsIn(of, one);
  else
    yield {
      of: `${of}, answer`,
      type: answers[object ?? ''] ?? `no type of ${String(object)} is known`,
      value: answer,
    };
}

function statements(): Statement[] {
  const found = recorded.flatMap(({ call, sent, answer }): Statement[] => [
    { of: `${call}, request`, type: takes[call] ?? `no type of ${call} is known`, value: typed(sent) },
    ...objectsIn(call, answer),
  ]);
  const events = sandbox
    .events()
    .map((event) => ({ of: `event ${event.type}`, type: 'Event', value: event }));
  return [...found, ...events];
}

/** As code. Decimals travel as text, of which the library makes objects. */
const asCode = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/("\w+_decimal":)("[\d.]+")/g, '$1decimal($2)');

/** What the compiler says of these, each with the call it belongs to. */
function refused(all: readonly Statement[]): string[] {
  const folder = mkdtempSync(join(PROJECT_ROOT, 'node_modules/.stripe-types-'));
  try {
    const lines = all.map(({ type, value }, at) => `export const a${at}: Stripe.${type} = ${asCode(value)};`);
    // One line each, after these two.
    const head = [
      "import { Stripe } from 'stripe';",
      "declare const decimal: (text: string) => NonNullable<Stripe.Price['unit_amount_decimal']>;",
    ];
    writeFileSync(join(folder, 'recorded.ts'), `${[...head, ...lines].join('\n')}\n`);
    const compiler = join(PROJECT_ROOT, 'node_modules/typescript-7/bin/tsc');
    const options =
      '--ignoreConfig --noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --target es2022 --module nodenext --types node';
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [compiler, ...options.split(' '), join(folder, 'recorded.ts')],
      { cwd: folder, encoding: 'utf8' },
    );
    if (stdout.includes('error') && !stdout.includes('recorded.ts(')) throw new Error(stdout + stderr);
    return [...stdout.matchAll(/recorded\.ts\((\d+),\d+\): error (.*(?:\n {2,}.*)*)/g)].map(
      ([, line, message = '']) => `${all[Number(line) - 3]?.of ?? 'all'}: ${message}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('a checkout from the first page to a lost dispute', inFullRun, () => {
  it('sends and is answered what Stripe’s types of the pinned version know', () => {
    const all = statements();
    for (const { type, of } of all) expect(type, of).not.toContain('no type');
    expect(all.length).toBeGreaterThan(80);
    expect([...new Set(refused(all))]).toEqual([]);
  }, 120_000);

  it('would be refused with a field that is missing, unknown or of another kind', () => {
    const { value } = statements().find(({ of }) => of === 'POST /v1/refunds, answer') ?? {};
    const refund = value as Record<string, unknown>;
    const { amount: _, ...without } = refund;
    const wrong = [without, { ...refund, sum: 1 }, { ...refund, amount: '5' }];
    expect(refused(wrong.map((one) => ({ of: 'refund', type: 'Refund', value: one })))).toHaveLength(3);
  }, 120_000);
});
