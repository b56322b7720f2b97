import * as z from 'zod/mini';
import { email } from '../email.ts';
import { devices } from '../intake/devices.ts';

/** What signing in takes: the same schema in the form and on the server. */
export const signInRequest = z.object({
  email: email('email.invalid'),
  password: z
    .string('password.required')
    .check(z.minLength(1, 'password.required'), z.maxLength(1_000, 'password.long')),
  device: z.enum(devices, 'device.required'),
});

/** A link to set a password, for whoever forgot it or is about to buy; it ends where the person was going. */
export const passwordLinkRequest = z.object({
  email: email('email.invalid'),
  returnTo: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
});

/** A call that names an address and nothing else: an address put right. */
export const emailRequest = z.object({ email: email('email.invalid') });
