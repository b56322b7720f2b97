// A paper for the court, and beside it the copy in the language of its reader.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Locale } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { offline, serve } from '#tests/components/server.ts';
import { PaperCard } from './PaperCard.tsx';

const paper = {
  paperId: 'p1',
  documentId: 'd1',
  kind: 'motion',
  title: null,
  language: 'en',
  number: 1,
  status: 'attorney_approved',
  sha256: 'a'.repeat(64),
  pageCode: 'K7M2QX',
  name: 'motion.pdf',
  size: 80_000,
  changeAsked: null,
  isMade: true,
  createdAt: '2026-11-20T15:00:00Z',
  isCurrent: true,
  approvedAt: null,
} as const;

const copyOf = async (shown: Parameters<typeof PaperCard>[0]['paper'], locale: Locale) => {
  serve({ 'GET /api/account/files/paper/d1': offline, 'GET /api/papers/d1/reading-copy': offline });
  const words = casePageWords[locale];
  const screen = await render(
    <ul>
      <PaperCard paper={shown} part="kept" isAlone locale={locale} page={words} />
    </ul>,
  );
  await expect.element(screen.getByRole('button', { name: words.papers.read })).toBeVisible();
  return screen.getByRole('button', { name: words.papers.readingCopy });
};

it('somebody who reads in Spanish gets the motion in Spanish on its card, to read along or to print', async () => {
  await (await copyOf(paper, 'es')).click();
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: casePageWords.es.preview.download }))
    .toHaveAttribute('href', '/api/papers/d1/reading-copy?language=es');
});

it.each([
  ['reads English', paper, 'en'],
  ['has a paper that came back from a word processor', { ...paper, isMade: false }, 'es'],
  ['reads a list of exhibits', { ...paper, kind: 'exhibits' }, 'es'],
] as const)('nobody who %s is offered a copy that is not there', async (_who, shown, locale) => {
  await expect.element(await copyOf(shown, locale)).not.toBeInTheDocument();
});
