import { endpoint, webhook } from '#server/entry/endpoint.ts';
import { describeFault } from '#server/http/log.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { processReceived } from '#server/received-mail/process-received.ts';
import { receiveNotice } from '#server/received-mail/receive-notice.ts';

/**
 * Answers as soon as the mail is noted: it is larger than what a function may be sent. Fetching it follows at once; should
 * this instance die before it is done, the scheduled function does it.
 */
export default endpoint({
  POST: webhook(async (app, { request, afterAnswer }) => {
    const isNew = await receiveNotice(app, await request.text());
    if (isNew)
      afterAnswer(
        processReceived(app)
          .then(() => deliverOutbox(app))
          .catch((error: unknown) => app.log('received_mail_left_for_later', describeFault(error))),
      );
    return { received: true };
  }),
});

export const config = { path: '/api/inbound-mail' };
