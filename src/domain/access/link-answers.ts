// What is told of a sign-in, and of the links that mails bring.
import type { Locale } from '../languages.ts';
import type { Role } from './roles.ts';
import type { SecondFactorState } from './second-factor.ts';

export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role;
  readonly preferredLanguage: Locale;
}

export interface SignedIn {
  readonly user: CurrentUser;
  /** What staff still have to do; null for clients. */
  readonly secondFactor: SecondFactorState | null;
}

/** What the page for a new password must ask. */
export interface SetupLink {
  readonly purpose: 'invitation' | 'registration' | 'reset';
  readonly asksBirthDate: boolean;
  /** Staff: what follows is the second factor. */
  readonly worksHere: boolean;
  /** Masked. */
  readonly email: string;
}

/** Of a lost mailbox, the new one claims the change that staff asked for, and the old one stops it. */
export const emailLinkPurposes = ['confirm', 'undo', 'claim', 'stop'] as const;
export type EmailLinkPurpose = (typeof emailLinkPurposes)[number];

/** What a link about a change of address does. */
export interface EmailLink {
  readonly purpose: EmailLinkPurpose;
  /** The address it leads to, masked. */
  readonly email: string;
  /** Whether the owner of the account is signed in here: without, nothing is confirmed. */
  readonly signedIn: boolean;
  /** Of a lost mailbox: the address does not change before. */
  readonly appliesAt: string | null;
}

/** What a browser is asked about a passkey, in the words of WebAuthn, and what it has to bring back with it. */
export interface PasskeyQuestion {
  readonly options: object;
  readonly pending: string;
}
