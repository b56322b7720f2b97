import type * as z from 'zod/mini';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { legalHolidays } from '#domain/promises/legal-holidays.ts';
import * as answers from '#domain/workplace/answers.staff.ts';
import { query } from '../http/service.ts';

/** What is sold now, as the last deploy left it. */
export const readOffer = query({ sql: 'read_offer', params: () => ({}), answer: answers.offer });

/** How far ahead holidays are named. */
const daysAhead = 365;

/** Closures and holidays to come, and the days off of those who work here. */
export const readOfficeDays = query({
  sql: 'read_days_off',
  params: () => ({}),
  answer: answers.officeDays.shape.daysOff,
  toResult(daysOff, { app }): z.output<typeof answers.officeDays> {
    const today = officeDate(app.clock());
    const last = addDays(today, daysAhead);
    const year = Number(today.slice(0, 4));
    return {
      closures: app.site.closures.filter(({ to }) => to >= today),
      holidays: [...legalHolidays(year), ...legalHolidays(year + 1)]
        .filter((day) => day >= today && day <= last)
        .toSorted(),
      daysOff,
    };
  },
});
