// The service agreement as a file on the site: one PDF for each language, made by the build.
import { readSite } from '#collections/site.ts';
import { readAgreementStamp, readPolicyFacts } from '#collections/policy-facts.ts';
import { readPolicyText } from '#collections/policy-text.ts';
import type { Locale } from '#domain/languages.ts';
import { formsWords } from '#i18n/forms.ts';
import { fill, formatDate, formatList } from '#i18n/format.ts';
import { pageWords } from '#i18n/page.ts';
import { agreementPaper } from '#papers/agreement.ts';
import { readPaperFonts } from '#papers/fonts.ts';

/** Where the agreement in a language can be downloaded. */
export const agreementAddress = (locale: Locale) => `/documents/service-agreement.${locale}.pdf`;

/** The agreement in a language, with the version and hash that a signature records. */
export function makeAgreementFile(locale: Locale): Promise<Buffer> {
  const site = readSite();
  const words = formsWords[locale].pdf;
  const { title, effective } = readPolicyFacts('agreement');
  const { version, hash } = readAgreementStamp(locale);
  const ways = [site.email, ...(site.phone ? [site.phone] : [])];
  return agreementPaper({
    locale,
    from: site.name,
    title: title[locale],
    lead: words.lead,
    text: readPolicyText('agreement', locale),
    facts: [
      { name: words.version, value: version },
      { name: words.effective, value: formatDate(effective, locale) },
      { name: words.language, value: words.languageName },
      { name: words.fingerprint, value: hash },
    ],
    version,
    hash,
    effective: new Date(`${effective}T12:00:00Z`),
    closing: [
      fill(words.contact, { ways: formatList(ways, locale) }),
      pageWords[locale].footer.standingNotice,
    ],
    foot: fill(words.foot, { title: title[locale], version, page: '{page}', pages: '{pages}' }),
    fonts: readPaperFonts(),
  });
}
