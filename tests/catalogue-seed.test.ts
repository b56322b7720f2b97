import { expect, it } from 'vitest';
import { packageIds } from '#domain/packages/catalogue.ts';
import { refuseUnknown } from '#tools/database/seed.ts';

it('a fifth package is refused by a sentence until a migration made room for it', () => {
  expect(() => refuseUnknown(new Set(packageIds))).not.toThrow();
  expect(() => refuseUnknown(new Set(packageIds), [...packageIds, 'family'])).toThrow(
    'The database does not know the package "family". A new package needs a migration first: docs/recipes.md',
  );
});
