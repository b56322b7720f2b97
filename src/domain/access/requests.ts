import * as z from 'zod/mini';
import { email } from '../email.ts';
import { devices } from '../intake/devices.ts';

/** What signing in takes. Form and server use the same schema. */
export const signInRequest = z.object({
  email: email(),
  password: z
    .string('password.required')
    .check(z.minLength(1, 'password.required'), z.maxLength(1_000, 'password.long')),
  device: z.enum(devices, 'device.required'),
});

/** Signing in by a mailed link. Not on a public computer: whoever opens their mail there leaves it open behind them. */
export const signInLinkDevice = z.object({
  device: z.enum(devices, 'device.required').check(z.refine((device) => device === 'own', 'device.password')),
});

/**
 * Asks for a link to set a password: for people who forgot theirs, or who are about to buy. It leads where they were
 * going.
 */
export const passwordLinkRequest = z.object({
  email: email(),
  returnTo: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
});

/** A call that names an address and nothing else, such as a corrected one. */
export const emailRequest = z.object({ email: email() });

/** Where the sign-in page leads back to. */
export const signInQuery = z.object({ returnTo: z.optional(z.string()) });
