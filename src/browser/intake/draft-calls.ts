import type { Device } from '#domain/intake/devices.ts';
import type { DraftFile } from '#domain/intake/draft.ts';
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import type { FormAccount } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';

interface Draft {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly step: number;
  readonly device: Device;
  readonly tickets: readonly DraftFile[];
}

export interface DraftAnswer {
  readonly draft: Draft | null;
  readonly account: FormAccount | null;
  readonly takesPayments?: boolean;
}

export interface DraftToSave extends Omit<Draft, 'answers'> {
  readonly answers: IntakeAnswers;
}

const address = '/api/intake-draft';

export const readDraft = (locale: Locale) => callApi<DraftAnswer>(address, { locale });

export const saveDraft = (locale: Locale, draft: DraftToSave, keepalive = false) =>
  callApi(address, { method: 'PUT', locale, body: draft, keepalive, timeoutMs: 8_000 });

export const clearDraft = (locale: Locale) => callApi(address, { method: 'DELETE', locale, keepalive: true });

export const sendDraftLink = (locale: Locale, email: string) =>
  callApi(`${address}/link`, { method: 'POST', locale, body: { email } });

export const continueDraft = (locale: Locale, token: string) =>
  callApi<DraftAnswer>(`${address}/continue`, { method: 'POST', locale, body: { token } });
