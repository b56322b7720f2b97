import { expect, it } from 'vitest';
import { signInRequest } from '#domain/access/requests.ts';
import { lateRules } from './use-late-rules.ts';

const typed = { email: 'ana@example.com', password: '', device: 'own' as const };
const options = { fields: {}, shouldUseNativeValidation: false };

it('somebody who forgets the password is told by the rules that came late', async () => {
  const { errors } = await lateRules(async () => signInRequest)(typed, undefined, options);
  expect(errors.password?.message).toBe('password.required');
});

it('somebody whose connection lost the rules can send all the same: the server checks', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await lateRules(lost)(typed, undefined, options)).toEqual({ values: typed, errors: {} });
});
