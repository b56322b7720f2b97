/**
 * Everything the form needs after its first step. Loaded with the first touch of the form, so that the page itself
 * stays light: the rules (zod), files, the later steps, dialogs and messages.
 */
export { suggestEmail } from '#domain/email-suggestion.ts';
export { AfterSending } from './AfterSending.tsx';
export { workBehind } from './behind-form.ts';
export { checkAnswers, refusedAnswers } from './check-answers.ts';
export { ClearAnswers, ContinueLater } from './Dialogs.tsx';
export { LastStep } from './LastStep.tsx';
export { LaterStep } from './LaterStep.tsx';
export { MailedLink } from './MailedLink.tsx';
export { FailureNotice, Refusals, RefusedFiles } from './Problems.tsx';
export { TextsBox } from './TextsBox.tsx';
export { ConflictingAnswers } from './ConflictingAnswers.tsx';
export { ToastArea } from './ToastArea.tsx';
