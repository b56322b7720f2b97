import { path } from '#i18n/routes.ts';
import { AlreadyReceived } from './AlreadyReceived.tsx';
import { clearDraft } from './draft-calls.ts';
import { answersOf, type IntakeValues } from './form-values.ts';
import { Received } from './Received.tsx';
import type { Phase } from './stage.ts';
import { forgetSubmissionKey, paymentAddress } from './submit.ts';
import { ToastArea } from './ToastArea.tsx';
import type { IntakeWizardProps } from './wizard-props.ts';

interface AfterSendingProps extends Pick<IntakeWizardProps, 'locale' | 'words'> {
  readonly phase: Extract<Phase, { at: 'done' | 'already' }>;
  readonly values: IntakeValues;
  readonly paid: boolean;
}

/** In the form's place once the office has it: that it arrived, or that an earlier one counts. */
export function AfterSending({ phase, values, paid, words, locale }: AfterSendingProps) {
  return (
    <div className="intake">
      {phase.at === 'done' ? (
        <Received result={phase.result} words={words} locale={locale} />
      ) : (
        <AlreadyReceived
          reference={phase.reference}
          payment={paid || !phase.payToken ? null : paymentAddress(phase.packageId, phase.payToken, locale)}
          confirmation={path('intakeConfirmation', locale)}
          answers={answersOf(values)}
          words={words}
          locale={locale}
          onCorrected={() => {
            forgetSubmissionKey();
            clearDraft(locale).catch(() => undefined);
          }}
        />
      )}
      <ToastArea words={words.toast} />
    </div>
  );
}
