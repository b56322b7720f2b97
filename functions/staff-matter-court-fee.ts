import { courtFee } from '#domain/cases/papers.ts';
import { settleCourtFee } from '#server/cases/record-signed-copy.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('matter')(courtFee, settleCourtFee) });

export const config = { path: '/api/staff/matters/:id/court-fee', method: 'POST' };
