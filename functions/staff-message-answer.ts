import { answerRequest } from '#domain/contact/answers.ts';
import { answerMessage } from '#server/contact/answer-message.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('inbox')(answerRequest, answerMessage, { mails: true }) });

export const config = { path: '/api/staff/messages/:id/answer', method: 'POST' };
