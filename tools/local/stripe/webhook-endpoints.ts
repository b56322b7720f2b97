import type { Account } from './account.ts';
import { missingParameter, noSuch } from './api-error.ts';
import type { WebhookEndpoint } from './objects.ts';
import type { Parameters } from './parameters.ts';

/** Only this answer contains the secret, as with Stripe. */
export function createEndpoint(account: Account, params: Parameters): WebhookEndpoint {
  params.only('enabled_events url api_version connect description expand metadata');
  const { store } = account;
  const url = params.needText('url');
  const events = params.list('enabled_events');
  if (events.length === 0) throw missingParameter('enabled_events');
  return store.webhookEndpoints.add({
    id: store.newId('we'),
    object: 'webhook_endpoint',
    api_version: params.text('api_version'),
    application: null,
    created: store.now(),
    description: params.text('description'),
    enabled_events: events,
    livemode: false,
    metadata: params.metadata(),
    secret: store.newId('whsec', 32),
    status: 'enabled',
    url,
  });
}

export function needEndpoint(account: Account, id: string): WebhookEndpoint {
  const endpoint = account.store.webhookEndpoints.get(id);
  if (!endpoint) throw noSuch('webhook endpoint', id);
  return endpoint;
}

export function updateEndpoint(account: Account, id: string, params: Parameters): WebhookEndpoint {
  const endpoint = needEndpoint(account, id);
  params.only('enabled_events url description disabled expand metadata');
  endpoint.url = params.text('url') ?? endpoint.url;
  if (params.has('enabled_events')) endpoint.enabled_events = params.list('enabled_events');
  const disabled = params.flag('disabled');
  if (disabled !== null) endpoint.status = disabled ? 'disabled' : 'enabled';
  endpoint.metadata = params.metadata(endpoint.metadata);
  return endpoint;
}

export function deleteEndpoint(account: Account, id: string): Record<string, unknown> {
  needEndpoint(account, id);
  account.store.webhookEndpoints.delete(id);
  return { id, object: 'webhook_endpoint', deleted: true };
}

/** How an endpoint is shown after its creation. */
export function withoutSecret(endpoint: WebhookEndpoint): Record<string, unknown> {
  const { secret: _secret, ...shown } = endpoint;
  return shown;
}
