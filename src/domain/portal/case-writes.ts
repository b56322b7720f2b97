import * as z from 'zod/mini';
import { isDate } from '../cases/dates.ts';
import { addressLimits, matterLimits } from '../cases/limits.ts';
import { moment } from '../cases/moment.ts';
import { filingWays } from '../cases/matters.ts';
import { writeKey } from '../cases/move-request.ts';
import { cleanZip } from '../clean-text.ts';
import { fieldFacts } from '../field-facts.ts';
import { zipPattern } from '../intake/zip.ts';
import { states } from '../postal-address.ts';
import { text } from '../text.ts';
import { fileTickets } from '../uploads/tickets.ts';
import { isCalendarDate } from '../intake/birth-date.ts';

const version = z.int32('field.wrongType').check(z.positive('field.wrongType'));

/** What a client reports about a matter: that they answered, that papers were filed, or the date of the court. */
export const matterReport = z
  .object({
    idempotencyKey: writeKey,
    version,
    to: z.enum(['in_review', 'filed', 'hearing_set'], 'field.wrongType'),
    filedOn: z.optional(z.string('date.invalid').check(z.refine(isDate, 'date.invalid'))),
    filedHow: z.optional(z.enum(filingWays, 'field.wrongType')),
    filedEnvelope: z.optional(text({ max: matterLimits.filedEnvelope })),
    hearingAt: z.optional(moment('date.invalid')),
    hearingPlace: z.optional(text({ max: matterLimits.hearingPlace })),
    /** Asked about a day on which courts usually do not sit. */
    hearingDayConfirmed: z.optional(z.boolean('field.wrongType')),
    /** Pictures of the stamped page or of the court's notice. */
    tickets: fileTickets,
  })
  .check(
    z.refine(({ to, filedOn }) => to !== 'filed' || Boolean(filedOn), {
      error: 'field.required',
      path: ['filedOn'],
    }),
    z.refine(({ to, hearingAt }) => to !== 'hearing_set' || Boolean(hearingAt), {
      error: 'field.required',
      path: ['hearingAt'],
    }),
  );

/** Where the client lives now, as papers print it. */
export const addressReport = z.object({
  idempotencyKey: writeKey,
  address: text({ max: addressLimits.address, required: 'field.required' }),
  city: text({ max: addressLimits.city, required: 'field.required' }),
  state: z.enum(states, 'field.required'),
  zip: z
    .string('address.zip')
    .check(z.overwrite(cleanZip), z.regex(zipPattern, 'address.zip'))
    .register(fieldFacts, { max: addressLimits.zip, isRequired: true }),
});

/** Whether somebody who receives a copy of the papers is a danger to the client. */
export const dangerAnswer = z.object({
  idempotencyKey: writeKey,
  version,
  answer: z.enum(['yes', 'no'], 'field.wrongType'),
});
export type DangerAnswer = z.infer<typeof dangerAnswer>;

/** Whether an application with their address is theirs: said by its birth date. */
export const answerForApplicationSchema = z.object({
  dateOfBirth: z
    .string('dateOfBirth.required')
    .check(z.refine((value) => isCalendarDate(value), 'dateOfBirth.required')),
});
