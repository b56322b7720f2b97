import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';
import { nameInPlace, someName } from '../name-parts.ts';
import { text } from '../text.ts';
import { someFileTickets } from '../uploads/tickets.ts';

/** Characters of a first or last name, and of why staff change one. */
export const namePartMax = 100;
export const nameReasonMax = 1_000;

const part = (required: string) => text({ max: namePartMax, required });
const names = { firstName: part('firstName.required'), lastName: part('lastName.required') };

/** A client has another name today, and sends a picture that shows it: a license, a marriage certificate. */
export const nameRequest = z
  .object({ idempotencyKey: writeKey, ...names, tickets: someFileTickets })
  .check(nameInPlace(), someName('firstName.required'));

/** Staff change the name that papers print beside the one the court has. */
export const nameChange = z
  .object({
    idempotencyKey: writeKey,
    ...names,
    reason: text({ max: nameReasonMax, multiline: true, required: 'field.required' }),
  })
  .check(nameInPlace(), someName('firstName.required'));
