import { isAsked } from '#domain/intake/answers.ts';
import { noticeFor } from '#domain/intake/notices.ts';
import { signatureMatchesName } from '#domain/intake/signature.ts';
import { intakeSteps } from '#domain/intake/steps.ts';
import type { IntakeField } from '#domain/intake/submission.ts';
import { fill } from '#i18n/format.ts';
import { FieldGroup } from '#ui/Field.tsx';
import type { FileQueue } from '#browser/file-queue.ts';
import { FilesQuestion } from './FilesQuestion.tsx';
import { answersOf } from './form-values.ts';
import { FreeHelpNotice } from './FreeHelpNotice.tsx';
import { laterQuestions } from './later-questions.ts';
import { Label, QuestionField, Warning } from './QuestionField.tsx';
import { controlId } from './questions.ts';
import type { Asking, IntakeWizardProps } from './wizard-props.ts';

type LaterStepProps = Asking &
  Pick<IntakeWizardProps, 'agreement' | 'agreementVersion'> & {
    readonly step: number;
    readonly files: FileQueue;
    /** The signature was taken back because an answer changed after signing. */
    readonly signAgain: boolean;
  };

/** The questions of steps 2 to 4, in the domain's order, as far as they apply. */
export function LaterStep({
  step,
  files,
  agreement,
  agreementVersion,
  signAgain,
  ...asking
}: LaterStepProps) {
  const { words, values } = asking;
  const { fields } = intakeSteps[step] ?? intakeSteps[1];
  return (
    <div className="questions">
      {fields
        .filter((field) => isAsked(field, values))
        .map((field) => [
          field === 'signature' && (
            <div key="agreement">
              <FilesQuestion files={files} words={words} messages={asking.messages} locale={asking.locale} />
              <div className="agreement">
                <h3 id="agreement-title">{words.agreementTitle}</h3>
                {/* Focusable, so that it can be scrolled with the keyboard. */}
                <div
                  className="agreement-text prose"
                  tabIndex={0}
                  role="region"
                  aria-labelledby="agreement-title"
                >
                  {agreement}
                </div>
                <p className="small quiet">
                  {fill(words.agreementVersion, { version: agreementVersion })} · {words.agreementNote}
                </p>
              </div>
              <div role="status">{signAgain && <p className="notice">{words.signedAgain}</p>}</div>
            </div>
          ),
          <LaterQuestion key={field} field={field} {...asking} />,
          field === (values.hasEviction === 'yes' ? 'caseOutcome' : 'hasEviction') && (
            <FreeHelpNotice key="notice" notice={noticeFor(answersOf(values))} words={words.notices} />
          ),
        ])}
    </div>
  );
}

function LaterQuestion({ field, ...asking }: Asking & { readonly field: IntakeField }) {
  if (field === 'agreementAccepted') return <Acceptance {...asking} />;
  const question = laterQuestions[field];
  const hint = field === 'signature' ? <SignatureHint {...asking} /> : undefined;
  return question && <QuestionField field={field} question={question} hint={hint} {...asking} />;
}

/** A signature unlike the name warns, never blocks. */
function SignatureHint({ values, words }: Asking) {
  const { signature, firstName, lastName } = values;
  const differs = signature.trim() !== '' && !signatureMatchesName(signature, firstName, lastName);
  const name = `${firstName} ${lastName}`.trim();
  return (
    <>
      {words.fields.signature.hint}
      <Warning text={differs ? fill(words.signatureDiffers, { name }) : ''} />
    </>
  );
}

function Acceptance({ form, words, values, errorOf }: Asking) {
  const id = controlId('agreementAccepted');
  const error = errorOf('agreementAccepted');
  return (
    <FieldGroup
      id={id}
      label={<span className="hidden-visually">{words.agreementTitle}</span>}
      error={error}
      errorPrefix={words.errorPrefix}
    >
      <div className="choices">
        <label className="choice">
          <input
            type="checkbox"
            id={id}
            {...form.register('agreementAccepted')}
            defaultChecked={values.agreementAccepted}
            aria-invalid={error ? true : undefined}
          />
          <span>
            <Label text={words.fields.agreementAccepted.label} mark="*" />
          </span>
        </label>
      </div>
    </FieldGroup>
  );
}
