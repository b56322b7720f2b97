// The words of the workplace, one entry per section; a section takes its own out of the whole.
import type { AccountWords } from '#i18n/en/account.ts';
import type { FrameWords } from '#i18n/en/staff/frame.ts';
import { accountWords } from '#i18n/account.ts';
import type { Bilingual } from '#i18n/format.ts';
import enFrame from '#i18n/en/staff/frame.ts';
import esFrame from '#i18n/es/staff/frame.ts';

export interface StaffWords {
  readonly account: AccountWords;
  readonly frame: FrameWords;
}

export const staffWords: Bilingual<StaffWords> = {
  en: {
    account: accountWords.en,
    frame: enFrame,
  },
  es: {
    account: accountWords.es,
    frame: esFrame,
  },
};
