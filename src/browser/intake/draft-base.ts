import type { Draft, SavedDraft } from '#domain/intake/sent-application.ts';
import type { IntakeAnswers } from '#domain/intake/answers.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import type { DraftBase } from '#domain/intake/draft.ts';
import { intakeFields } from '#domain/intake/fields.ts';
import { emptyValues } from '#domain/intake/values.ts';
import type { WizardState } from '#domain/intake/wizard-state.ts';
import type { Locale } from '#domain/languages.ts';
import type { DraftToSave } from './save-draft-calls.ts';

type Answers = IntakeAnswers | Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * What this page knows of the draft on the server, so that a save says what changed here, and answers of another tab or
 * device stay.
 */
export function trackDraft(locale: Locale) {
  const untouched: Answers = answersOf(emptyValues(locale));
  let version = 0;
  let answers: Record<string, unknown> = { ...untouched };
  let tickets: readonly string[] = [];
  /** Questions the server holds a second answer to. */
  let open: readonly string[] = [];
  const ids = (files: Draft['tickets']) => files.map(({ ticket }) => ticket);
  return {
    /** A draft that was read. From a link it is another one than before. */
    read(draft: Draft, fromLink: boolean): void {
      if (!fromLink && draft.version <= version) return;
      ({ version } = draft);
      answers = { ...untouched, ...draft.answers };
      tickets = ids(draft.tickets);
      open = Object.keys(draft.rivals);
    },
    /** For a save. What the person has not decided yet stays as it is on the server. */
    baseOf(draft: DraftToSave, { rivals }: Pick<WizardState, 'rivals'>): DraftBase {
      const now: Readonly<Record<string, unknown>> = draft.answers;
      const changed = intakeFields.filter(
        (field) => !(field in rivals) && (open.includes(field) || !isSame(now[field], answers[field])),
      );
      return { version, changed, tickets: [...tickets] };
    },
    /** After a save, unless a later one was answered before. */
    saved(sent: DraftToSave, answer: SavedDraft): void {
      if (answer.version < version) return;
      ({ version } = answer);
      answers = { ...sent.answers, ...answer.elsewhere };
      for (const [field, value] of Object.entries(answer.elsewhere))
        if (value === null) delete answers[field];
      tickets = ids(answer.files ?? sent.tickets);
      open = Object.keys(answer.rivals);
    },
    forget(): void {
      version = 0;
      answers = { ...untouched };
      tickets = [];
      open = [];
    },
  };
}
