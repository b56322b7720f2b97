import * as orders from '#domain/orders/api.ts';
import { processEvent } from '#server/checkout/process-events.ts';
import { receiveEvent } from '#server/checkout/receive-event.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { describeFault } from '#server/http/log.ts';
import { command } from '#server/http/service.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import type { App } from '#server/app.ts';

/**
 * Answers as soon as the event is stored. Processing follows at once; should this instance die before it is done,
 * the scheduled function does it.
 */
const takeEvent = command({
  run: async (app: App, _actor, _input, { call: { request, afterAnswer } }) => {
    const id = await receiveEvent(app, await request.text(), request.headers.get('stripe-signature'));
    afterAnswer(
      processEvent(app, id)
        .then(() => deliverOutbox(app))
        .catch((error: unknown) => app.log('event_left_for_later', { id, ...describeFault(error) })),
    );
    return { received: true } as const;
  },
});

export default endpoints([orders.stripeEvent, takeEvent]);

export const config = { path: '/api/stripe-webhook' };
