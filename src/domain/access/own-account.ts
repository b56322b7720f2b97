// What people ask of their own account, and what they get. Forms and server use the same schemas.
import * as z from 'zod/mini';
import { email } from '../email.ts';
import { locales, type Locale } from '../languages.ts';
import type { DeviceFamily } from './device.ts';
import type { SafeWays } from '../channels/safe-ways.ts';
import type { NoticeChoices } from '../notices/choices.ts';
import { newPassword, passwordMaxLength, type AccessMessageKey } from './password.ts';

const key = (message: AccessMessageKey) => message;

/** The present password. It is right or wrong; the rules for new ones do not apply. */
export const presentPassword = z
  .string(key('currentPassword.required'))
  .check(
    z.minLength(1, key('currentPassword.required')),
    z.maxLength(passwordMaxLength, key('password.long')),
  );

export const changePasswordRequest = z.object({ currentPassword: presentPassword, password: newPassword });

export const changeEmailRequest = z.object({
  email: email(),
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
  /** Signed in on a shared computer: it ends by itself soon after its last use. */
  readonly shared: boolean;
  /** The session that asks. */
  readonly current: boolean;
}

export interface OwnCase {
  readonly id: string;
  readonly caseNumber: string;
  /** In one line, as papers print it; null if it is not known. */
  readonly address: string | null;
  /** The call that is booked; its number was given with it. */
  readonly call: { readonly startsAt: string; readonly phone: string } | null;
}

export interface OwnAccount {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly preferredLanguage: Locale;
  /** How they hear of what happens. */
  readonly notices: NoticeChoices;
  /** How they can be reached without danger; null if they never said. */
  readonly ways: SafeWays;
  /** The picture itself comes from `/api/account/picture`. */
  readonly hasPicture: boolean;
  /** The open cases of a client, with what names where they live and are called. */
  readonly cases: readonly OwnCase[];
  /** The address waiting to be confirmed, as its owner typed it. */
  readonly pendingEmail: string | null;
  /** Staff asked for it after a call: not before then. Null where its owner asked. */
  readonly pendingEmailFrom: string | null;
  /** The day by which we promised to have deleted everything; null if nobody asked for that. */
  readonly erasureDue: string | null;
  /** Staff need an admin to change their address or to leave. */
  readonly isClient: boolean;
  readonly sessions: readonly OwnSession[];
}
