import { expect, it } from 'vitest';
import { accountWords } from '#i18n/account.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill } from '#i18n/format.ts';
import stepsEn from '#i18n/en/steps.ts';
import stepsEs from '#i18n/es/steps.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, offline } from '#tests/components/server.ts';
import { papers, show, paperIds } from '#tests/components/case-page.tsx';

const stepsWords = { en: stepsEn, es: stepsEs };

inEachLanguage('a client whose address is another one', (locale) => {
  const { newAddress, papers: kinds } = casePageWords[locale];
  const labels = newAddress.changes;
  const openForm = async (answers: Parameters<typeof show>[1]) => {
    const { screen, server } = await show(locale, { ...answers, at: '#address' });
    const changes = screen.getByRole('region', { name: labels.title });
    await expect.element(changes).toBeVisible();
    return { screen, server, changes };
  };

  it('reads before saving which papers are made again, and that they need a new yes', async () => {
    const [motion] = papers.papers;
    if (!motion) throw new Error('no paper');
    const approved = { ...motion, approvedAt: '2026-11-21T15:00:00Z', status: 'client_approved' } as const;
    const letter = { ...motion, paperId: 'pp2', documentId: paperIds[1], kind: 'court_letter' } as const;
    const answers = { ...papers, papers: [approved, letter] };
    const { changes, screen, server } = await openForm({
      papers: [answers],
      more: { 'POST /api/cases/c1/address': () => answer({ done: true }) },
    });
    for (const text of [
      fill(labels.papers, { papers: kinds.kinds.motion }),
      labels.newYes,
      labels.filing,
      labels.mails,
    ])
      await expect.element(changes.getByText(text)).toBeVisible();
    for (const text of [labels.noPapers, labels.notice, labels.decided])
      await expect.element(changes.getByText(text)).not.toBeInTheDocument();
    expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await screen.getByLabelText(newAddress.fields.address).fill('9 Oak Street');
    await screen.getByLabelText(newAddress.fields.city).fill('Decatur');
    await screen.getByLabelText(newAddress.fields.zip).fill('30030');
    await screen.getByRole('button', { name: newAddress.submit }).click();
    await expect.element(screen.getByText(newAddress.done)).toBeVisible();
  });

  it('reads that the court needs a notice while it decides, and what is filed stays', async () => {
    const { changes } = await openForm({
      one: { status: 'filed' },
      matter: { status: 'filed', filedOn: '2026-11-20' },
      papers: [{ ...papers, status: 'filed' }],
    });
    await expect.element(changes.getByText(labels.notice)).toBeVisible();
    for (const text of [labels.filing, labels.newYes])
      await expect.element(changes.getByText(text)).not.toBeInTheDocument();
    expect(labels.notice).toContain(`“${stepsWords[locale].title}”`);
  });

  it('reads that a court that has decided keeps the old one, and of papers that are still to come', async () => {
    const decided = await openForm({ one: { status: 'granted' }, matter: { status: 'granted' } });
    await expect.element(decided.changes.getByText(labels.decided)).toBeVisible();
    await decided.screen.unmount();
    const { changes } = await openForm({});
    await expect.element(changes.getByText(labels.noPapers)).toBeVisible();
  });

  it('reads that the papers could not be read, and which they are after trying again', async () => {
    const { changes, server } = await openForm({ more: { 'GET /api/cases/c1/papers': offline } });
    await expect.element(changes.getByRole('alert')).toBeVisible();
    await expect.element(changes.getByText(labels.noPapers)).not.toBeInTheDocument();
    server.change({ 'GET /api/cases/c1/papers': () => answer({ matters: [papers] }) });
    await changes.getByRole('button', { name: accountWords[locale].tryAgain }).click();
    await expect
      .element(changes.getByText(fill(labels.papers, { papers: kinds.kinds.motion })))
      .toBeVisible();
    await expect.element(changes.getByRole('alert')).not.toBeInTheDocument();
  });
});
