import { blanksIn, isFilled } from '#domain/replies/blanks.ts';
import { plural } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface BlanksLeftProps {
  readonly text: string;
  readonly onNext: () => void;
}

/** The blanks of a text that are still to be filled in, and a button to the next one. */
export function BlanksLeft({ text, onNext }: BlanksLeftProps) {
  const words = useStaffWords();
  const locale = useLocale();
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
