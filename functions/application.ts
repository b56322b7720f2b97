import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { changeEmail, changeEmailSchema } from '#server/intake/change-email.ts';
import { readApplication } from '#server/intake/read-application.ts';

export default endpoint({
  GET: anyone(readApplication),
  PATCH: anyone(changeEmailSchema, changeEmail, { mails: true }),
});

export const config = { path: '/api/application' };
