import type { confirmPasskeyRequest, showPasskeyRequest } from '#domain/access/second-factor.ts';
import type * as z from 'zod/mini';

/** Passkeys as the services see them: what a browser is asked, and whether what its device answers holds. */
export interface Passkeys {
  /** What a browser is asked so that it makes one. Those on file are named, so that no device makes a second. */
  askToMake(owner: PasskeyOwner, onFile: readonly PasskeyName[]): Promise<PasskeyQuestion>;
  /** The passkey in an answer; throws `PasskeyRefused` for one that does not answer this question on this site. */
  readMade(answer: MadeAnswer, question: AnsweredQuestion): Promise<MadePasskey>;
  /** What a browser is asked so that it shows one of those on file. */
  askToShow(siteOrigin: string, onFile: readonly PasskeyName[]): Promise<PasskeyQuestion>;
  /** How often the device says it was used by now; throws `PasskeyRefused` as `readMade` does. */
  readShown(answer: ShownAnswer, question: AnsweredQuestion, known: KnownPasskey): Promise<number>;
}

/** The answer of a device does not fit. */
export class PasskeyRefused extends Error {
  override readonly name = 'PasskeyRefused';
}

export interface PasskeyOwner {
  readonly siteOrigin: string;
  readonly siteName: string;
  readonly userId: string;
  readonly email: string;
}

/** Enough for a browser to find it. */
export interface PasskeyName {
  readonly credentialId: string;
  readonly transports: readonly string[];
}

/** Enough to check what it signed. */
export interface KnownPasskey {
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
}
export type MadePasskey = KnownPasskey;

export interface PasskeyQuestion {
  /** For the browser, as it is. */
  readonly options: object;
  /** What the device has to sign. */
  readonly challenge: string;
}
export interface AnsweredQuestion {
  readonly siteOrigin: string;
  readonly challenge: string;
}
export type MadeAnswer = z.infer<typeof confirmPasskeyRequest>['passkey'];
export type ShownAnswer = z.infer<typeof showPasskeyRequest>['passkey'];
