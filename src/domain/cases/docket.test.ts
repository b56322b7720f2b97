import { expect, it } from 'vitest';
import { isOddDocket } from './docket.ts';

it.each(['24-D-01001', 'MGCV24-3003', '2022CV-1', '24 M 3103', '2024-CV-000123/A', '  24-M-4004 ', ''])(
  '"%s" is taken as the number of a docket',
  (number) => expect(isOddDocket(number)).toBe(false),
);
it.each(['eviction', '404', '24-?', 'see letter', 'a@b.com 12', '12'])(
  '"%s" is asked about once more',
  (number) => expect(isOddDocket(number)).toBe(true),
);
