import type { ReactNode } from 'react';
import { emailMaxLength } from '#domain/email-length.ts';
import { factsOf, type IntakeField } from '#domain/intake/fields.ts';
import { phoneMaxLength } from '#domain/intake/phone.ts';
import { isGeorgiaZip } from '#domain/intake/zip.ts';
import { keepPhoneFormatted } from '#browser/type-phone.ts';
import { fill } from '#i18n/fill.ts';
import { link } from '#ui/button.ts';
import { CheckboxGroup, RadioGroup } from '#ui/Choices.tsx';
import { DateParts } from '#ui/DateParts.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { OneName } from '../calls/OneName.tsx';
import { controlId, type Asking } from './wizard-props.ts';

/** What a keyboard and a browser should know about an answer with a rule of its own. */
const inputs = {
  email: { type: 'email', inputMode: 'email', maxLength: emailMaxLength, spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', maxLength: phoneMaxLength, onInput: keepPhoneFormatted },
  // Room for spaces and dashes, which are set right.
  zip: { inputMode: 'numeric', maxLength: 20 },
  day: { type: 'date' },
  year: { inputMode: 'numeric', maxLength: 4 },
} as const;

/** A row of six columns where there is room. */
export const questionGrid = 'grid grid-cols-6 items-start gap-x-4';

/** Controls of one row stand on one line, however long the hints above them are. */
const widths = {
  full: { field: '', control: '' },
  half: { field: 'sm:col-span-3 sm:grid-rows-[auto_1fr] sm:self-stretch', control: 'sm:self-end' },
  third: { field: 'sm:col-span-2 sm:grid-rows-[auto_1fr] sm:self-stretch', control: 'sm:self-end' },
  short: { field: '', control: 'max-w-48' },
};

interface QuestionProps extends Asking {
  readonly field: IntakeField;
  /** Said instead of the hint in the words, where it depends on other answers. */
  readonly hint?: ReactNode;
  /** Of a list too long for the page's first part. */
  readonly codes?: readonly string[] | undefined;
}

/** One question of the form, asked the way the list of fields says. */
export function QuestionField({ field, hint, codes, ...asking }: QuestionProps) {
  const { form, words, state, errorOf, months } = asking;
  const { values } = state;
  const facts = factsOf(field);
  const own = words.fields[field];
  const width = widths[facts.width ?? 'full'];
  const fieldClass = `col-span-full mb-7 ${width.field}`;
  const texts = {
    id: controlId(field),
    label: <Label text={own.label} mark={facts.required ? '*' : words.optional} />,
    hint: hint ?? hintOf(field, asking),
    error: errorOf(field),
    errorPrefix: words.errorPrefix,
  };
  // On a shared device the browser must not keep what was typed either.
  const isShared = values.device === 'public';
  const control = {
    ...texts,
    ...form.register(field),
    autoComplete: isShared ? 'off' : facts.autoComplete,
    'aria-required': facts.required && true,
    fieldClass,
    className: width.control,
  };
  const optionsOf = (all: readonly string[]) =>
    all.map((value) => ({ value, text: words.options[field]?.[value] ?? value }));

  switch (facts.kind) {
    case 'text':
      return (
        <TextInput {...control} maxLength={facts.max} lines={facts.lines} spellCheck={facts.spellCheck} />
      );
    case 'date':
      return (
        <DateParts
          {...texts}
          className={fieldClass}
          words={words.birth}
          months={months}
          day={form.register('birthDay')}
          month={form.register('birthMonth')}
          year={form.register('birthYear')}
          autoComplete={isShared ? 'off' : 'bday'}
        />
      );
    case 'county':
      return <Select {...control} options={optionsOf(codes ?? [])} placeholder={words.choose} />;
    case 'choice':
    case 'choices': {
      const options = optionsOf(facts.options);
      if (facts.kind === 'choice' && facts.control === 'select')
        return (
          <Select
            {...control}
            options={options}
            placeholder={options.length > 1 ? words.choose : undefined}
          />
        );
      const Group = facts.kind === 'choice' ? RadioGroup : CheckboxGroup;
      return (
        <Group
          {...texts}
          options={options}
          chosen={values[field] as string | readonly string[]}
          input={form.register(field)}
          inRow={facts.kind === 'choices' || facts.inRow === true}
          fieldClass={fieldClass}
        />
      );
    }
    case 'acceptance':
      return null;
    default:
      return <TextInput {...control} {...inputs[facts.kind]} />;
  }
}

export function Label({ text, mark }: { text: ReactNode; mark?: string }) {
  return (
    <>
      <span>{text}</span>{' '}
      {mark && <span className={mark === '*' ? 'text-danger' : 'font-text text-ink-soft'}>{mark}</span>}
    </>
  );
}

/** A hint that warns and never refuses. In the page before its text, so that it is read out. */
export function Warning({ children }: { children?: ReactNode }) {
  return (
    <span data-warning className="mt-1 block font-strong text-accent-ink empty:hidden" aria-live="polite">
      {children}
    </span>
  );
}

function hintOf(field: IntakeField, asking: Asking): ReactNode {
  if (field === 'zipCode') return <ZipHint {...asking} />;
  if (field === 'email') return <EmailHint {...asking} />;
  if (field === 'lastName') return <LastNameHint {...asking} />;
  return asking.words.fields[field].hint;
}

function LastNameHint({ words, form }: Asking) {
  return (
    <>
      <span>{`${words.fields.lastName.hint ?? ''} `}</span>
      <OneName words={words.oneName} form={form} />
    </>
  );
}

/** People move: the case has to be in Georgia, they do not. */
function ZipHint({ state, words }: Asking) {
  // However it is spaced; the answer itself is set right when it is sent.
  const digits = state.values.zipCode.replace(/\D/g, '');
  const isElsewhere = (digits.length === 5 || digits.length === 9) && !isGeorgiaZip(digits);
  return <Warning>{isElsewhere && state.values.state === 'Georgia' && words.zipOutsideGeorgia}</Warning>;
}

/** A slip in a well-known domain: everything we send goes there. */
function EmailHint({ state, words, form, suggestEmail }: Asking) {
  const meant = suggestEmail?.(state.values.email);
  return (
    <>
      {words.fields.email.hint && <span>{words.fields.email.hint}</span>}
      <Warning>
        {meant && (
          <>
            {/* In an element of its own: page translation moves bare texts, which then cannot be taken away. */}
            <span>{`${fill(words.emailMeant, { email: meant })} `}</span>
            <button type="button" className={link} onClick={() => form.setValue('email', meant)}>
              {words.emailUse}
            </button>
          </>
        )}
      </Warning>
    </>
  );
}
