import { passwordLinkRequest } from '#domain/access/requests.ts';
import { forgotPassword } from '#server/access/forgot-password.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { accepted } from '#server/http/reply.ts';

export default endpoint({
  POST: anyone(passwordLinkRequest, forgotPassword, { answer: accepted, mails: true }),
});

export const config = { path: '/api/auth/forgot-password', method: 'POST' };
