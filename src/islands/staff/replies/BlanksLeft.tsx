import type { Locale } from '#domain/languages.ts';
import { blanksIn, isFilled } from '#domain/replies/blanks.ts';
import type { StaffWords } from '#i18n/staff.ts';
import { plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';

interface BlanksLeftProps {
  readonly words: StaffWords;
  readonly locale: Locale;
  readonly text: string;
  readonly onNext: () => void;
}

/** The blanks of a text that are still to be filled in, and a button to the next one. */
export function BlanksLeft({ words, locale, text, onNext }: BlanksLeftProps) {
  const labels = words.replies.blanks;
  const names = blanksIn(text);
  return (
    <div role="status" className="empty:hidden">
      {!isFilled(text) && (
        <p className="flex flex-wrap items-center gap-x-4 text-accent-ink">
          <span>
            {names.length > 0
              ? `${plural(names.length, labels.left, locale)}: ${names.join(', ')}`
              : labels.refused}
          </span>
          <button type="button" className={link} onClick={onNext}>
            {labels.next}
          </button>
        </p>
      )}
    </div>
  );
}
