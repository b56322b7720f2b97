import { fill } from '#i18n/format.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { SectionProps } from '../section-props.ts';

interface DollarInputProps extends Pick<SectionProps, 'words'> {
  readonly id: string;
  readonly label: string;
  /** The most that can be refunded, as a price. */
  readonly left: string;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** A part of a payment, as staff type it (money.ts reads it). */
export function DollarInput({ words, id, label, left, text, onType }: DollarInputProps) {
  return (
    <TextInput
      id={id}
      label={label}
      hint={fill(words.orders.giveBack.amountHint, { left })}
      errorPrefix={words.account.errorPrefix}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
