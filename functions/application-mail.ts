import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { accepted } from '#server/http/reply.ts';
import { sendAgain } from '#server/intake/send-again.ts';

export default endpoint({ POST: anyone(sendAgain, { answer: accepted, mails: true }) });

export const config = { path: '/api/application/mail', method: 'POST' };
