// An instance of the platform that will be killed: runs our functions for its parent, which tells what to call and
// ends it by SIGKILL. Nothing here knows when.
import clientIntake from '../../functions/client-intake.ts';
import contact from '../../functions/contact.ts';
import checkoutCalls from '../../functions/checkout.ts';
import stripeWebhook from '../../functions/stripe-webhook.ts';
import { callFunction, type PlatformFunction } from './call-function.ts';
import { asTrial, tagCalls } from './tagged-calls.ts';

export interface Order {
  readonly trial: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type VictimReport =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answered'; readonly trial: string; readonly status: number; readonly body: string }
  | { readonly kind: 'idle'; readonly trial: string };

const functions: Readonly<Record<string, PlatformFunction>> = {
  '/api/client-intake': clientIntake,
  '/api/contact': contact,
  '/api/stripe-webhook': stripeWebhook,
  '/api/payment-confirmation': checkoutCalls,
};

const tell = (report: VictimReport): void => void process.send?.(report);

async function serve({ trial, url, headers, body }: Order): Promise<void> {
  const handler = functions[new URL(url).pathname];
  if (!handler) throw new Error(`no function at ${url}`);
  const { response, idle } = await callFunction(handler, new Request(url, { method: 'POST', headers, body }));
  tell({ kind: 'answered', trial, status: response.status, body: await response.text() });
  await idle;
  tell({ kind: 'idle', trial });
}

tagCalls();
process.on('message', (order: Order) => void asTrial(order.trial, () => serve(order)));
tell({ kind: 'ready' });
