import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { intakeFields } from '#domain/intake/fields.ts';
import { Applicant, type RefusalBody } from '#tests/applicant.ts';
import { sharedStack } from '#tests/stack.ts';
import { isFullRun, inFullRun } from '#tests/runs.ts';
import { seed } from '#tests/chance.ts';

let siteUrl: string;
beforeAll(async () => {
  ({ siteUrl } = await sharedStack());
});

/** What broken scripts, strange keyboards and scanners send where an answer belongs. */
const strange = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    Infinity,
    {},
    [],
    [[]],
    [null],
    { toString: 'x' },
    { __proto__: { a: 1 } },
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff tail',
    '\ufffd',
    '\u202eexe.pdf',
    "'; drop table intake_forms; --",
    '<script>alert(1)</script>',
    '{"$gt":""}',
    '__proto__',
    'constructor',
    'x'.repeat(300_000),
    'a@'.repeat(50_000),
    Array.from({ length: 20_000 }, () => 'housing'),
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
  fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 5 }),
  fc.double(),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

async function expectRefusalOf(response: Response, field: string, body: unknown) {
  expect(response.status, `${field} = ${JSON.stringify(body)?.slice(0, 100)}`).toBeLessThan(500);
  if (response.ok) return;
  const refused = (await response.json()) as RefusalBody;
  // A name in another script is right; what is missing beside it is its spelling in Latin letters.
  const answers = /^(?:first|last)Name$/.test(field) ? [field, 'latinName'] : [field];
  expect(
    refused.fields?.some((one) => answers.includes(one.field)),
    `${field} = ${JSON.stringify(body)?.slice(0, 100)}: ${JSON.stringify(refused.fields)}`,
  ).toBe(true);
  expect(refused.fields?.every(({ message }) => message.length > 5)).toBe(true);
}

const goesThrough = async () => expect((await new Applicant(siteUrl).send()).status).toBe(201);

describe('whatever is sent instead of an answer', () => {
  it(
    'is taken or refused by the name of its field, and the next person is served',
    { timeout: 120_000 },
    async () => {
      let count = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...intakeFields, 'tickets' as const),
          strange,
          fc.boolean(),
          async (field, value, asForm) => {
            const person = new Applicant(siteUrl, count % 2 ? 'es' : 'en');
            person.answers[field] = value;
            const response = await (asForm ? person.sendForm() : person.send());
            await expectRefusalOf(response, field, value);
            count += 1;
            if (count % 20 === 0) await goesThrough();
          },
        ),
        { numRuns: isFullRun ? 240 : 50, seed, endOnFailure: true },
      );
    },
  );

  it(
    'asking for an upload is taken or refused by the name of its field',
    { ...inFullRun, timeout: 120_000 },
    async () => {
      let count = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('name', 'size', 'type', 'purpose'),
          strange,
          async (field, value) => {
            const person = new Applicant(siteUrl);
            const good = { name: 'scan.pdf', size: 100, type: 'application/pdf', purpose: 'intake' };
            const response = await person.post('/api/uploads', { ...good, [field]: value });
            expect(response.status, JSON.stringify(value)?.slice(0, 100)).toBeLessThan(500);
            if (response.status === 400) {
              const fields = ((await response.json()) as RefusalBody).fields?.map((one) => one.field);
              // A name without a known ending is refused as a type: that is what is wrong with it.
              expect(fields).toContain(field === 'name' && !fields?.includes('name') ? 'type' : field);
            }
            count += 1;
            if (count % 20 === 0) expect((await person.post('/api/uploads', good)).status).toBe(201);
          },
        ),
        { numRuns: isFullRun ? 160 : 40, seed, endOnFailure: true },
      );
    },
  );
});

describe('a body that is no body', () => {
  it.each([
    ['empty', 'application/json', '', 400],
    ['half JSON', 'application/json', '{"firstName": "Ma', 400],
    ['a list', 'application/json', '[]', 400],
    ['null', 'application/json', 'null', 400],
    ['a text', 'application/json', '"hello"', 400],
    ['a hundred thousand brackets', 'application/json', '['.repeat(100_000), 400],
    ['deep JSON', 'application/json', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 400],
    ['a prototype', 'application/json', '{"__proto__": {"firstName": "x"}, "constructor": 1}', 400],
    ['XML', 'application/xml', '<a/>', 415],
    ['a plain form', 'application/x-www-form-urlencoded', 'firstName=Ana', 415],
    ['multipart without boundary', 'multipart/form-data', 'x', 400],
    [
      'broken multipart',
      'multipart/form-data; boundary=-----------------------------b',
      '-------------------------------b\r\nContent-Disp',
      400,
    ],
    [
      'multipart of nothing',
      'multipart/form-data; boundary=-----------------------------b',
      '-------------------------------b--\r\n',
      400,
    ],
  ])('%s is refused politely', async (_name, type, body, status) => {
    const person = new Applicant(siteUrl, 'es');
    const response = await person.call('POST', '/api/client-intake', body, { 'content-type': type });
    expect(response.status).toBe(status);
    const refused = (await response.json()) as RefusalBody;
    expect(refused.message).not.toBe('');
    expect(refused.reference).toMatch(/^[A-Z0-9]{8}$/);
  });

  it('text in an old encoding is refused by the field it stands in', async () => {
    const boundary = '----------------------------0123456789';
    const part = (name: string, value: Buffer | string) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
        Buffer.from(value),
        Buffer.from('\r\n'),
      ]);
    const person = new Applicant(siteUrl);
    const parts = Object.entries(person.answers).map(([name, value]) =>
      part(
        name,
        name === 'lastName'
          ? Buffer.from('Núñez', 'latin1')
          : typeof value === 'string'
            ? value
            : JSON.stringify(value),
      ),
    );
    const body = new Uint8Array(Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]));
    const response = await person.call('POST', '/api/client-intake', body, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
    });
    expect(response.status).toBe(400);
    expect(((await response.json()) as RefusalBody).fields?.map(({ field }) => field)).toEqual(['lastName']);
  });

  it('thousands of parts are refused without being read one by one', inFullRun, async () => {
    const form = new FormData();
    for (let index = 0; index < 10_000; index += 1) form.append(`part${index}`, 'x');
    const response = await new Applicant(siteUrl).post('/api/client-intake', form);
    expect(response.status).toBe(400);
    expect(((await response.json()) as RefusalBody).fields?.map(({ field }) => field)).toEqual(['body']);
  });

  it('the same answer given twice is refused: nobody knows which was meant', async () => {
    const person = new Applicant(siteUrl);
    const form = new FormData();
    for (const [name, value] of Object.entries(person.answers)) {
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    form.append('city', 'Decatur');
    const refused = (await (await person.post('/api/client-intake', form)).json()) as RefusalBody;
    expect(refused.fields?.map(({ field }) => field)).toEqual(['city']);
  });
});

describe('a draft', () => {
  it(
    'takes half-finished answers of any kind, and refuses what cannot be stored by its name',
    inFullRun,
    async () => {
      let count = 0;
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...intakeFields), strange, async (field, value) => {
          const person = new Applicant(siteUrl);
          person.answers[field] = value;
          const response = await person.saveDraft();
          await expectRefusalOf(response, field, value);
          count += 1;
        }),
        { numRuns: 80, seed, endOnFailure: true },
      );
      expect(count).toBe(80);
    },
  );
});
