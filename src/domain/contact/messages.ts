import * as z from 'zod/mini';
import { email } from '../email.ts';
import { limits } from '../intake/limits.ts';
import { isCompletePhone, phoneMaxLength } from '../intake/phone.ts';
import { nameInPlace, someName } from '../name-parts.ts';
import { text } from '../text.ts';
import type { ContactMessageKey } from './message-keys.ts';
import { messageMaxLength } from './message-length.ts';

/** Why somebody writes to us. */
export const inquiryTypes = ['eligibility', 'pricing', 'followup', 'general'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

export { messageMaxLength };

const key = (message: ContactMessageKey) => message;

const message = text({ max: messageMaxLength, multiline: true, required: key('message.required') });

const fields = z.object({
  firstName: text({ max: limits.name, required: key('firstName.required') }),
  lastName: text({ max: limits.name, required: key('lastName.required') }),
  email: email(),
  phone: z.optional(
    text({ max: phoneMaxLength }).check(
      z.refine((value) => value === '' || isCompletePhone(value), key('phone.invalid')),
    ),
  ),
  inquiryType: z.enum(inquiryTypes, { error: key('inquiryType.required') }),
  message,
});
/** The contact form: everything but the phone number is required. Browser and server use the same schema. */
export const contactSchema = fields.check(nameInPlace(), someName(key('firstName.required')));
export type ContactMessage = z.infer<typeof contactSchema>;

export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'inquiryType', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** A correction to an application that we already have. It reaches staff as a message. */
export const correctionSchema = z.object({ message });

/** What the page shows of a message that was taken. */
export interface MessageReceipt {
  readonly reference: string;
  readonly stored: 'now' | 'later';
  readonly filesMissing: readonly string[];
}
