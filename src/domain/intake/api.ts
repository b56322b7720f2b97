// The calls of the application, before and after it is sent. They rest on cookies of this browser, not on a sign-in.
import { checkedBy, command, query, sent, typed, type FileAnswer } from '../api-call.ts';
import type { DraftFile, IntakeDraft } from './draft.ts';
import type { helpPageQuery } from './help-page.ts';
import type { Application, DraftAnswer, Paying, SavedDraft } from './sent-application.ts';
import type { Submitted } from './wizard-state.ts';

type DraftToSend = Omit<IntakeDraft, 'answers' | 'tickets'> & {
  readonly answers: object;
  readonly tickets: readonly DraftFile[];
};

interface CorrectionToSend {
  readonly message: string;
  readonly answers?: Readonly<Record<string, unknown>> | undefined;
}

export const draft = /*#__PURE__*/ query('GET /api/intake-draft', {
  who: 'anyone',
  answer: typed<DraftAnswer>(),
});

export const saveDraft = /*#__PURE__*/ command('PUT /api/intake-draft', {
  who: 'anyone',
  input: sent<DraftToSend>(),
  answer: typed<SavedDraft>(),
});

export const clearDraft = /*#__PURE__*/ command('DELETE /api/intake-draft', {
  who: 'anyone',
});

/** A link to go on with it on another device. */
export const mailDraftLink = /*#__PURE__*/ command('POST /api/intake-draft/link', {
  who: 'anyone',
  input: sent<{ email: string }>(),
});

export const continueDraft = /*#__PURE__*/ command('POST /api/intake-draft/continue', {
  who: 'anyone',
  input: sent<{ token: string }>(),
  answer: typed<DraftAnswer>(),
});

/** Every field as text, lists as JSON, files beside them. Also while the database does not answer. */
export const submit = /*#__PURE__*/ command('POST /api/client-intake', {
  who: 'anyone',
  input: sent<FormData>(),
  answer: typed<Submitted>(),
});

/** The one this browser sent, or what it followed a payment link of. */
export const application = /*#__PURE__*/ query('GET /api/application', {
  who: 'anyone',
  answer: typed<{ readonly application: Application | null; readonly paying?: Paying }>(),
});

/** Until it is paid. */
export const changeEmail = /*#__PURE__*/ command('PATCH /api/application', {
  who: 'anyone',
  input: sent<{ email: string }>(),
  answer: typed<{ readonly email: string }>(),
});

/** The signed answers stay; staff get what should be different. */
export const correct = /*#__PURE__*/ command('POST /api/application/correction', {
  who: 'anyone',
  input: sent<CorrectionToSend>(),
  answer: typed<{ readonly reference: string }>(),
});

export const attachFiles = /*#__PURE__*/ command('POST /api/application/files', {
  who: 'anyone',
  input: sent<{ tickets: readonly string[] }>(),
  answer: typed<{ readonly filesMissing: readonly string[] }>(),
});

export const mailAgain = /*#__PURE__*/ command('POST /api/application/mail', {
  who: 'anyone',
});

export const helpPage = /*#__PURE__*/ query('GET /api/application/help-page', {
  who: 'anyone',
  input: checkedBy<typeof helpPageQuery>(),
  answer: typed<FileAnswer>(),
});
