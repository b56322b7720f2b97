import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { quizThrottles } from '#domain/eligibility/throttles.ts';
import { eligibilityWords } from '#i18n/eligibility.ts';
import { freshEmail } from '#tests/accounts.ts';
import type { RefusalBody } from '#tests/applicant.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const dismissed = { state: 'Georgia', outcome: 'dismissed', timeframe: '3-7-years' };
const ask = (answers: unknown, key: string = randomUUID(), language: 'en' | 'es' = 'en') =>
  new Visitor(stack.siteUrl, language).post('/api/eligibility-quiz', answers, { 'idempotency-key': key });
const rowsOf = (key: string) => sql`
  select state, outcome, timeframe, email, result, is_eligible, language from eligibility_quizzes
  where idempotency_key = ${key}`;

describe('somebody who takes the quiz', () => {
  it('gets a direction with reasons; codes are kept, no person', async () => {
    const key = randomUUID();
    const response = await ask(dismissed, key, 'es');
    expect([response.status, await response.json()]).toEqual([
      201,
      {
        result: 'often_stronger',
        reasons: ['outcome.dismissed', 'time.shown'],
        next: 'intake',
        stored: true,
        mailed: false,
      },
    ]);
    expect([...(await rowsOf(key))]).toEqual([
      { ...dismissed, email: null, result: 'often_stronger', is_eligible: true, language: 'es' },
    ]);
  });

  it('about a case elsewhere is told it is outside the service, and the other answers are dropped', async () => {
    const key = randomUUID();
    const response = await ask({ state: 'other' }, key);
    expect(await response.json()).toMatchObject({ result: 'outside_service', next: 'free-help' });
    expect([...(await rowsOf(key))]).toMatchObject([{ outcome: 'unknown', is_eligible: false }]);
  });

  it('and wants it by mail gets one mail in their language, however often the button was pressed', async () => {
    const email = freshEmail('quiz');
    const answers = { ...dismissed, outcome: 'judgment-landlord', email };
    const key = randomUUID();
    const pressed = await Promise.all([1, 2, 3].map(() => ask(answers, key, 'es')));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    for (const response of pressed) expect(await response.json()).toMatchObject({ mailed: true });
    expect(await rowsOf(key)).toHaveLength(1);
    const mail = await vi.waitFor(
      async () => {
        await stack.runSchedule('deliver-outbox');
        const mails = (await stack.mail.messages())
          .map((one) => JSON.stringify(one))
          .filter((one) => one.includes(email));
        expect(mails).toHaveLength(1);
        return mails[0] ?? '';
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(mail).toContain('La respuesta que pidió');
    expect(mail).toContain(eligibilityWords.es.results.harder.title);
    expect(mail).toContain('404-524-5811');
    expect(mail).toContain('/es#free-help');
  });

  it('with other answers under the same key is refused, and the first are kept', async () => {
    const key = randomUUID();
    await ask(dismissed, key);
    expect((await ask({ ...dismissed, outcome: 'open' }, key)).status).toBe(409);
    expect([...(await rowsOf(key))]).toMatchObject([{ outcome: 'dismissed' }]);
  });

  it.each([
    ['no state', { ...dismissed, state: '' }, 'state', 'quizState.required'],
    ['an outcome nobody knows', { ...dismissed, outcome: 'won' }, 'outcome', 'quizOutcome.required'],
    ['no time', { ...dismissed, timeframe: undefined }, 'timeframe', 'quizTimeframe.required'],
    ['half an address', { ...dismissed, email: 'ana@' }, 'email', 'email.invalid'],
    ['a list as address', { ...dismissed, email: ['a@example.com'] }, 'email', 'email.invalid'],
    ['a list', [], 'body', undefined],
    ['null', null, 'body', undefined],
  ])('with %s is told which answer to look at, in their language', async (_, answers, field, code) => {
    const response = await ask(answers, randomUUID(), 'es');
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as RefusalBody;
    expect(fields?.map((one) => one.field)).toEqual([field]);
    if (code) expect(fields?.[0]).toMatchObject({ code });
    if (code?.startsWith('quiz'))
      expect(fields?.[0]?.message).toBe(eligibilityWords.es.messages[code as 'quizState.required']);
  });

  it('cannot use it to fill the inbox of somebody else', async () => {
    const email = freshEmail('stranger');
    const { limit } = quizThrottles.quizMailPerAddress;
    for (let nth = 0; nth < limit; nth += 1) expect((await ask({ ...dismissed, email })).status).toBe(201);
    const refused = await ask({ ...dismissed, email: email.toUpperCase() });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sql`select id from outbox where recipient ilike ${email}`).toHaveLength(limit);
  });

  it('from another site’s page is refused', async () => {
    const response = await new Visitor(stack.siteUrl).post('/api/eligibility-quiz', dismissed, {
      origin: 'https://evil.example',
    });
    expect(response.status).toBe(403);
  });
});
