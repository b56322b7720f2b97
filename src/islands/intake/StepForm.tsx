import { intakeSteps } from '#domain/intake/steps.ts';
import type { IntakeField } from '#domain/intake/submission.ts';
import { fill } from '#i18n/fill.ts';
import { FirstStep } from './FirstStep.tsx';
import type { Later } from './use-later.ts';
import type { Steps } from './use-steps.ts';
import type { Submission } from './use-submission.ts';
import type { Asking, IntakeWizardProps } from './wizard-props.ts';

interface StepFormProps extends Omit<IntakeWizardProps, keyof Asking> {
  readonly asking: Asking;
  readonly steps: Steps;
  readonly submission: Submission;
  readonly later: Later | null;
  readonly ready: boolean;
  readonly signAgain: boolean;
  readonly paid: boolean;
}

/** One step: its heading, what is wrong in it, its questions, and the buttons to the next. */
export function StepForm(props: StepFormProps) {
  const { asking, steps, submission, later, ready, paid } = props;
  const { words } = asking;
  const { step, here, isLast, summary, failure } = steps;
  const { id } = intakeSteps[step] ?? intakeSteps[0];
  const busy = submission.phase.at === 'sending';
  const send = paid ? words.submit.plain : words.submit.pay;
  const goOn = steps.returning ? words.backToReview : words.next;
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void (isLast ? submission.submit() : steps.next());
      }}
    >
      <div className="step-head">
        <h2 tabIndex={-1} data-step-heading>
          <span className="hidden-visually">{here}: </span>
          {words.steps[id].name}
        </h2>
        <p className="quiet">{isLast && paid ? words.review.paidLead : words.steps[id].lead}</p>
        {!isLast && <p className="small quiet">{words.requiredMark}</p>}
      </div>
      {later && summary.length > 0 && (
        <later.ErrorSummary
          title={
            summary.length === 1
              ? words.summary.titleOne
              : fill(words.summary.title, { count: summary.length })
          }
          items={summary}
          onChoose={({ field }) => steps.change(field as IntakeField)}
        />
      )}
      {step === 0 && <FirstStep {...asking} idleMinutes={props.idleMinutes} />}
      {later && step > 0 && !isLast && (
        <later.LaterStep
          key={id}
          {...asking}
          step={step}
          files={later.files}
          agreement={props.agreement}
          agreementVersion={props.agreementVersion}
          signAgain={props.signAgain}
        />
      )}
      {later && isLast && (
        <later.LastStep
          {...asking}
          paid={paid}
          files={later.files}
          packages={props.packages}
          packageWords={props.packageWords}
          onChange={steps.change}
        />
      )}
      {later && failure && (
        <later.FailureNotice failure={failure} words={words.failure} email={props.siteEmail} />
      )}
      <div className="step-buttons">
        {step > 0 && (
          <button type="button" className="button second" disabled={busy} onClick={steps.previous}>
            {words.previous}
          </button>
        )}
        {/* Disabled before hydration, which also stops Enter: the page itself cannot take the answers. */}
        <button type="submit" className="button" disabled={!ready || busy}>
          {busy ? words.submit.sending : isLast ? send : goOn}
        </button>
      </div>
      {isLast && !paid && <p className="small quiet">{words.submit.next}</p>}
    </form>
  );
}
