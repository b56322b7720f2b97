import { useEffect, useState } from 'react';
import { isPlainNumber } from '#domain/intake/phone.ts';
import type { TextConsentWords } from '#i18n/en/text-consent.ts';
import { fill } from '#i18n/fill.ts';
import { loadWords } from '#i18n/load-words.ts';
import { choice, choiceInput } from '#ui/control.ts';
import { controlId, type Asking } from './wizard-props.ts';

/** Whether texts may go to the number above: asked of a number they can go to, where the operator sends any. */
export function TextsBox({ locale, form, state, textsFrom }: Asking) {
  const [words, setWords] = useState<TextConsentWords | null>(null);
  const isOffered = textsFrom !== null && isPlainNumber(state.values.phoneNumber);
  useEffect(() => {
    // Without its words nothing is asked, and nothing is missing from the form.
    if (isOffered) loadWords('text-consent', locale).then(setWords, () => undefined);
  }, [isOffered, locale]);
  if (!isOffered || !words) return null;
  const id = controlId('texts');
  return (
    <div className="col-span-full mb-7 grid gap-1.5">
      <label className={choice}>
        <input
          type="checkbox"
          className={choiceInput}
          id={id}
          {...form.register('texts')}
          defaultChecked={state.values.texts}
          aria-describedby={`${id}-hint`}
        />
        <span>{fill(words.box, { site: textsFrom })}</span>
      </label>
      <p className="text-s text-ink-soft" id={`${id}-hint`}>
        {words.afterSending}
      </p>
    </div>
  );
}
