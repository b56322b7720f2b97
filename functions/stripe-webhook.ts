import { processEvent } from '#server/checkout/process-events.ts';
import { receiveEvent } from '#server/checkout/receive-event.ts';
import { endpoint, webhook } from '#server/entry/endpoint.ts';
import { describeFault } from '#server/http/log.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';

/**
 * Answers as soon as the event is stored. Processing follows at once; should this instance die before it is done,
 * the scheduled function does it.
 */
export default endpoint({
  POST: webhook(async (app, { request, afterAnswer }) => {
    const id = await receiveEvent(app, await request.text(), request.headers.get('stripe-signature'));
    afterAnswer(
      processEvent(app, id)
        .then(() => deliverOutbox(app))
        .catch((error: unknown) => app.log('event_left_for_later', { id, ...describeFault(error) })),
    );
    return { received: true };
  }),
});

export const config = { path: '/api/stripe-webhook' };
