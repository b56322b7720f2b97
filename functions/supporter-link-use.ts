import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { supporterLink, redeemSupporterLink } from '#server/supporters/open-as-supporter.ts';

/** Its own call, made by a press: programs that open every link of a mail must not use it up. */
export default endpoint({ POST: anyone(supporterLink, redeemSupporterLink) });

export const config = { path: '/api/supporter/link/use', method: 'POST' };
