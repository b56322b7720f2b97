import type { UseFormRegister } from 'react-hook-form';
import { letterLimits } from '#domain/letters/letter-rules.ts';
import {
  disputeReasons,
  fileGrounds,
  isDayField,
  isLinesField,
  letterCourts,
  offeredPapers,
  type LetterAnswers,
  type LetterField,
  type LetterKind,
} from '#domain/letters/letters.ts';
import type { LettersWords } from '#i18n/en/letters.ts';
import { CheckboxGroup, RadioGroup } from '#ui/Choices.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { questionId } from './question-id.ts';

interface LetterQuestionProps {
  readonly field: LetterField;
  readonly kind: LetterKind;
  readonly defaults: LetterAnswers;
  readonly words: LettersWords['writer'];
  readonly error: string | undefined;
  readonly register: UseFormRegister<LetterAnswers>;
}

/** One question of the form, in the control that fits it. */
export function LetterQuestion({ field, kind, defaults, words, error, register }: LetterQuestionProps) {
  const { label, hint } = (field === 'recipient' && words.recipients[kind]) || words.fields[field];
  const shared = {
    id: questionId(field),
    label,
    hint,
    error,
    errorPrefix: words.errorPrefix,
    fieldClass: 'mb-6',
  };
  const input = register(field);
  if (field === 'reasons')
    return (
      <CheckboxGroup
        {...shared}
        input={input}
        chosen={defaults.reasons}
        options={disputeReasons.map((value) => ({ value, text: words.reasons[value] }))}
      />
    );
  if (field === 'papers')
    return (
      <CheckboxGroup
        {...shared}
        input={input}
        chosen={defaults.papers}
        options={offeredPapers[kind].map((value) => ({ value, text: words.papers[value] }))}
      />
    );
  if (field === 'ground')
    return (
      <RadioGroup
        {...shared}
        input={input}
        chosen={defaults.ground}
        options={fileGrounds.map((value) => ({ value, text: words.grounds[value] }))}
      />
    );
  if (field === 'court')
    return (
      <Select
        {...shared}
        {...input}
        defaultValue={defaults.court}
        placeholder={words.chooseCourt}
        options={letterCourts.map((value) => ({ value, text: words.courts[value] }))}
      />
    );
  if (isDayField(field))
    return (
      <TextInput {...shared} {...input} type="date" min="1990-01-01" max="2099-12-31" className="max-w-60" />
    );
  if (isLinesField(field))
    return (
      <TextInput {...shared} {...input} lines={field === 'facts' ? 5 : 3} maxLength={letterLimits.lines} />
    );
  return (
    <TextInput
      {...shared}
      {...input}
      maxLength={field === 'birthYear' ? 4 : letterLimits.line}
      {...(field === 'birthYear' && { inputMode: 'numeric', className: 'max-w-30' })}
    />
  );
}
