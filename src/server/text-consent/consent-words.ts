import type { Locale } from '#domain/languages.ts';
import { fill } from '#i18n/fill.ts';
import { textConsentWords } from '#i18n/text-consent.ts';
import type { App } from '../app.ts';
import { e164Of } from '../phones/e164.ts';

/**
 * The number that texts may go to; null where they do not. The country of the operator alone: a text abroad costs many times as
 * much, and no law was read for it.
 */
export function textableNumber(app: Pick<App, 'config'>, phone: string | undefined): string | null {
  const number = e164Of(phone);
  return number && /^\+1\d{10}$/.test(number) && number !== app.config.texts?.number ? number : null;
}

/** The words beside the box in this language, as they are stored with a yes. */
export const consentWords = (app: Pick<App, 'site'>, language: Locale): string =>
  fill(textConsentWords[language].box, { site: app.site.name });
