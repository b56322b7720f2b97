import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import { makePayToken } from './pay-token.ts';

/** Where an application is paid for: our page, which asks for a press. A scanner that opens it makes no payment page. */
export function payLink(
  { config }: Pick<App, 'config'>,
  reference: string,
  packageId: PackageId,
  language: Locale,
): string {
  const token = makePayToken(config.appSecret, reference);
  return config.siteOrigin + path('intakeConfirmation', language, `?package=${packageId}&pay=${token}`);
}
