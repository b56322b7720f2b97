import { recoveryCodeRequest } from '#domain/access/second-factor.ts';
import { showRecoveryCode } from '#server/access/show-second-factor.ts';
import { endpoint, signingIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signingIn.reads(recoveryCodeRequest, showRecoveryCode, { mails: true }) });

export const config = { path: '/api/auth/recovery-code', method: 'POST' };
