/**
 * Everything the form needs after its first step. Loaded with the first touch of the form, so that the page itself
 * stays light: the rules (zod), files, the later steps, dialogs and messages.
 */
export { ErrorSummary } from '#ui/ErrorSummary.tsx';
export { AfterSending } from './AfterSending.tsx';
export { checkAnswers } from './check-answers.ts';
export { ClearAnswers } from './ClearAnswers.tsx';
export { ContinueLater } from './ContinueLater.tsx';
export { FailureNotice } from './FailureNotice.tsx';
export { createFileQueue } from '#browser/file-queue.ts';
export { IdleClearing } from './IdleClearing.tsx';
export { LastStep } from './LastStep.tsx';
export { LaterStep } from './LaterStep.tsx';
export { pickUpDraft } from './pick-up-draft.ts';
export { sendForm } from './send-form.ts';
export { forgetSubmissionKey, shareSubmissionKey } from './submit.ts';
export { ToastArea } from './ToastArea.tsx';
