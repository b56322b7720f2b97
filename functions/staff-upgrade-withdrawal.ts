import { upgradeAnswer } from '#domain/cases/upgrades.ts';
import { withdrawUpgrade } from '#server/cases/offer-upgrade.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('upgrade')(upgradeAnswer, withdrawUpgrade, { mails: true }) });

export const config = { path: '/api/staff/upgrades/:id/withdrawal', method: 'POST' };
