import { describe, expect, it } from 'vitest';
import { contactMessages } from '#i18n/en/contact-messages.ts';
import { contactFields, contactSchema } from './messages.ts';

const good = {
  firstName: ' María José ',
  lastName: 'Núñez Peña',
  email: 'maria@example.com',
  inquiryType: 'general',
  message: 'Line one\nLine two 🙂',
};

describe('a contact message', () => {
  it('is taken without a phone number, trimmed and otherwise as it was written', () => {
    expect(contactSchema.parse(good)).toEqual({ ...good, firstName: 'María José' });
    expect(contactSchema.safeParse({ ...good, phone: '' }).success).toBe(true);
  });

  it('of nothing names each field that is needed, in words', () => {
    const issues = contactSchema.safeParse({}).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual(contactFields.filter((field) => field !== 'phone'));
    for (const { message } of issues) expect(contactMessages).toHaveProperty([message]);
  });

  it('with half a phone number is refused: nobody could call it', () => {
    const issues = contactSchema.safeParse({ ...good, phone: '404 555' }).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual(['phone.invalid']);
  });
});
