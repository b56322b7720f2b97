import type { IntakeNotice } from '#domain/intake/notices.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { callApi } from '#browser/api.ts';

/** The application this browser sent, as the server tells it. */
export interface Application {
  readonly reference: string;
  /** `later`: safe, but not in the database yet. Nothing can be paid or changed until it is. */
  readonly stored: 'now' | 'later';
  readonly email?: string;
  readonly firstName?: string;
  readonly selectedServicePackage?: PackageId;
  readonly payToken?: string;
  readonly paid?: boolean;
  /** Paid before it was sent: receipt and password link came then. */
  readonly paidBefore?: boolean;
  /** Its account can be signed in to. */
  readonly hasPassword?: boolean;
  /** Declined, withdrawn, erased, or its money given back: there is nothing to pay. */
  readonly closed?: boolean;
  /** Money arrived, and a person has to look at it. */
  readonly inReview?: boolean;
  /** False while payments are not taken at all. */
  readonly takesPayments?: boolean;
  readonly parts?: Parts | null;
  readonly freeHelp?: FreeHelp | null;
  readonly filesMissing?: readonly string[];
  readonly documents?: readonly { readonly name: string; readonly size: number }[];
}

/** What stands before anything about money where a court may still be working on the eviction. */
export interface FreeHelp {
  readonly notice: IntakeNotice;
  readonly county: string | null;
  readonly hearingDate: string | null;
  readonly payment: 'open' | 'waits' | 'after_hearing';
  readonly answerBy: string;
}

/** What staff let be paid in parts. */
export interface Parts {
  readonly packageId: PackageId;
  readonly count: number;
  readonly firstCents: number;
}

/** What this browser followed a payment link of; it may pay, and sees nothing else. */
export interface Paying {
  readonly packageId: PackageId;
  readonly payToken: string;
  readonly state: 'open' | 'paid' | 'review' | 'closed';
  readonly takesPayments?: boolean;
  readonly parts?: Parts | null;
  /** No payment is taken before staff have answered the person who applied. */
  readonly stopped?: boolean;
}

const address = '/api/application';

export const readApplication = (locale: Locale) =>
  callApi<{ application: Application | null; paying?: Paying }>(address, { locale });

export const changeEmail = (locale: Locale, email: string) =>
  callApi(address, { method: 'PATCH', locale, body: { email } });

export const mailAgain = (locale: Locale) => callApi(`${address}/mail`, { method: 'POST', locale, body: {} });

export const attachFiles = (locale: Locale, tickets: readonly string[]) =>
  callApi(`${address}/files`, { method: 'POST', locale, body: { tickets } });
