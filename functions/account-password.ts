import { changePasswordRequest } from '#domain/access/own-account.ts';
import { changePassword } from '#server/access/change-password.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.reads(changePasswordRequest, changePassword, { mails: true }) });

export const config = { path: '/api/account/password', method: 'POST' };
