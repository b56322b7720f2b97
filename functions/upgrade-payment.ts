import { payUpgrade } from '#server/checkout/pay-upgrade.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

/** The payment page of an offer of a larger package. */
export default endpoint({ POST: signedIn.counting('upgrades').byId(payUpgrade, { mails: true }) });

export const config = { path: '/api/upgrades/:id/payment', method: 'POST' };
