// What people ask about their own account: the same schemas in the forms and on the server, and what is answered.
import * as z from 'zod/mini';
import { email } from '../email.ts';
import { locales, type Locale } from '../languages.ts';
import type { DeviceFamily } from './device.ts';
import { newPassword, passwordMaxLength, type AccessMessageKey } from './password.ts';

const key = (message: AccessMessageKey) => message;

/** The present password: right or wrong, so no rules of new ones apply. */
export const presentPassword = z
  .string(key('currentPassword.required'))
  .check(
    z.minLength(1, key('currentPassword.required')),
    z.maxLength(passwordMaxLength, key('password.long')),
  );

export const changePasswordRequest = z.object({ currentPassword: presentPassword, password: newPassword });

export const changeEmailRequest = z.object({
  email: email(key('email.invalid')),
  currentPassword: presentPassword,
});

export const closeAccountRequest = z.object({ currentPassword: presentPassword });

/** Before a copy of everything is handed out, and before everything is deleted. */
export const ownDataRequest = z.object({ currentPassword: presentPassword });

export const languageRequest = z.object({ language: z.enum(locales, key('language.required')) });

export interface OwnSession {
  readonly id: string;
  readonly device: DeviceFamily;
  /** ISO, to the minute. */
  readonly lastSeen: string;
  /** Signed in as on a shared computer: ends by itself after half an hour. */
  readonly shared: boolean;
  /** The one that asks. */
  readonly current: boolean;
}

export interface OwnAccount {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly preferredLanguage: Locale;
  /** The address that waits for its confirmation, as its owner typed it. */
  readonly pendingEmail: string | null;
  /** Until when we promised to have deleted everything; null when that was not asked. */
  readonly erasureDue: string | null;
  /** Staff change their address and leave with the help of an admin. */
  readonly isClient: boolean;
  readonly sessions: readonly OwnSession[];
}
