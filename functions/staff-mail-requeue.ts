import { requeueRequest } from '#domain/operations/failures.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { requeueFailures } from '#server/operations/failures.ts';

export default endpoint({ POST: staff(requeueRequest, requeueFailures, { mails: true }) });

export const config = { path: '/api/staff/mail/requeue', method: 'POST' };
