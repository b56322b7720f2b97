import { ownFactorRequest } from '#domain/access/second-factor.ts';
import { renewRecoveryCodes } from '#server/access/renew-recovery-codes.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

/** A new set in place of the old one. */
export default endpoint({ POST: staff.reads(ownFactorRequest, renewRecoveryCodes, { mails: true }) });

export const config = { path: '/api/auth/recovery-codes', method: 'POST' };
