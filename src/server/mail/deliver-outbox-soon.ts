import type { Call } from '../http/call.ts';
import { describeFault } from '../http/log.ts';
import type { OutboxApp } from './claim-mails.ts';

/**
 * Sends what this request wrote, after its answer went out, so that a mail is there within seconds. The scheduled
 * function sends what this does not. All the words of mails are loaded then, and not before the answer.
 */
export function deliverOutboxSoon(call: Pick<Call, 'afterAnswer'>, app: OutboxApp): void {
  call.afterAnswer(
    import('./deliver-outbox.ts')
      .then(({ deliverOutbox }) => deliverOutbox(app))
      .catch((error: unknown) => app.log('outbox_not_delivered', describeFault(error))),
  );
}
