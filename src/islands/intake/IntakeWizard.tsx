import { useReducer, useState } from 'react';
import { ApiError } from '#browser/api.ts';
import { keepPackage } from '#browser/chosen-package.ts';
import { keepSession } from '#browser/storage.ts';
import { clearDraft, sendDraftLink } from './draft-calls.ts';
import { emptyValues } from './form-values.ts';
import { NoteArea } from './NoteArea.tsx';
import { deviceKey, startingPlace } from './stage.ts';
import { StepForm } from './StepForm.tsx';
import { StepProgress } from './StepProgress.tsx';
import { useAnswerChanges } from './use-answer-changes.ts';
import { useDraft } from './use-draft.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaving } from './use-saving.ts';
import { useSignature } from './use-signature.ts';
import { useStage } from './use-stage.ts';
import { useSteps } from './use-steps.ts';
import { useSubmission } from './use-submission.ts';
import { useTypedBefore } from './use-typed-before.ts';
import type { IntakeWizardProps } from './wizard-props.ts';

/** The five-step application. */
export default function IntakeWizard(props: IntakeWizardProps) {
  const { locale, words, messages, months, idleMinutes } = props;
  const { stage, ready, note, errorOf, touched, lastTouch } = useStage(props);
  const { form, place, later, loadLater, setNote } = stage;
  useTypedBefore(stage);
  const saving = useSaving(stage);
  const signature = useSignature(stage);
  const steps = useSteps(stage, saving, signature);
  const account = useDraft(stage, steps);
  // After the draft: what the page itself fills in is no answer of the person's.
  useAnswerChanges(stage, saving, signature);
  const submission = useSubmission(stage, steps, saving, props.agreementVersion);
  useLeaving(stage, saving, steps, signature);
  const [dialog, setDialog] = useState<'clear' | 'later' | null>(null);
  // Controls that keep their own text start anew with the next instance of the form.
  const [instance, nextInstance] = useReducer((count: number) => count + 1, 0);

  function open(wanted: 'clear' | 'later'): void {
    loadLater().then(
      () => setDialog(wanted),
      () => undefined,
    );
  }

  function clear(why: 'cleared' | 'clearedByYou'): void {
    saving.cancel();
    // A form on its way stays on its way.
    place.current = { ...startingPlace(), sending: place.current.sending };
    // A save under way must not bring the draft back.
    void saving
      .settled()
      .then(() => clearDraft(locale))
      .catch(() => undefined);
    later?.forgetSubmissionKey();
    keepPackage(null);
    keepSession(deviceKey, null);
    form.reset(emptyValues(locale));
    later?.files.clear();
    signature.forget();
    setDialog(null);
    submission.reopen();
    nextInstance();
    steps.restart();
    setNote(why);
  }

  async function sendLink(email: string): Promise<void> {
    if (!(await saving.save())) throw new ApiError(0, 'offline');
    await sendDraftLink(locale, email);
  }

  const { phase } = submission;
  const values = form.getValues();
  const paid = Boolean(account?.waitingCase);
  if (later && (phase.at === 'done' || phase.at === 'already'))
    return <later.AfterSending phase={phase} values={values} paid={paid} words={words} locale={locale} />;
  return (
    <div className={steps.step > 0 ? 'intake under-way' : 'intake'} onFocus={touched} onPointerDown={touched}>
      <StepProgress
        step={steps.step}
        here={steps.here}
        words={words}
        ready={ready}
        onClear={() => open('clear')}
      />
      <NoteArea note={note} words={words} idleMinutes={idleMinutes} />
      <StepForm
        key={instance}
        {...props}
        asking={{ form, words, messages, locale, values, errorOf, months }}
        steps={steps}
        submission={submission}
        later={later}
        ready={ready}
        signAgain={signature.signAgain}
        paid={paid}
      />
      <p className="later">
        <button type="button" className="link" disabled={!ready} onClick={() => open('later')}>
          {words.later.open}
        </button>
      </p>
      {later && dialog === 'clear' && (
        <later.ClearAnswers
          words={words.draft}
          onClear={() => clear('clearedByYou')}
          onClose={() => setDialog(null)}
        />
      )}
      {later && dialog === 'later' && (
        <later.ContinueLater
          words={words}
          invalid={messages['email.invalid'] ?? ''}
          email={values.email}
          onSend={sendLink}
          onClose={() => setDialog(null)}
        />
      )}
      {later && values.device === 'public' && (
        <later.IdleClearing minutes={idleMinutes} since={lastTouch} onIdle={() => clear('cleared')} />
      )}
      {later && <later.ToastArea words={words.toast} />}
    </div>
  );
}
