import { dayMs as day, hourMs as hour, minuteMs as minute } from '../durations.ts';

/** How long a sign-in lasts, in milliseconds. */
export const sessionLifetimes = {
  client: { idle: 7 * day, absolute: 30 * day },
  /** Gone with the browser, and after a quarter of an hour without use: the next person may be sitting down. */
  publicComputer: { idle: 15 * minute, absolute: 12 * hour },
  staff: { idle: 30 * minute, absolute: 12 * hour },
} as const;

/**
 * How long a staff sign-in lasts that has only given a password, in milliseconds: time to install an app and set it up.
 * Nothing else can be done with it.
 */
export const unfinishedSignIn = 30 * minute;

/** How long a QR code on the screen stays valid until its first code, in milliseconds. */
export const factorSetupTime = 20 * minute;

export const sessionKinds = [
  'client',
  'publicComputer',
  'staff',
] as const satisfies (keyof typeof sessionLifetimes)[];
export type SessionKind = keyof typeof sessionLifetimes;

/** Setup tokens (first password, registration, forgotten password): single use, 72 hours. */
export const setupTokenHours = 72;
/** Links that sign a client in: single use, and short, because mailboxes stay open on shared phones. */
export const signInLinkMinutes = 15;
/** How many wrong birth dates before staff must help. */
export const birthDateTries = 5;
