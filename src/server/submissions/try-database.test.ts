import { afterEach, expect, it, vi } from 'vitest';
import { DatabaseFault, DatabaseUnavailable } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { tryDatabase } from './try-database.ts';

const facts = { event: 'fault', reference: 'AFNXTXFT' };
const logged: string[] = [];
const app = { log: (event: string) => void logged.push(event) };
afterEach(() => {
  vi.restoreAllMocks();
  logged.length = 0;
});

/** Fails as told, one after the other, and then works. */
function work(...faults: Error[]) {
  return vi.fn<() => Promise<string>>(() => {
    const fault = faults.shift();
    return fault ? Promise.reject(fault) : Promise.resolve('taken');
  });
}
const away = () => new DatabaseUnavailable();

it('a database that is away for a moment is asked once more, and takes it', async () => {
  const attempt = work(away());
  expect(await tryDatabase(app, facts, attempt)).toBe('taken');
  expect(attempt).toHaveBeenCalledTimes(2);
});

it('one that stays away is asked twice, and then the waiting room takes it', async () => {
  const attempt = work(away(), away(), away());
  expect(await tryDatabase(app, facts, attempt)).toBeNull();
  expect(attempt).toHaveBeenCalledTimes(2);
});

it('one that hung until its time-out is not asked again: somebody is waiting', async () => {
  const attempt = work(away());
  const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(4_001);
  expect(await tryDatabase(app, facts, attempt)).toBeNull();
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(now).toHaveBeenCalled();
});

it('a fault of ours is noted and not tried again', async () => {
  const attempt = work(new DatabaseFault('42703'));
  expect(await tryDatabase(app, facts, attempt)).toBeNull();
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(logged).toEqual(['fault']);
});

it('what we refuse is refused', async () => {
  await expect(tryDatabase(app, facts, work(new Refusal('throttled')))).rejects.toMatchObject({
    code: 'throttled',
  });
});
