import { newFactorRequest } from '#domain/access/second-factor.ts';
import { beginSecondFactor } from '#server/access/set-up-second-factor.ts';
import { endpoint, signingIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signingIn.reads(newFactorRequest, beginSecondFactor) });

export const config = { path: '/api/auth/second-factor/new', method: 'POST' };
