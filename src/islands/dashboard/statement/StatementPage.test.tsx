// What a client tells for the papers, alone, as clients use it.
import { describe, expect, it, vi } from 'vitest';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import type { Locale } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import en from '#i18n/en/statement.ts';
import es from '#i18n/es/statement.ts';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, expectKeyOfEach, keysOf, offline, refuse, serve } from '#tests/components/server.ts';
import StatementPage from './StatementPage.tsx';

const words = { en, es };
const path = '/api/matters/m1/statement';
const own: OwnStatement = {
  caseId: 'c1',
  place: 1,
  court: 'magistrate',
  county: 'Fulton',
  docketNumber: '19ED1',
  judgment: 'none',
  packageId: 'premium',
  open: true,
  statement: null,
  files: [{ id: 'f1', name: 'carta.pdf' }],
};

async function show(
  locale: Locale,
  overrides: Partial<OwnStatement> = {},
  more: Parameters<typeof serve>[0] = {},
) {
  let version = overrides.statement?.version ?? 0;
  const server = serve({
    [`GET ${path}`]: () => answer({ ...own, ...overrides }),
    [`POST ${path}`]: () => answer({ version: (version += 1) }),
    ...more,
  });
  const screen = await renderInApp(
    locale,
    <StatementPage
      matterId="m1"
      locale={locale}
      words={dashboardWords[locale]}
      cases={caseWords[locale]}
      readings={caseReadingWords[locale]}
      account={accountWords[locale]}
      packageNames={namesOfPackages(locale)}
      siteEmail="help@example.com"
    />,
  );
  const labels = words[locale];
  await expect.element(screen.getByRole('heading', { level: 1, name: labels.title })).toBeVisible();
  const requests = () => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  const keys = () => keysOf(server.calls, path);
  return { screen, server, labels, requests, keys, press };
}

inEachLanguage('a client', (locale) => {
  it('begins at the heading once the statement is there', async () => {
    const { screen, labels } = await show(locale);
    await expect.element(screen.getByRole('heading', { level: 1, name: labels.title })).toHaveFocus();
  });

  it('tells each part, ties a file to a sentence, reads what is missing, and sends it', async () => {
    const { screen, labels, requests, press } = await show(locale);
    await screen.getByRole('radio', { name: labels.parts.name_in_index }).click();
    await screen.getByRole('radio', { name: labels.natures.public }).click();
    await screen.getByRole('radio', { name: labels.unknown }).last().click();
    await press(labels.next);
    await screen.getByLabelText(labels.fields.story).fill('Uno. Dos.');
    await press(labels.next);
    await screen.getByLabelText(labels.fields.harm).fill('Me rechazaron.');
    await press(labels.next);
    await screen.getByLabelText(labels.fields.apart).fill('Nunca debí nada.');
    await press(labels.next);
    await press(labels.addExhibit);
    await expect.element(screen.getByText(labels.exhibitMissing)).toBeVisible();
    await screen.getByLabelText(labels.file).selectOptions('carta.pdf');
    await screen.getByLabelText(labels.kind).selectOptions(labels.kinds.docket_sheet);
    await screen.getByLabelText(labels.sentence).selectOptions(`${labels.provesIn.story}: Dos.`);
    await press(labels.addExhibit);
    await press(labels.next);
    const missingTitle = screen.getByText(labels.missingTitle);
    await expect.element(missingTitle).toBeVisible();
    const missing = missingTitle.element().closest('div');
    expect(missing?.querySelectorAll('li')).toHaveLength(2);
    expect(missing?.textContent).toContain(labels.missing.length);
    expect(missing?.textContent).toContain(labels.missing.outweighs);
    await press(labels.finish);
    await expectConfirmed(screen.getByText(labels.finished));
    expect(requests()).toMatchObject([
      { version: 0, finished: false, answers: { part: 'name_in_index', length: null, unknown: ['length'] } },
      { version: 1 },
      { version: 2 },
      { version: 3 },
      { version: 4 },
      {
        version: 5,
        finished: true,
        language: locale,
        answers: {
          story: 'Uno. Dos.',
          exhibits: [{ fileId: 'f1', kind: 'docket_sheet', proves: 'story', sentence: 'Dos.' }],
        },
      },
    ]);
  });

  it('learns that everyone can read it, tells health and safety apart, and writes for landlords only with a letter', async () => {
    const { screen, labels, requests, press } = await show(locale);
    await press(labels.next);
    await expect.element(screen.getByText(labels.isPublic)).toBeVisible();
    await press(labels.next);
    await screen.getByLabelText(labels.fields.guarded).fill('Mi expareja no sabe dónde vivo.');
    await press(labels.next);
    await screen.getByLabelText(labels.fields.toLandlord).fill('Pagué todo.');
    await press(labels.next);
    expect(requests().at(-1)).toMatchObject({
      answers: {
        guarded: 'Mi expareja no sabe dónde vivo.',
        toLandlord: 'Pagué todo.',
        harm: null,
        apart: null,
      },
    });
  });

  it('of a package without the letter is not asked for words to landlords', async () => {
    const { screen, labels, press } = await show(locale, { packageId: 'basic' });
    for (let step = 1; step <= 3; step += 1) await press(labels.next);
    await expect.element(screen.getByLabelText(labels.fields.outweighs)).toBeVisible();
    expect(screen.getByLabelText(labels.fields.toLandlord).elements()).toEqual([]);
  });
});

describe('a client', () => {
  it('keeps what was typed when somebody was faster, and the next press keeps it on the server', async () => {
    let tries = 0;
    const { screen, labels, requests, press } = await show(
      'en',
      {},
      {
        [`POST ${path}`]: () => {
          tries += 1;
          return tries === 1 ? refuse(409, 'stale', { changedBy: null }) : answer({ version: 8 });
        },
      },
    );
    await screen.getByRole('radio', { name: labels.parts.documents }).click();
    await screen.getByLabelText(labels.fields.partDetails).fill('The lease.');
    await press(labels.next);
    await expect.element(screen.getByText(labels.stale)).toBeVisible();
    await expect.element(screen.getByLabelText(labels.fields.partDetails)).toHaveValue('The lease.');
    await press(labels.next);
    await expect.element(screen.getByLabelText(labels.fields.story)).toBeVisible();
    expect(requests()).toHaveLength(2);
  });

  it('has what they wrote on another device, and says which answer counts where both differ', async () => {
    const elsewhere = {
      ...own.statement,
      version: 9,
      language: 'en',
      answers: { part: 'documents', partDetails: 'The ledger.', story: 'I lost my work.' },
    };
    let tries = 0;
    const { screen, labels, requests, press, server } = await show(
      'en',
      {},
      {
        [`POST ${path}`]: () => {
          tries += 1;
          return tries === 1 ? refuse(409, 'stale', { changedBy: null }) : answer({ version: 9 + tries });
        },
      },
    );
    await screen.getByRole('radio', { name: labels.parts.documents }).click();
    await screen.getByLabelText(labels.fields.partDetails).fill('The lease.');
    server.change({ [`GET ${path}`]: () => answer({ ...own, statement: elsewhere }) });
    await press(labels.next);
    const question = screen.getByRole('alert').filter({ hasText: labels.conflictingAnswers.title });
    await expect.element(question).toBeVisible();
    await press(labels.next);
    await expect.element(question).toHaveFocus();
    await question.getByRole('button', { name: 'The ledger.' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await press(labels.next);
    await expect.element(screen.getByLabelText(labels.fields.story)).toHaveValue('I lost my work.');
    expect(requests().at(-1)).toMatchObject({
      version: 9,
      answers: { partDetails: 'The ledger.', story: 'I lost my work.' },
    });
  });

  it('saves what was changed after the line was down, and the same only once', async () => {
    const { screen, labels, keys, press } = await show('en', {}, { [`POST ${path}`]: offline });
    await screen.getByRole('radio', { name: labels.parts.documents }).click();
    await screen.getByLabelText(labels.fields.partDetails).fill('The lease.');
    await press(labels.next);
    await expect.element(screen.getByText(accountWords.en.offline)).toBeVisible();
    await press(labels.next);
    await expect.poll(() => keys().length).toBe(2);
    await screen.getByLabelText(labels.fields.partDetails).fill('The notice.');
    await press(labels.next);
    await expect.poll(() => keys().length).toBe(3);
    expectKeyOfEach(keys());
  });

  it('finds what was typed again after a pause, a look elsewhere, a step back or a closed page', async () => {
    const { screen, labels, requests, press } = await show('en');
    await screen.getByRole('radio', { name: labels.parts.documents }).click();
    await press(labels.next);
    const story = screen.getByLabelText(labels.fields.story);
    await story.fill('One.');
    await expect.poll(() => requests().length).toBe(2);
    await expect.element(screen.getByText(labels.saved)).toBeVisible();
    await story.fill('One. Two.');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => requests().length).toBe(3);
    vi.restoreAllMocks();
    await story.fill('One. Two. Three.');
    await press(labels.previous);
    await expect.poll(() => requests().length).toBe(4);
    await press(labels.next);
    await story.fill('One. Two. Three. Four.');
    await screen.unmount();
    await expect.poll(() => requests().length).toBe(6);
    expect(requests()).toMatchObject([
      { version: 0 },
      { version: 1, finished: false, answers: { story: 'One.' } },
      { version: 2, finished: false, answers: { story: 'One. Two.' } },
      { version: 3, finished: false, answers: { story: 'One. Two. Three.' } },
      { version: 4, finished: false, answers: { story: 'One. Two. Three.' } },
      { version: 5, finished: false, answers: { story: 'One. Two. Three. Four.' } },
    ]);
  });

  it('who only reads again what they sent leaves it sent', async () => {
    const statement = {
      answers: { part: 'whole_file', story: 'One.' },
      language: 'en',
      version: 4,
      finishedAt: '2026-11-20T15:00:00Z',
      translatedBy: null,
      translation: {},
      readBackAt: null,
      takenHow: null,
    } as const;
    const { screen, labels, press, requests } = await show('en', { statement });
    await press(labels.next);
    await expect.element(screen.getByLabelText(labels.fields.story)).toHaveValue('One.');
    await press(labels.next);
    await expect.element(screen.getByLabelText(labels.fields.harm)).toBeVisible();
    expect(requests()).toEqual([]);
  });

  it('who changes what they sent already is told to send it again', async () => {
    const statement = {
      answers: { story: 'One.' },
      language: 'en',
      version: 4,
      finishedAt: '2026-11-20T15:00:00Z',
      translatedBy: null,
      translation: {},
      readBackAt: null,
      takenHow: null,
    } as const;
    const { screen, labels, press } = await show('en', { statement });
    await screen.getByRole('radio', { name: labels.parts.documents }).click();
    await press(labels.next);
    await screen.getByLabelText(labels.fields.story).fill('One. Two.');
    await expect.element(screen.getByText(labels.savedAgain)).toBeVisible();
  });

  it('is not told of a change by somebody else when only an answer was lost', async () => {
    let version = 0;
    const known = new Map<string, number>();
    const { screen, labels, requests, press } = await show(
      'en',
      {},
      {
        [`POST ${path}`]: ({ body }) => {
          const { idempotencyKey: key, version: seen } = body as { idempotencyKey: string; version: number };
          if (!known.has(key) && seen !== version) return refuse(409, 'stale', { changedBy: null });
          if (!known.has(key)) known.set(key, (version += 1));
          return requests().length === 1 ? offline() : answer({ version: known.get(key) });
        },
      },
    );
    await screen.getByRole('radio', { name: labels.parts.documents }).click();
    await expect.poll(() => requests().length).toBe(1);
    await screen.getByLabelText(labels.fields.partDetails).fill('The lease.');
    await press(labels.next);
    await expect.element(screen.getByLabelText(labels.fields.story)).toBeVisible();
    expect(version).toBe(2);
  });

  it('reads the English beside their own words, and says that it is what they told', async () => {
    const statement = {
      version: 2,
      answers: { harm: 'Me rechazaron.' },
      language: 'es' as const,
      finishedAt: '2026-11-20T15:00:00Z',
      translatedBy: 'Rosa Díaz',
      translation: { harm: { of: 'Me rechazaron.', text: 'I was refused.' } },
      readBackAt: null,
      takenHow: null,
    };
    const { screen, labels, requests, press } = await show(
      'es',
      { statement },
      {
        'POST /api/matters/m1/read-back': () => answer({ version: 3 }),
      },
    );
    await expect.element(screen.getByText('I was refused.')).toBeVisible();
    await press(labels.translation.submit);
    await expect.poll(requests).toMatchObject([{ version: 2 }]);
    await expectConfirmed(screen.getByText(labels.translation.done));
  });

  it('only reads once the papers are with the court', async () => {
    const { screen, labels } = await show('en', { open: false });
    await expect.element(screen.getByText(labels.closed)).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
