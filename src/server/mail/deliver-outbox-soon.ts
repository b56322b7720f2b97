import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '../http/call.ts';
import { describeFault } from '../http/log.ts';
import type { TextsApp } from '../texts/send-texts.ts';
import type { OutboxApp } from './claim-mails.ts';

/**
 * Sends the mails and texts that this request wrote, after its answer went out, so that a mail is there within seconds. The scheduled
 * function sends what this does not. `afterMs`: what may still be taken back waits. All the words of mails are loaded then, and not before the answer.
 */
export function deliverOutboxSoon(
  call: Pick<Call, 'afterAnswer'>,
  app: OutboxApp & TextsApp,
  afterMs = 0,
): void {
  call.afterAnswer(
    sleep(afterMs)
      .then(() => import('./deliver-outbox.ts'))
      .then(({ deliverOutbox }) => deliverOutbox(app))
      .catch((error: unknown) => app.log('outbox_not_delivered', describeFault(error)))
      .then(() => (app.texts ? import('../texts/send-texts.ts').then(({ sendTexts }) => sendTexts(app)) : 0))
      .catch((error: unknown) => app.log('texts_not_sent', describeFault(error))),
  );
}
