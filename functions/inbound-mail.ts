import * as receivedMail from '#domain/received-mail/api.ts';
import type { App } from '#server/app.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { describeFault } from '#server/http/log.ts';
import { command } from '#server/http/service.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { processReceived } from '#server/received-mail/process-received.ts';
import { receiveNotice } from '#server/received-mail/receive-notice.ts';

/**
 * Answers as soon as the mail is noted: it is larger than what a function may be sent. Fetching it follows at once; should
 * this instance die before it is done, the scheduled function does it.
 */
const takeNotice = command({
  run: async (app: App, _actor, _input, { call: { request, afterAnswer } }) => {
    const isNew = await receiveNotice(app, await request.text());
    if (isNew)
      afterAnswer(
        processReceived(app)
          .then(() => deliverOutbox(app))
          .catch((error: unknown) => app.log('received_mail_left_for_later', describeFault(error))),
      );
    return { received: true } as const;
  },
});

export default endpoints([receivedMail.notice, takeNotice]);

export const config = { path: '/api/inbound-mail' };
