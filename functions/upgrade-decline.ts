import { upgradeAnswer } from '#domain/cases/upgrades.ts';
import { declineUpgrade } from '#server/cases/offer-upgrade.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(upgradeAnswer, declineUpgrade, { mails: true }) });

export const config = { path: '/api/upgrades/:id/decline', method: 'POST' };
