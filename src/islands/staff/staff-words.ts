import { createContext, use } from 'react';
import type { Locale } from '#domain/languages.ts';
import type { StaffWords } from '#i18n/staff.ts';

export const StaffWordsContext = createContext<StaffWords | null>(null);

/** All words of the workplace in the language of its page. They come with the page, so nothing waits for them. */
export function useStaffWords(): StaffWords {
  const words = use(StaffWordsContext);
  if (!words) throw new Error('This part stands outside the workplace.');
  return words;
}

/** What a function that is no component says things with. */
export interface InWords {
  readonly words: StaffWords;
  readonly locale: Locale;
}
