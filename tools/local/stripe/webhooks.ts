// Sends events as Stripe does: signed over the raw body, again if the answer is not 2xx, and never twice at once.
import { createHmac } from 'node:crypto';
import type { WebhookEndpoint } from './objects.ts';
import type { Delivery, DeliveryAttempt, Store } from './store.ts';

/** The endpoint given by `webhookUrl`; the API does not list it. */
const OWN_ENDPOINT = 'we_local';

export interface DeliverOptions {
  /** How often each event is sent; default 1. */
  times?: number;
  /** Mixes the order of all these sendings. */
  shuffle?: boolean;
  /** Sends all at the same moment rather than one after another. */
  together?: boolean;
  /** The time in the signature; default now. For old and future signatures. */
  signedAt?: Date;
  /** Another secret than the endpoint's, for forged signatures. */
  secret?: string;
}

export interface DeliveryReport {
  eventId: string;
  /** Null: no answer. */
  status: number | null;
  error: string | null;
}

export interface Webhooks {
  /** Keeps events back until resume. */
  pause(): void;
  resume(): void;
  /** If true, events from now on are not sent by themselves; `deliver` still sends them. */
  drop(on: boolean): void;
  /** Resolves once nothing waits: no event on its way, no retry planned. Events held by pause do not count. */
  settled(): Promise<void>;
  /** Every event with each endpoint it went to. */
  deliveries(): Delivery[];
}

/** `t=…,v1=…` over the raw body. */
export function signatureHeader(body: string, secret: string, at: Date = new Date()): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret)
    .update(`${String(timestamp)}.${body}`)
    .digest('hex');
  return `t=${String(timestamp)},v1=${signature}`;
}

interface Target {
  id: string;
  url: string;
  secret: string;
  events: readonly string[];
}

export class WebhookSender implements Webhooks {
  readonly #store: Store;
  readonly #secret: string;
  readonly #retryDelays: readonly number[];
  readonly #timeoutMs: number;
  #url: string | undefined;
  #paused = false;
  #dropping = false;
  #closed = false;
  #sending = false;
  readonly #queue: Delivery[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #abort = new AbortController();
  #waiting: (() => void)[] = [];

  constructor(options: {
    store: Store;
    secret: string;
    url: string | undefined;
    retryDelays: readonly number[];
    timeoutMs: number;
  }) {
    this.#store = options.store;
    this.#secret = options.secret;
    this.#url = options.url;
    this.#retryDelays = options.retryDelays;
    this.#timeoutMs = options.timeoutMs;
  }

  /** Continues with what an earlier start did not deliver. */
  takeUp(): void {
    this.#queue.push(...this.#store.deliveries.filter(({ state }) => state === 'waiting'));
    this.#work();
  }

  /** Also for events still waiting to be sent. */
  setUrl(url: string | undefined): void {
    this.#url = url;
  }

  pause(): void {
    this.#paused = true;
  }

  resume(): void {
    this.#paused = false;
    this.#work();
  }

  drop(on: boolean): void {
    this.#dropping = on;
  }

  deliveries(): Delivery[] {
    return structuredClone(this.#store.deliveries);
  }

  /** Plans the sending of a new event and returns how many endpoints it goes to. */
  enqueue(eventId: string, type: string): number {
    const targets = this.#targets().filter(({ events }) => events.includes('*') || events.includes(type));
    for (const { id, url } of targets) {
      const delivery: Delivery = {
        eventId,
        endpointId: id,
        url,
        state: this.#dropping ? 'dropped' : 'waiting',
        attempts: [],
      };
      this.#store.deliveries.push(delivery);
      if (!this.#dropping) this.#queue.push(delivery);
    }
    // After the answer to the API call is on its way, as the real service does.
    setImmediate(() => this.#work());
    return targets.length;
  }

  /** Sends events now, whatever became of them before; one report for each sending, in the order sent. */
  async deliver(
    eventIds: string | readonly string[],
    options: DeliverOptions = {},
  ): Promise<DeliveryReport[]> {
    const ids = typeof eventIds === 'string' ? [eventIds] : eventIds;
    const sendings = ids.flatMap((eventId) =>
      this.#targets().flatMap((target) =>
        Array.from({ length: options.times ?? 1 }, () => ({ eventId, target })),
      ),
    );
    if (options.shuffle) {
      for (let last = sendings.length - 1; last > 0; last -= 1) {
        const other = Math.floor(this.#store.random() * (last + 1));
        const [a, b] = [sendings[last], sendings[other]];
        if (a && b) [sendings[last], sendings[other]] = [b, a];
      }
    }
    const send = async ({ eventId, target }: (typeof sendings)[number]): Promise<DeliveryReport> => {
      const attempt = await this.#send(eventId, target, options);
      const record = this.#store.deliveries.find(
        (delivery) => delivery.eventId === eventId && delivery.endpointId === target.id,
      );
      if (record) this.#note(record, attempt);
      return { eventId, status: attempt.status, error: attempt.error };
    };
    if (options.together) return Promise.all(sendings.map(send));
    const reports: DeliveryReport[] = [];
    for (const sending of sendings) reports.push(await send(sending));
    return reports;
  }

  async settled(): Promise<void> {
    if (this.#isSettled()) {
      // One turn, for events that have just been made.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#isSettled()) return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  close(): void {
    this.#closed = true;
    this.#abort.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const done of this.#waiting.splice(0)) done();
  }

  #isSettled(): boolean {
    return (
      this.#closed ||
      (!this.#sending && this.#timers.size === 0 && (this.#paused || this.#queue.length === 0))
    );
  }

  #targets(): Target[] {
    const own =
      this.#url === undefined
        ? []
        : [{ id: OWN_ENDPOINT, url: this.#url, secret: this.#secret, events: ['*'] }];
    const made = this.#store.webhookEndpoints
      .all()
      .filter((endpoint: WebhookEndpoint) => endpoint.status === 'enabled')
      .map(({ id, url, secret, enabled_events: events }) => ({ id, url, secret, events }));
    return [...own, ...made];
  }

  #work(): void {
    if (this.#sending || this.#paused || this.#closed) return;
    this.#sending = true;
    void this.#sendAll().finally(() => {
      this.#sending = false;
      if (this.#queue.length > 0) this.#work();
      if (this.#isSettled()) for (const done of this.#waiting.splice(0)) done();
    });
  }

  async #sendAll(): Promise<void> {
    while (!this.#paused && !this.#closed) {
      const delivery = this.#queue.shift();
      if (!delivery) return;
      // `deliver` has sent it meanwhile.
      if (delivery.state !== 'waiting') continue;
      const target = this.#targets().find(({ id }) => id === delivery.endpointId);
      if (!target) {
        delivery.state = 'failed';
        continue;
      }
      delivery.url = target.url;
      const attempt = await this.#send(delivery.eventId, target);
      if (this.#closed) return;
      this.#note(delivery, attempt);
      if (delivery.state !== 'waiting') continue;
      const delay = this.#retryDelays[delivery.attempts.length - 1];
      if (delay === undefined) {
        delivery.state = 'failed';
        continue;
      }
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#queue.push(delivery);
        this.#work();
      }, delay);
      timer.unref();
      this.#timers.add(timer);
    }
  }

  #note(delivery: Delivery, attempt: DeliveryAttempt): void {
    delivery.attempts.push(attempt);
    const brought = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    if (brought && delivery.state !== 'delivered') {
      delivery.state = 'delivered';
      const event = this.#store.events.get(delivery.eventId);
      if (event) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
    }
    this.#store.changed();
  }

  async #send(eventId: string, target: Target, options: DeliverOptions = {}): Promise<DeliveryAttempt> {
    const at = new Date().toISOString();
    const event = this.#store.events.get(eventId);
    if (!event) throw new Error(`The sandbox has no event ${eventId}.`);
    const body = JSON.stringify(event, null, 2);
    try {
      const response = await fetch(target.url, {
        method: 'POST',
        body,
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(body, options.secret ?? target.secret, options.signedAt),
        },
        signal: AbortSignal.any([this.#abort.signal, AbortSignal.timeout(this.#timeoutMs)]),
      });
      await response.arrayBuffer();
      return { at, status: response.status, error: null };
    } catch (fault) {
      const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
      return { at, status: null, error: cause instanceof Error ? cause.message || cause.name : 'no answer' };
    }
  }
}
