import { researchOf } from '#domain/counties/court-values.ts';
import type { Locale } from '#domain/languages.ts';
import type { StaffCountiesWords } from '#i18n/en/staff/counties.ts';
import { fill, formatDate } from '#i18n/format.ts';

interface Checked {
  readonly checked: string;
  readonly by: string;
}

/** When a value was checked, and by whom, or that it was researched. */
export function checkedText({ checked, by }: Checked, words: StaffCountiesWords, locale: Locale): string {
  const research = researchOf(by);
  const date = formatDate(checked, locale);
  return research ? fill(words.researched[research], { date }) : fill(words.checked, { date, name: by });
}

/** Who checked it: a name as it was written, or what kind of research. */
export function checkerText(by: string, words: StaffCountiesWords): string {
  const research = researchOf(by);
  return research ? words.research[research] : by;
}
