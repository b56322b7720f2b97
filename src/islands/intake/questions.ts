import type { ComponentProps } from 'react';
import { emailMaxLength } from '#domain/email-length.ts';
import { limits } from '#domain/intake/limits.ts';
import { phoneFormattedLength } from '#domain/intake/phone.ts';
import type { IntakeField } from '#domain/intake/submission.ts';

type InputRules = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'spellCheck'
>;

/** How a question is asked: its control, its place in the row, and what the browser may know about it. */
export interface Question {
  readonly kind: 'text' | 'select' | 'radio' | 'checks' | 'date';
  readonly required?: true;
  /** Codes to choose from; without them those the words name, in their order. */
  readonly options?: readonly string[];
  readonly input?: InputRules;
  readonly lines?: number;
  readonly width?: 'half' | 'third' | 'short';
  readonly inRow?: true;
}

/** A line of text, or several. */
export const text = (input: InputRules, more: Omit<Question, 'kind' | 'input'> = {}): Question => ({
  kind: 'text',
  input,
  ...more,
});
/** The questions of step 1, the only ones the page brings along. */
export const firstQuestions = {
  firstName: text({ autoComplete: 'given-name', maxLength: limits.name }, { required: true, width: 'half' }),
  lastName: text({ autoComplete: 'family-name', maxLength: limits.name }, { required: true, width: 'half' }),
  dateOfBirth: { kind: 'date', required: true },
  streetAddress: text({ autoComplete: 'address-line1', maxLength: limits.address }, { required: true }),
  streetAddress2: text({ autoComplete: 'address-line2', maxLength: limits.address }),
  city: text({ autoComplete: 'address-level2', maxLength: limits.city }, { required: true, width: 'third' }),
  state: {
    kind: 'select',
    required: true,
    width: 'third',
    input: { autoComplete: 'address-level1' },
  },
  zipCode: text(
    { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 },
    { required: true, width: 'third' },
  ),
  phoneNumber: text(
    { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: phoneFormattedLength + 4 },
    { width: 'half' },
  ),
  email: text(
    {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      maxLength: emailMaxLength,
      spellCheck: false,
    },
    { required: true, width: 'half' },
  ),
  preferredLanguage: { kind: 'radio', required: true, inRow: true },
} satisfies Partial<Record<IntakeField, Question>>;

/** The id of a question's first control: labels, error links and Change links lead there. */
export function controlId(field: string): string {
  return `intake-${field}`;
}
