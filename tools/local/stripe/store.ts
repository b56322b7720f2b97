// Everything the sandbox knows: in memory, and in one JSON file if it should survive a restart.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type {
  ApiObject,
  BalanceTransaction,
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  LineItem,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  Refund,
  SetupIntent,
  StripeEvent,
  WebhookEndpoint,
} from './objects.ts';

/** One attempt to bring an event to an endpoint. */
export interface DeliveryAttempt {
  at: string;
  /** The endpoint's answer; null if there was none. */
  status: number | null;
  error: string | null;
}

export interface Delivery {
  eventId: string;
  endpointId: string;
  url: string;
  state: 'waiting' | 'delivered' | 'failed' | 'dropped';
  attempts: DeliveryAttempt[];
}

export interface KeptAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
  requestId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Objects of one kind, oldest first. */
export class Table<T extends ApiObject> {
  readonly #rows = new Map<string, T>();

  add(row: T): T {
    this.#rows.set(row.id, row);
    return row;
  }

  get(id: string): T | undefined {
    return this.#rows.get(id);
  }

  delete(id: string): void {
    this.#rows.delete(id);
  }

  all(): T[] {
    return [...this.#rows.values()];
  }
}

export class Store {
  readonly customers = new Table<Customer>();
  readonly products = new Table<Product>();
  readonly prices = new Table<Price>();
  readonly paymentMethods = new Table<PaymentMethod>();
  readonly paymentIntents = new Table<PaymentIntent>();
  readonly setupIntents = new Table<SetupIntent>();
  readonly charges = new Table<Charge>();
  readonly refunds = new Table<Refund>();
  readonly disputes = new Table<Dispute>();
  readonly balanceTransactions = new Table<BalanceTransaction>();
  readonly checkoutSessions = new Table<CheckoutSession>();
  readonly webhookEndpoints = new Table<WebhookEndpoint>();
  readonly events = new Table<StripeEvent>();
  /** By Checkout Session. */
  lineItems: Record<string, LineItem[]> = {};
  /** What a Checkout Session hands to the payment intent made when the person pays. */
  intentData: Record<string, Record<string, unknown>> = {};
  /** By payment method: the number typed, which decides what happens to the payment. Test cards only. */
  cardNumbers: Record<string, string> = {};
  /** By payment method: the bank's step was passed when it was saved. */
  authenticated: Record<string, true> = {};
  /** By payment method: taken away from its customer. */
  detached: Record<string, true> = {};
  deliveries: Delivery[] = [];
  /** By idempotency key. */
  answers: Record<string, KeptAnswer> = {};
  /** Milliseconds added to the machine's clock. */
  clockOffset = 0;
  /** Where the sandbox last answered, because others keep addresses of open pages too. */
  port = 0;

  readonly #file: string | undefined;
  readonly #seed: string;
  #counter = 0;
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: { dataFile?: string | undefined; seed?: string | number | undefined }) {
    this.#file = options.dataFile;
    this.#seed = options.seed === undefined ? randomBytes(16).toString('hex') : String(options.seed);
  }

  /** An id no other object has. The same seed gives the same ids in the same order. */
  newId(prefix: string, length = 24): string {
    let text = '';
    while (text.length < length) {
      this.#counter += 1;
      const hash = createHash('sha256')
        .update(`${this.#seed}:${String(this.#counter)}`)
        .digest('base64');
      text += hash.replaceAll(/[^A-Za-z0-9]/g, '');
    }
    return `${prefix}_${text.slice(0, length)}`;
  }

  /** Between 0 and 1, decided by the seed. */
  random(): number {
    this.#counter += 1;
    return (
      createHash('sha256')
        .update(`${this.#seed}:${String(this.#counter)}`)
        .digest()
        .readUInt32BE() /
      2 ** 32
    );
  }

  /** Seconds since 1970 on the sandbox's clock. */
  now(): number {
    return Math.floor((Date.now() + this.clockOffset) / 1000);
  }

  #tables(): Record<string, Table<ApiObject>> {
    const tables: Record<string, unknown> = {
      customers: this.customers,
      products: this.products,
      prices: this.prices,
      paymentMethods: this.paymentMethods,
      paymentIntents: this.paymentIntents,
      setupIntents: this.setupIntents,
      charges: this.charges,
      refunds: this.refunds,
      disputes: this.disputes,
      balanceTransactions: this.balanceTransactions,
      checkoutSessions: this.checkoutSessions,
      webhookEndpoints: this.webhookEndpoints,
      events: this.events,
    };
    return tables as Record<string, Table<ApiObject>>;
  }

  /** Any object by its id. */
  find(id: string): ApiObject | undefined {
    for (const table of Object.values(this.#tables())) {
      const row = table.get(id);
      if (row) return row;
    }
    return undefined;
  }

  /** Reads what an earlier start wrote; a file that cannot be read is an error, not an empty account. */
  async load(): Promise<void> {
    if (this.#file === undefined) return;
    const text = await readFile(this.#file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return null;
      throw fault;
    });
    if (text === null) return;
    const saved = JSON.parse(text) as Record<string, unknown>;
    for (const [name, table] of Object.entries(this.#tables())) {
      for (const row of (saved[name] as ApiObject[] | undefined) ?? []) table.add(row);
    }
    this.lineItems = (saved['lineItems'] as typeof this.lineItems | undefined) ?? {};
    this.intentData = (saved['intentData'] as typeof this.intentData | undefined) ?? {};
    this.cardNumbers = (saved['cardNumbers'] as typeof this.cardNumbers | undefined) ?? {};
    this.authenticated = (saved['authenticated'] as typeof this.authenticated | undefined) ?? {};
    this.detached = (saved['detached'] as typeof this.detached | undefined) ?? {};
    this.deliveries = (saved['deliveries'] as Delivery[] | undefined) ?? [];
    this.answers = (saved['answers'] as typeof this.answers | undefined) ?? {};
    this.clockOffset = Number(saved['clockOffset'] ?? 0);
    this.port = Number(saved['port'] ?? 0);
    this.#counter = Number(saved['counter'] ?? 0);
  }

  /** Call this after each change. It writes soon, many changes at once. */
  changed(): void {
    if (this.#file === undefined || this.#timer) return;
    this.#timer = setTimeout(() => void this.flush(), 50);
    this.#timer.unref();
  }

  /** Writes what is not yet written. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const file = this.#file;
    if (file === undefined) return Promise.resolve();
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#writeTo(file));
    return this.#writing;
  }

  async #writeTo(file: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    // Written to another file and renamed, so that a start never reads half a file.
    await writeFile(`${file}.new`, JSON.stringify(this.#snapshot()), { mode: 0o600 });
    await rename(`${file}.new`, file);
  }

  #snapshot(): Record<string, unknown> {
    return {
      ...Object.fromEntries(Object.entries(this.#tables()).map(([name, table]) => [name, table.all()])),
      lineItems: this.lineItems,
      intentData: this.intentData,
      cardNumbers: this.cardNumbers,
      authenticated: this.authenticated,
      detached: this.detached,
      deliveries: this.deliveries,
      answers: this.answers,
      clockOffset: this.clockOffset,
      port: this.port,
      counter: this.#counter,
    };
  }
}
