// What a developer sees at the sandbox's address: payments, pages, events and where they were sent.
import type { IncomingHttpHeaders } from 'node:http';
import type { Account } from './account.ts';
import { ApiError } from './api-error.ts';
import { expireSession } from './checkout-sessions.ts';
import { decideDispute, openDispute } from './disputes.ts';
import type { PageAnswer } from './hosted-page.ts';
import type { ApiObject, Charge, Dispute, StripeEvent } from './objects.ts';
import { escapeHtml, money, pageHtml } from './page-layout.ts';
import { chargeOfIntent, refundCharge } from './refunds.ts';
import type { Delivery } from './store.ts';
import type { WebhookSender } from './webhooks.ts';

/** Rows of each table; the newest. */
const SHOWN = 50;

const link = (id: string): string =>
  `<a href="/dashboard/${encodeURIComponent(id)}"><code>${escapeHtml(id)}</code></a>`;
const time = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

function table(title: string, heads: readonly string[], rows: readonly string[][]): string {
  const body =
    rows.length === 0
      ? '<p>None yet.</p>'
      : `<div class="scroll"><table><thead><tr>${heads.map((head) => `<th scope="col">${escapeHtml(head)}</th>`).join('')}</tr></thead>` +
        `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;
  return `<h2>${escapeHtml(title)}</h2>${body}`;
}

function deliveryWords(delivery: Delivery): string {
  const last = delivery.attempts.at(-1);
  const answer = last
    ? ` (${escapeHtml(last.status === null ? (last.error ?? 'no answer') : String(last.status))})`
    : '';
  return `${delivery.state}, ${String(delivery.attempts.length)}×${answer}`;
}

export function showDashboard(account: Account, path: string): PageAnswer {
  const { store } = account;
  const detail = /^\/dashboard\/([^/]+)$/.exec(path);
  if (detail) {
    const object = store.find(decodeURIComponent(detail[1] ?? ''));
    if (object) return { status: 200, html: showObject(account, object) };
  }
  if (path !== '/') {
    const body = '<h1>Not found</h1><p><a href="/">All payments and events</a></p>';
    return { status: 404, html: pageHtml({ title: 'Not found', language: 'en', body }) };
  }
  const newest = <T>(rows: T[]): T[] => rows.toReversed().slice(0, SHOWN);
  const body = [
    '<h1>Stripe sandbox</h1>',
    table(
      'Payments',
      ['Created (UTC)', 'Payment', 'Amount', 'Received', 'Status'],
      newest(store.paymentIntents.all()).map((intent) => [
        time(intent.created),
        link(intent.id),
        escapeHtml(money(intent.amount, intent.currency, 'en')),
        escapeHtml(money(intent.amount_received, intent.currency, 'en')),
        escapeHtml(intent.status),
      ]),
    ),
    table(
      'Payment pages',
      ['Created (UTC)', 'Session', 'Amount', 'Status', 'Payment', 'Page'],
      newest(store.checkoutSessions.all()).map((session) => [
        time(session.created),
        link(session.id),
        escapeHtml(money(session.amount_total ?? 0, session.currency ?? 'usd', 'en')),
        `${escapeHtml(session.status)}, ${session.payment_status}`,
        session.payment_intent === null ? '' : link(session.payment_intent),
        session.url === null ? '' : `<a href="${escapeHtml(session.url)}">Open</a>`,
      ]),
    ),
    table(
      'Refunds and disputes',
      ['Created (UTC)', 'Id', 'Amount', 'Status'],
      newest([...store.refunds.all(), ...store.disputes.all()]).map((entry) => [
        time(entry.created),
        link(entry.id),
        escapeHtml(money(entry.amount, entry.currency, 'en')),
        escapeHtml(entry.status),
      ]),
    ),
    table(
      'Events',
      ['Created (UTC)', 'Event', 'Type', 'Object', 'Deliveries'],
      newest(store.events.all()).map((event) => [
        time(event.created),
        link(event.id),
        escapeHtml(event.type),
        link(event.data.object.id),
        deliveriesOf(account, event.id).map(deliveryWords).join('<br>'),
      ]),
    ),
  ].join('\n');
  return { status: 200, html: pageHtml({ title: 'Stripe sandbox', language: 'en', body, wide: true }) };
}

function deliveriesOf(account: Account, eventId: string): Delivery[] {
  return account.store.deliveries.filter((delivery) => delivery.eventId === eventId);
}

function showObject(account: Account, object: ApiObject): string {
  const actions = actionsFor(object)
    .map(([value, words]) => `<button class="second" name="action" value="${value}">${words}</button>`)
    .join('');
  const form =
    actions === ''
      ? ''
      : `<form method="post" action="/dashboard/${encodeURIComponent(object.id)}"><div class="row">${actions}</div></form>`;
  const events = account.store.events.all().filter((event) => event.data.object.id === object.id);
  const deliveries = deliveriesOf(account, object.id).flatMap((delivery) =>
    delivery.attempts.map((attempt) => [
      escapeHtml(attempt.at),
      escapeHtml(delivery.url),
      escapeHtml(attempt.status === null ? (attempt.error ?? 'no answer') : String(attempt.status)),
    ]),
  );
  const body = `<p><a href="/">All payments and events</a></p><h1><code>${escapeHtml(object.id)}</code></h1>${form}
${object.object === 'event' ? table('Attempts', ['Time', 'Endpoint', 'Answer'], deliveries) : ''}
${
  events.length === 0
    ? ''
    : table(
        'Events',
        ['Created (UTC)', 'Event', 'Type'],
        events.map((event) => [time(event.created), link(event.id), escapeHtml(event.type)]),
      )
}
<h2>Object</h2><pre>${escapeHtml(JSON.stringify(object, null, 2))}</pre>`;
  return pageHtml({ title: object.id, language: 'en', body, wide: true });
}

function actionsFor(object: ApiObject): [string, string][] {
  if (object.object === 'event') return [['send', 'Send again']];
  if (object.object === 'payment_intent' && object['status'] === 'succeeded') {
    return [
      ['refund', 'Refund what is left'],
      ['dispute', 'Open a dispute'],
    ];
  }
  if (object.object === 'checkout.session' && object['status'] === 'open') return [['expire', 'Expire']];
  const open = object['status'] !== 'won' && object['status'] !== 'lost';
  if (object.object === 'dispute' && open) {
    return [
      ['won', 'Decide: won'],
      ['lost', 'Decide: lost'],
    ];
  }
  return [];
}

/** Handles a button of the dashboard. Refuses posts that another site makes in the developer's browser. */
export async function submitDashboard(
  account: Account,
  webhooks: WebhookSender,
  path: string,
  form: URLSearchParams,
  headers: IncomingHttpHeaders,
): Promise<PageAnswer> {
  const site = headers['sec-fetch-site'];
  const object = account.store.find(decodeURIComponent(/^\/dashboard\/([^/]+)$/.exec(path)?.[1] ?? ''));
  if (!object || (site !== undefined && site !== 'same-origin')) return showDashboard(account, '/not-found');
  try {
    await act(account, webhooks, object, form.get('action'));
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    const body = `<h1>Refused</h1><p class="error" role="alert">${escapeHtml(fault.message)}</p><p>${link(object.id)}</p>`;
    return { status: fault.status, html: pageHtml({ title: 'Refused', language: 'en', body }) };
  }
  return { status: 303, location: `/dashboard/${encodeURIComponent(object.id)}` };
}

async function act(
  account: Account,
  webhooks: WebhookSender,
  object: ApiObject,
  action: string | null,
): Promise<void> {
  const charge = (): Charge => chargeOfIntent(account, object.id);
  if (!actionsFor(object).some(([value]) => value === action)) return;
  if (action === 'send') await webhooks.deliver((object as StripeEvent).id);
  if (action === 'refund') refundCharge(account, charge(), { reason: 'requested_by_customer' });
  if (action === 'dispute') openDispute(account, charge());
  if (action === 'expire') expireSession(account, object.id);
  if (action === 'won' || action === 'lost') decideDispute(account, object as Dispute, action);
}
