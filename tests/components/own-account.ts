// For tests: an account as the parts of its page get it.
import type { OwnAccount } from '#domain/access/own-account.ts';
import type { Locale } from '#domain/languages.ts';
import { choicesOf } from '#domain/notices/choices.ts';
import { accessMessageWords } from '#i18n/access-messages.ts';
import { formKitWords } from '#i18n/form-kit.ts';
import { ownAccountWords } from '#i18n/own-account.ts';
import { ownDataWords } from '#i18n/own-data.ts';
import { secondFactorWords } from '#i18n/second-factor.ts';

const own: OwnAccount = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Nunez',
  preferredLanguage: 'es',
  notices: choicesOf({}),
  ways: null,
  hasPicture: false,
  cases: [
    {
      id: 'c1',
      caseNumber: 'FK-2026-ACDE34',
      address: '1 Elm Street, Atlanta, GA 30303',
      call: { startsAt: '2027-01-05T15:00:00Z', phone: '(404) 555-0100' },
    },
    { id: 'c2', caseNumber: 'FK-2026-ACDE35', address: null, call: null },
  ],
  pendingEmail: null,
  pendingEmailFrom: null,
  erasureDue: null,
  isClient: true,
  sessions: [],
};
/** What each part of the account page gets. */
export const accountPart = (locale: Locale, more: Partial<OwnAccount> = {}) => ({
  locale,
  words: ownAccountWords[locale],
  ownData: ownDataWords[locale],
  account: formKitWords[locale],
  messages: accessMessageWords[locale],
  factor: secondFactorWords[locale],
  siteEmail: 'help@example.com',
  siteName: 'Fresh Key',
  own: { ...own, ...more },
  reload: () => Promise.resolve(),
});
