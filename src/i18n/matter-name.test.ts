import { expect, it } from 'vitest';
import { aboutMatters } from './move-drafts.ts';
import { matterName, numberedMatter } from './matter-name.ts';

it('a court case is called by its county and number, or by the landlord, as its client knows it', () => {
  expect(matterName({ county: 'Fulton', docketNumber: '23ED01', landlord: 'Peach' }, 'en')).toBe(
    'Fulton County, 23ED01',
  );
  expect(matterName({ county: 'Cobb', landlord: 'Peach Homes LLC' }, 'es')).toBe(
    'condado de Cobb, Peach Homes LLC',
  );
  expect(matterName({}, 'en')).toBeNull();
});

it('a drafted message says below its greeting which of several court cases it is about', () => {
  const matter = { place: 1, county: 'Fulton', docketNumber: '23ED01' };
  expect(aboutMatters('Hello Ana,\n\nThe judge granted it.', [matter], 'en')).toBe(
    'Hello Ana,\n\nThis is about your court case in Fulton County, 23ED01. The judge granted it.',
  );
  expect(aboutMatters('Hola, Ana:\n\nEl juez aceptó.', [{ place: 1 }], 'es')).toBe(
    'Hola, Ana:\n\nEl juez aceptó.',
  );
});

it('a drafted message about several court cases that go together names each of them', () => {
  const matters = [{ place: 1, county: 'Fulton', docketNumber: '23ED01' }, { place: 3 }];
  expect(aboutMatters('Hello Ana,\n\nWe filed your papers.', matters, 'en')).toBe(
    'Hello Ana,\n\nThis is about your court cases: Fulton County, 23ED01; court case 3. We filed your papers.',
  );
  expect(aboutMatters('Hola, Ana:\n\nYa los presentamos.', matters, 'es')).toBe(
    'Hola, Ana:\n\nLe escribo sobre sus casos en el tribunal: condado de Fulton, 23ED01; caso 3. Ya los presentamos.',
  );
});

it('what happened says of several court cases which one it is about, by number or landlord', () => {
  const parties = [{ role: 'plaintiff', name: 'Peach Homes LLC' }];
  const matters = [
    { place: 1, county: 'Fulton', docketNumber: '23ED01', parties },
    { place: 2, county: 'Cobb', docketNumber: null, parties },
    { place: 3, county: null, docketNumber: null, parties: [] },
  ] as unknown as Parameters<typeof numberedMatter>[0];
  const named = (place: number) => numberedMatter(matters, place, 'Court case {place}', 'en');
  expect(named(1)).toBe('Court case 1 (Fulton County, 23ED01)');
  expect(named(2)).toBe('Court case 2 (Cobb County, Peach Homes LLC)');
  expect(named(3)).toBe('Court case 3');
});
