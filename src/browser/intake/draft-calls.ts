import type { Device } from '#domain/intake/devices.ts';
import type { DraftEdit, DraftFile } from '#domain/intake/draft.ts';
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import type { FormAccount } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';
import { keepSession, readSession } from '#browser/storage.ts';

interface Draft {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly step: number;
  readonly device: Device;
  readonly tickets: readonly DraftFile[];
  readonly edit?: DraftEdit;
}

export interface DraftAnswer {
  readonly draft: Draft | null;
  readonly account: FormAccount | null;
  readonly takesPayments?: boolean;
}

export interface DraftToSave extends Omit<Draft, 'answers' | 'edit'> {
  readonly answers: IntakeAnswers;
}

const address = '/api/intake-draft';

/** The save that left together with its page: it may still be under way when the next page asks. */
const leftKey = 'intakeEdit';
const nameOf = (edit: DraftEdit) => `${edit.page} ${edit.number}`;

/** Milliseconds between two looks for that save, and how often it is looked for before it counts as lost. */
const lookAgainMs = 250;
const looks = 8;

/** The draft of this browser, with what was typed just before a reload. */
export async function readDraft(locale: Locale): Promise<DraftAnswer> {
  const left = readSession(leftKey);
  for (let look = 1; ; look++) {
    const answer = await callApi<DraftAnswer>(address, { locale });
    const edit = answer.draft?.edit;
    if (!left || look === looks || (edit && nameOf(edit) === left)) {
      keepSession(leftKey, null);
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

const page = crypto.randomUUID();
let number = 0;

export async function saveDraft(locale: Locale, draft: DraftToSave, keepalive = false): Promise<void> {
  number += 1;
  const edit = { page, number };
  keepSession(leftKey, keepalive ? nameOf(edit) : null);
  await callApi(address, { method: 'PUT', locale, body: { ...draft, edit }, keepalive, timeoutMs: 8_000 });
  // Who is still here to hear the answer has not left.
  if (keepalive) keepSession(leftKey, null);
}

export function clearDraft(locale: Locale) {
  keepSession(leftKey, null);
  return callApi(address, { method: 'DELETE', locale, keepalive: true });
}

export const sendDraftLink = (locale: Locale, email: string) =>
  callApi(`${address}/link`, { method: 'POST', locale, body: { email } });

export const continueDraft = (locale: Locale, token: string) =>
  callApi<DraftAnswer>(`${address}/continue`, { method: 'POST', locale, body: { token } });
