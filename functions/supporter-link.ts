import { emailRequest } from '#domain/access/requests.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { mailSupporterLinks } from '#server/supporters/open-as-supporter.ts';
import { accepted } from '#server/http/reply.ts';

export default endpoint({
  POST: anyone(emailRequest, mailSupporterLinks, { answer: accepted, mails: true }),
});

export const config = { path: '/api/supporter/link', method: 'POST' };
