// A local Stripe: the real SDK, a browser and webhooks use it just as they use the real one.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stripe } from 'stripe';
import type { Account } from './account.ts';
import { ApiError } from './api-error.ts';
import { expireIfOver, expireSession, needSession, planExpiry } from './checkout-sessions.ts';
import { decideDispute, needDispute, openDispute } from './disputes.ts';
import { type ApiFault, Faults } from './faults.ts';
import { API_VERSION, makeServer, stripeScript } from './http-server.ts';
import { Idempotency } from './idempotency.ts';
import type { ApiObject } from './objects.ts';
import { finishSessionAuthentication, paySession, settlePayment, successAddress } from './pay-session.ts';
import { needIntent } from './payment-intents.ts';
import { checkCard, makePaymentMethod, noBilling } from './payment-methods.ts';
import { attemptPayment, finishAuthentication, makePaymentIntent, type Outcome } from './take-payment.ts';
import { chargeOfIntent, failRefund, needRefund, refundCharge } from './refunds.ts';
import { Store } from './store.ts';
import { type DeliverOptions, type DeliveryReport, type Webhooks, WebhookSender } from './webhooks.ts';

export interface StripeSandboxOptions {
  /** Default: the port of the last start with this data file when it is free, else any. */
  port?: number | undefined;
  /** Where every event goes; may be set later. */
  webhookUrl?: string | undefined;
  webhookSecret?: string | undefined;
  secretKey?: string | undefined;
  publishableKey?: string | undefined;
  /** Makes ids and shuffles the same at every start. */
  seed?: string | number | undefined;
  /** A JSON file that keeps everything across restarts. */
  dataFile?: string | undefined;
  /** Milliseconds before each further try of a webhook; as many tries as there are entries, and the first. */
  retryDelays?: readonly number[] | undefined;
  /** Milliseconds a webhook endpoint has to answer; default 10 000. */
  webhookTimeoutMs?: number | undefined;
  /** Milliseconds until things happen that happen "a moment later": a dispute, a pending refund. Default 1500. */
  laterMs?: number | undefined;
}

export interface PayOptions {
  email?: string;
  name?: string;
  /**
   * What the bank answers when the card asks for 3-D Secure; default `complete`. `leave`: the person closes the page.
   */
  bank?: 'complete' | 'fail' | 'leave';
}

export interface PayResult {
  status: 'paid' | 'processing' | 'declined' | 'requires_action';
  paymentIntentId: string;
  /** Where the browser would go; null when it stays. */
  redirectTo: string | null;
  /** Of a declined payment. */
  code: string | null;
  declineCode: string | null;
  message: string | null;
}

/** A payment that was made before the sandbox was there. */
export interface EarlierPayment {
  readonly id: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly receivedAt: Date;
}

export interface StripeSandbox {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  setWebhookUrl(url: string | undefined): void;
  readonly webhooks: Webhooks;
  /** Sends events now, also those dropped or delivered before. */
  deliver(eventIds: string | readonly string[], options?: DeliverOptions): Promise<DeliveryReport[]>;
  /** Oldest first. */
  events(type?: string): Stripe.Event[];
  /** Milliseconds before each API answer. */
  setLatency(ms: number): void;
  /** Makes the next `count` API calls fail; with `path` (`/v1/checkout`), only those whose path starts with it. */
  failNext(count: number, kind: ApiFault, path?: string): void;
  clearFaults(): void;
  /** Acts as a person on the hosted page. Refuses a session that is not open. */
  payCheckoutSession(sessionId: string, card?: string, options?: PayOptions): Promise<PayResult>;
  /** Acts as a person in the embedded form. */
  payPaymentIntent(paymentIntentId: string, card?: string, options?: PayOptions): Promise<PayResult>;
  /** Takes in a payment by card that is known elsewhere already, without an event. One it has stays as it is. */
  keepPayment(payment: EarlierPayment): void;
  /** With true, payments made from now on stay `processing` until `settle`. */
  settleLater(on: boolean): void;
  settle(paymentIntentId: string, how: 'succeed' | 'fail'): void;
  /**
   * Makes Stripe report another amount (cents) than was asked for, for a payment or session, before or after paying.
   */
  setAmountReceived(id: string, cents: number): void;
  /** Overwrites fields of any object, without an event: currency, metadata, amount_total … */
  alter(id: string, fields: Record<string, unknown>): void;
  expireCheckoutSession(sessionId: string): void;
  /** Refunds as from Stripe's dashboard; without `cents`, all that is left. Returns the refund's id. */
  refund(paymentIntentId: string, cents?: number): string;
  failRefund(refundId: string): void;
  /** Returns the dispute's id. */
  openDispute(paymentIntentId: string, reason?: string): string;
  closeDispute(disputeId: string, result: 'won' | 'lost'): void;
  /** Any object by id, as the API would return it. */
  find(id: string): Record<string, unknown> | undefined;
  /** Moves the sandbox's clock forward; pages whose time is over expire. Signatures keep the machine's time. */
  advanceClock(seconds: number): void;
  /** The script that stands for https://js.stripe.com/…/stripe.js, for a browser test's route. */
  stripeScript(): Promise<string>;
  /** Writes what is not yet written and ends. May be called twice. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

async function listen(server: Server, port: number, orAnyOther: boolean): Promise<void> {
  const tryAt = (candidate: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(candidate, HOST, () => {
        server.off('error', reject);
        resolve();
      });
    });
  try {
    await tryAt(port);
  } catch (fault) {
    if (!orAnyOther || (fault as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw fault;
    await tryAt(0);
  }
}

/** Starts the sandbox on loopback. */
export async function createStripeSandbox(options: StripeSandboxOptions = {}): Promise<StripeSandbox> {
  const secretKey = options.secretKey ?? 'sk_test_local';
  const publishableKey = options.publishableKey ?? 'pk_test_local';
  const webhookSecret = options.webhookSecret ?? 'whsec_local';
  const store = new Store(options);
  await store.load();
  const faults = new Faults();
  const webhooks = new WebhookSender({
    store,
    secret: webhookSecret,
    url: options.webhookUrl,
    retryDelays: options.retryDelays ?? [100, 500, 2000, 5000, 15_000, 60_000],
    timeoutMs: options.webhookTimeoutMs ?? 10_000,
  });

  const timers = new Set<NodeJS.Timeout>();
  const account: Account = {
    store,
    baseUrl: `http://${HOST}:0`,
    request: null,
    settleLater: false,
    receivedAmounts: new Map(),
    laterMs: options.laterMs ?? 1500,
    later(ms, run) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        run();
        store.changed();
      }, ms);
      timer.unref();
      timers.add(timer);
    },
    emit(type, object, previous) {
      const event = store.events.add({
        id: store.newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: store.now(),
        data: {
          object: structuredClone(object),
          ...(previous === undefined ? {} : { previous_attributes: structuredClone(previous) }),
        },
        livemode: false,
        pending_webhooks: 0,
        request: {
          id: account.request?.id ?? null,
          idempotency_key: account.request?.idempotencyKey ?? null,
        },
        type,
      });
      event.pending_webhooks = webhooks.enqueue(event.id, type);
      store.changed();
    },
  };

  const server = makeServer({
    account,
    webhooks,
    faults,
    idempotency: new Idempotency(store),
    secretKey,
    publishableKey,
    answered: () => store.changed(),
  });
  await listen(server, options.port ?? store.port, options.port === undefined);
  const { port } = server.address() as AddressInfo;
  store.port = port;
  account.baseUrl = `http://${HOST}:${String(port)}`;
  for (const session of store.checkoutSessions.all()) {
    // If the port is another than last time, open pages move with it.
    if (session.url !== null) session.url = `${account.baseUrl}/c/pay/${session.id}`;
    planExpiry(account, session);
  }
  webhooks.takeUp();

  const typeCard = (number: string, details: PayOptions) => {
    const year = new Date().getUTCFullYear() + 4;
    const card = checkCard(account, { number, expMonth: 12, expYear: year, cvc: '123' });
    return makePaymentMethod(account, card, { month: 12, year }, noBilling(details));
  };
  const report = (outcome: Outcome, intentId: string, paidAddress: string | null): PayResult => {
    const error = outcome.kind === 'declined' ? outcome.error : null;
    const bank = outcome.kind === 'authenticate' ? `${account.baseUrl}/3ds/${intentId}` : null;
    const done = outcome.kind === 'succeeded' || outcome.kind === 'processing';
    return {
      status:
        outcome.kind === 'succeeded'
          ? 'paid'
          : outcome.kind === 'authenticate'
            ? 'requires_action'
            : outcome.kind,
      paymentIntentId: intentId,
      redirectTo: done ? paidAddress : bank,
      code: error?.code ?? null,
      declineCode: error?.decline_code ?? null,
      message: error?.message ?? null,
    };
  };
  /** Test controls change things as calls do: what they change is written, and wrong use throws. */
  const control = <Result>(run: () => Result): Result => {
    const result = run();
    store.changed();
    return result;
  };
  const refusedAs = async <Result>(run: () => Result): Promise<Result> => {
    try {
      return control(run);
    } catch (fault) {
      throw fault instanceof ApiError ? new Error(fault.message, { cause: fault }) : fault;
    }
  };

  let closing: Promise<void> | undefined;
  return {
    url: account.baseUrl,
    host: HOST,
    port,
    secretKey,
    publishableKey,
    webhookSecret,
    setWebhookUrl: (url) => webhooks.setUrl(url),
    webhooks,
    deliver: (eventIds, how) => webhooks.deliver(eventIds, how),
    events(type) {
      const all = store.events.all().filter((event) => type === undefined || event.type === type);
      return structuredClone(all) as unknown as Stripe.Event[];
    },
    setLatency(ms) {
      faults.latencyMs = ms;
    },
    failNext: (count, kind, path) => faults.failNext(count, kind, path),
    clearFaults: () => faults.clear(),
    payCheckoutSession: (sessionId, card = '4242424242424242', details = {}) =>
      refusedAs(() => {
        const session = needSession(account, sessionId);
        const email = session.customer_email ?? details.email ?? 'payer@example.org';
        const person = { email, name: details.name ?? 'Sandbox Payer' };
        let outcome = paySession(account, session, typeCard(card, person), person);
        if (outcome.kind === 'authenticate' && details.bank !== 'leave') {
          outcome = finishSessionAuthentication(account, session, details.bank !== 'fail');
        }
        return report(outcome, session.payment_intent ?? session.setup_intent ?? '', successAddress(session));
      }),
    payPaymentIntent: (intentId, card = '4242424242424242', details = {}) =>
      refusedAs(() => {
        const intent = needIntent(account, intentId);
        if (
          !['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)
        ) {
          throw new Error(`The payment ${intentId} is ${intent.status}.`);
        }
        let outcome = attemptPayment(account, intent, typeCard(card, details));
        if (outcome.kind === 'authenticate' && details.bank !== 'leave') {
          outcome = finishAuthentication(account, intent, details.bank !== 'fail');
        }
        return report(outcome, intentId, null);
      }),
    keepPayment({ id, amountCents, currency, metadata, receivedAt }) {
      if (store.paymentIntents.get(id)) return;
      control(() => {
        const quiet: Account = { ...account, settleLater: false, emit: () => undefined };
        const intent = makePaymentIntent(quiet, { id, amount: amountCents, currency, metadata });
        attemptPayment(quiet, intent, typeCard('4242424242424242', {}));
        const created = Math.floor(receivedAt.getTime() / 1000);
        intent.created = created;
        const charge = store.charges.get(intent.latest_charge ?? '');
        if (charge) charge.created = created;
      });
    },
    settleLater(on) {
      account.settleLater = on;
    },
    settle: (intentId, how) => control(() => settlePayment(account, needIntent(account, intentId), how)),
    setAmountReceived(id, cents) {
      control(() => {
        account.receivedAmounts.set(id, cents);
        const session = store.checkoutSessions.get(id);
        const intent = store.paymentIntents.get(session?.payment_intent ?? id);
        if (!session && !intent) throw new Error(`The sandbox has no payment or session ${id}.`);
        if (intent?.status === 'succeeded') intent.amount_received = cents;
        if (session) session.amount_total = cents;
      });
    },
    alter(id, fields) {
      const object = store.find(id);
      if (!object) throw new Error(`The sandbox has no object ${id}.`);
      control(() => Object.assign(object, structuredClone(fields)));
    },
    expireCheckoutSession: (sessionId) => void control(() => expireSession(account, sessionId)),
    refund: (intentId, cents) =>
      control(() => refundCharge(account, chargeOfIntent(account, intentId), { amount: cents ?? null }).id),
    failRefund: (refundId) => void control(() => failRefund(account, needRefund(account, refundId))),
    openDispute: (intentId, reason) =>
      control(() => openDispute(account, chargeOfIntent(account, intentId), reason).id),
    closeDispute: (disputeId, result) =>
      void control(() => decideDispute(account, needDispute(account, disputeId), result)),
    find: (id) => structuredClone<ApiObject | undefined>(store.find(id)),
    advanceClock(seconds) {
      control(() => {
        store.clockOffset += seconds * 1000;
        for (const session of store.checkoutSessions.all()) expireIfOver(account, session);
      });
    },
    stripeScript: () => stripeScript(account.baseUrl),
    close() {
      closing ??= (async () => {
        for (const timer of timers) clearTimeout(timer);
        webhooks.close();
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
        await store.flush();
      })();
      return closing;
    },
  };
}
