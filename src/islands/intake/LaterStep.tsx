import { countyNames } from '#domain/counties/georgia.ts';
import { isAsked } from '#domain/intake/answers.ts';
import { factsOf, type IntakeField } from '#domain/intake/fields.ts';
import { signatureMatchesName } from '#domain/intake/signature.ts';
import { intakeSteps } from '#domain/intake/steps.ts';
import { fullName } from '#domain/person-name.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import { fill } from '#i18n/format.ts';
import { describePicker } from '#i18n/queued-files.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { FieldGroup } from '#ui/Field.tsx';
import { FilePicker } from '#ui/FilePicker.tsx';
import { FreeHelpNotice } from './FreeHelpNotice.tsx';
import { Label, QuestionField, questionGrid, Warning } from './QuestionField.tsx';
import { useFreeHelp } from './use-free-help.ts';
import { controlId, type Asking } from './wizard-props.ts';

interface LaterStepProps extends Asking {
  readonly files: FileQueue;
}

/** Questions after which free help may be named. Its place is in the page before its text, so that it is read out. */
const noticePlaces: ReadonlySet<IntakeField> = new Set(['hasEviction', 'hearingDate', 'caseOutcome']);

/** The questions of steps 2 to 4, in the domain's order, as far as they apply. */
export function LaterStep({ files, ...asking }: LaterStepProps) {
  const { state, words } = asking;
  const { values } = state;
  const fields = intakeSteps[state.step]?.fields ?? [];
  const noticed = useFreeHelp(values);
  return (
    <div className={questionGrid}>
      {fields.map((field) => [
        isAsked(field, values) && field === 'signature' && (
          <BeforeSigning key="agreement" {...asking} files={files} />
        ),
        isAsked(field, values) && <LaterQuestion key={field} field={field} {...asking} />,
        noticePlaces.has(field) && (
          <FreeHelpNotice
            key={`${field}-notice`}
            notice={noticed?.after === field ? noticed.notice : null}
            county={values.evictionCounty}
            words={words.notices}
            locale={asking.locale}
          />
        ),
      ])}
    </div>
  );
}

function LaterQuestion({ field, ...asking }: Asking & { readonly field: IntakeField }) {
  const { kind } = factsOf(field);
  if (kind === 'acceptance') return <Acceptance {...asking} />;
  const hint = field === 'signature' ? <SignatureHint {...asking} /> : undefined;
  return (
    <QuestionField
      field={field}
      hint={hint}
      codes={kind === 'county' ? countyNames : undefined}
      {...asking}
    />
  );
}

/** Papers that support the case, and the text that is signed. */
function BeforeSigning({
  files,
  words,
  messages,
  locale,
  state,
  agreement,
  agreementVersion,
}: LaterStepProps) {
  return (
    <div className="col-span-full">
      <FilePicker
        className="mb-7"
        id={controlId('files')}
        label={<Label text={words.files.label} mark={words.optional} />}
        errorPrefix={words.errorPrefix}
        {...describePicker(files, words.files, messages, locale)}
      />
      <div className="mb-7 grid gap-3">
        <h3 id="agreement-title">{words.agreementTitle}</h3>
        {/* Focusable, so that it can be scrolled with the keyboard. */}
        <div
          className="prose [&_p+p]:mt-3 max-h-[min(--spacing(96),60vh)] overflow-y-auto overscroll-contain rounded-(--radius-m) border border-line bg-card p-4 text-s sm:p-6"
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
      <div role="status">{state.signAgain && <p className="notice mb-7">{words.signedAgain}</p>}</div>
    </div>
  );
}

/** A signature unlike the name warns, never blocks. */
function SignatureHint({ state, words }: Asking) {
  const { signature, firstName, lastName } = state.values;
  const differs = signature.trim() !== '' && !signatureMatchesName(signature, firstName, lastName);
  const name = fullName(firstName, lastName);
  return (
    <>
      {words.fields.signature.hint && <span>{words.fields.signature.hint}</span>}
      <Warning>{differs && fill(words.signatureDiffers, { name })}</Warning>
    </>
  );
}

function Acceptance({ form, words, state, errorOf }: Asking) {
  const id = controlId('agreementAccepted');
  const error = errorOf('agreementAccepted');
  return (
    <FieldGroup
      id={id}
      className="col-span-full mb-7"
      label={<span className="hidden-visually">{words.agreementTitle}</span>}
      error={error}
      errorPrefix={words.errorPrefix}
    >
      <div className="grid">
        <label className={choice}>
          <input
            type="checkbox"
            className={choiceInput}
            id={id}
            {...form.register('agreementAccepted')}
            defaultChecked={state.values.agreementAccepted}
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
