import { endSession } from '#server/access/end-session.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

export default endpoint({ POST: anyone(endSession) });

export const config = { path: '/api/auth/sign-out', method: 'POST' };
