import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stampAgreement, stampedFile } from '#tools/content/stamp-agreement.ts';

it('a signature is recorded over the agreement as it stands (else: npm run stamp:agreement)', async () => {
  expect(readFileSync(stampedFile, 'utf8')).toBe(await stampAgreement());
});
