import { codeRequest } from '#domain/access/second-factor.ts';
import { ownFactor } from '#server/access/own-factor.ts';
import { showSecondFactor } from '#server/access/show-second-factor.ts';
import { endpoint, signingIn } from '#server/entry/endpoint.ts';

/** The second step of a staff sign-in: how it stands, and the code. */
export default endpoint({
  GET: signingIn.reads(ownFactor),
  POST: signingIn.reads(codeRequest, showSecondFactor),
});

export const config = { path: '/api/auth/second-factor', method: ['GET', 'POST'] };
