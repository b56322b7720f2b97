import type { ComponentProps } from 'react';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import type { AccountWords } from '#i18n/en/account.ts';
import { fill } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';

interface DeviceQuestionProps {
  readonly id: string;
  readonly words: AccountWords;
  readonly error: string | undefined;
  readonly input: Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'>;
}

/** Asks whether the device is shared. The answer decides how long the sign-in lasts. */
export function DeviceQuestion({ id, words, error, input }: DeviceQuestionProps) {
  const own = words.device;
  return (
    <RadioGroup
      id={id}
      label={own.label}
      hint={fill(own.hint, { minutes: sessionLifetimes.publicComputer.idle / 60_000 })}
      error={error}
      errorPrefix={words.errorPrefix}
      inRow
      input={input}
      options={[
        { value: 'own', text: own.own },
        { value: 'public', text: own.public },
      ]}
    />
  );
}
