import type { ComponentProps } from 'react';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import type { FieldTexts } from '#ui/Field.tsx';

interface DeviceQuestionProps
  extends Omit<FieldTexts, 'label' | 'hint'>, Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> {
  readonly words: AccountWords;
}

/** Asks whether the device is shared. The answer decides how long the sign-in lasts. */
export function DeviceQuestion({ id, words, error, errorPrefix, ...input }: DeviceQuestionProps) {
  const own = words.device;
  return (
    <RadioGroup
      id={id}
      label={own.label}
      hint={fill(own.hint, { minutes: sessionLifetimes.publicComputer.idle / 60_000 })}
      error={error}
      errorPrefix={errorPrefix}
      inRow
      input={input}
      options={[
        { value: 'own', text: own.own },
        { value: 'public', text: own.public },
      ]}
    />
  );
}
