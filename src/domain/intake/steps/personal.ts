import * as z from 'zod/mini';
import { locales } from '../../languages.ts';
import { email } from '../../email.ts';
import { text } from '../../text.ts';
import { isAdult, isCalendarDate, isPlausibleBirthDate, type CalendarDate } from '../birth-date.ts';
import { oneOf } from '../choice.ts';
import { limits } from '../limits.ts';
import type { IntakeMessageKey } from '../messages.ts';
import { states } from '../options.ts';
import { isCompletePhone, phoneFormattedLength } from '../phone.ts';
import { zipPattern } from '../zip.ts';

const key = (message: IntakeMessageKey) => message;

/** Step 1: who the person is. `today` is the office's calendar date; adults only. */
export function personalShape(today: CalendarDate) {
  return {
    firstName: text({ max: limits.name, required: key('firstName.required') }),
    lastName: text({ max: limits.name, required: key('lastName.required') }),
    dateOfBirth: z.string(key('dateOfBirth.required')).check(
      z.trim(),
      z.refine((value) => value !== '', { error: key('dateOfBirth.required'), abort: true }),
      z.refine(isCalendarDate, { error: key('dateOfBirth.invalid'), abort: true }),
      z.refine((value) => isPlausibleBirthDate(value, today), {
        error: key('dateOfBirth.invalid'),
        abort: true,
      }),
      z.refine((value) => isAdult(value, today), key('dateOfBirth.underage')),
    ),
    streetAddress: text({ max: limits.address, required: key('streetAddress.required') }),
    streetAddress2: z.optional(text({ max: limits.address })),
    city: text({ max: limits.city, required: key('city.required') }),
    state: oneOf(states, 'state.required'),
    zipCode: z.string(key('zipCode.invalid')).check(z.trim(), z.regex(zipPattern, key('zipCode.invalid'))),
    phoneNumber: z.optional(
      text({ max: phoneFormattedLength * 2 }).check(
        z.refine((value) => value === '' || isCompletePhone(value), key('phoneNumber.invalid')),
      ),
    ),
    preferredLanguage: oneOf(locales, 'preferredLanguage.required'),
    email: email(key('email.invalid')),
  };
}
