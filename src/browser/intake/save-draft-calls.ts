// What the form does with its draft once somebody is at work; reading it comes earlier, and alone.
import type { Draft, SavedDraft } from '#domain/intake/sent-application.ts';
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import type { DraftBase } from '#domain/intake/draft.ts';
import type { Locale } from '#domain/languages.ts';
import * as intakeApi from '#domain/intake/api.ts';
import { callApi } from '#browser/call-api.ts';
import { keepSession } from '#browser/storage.ts';
import { leftKey, nameOf } from './draft-calls.ts';

export interface DraftToSave extends Omit<Draft, 'answers' | 'edit' | 'version' | 'rivals'> {
  readonly answers: IntakeAnswers;
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
  const saved = await callApi(
    intakeApi.saveDraft,
    { ...draft, edit },
    { locale, keepalive, timeoutMs: 8_000 },
  );
  // People who are still here to hear the answer have not left.
  if (keepalive) keepSession(leftKey, null);
  return saved;
}

export function clearDraft(locale: Locale) {
  keepSession(leftKey, null);
  return callApi(intakeApi.clearDraft, {}, { locale, keepalive: true });
}

export const sendDraftLink = (locale: Locale, email: string) =>
  callApi(intakeApi.mailDraftLink, { email }, { locale });

export const continueDraft = (locale: Locale, token: string) =>
  callApi(intakeApi.continueDraft, { token }, { locale });
