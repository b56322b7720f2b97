// Which method and path does what.
import type { Account } from './account.ts';
import { ApiError, noSuch } from './api-error.ts';
import * as catalogue from './catalogue.ts';
import * as sessions from './checkout-sessions.ts';
import * as customers from './customers.ts';
import * as disputes from './disputes.ts';
import { matching, page } from './lists.ts';
import type { ApiObject } from './objects.ts';
import type { Parameters } from './parameters.ts';
import * as intents from './payment-intents.ts';
import { finishAuthentication } from './take-payment.ts';
import { detach } from './saved-cards.ts';
import * as refunds from './refunds.ts';
import type { Table } from './store.ts';
import * as endpoints from './webhook-endpoints.ts';

type Handler = (call: { account: Account; params: Parameters; id: string; url: string }) => unknown;

interface Route {
  method: string;
  pattern: RegExp;
  /** Whether a browser with the publishable key and the object's client secret may call it. */
  browser: boolean;
  run: Handler;
}

const routes: Route[] = [];

function route(method: string, path: string, run: Handler, browser = false): void {
  routes.push({ method, pattern: new RegExp(`^/v1/${path.replace(':id', '([^/]+)')}$`), run, browser });
}

/** A list with the plain filters it knows. */
function list(
  path: string,
  rows: (account: Account) => ApiObject[],
  filters: string,
  more?: (row: ApiObject, params: Parameters) => boolean,
  moreNames = '',
): void {
  route('GET', path, ({ account, params, url }) => {
    params.only(`created ending_before expand limit starting_after ${filters} ${moreNames}`.trim());
    const found = matching(rows(account), params, filters);
    return page(more ? found.filter((row) => more(row, params)) : found, params, url);
  });
}

function get<T extends ApiObject>(path: string, kind: string, table: (account: Account) => Table<T>): void {
  route('GET', path, ({ account, params, id }) => {
    params.only('expand');
    const row = table(account).get(id);
    if (!row) throw noSuch(kind, id);
    return row;
  });
}

const oneOfMany = (values: readonly string[], value: unknown): boolean =>
  values.length === 0 || values.includes(String(value));

route('POST', 'customers', ({ account, params }) => customers.createCustomer(account, params));
list('customers', ({ store }) => store.customers.all(), 'email test_clock');
get('customers/:id', 'customer', ({ store }) => store.customers);
route('POST', 'customers/:id', ({ account, params, id }) => customers.updateCustomer(account, id, params));
route('DELETE', 'customers/:id', ({ account, id }) => customers.deleteCustomer(account, id));

route('POST', 'products', ({ account, params }) => catalogue.createProduct(account, params));
list(
  'products',
  ({ store }) => store.products.all(),
  'active shippable type url',
  (row, params) => oneOfMany(params.list('ids'), row.id),
  'ids',
);
get('products/:id', 'product', ({ store }) => store.products);
route('POST', 'products/:id', ({ account, params, id }) => catalogue.updateProduct(account, id, params));

route('POST', 'prices', ({ account, params }) => catalogue.createPrice(account, params));
list(
  'prices',
  ({ store }) => store.prices.all(),
  'active currency product type',
  (row, params) => oneOfMany(params.list('lookup_keys'), row['lookup_key']),
  'lookup_keys',
);
get('prices/:id', 'price', ({ store }) => store.prices);
route('POST', 'prices/:id', ({ account, params, id }) => catalogue.updatePrice(account, id, params));

route('POST', 'webhook_endpoints', ({ account, params }) => endpoints.createEndpoint(account, params));
route('GET', 'webhook_endpoints', ({ account, params, url }) => {
  const found = page(account.store.webhookEndpoints.all(), params, url);
  return {
    ...found,
    data: found.data.map((row) => endpoints.withoutSecret(row as ReturnType<typeof endpoints.needEndpoint>)),
  };
});
route('GET', 'webhook_endpoints/:id', ({ account, id }) =>
  endpoints.withoutSecret(endpoints.needEndpoint(account, id)),
);
route('POST', 'webhook_endpoints/:id', ({ account, params, id }) =>
  endpoints.withoutSecret(endpoints.updateEndpoint(account, id, params)),
);
route('DELETE', 'webhook_endpoints/:id', ({ account, id }) => endpoints.deleteEndpoint(account, id));

route('POST', 'payment_intents', ({ account, params }) => intents.createIntent(account, params));
list('payment_intents', ({ store }) => store.paymentIntents.all(), 'customer');
route(
  'GET',
  'payment_intents/:id',
  ({ account, params, id }) => {
    params.only('client_secret expand key');
    return intents.needIntent(account, id);
  },
  true,
);
route('POST', 'payment_intents/:id', ({ account, params, id }) => intents.updateIntent(account, id, params));
route(
  'POST',
  'payment_intents/:id/confirm',
  ({ account, params, id }) => intents.confirmIntent(account, id, params),
  true,
);
route('POST', 'payment_intents/:id/cancel', ({ account, params, id }) =>
  intents.cancelIntent(account, id, params),
);
// Exists only here: the answer of the bank's dialog in the sandbox's stripe.js.
route(
  'POST',
  'payment_intents/:id/bank_answer',
  ({ account, params, id }) => {
    const intent = intents.needIntent(account, id);
    finishAuthentication(account, intent, params.needText('answer') === 'complete');
    return intent;
  },
  true,
);
get('payment_methods/:id', 'PaymentMethod', ({ store }) => store.paymentMethods);
route('POST', 'payment_methods/:id/detach', ({ account, params, id }) => {
  params.only('expand');
  return detach(account, id);
});
get('setup_intents/:id', 'setup_intent', ({ store }) => store.setupIntents);

route('POST', 'checkout/sessions', ({ account, params }) => sessions.createSession(account, params));
list(
  'checkout/sessions',
  ({ store }) => store.checkoutSessions.all(),
  'customer payment_intent payment_link status subscription',
  (row, params) => {
    const email = params.inner('customer_details').text('email');
    return email === null || (row['customer_details'] as { email?: string } | null)?.email === email;
  },
  'customer_details',
);
route('GET', 'checkout/sessions/:id', ({ account, params, id }) => {
  params.only('expand');
  return sessions.needSession(account, id);
});
route('POST', 'checkout/sessions/:id', ({ account, params, id }) =>
  sessions.updateSession(account, id, params),
);
route('POST', 'checkout/sessions/:id/expire', ({ account, id }) => sessions.expireSession(account, id));
route('GET', 'checkout/sessions/:id/line_items', ({ account, params, id, url }) => {
  sessions.needSession(account, id);
  return page((account.store.lineItems[id] ?? []).toReversed(), params, url);
});

list('charges', ({ store }) => store.charges.all(), 'customer payment_intent transfer_group');
get('charges/:id', 'charge', ({ store }) => store.charges);
get('balance_transactions/:id', 'balance transaction', ({ store }) => store.balanceTransactions);
list('balance_transactions', ({ store }) => store.balanceTransactions.all(), 'currency source type');

route('POST', 'refunds', ({ account, params }) => refunds.createRefund(account, params));
list('refunds', ({ store }) => store.refunds.all(), 'charge payment_intent');
get('refunds/:id', 'refund', ({ store }) => store.refunds);
route('POST', 'refunds/:id', ({ account, params, id }) => refunds.updateRefund(account, id, params));
route('POST', 'refunds/:id/cancel', ({ account, id }) => refunds.cancelRefund(account, id));

list('disputes', ({ store }) => store.disputes.all(), 'charge payment_intent');
get('disputes/:id', 'dispute', ({ store }) => store.disputes);
route('POST', 'disputes/:id', ({ account, params, id }) => disputes.updateDispute(account, id, params));
route('POST', 'disputes/:id/close', ({ account, id }) =>
  disputes.decideDispute(account, disputes.needDispute(account, id), 'lost'),
);

list(
  'events',
  ({ store }) => store.events.all(),
  'type',
  (row, params) => {
    const delivered = params.flag('delivery_success');
    return (
      oneOfMany(params.list('types'), row['type']) &&
      (delivered === null || (row['pending_webhooks'] === 0) === delivered)
    );
  },
  'types delivery_success',
);
get('events/:id', 'event', ({ store }) => store.events);

route('GET', 'balance', ({ account }) => ({
  object: 'balance',
  available: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
  livemode: false,
  pending: [
    {
      amount: account.store.balanceTransactions.all().reduce((sum, { net }) => sum + net, 0),
      currency: 'usd',
      source_types: { card: 0 },
    },
  ],
}));

/** Runs the call that a method and path name, within its rights. Refuses as Stripe does. */
export function runApiCall(
  account: Account,
  call: { method: string; path: string; params: Parameters; from: 'server' | 'browser' },
): unknown {
  for (const { method, pattern, browser, run } of routes) {
    const match = call.method === method ? pattern.exec(call.path) : null;
    if (!match) continue;
    const id = decodeURIComponent(match[1] ?? '');
    if (call.from === 'server') return run({ account, params: call.params, id, url: call.path });
    if (!browser) {
      throw new ApiError(403, {
        type: 'invalid_request_error',
        code: 'secret_key_required',
        message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
      });
    }
    const intent = intents.needIntent(account, id);
    if (call.params.text('client_secret') !== intent.client_secret) {
      throw new ApiError(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_invalid_parameter',
        param: 'client_secret',
        message:
          'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      });
    }
    const answer = run({ account, params: call.params, id, url: call.path });
    return intents.forBrowser(answer as typeof intent);
  }
  throw new ApiError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${call.method}: ${call.path}). The sandbox may not know it.`,
  });
}
