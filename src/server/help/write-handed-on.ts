import type { FactRow, ReferralView } from '#domain/help/answers.ts';
import type { FileAnswer } from '#domain/api-call.ts';
import type { Locale } from '#domain/languages.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { helpPageWords } from '#i18n/help-page.ts';
import { referralPaperWords } from '#i18n/referral-paper.ts';
import { readPaperFonts } from '#papers/fonts.ts';
import type { App } from '../app.ts';

interface PageWords {
  readonly title: string;
  readonly lead: string;
  readonly about: string;
  readonly closing: string;
  readonly foot: string;
}

/** Words of the page that a client takes along. */
export function helpPaperWords(locale: Locale, name: string, now: Date): PageWords {
  const words = helpPageWords[locale];
  const blanks = { name, date: formatDate(now.toISOString(), locale) };
  return { ...words, lead: fill(words.lead, blanks), about: fill(words.about, blanks) };
}

/** Words of the page that an organization prints. */
export function referralWords(locale: Locale, view: ReferralView): PageWords {
  const { safety: _, ...words } = referralPaperWords[locale];
  const blanks = {
    name: view.name,
    organization: view.organization,
    date: formatDate(view.sentAt, locale),
    ends: formatDate(view.endsAt, locale),
  };
  return {
    ...words,
    lead: fill(words.lead, blanks),
    about: fill(words.about, blanks),
    closing: fill(words.closing, blanks),
  };
}

interface HandedOnPage {
  readonly app: Pick<App, 'site'>;
  readonly locale: Locale;
  readonly words: PageWords;
  readonly rows: readonly FactRow[];
  readonly date: Date;
}

/** One page of answers. Its name says nothing about a person. */
export async function writeHandedOn({ app, locale, words, rows, date }: HandedOnPage): Promise<FileAnswer> {
  const { caseSummaryPaper } = await import('#papers/case-summary.ts');
  const bytes = await caseSummaryPaper({
    locale,
    from: app.site.name,
    title: words.title,
    lead: words.lead,
    facts: [],
    parts: [{ title: words.about, facts: rows }],
    closing: [words.closing],
    reference: '',
    date,
    foot: fill(words.foot, { title: words.title, reference: '', page: '{page}', pages: '{pages}' }),
    fonts: readPaperFonts(),
  });
  return { bytes, type: 'application/pdf', name: 'answers.pdf' };
}
