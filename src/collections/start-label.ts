import type { Locale } from '#domain/languages.ts';
import { pageWords } from '#i18n/page.ts';
import { readSite } from './site.ts';

/** What the buttons to the intake form say; while applications are paused they promise nothing the page does not keep. */
export function startLabel(locale: Locale): string {
  return pageWords[locale][readSite().intakePaused ? 'paused' : 'getStarted'];
}
