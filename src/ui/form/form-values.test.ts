import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldsOf } from '#domain/field-facts.ts';
import { email } from '#domain/email.ts';
import { text } from '#domain/text.ts';
import { emptyValues, toInput } from './form-values.ts';

const fields = fieldsOf(
  z.object({
    subject: text({ max: 10, required: 'field.required' }),
    note: text({ max: 10 }),
    address: z.optional(email()),
    day: z.optional(z.iso.date()),
    rating: z.literal([1, 2, 3]),
    language: z.optional(z.enum(['en', 'es'])),
    days: z.array(z.enum(['monday', 'friday'])),
    count: z.int32(),
    agrees: z.boolean(),
    owner: z.nullable(z.uuid()),
    facts: z.object({ county: z.nullable(z.string()), year: z._default(z.nullable(z.int()), null) }),
  }),
);

it('a form begins empty, or with what is there', () => {
  expect(emptyValues(fields, { subject: 'Hi' })).toMatchObject({
    subject: 'Hi',
    note: '',
    days: [],
    agrees: false,
  });
});

it('what is chosen and typed becomes what the call takes', () => {
  const typed = {
    subject: 'Hi',
    note: '',
    address: '',
    day: '',
    rating: '2',
    language: 'es',
    days: ['friday'],
    count: '12',
    agrees: true,
  };
  expect(toInput(fields, typed)).toEqual({
    subject: 'Hi',
    // A text that was emptied says so; an address or a day that is empty is none.
    note: '',
    address: undefined,
    day: undefined,
    rating: 2,
    language: 'es',
    days: ['friday'],
    count: 12,
    agrees: true,
  });
});

it('what has to be there and is not stays empty, so that the schema says so at its field', () => {
  expect(toInput(fields, { rating: '', subject: '' })).toEqual({ rating: '', subject: '' });
  expect(toInput(fields, { rating: null })).toEqual({ rating: undefined });
});

it('what a call wants to hear about is null when it is empty, also within an object', () => {
  expect(toInput(fields, { owner: '', facts: { county: '', year: '' } })).toEqual({
    owner: null,
    facts: { county: null, year: undefined },
  });
  expect(emptyValues(fields, { facts: { year: 1999 } })).toMatchObject({ facts: { county: '', year: 1999 } });
});
