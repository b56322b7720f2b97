import * as z from 'zod/mini';
import { text } from '../text.ts';

/** Why somebody writes to us (specification section 3). */
export const inquiryTypes = ['eligibility', 'pricing', 'followup', 'general'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

export const messageMaxLength = 5_000;

/** A correction to an application already received: it reaches staff as a follow-up message (DESIGN section 4). */
export const correctionSchema = z.object({
  message: text({ max: messageMaxLength, multiline: true, required: 'message.required' }),
});
