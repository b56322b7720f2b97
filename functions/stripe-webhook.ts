import type { Config } from '@netlify/functions';
import { processEvent } from '#server/checkout/process-events.ts';
import { receiveEvent } from '#server/checkout/receive-event.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { describeFault } from '#server/http/log.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';

/**
 * Answers as soon as the event is stored. Processing follows at once; should this instance die before it is done,
 * the scheduled function does it.
 */
export default endpoint(
  {
    POST: async (call, app) => {
      const id = await receiveEvent(
        app,
        await call.request.text(),
        call.request.headers.get('stripe-signature'),
      );
      call.afterAnswer(
        processEvent(app, id)
          .then(() => deliverOutbox(app))
          .catch((error: unknown) => app.log('event_left_for_later', { id, ...describeFault(error) })),
      );
      return reply(200, { received: true });
    },
  },
  { anyOrigin: true },
);

export const config: Config = { path: '/api/stripe-webhook', method: 'POST' };
