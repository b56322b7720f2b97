import { redeemSignInLink, redeemSignInLinkSchema } from '#server/access/redeem-sign-in-link.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

/** Its own call, made by a press: programs that open every link of a mail must not use it up. */
export default endpoint({ POST: anyone(redeemSignInLinkSchema, redeemSignInLink) });

export const config = { path: '/api/auth/sign-in-link/use', method: 'POST' };
