// Nothing that staff write is lost on its way: each form of the workplace is filled in, sent, and read where staff read it.
// The forms are those of the functions, and their fields those of the schemas: a new one fails here until it is read back.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { seed } from '#tests/chance.ts';
import { readFunctions } from '#tests/functions.ts';
import { isFullRun } from '#tests/runs.ts';
import { createTestStack } from '#tests/stack.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { caseForms } from './case-forms.ts';
import { elsewhere } from './elsewhere.ts';
import { guards } from './form.ts';
import { fieldsOf, leavesOf, partOf, shows, valuesOf } from './from-schema.ts';
import { officeForms } from './office-forms.ts';
import { moneyForms } from './money-forms.ts';
import { openOffice, type Office } from './office.ts';

const forms = { ...caseForms, ...moneyForms, ...officeForms };
const functions = await readFunctions();
const open = new Set(['anyone', 'signingIn', 'signedIn', 'webhook']);
const asks = /\/(search|read|preview|board)$/;

/** Every address of the workplace that takes something written, with the schema that reads it. */
const inputs: ReadonlyMap<string, z.ZodMiniType> = new Map(
  functions.flatMap((one) =>
    one.access === 'schedule'
      ? []
      : Object.entries(one.access).flatMap(([method, access]) => {
          const input = one.inputs[method as 'POST'];
          const isWrite =
            method !== 'GET' &&
            !open.has(access) &&
            (!asks.test(one.path) || one.path.includes('messages/read'));
          return isWrite && input ? [[`${method} ${one.path}`, input] as const] : [];
        }),
  ),
);

let stack: LocalStack;
let office: Office;
beforeAll(async () => {
  stack = await createTestStack({ site: 'none' });
  Object.assign(process.env, stack.env, { SITE_URL: 'http://localhost' });
  office = await openOffice(stack.sql, functions);
}, 180_000);
afterAll(async () => {
  await office.settle();
  await stack.close();
}, 60_000);

it('every form of the workplace is read back here, or says why not', () => {
  expect([...inputs.keys()].toSorted()).toEqual(
    [...Object.keys(forms), ...Object.keys(elsewhere)].toSorted(),
  );
});

describe.each(Object.entries(elsewhere))('%s is read back elsewhere', (address, { fields, tests }) => {
  it('with every field that it sends', () => {
    const input = inputs.get(address);
    expect(input && fieldsOf(input).filter((name) => !guards.has(name))).toEqual(fields);
    if (tests.length === 0) return;
    const text = tests.map((file) => readFileSync(`tests/integration/${file}.test.ts`, 'utf8')).join();
    expect(fields.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });
});

/** The same with what a test gives in place of it, however deep it stands. */
function withFixed(value: unknown, fixed: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one) => withFixed(one, fixed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name in fixed ? fixed[name] : withFixed(part, fixed)]),
  );
}

const cases = Object.entries(forms).flatMap(([address, variants]) =>
  variants.map((form) => ({ address, form, name: [address, form.act].filter(Boolean).join(', ') })),
);

describe.each(cases)('$name', ({ address, form }) => {
  it('is read back as it was sent', { timeout: 60_000 }, async () => {
    const input = inputs.get(address);
    if (!input) throw new Error('no such form');
    const schema = partOf(input, form.act);
    await fc.assert(
      fc.asyncProperty(valuesOf(schema), async (drawn) => {
        const target = await form.given(office);
        const fixed = { key: randomUUID(), id: randomUUID(), ...target.fixed, idempotencyKey: randomUUID() };
        const filled = withFixed(drawn, fixed) as Record<string, unknown>;
        const body = form.fit?.(filled) ?? filled;
        const parsed = schema.safeParse(body);
        expect(parsed.error?.issues, JSON.stringify(body)).toBeUndefined();
        const { status, said } = await office.ask(address.replace(/ .*/, ''), target.path, body);
        expect(status, `${JSON.stringify(said)} to ${JSON.stringify(body)}`).toBeLessThan(300);
        const answer = await target.read();
        const lost = leavesOf(parsed.data).filter(({ name, value }) => {
          if (guards.has(name) || value === null || value === undefined) return false;
          const shown = form.shownAs?.[name] ?? name;
          return typeof shown === 'function' ? !shown(answer, value) : !shows(answer, shown, value);
        });
        expect(lost, JSON.stringify(answer)).toEqual([]);
      }),
      // One already fills in every field.
      { numRuns: isFullRun ? 12 : 1, seed, endOnFailure: true },
    );
  });
});

describe('a phone number that staff write down', () => {
  const numbers = [
    ['404.555.0199', '(404) 555-0199', '+14045550199'],
    ['+503 7123 4567', '+503 7123 4567', '+50371234567'],
    ['404-555-0199 x12 / 404-555-0177', '404-555-0199 x12 / 404-555-0177', '+14045550199'],
    ['ask for Ruth', 'ask for Ruth', null],
  ] as const;

  it.each(numbers)('of a party, as %j, is kept as %j and called at %j', async (typed, phone, e164) => {
    const { matterId } = await office.newCase();
    const facts = {
      role: 'plaintiff',
      name: 'Oak Homes LLC',
      deceased: false,
      dissolved: false,
      phone: typed,
    };
    const body = {
      idempotencyKey: randomUUID(),
      partyId: null,
      version: null,
      act: 'save',
      source: 'staff',
      facts,
    };
    expect(await office.ask('POST', `/api/staff/matters/${matterId}/parties`, body)).toMatchObject({
      status: 204,
    });
    expect(
      await office.sql`
        select phone, phone_e164 as e164 from public.matter_parties where matter_id = ${matterId} and name = 'Oak Homes LLC'`,
    ).toEqual([{ phone, e164 }]);
  });

  it.each(numbers)('of an attorney, as %j, is kept as %j and called at %j', async (typed, phone, e164) => {
    const id = await office.newAttorney();
    const body = { idempotencyKey: randomUUID(), version: 0, facts: { phone: typed } };
    expect(await office.ask('POST', `/api/staff/attorneys/${id}`, body)).toMatchObject({ status: 204 });
    expect(
      await office.sql`
        select phone, phone_e164 as e164 from public.attorney_profiles where user_id = ${id}`,
    ).toEqual([{ phone, e164 }]);
  });
});

it('a record that agrees needs no sentence: the log says what was compared', async () => {
  const { caseId, matterId } = await office.newCase('in_review');
  const [matter] = await office.sql<{ version: number }[]>`
    select version from public.court_matters where id = ${matterId}`;
  const body = {
    idempotencyKey: randomUUID(),
    version: matter?.version,
    result: 'matched',
    court: 'magistrate',
    county: 'DeKalb',
    docketNumber: '24D01234',
    nameAsFiled: 'Ana Núñez',
    judgment: 'none',
    plaintiff: { id: null, name: 'Oak Homes LLC', address: null },
  };
  const { status, said } = await office.ask('POST', `/api/staff/matters/${matterId}/record`, body);
  expect(status, JSON.stringify(said)).toBe(200);
  expect(
    await office.sql`select note from public.contact_log where case_id = ${caseId} and channel = 'docket_check'`,
  ).toEqual([{ note: 'DeKalb, 24D01234, Ana Núñez' }]);
});
