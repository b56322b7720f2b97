import type { ComponentProps } from 'react';
import { messageMaxLength, type ContactField } from '#domain/contact/messages.ts';
import { emailMaxLength } from '#domain/email-length.ts';
import { limits } from '#domain/intake/limits.ts';
import { phoneMaxLength } from '#domain/intake/phone.ts';
import type { hiddenField } from '#domain/contact/robots.ts';

/** The values in the form: texts, and the field nobody sees. */
export type ContactValues = Record<ContactField | typeof hiddenField, string>;

/** Without these nothing can be sent. */
export const requiredFields = ['firstName', 'lastName', 'email', 'inquiryType', 'message'] as const;

/** Unique in a page with other forms. */
export const controlId = (field: string): string => `contact-${field}`;

type LineField = Exclude<ContactField, 'inquiryType' | 'message'>;

/** What the browser may know about each line of text, so that it can fill it in. */
export const lineRules: Readonly<Record<LineField, ComponentProps<'input'>>> = {
  firstName: { autoComplete: 'given-name', maxLength: limits.name },
  lastName: { autoComplete: 'family-name', maxLength: limits.name },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    spellCheck: false,
    maxLength: emailMaxLength,
  },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: phoneMaxLength,
  },
};
export const lines = Object.keys(lineRules) as LineField[];

export const messageRules = { maxLength: messageMaxLength } as const;
