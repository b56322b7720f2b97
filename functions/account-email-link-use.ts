import { redeemEmailLink } from '#server/access/redeem-email-link.ts';
import { inspectTokenSchema } from '#server/access/setup-token.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

/** Its own call, made by a press: programs that open every link of a mail must change nothing. */
export default endpoint({ POST: anyone(inspectTokenSchema, redeemEmailLink, { mails: true }) });

export const config = { path: '/api/account/email-link/use', method: 'POST' };
