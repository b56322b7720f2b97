import { passwordLinkRequest } from '#domain/access/requests.ts';
import { mailSignInLink } from '#server/access/mail-sign-in-link.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { accepted } from '#server/http/reply.ts';

export default endpoint({
  POST: anyone(passwordLinkRequest, mailSignInLink, { answer: accepted, mails: true }),
});

export const config = { path: '/api/auth/sign-in-link', method: 'POST' };
