import { beginSecondFactor, readProof } from '#server/access/set-up-second-factor.ts';
import { endpoint, signingIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signingIn(readProof, beginSecondFactor) });

export const config = { path: '/api/auth/second-factor/new', method: 'POST' };
