import type { App } from '../app.ts';
import { runTasks, type Task } from '../operations/run-tasks.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { chargeParts } from './charge-parts.ts';
import { clearCards } from './clear-cards.ts';
import { closePages } from './close-pages.ts';
import { processEvents } from './process-events.ts';
import { reconcileWhenDue } from './reconcile-when-due.ts';

type PaymentsApp = Parameters<typeof chargeParts>[0] & Parameters<typeof processEvents>[0];

/**
 * What the schedule does about payments. The platform ends a scheduled function after 30 seconds: the shares together,
 * one overrun and the note of the run fit in. Reconciliation comes last, when the events are processed, and keeps its
 * share on slow days too, because it alone makes up for webhooks that never come.
 */
export const paymentTasks = (app: PaymentsApp): readonly Task[] => [
  { name: 'refunds', shareMs: 4_000, work: (until) => sendRefunds(app, null, until) },
  { name: 'pages', shareMs: 2_000, work: (until) => closePages(app, null, until) },
  { name: 'cards', shareMs: 2_000, work: (until) => clearCards(app, until) },
  { name: 'parts', shareMs: 4_000, work: (until) => chargeParts(app, until) },
  { name: 'events', shareMs: 4_000, work: (until) => processEvents(app, until) },
  { name: 'reconciliation', shareMs: 6_000, work: (until) => reconcileWhenDue(app, until) },
];

/** Does all of it within one deadline. Throws at the end when a part of it failed; the others were done. */
export async function processPayments(app: PaymentsApp & Pick<App, 'log'>): Promise<void> {
  await runTasks(app, paymentTasks(app));
}
