import * as z from 'zod/mini';
import { email } from '../email.ts';
import { devices } from '../intake/draft.ts';

/** What signing in takes: the same schema in the form and on the server. */
export const signInRequest = z.object({
  email: email('email.invalid'),
  password: z
    .string('password.required')
    .check(z.minLength(1, 'password.required'), z.maxLength(1_000, 'password.long')),
  device: z.enum(devices, 'device.required'),
});

/** A call that names an address and nothing else: a forgotten password, or an address put right. */
export const emailRequest = z.object({ email: email('email.invalid') });
