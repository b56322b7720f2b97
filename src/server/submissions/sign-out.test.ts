import { afterEach, expect, it } from 'vitest';
import { DatabaseUnavailable, type Database } from '../database/client.ts';
import { randomToken, sha256Hex } from '../http/tokens.ts';
import { SpoolUnavailable, type Spool, type SpoolEntry } from '../spool/spool.ts';
import { replaySignOut, signOut } from './sign-out.ts';

const token = randomToken();
const call = { cookies: new Map([['__Host-sid', token]]), reference: 'AFNXTXFT' };
const ended: string[] = [];
const entries: SpoolEntry[] = [];
const logged: string[] = [];
afterEach(() => [ended, entries, logged].forEach((list) => list.splice(0)));

const answer = (down: boolean, sid: string) => {
  if (down) throw new DatabaseUnavailable();
  ended.push(sid);
  return Promise.resolve({ data: null, error: null });
};
function parts({ databaseDown = false, spoolDown = false } = {}) {
  const from = () => ({
    delete: () => ({ eq: (_column: string, sid: string) => answer(databaseDown, sid) }),
  });
  const keep = async (entry: SpoolEntry) => {
    if (spoolDown) throw new SpoolUnavailable();
    entries.push(entry);
    return { kept: true } as const;
  };
  return {
    db: { from } as unknown as Database,
    spool: { keep } as unknown as Spool,
    clock: () => new Date('2026-11-22T12:00:00Z'),
    log: (event: string) => void logged.push(event),
  };
}
const cleared = ({ cookies }: { cookies: string[] }) =>
  cookies.map((cookie) => [cookie.split('=')[0], cookie.includes('Max-Age=0')]);
const all = [
  ['__Host-sid', true],
  ['in', true],
  ['new', true],
];

it('a session ends where it is stored, and its cookies go', async () => {
  expect(cleared(await signOut.run(parts(), null, {}, { call }))).toEqual(all);
  expect([ended, entries]).toEqual([[sha256Hex(token)], []]);
});

it('while the database is away the cookies go at once, and the session ends with the replay', async () => {
  expect(cleared(await signOut.run(parts({ databaseDown: true }), null, {}, { call }))).toEqual(all);
  expect(entries).toMatchObject([{ kind: 'sign_out', key: sha256Hex(token) }]);
  expect(JSON.stringify(entries)).not.toContain(token);
  for (const entry of entries) await replaySignOut(parts(), entry);
  expect(ended).toEqual([sha256Hex(token)]);
});

it('while nothing answers the cookies go all the same, and the log says that the session stays', async () => {
  expect(
    cleared(await signOut.run(parts({ databaseDown: true, spoolDown: true }), null, {}, { call })),
  ).toEqual(all);
  expect(logged).toEqual(['sign_out_lost']);
});

it('somebody who is not signed in is asked for nothing', async () => {
  expect(
    cleared(
      await signOut.run(parts({ databaseDown: true }), null, {}, { call: { ...call, cookies: new Map() } }),
    ),
  ).toEqual(all);
  expect([entries, logged]).toEqual([[], []]);
});
