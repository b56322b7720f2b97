import { addressRequest } from '#domain/intake/review.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { correctAddress } from '#server/applications/correct-address.ts';

export default endpoint({
  POST: staff.reads.of('application')(addressRequest, correctAddress, { mails: true }),
});

export const config = { path: '/api/staff/applications/:id/address', method: 'POST' };
