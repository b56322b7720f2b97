import { expect, it } from 'vitest';
import { faultTexts } from '#i18n/fault-texts.ts';

const words = {
  faultTitle: 'That did not work',
  reference: 'Reference for our support: {reference}',
  tryAgain: 'Try again',
  orWrite: 'Write to us at',
};

it('names the server’s reference, and offers what the place can do', () => {
  const retry = () => undefined;
  const texts = faultTexts({ text: 'Busy.', reference: 'ACDE-3467' }, words, { retry, email: 'a@b.org' });
  expect(texts).toEqual({
    title: 'That did not work',
    text: 'Busy.',
    reference: 'Reference for our support: ACDE-3467',
    retry: { label: 'Try again', onClick: retry },
    contact: { label: 'Write to us at', email: 'a@b.org' },
  });
});

it('says nothing of a reference, a retry or an address that is not there', () => {
  const texts = faultTexts({ text: 'Offline.', reference: '' }, words);
  expect(texts).toMatchObject({ reference: '', retry: undefined, contact: undefined });
});
