import * as z from 'zod/mini';
import { isCompletePhone, phoneMaxLength } from '../intake/phone.ts';
import { locales } from '../languages.ts';
import { text } from '../text.ts';

/** The box was ticked for this number. The words beside it are stored with the answer, as they stand in this language. */
export const wantTexts = z.object({
  phone: text({ max: phoneMaxLength, required: 'phone.invalid' }).check(
    z.refine(isCompletePhone, 'phone.invalid'),
  ),
  language: z.enum(locales, 'field.wrongType'),
  /** Whether a text may say the first name. */
  mayName: z.optional(z.boolean('field.wrongType')),
});
