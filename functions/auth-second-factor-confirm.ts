import { confirmFactorRequest } from '#domain/access/second-factor.ts';
import { confirmSecondFactor } from '#server/access/set-up-second-factor.ts';
import { endpoint, signingIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signingIn(confirmFactorRequest, confirmSecondFactor, { mails: true }) });

export const config = { path: '/api/auth/second-factor/confirm', method: 'POST' };
