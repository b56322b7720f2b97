// Whoever prints a case gets all of it on paper, also what they have not opened.
import { expect, it, onTestFinished, vi } from 'vitest';
import { casePageWords } from '#i18n/case-page.ts';
import { answer } from '#tests/components/server.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { message, oak, papers, reviewed, show } from '#tests/components/case-page.tsx';

inEachLanguage('a client who prints a case', (locale) => {
  it('has papers, messages, files and history on the page before the printer is asked, and folds them again', async () => {
    const words = casePageWords[locale];
    const update = {
      id: 'h1',
      at: '2026-11-20T15:00:00Z',
      kind: 'message',
      from: 'us',
      name: 'Sam',
    } as const;
    const file = {
      id: 'f1',
      kind: 'case',
      name: 'recibo.pdf',
      type: 'application/pdf',
      size: 10,
      about: null,
      addedAt: '2026-11-02T15:00:00Z',
    };
    const { screen } = await show(locale, {
      one: reviewed,
      matter: { status: 'client_review', parties: [oak] },
      papers: [papers],
      messages: [message],
      timeline: { items: [{ ...update, text: 'What was written before.', isCut: false }], before: null },
      more: { 'GET /api/cases/c1/files': () => answer({ items: [file], before: null }) },
    });
    const [text = '', docket = ''] = [message.text, papers.docketNumber ?? ''];
    const parts = [text, 'recibo.pdf', 'What was written before.', papers.papers[0]?.pageCode ?? '', docket];
    const found = () => parts.filter((part) => document.body.textContent.includes(part));
    /** What stood on the page when the printer was asked. */
    const printed: string[] = [];
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(window, 'print').mockImplementation(() => {
      printed.push(...found());
      dispatchEvent(new Event('afterprint'));
    });
    expect(found()).not.toEqual(parts);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true }));
    await expect.poll(() => printed, { timeout: 12_000 }).toEqual(parts);
    await expect
      .element(screen.getByRole('heading', { level: 1, name: words.places.messages }))
      .not.toBeInTheDocument();
  });
});
