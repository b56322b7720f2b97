import { countyNames } from '#domain/counties/georgia.ts';
import { isAsked } from '#domain/intake/answers.ts';
import { factsOf, type IntakeField } from '#domain/intake/fields.ts';
import { noticeFor, type IntakeNotice } from '#domain/intake/notices.ts';
import { signatureMatchesName } from '#domain/intake/signature.ts';
import { intakeSteps } from '#domain/intake/steps.ts';
import { answersOf } from '#domain/intake/answers-of-values.ts';
import type { FileQueue } from '#browser/file-queue.ts';
import type { IntakeWords } from '#i18n/en/intake.ts';
import { fill } from '#i18n/format.ts';
import { describePicker } from '#i18n/queued-files.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { FieldGroup } from '#ui/Field.tsx';
import { FilePicker } from '#ui/FilePicker.tsx';
import { Label, QuestionField, questionGrid, Warning } from './QuestionField.tsx';
import { controlId, type Asking } from './wizard-props.ts';

interface LaterStepProps extends Asking {
  readonly files: FileQueue;
}

/** The questions of steps 2 to 4, in the domain's order, as far as they apply. */
export function LaterStep({ files, ...asking }: LaterStepProps) {
  const { state, words } = asking;
  const { values } = state;
  const fields = intakeSteps[state.step]?.fields ?? [];
  const noticeAfter = values.hasEviction === 'yes' ? 'caseOutcome' : 'hasEviction';
  return (
    <div className={questionGrid}>
      {fields
        .filter((field) => isAsked(field, values))
        .map((field) => [
          field === 'signature' && <BeforeSigning key="agreement" {...asking} files={files} />,
          <LaterQuestion key={field} field={field} {...asking} />,
          field === noticeAfter && (
            <FreeHelpNotice key="notice" notice={noticeFor(answersOf(values))} words={words.notices} />
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
          className="prose max-h-[min(--spacing(96),60vh)] overflow-y-auto overscroll-contain rounded-(--radius-m) border border-line bg-card p-4 text-s sm:p-6"
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
  const name = `${firstName} ${lastName}`.trim();
  return (
    <>
      {words.fields.signature.hint}
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

interface FreeHelpProps {
  readonly notice: IntakeNotice | null;
  readonly words: IntakeWords['notices'];
}

/** Free legal help, said calmly where we may not be the right ones. The person may go on. */
function FreeHelpNotice({ notice, words }: FreeHelpProps) {
  return (
    // Always in the page, so that the text is read out when an answer brings it.
    <div aria-live="polite" className="col-span-full">
      {notice && (
        <div data-free-help className="notice mb-7 grid gap-2.5">
          <h3>{words[notice].title}</h3>
          <p>{words[notice].text}</p>
          <p className="small">
            <strong>{words.links}</strong>
          </p>
          <ul>
            <li>
              <a
                className="inline-block py-1"
                href="https://www.georgialegalaid.org"
                target="_blank"
                rel="noopener"
              >
                {words.legalAid}
              </a>
            </li>
            <li>
              <a className="inline-block py-1" href="tel:+14045245811">
                {words.atlanta}
              </a>
            </li>
            <li>
              <a className="inline-block py-1" href="https://www.glsp.org" target="_blank" rel="noopener">
                {words.otherCounties}
              </a>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
