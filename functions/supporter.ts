import { emailRequest } from '#domain/access/requests.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { accepted } from '#server/http/reply.ts';
import {
  leaveAsSupporter,
  mailSupporterLinks,
  redeemSupporterLink,
  supporterLink,
} from '#server/supporters/open-as-supporter.ts';
import { readAsSupporter } from '#server/supporters/read-as-supporter.ts';

export default routes({
  /** What is seen rests on a cookie of the supporter's own, beside any sign-in. */
  '/api/supporter': endpoint({ GET: anyone(readAsSupporter), DELETE: anyone(leaveAsSupporter) }),
  '/api/supporter/link': endpoint({
    POST: anyone(emailRequest, mailSupporterLinks, { answer: accepted, mails: true }),
  }),
  /** Its own call, made by a press: programs that open every link of a mail must not use it up. */
  '/api/supporter/link/use': endpoint({ POST: anyone(supporterLink, redeemSupporterLink) }),
});

export const config = {
  path: ['/api/supporter', '/api/supporter/link', '/api/supporter/link/use'],
};
