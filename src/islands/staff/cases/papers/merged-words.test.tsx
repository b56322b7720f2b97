// What a client tells and its English, while a colleague or the client writes at the same time.
import { expect, it } from 'vitest';
import type { StaffPaperMatter } from '#domain/cases/papers.ts';
import type { PaperDraft, StatementSheet } from '#domain/papers/make-request.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { contactProps } from '#tests/components/contact-props.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
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
const told: StatementSheet = {
  version: 3,
  answers: { story: 'Perdí el trabajo.', harm: 'Me rechazaron.' },
  language: 'es',
  finishedAt: '2026-11-20T15:00:00Z',
  translatedBy: null,
  translation: {},
  readBackAt: null,
  takenHow: null,
};
const path = '/api/staff/matters/x1/made-papers';

inEachLanguage('two people who write at once', (locale) => {
  const words = staffWords[locale];
  const labels = words.papers.made;
  const { editConflict } = words.cases;

  /** The first press is refused, because `newer` was saved in the meantime. */
  async function show(to: string, statement: StatementSheet | null, newer: StatementSheet) {
    const draftOf = (current: StatementSheet | null): PaperDraft => ({
      stops: [],
      isSample: true,
      statement: current,
      statementLacks: [],
      exhibits: [],
      toTranslate: current?.finishedAt ? ['story', 'harm'] : [],
      papers: [],
    });
    const server = serve({
      [`GET ${path}`]: () => answer(draftOf(statement)),
      [`POST ${to}`]: () => {
        server.change({
          [`GET ${path}`]: () => answer(draftOf(newer)),
          [`POST ${to}`]: () => answer({ version: newer.version + 1 }),
        });
        return refuse(409, 'stale', { changedBy: 'Ben', changedAt: '2026-11-22T14:00:00Z' });
      },
    });
    const needs = { ...caseMatter().needs, isMatched: true };
    const page = await renderAtWork(<MakePapers {...contactProps()} matter={matter} needs={needs} />, locale);
    await page.getByText(labels.open).click();
    const field = (name: 'story' | 'harm') =>
      page.getByRole('textbox', { name: new RegExp(`^${RegExp.escape(labels.fields[name])}`) });
    return { server, page, field };
  }

  it('keep each other’s English, and choose where both translated the same words', async () => {
    const to = '/api/staff/matters/x1/translation';
    const { server, page, field } = await show(to, told, {
      ...told,
      version: 4,
      translatedBy: 'Ben Cole',
      translation: {
        story: { of: 'Perdí el trabajo.', text: 'I lost the job.' },
        harm: { of: 'Me rechazaron.', text: 'They turned me down.' },
      },
    });
    await field('story').fill('I lost my job.');
    await field('harm').fill('I was refused.');
    await page.getByLabelText(labels.translation.fields.translator).fill('Rosa Díaz');
    const press = page.getByRole('button', { name: labels.translation.submit });
    await press.click();
    await expect.element(page.getByText(editConflict.lead)).toBeVisible();
    expect(server.last(to)).toMatchObject({ version: 3 });
    const before = server.calls.length;
    await press.click();
    await expect.element(page.getByText(words.frame.form.choose).first()).toBeVisible();
    expect(server.calls).toHaveLength(before);
    await page.getByText(fill(editConflict.mine, { value: 'I lost my job.' })).click();
    await page.getByText(fill(editConflict.stored, { value: 'They turned me down.' })).click();
    await page.getByText(fill(editConflict.mine, { value: 'Rosa Díaz' })).click();
    await press.click();
    await expect.element(page.getByText(labels.translation.done)).toBeVisible();
    expect(server.last(to)).toMatchObject({
      version: 4,
      translator: 'Rosa Díaz',
      words: { story: 'I lost my job.', harm: 'They turned me down.' },
    });
  });

  it('a translator is told that the client changed the words', async () => {
    const to = '/api/staff/matters/x1/translation';
    const { server, page, field } = await show(to, told, {
      ...told,
      version: 4,
      answers: { ...told.answers, harm: 'Me rechazaron dos veces.' },
    });
    await field('story').fill('I lost my job.');
    await field('harm').fill('I was refused.');
    await page.getByLabelText(labels.translation.fields.translator).fill('Rosa Díaz');
    const press = page.getByRole('button', { name: labels.translation.submit });
    await press.click();
    await expect.element(page.getByText('Me rechazaron dos veces.')).toBeVisible();
    await expect.element(page.getByText(labels.translation.changed)).toBeVisible();
    await field('harm').fill('I was refused twice.');
    await press.click();
    await expect.element(page.getByText(labels.translation.done)).toBeVisible();
    await expect.element(page.getByText(labels.translation.changed)).not.toBeInTheDocument();
    expect(server.last(to)).toMatchObject({ version: 4, words: { harm: 'I was refused twice.' } });
  });

  it.each([
    ['begun', null],
    ['finished', '2026-11-22T14:00:00Z'],
  ])('what the client has %s in the portal stands beside what staff write down', async (_, finishedAt) => {
    const to = '/api/staff/matters/x1/statement';
    const { server, page, field } = await show(to, null, {
      ...told,
      version: 2,
      finishedAt,
      answers: { story: 'Perdí el trabajo.', harm: 'Me rechazaron.', length: 'years', years: 7 },
    });
    await page.getByRole('button', { name: labels.take.open }).click();
    await page.getByRole('radio', { name: labels.take.fields.how.options.phone }).click();
    await field('harm').fill('Me dijeron que no.');
    const press = page.getByRole('button', { name: labels.take.submit });
    await press.click();
    await expect
      .element(page.getByText(fill(editConflict.stored, { value: 'Me rechazaron.' })))
      .toBeVisible();
    expect(server.last(to)).toMatchObject({ version: 0 });
    // What only the client told is in the form now.
    await expect.element(page.getByRole('textbox', { name: labels.take.fields.years })).toHaveValue('7');
    await page.getByText(fill(editConflict.mine, { value: 'Me dijeron que no.' })).click();
    await press.click();
    await expect
      .poll(() => server.last(to))
      .toMatchObject({
        version: 2,
        story: 'Perdí el trabajo.',
        harm: 'Me dijeron que no.',
        length: 'years',
        years: 7,
      });
  });
});
