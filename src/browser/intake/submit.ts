import type { IntakeAnswers } from '#domain/intake/answers.ts';
import * as intakeApi from '#domain/intake/api.ts';
import type { DraftFile } from '#domain/intake/draft.ts';
import type { Submitted } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { ApiError } from '#browser/api.ts';
import { callApi } from '#browser/call-api.ts';
import { keepForTabs, keepSession, readFromTabs, readSession } from '#browser/storage.ts';

interface Submission {
  readonly locale: Locale;
  readonly answers: IntakeAnswers;
  /** The box for texts was ticked. */
  readonly wantsTexts?: boolean;
  readonly tickets: readonly DraftFile[];
  /** Files that could not be sent before, small enough to go along. */
  readonly carried: readonly File[];
  /** Names of those that were not; the confirmation asks for them. */
  readonly missing: readonly string[];
  readonly agreementVersion: string;
}

const keyName = 'intakeKey';

/**
 * One key per form, kept until the server answered with a reference: a second press, a reload or a retry after a
 * lost answer is then the same submission.
 */
function submissionKey(): string {
  const key = readSession(keyName) ?? crypto.randomUUID();
  keepSession(keyName, key);
  return key;
}

/**
 * Lets other tabs with the same draft find the key, so that the form sent from two tabs is one application. For a
 * person's own device only: on a shared one the next person must not get the key of somebody before.
 */
export function shareSubmissionKey(): void {
  keepForTabs(keyName, submissionKey());
}

/** Takes the key of the tab that wrote this draft. A tab that has its own keeps it. */
export function joinSubmission(): void {
  const shared = readFromTabs(keyName);
  if (shared !== null && readSession(keyName) === null) keepSession(keyName, shared);
}

export function forgetSubmissionKey(): void {
  if (readFromTabs(keyName) === readSession(keyName)) keepForTabs(keyName, null);
  keepSession(keyName, null);
}

/** The body of the specified call: every field as text, lists as JSON. */
export function submissionBody(submission: Omit<Submission, 'locale'>): FormData {
  const { answers, wantsTexts, tickets, carried, missing, agreementVersion } = submission;
  const body = new FormData();
  for (const [field, answer] of Object.entries(answers))
    body.set(field, Array.isArray(answer) ? JSON.stringify(answer) : String(answer));
  body.set('tickets', JSON.stringify(tickets.map(({ ticket, name }) => ({ ticket, name }))));
  body.set('filesMissing', JSON.stringify(missing));
  body.set('agreementVersion', agreementVersion);
  if (wantsTexts) body.set('texts', 'true');
  for (const file of carried) body.append('files', file);
  return body;
}

/** Sends the application. Success is an answer with a reference, nothing less; everything else throws ApiError. */
export async function submitIntake(submission: Submission): Promise<Submitted> {
  const answer = await callApi(intakeApi.submit, submissionBody(submission), {
    locale: submission.locale,
    headers: { 'idempotency-key': submissionKey() },
  });
  if (!answer?.reference || !answer.payToken) throw new ApiError(0, 'unreadable');
  forgetSubmissionKey();
  return {
    reference: answer.reference,
    payToken: answer.payToken,
    selectedServicePackage: answer.selectedServicePackage ?? 'standard',
    alreadyPaid: answer.alreadyPaid === true,
    stored: answer.stored === 'later' ? 'later' : 'now',
  };
}

/** The hosted payment page of an application. The server decides the price. */
export function paymentAddress(packageId: PackageId, payToken: string, locale: Locale): string {
  return `/api/pay/${packageId}?intake=${encodeURIComponent(payToken)}&lang=${locale}`;
}
