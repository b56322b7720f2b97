import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email } from './email.ts';
import { fieldsOf } from './field-facts.ts';
import { text } from './text.ts';

const note = text({ max: 500, multiline: true, required: 'message.required' });

it('a form learns limit, lines and what may be left empty from the schema of its call', () => {
  const fields = fieldsOf(
    z
      .object({
        subject: text({ max: 120, required: 'field.required' }),
        // A further check is a schema of its own, which inherits.
        message: note.check(z.refine((value) => !value.includes('{{'), 'blank.open')),
        wish: z.optional(note),
        nickname: text({ max: 40 }),
        address: z.nullable(email()),
        cleaned: z.pipe(
          text({ max: 20, required: 'field.required' }),
          z.transform((value) => value.toUpperCase()),
        ),
        rating: z.literal([1, 2, 3]),
        language: z.optional(z.enum(['en', 'es'])),
        days: z.array(z.enum(['monday', 'friday'])),
        agrees: z.boolean(),
        count: z.int32(),
      })
      // A rule over several fields changes none of them.
      .check(z.refine(() => true)),
  );
  expect(fields.subject).toMatchObject({ max: 120, isMultiline: false, isOptional: false, type: 'string' });
  expect(fields.message).toMatchObject({ max: 500, isMultiline: true, isOptional: false });
  expect(fields.wish).toMatchObject({ max: 500, isOptional: true });
  expect(fields.nickname).toMatchObject({ max: 40, isOptional: true });
  expect(fields.address).toMatchObject({ kind: 'email', max: 254, isOptional: true });
  expect(fields.cleaned).toMatchObject({ max: 20, isOptional: false });
  expect(fields.rating).toMatchObject({ options: [1, 2, 3], isOptional: false });
  expect(fields.language).toMatchObject({ options: ['en', 'es'], isOptional: true });
  expect(fields.days).toMatchObject({ type: 'array', options: ['monday', 'friday'] });
  expect(fields.agrees).toMatchObject({ type: 'boolean', isOptional: false });
  expect(fields.count).toMatchObject({ type: 'number', isOptional: false });
});
