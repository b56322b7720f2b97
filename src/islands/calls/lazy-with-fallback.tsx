import { lazy, type ComponentType } from 'react';
import { pageLocale } from '#browser/page-locale.ts';
import en from '#i18n/en/not-loaded.ts';
import es from '#i18n/es/not-loaded.ts';
import { secondButton } from '#ui/button.ts';

/**
 * A part of a page whose script comes when it is needed, together with what it needs beside it (`wordsOf('tickets')`). On a
 * bad line, or after a new version of the site took the place of the one that is open, they do not come: then its place says
 * so, and all around it stays as it is. React's own `lazy` would take the whole island away, with what was typed in it.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  beside?: () => Promise<unknown>,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(async () => {
    try {
      const [part] = await Promise.all([load(), beside?.()]);
      return part;
    } catch {
      return { default: NotLoaded };
    }
  });
}

function NotLoaded() {
  const words = pageLocale() === 'es' ? es : en;
  return (
    <div className="notice grid justify-items-start gap-2" role="alert">
      <p>{words.text}</p>
      <button type="button" className={secondButton} onClick={() => location.reload()}>
        {words.reload}
      </button>
    </div>
  );
}
