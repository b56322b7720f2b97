import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from '#tests/chance.ts';
import { mergeEdits } from './merge-edits.ts';

const opened = { docket: '24-D-01', attorney: '', county: 'Fulton' };

it('two who change different facts both keep theirs', () => {
  const ana = { ...opened, attorney: 'pat' };
  const ben = { ...opened, docket: '24-D-77' };
  expect(mergeEdits(opened, ana, ben)).toEqual({
    values: { docket: '24-D-77', attorney: 'pat', county: 'Fulton' },
    conflicts: [],
  });
});

it('where both changed the same fact, a person decides, and what was typed is still there', () => {
  const merged = mergeEdits(opened, { ...opened, docket: '24-D-10' }, { ...opened, docket: '24-D-77' });
  expect(merged.values.docket).toBe('24-D-10');
  expect(merged.conflicts).toEqual(['docket']);
});

it('two who make the same change have nothing to decide', () => {
  const both = { ...opened, docket: '24-D-77' };
  expect(mergeEdits(opened, both, both)).toEqual({ values: both, conflicts: [] });
});

it('whatever two people change, nothing of either is lost without being named', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  const record = fc.record({ x: text, y: text, z: text });
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { values, conflicts } = mergeEdits(before, mine, theirs);
      for (const name of ['x', 'y', 'z'] as const) {
        if (theirs[name] !== before[name] && values[name] !== theirs[name]) expect(conflicts).toContain(name);
        if (mine[name] !== before[name]) expect(values[name]).toBe(mine[name]);
        if (mine[name] === before[name]) expect(values[name]).toBe(theirs[name]);
      }
    }),
    { numRuns: 500, seed },
  );
});
