import type { ReactNode } from 'react';
import type { IntakeField } from '#domain/intake/submission.ts';
import { keepPhoneFormatted } from '#browser/type-phone.ts';
import { isGeorgiaZip, zipPattern } from '#domain/intake/zip.ts';
import { CheckboxGroup, RadioGroup } from '#ui/Choices.tsx';
import { DateParts } from '#ui/DateParts.tsx';
import type { FieldGroup } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { controlId, type Question } from './questions.ts';
import type { Asking } from './wizard-props.ts';

interface QuestionProps extends Asking {
  readonly field: IntakeField;
  readonly question: Question;
  /** Said instead of the hint in the words, where it depends on other answers. */
  readonly hint?: ReactNode;
}

/** One question of the form, asked the way `questions` says. */
export function QuestionField({ field, question, hint, ...asking }: QuestionProps) {
  const { form, words, values, errorOf, locale } = asking;
  const own = words.fields[field];
  const id = controlId(field);
  const texts = {
    id,
    label: <Label text={own.label} mark={question.required ? '*' : words.optional} />,
    hint: hint ?? (field === 'zipCode' ? <ZipHint {...asking} /> : own.hint),
    error: errorOf(field),
    errorPrefix: words.errorPrefix,
  };
  const optionWords = words.options[field] ?? {};
  const options = (question.options ?? Object.keys(optionWords)).map((value) => ({
    value,
    text: optionWords[value] ?? value,
  }));
  const fieldClass = question.width ?? '';
  // On a shared device the browser must not keep what was typed either.
  const autoComplete = values.device === 'public' ? 'off' : question.input?.autoComplete;

  switch (question.kind) {
    case 'text':
      return (
        <TextInput
          {...texts}
          {...question.input}
          {...form.register(field)}
          {...(field === 'phoneNumber' && { onInput: keepPhoneFormatted })}
          autoComplete={autoComplete}
          aria-required={question.required}
          lines={question.lines}
          fieldClass={fieldClass}
        />
      );
    case 'select':
      return (
        <Select
          {...texts}
          {...form.register(field)}
          autoComplete={autoComplete}
          aria-required={question.required}
          options={options}
          placeholder={options.length > 1 ? words.choose : undefined}
          fieldClass={fieldClass}
        />
      );
    case 'radio':
    case 'checks': {
      const Group = question.kind === 'radio' ? RadioGroup : CheckboxGroup;
      return (
        <Group
          {...texts}
          options={options}
          chosen={values[field] as string | string[]}
          input={form.register(field)}
          inRow={question.inRow ?? question.kind === 'checks'}
          fieldClass={fieldClass}
        />
      );
    }
    case 'date':
      return <BirthDate {...asking} texts={texts} locale={locale} />;
  }
}

export function Label({ text, mark }: { text: ReactNode; mark?: string }) {
  return (
    <>
      {text} {mark && <span className={mark === '*' ? 'required' : 'optional'}>{mark}</span>}
    </>
  );
}

/** A hint that warns and never refuses. In the page before its text, so that it is read out. */
export function Warning({ text }: { text: string }) {
  return (
    <span className="warning" aria-live="polite">
      {text}
    </span>
  );
}

/** People move: the case has to be in Georgia, they do not. */
function ZipHint({ values, words }: Asking) {
  const zip = values.zipCode.trim();
  return <Warning text={zipPattern.test(zip) && !isGeorgiaZip(zip) ? words.zipOutsideGeorgia : ''} />;
}

interface BirthDateProps extends Asking {
  readonly texts: Parameters<typeof FieldGroup>[0] extends infer P ? Omit<P & object, 'children'> : never;
}

function BirthDate({ form, words, months, values, texts }: BirthDateProps) {
  return (
    <DateParts
      {...texts}
      words={words.birth}
      months={months}
      day={form.register('birthDay')}
      month={form.register('birthMonth')}
      year={form.register('birthYear')}
      autoComplete={values.device === 'public' ? 'off' : 'bday'}
    />
  );
}
