import type { Config } from '@netlify/functions';
import { findSession } from '#server/access/require-session.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { listMessages } from '#server/contact/list-messages.ts';
import { readMessageBody } from '#server/contact/read-message-body.ts';
import { submitMessage } from '#server/contact/submit-message.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    return reply(200, await listMessages(app, actor, call.url.searchParams.get('before')));
  },
  POST: async (call, app) => {
    const input = await readMessageBody(call.request);
    const findUser = async () => (await findSession(call, app))?.actor.userId;
    const { created, answer } = await submitMessage(app, input, call, findUser);
    deliverOutboxSoon(call, app);
    return reply(created ? 201 : 200, answer);
  },
});

export const config: Config = { path: '/api/contact' };
