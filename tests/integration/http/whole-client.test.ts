// Whatever a client leaves with us: in the copy they may take, gone when they want it deleted, and on the list by which
// a new table is decided about.
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshEmail, makeAccount, makeInvitedClient } from '#tests/accounts.ts';
import { leaveEverything, wordIn } from '#tools/backup/everything-left.ts';
import { putStatus } from '#tests/put-status.ts';
import { centsOf } from '#tests/prices.ts';
import { startSessionOf } from '#tests/signed-in.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import { callFunction } from '#tools/database/call-function.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 4, onnotice: () => {} });
});
afterAll(() => sql.end());

/** Tables without words of a client, each with the reason. */
const others: Readonly<Record<string, string>> = {
  ...because(
    'about those who work here',
    'attorney_profiles call_days_off call_hours passkeys recovery_codes saved_views template_reviews',
  ),
  ...because(
    'about the product, courts or figures',
    `case_moves paper_facts required_papers counties county_values daily_counts document_templates
    ending_refunds faults filing_rules heartbeats help_organizations intake_moves legal_facts order_moves readings referral_counts refund_moves request_moves saved_replies
    service_packages throttles stripe_events stuck_submissions`,
  ),
  ...because(
    'money, kept by law; the person behind it is emptied',
    `card_consents early_court_dates order_payments
    order_upgrades orders part_charges payment_disputes payment_parts payment_plans payment_refunds`,
  ),
  ...because('moments and hashes; what a mail said is where it was put', 'received_mails reply_addresses'),
  ...because('proof, kept and without words', 'audit_entries data_requests intake_agreements person_merges'),
  ...because(
    'made from other rows, or swept within days',
    'case_presence case_words case_writes person_keys sessions statement_runs undoable_acts',
  ),
};
function because(reason: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, reason]));
}

/** What a client has no copy of, each with the reason. */
const notCopied: Readonly<Record<string, string>> = {
  ...because(
    'notes of staff among themselves',
    'case_flags case_holds case_tasks conflict_checks contact_log',
  ),
  ...because(
    'addresses that open something',
    'calendar_addresses draft_links email_change_links password_setup_tokens',
  ),
  ...because('made from what is in the copy', 'statement_passages covered_copies uploads'),
  ...because(
    'codes and moments alone are copied, or are in the copy of the case',
    'client_milestones learning_progress matter_steps outbox texts',
  ),
  ...because('copied without a word of theirs in it', 'eligibility_quizzes'),
  ...because('not of the account until it is sent, and gone within days', 'intake_drafts email_changes'),
};

/** A client whose case is over, with something in every table. */
async function clientWhoLeftEverything() {
  const owner = await makeInvitedClient(sql);
  const account = await makeAccount(sql, { email: freshEmail('todo') });
  const [one] = await sql<{ caseId: string; matterId: string; intakeId: string }[]>`
    update public.cases as one set user_id = ${account.id} from public.court_matters as matter
    where matter.case_id = one.id and one.user_id = ${owner.id}
    returning one.id as "caseId", matter.id as "matterId", one.intake_form_id as "intakeId"`;
  if (!one) throw new Error('no case');
  await sql`update public.intake_forms set user_id = ${account.id}, email = ${account.email} where id = ${one.intakeId}`;
  const [order] = await sql<{ id: string }[]>`
    insert into public.orders (reference, user_id, intake_form_id, package_id, amount_cents, currency, status, completed_at)
    values (${`T${randomBytes(4).toString('hex').slice(0, 7).toUpperCase()}`}, ${account.id}, ${one.intakeId}, 'standard',
      ${centsOf('standard')}, 'usd', 'created', now()) returning id`;
  const key = `w${randomBytes(6).toString('hex')}`;
  const left = { ...one, userId: account.id, orderId: order?.id ?? '', email: account.email };
  const tables = await leaveEverything(sql, left, key);
  await putStatus(sql, 'cases', [one.caseId], 'closed');
  const visitor = new Visitor(stack.siteUrl);
  await startSessionOf(sql, visitor, { id: account.id, role: 'client', secondFactor: false });
  return { ...account, ...left, key, tables, visitor };
}

/** The tables in which a word stands anywhere. */
async function tablesWith(word: string): Promise<string[]> {
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`;
  const found: string[] = [];
  for (const { name } of names) {
    const [row] = await sql`
      select 1 from public.${sql(name)} as t where t::text ilike ${`%${word}%`} limit 1`;
    if (row) found.push(name);
  }
  return found;
}

it('every table is known to hold something of a client, or not, and why', async () => {
  const { tables } = await clientWhoLeftEverything();
  const names = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  const known = [...tables, ...Object.keys(others)];
  expect(known.toSorted()).toEqual(names.map(({ name }) => name).toSorted());
});

it('a client’s copy holds what they left in every table, but for what is named with its reason', async () => {
  const { visitor, password, tables, key } = await clientWhoLeftEverything();
  const answer = await visitor.post('/api/account/data', { currentPassword: password });
  expect(answer.status).toBe(200);
  const copy = await answer.text();
  const missing = tables.filter((table) => !copy.includes(wordIn(table, key)));
  expect(missing.toSorted()).toEqual(Object.keys(notCopied).toSorted());
  for (const table of ['case_tasks', 'contact_log']) expect(copy).not.toContain(wordIn(table, key));
  // Which calls and letters were noted, without the note.
  expect(copy).toMatch(/"contact_log":\[\{"channel":"\w+","direction":"\w+"/);
});

it('nothing a client left stands in any table once they are erased', async () => {
  const { id, key, email } = await clientWhoLeftEverything();
  expect((await tablesWith(key)).length).toBeGreaterThan(30);
  const [request] = await sql<{ id: string }[]>`
    insert into public.data_requests (reference, user_id, email, language, source, due_at)
    values (${`D${randomBytes(4).toString('hex').slice(0, 7).toUpperCase()}`}, ${id}, ${email}, 'es', 'account', now() + interval '30 days')
    returning id`;
  const admin = await makeAccount(sql, { role: 'admin', email: freshEmail('admin') });
  const p = { requestId: request?.id ?? '', actorId: admin.id, actorRole: 'admin' };
  expect(await callFunction(sql, 'erase_person', p)).toMatchObject({ outcome: 'done' });
  expect(await tablesWith(key)).toEqual([]);
  // Only the mail that says so is on its way to the address.
  expect(await tablesWith(email)).toEqual(['outbox']);
});
