import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sameDayDue } from '#domain/cases/same-day.ts';
import type { StepList } from '#domain/cases/matter-steps.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { CourtField } from '#domain/counties/court-values.ts';
import { locales } from '#domain/languages.ts';
import { portalThrottles } from '#domain/portal/throttles.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import type { Timeline } from '#domain/portal/timeline.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { readSiteFacts } from '#server/site.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import type { Visitor } from '#tests/visitor.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

/** A client who is signed in, with one case whose matter stands where the test begins. */
async function clientAt(status: CaseStatus, language: 'en' | 'es' = 'es') {
  const owner = await makeInvitedClient(sql);
  const { visitor, id: userId, email } = await signedInClient(sql, { siteUrl: stack.siteUrl, language });
  const [matter] = await sql<{ id: string; caseId: string; version: number }[]>`
    update public.cases as one set user_id = ${userId} from public.court_matters as matter
    where matter.case_id = one.id and one.user_id = ${owner.id}
    returning matter.id, one.id as "caseId", matter.version`;
  if (!matter) throw new Error('no case');
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`update public.court_matters set status = ${status}, status_since = now() where id = ${matter.id}`;
    await transaction`update public.cases set status = ${status} where id = ${matter.caseId}`;
  });
  const page = async (): Promise<CasePage> => (await visitor.get(`/api/cases/${matter.caseId}`)).json();
  const version = async () => (await page()).matters[0]?.version ?? 0;
  const report = async (body: object, who: Visitor = visitor) =>
    who.post(`/api/cases/${matter.caseId}/matters/${matter.id}/move`, {
      idempotencyKey: randomUUID(),
      version: await version(),
      ...body,
    });
  const mails = () => sql<
    { kind: string; recipient: string | null; language: string; payload: Record<string, unknown> }[]
  >`
    select kind, recipient, language, payload from public.outbox where payload ->> 'caseId' = ${matter.caseId}
    order by position`;
  return { ...matter, userId, visitor, email, page, version, report, mails };
}

const party = async (matterId: string, name = 'Oak Homes LLC') => {
  const [row] = await sql<{ id: string }[]>`
    insert into public.matter_parties (matter_id, role, name, address, city, state, zip, source)
    values (${matterId}, 'plaintiff', ${name}, '9 Oak St', 'Decatur', 'GA', '30030', 'court_record') returning id`;
  return row?.id ?? '';
};

describe('a client who opens their case', () => {
  it('reads where it stands, whose turn it is, by when they hear, and nothing internal', async () => {
    const { page, matterPage, caseId, id } = await clientAt('in_review').then(async (one) => ({
      ...one,
      matterPage: await one.page(),
    }));
    expect(matterPage).toMatchObject({
      sight: { reading: 'in_review', turn: 'us', about: null },
      due: { isLate: false },
      matters: [{ id, place: 1, reading: 'in_review', turn: 'us', leftOut: false }],
    });
    await sql`insert into public.case_updates (case_id, title, description, is_internal, created_by_role)
      values (${caseId}, 'canary', 'canary', true, 'staff')`;
    await sql`insert into public.case_holds (case_id, kind, reason) values (${caseId}, 'legal', 'canary')`;
    const pageOnHold = await page();
    expect(JSON.stringify(pageOnHold)).not.toContain('canary');
    expect(pageOnHold).toMatchObject({ sight: { hold: 'legal' }, due: null });
  });

  it('reads why we ended it, in the words that staff wrote to them', async () => {
    const { caseId, page } = await clientAt('in_review');
    expect((await page()).endNotes).toEqual([]);
    const { visitor: staff } = await signedInStaff(sql, { siteUrl: stack.siteUrl });
    const note = 'No podemos tomar este caso.\n\nEl tribunal no es de Georgia.';
    const ended = await staff.post(`/api/staff/cases/${caseId}/end`, {
      idempotencyKey: randomUUID(),
      endReason: 'declined_by_us',
      note,
    });
    expect(ended.status, await ended.clone().text()).toBe(200);
    await sql`insert into public.case_updates (case_id, code, description, status, is_internal, created_by_role)
      values (${caseId}, 'status_changed', 'canary', 'cancelled', true, 'staff')`;
    expect(await page()).toMatchObject({
      sight: { reading: 'cancelled_declined_by_us' },
      endNotes: [note],
    });
  });

  it('is told when our step is late', async () => {
    const { id, page } = await clientAt('in_review');
    await sql`update public.court_matters set status_since = now() - interval '30 days' where id = ${id}`;
    expect((await page()).due?.isLate).toBe(true);
  });

  it('and staff have one task for it, until the step is done', async () => {
    const { id, caseId } = await clientAt('in_review');
    const other = await clientAt('in_review');
    const open = async (of: string) =>
      (
        await sql`select code from public.case_tasks where case_id = ${of} and code = 'step_late' and dropped_at is null`
      ).length;
    const since = sql`update public.court_matters set status_since = now() - interval '30 days' where id = ${id}`;
    await since;
    for (const _ of ['now', 'an hour later']) expect(await stack.runSchedule('watch-steps')).toBe(204);
    expect([await open(caseId), await open(other.caseId)]).toEqual([1, 0]);
    const { visitor: staff } = await signedInStaff(sql, { siteUrl: stack.siteUrl });
    const [matter] = await sql<
      { version: number }[]
    >`select version from public.court_matters where id = ${id}`;
    const body = {
      idempotencyKey: randomUUID(),
      version: matter?.version ?? 0,
      to: 'waiting_for_client',
      words: { message: 'Please send the letter.' },
    };
    expect((await staff.post(`/api/staff/matters/${id}/move`, body)).status).toBe(200);
    expect(await open(caseId)).toBe(0);
  });

  it('and staff have none while the client has to tell their story first', async () => {
    const { id, caseId } = await clientAt('preparing');
    await sql`update public.court_matters set status_since = now() - interval '30 days' where id = ${id}`;
    await sql`select private.follow_needs(${id})`;
    const open = () =>
      sql`select code from public.case_tasks where case_id = ${caseId} and code = 'step_late' and dropped_at is null`;
    expect(await stack.runSchedule('watch-steps')).toBe(204);
    expect(await open()).toEqual([]);
    // The words are here: from today on it is ours, and not late yet; after as long again it is.
    await sql`insert into public.matter_statements ${sql({ matter_id: id, language: 'es', finished_at: new Date() })}`;
    expect(await stack.runSchedule('watch-steps')).toBe(204);
    expect(await open()).toEqual([]);
    await sql`
      update public.case_tasks set dropped_at = now() - interval '20 days' where case_id = ${caseId} and code = 'ask_statement'`;
    expect(await stack.runSchedule('watch-steps')).toBe(204);
    expect(await open()).toEqual([{ code: 'step_late' }]);
    // Where the story has to be told anew, the client is late with it, and we are not.
    await sql`update public.matter_statements set finished_at = null where matter_id = ${id}`;
    expect(await open()).toEqual([]);
  });

  it('and staff tell who is still being evicted of free help the same business day, once', async () => {
    const [{ caseId }, other] = [await clientAt('submitted'), await clientAt('submitted')];
    for (const flag of ['open_case', 'hearing_near'])
      await sql`insert into public.case_flags (case_id, flag) values (${caseId}, ${flag})`;
    await sql`insert into public.case_flags (case_id, flag) values (${other.caseId}, 'county_unknown') on conflict do nothing`;
    const asked = () => sql<{ of: string; raised: Date; due: Date }[]>`
      select task.case_id as of, task.due_at as due, flag.raised_at as raised
      from public.case_tasks as task join public.case_flags as flag on flag.case_id = task.case_id and flag.flag = 'open_case'
      where task.case_id in ${sql([caseId, other.caseId])} and task.code = 'offer_free_help' and task.dropped_at is null`;
    for (const _ of ['now', 'an hour later']) expect(await stack.runSchedule('watch-steps')).toBe(204);
    const [task, ...more] = await asked();
    expect([task?.of, more]).toEqual([caseId, []]);
    expect(task?.due).toEqual(
      new Date(sameDayDue(task?.raised ?? new Date(0), officeCalendar(readSiteFacts().closures))),
    );
  });
});

describe('a client who reports what happened at the court', () => {
  it('says the day they filed: the matter is at the court, staff look at it, and a mail says so in their language', async () => {
    const { report, page, mails, caseId, email } = await clientAt('ready_to_file');
    const answer = await report({ to: 'filed', filedOn: '2026-11-02', filedHow: 'in_person' });
    expect(await answer.json()).toMatchObject({ status: 'filed', caseStatus: 'filed' });
    expect((await page()).matters[0]).toMatchObject({
      reading: 'filed_herself',
      filedOn: '2026-11-02',
      filedBy: 'client',
      turn: 'court',
    });
    const tasks = await sql`select code from public.case_tasks where case_id = ${caseId} and done_at is null`;
    expect(tasks.map(({ code }) => code as string)).toContain('reported_by_client');
    expect((await mails()).filter(({ kind }) => kind === 'case_moved')).toEqual([
      {
        kind: 'case_moved',
        recipient: email,
        language: 'es',
        payload: expect.objectContaining({
          caseId,
          stands: expect.objectContaining({ status: 'filed', filedBy: 'client' }),
        }),
      },
    ]);
  });

  it('says the date of the court, which stands in the case and in the mail', async () => {
    const { report, page, mails } = await clientAt('filed');
    const hearingAt = '2027-03-15T13:30:00.000Z';
    expect((await report({ to: 'hearing_set', hearingAt, hearingPlace: 'Room 2A' })).status).toBe(200);
    const shown = await page();
    expect(shown.sight.reading).toBe('hearing_set');
    expect(Date.parse(shown.matters[0]?.hearingAt ?? '')).toBe(Date.parse(hearingAt));
    const mail = (await mails()).find(({ kind }) => kind === 'case_moved');
    expect(mail?.payload).toMatchObject({ stands: { status: 'hearing_set' } });
    expect(Date.parse(String(mail?.payload['hearingAt']))).toBe(Date.parse(hearingAt));
  });

  it.each([
    ['filed without a day', 'ready_to_file', { to: 'filed' }, 'filedOn'],
    ['filed on a day to come', 'ready_to_file', { to: 'filed', filedOn: '2099-01-01' }, 'filedOn'],
    ['a court date without a date', 'filed', { to: 'hearing_set' }, 'hearingAt'],
    [
      'a court date that is over',
      'filed',
      { to: 'hearing_set', hearingAt: '2020-01-01T15:00:00Z' },
      'hearingAt',
    ],
    ['what is for staff to say', 'filed', { to: 'granted' }, 'to'],
    ['a step from another state', 'in_review', { to: 'filed', filedOn: '2026-11-02' }, 'to'],
  ] as const)('is asked again: %s', async (_what, status, body, field) => {
    const { report, page } = await clientAt(status);
    const answer = await report(body);
    expect(answer.status).toBe(400);
    const { fields } = await answer.json();
    expect(fields).toEqual([expect.objectContaining({ field, message: expect.stringMatching(/\S/) })]);
    expect((await page()).status).toBe(status);
  });

  it('sends the same report twice and it counts once', async () => {
    const { visitor, caseId, id, version, mails } = await clientAt('ready_to_file');
    const body = {
      idempotencyKey: randomUUID(),
      version: await version(),
      to: 'filed',
      filedOn: '2026-11-02',
    };
    const send = () => visitor.post(`/api/cases/${caseId}/matters/${id}/move`, body);
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await mails()).filter(({ kind }) => kind === 'case_moved')).toHaveLength(1);
  });

  it('cannot report in the case of somebody else, nor with another case’s address', async () => {
    const own = await clientAt('filed');
    const other = await clientAt('filed');
    const body = {
      idempotencyKey: randomUUID(),
      version: 1,
      to: 'hearing_set',
      hearingAt: '2027-03-15T13:30:00Z',
    };
    for (const path of [
      `/api/cases/${other.caseId}/matters/${other.id}/move`,
      `/api/cases/${own.caseId}/matters/${other.id}/move`,
    ])
      expect((await own.visitor.post(path, body)).status).toBe(404);
    expect((await other.page()).status).toBe('filed');
  });
});

describe('a client who is asked whether somebody who receives a copy is a danger', () => {
  it('says yes, and the case waits for the attorney while staff are told', async () => {
    const { id, caseId, visitor, page, mails } = await clientAt('client_review');
    const partyId = await party(id);
    const answer = await visitor.post(`/api/parties/${partyId}/danger`, {
      idempotencyKey: randomUUID(),
      version: 1,
      answer: 'yes',
    });
    expect(answer.status).toBe(200);
    const shown = await page();
    expect(shown.sight.hold).toBe('safety');
    expect(shown.matters[0]?.parties.find((one) => one.id === partyId)).toMatchObject({
      dangerAnswer: 'yes',
      address: '9 Oak St, Decatur, GA 30030',
    });
    expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toContainEqual([
      'staff_case',
      null,
    ]);
    const flags =
      await sql`select flag from public.case_flags where case_id = ${caseId} and cleared_at is null`;
    expect(flags.map(({ flag }) => flag as string)).toContain('safety');
  });

  it('says no, and nothing is held', async () => {
    const { id, visitor, page } = await clientAt('client_review');
    const partyId = await party(id);
    await visitor.post(`/api/parties/${partyId}/danger`, {
      idempotencyKey: randomUUID(),
      version: 1,
      answer: 'no',
    });
    const shown = await page();
    expect(shown.sight.hold).toBeNull();
    expect(shown.matters[0]?.parties.find((one) => one.id === partyId)?.dangerAnswer).toBe('no');
  });
});

it('staff move a matter and the client gets one mail about it, in their language', async () => {
  const { id, version, mails, email } = await clientAt('submitted', 'es');
  const { visitor: staff } = await signedInStaff(sql, { siteUrl: stack.siteUrl });
  const body = {
    idempotencyKey: randomUUID(),
    version: await version(),
    to: 'in_review',
    words: { message: 'Empezamos a revisar su caso.' },
  };
  expect((await staff.post(`/api/staff/matters/${id}/move`, body)).status).toBe(200);
  expect((await mails()).map(({ kind, recipient, language }) => [kind, recipient, language])).toEqual([
    ['case_moved', email, 'es'],
  ]);
});

it('what we wrote with a move stays in the language it was written in when the client changes theirs', async () => {
  const { id, version, visitor, userId, caseId } = await clientAt('submitted', 'es');
  const { visitor: staff } = await signedInStaff(sql, { siteUrl: stack.siteUrl });
  const message = 'Empezamos a revisar su caso.';
  const body = {
    idempotencyKey: randomUUID(),
    version: await version(),
    to: 'in_review',
    words: { message },
  };
  expect((await staff.post(`/api/staff/matters/${id}/move`, body)).status).toBe(200);
  await sql`update public.users set preferred_language = 'en' where id = ${userId}`;
  const answer = await visitor.get(`/api/cases/${caseId}/timeline`);
  const { items } = (await answer.json()) as Timeline;
  expect(items.find(({ text }) => text === message)?.language).toBe('es');
});

describe('a client who sends more than anybody needs', () => {
  const full = (name: string, limit: number, userId: string) => sql`
    update public.throttles set count = ${limit}
    where key = ${`${name}:${userId}`}`;

  it.each(locales)(
    'is told to wait with their messages, in %s, and then is heard again',
    async (language) => {
      const { caseId, visitor, userId } = await clientAt('in_review', language);
      const write = () =>
        visitor.post(`/api/cases/${caseId}/messages`, {
          idempotencyKey: randomUUID(),
          language,
          message: 'Hola',
          tickets: [],
        });
      expect((await write()).status).toBe(200);
      await full('own-messages', portalThrottles.messagesPerClient.limit, userId);
      const refused = await write();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const { code, message } = (await refused.json()) as { code: string; message: string };
      expect(code).toBe('wrote_a_lot');
      expect(message).toMatch(
        language === 'es' ? /Lo que escribió sigue aquí/ : /What you typed is still here/,
      );
      const [kept] =
        await sql`select count(*)::int as count from public.client_messages where case_id = ${caseId}`;
      expect(kept).toEqual({ count: 1 });
      await sql`update public.throttles set expires_at = now() where key like 'own-messages:%'`;
      expect((await write()).status).toBe(200);
    },
  );

  it('is not counted for what their form got wrong', async () => {
    const { visitor, userId } = await clientAt('in_review');
    expect((await visitor.post('/api/refunds', {})).status).toBe(400);
    expect(await sql`select from public.throttles where key = ${`refund:${userId}`}`).toHaveLength(0);
    expect((await visitor.post('/api/refunds', { orderId: randomUUID(), reasonCode: 'other' })).status).toBe(
      404,
    );
    expect(await sql`select from public.throttles where key = ${`refund:${userId}`}`).toHaveLength(1);
  });

  it('is told to wait with answers about danger, and the one that counts stays', async () => {
    const { id, visitor, userId, page } = await clientAt('client_review');
    const partyId = await party(id);
    const say = (answer: 'yes' | 'no', version: number) =>
      visitor.post(`/api/parties/${partyId}/danger`, { idempotencyKey: randomUUID(), version, answer });
    expect((await say('yes', 1)).status).toBe(200);
    await full('danger', portalThrottles.dangerAnswersPerClient.limit, userId);
    expect((await say('no', 2)).status).toBe(429);
    expect((await page()).matters[0]?.parties.find((one) => one.id === partyId)?.dangerAnswer).toBe('yes');
  });
});

it('a client reads what was checked about their court in Spanish, wherever it is a sentence', async () => {
  const { id, caseId, visitor } = await clientAt('ready_to_file');
  await sql`update public.court_matters set county = 'Fulton', court = 'magistrate' where id = ${id}`;
  const { steps } = (await (
    await visitor.get(`/api/cases/${caseId}/matters/${id}/steps`)
  ).json()) as StepList;
  const spanishOf = (field: CourtField) =>
    steps.flatMap(({ court }) => court).find((one) => one.field === field)?.spanish;
  expect(spanishOf('filing')).toMatch(/^Por internet en eFileGA, con una cuenta/);
  expect(spanishOf('phone')).toBeNull();
});
