// Making papers from templates, as staff see it.
import { expect, it } from 'vitest';
import type { NeedFacts } from '#domain/cases/need-facts.ts';
import type { StaffPaperMatter } from '#domain/cases/papers.ts';
import type { PaperDraft } from '#domain/papers/make-request.ts';
import { fieldMessage } from '#i18n/api-errors.ts';
import { fill, plural } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, serve } from '#tests/components/server.ts';
import { matter as caseMatter } from '#tests/components/staff-case.ts';
import { MakePapers } from './MakePapers.tsx';

const matter: StaffPaperMatter = {
  id: 'x1',
  place: 1,
  status: 'preparing',
  version: 4,
  county: 'DeKalb',
  docketNumber: '24-D-01',
  signedCopyAt: null,
  courtFeeSettledAt: null,
  inDanger: false,
  takesPapers: true,
  attorneyNeeded: true,
  alike: null,
  outdated: [],
  lacksAffidavit: false,
  papers: [],
};
const paper = { language: 'en', isUsual: true, missing: [], lints: [], outdatedCode: null } as const;
const draft: PaperDraft = {
  stops: [],
  isSample: true,
  statement: {
    version: 3,
    answers: { harm: 'Me rechazaron.' },
    language: 'es',
    finishedAt: '2026-11-20T15:00:00Z',
    translatedBy: null,
    translation: {},
    readBackAt: null,
    takenHow: null,
  },
  statementLacks: ['translation'],
  exhibits: [],
  toTranslate: ['harm'],
  papers: [
    { ...paper, kind: 'cover_letter', title: 'Letter to the clerk' },
    { ...paper, kind: 'consent', title: 'Consent', isUsual: false },
    { ...paper, kind: 'motion', title: 'Motion', missing: ['docket_number', 'translation'] },
    { ...paper, kind: 'affidavit', title: 'Affidavit', lints: [{ code: 'forbidden_word', what: 'expunge' }] },
  ],
};
const path = '/api/staff/matters/x1/made-papers';

inEachLanguage('a member of staff', (locale) => {
  const words = staffWords[locale];
  const labels = words.papers.made;

  const matched = { ...caseMatter().needs, isMatched: true };

  async function show(more: Partial<PaperDraft> = {}, needs: NeedFacts = matched, opener = labels.open) {
    const server = serve({
      [`GET ${path}`]: () => answer({ ...draft, ...more }),
      [`POST ${path}`]: () =>
        answer({
          made: [{ kind: 'cover_letter', language: 'en', versionNumber: 1, pageCode: 'ACDE34' }],
          refused: [],
        }),
      'POST /api/staff/matters/x1/translation': () => answer({ version: 4 }),
      'POST /api/staff/matters/x1/statement': () => new Response(null, { status: 204 }),
      'POST /api/staff/matters/x1/read-back': () => new Response(null, { status: 204 }),
    });
    const screen = await renderAtWork(
      <MakePapers
        caseId="c1"
        caseNumber="FK-2026-ACDE34"
        language="es"
        clientName="Luz"
        member={{
          id: 'sam',
          name: 'Sam Lee',
          email: 'sam@example.com',
          role: 'staff',
          rights: [],
          preferences: { shortcuts: true, undoSeconds: 10 },
        }}
        onChanged={() => undefined}
        matter={matter}
        needs={needs}
      />,
      locale,
    );
    await screen.getByText(opener).click();
    await expect.element(screen.getByRole('heading', { name: labels.statement })).toBeVisible();
    const requests = () => server.calls.filter(({ method }) => method === 'POST');
    return { screen, requests };
  }

  it('reads what is missing, and makes the papers that can be made', async () => {
    const { screen, requests } = await show();
    await expect.element(screen.getByText(labels.sample)).toBeVisible();
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const missing = list.format([labels.missing.docket_number, labels.missing.translation]);
    await expect.element(screen.getByText(fill(labels.missingList, { facts: missing }))).toBeVisible();
    await expect
      .element(screen.getByText(fill(labels.lints.forbidden_word, { what: 'expunge' })))
      .toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Consent' })).not.toBeChecked();
    await screen.getByRole('button', { name: labels.choosing.submit }).click();
    await expect.element(screen.getByText(plural(1, labels.done, locale))).toBeVisible();
    expect(requests()[0]?.body).toMatchObject({ papers: [{ kind: 'cover_letter', language: 'en' }] });
  });

  it('keeps the English under the translator’s name', async () => {
    const { screen, requests } = await show();
    await screen.getByLabelText(labels.fields.harm).fill('I was refused.');
    await screen.getByRole('button', { name: labels.translation.submit }).click();
    await expect.element(screen.getByText(fieldMessage(locale, 'translator.required'))).toBeVisible();
    await screen.getByLabelText(labels.translation.fields.translator).fill('Rosa Díaz');
    await screen.getByRole('button', { name: labels.translation.submit }).click();
    await expect.element(screen.getByText(labels.translation.done)).toBeVisible();
    expect(requests()[0]?.body).toMatchObject({
      version: 3,
      translator: 'Rosa Díaz',
      words: { harm: 'I was refused.' },
    });
  });

  it('writes down what a client told in a letter, and it counts', async () => {
    const { screen, requests } = await show({ statement: null, toTranslate: [] });
    await screen.getByRole('button', { name: labels.take.open }).click();
    await screen.getByRole('radio', { name: labels.take.fields.how.options.paper }).click();
    await screen.getByRole('radio', { name: labels.take.fields.length.options.years }).click();
    await screen.getByLabelText(labels.take.fields.years).fill('5');
    await screen.getByRole('textbox', { name: new RegExp(`^${labels.fields.harm}`) }).fill('Me rechazaron.');
    await screen.getByRole('button', { name: labels.take.submit }).click();
    await expect.element(screen.getByText(labels.take.done)).toHaveFocus();
    expect(requests()[0]?.body).toMatchObject({
      version: 0,
      how: 'paper',
      language: 'es',
      length: 'years',
      years: 5,
      harm: 'Me rechazaron.',
    });
  });

  it('notes that the client heard the English on the phone', async () => {
    const { screen, requests } = await show({
      statement: { ...draft.statement, translatedBy: 'Rosa Díaz' } as PaperDraft['statement'],
    });
    await screen.getByRole('button', { name: labels.heard.open }).click();
    await screen.getByRole('radio', { name: labels.heard.fields.how.options.phone }).click();
    await screen.getByRole('button', { name: labels.heard.submit }).click();
    await expect.element(screen.getByText(labels.heard.done)).toHaveFocus();
    expect(requests()[0]?.body).toMatchObject({ version: 3, how: 'phone' });
  });

  it.each([
    ['record_match', { isMatched: false }],
    ['flags', { isFlagged: true }],
    ['danger', { inDanger: true }],
  ] as const)('reads that %s stops papers instead of being offered to make them', async (stop, facts) => {
    const needs = { ...matched, ...facts };
    const { screen } = await show({ stops: [stop] }, needs, labels.openStatement);
    // Once: strict, as it stands above what opens.
    await expect.element(screen.getByText(labels.stops[stop])).toBeVisible();
    await expect.element(screen.getByText(labels.open, { exact: true })).not.toBeInTheDocument();
  });

  it.each(['record_match', 'flags'] as const)(
    'is told that %s stops papers, and gets no button',
    async (stop) => {
      const { screen } = await show({ stops: [stop], toTranslate: [] });
      await expect.element(screen.getByText(labels.stops[stop])).toBeVisible();
      expect(screen.getByRole('button', { name: labels.choosing.submit }).elements()).toHaveLength(0);
    },
  );
});
