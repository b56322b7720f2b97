import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { signOut } from '#server/submissions/sign-out.ts';

export default endpoint({ POST: anyone(signOut) });

export const config = { path: '/api/auth/sign-out', method: 'POST' };
