import { inspectEmailLink } from '#server/access/redeem-email-link.ts';
import { inspectTokenSchema } from '#server/access/setup-token.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

/** POST although it changes nothing: a token in an address would end in logs. */
export default endpoint({ POST: anyone(inspectTokenSchema, inspectEmailLink) });

export const config = { path: '/api/account/email-link', method: 'POST' };
