import { SegmentedMessage } from 'sms-segments-calculator';
import type { Locale } from '#domain/languages.ts';
import type { TextKind } from '#domain/texts/kinds.ts';
import { fill } from '#i18n/fill.ts';
import { textWords } from '#i18n/texts.ts';

export interface TextFacts {
  readonly kind: TextKind;
  readonly language: Locale;
  readonly site: { readonly name: string; readonly email: string; readonly phone: string | null };
  /** Null where the person did not allow it, or we know none. */
  readonly firstName: string | null;
  readonly link: string;
  /** The moment of a hearing (ISO). */
  readonly at: string | null;
}

/** Segments a text may take: phones show one whole, and Spanish with its accents fits 70 signs into each. */
export const maxSegments: Readonly<Record<Locale, number>> = { en: 1, es: 2 };

export const segmentsOf = (body: string): number => new SegmentedMessage(body).segmentsCount;

const dayOf: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }),
  es: new Intl.DateTimeFormat('es-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }),
};

/** Signs that look the same on a phone and take a text out of the small alphabet, in which 160 fit. */
const plain = (text: string): string => text.replaceAll('’', "'").replace(/[\u00A0\u202F]/g, ' ');

/** The words of a text. The name goes first when it would be too long; what is left is short by test. */
export function writeText({ kind, language, site, firstName, link, at }: TextFacts): string {
  const words = textWords[language];
  const date = at === null ? '' : dayOf[language].format(new Date(at));
  const sentence = fill(words.texts[kind], { link, date, contact: site.phone ?? site.email });
  const named = (name: string | null) =>
    plain(fill(name ? words.to : words.from, { site: site.name, name: name ?? '' }) + sentence);
  const whole = named(firstName);
  return firstName === null || segmentsOf(whole) <= maxSegments[language] ? whole : named(null);
}
