// A client looks at the public record after the order, and says what they saw.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';
import * as given from './given.ts';
import { colleague, firstMatter, standing } from './given-matters.ts';
import { caseMails, openTasks, write, type Who } from './given-talk.ts';

let database: TestDatabase;
let sam: Who;
beforeAll(async () => {
  database = await createTestDatabase();
  sam = await colleague(database);
});
afterAll(() => database.drop());

async function afterOrder(status: 'filed' | 'notifying' = 'notifying') {
  const { userId, caseId } = await given.paidFor(database, {}, 'basic');
  const { id: matterId } = await firstMatter(database, caseId);
  await database.sql`
    update public.court_matters set filed_on = '2026-08-01', decided_on = '2026-09-01', outcome = 'granted'
    where id = ${matterId}`;
  await standing(database, matterId, status);
  const client: Who = { id: String(userId), role: 'client' };
  const saw = (found: string, who = client) =>
    write(database, 'record_docket_check', who, {
      matterId,
      channel: 'docket_check',
      found,
      checkedOn: '2026-10-02',
      checkedAt: '2026-10-02T16:00:00Z',
      actDueAt: given.inHours(24),
      nextCode: null,
      nextDueAt: null,
    });
  const page = async () =>
    (await given.call(database, 'read_own_case', { actorId: userId, caseId: String(caseId) })) as unknown as {
      checkedAt: string | null;
      matters: { lastCheck: object; isVisible: boolean; hiddenSeenOn: string | null }[];
    };
  return { userId: String(userId), caseId: String(caseId), matterId, client, saw, page };
}

describe('a client who looks at the public record after the order', () => {
  test('and still sees it is believed: the case says so, staff get a mail, and closing it needs a reason', async () => {
    const one = await afterOrder();
    expect(await one.saw('still_visible')).toMatchObject({ outcome: 'done' });
    const { matters, checkedAt } = await one.page();
    expect(matters).toMatchObject([
      { lastCheck: { found: 'still_visible', on: '2026-10-02' }, isVisible: true },
    ]);
    // That we looked is not said: they did.
    expect(checkedAt).toBe(null);
    expect((await caseMails(database, one.caseId)).map(({ about }) => about)).toEqual(['staff']);
    const { items } = await given.call(database, 'read_case_updates', {
      caseId: one.caseId,
      actorId: one.userId,
      actorRole: 'client',
      limit: 5,
    });
    expect((items as object[]).slice(0, 1)).toMatchObject([
      { code: 'own_check', role: 'client', params: { found: 'still_visible' } },
    ]);
    const sheet = await given.call(database, 'open_case', {
      caseId: one.caseId,
      actorId: sam.id,
      actorRole: 'staff',
    });
    const [matter] = sheet.matters as { moves: { to: string; lacks: string[] }[] }[];
    expect(matter?.moves.find(({ to }) => to === 'closed')?.lacks).toContain('reason_while_visible');
    // With a package that does not file, the copy for the clerk is theirs; the second time somebody here looks after it.
    expect(await openTasks(database, one.caseId)).not.toContain('copy_to_clerk');
    await one.saw('still_visible');
    expect(await openTasks(database, one.caseId)).toContain('still_visible');
  });

  test('and no longer finds it: that day stands as theirs', async () => {
    const one = await afterOrder();
    await one.saw('hidden');
    expect((await one.page()).matters).toMatchObject([{ hiddenSeenOn: '2026-10-02', isVisible: false }]);
    const [row] = await database.sql<{ source: string }[]>`
      select sources -> 'hidden_seen_on' ->> 'source' as source from public.court_matters where id = ${one.matterId}`;
    expect(row?.source).toBe('client');
  });

  test('is not asked before there is an order, and nobody else may say it', async () => {
    const early = await afterOrder('filed');
    // Neither what only an order brings, nor what staff look for before it.
    expect(await early.saw('hidden')).toEqual({ outcome: 'not_now' });
    expect(await early.saw('nothing_new')).toEqual({ outcome: 'not_now' });
    const { client: stranger } = await afterOrder();
    const one = await afterOrder();
    expect(await one.saw('hidden', stranger)).toEqual({ outcome: 'unknown' });
  });
});
