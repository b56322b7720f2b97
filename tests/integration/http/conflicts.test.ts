// An attorney who declared a conflict in A's case is kept out of it everywhere. Every call of the workplace is made with
// every id of A, and what comes back is read for A's rows and words: a status says too little.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { putStatus } from '#tests/put-status.ts';
import { readFunctions } from '#tests/functions.ts';
import { signedInStaff, type SignedIn } from '#tests/signed-in.ts';
import { endpoints } from './endpoints.ts';
import { makeWorld, type World } from './world.ts';

let stack: SharedStack;
let sql: postgres.Sql;
let world: World;
let kept: SignedIn;
let colleague: SignedIn;
/** What only A has: names, addresses, numbers, ids, and what A wrote. */
let words: readonly string[];

beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
  world = await makeWorld(sql, stack);
  const { a } = world;
  await sql`update public.users set first_name = 'Zorelia', last_name = 'Quintavar' where id = ${a.id}`;
  await sql`update public.intake_forms set first_name = 'Zorelia', last_name = 'Quintavar' where id = ${a.intakeId}`;
  await sql`update public.cases set title = 'Zorelia Quintavar' where id = ${a.caseId}`;
  await putStatus(sql, 'cases', [a.caseId], 'attorney_review');
  await sql`update public.support_tickets set subject = 'Zorelia no abre' where id = ${world.ticketId}`;
  await sql`
    update public.contact_submissions set message = 'Zorelia pregunta' where id = ${world.messageId}`;
  // One that came without signing in, under A's address, and one to the application.
  await sql`
    insert into public.contact_submissions (reference, first_name, last_name, email, inquiry_type, message, language)
    values ('ZQ000001', 'Zorelia', 'Quintavar', ${a.email}, 'general', 'Zorelia sin cuenta', 'es')`;
  await sql`
    insert into public.contact_submissions
      (reference, first_name, last_name, email, inquiry_type, message, language, intake_form_id)
    values ('ZQ000002', 'Zorelia', 'Quintavar', ${a.email}, 'general', 'Zorelia corrige', 'es', ${a.intakeId})`;
  const [mail] = await sql<{ id: string }[]>`
    insert into public.outbox (kind, recipient, status, last_error, dedupe_key, intake_form_id)
    values ('receipt', ${a.email}, 'dead', 'smtp_550', ${`zq:${a.id}`}, ${a.intakeId}) returning id`;
  // A call that the calendar of this week shows.
  await sql`
    update public.calendar_events set start_date = now() + interval '1 hour', end_date = now() + interval '2 hours',
      location = 'Zorelia' where id = ${world.callId}`;
  const options = { siteUrl: stack.siteUrl };
  [kept, colleague] = await Promise.all(
    [0, 1].map(() => signedInStaff(sql, { ...options, role: 'attorney' })) as [
      Promise<SignedIn>,
      Promise<SignedIn>,
    ],
  );
  // Something of theirs in the audit log, before the conflict.
  const [numbers] = await sql<{ number: string; order: string; ticket: string; application: string }[]>`
    select case_number as number, orders.reference as order, ticket.reference as ticket, form.reference as application
    from public.cases join public.intake_forms as form on form.id = cases.intake_form_id
    join public.orders on orders.id = ${world.orderId} join public.support_tickets as ticket on ticket.id = ${world.ticketId}
    where cases.id = ${a.caseId}`;
  words = [
    'Zorelia',
    'Quintavar',
    a.email,
    a.id,
    a.caseId,
    a.matterId,
    a.intakeId,
    a.uploadId,
    a.partyId,
    'ZQ000001',
    'ZQ000002',
    mail?.id ?? '',
    ...Object.values(numbers ?? {}),
    world.orderId,
    world.refundId,
    world.messageId,
    world.ticketId,
    world.callId,
    world.requestId,
    world.paperId,
    world.planId,
    world.upgradeId,
    world.caseMessageId,
    world.receivedMailId,
  ];
  await sql`
    insert into public.conflict_checks (case_id, attorney_id, names_hash, has_conflict)
    values (${a.caseId}, ${kept.id}, md5(private.conflict_names(${a.caseId})::text), true)`;
  await sql`
    insert into public.conflict_checks (case_id, attorney_id, names_hash, has_conflict)
    values (${a.caseId}, ${colleague.id}, md5(private.conflict_names(${a.caseId})::text), false)`;
});
afterAll(() => sql.end());

const calls = Object.entries(endpoints)
  .filter(([, { access }]) => access === 'staff')
  .map(([name, row]) => ({ name, method: name.split(' ')[0] ?? '', path: name.split(' ')[1] ?? '', row }));

async function ask(who: SignedIn, { method, path, row }: (typeof calls)[number], input?: object) {
  const params = (await row.params?.(world)) ?? {};
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const body = input ?? row.valid?.(world) ?? row.body?.(world) ?? {};
  const isRead = method === 'GET' || method === 'DELETE';
  const answer = await who.visitor.call(method, address, isRead ? undefined : body);
  return { status: answer.status, text: await answer.text(), sent: `${address} ${JSON.stringify(body)}` };
}

/** The words of A in an answer, beside those that were sent, and which case the refusal is about. */
function leaked({ text, sent }: { text: string; sent: string }): string[] {
  const shown = text
    .replace(/"caseId":"[^"]*"}$/, '')
    .replace(/^{"state":"conflict","caseNumber":"[^"]*"/, '');
  return words.filter((word) => shown.includes(word) && !sent.includes(word));
}

describe('an attorney with a conflict', () => {
  it.each(calls)('reads nothing of the case by $name', async (one) => {
    const answer = await ask(kept, one);
    expect(leaked(answer), answer.text.slice(0, 2_000)).toEqual([]);
    if (
      /:id/.test(one.path) &&
      !/\/(acts|attorneys|case-views|people|replies|templates|data-requests|texts)\//.test(one.path)
    )
      expect([answer.status, one.name]).toEqual([
        one.path.endsWith('/conflict-check') ? answer.status : 409,
        one.name,
      ]);
  });

  const lists = calls.filter(
    ({ path, method, row }) =>
      !path.includes(':') &&
      (method === 'GET' || /search$|board$|calendar$/.test(path)) &&
      row.access === 'staff',
  );
  /** The smallest things with an id that an answer lists, as text. */
  const rowsIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = Object.values(value).flatMap(rowsIn);
    if (inner.length > 0) return inner;
    return 'id' in value || 'matterId' in value ? [JSON.stringify(value)] : [];
  };
  const idOf = (row: string) => /"(?:id|matterId)":"([^"]*)"/.exec(row)?.[1];
  const searches = [{}, { search: 'Zorelia' }, { search: 'Zorelia Quintavar' }];

  it.each(lists)('finds in $name what a colleague finds, without the rows of the case', async (one) => {
    const hasSearch = one.method !== 'GET' && one.row.valid?.(world) !== undefined;
    for (const search of hasSearch ? searches : [{}]) {
      const body = { ...one.row.valid?.(world), ...search };
      const [closed, open] = await Promise.all([ask(kept, one, body), ask(colleague, one, body)]);
      expect(closed.status, closed.text).toBe(open.status);
      expect(leaked(closed), closed.text.slice(0, 2_000)).toEqual([]);
      // What is theirs alone, and the log that this very call writes, differ anyway.
      if (open.status !== 200 || /^\/api\/staff\/(audit\/search|session)/.test(one.path)) continue;
      const others = rowsIn(JSON.parse(open.text)).filter(
        (row) => ![...words, colleague.id].some((word) => row.includes(word)),
      );
      const left = new Set(rowsIn(JSON.parse(closed.text)).map(idOf));
      // A page that is full holds older rows instead of those that are kept.
      expect(others.map(idOf).filter((id) => !left.has(id))).toEqual([]);
    }
  });

  it('would have found the client in each of the lists', async () => {
    const found = await Promise.all(
      lists.map(async (one) => {
        const search = /search$|board$/.test(one.path) && { search: world.a.email };
        const { text } = await ask(colleague, one, { ...one.row.valid?.(world), ...search });
        return words.some((word) => text.includes(word) && word !== world.a.email) ? one.path : null;
      }),
    );
    expect(found.filter((path) => path !== null)).toEqual(
      expect.arrayContaining([
        '/api/contact',
        '/api/staff/applications/search',
        '/api/staff/cases/search',
        '/api/staff/tickets/search',
        '/api/staff/orders/search',
        '/api/staff/refunds/search',
        '/api/staff/messages/search',
      ]),
    );
  });

  it('is given neither the case nor its matter, and gives it to nobody', async () => {
    const assign = async (who: SignedIn, ownerId: string) => {
      const body = { idempotencyKey: crypto.randomUUID(), ownerId, caseIds: [world.a.caseId] };
      const answer = await who.visitor.call('POST', '/api/staff/cases/assign', body);
      return [answer.status, await answer.json()];
    };
    const admin = await signedInStaff(sql, { siteUrl: stack.siteUrl, role: 'admin' });
    expect(await assign(admin, kept.id)).toMatchObject([200, { results: [{ result: 'conflict' }] }]);
    expect(await assign(kept, kept.id)).toMatchObject([409, { code: 'conflict_check' }]);
    expect(await assign(kept, colleague.id)).toMatchObject([409, { code: 'conflict_check' }]);
    // By any other way, the database leaves it with nobody.
    await sql`update public.court_matters set attorney_id = ${kept.id} where id = ${world.a.matterId}`;
    await sql`update public.cases set assigned_to = ${kept.id} where id = ${world.a.caseId}`;
    const [one] = await sql`
      select attorney_id, assigned_to from public.court_matters join public.cases on cases.id = case_id
      where court_matters.id = ${world.a.matterId}`;
    expect(one).toEqual({ attorney_id: null, assigned_to: null });
  });

  it('takes back nothing in the case that they did a moment before', async () => {
    const undo = async (who: SignedIn, act: { kind: string; caseId: string | null; before: object }) => {
      const [made] = await sql<{ id: string }[]>`
        insert into public.undoable_acts (kind, case_id, actor_id, before, undo_until)
        values (${act.kind}, ${act.caseId}, ${who.id}, ${sql.json({ ...act.before })}, now() + interval '1 minute')
        returning id`;
      const answer = await who.visitor.call('POST', `/api/staff/acts/${made?.id ?? ''}/undo`, {});
      return [answer.status, /"code":"(\w+)"/.exec(await answer.text())?.[1]];
    };
    const note = { kind: 'note', caseId: world.a.caseId, before: {} };
    const given = { kind: 'assign', caseId: null, before: { cases: [{ caseId: world.a.caseId }] } };
    expect(await undo(kept, note)).toEqual([409, 'conflict_check']);
    expect(await undo(kept, given)).toEqual([409, 'conflict_check']);
    expect(await undo(colleague, note)).toEqual([204, undefined]);
  });

  it('does not take the yes back: somebody else does, with a reason, and the attorney is asked anew', async () => {
    const path = `/api/staff/cases/${world.a.caseId}`;
    const check = async () =>
      (await kept.visitor.call('GET', `${path}/conflict-check`)).json() as Promise<Record<string, unknown>>;
    const { namesHash, ...answered } = await check();
    expect(answered).toMatchObject({ state: 'conflict', parties: [] });
    const no = { idempotencyKey: crypto.randomUUID(), namesHash, hasConflict: false };
    const alone = await kept.visitor.call('POST', `${path}/conflict-check`, no);
    expect([alone.status, await alone.json()]).toMatchObject([409, { code: 'conflict_check' }]);
    const back = (who: SignedIn) =>
      who.visitor.call('POST', `${path}/conflict-back`, {
        idempotencyKey: crypto.randomUUID(),
        attorneyId: kept.id,
        note: 'Another person of the same name',
      });
    expect((await back(kept)).status).toBe(409);
    expect((await check())['state']).toBe('conflict');
    const staff = await signedInStaff(sql, { siteUrl: stack.siteUrl });
    interface Sheet {
      readonly conflicts: unknown;
      readonly colleagues: readonly { readonly id: string }[];
    }
    const sheet = async () => (await (await staff.visitor.call('GET', path)).json()) as Sheet;
    const offered = async () => (await sheet()).colleagues.some(({ id }) => id === kept.id);
    expect((await sheet()).conflicts).toMatchObject([{ attorneyId: kept.id }]);
    expect(await offered()).toBe(false);
    expect((await back(staff)).status).toBe(204);
    expect(await offered()).toBe(true);
    expect(await check()).toMatchObject({
      state: 'open',
      parties: expect.arrayContaining([expect.anything()]),
    });
    expect((await back(staff)).status).toBe(404);
    const lines = await sql`
      select action, actor_id from public.audit_entries
      where object_id = ${world.a.caseId} and action = 'conflict_taken_back'`;
    expect(lines).toEqual([{ action: 'conflict_taken_back', actor_id: staff.id }]);
    const notes = await staff.visitor.call('GET', `${path}/updates?kind=internal`);
    expect(JSON.stringify(await notes.json())).toContain('Another person of the same name');
  });

  it('leaves staff the question who takes over only while it stands, and asks it again', async () => {
    const path = `/api/staff/cases/${world.a.caseId}`;
    const whoTakesOver = async () => {
      const tasks = await sql<{ is_open: boolean }[]>`
        select dropped_at is null as is_open from public.case_tasks
        where case_id = ${world.a.caseId} and code = 'attorney_conflict' order by created_at`;
      return tasks.map(({ is_open: isOpen }) => isOpen);
    };
    const declare = async () => {
      const check = await kept.visitor.call('GET', `${path}/conflict-check`);
      const { namesHash } = (await check.json()) as { namesHash: string };
      const yes = { idempotencyKey: crypto.randomUUID(), namesHash, hasConflict: true };
      expect((await kept.visitor.call('POST', `${path}/conflict-check`, yes)).status).toBe(204);
    };
    await declare();
    expect(await whoTakesOver()).toEqual([true]);
    const staff = await signedInStaff(sql, { siteUrl: stack.siteUrl });
    const back = { idempotencyKey: crypto.randomUUID(), attorneyId: kept.id, note: 'Another person' };
    expect((await staff.visitor.call('POST', `${path}/conflict-back`, back)).status).toBe(204);
    expect(await whoTakesOver()).toEqual([false]);
    await declare();
    expect(await whoTakesOver()).toEqual([false, true]);
  });
});

/** Staff calls that name no part of a case and are no reading: nothing of a client comes back from them. */
const ofNoClient =
  /^\/api\/(auth|staff\/(attorneys|call-hours|cases\/assign|case-views|counties|county-file|data-requests|health|list-exports|mail\/requeue|preferences|replies|templates|cases\/:id\/conflict-check))/;

it('every list of staff is read through the one place that knows of conflicts', async () => {
  const loose = (await readFunctions()).flatMap((one) =>
    one.access === 'schedule'
      ? []
      : Object.entries(one.access)
          .filter(
            ([method, access]) =>
              access === 'staff' && !one.path.includes('/:') && !one.readings[method as 'GET'],
          )
          .map(() => one.path)
          .filter((path) => !ofNoClient.test(path)),
  );
  expect(loose).toEqual([]);
});
