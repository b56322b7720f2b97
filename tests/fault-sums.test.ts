import { expect, it, vi } from 'vitest';
import { report, sumOfTables } from './faults/report.ts';

it('whoever breaks things on purpose reads at the end how many writes met a fault, and how many were lost or doubled', () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
  report('Writes', [
    { write: 'a', trials: 7_000, lost: 0, doubled: 0 },
    { write: 'b', trials: 5_000, lost: 0, doubled: 1 },
  ]);
  report('Mails', [{ mails: 500, lost: 2, 'doubled without reason': 0 }]);
  vi.restoreAllMocks();
  expect(sumOfTables(said.join('\n'))).toEqual({ tried: 12_500, lost: 2, doubled: 1 });
});
