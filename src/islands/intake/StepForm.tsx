import { Fragment } from 'react';
import { isAsked } from '#domain/intake/answers.ts';
import type { IntakeField } from '#domain/intake/fields.ts';
import { intakeSteps, lastStep } from '#domain/intake/steps.ts';
import { isRefused } from '#domain/intake/wizard-state.ts';
import { fill } from '#i18n/fill.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { leadsToPayment } from './leads-to-payment.ts';
import { QuestionField, questionGrid } from './QuestionField.tsx';
import type { Later } from './use-later.ts';
import type { Asking } from './wizard-props.ts';

interface StepFormProps extends Asking {
  /** "Step 2 of 5". */
  readonly here: string;
  readonly later: Later | null;
  readonly isReady: boolean;
  readonly onGoOn: () => void;
}

/** The whole width on phones, side by side where there is room. */
const buttonWidth = 'grow basis-40 sm:min-w-44 sm:grow-0 sm:basis-auto';

/** One step: its heading, what is wrong in it, its questions, and the buttons to the next. */
export function StepForm({ here, later, isReady, onGoOn, ...asking }: StepFormProps) {
  const { words, state, wizard } = asking;
  const { step, returning, phase, account } = state;
  const { id } = intakeSteps[step] ?? { id: 'personal' as const };
  const isLast = step === lastStep;
  const isPaid = account?.waitingCase != null;
  const isToPay = leadsToPayment(state);
  const busy = phase.at === 'sending';
  const send = isToPay ? words.submit.pay : words.submit.plain;
  const goOn = returning ? words.backToReview : words.next;
  const change = (field: IntakeField | 'files') => wizard.act({ type: 'change', field });
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onGoOn();
      }}
    >
      {later && <later.ConflictingAnswers {...asking} />}
      {later && <later.Refusals {...asking} onChange={change} />}
      <div className="mb-5 grid gap-1.5 sm:mb-7">
        <h2 className="text-h2-small" tabIndex={-1} data-step-heading>
          <span className="hidden-visually">{`${here}: `}</span>
          {/* In an element of its own, so that a translated page shows the next one, too. */}
          <span>{words.steps[id].name}</span>
        </h2>
        <p className="quiet">
          {isLast && !isToPay
            ? isPaid
              ? words.review.paidLead
              : words.review.unsoldLead
            : words.steps[id].lead}
        </p>
        {!isLast && <p className="small quiet">{words.requiredMark}</p>}
      </div>
      {step === 0 && <FirstStep {...asking} later={later} />}
      {later && step > 0 && !isLast && <later.LaterStep key={id} {...asking} files={later.files} />}
      {later && isLast && <later.LastStep {...asking} onChange={change} />}
      {later && state.failure && (
        <later.FailureNotice failure={state.failure} words={words.failure} email={asking.siteEmail} />
      )}
      {later && state.asksAboutFiles && (
        <later.RefusedFiles
          files={state.files.filter(isRefused)}
          words={words.files}
          messages={asking.messages}
          onGoOn={() => {
            for (const file of state.files.filter(isRefused)) later.files.remove(file.id);
            onGoOn();
          }}
          onChange={() => change('files')}
        />
      )}
      <div data-step-buttons className="mt-6 mb-3 flex flex-wrap-reverse gap-3">
        {step > 0 && (
          <button
            type="button"
            className={`button second ${buttonWidth}`}
            disabled={busy}
            onClick={() => wizard.act({ type: 'previous' })}
          >
            {words.previous}
          </button>
        )}
        {/* Disabled before hydration, which also stops Enter: the page itself cannot take the answers. */}
        <button type="submit" className={`button ${buttonWidth}`} disabled={!isReady || busy}>
          {busy ? words.submit.sending : isLast ? send : goOn}
        </button>
      </div>
      {isLast && isToPay && <p className="small quiet">{words.submit.next}</p>}
    </form>
  );
}

/** Step 1. The only one in the HTML of the page, so it alone can be filled in before React arrives. */
function FirstStep({ later, ...asking }: Asking & Pick<StepFormProps, 'later'>) {
  return (
    <div className={questionGrid}>
      <DeviceQuestion {...asking} />
      {intakeSteps[0]?.fields.map(
        (field) =>
          isAsked(field, asking.state.values) && (
            <Fragment key={field}>
              <QuestionField field={field} {...asking} />
              {field === 'phoneNumber' && later && <later.TextsBox {...asking} />}
            </Fragment>
          ),
      )}
    </div>
  );
}

/** Asked first, since it decides how long answers stay anywhere. */
function DeviceQuestion({ form, words, state, idleMinutes }: Asking) {
  const own = words.device;
  return (
    <div className="col-span-full mb-8 rounded-(--radius-l) border border-line bg-ground-sunk p-4 sm:p-6">
      <RadioGroup
        id="intake-device"
        label={own.label}
        hint={own.hint}
        options={[
          { value: 'own', text: own.own },
          { value: 'public', text: own.public },
        ]}
        chosen={state.values.device}
        input={form.register('device')}
        inRow
        fieldClass="mb-1"
      />
      <p className="text-s" aria-live="polite">
        {state.values.device === 'public' && fill(own.publicNote, { minutes: idleMinutes })}
      </p>
    </div>
  );
}
