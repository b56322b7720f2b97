import type { ChangeEvent, FocusEvent } from 'react';
import { control } from '#ui/control.ts';
import { FieldGroup, type FieldTexts } from '#ui/Field.tsx';

type Control = HTMLInputElement | HTMLSelectElement;

/** Props of one control, as react-hook-form's `register` returns them. */
interface Part {
  readonly name: string;
  readonly ref: (element: Control | null) => void;
  readonly onChange: (event: ChangeEvent<Control>) => unknown;
  readonly onBlur: (event: FocusEvent<Control>) => unknown;
}

interface DatePartsProps extends FieldTexts {
  readonly className?: string | undefined;
  readonly words: {
    readonly day: string;
    readonly month: string;
    readonly year: string;
    /** Placeholders that show how many digits to type. */
    readonly dayHint?: string;
    readonly yearHint?: string;
  };
  /** January to December in the page's language. */
  readonly months: readonly string[];
  readonly day: Part;
  readonly month: Part;
  readonly year: Part;
  readonly autoComplete?: 'bday' | 'off';
}

const label = 'block text-s text-ink-soft';

/** A date as day, month by name, and year: no calendar to page through, no doubt which number is the month. */
export function DateParts({
  words,
  months,
  day,
  month,
  year,
  autoComplete = 'bday',
  ...texts
}: DatePartsProps) {
  const shared = {
    className: control,
    'aria-invalid': texts.error ? (true as const) : undefined,
    'aria-required': true,
  };
  const fill = (part: string) => (autoComplete === 'off' ? 'off' : `bday-${part}`);
  return (
    <FieldGroup {...texts}>
      {/* Narrow enough for one row in a card on a phone of 360 px, with the longest month in sight. */}
      <div className="flex max-w-108 flex-wrap gap-2">
        <div className="min-w-0 shrink basis-13">
          <label className={label} htmlFor={texts.id}>
            {words.day}
          </label>
          <input
            {...shared}
            {...day}
            id={texts.id}
            type="text"
            inputMode="numeric"
            maxLength={2}
            autoComplete={fill('day')}
            placeholder={words.dayHint}
          />
        </div>
        <div className="min-w-0 grow basis-24">
          <label className={label} htmlFor={`${texts.id}-month`}>
            {words.month}
          </label>
          <select
            {...shared}
            {...month}
            className={`${control} pe-1`}
            id={`${texts.id}-month`}
            autoComplete={fill('month')}
          >
            <option value="">{words.month}</option>
            {months.map((name, index) => (
              <option key={name} value={String(index + 1).padStart(2, '0')}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <div className="min-w-0 shrink basis-18">
          <label className={label} htmlFor={`${texts.id}-year`}>
            {words.year}
          </label>
          <input
            {...shared}
            {...year}
            id={`${texts.id}-year`}
            type="text"
            inputMode="numeric"
            maxLength={4}
            autoComplete={fill('year')}
            placeholder={words.yearHint}
          />
        </div>
      </div>
    </FieldGroup>
  );
}
