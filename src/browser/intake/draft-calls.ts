import type { Device } from '#domain/intake/devices.ts';
import type { DraftEdit, DraftFile } from '#domain/intake/draft.ts';
import type { FormAccount } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/api.ts';
import { keepSession, readSession } from '#browser/storage.ts';

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
}

export const draftAddress = '/api/intake-draft';

/** The save that left together with its page: it may still be under way when the next page asks. */
export const leftKey = 'intakeEdit';
export const nameOf = (edit: DraftEdit) => `${edit.page} ${edit.number}`;

/** Milliseconds between two looks for that save, and how often it is looked for before it counts as lost. */
const lookAgainMs = 250;
const looks = 8;

/** The draft of this browser, with what was typed just before a reload. */
export async function readDraft(locale: Locale): Promise<DraftAnswer> {
  const left = readSession(leftKey);
  for (let look = 1; ; look++) {
    const answer = await callApi<DraftAnswer>(draftAddress, { locale });
    const edit = answer.draft?.edit;
    if (!left || look === looks || (edit && nameOf(edit) === left)) {
      keepSession(leftKey, null);
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
