// @module-tag full
// Nothing that somebody answers is lost or exchanged on its way: each question of a form gets an answer of its own, and
// each of them is read back where people read it. A new field is among them by itself.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactFields, inquiryTypes } from '#domain/contact/messages.ts';
import { counties } from '#domain/counties/georgia.ts';
import {
  onRoute,
  quizOutcomes,
  quizSchema,
  quizStates,
  quizTimeframes,
} from '#domain/eligibility/answers.ts';
import { factsOf, intakeFields, type FieldFacts, type IntakeField } from '#domain/intake/fields.ts';
import { earliestFilingYear } from '#domain/intake/limits.ts';
import { formatPhone } from '#domain/intake/phone.ts';
import type { ApplicationRecord } from '#domain/intake/review.ts';
import { isFullRun, inFullRun } from '#tests/runs.ts';
import { freshEmail } from '#tests/accounts.ts';
import { createNetlifyHost, type NetlifyHost } from '#tools/local/netlify/host.ts';
import { PROJECT_ROOT } from '#tools/local/project-root.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { seed } from '#tests/chance.ts';
import { signedInStaff, type SignedIn } from '#tests/signed-in.ts';
import { createTestStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { Writer, type SentMessage } from '#tests/writer.ts';

const numRuns = isFullRun ? 8 : 2;

let stack: LocalStack;
let host: NetlifyHost;
let sam: SignedIn;
beforeAll(async () => {
  stack = await createTestStack({ site: 'none' });
  host = await createNetlifyHost({
    projectRoot: PROJECT_ROOT,
    dist: 'tests/fixtures/small-site',
    localDir: stack.localDir,
    only: ['client-intake', 'intake', 'contact', 'staff-applications', 'staff-messages'],
    env: stack.env,
    timers: false,
    log: () => undefined,
  });
  sam = await signedInStaff(stack.sql, { siteUrl: host.url });
}, 180_000);
afterAll(async () => {
  await host.close();
  await stack.close();
});

/** Words with signs that other languages, quotes and markup are made of. Nothing a form would trim stands at an end. */
const words = (max: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(...'aZñÉüß’\'"\\%_<>&{}$;—,0🏠 '), maxLength: Math.min(max - 4, 60) })
    .map((middle) => `x${middle}y`.slice(0, max).replace(/[\ud800-\udbff]$/, ''));
const two = (most: number) => fc.integer({ min: 1, max: most }).map((part) => String(part).padStart(2, '0'));
const dayOf = (year: fc.Arbitrary<number>) =>
  fc.tuple(year, two(12), two(28)).map(([of, month, day]) => `${of}-${month}-${day}`);
const thisYear = new Date().getFullYear();

function answerTo({ kind, ...facts }: FieldFacts): fc.Arbitrary<unknown> {
  const rules = facts as Partial<{ max: number; options: readonly string[]; alone: { option: string } }>;
  const options = rules.options ?? [];
  switch (kind) {
    case 'text':
      return words(rules.max ?? 100);
    case 'choice':
      return fc.constantFrom(...options);
    case 'choices':
      return fc.subarray(
        options.filter((option) => option !== rules.alone?.option),
        { minLength: 1 },
      );
    case 'acceptance':
      return fc.constant(true);
    case 'email':
      return fc.uuid().map(() => freshEmail('everything'));
    case 'phone':
      return fc.integer({ min: 2_000_000, max: 9_999_999 }).map((end) => formatPhone(`404${end}`));
    case 'zip':
      return fc.integer({ min: 30_001, max: 39_999 }).map(String);
    case 'date':
      return dayOf(fc.integer({ min: 1930, max: thisYear - 19 }));
    case 'day':
      return dayOf(fc.integer({ min: thisYear - 4, max: thisYear + 4 }));
    case 'year':
      return fc.integer({ min: earliestFilingYear, max: thisYear - 1 }).map(String);
    case 'county':
      return fc.constantFrom(...counties.map(({ name }) => name));
  }
}

/** Answers to every question there is: what opens a question is answered so that it is asked. */
const openers = Object.assign({}, ...intakeFields.map((field) => factsOf(field).when ?? {})) as Record<
  string,
  string
>;
/** Questions that an answer to another one spares: nobody is asked both. */
const spared = (field: IntakeField) => factsOf(field).unless;
const sparing = new Set(intakeFields.flatMap((field) => spared(field) ?? []));
const everyAnswer = fc
  .record(
    Object.fromEntries(intakeFields.map((field) => [field, answerTo(factsOf(field))])) as Record<
      IntakeField,
      fc.Arbitrary<unknown>
    >,
  )
  // A name in another script, so that its spelling in Latin letters is asked.
  .map((answers) => ({ ...answers, ...openers, firstName: '王芳', latinName: 'Wang Fang' }));

const without = (answers: object, isLeftOut: (field: IntakeField) => boolean) =>
  Object.fromEntries(Object.entries(answers).filter(([field]) => !isLeftOut(field as IntakeField)));

describe.each([
  { of: 'who is asked everything', isLeftOut: (field: IntakeField) => sparing.has(field) },
  { of: 'who is spared what may be left out', isLeftOut: (field: IntakeField) => Boolean(spared(field)) },
])('every answer of the application of somebody $of', ({ isLeftOut }) => {
  it('comes back in the draft, and stands where staff read it', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(everyAnswer, fc.boolean(), async (drawn, asForm) => {
        const answers = without(drawn, isLeftOut);
        const ana = new Applicant(host.url);
        ana.answers = answers;
        expect((await ana.saveDraft()).status).toBe(200);
        const { agreementAccepted: _, signature: __, ...kept } = answers;
        expect((await ana.readDraft()).draft).toMatchObject({ answers: kept });

        const response = await (asForm ? ana.sendForm() : ana.send());
        expect(response.status, await response.clone().text()).toBe(201);
        const { reference } = (await response.json()) as SentApplication;
        const [row] = await stack.sql<{ id: string }[]>`
          select id from public.intake_forms where reference = ${reference}`;
        const read = await sam.visitor.get(`/api/staff/applications/${row?.id}`);
        expect(((await read.json()) as ApplicationRecord).answers).toEqual(answers);
      }),
      { numRuns, seed },
    );
  });
});

describe('every answer of the contact form', () => {
  it('stands where staff read it', { timeout: 60_000 }, async () => {
    const message = fc.record({
      firstName: words(100),
      lastName: words(100),
      email: fc.uuid().map(() => freshEmail('writer')),
      phone: fc.integer({ min: 2_000_000, max: 9_999_999 }).map((end) => formatPhone(`404${end}`)),
      inquiryType: fc.constantFrom(...inquiryTypes),
      message: words(500).map((text) => `${text}\n\n${text}`),
    });
    await fc.assert(
      fc.asyncProperty(message, async (said) => {
        const luz = new Writer(host.url);
        Object.assign(luz.message, said);
        expect(Object.keys(said)).toEqual([...contactFields]);
        const response = await luz.send();
        expect(response.status, await response.clone().text()).toBe(201);
        const { reference } = (await response.json()) as SentMessage;
        const [row] = await stack.sql<{ id: string }[]>`
          select id from public.contact_submissions where reference = ${reference}`;
        const read = await sam.visitor.get(`/api/staff/messages/${row?.id}`);
        expect(await read.json()).toMatchObject(said);
      }),
      { numRuns, seed },
    );
  });
});

describe('every answer of the eligibility quiz', () => {
  it(
    'stands in the row that is kept, those of questions that were asked',
    { ...inFullRun, timeout: 60_000 },
    async () => {
      const asked = fc.record({
        state: fc.constantFrom(...quizStates),
        outcome: fc.constantFrom(...quizOutcomes),
        timeframe: fc.constantFrom(...quizTimeframes),
        email: fc.uuid().map(() => freshEmail('quiz')),
      });
      await fc.assert(
        fc.asyncProperty(asked, async (answers) => {
          expect(Object.keys(answers)).toEqual(Object.keys(quizSchema.shape));
          const sent = await new Visitor(host.url).post('/api/eligibility-quiz', answers);
          expect(sent.status, await sent.clone().text()).toBe(201);
          const rows =
            await stack.sql`select * from public.eligibility_quizzes where email = ${answers.email}`;
          expect([...rows]).toMatchObject([onRoute(answers)]);
        }),
        { numRuns, seed },
      );
    },
  );
});
