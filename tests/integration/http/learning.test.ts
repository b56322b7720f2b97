import fc from 'fast-check';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GradedQuiz, ProgressRecord } from '#domain/learning/answers.ts';
import { formatCertificateCode } from '#domain/learning/certificate.ts';
import { formatDate } from '#i18n/format.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { readModuleFacts } from '#server/learning/modules.ts';
import { makeAccount } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { seed } from '#tests/chance.ts';

const id = 'housing-rights';
const { answers: key, names } = readModuleFacts(id);
const wrong = key.map((right) => (right + 1) % 4);

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());
// Each test signs in people of its own, and all come from one address: together more than a quarter of an hour allows.
beforeEach(async () => {
  await sql`delete from public.throttles`;
});

const visitor = (language: 'en' | 'es' = 'en') => new Visitor(stack.siteUrl, language);

async function learner({ role = 'client', devices = 1 } = {}) {
  const account = await makeAccount(sql, { role });
  const [first = visitor(), ...more] = await Promise.all(
    Array.from({ length: devices }, async () => {
      const person = visitor();
      expect((await person.post('/api/auth/sign-in', { ...account, device: 'own' })).status).toBe(200);
      return person;
    }),
  );
  return { ...account, person: first, devices: [first, ...more] };
}
const save = (person: Visitor, body: object) =>
  person.post('/api/learning/progress', { moduleId: id, ...body });
const take = (person: Visitor, answers: readonly unknown[] = key, moduleId: unknown = id) =>
  person.post('/api/learning/quiz', { moduleId, answers });
const records = async (person: Visitor) =>
  (await (await person.get('/api/learning/progress')).json()) as ProgressRecord[];
const certificate = (person: Visitor, rest = `module=${id}`) =>
  person.get(`/api/learning/certificate?${rest}`);

/** Somebody who read everything and passed. */
async function graduate() {
  const someone = await learner();
  await save(someone.person, { progress: 75, intent: 'advance' });
  const graded = (await (await take(someone.person)).json()) as GradedQuiz;
  return { ...someone, graded, code: graded.record.certificateCode ?? '' };
}

describe('progress', () => {
  it('of two devices pressed fifty times at once is the highest, in one row', async () => {
    const { id: userId, devices } = await learner({ devices: 2 });
    const taps = Array.from({ length: 50 }, (_, index) => ((index * 7) % 19) * 5);
    const answers = await Promise.all(
      taps.map((progress, index) => save(devices[index % 2]!, { progress, intent: 'advance' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const rows = await sql`select progress from public.learning_progress where user_id = ${userId}`;
    expect([...rows]).toEqual([{ progress: Math.max(...taps) }]);
    expect(await records(devices[1]!)).toMatchObject([{ moduleId: id, progress: 90, certificateCode: null }]);
  });

  it('set from an old value is refused, and the page hears what is stored', async () => {
    const { devices } = await learner({ devices: 2 });
    const [phone, library] = devices as [Visitor, Visitor];
    await save(phone, { progress: 50 });
    expect((await save(library, { progress: 60, intent: 'set', from: 50 })).status).toBe(200);
    const stale = await save(phone, { progress: 0, intent: 'set', from: 50 });
    expect(stale.status).toBe(409);
    const { code, progress, updatedAt } = (await stale.json()) as Record<string, unknown>;
    const [stored] = await records(phone);
    expect({ code, progress, updatedAt }).toEqual({
      code: 'stale',
      progress: 60,
      updatedAt: stored?.updatedAt,
    });
  });

  it('is clamped, keeps the time spent, and knows seven modules only', async () => {
    const { person } = await learner();
    expect(await (await save(person, { progress: 250, seconds: 90 })).json()).toMatchObject({
      progress: 100,
    });
    expect(await (await save(person, { progress: -7.4, seconds: 99_999 })).json()).toMatchObject({
      progress: 0,
      secondsSpent: 90 + 30 * 60,
    });
    expect((await save(person, { moduleId: 'toString', progress: 5 })).status).toBe(404);
    expect((await take(person, key, 'cooking')).status).toBe(404);
    expect((await certificate(person, 'module=cooking')).status).toBe(404);
  });
});

describe('the quiz', () => {
  it('is shut below 75 and says where somebody stands', async () => {
    const { person } = await learner();
    await save(person, { progress: 74 });
    const refused = await take(person);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'quiz_locked', progress: 74, need: 75 });
    expect((await certificate(person)).status).toBe(404);
  });

  it('names the question without an answer, in the language of the page', async () => {
    const { person } = await learner();
    await save(person, { progress: 75 });
    for (const nothing of [null, 4, '1', 1.5]) {
      const refused = await take(person, key.with(2, nothing as number));
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        question: 3,
        fields: [{ field: 'answers', code: 'quiz.questionMissing' }],
      });
    }
    expect((await take(person, [])).status).toBe(400);
    expect((await take(person, [...key, 0])).status).toBe(400);
    expect((await records(person))[0]?.quizScore).toBeNull();
  });

  it('is marked by the server: below 60 nothing is finished, from 60 the module is', async () => {
    const { person } = await learner();
    await save(person, { progress: 80 });
    const failed = (await (await take(person, wrong)).json()) as GradedQuiz;
    expect(failed).toMatchObject({
      score: 0,
      passed: false,
      record: { progress: 80, certificateCode: null },
    });
    expect(failed.questions.map(({ right }) => right)).toEqual(key);
    const passed = (await (await take(person)).json()) as GradedQuiz;
    expect(passed).toMatchObject({ score: 100, passed: true, record: { progress: 100, quizScore: 100 } });
  });

  it('cannot be forged: a sent score and a slider at 100 earn nothing', async () => {
    const { person, id: userId } = await learner();
    const forged = {
      progress: 100,
      score: 100,
      quizScore: 100,
      passed: true,
      certificateCode: 'ACDE3467FGHJ9TWX',
      certificateEarned: true,
      userId: 'somebody',
    };
    expect((await save(person, forged)).status).toBe(200);
    await person.post('/api/learning/quiz', { moduleId: id, answers: wrong, ...forged });
    const [row] = await sql`
      select quiz_score, certificate_earned, certificate_code from public.learning_progress
      where user_id = ${userId}`;
    expect(row).toEqual({ quiz_score: 0, certificate_earned: false, certificate_code: null });
    expect((await certificate(person)).status).toBe(404);
  });
});

describe('a certificate', () => {
  it('is one sheet with the name, the module in both languages, the day and the code, the same each time', async () => {
    const { person, code } = await graduate();
    const response = await certificate(person, `module=${id}&language=es`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="certificate-[A-Z0-9-]{19}\.pdf"$/,
    );
    const pdf = new Uint8Array(await response.arrayBuffer());
    const words = pdfText(pdf).replace(/\s+/g, ' ');
    const today = officeDate(new Date());
    for (const wanted of [
      'María José Núñez Peña',
      names.en,
      names.es,
      formatDate(today, 'en'),
      formatDate(today, 'es'),
      formatCertificateCode(code),
      `/es/certificate?code=${formatCertificateCode(code)}`,
    ])
      expect(words).toContain(wanted);
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/Count 1\b/);
    const again = new Uint8Array(await (await certificate(person, `module=${id}&language=es`)).arrayBuffer());
    expect(Buffer.compare(pdf, again)).toBe(0);
  });

  it('keeps its code when the quiz is passed again and when the module is reset', async () => {
    const { person, code } = await graduate();
    expect(((await (await take(person)).json()) as GradedQuiz).record.certificateCode).toBe(code);
    await save(person, { progress: 0 });
    expect((await records(person))[0]).toMatchObject({ progress: 0, certificateCode: code });
    expect((await certificate(person)).status).toBe(200);
  });

  it('tells whoever has its code module, day and first name, and nothing else', async () => {
    const { code } = await graduate();
    const check = (typed: string, language: 'en' | 'es' = 'en') =>
      visitor(language).get(`/api/learning/certificate-check?code=${encodeURIComponent(typed)}`);
    const typed = ` ${formatCertificateCode(code).toLowerCase()} `;
    const answer = await check(typed, 'es');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      moduleId: id,
      moduleName: names.es,
      earnedOn: officeDate(new Date()),
      firstName: 'María José',
    });
    for (const unknown of ['ACDE3467FGHJ9TWX', '', 'a'.repeat(5_000), "' or 1=1 --", '\u0000'])
      expect((await check(unknown)).status).toBe(404);
  });
});

describe('who may what', () => {
  const calls = {
    read: (who: Visitor) => who.get('/api/learning/progress'),
    save: (who: Visitor) => save(who, { progress: 10, intent: 'advance' }),
    quiz: (who: Visitor) => take(who),
    certificate: (who: Visitor) => certificate(who),
    check: (who: Visitor, code: string) => who.get(`/api/learning/certificate-check?code=${code}`),
  };

  it('a visitor checks certificates and nothing else; others see and change only what is theirs', async () => {
    const owner = await graduate();
    const before = await records(owner.person);
    const others = {
      visitor: visitor(),
      'other client': (await learner()).person,
      'staff without their second factor': (await learner({ role: 'staff' })).person,
      owner: owner.person,
    };
    const seen: Record<string, Record<string, number>> = {};
    for (const [role, who] of Object.entries(others)) {
      seen[role] = {};
      for (const [name, call] of Object.entries(calls))
        seen[role][name] = (await call(who, owner.code)).status;
    }
    expect(seen).toEqual({
      visitor: { read: 401, save: 401, quiz: 401, certificate: 401, check: 200 },
      'other client': { read: 200, save: 200, quiz: 409, certificate: 404, check: 200 },
      'staff without their second factor': { read: 403, save: 403, quiz: 403, certificate: 403, check: 200 },
      owner: { read: 200, save: 200, quiz: 200, certificate: 200, check: 200 },
    });
    expect(await records(others['other client'])).toMatchObject([{ progress: 10, certificateCode: null }]);
    expect((await records(owner.person))[0]).toMatchObject({
      progress: 100,
      certificateCode: before[0]?.certificateCode,
    });
  });

  it('another site’s page changes nothing', async () => {
    const { person } = await learner();
    const foreign = { origin: 'https://evil.example' };
    const progress = await person.post('/api/learning/progress', { moduleId: id, progress: 50 }, foreign);
    const quiz = await person.post('/api/learning/quiz', { moduleId: id, answers: key }, foreign);
    expect([progress.status, quiz.status]).toEqual([403, 403]);
    expect(await records(person)).toEqual([]);
  });
});

describe('whatever is sent', () => {
  it('is taken or refused in words, never with a fault of ours', inFullRun, async () => {
    const { person } = await learner();
    const strange = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(1e308, -1e308, '\u0000', '\ud800', '__proto__', 'x'.repeat(50_000), [[]], {}),
      fc.double(),
      fc.integer(),
    );
    const fields = ['moduleId', 'progress', 'intent', 'from', 'seconds', 'answers'] as const;
    const bad: unknown[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('progress', 'quiz'),
        fc.constantFrom(...fields),
        strange,
        async (call, field, value) => {
          const body = { moduleId: id, progress: 50, answers: key, [field]: value };
          const response = await person.post(`/api/learning/${call}`, body);
          const answer = (await response.json()) as { message?: string };
          if (response.status >= 500 || (!response.ok && !answer.message)) bad.push([call, field, value]);
        },
      ),
      { numRuns: 80, seed },
    );
    expect(bad).toEqual([]);
    for (const body of [
      '',
      'null',
      '[]',
      '"x"',
      '{"progress": 1e999',
      '{"moduleId":"housing-rights","progress":1e999}',
    ])
      for (const call of ['progress', 'quiz']) {
        const response = await person.post(`/api/learning/${call}`, body, {
          'content-type': 'application/json',
        });
        expect(response.status).toBe(400);
      }
  });
});
