import { inspectSetupToken, inspectTokenSchema } from '#server/access/setup-token.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

/** POST although it changes nothing: a token in an address would end in logs. */
export default endpoint({ POST: anyone(inspectTokenSchema, inspectSetupToken) });

export const config = { path: '/api/auth/setup-token', method: 'POST' };
