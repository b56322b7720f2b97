// What the form does with its draft once somebody is at work; reading it comes earlier, and alone.
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import type { DraftBase, DraftFile } from '#domain/intake/draft.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';
import { keepSession } from '#browser/storage.ts';
import { draftAddress, leftKey, nameOf, type Draft, type DraftAnswer } from './draft-calls.ts';

export interface DraftToSave extends Omit<Draft, 'answers' | 'edit' | 'version' | 'rivals'> {
  readonly answers: IntakeAnswers;
}

/** What this page did not know of the draft when it saved. */
export interface SavedDraft extends Pick<Draft, 'version' | 'rivals'> {
  /** Answers that differ from those sent; null where there is none any more. */
  readonly elsewhere: Readonly<Record<string, unknown>>;
  readonly files: readonly DraftFile[] | null;
}

const page = crypto.randomUUID();
let number = 0;

export async function saveDraft(
  locale: Locale,
  draft: DraftToSave & { readonly base: DraftBase },
  keepalive = false,
): Promise<SavedDraft> {
  number += 1;
  const edit = { page, number };
  keepSession(leftKey, keepalive ? nameOf(edit) : null);
  const saved = await callApi<SavedDraft>(draftAddress, {
    method: 'PUT',
    locale,
    body: { ...draft, edit },
    keepalive,
    timeoutMs: 8_000,
  });
  // Who is still here to hear the answer has not left.
  if (keepalive) keepSession(leftKey, null);
  return saved;
}

export function clearDraft(locale: Locale) {
  keepSession(leftKey, null);
  return callApi(draftAddress, { method: 'DELETE', locale, keepalive: true });
}

export const sendDraftLink = (locale: Locale, email: string) =>
  callApi(`${draftAddress}/link`, { method: 'POST', locale, body: { email } });

export const continueDraft = (locale: Locale, token: string) =>
  callApi<DraftAnswer>(`${draftAddress}/continue`, { method: 'POST', locale, body: { token } });
