import { expect, it } from 'vitest';
import { reportAreas } from './status.ts';

const since = { database: '2026-11-29T10:00:00Z', mail_late: '2026-11-29T09:00:00Z' };
const statesOf = (...failing: Parameters<typeof reportAreas>[0]['failing'][number][]) =>
  reportAreas({ failing, since }).map(({ area, state }) => `${area} ${state}`);

it('tells people that everything works while nothing is wrong', () => {
  expect(statesOf()).toEqual(['send works', 'signIn works', 'files works', 'pay works', 'mail works']);
});

it('lets people send while the database is away, and only without the waiting room tells them not to', () => {
  expect(statesOf('database')).toEqual(['send late', 'signIn down', 'files down', 'pay down', 'mail late']);
  expect(statesOf('database', 'waiting_room')[0]).toBe('send down');
  expect(statesOf('waiting_room')[0]).toBe('send works');
});

it('tells people that only files wait while storage is away', () => {
  expect(statesOf('storage')).toEqual([
    'send works',
    'signIn works',
    'files down',
    'pay works',
    'mail works',
  ]);
});

it('says since when by the earliest cause', () => {
  const mail = reportAreas({ failing: ['database', 'mail_late'], since }).at(-1);
  expect(mail).toEqual({ area: 'mail', state: 'late', since: since.mail_late });
});
