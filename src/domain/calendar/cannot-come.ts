import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';
import { locales } from '../languages.ts';
import { text } from '../text.ts';

/** Characters of why somebody cannot come. */
export const cannotComeMax = 1_000;

/** A client cannot come to a hearing, and says why in their own words. */
export const cannotComeRequest = z.object({
  idempotencyKey: writeKey,
  language: z.enum(locales, 'field.wrongType'),
  message: text({ max: cannotComeMax, multiline: true, required: 'message.required' }),
});
