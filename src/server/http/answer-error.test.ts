// What somebody hears when a part of ours is away: that it is, and when to come back; never that we broke.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { DatabaseUnavailable } from '../database/client.ts';
import { StorageUnavailable } from '../files/file-store.ts';
import { PaymentsUnavailable } from '../payments/payments.ts';
import { answerError } from './answer-error.ts';
import { Refusal } from './refusal.ts';

const call = { locale: 'en', reference: 'ACDE3467' } as const;

it.each([
  ['the database', new DatabaseUnavailable(), '30'],
  ['the storage of files', new StorageUnavailable(), '30'],
  ['the card processor', new PaymentsUnavailable(), '10'],
])('while %s does not answer, people are asked to come back', async (_part, error, retryAfter) => {
  const answer = answerError(error, call);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, retryAfter]);
  expect(await answer.json()).toMatchObject({ code: 'unavailable', reference: call.reference });
});

it('anything nobody expected is a fault of ours, with a reference and none of its words', async () => {
  const answer = answerError(new Error('duplicate key: ana@example.com'), call);
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(text).toContain(call.reference);
  expect(text).not.toContain('ana@example.com');
});

it('names in the caller’s language what a refused template does not know', async () => {
  const refusal = new Refusal('invalid_input', {
    fields: [{ field: 'template', key: 'template.fault.variable', what: 'landlord_phone' }],
  });
  for (const locale of locales) {
    const body = (await answerError(refusal, { locale, reference: 'ABCD2345' }).json()) as {
      fields: { message: string }[];
    };
    expect(body.fields[0]?.message).toContain('“landlord_phone”');
  }
});
