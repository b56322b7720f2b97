import * as intakeApi from '#domain/intake/api.ts';
import type { DraftAnswer } from '#domain/intake/sent-application.ts';
import type { DraftEdit } from '#domain/intake/draft.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/call-api.ts';
import { keepSession, readSession } from '#browser/storage.ts';

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
    const answer = await callApi(intakeApi.draft, {}, { locale });
    const edit = answer.draft?.edit;
    if (!left || look === looks || (edit && nameOf(edit) === left)) {
      keepSession(leftKey, null);
      return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}
