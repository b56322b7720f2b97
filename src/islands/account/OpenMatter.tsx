import type { Locale } from '#domain/languages.ts';
import { path } from '#i18n/routes.ts';
import { link } from '#ui/button.ts';

interface OpenMatterProps {
  readonly locale: Locale;
  readonly words: { readonly openTitle: string; readonly openWrite: string };
  /** Why it has to wait; empty if it does not. */
  readonly text: string;
}

/** Refers people to us while an open case or payment stands in the way. */
export function OpenMatter({ locale, words, text }: OpenMatterProps) {
  return (
    <div className="empty:hidden" role="alert">
      {text && (
        <div className="notice grid gap-2">
          <p>
            <strong>{words.openTitle}</strong>
          </p>
          <p>{text}</p>
          <p>
            <a className={link} href={path('contact', locale)}>
              {words.openWrite}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
