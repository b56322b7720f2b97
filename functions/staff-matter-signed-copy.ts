import { signedCopy } from '#domain/cases/papers.ts';
import { recordSignedCopy } from '#server/cases/record-signed-copy.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.reads.of('matter')(signedCopy, recordSignedCopy) });

export const config = { path: '/api/staff/matters/:id/signed-copy', method: 'POST' };
