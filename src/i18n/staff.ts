// The words of the workplace, one entry per section; a section takes its own out of the whole.
import type { AccountWords } from '#i18n/en/account.ts';
import type { DataRequestsWords } from '#i18n/en/staff/data-requests.ts';
import type { FrameWords } from '#i18n/en/staff/frame.ts';
import type { PeopleWords } from '#i18n/en/staff/people.ts';
import { accountWords } from '#i18n/account.ts';
import type { Bilingual } from '#i18n/format.ts';
import enDataRequests from '#i18n/en/staff/data-requests.ts';
import enFrame from '#i18n/en/staff/frame.ts';
import enPeople from '#i18n/en/staff/people.ts';
import esDataRequests from '#i18n/es/staff/data-requests.ts';
import esFrame from '#i18n/es/staff/frame.ts';
import esPeople from '#i18n/es/staff/people.ts';

export interface StaffWords {
  readonly account: AccountWords;
  readonly dataRequests: DataRequestsWords;
  readonly frame: FrameWords;
  readonly people: PeopleWords;
}

export const staffWords: Bilingual<StaffWords> = {
  en: {
    account: accountWords.en,
    dataRequests: enDataRequests,
    frame: enFrame,
    people: enPeople,
  },
  es: {
    account: accountWords.es,
    dataRequests: esDataRequests,
    frame: esFrame,
    people: esPeople,
  },
};
