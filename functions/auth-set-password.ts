import { setPassword, setPasswordSchema } from '#server/access/setup-token.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';

export default endpoint({ POST: anyone(setPasswordSchema, setPassword, { mails: true }) });

export const config = { path: '/api/auth/set-password', method: 'POST' };
