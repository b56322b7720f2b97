import { offerRequest } from '#domain/cases/upgrades.ts';
import { offerUpgrade } from '#server/cases/offer-upgrade.ts';
import { packageOfCase } from '#server/cases/read-package.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.reads.of('case')(packageOfCase),
  POST: staff.of('case')(offerRequest, offerUpgrade, { mails: true }),
});

export const config = { path: '/api/staff/cases/:id/package', method: ['GET', 'POST'] };
