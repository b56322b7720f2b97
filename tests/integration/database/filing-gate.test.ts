import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import { keepFilingRules, type FilingRules } from '#tools/database/filing-rules.ts';
import * as given from './given.ts';
import { approveAs, colleague, firstMatter, move, paper, standing } from './given-matters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const closed: FilingRules = {
  lawyerBarNumber: null,
  attorneyNeeded: true,
  staffDeliver: false,
  confirmed: null,
  sellsWhileClosed: false,
  fullRefunds: [],
};
const barNumber = '123456';
const named = { ...closed, lawyerBarNumber: barNumber };
const say = (rules: FilingRules) => keepFilingRules(database.sql, rules);

async function lawyer(number: string, licenceCheckedOn: string | null = '2026-11-20') {
  const one = await colleague(database, 'attorney');
  await database.sql`
    insert into public.attorney_profiles (user_id, bar_number, licence_checked_on)
    values (${one.id}, ${number}, ${licenceCheckedOn})`;
  return one;
}

/** A matter whose papers an attorney and the client approved, with the signed copy. */
async function readyToFile(approvedBy: string) {
  const { caseId } = await given.paidFor(database);
  const { id } = await firstMatter(database, caseId);
  const { documentId, sha256 } = await paper(database, id, ['client']);
  await approveAs(database, { documentId, sha256 }, approvedBy);
  await database.sql`
    update public.court_matters set signed_copy_at = now(), court_fee_settled_at = now() where id = ${id}`;
  await standing(database, id, 'ready_to_file');
  return { id, documentId };
}

const staffFile = async (id: string, filedBy = 'us') =>
  move(database, id, 'filed', await colleague(database), { facts: { filedOn: '2026-11-20', filedBy } });

const filingOpen = async (matterId: string) => {
  const facts = await given.call(database, 'read_paper_facts', { matterId });
  return (facts as unknown as { filingOpen: boolean }).filingOpen;
};

test('nothing of ours is filed before the operator names a lawyer whose license somebody checked', async () => {
  await say(closed);
  const reader = await lawyer(barNumber);
  const { id } = await readyToFile(reader.id);
  expect(await staffFile(id)).toMatchObject({ outcome: 'missing', missing: ['filing_open'] });
  expect(await filingOpen(id)).toBe(false);

  await say(named);
  expect(await filingOpen(id)).toBe(true);
  await database.sql`update public.attorney_profiles set licence_checked_on = null where user_id = ${reader.id}`;
  expect(await filingOpen(id)).toBe(false);
  // What only the lapsed license had approved has gone back by itself.
  const [matter] = await database.sql`select status from public.court_matters where id = ${id}`;
  expect(matter).toEqual({ status: 'preparing' });
});

test('an approval of another attorney files nothing, and a paper that nobody signed is not filed', async () => {
  await say(named);
  await lawyer(barNumber);
  const other = await lawyer('654321');
  const { id, documentId } = await readyToFile(other.id);
  expect(await staffFile(id)).toMatchObject({ missing: ['filing_open'] });
  const reader = await lawyer(barNumber);
  const [version] = await database.sql<{ sha256: string }[]>`
    select sha256 from public.generated_documents where id = ${documentId}`;
  await approveAs(database, { documentId, sha256: version?.sha256 ?? '' }, reader.id);
  await database.sql`update public.court_matters set signed_copy_at = null where id = ${id}`;
  expect(await staffFile(id)).toMatchObject({ missing: ['signed_copy'] });
  await database.sql`update public.court_matters set signed_copy_at = now() where id = ${id}`;
  expect(await staffFile(id)).toMatchObject({ outcome: 'done', status: 'filed' });
});

test('a client who files alone is not stopped, whatever is open', async () => {
  await say(closed);
  const { id } = await readyToFile((await lawyer(barNumber)).id);
  await database.sql`update public.court_matters set signed_copy_at = null where id = ${id}`;
  expect(await staffFile(id, 'client')).toMatchObject({ outcome: 'done', status: 'filed' });
});

test('where a lawyer confirmed that no attorney is needed, the client’s approval is enough', async () => {
  await say({ ...closed, attorneyNeeded: false, confirmed: { by: 'Pat Law', on: '2026-11-20' } });
  const { id } = await readyToFile((await colleague(database, 'attorney')).id);
  await database.sql`delete from public.paper_approvals where as_role = 'attorney'`;
  expect(await filingOpen(id)).toBe(true);
  expect(await staffFile(id)).toMatchObject({ outcome: 'done' });
});

test('a deploy writes what the files say once, with a line of the audit log, and the server never does', async () => {
  await say(closed);
  const lines = async () => {
    const rows = await database.sql`
      select details from public.audit_entries where action = 'filing_rules_changed' order by position`;
    return rows.map(({ details }) => details as object);
  };
  const before = (await lines()).length;
  await say(named);
  await say(named);
  expect((await lines()).slice(before)).toEqual([
    { attorneyNeeded: true, staffDeliver: false, sellsWhileClosed: false, hasLawyer: true, fullRefunds: [] },
  ]);
  await expect(database.asServer`update public.filing_rules set attorney_needed = false`).rejects.toThrow(
    /permission denied/,
  );
});

test('where the operator gives the fee back for a case that comes too late, stopping it asks for the money at once', async () => {
  const stopped = async () => {
    const { caseId, orderId } = await given.paidFor(database);
    const { id } = await firstMatter(database, caseId);
    expect(
      await move(database, id, 'cancelled', await colleague(database), { facts: { endReason: 'too_late' } }),
    ).toMatchObject({ outcome: 'done' });
    return database.sql`select reason_code, status from public.refund_requests where order_id = ${orderId}`;
  };
  await say(closed);
  expect([...(await stopped())]).toEqual([]);
  await say({ ...closed, fullRefunds: ['too_late'] });
  expect([...(await stopped())]).toEqual([{ reason_code: 'too_late', status: 'asked' }]);
  // What the operator no longer says, no longer counts.
  await say(closed);
  expect([...(await stopped())]).toEqual([]);
});
