// What the form and the pages after it are answered.
import type { PackageId } from '../packages/catalogue.ts';
import type { Device } from './devices.ts';
import type { DraftEdit, DraftFile } from './draft.ts';
import type { IntakeNotice } from './notices.ts';
import type { FormAccount } from './wizard-state.ts';

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
  /** The number that was asked by text, and has not answered YES yet. */
  readonly textTo?: string | null;
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

export interface Draft {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly step: number;
  readonly device: Device;
  readonly tickets: readonly DraftFile[];
  readonly edit?: DraftEdit;
  readonly version: number;
  /** Answers that another page gave to the same question, until the person chooses. */
  readonly rivals: Readonly<Record<string, unknown>>;
}

export interface DraftAnswer {
  readonly draft: Draft | null;
  readonly account: FormAccount | null;
  readonly takesPayments?: boolean;
  /** Our name, where texts may be asked for. */
  readonly textsFrom?: string | null;
}

/** What this page did not know of the draft when it saved. */
export interface SavedDraft extends Pick<Draft, 'version' | 'rivals'> {
  /** Answers that differ from those sent; null where there is none any more. */
  readonly elsewhere: Readonly<Record<string, unknown>>;
  readonly files: readonly DraftFile[] | null;
}
