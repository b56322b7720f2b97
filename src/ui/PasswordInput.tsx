import { useState, type ComponentProps } from 'react';
import { link } from '#ui/button.ts';
import { control } from '#ui/control.ts';
import { describedBy, Field, type FieldTexts } from '#ui/Field.tsx';

interface PasswordInputProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type'> {
  readonly words: { readonly show: string; readonly hide: string };
}

/** A password field whose text can be shown, which prevents mistakes on phones. Pasting works. */
export function PasswordInput({ id, label, hint, error, errorPrefix, words, ...input }: PasswordInputProps) {
  const [shown, show] = useState(false);
  return (
    <Field {...{ id, label, hint, error, errorPrefix }}>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={`${control} min-w-0 grow basis-56`}
          autoCapitalize={shown ? 'none' : undefined}
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={describedBy({ id, hint, error })}
          aria-invalid={error ? true : undefined}
        />
        <button
          type="button"
          className={link}
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => show(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
    </Field>
  );
}
