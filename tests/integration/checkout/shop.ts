// Everything a payment passes through, real and on this machine: Postgres, the API in front of it, the mail
// provider, the Stripe sandbox, and our own functions behind a small server that calls them as the platform does.
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Context } from '@netlify/functions';
import type postgres from 'postgres';
import type { PackageId } from '#domain/packages/catalogue.ts';
import type { App } from '#server/app.ts';
import { compose } from '#server/compose.ts';
import { stripeClient, stripePayments } from '#server/payments/stripe-payments.ts';
import { makePayToken } from '#server/intake/pay-token.ts';
import { processEvents } from '#server/checkout/process-events.ts';
import { reconcileOrders } from '#server/checkout/reconcile-orders.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { createTestStack } from '#tests/stack.ts';
import { callFunction } from '#tools/database/call-function.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { createStripeSandbox, type StripeSandbox } from '#tools/local/stripe/sandbox.ts';
import checkoutCalls from '../../../functions/checkout.ts';
import stripeWebhook from '../../../functions/stripe-webhook.ts';
import { application } from '../database/given.ts';

type Handler = (request: Request, context: Context) => Promise<Response>;

export interface Applicant {
  readonly intakeId: string;
  readonly reference: string;
  readonly email: string;
  readonly payToken: string;
}

export interface Shop {
  readonly url: string;
  readonly stack: LocalStack;
  readonly stripe: StripeSandbox;
  readonly sql: postgres.Sql;
  readonly app: App;
  /** Somebody sent an application in this language. */
  apply(answers?: Record<string, string>): Promise<Applicant>;
  /** Follows the payment link; answers where it leads. */
  follow(applicant: Pick<Applicant, 'payToken'>, packageId?: string, language?: string): Promise<string>;
  /** Follows the link and pays on the hosted page; answers the session's and the payment's ids. */
  buy(applicant: Applicant, packageId?: PackageId): Promise<{ sessionId: string; intentId: string }>;
  confirm(
    ids: Record<string, string>,
    cookie?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** How many pages take money for the order of this one, as the card processor has it. */
  openPagesBeside(sessionId: string): Promise<number>;
  /** Waits for everything that runs after an answer, then sends what is in the outbox. */
  idle(): Promise<void>;
  processEvents(): Promise<number>;
  /** Looks after lost webhooks, as the schedule does, now or at another time. */
  reconcile(at?: Date): Promise<number>;
  close(): Promise<void>;
}

export const sessionIn = (address: string): string => /cs_[A-Za-z0-9_]+/.exec(address)?.[0] ?? '';

/** Opens one shop per test file: the functions keep their composed app for the life of the process. */
export async function openShop(): Promise<Shop> {
  const work = new Set<Promise<unknown>>();
  const afterAnswer = (promise: Promise<unknown>) => {
    const tracked = promise.finally(() => work.delete(tracked));
    work.add(tracked);
  };
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, afterAnswer).then(async (response) => {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  const stripe = await createStripeSandbox({
    webhookUrl: `${url}/api/stripe-webhook`,
    retryDelays: [50, 100],
    laterMs: 20,
  });
  const stack = await createTestStack({
    site: 'none',
    env: {
      SITE_URL: url,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
  });
  Object.assign(process.env, stack.env);
  const composed = compose('dev');
  // An object whose calls a test can copy and put others in between; the composed one loads its adapter at the first call.
  const app = { ...composed, payments: stripePayments(composed.config.stripe) };

  const shop: Shop = {
    url,
    stack,
    stripe,
    sql: stack.sql,
    app,
    async apply(answers = {}) {
      const email = answers.email ?? `ana.${randomBytes(4).toString('hex')}@example.com`;
      const p = application({}, { ...answers, email });
      const sent = await callFunction(stack.sql, 'submit_intake', p);
      const { intakeId, reference } = sent as { outcome: string; intakeId: string; reference: string };
      return { intakeId, reference, email, payToken: makePayToken(app.config.appSecret, reference) };
    },
    async follow({ payToken }, packageId = 'standard', language = 'es') {
      const query = `intake=${encodeURIComponent(payToken)}&lang=${language}`;
      const response = await fetch(`${url}/api/pay/${packageId}?${query}`, { redirect: 'manual' });
      if (response.status !== 303) throw new Error(`the payment link answered ${response.status}`);
      return response.headers.get('location') ?? '';
    },
    async buy(applicant, packageId = 'standard') {
      const sessionId = sessionIn(await shop.follow(applicant, packageId));
      const paid = await stripe.payCheckoutSession(sessionId);
      return { sessionId, intentId: paid.paymentIntentId };
    },
    async confirm(ids, cookie) {
      const response = await fetch(`${url}/api/payment-confirmation`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: url,
          'accept-language': 'es',
          ...(cookie && { cookie }),
        },
        body: JSON.stringify(ids),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async openPagesBeside(sessionId) {
      const { secretKey, apiBase } = app.config.stripe;
      const { data } = await stripeClient(secretKey, apiBase).checkout.sessions.list({ limit: 100 });
      const orderId = stripe.find(sessionId)?.['client_reference_id'];
      return data.filter((one) => one.client_reference_id === orderId && one.status === 'open').length;
    },
    async idle() {
      await stripe.webhooks.settled();
      while (work.size > 0) await Promise.allSettled(work);
      await deliverOutbox(app);
    },
    processEvents: () => processEvents(app),
    reconcile: (at) => reconcileOrders(at ? { ...app, clock: () => at } : app),
    async close() {
      while (work.size > 0) await Promise.allSettled(work);
      await stripe.close();
      server.close();
      server.closeAllConnections();
      await stack.close();
    },
  };
  return shop;
}

async function answer(incoming: IncomingMessage, waitUntil: (work: Promise<unknown>) => void) {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const handler: Handler = url.pathname === '/api/stripe-webhook' ? stripeWebhook : checkoutCalls;
  const body = await buffer(incoming);
  const request = new Request(url, {
    method: incoming.method ?? 'GET',
    headers: Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const context = {
    ip: '203.0.113.9',
    params: {},
    requestId: randomUUID(),
    deploy: { context: 'dev' },
    waitUntil,
  };
  return handler(request, context as unknown as Context);
}

/** How things stand for one application: its orders, cases and mails. */
export async function standing(shop: Shop, { intakeId }: Pick<Applicant, 'intakeId'>) {
  const { sql } = shop;
  const orders = await sql<{ package_id: string; status: string; review_reason: string | null }[]>`
    select package_id, status, review_reason from public.orders where intake_form_id = ${intakeId}
    order by created_at`;
  const cases = await sql<{ package_type: string; status: string }[]>`
    select package_type, status from public.cases where intake_form_id = ${intakeId}`;
  const mails = await sql<{ kind: string; status: string }[]>`
    select kind, status from public.outbox where intake_form_id = ${intakeId} order by kind::text`;
  return {
    orders: orders.map((order) =>
      [order.package_id, order.status, order.review_reason].filter(Boolean).join(' '),
    ),
    cases: cases.map((one) => `${one.package_type} ${one.status}`),
    mails: mails.map((mail) => `${mail.kind} ${mail.status}`),
  };
}

/** Subjects of what arrived at an address, in the order of the alphabet. */
export async function inboxOf(shop: Shop, address: string): Promise<string[]> {
  const messages = await shop.stack.mail.messages();
  return messages
    .filter((message) => message.to.some((to) => to.address === address))
    .map((message) => message.subject ?? '')
    .toSorted();
}
