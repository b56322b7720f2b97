import type { Locale } from '#domain/languages.ts';
import { ApiError } from '#browser/api.ts';
import { describeFault, hasCode } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatMoment } from '#i18n/format.ts';
import type { FormKitWords } from '#i18n/en/form-kit.ts';
import type { FormFault } from '#ui/form/form-kit.ts';

/** A refused call in the words of a page: what happened, whose change it was, and which fields have to be corrected. */
export function describeRefusal(
  error: unknown,
  { locale, words, siteEmail }: { locale: Locale; words: FormKitWords; siteEmail: string },
): FormFault {
  const fields = error instanceof ApiError ? error.fields : [];
  const facts = hasCode(error, 'stale')
    ? { text: staleText(error.body, words, locale), reference: '' }
    : describeFault(error, words);
  const { title, text, reference, contact } = faultTexts(facts, words, { email: siteEmail });
  return { title, text, reference, contact, fields };
}

function staleText(body: ApiError['body'], { stale }: FormKitWords, locale: Locale): string {
  const { changedBy, changedAt } = body;
  if (typeof changedAt !== 'string') return stale.next;
  const time = formatMoment(changedAt, locale);
  const who =
    typeof changedBy === 'string'
      ? fill(stale.named, { name: changedBy, time })
      : fill(stale.somebody, { time });
  return `${who} ${stale.next}`;
}
