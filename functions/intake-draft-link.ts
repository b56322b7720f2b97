import { mailLink, mailLinkSchema } from '#server/drafts/mail-link.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { accepted } from '#server/http/reply.ts';

export default endpoint({ POST: anyone(mailLinkSchema, mailLink, { answer: accepted, mails: true }) });

export const config = { path: '/api/intake-draft/link', method: 'POST' };
