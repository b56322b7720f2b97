import { expect, it } from 'vitest';
import type { OwnFile } from './own-data.ts';
import { pathsOf } from './file-paths.ts';

const file = (id: string, name: string, belongsTo = 'ACDE3467'): OwnFile => ({
  id,
  kind: 'application',
  belongsTo,
  name,
  type: 'application/pdf',
  size: 1,
});

it('keeps the names people know, by what the files belong to', () => {
  const paths = pathsOf([file('1', 'acta año.pdf'), file('2', 'acta año.pdf', 'FK-2026-ACDEFG')], 'files');
  expect([...paths.values()]).toEqual(['files/ACDE3467/acta año.pdf', 'files/FK-2026-ACDEFG/acta año.pdf']);
});

it('numbers two files of one name, also where only the case of letters differs', () => {
  const paths = pathsOf([file('1', 'a.pdf'), file('2', 'A.pdf'), file('3', 'a.pdf')], 'files');
  expect([...paths.values()]).toEqual([
    'files/ACDE3467/a.pdf',
    'files/ACDE3467/A (2).pdf',
    'files/ACDE3467/a (3).pdf',
  ]);
});

it.each(['../../etc/passwd', '..', 'a/b\\c.pdf', 'x\u202efdp.exe', 'CON:1'])(
  'unpacks %j inside its folder',
  (name) => {
    const [path = ''] = pathsOf([file('1', name)], 'files').values();
    expect(path.split('/')).toHaveLength(3);
    expect(path).not.toMatch(/[\\:\u202e]|\/\.\.?(\/|$)/);
  },
);
