import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { cardConsentVersion } from '#domain/orders/card-consent.ts';
import en from './en/case-parts.ts';
import es from './es/case-parts.ts';

const hashOf = (words: typeof en) =>
  createHash('sha256')
    .update(JSON.stringify([words.card.what, words.card.agree, words.card.fields.agreed]))
    .digest('hex')
    .slice(0, 12);

it('words people agree to be charged by stay what they were in the version that is stored', () => {
  // Other words are another version: raise `cardConsentVersion` with them.
  expect({ version: cardConsentVersion, en: hashOf(en), es: hashOf(es) }).toMatchInlineSnapshot(`
    {
      "en": "44b38b8eaa46",
      "es": "8775412af784",
      "version": "2026-11-27",
    }
  `);
});
