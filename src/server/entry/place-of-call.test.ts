import { expect, it } from 'vitest';
import { placeOfCall } from './place-of-call.ts';

it('says where a call failed without the code of a mailed or texted link, whether it has a digit or not', () => {
  for (const code of ['aBcDeFgHiJ', 'a1b2c3d4e5'])
    expect(placeOfCall({ params: { code }, url: new URL(`https://example.com/api/t/${code}`) })).toBe(
      '/api/t/:id',
    );
  expect(placeOfCall({ params: {}, url: new URL('https://example.com/api/health') })).toBe('/api/health');
});
