import { cardPageRequest } from '#domain/orders/card-consent.ts';
import { confirmCard } from '#server/checkout/agree-to-charges.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

/** Back from the page that keeps a card. */
export default endpoint({ POST: signedIn.counting('cards')(cardPageRequest, confirmCard, { mails: true }) });

export const config = { path: '/api/cards/confirmation', method: 'POST' };
