// Several cases at once, the list and the board, as staff use them.
import { describe, expect, it } from 'vitest';
import { caseOwner } from '#domain/cases/work-requests.ts';
import { locales } from '#domain/languages.ts';
import { undoDone } from '#browser/workplace/undo-offer.ts';
import { fill, plural } from '#i18n/format.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { staffWords } from '#i18n/staff.ts';
import { answer, keysOf, later, refuse, serve } from '#tests/components/server.ts';
import { casePartProps, row } from '#tests/components/staff-case.ts';
import { dueShort, shortMoment } from '../formats.ts';
import { BulkWrite } from './BulkWrite.tsx';
import Cases from './Cases.tsx';

describe('the same for several cases', () => {
  it('goes to each client in their language, shows who is meant before, and a result for each after', async () => {
    const rows = new Map(
      (['es', 'en', 'es'] as const).map((language, index) => {
        const id = `case-${index}`;
        return [id, { ...row, id, client: `Client ${index}`, language }] as const;
      }),
    );
    const server = serve({
      'POST /api/staff/cases/case-0/messages': () => answer({ messageId: 'x', reopened: false }),
      'POST /api/staff/cases/case-1/messages': () =>
        refuse(404, 'not_found', { message: 'We could not find this.' }),
      'POST /api/staff/cases/case-2/messages': () => answer({ messageId: 'y', reopened: false }),
    });
    const props = { ...casePartProps(), id: null };
    const labels = staffWords.en.cases.several;
    const page = await renderAtWork(<BulkWrite {...props} chosen={rows} />);
    await page.getByText(labels.title).click();
    await page.getByLabelText(labels.kinds.message).click();
    await page.getByLabelText(fill(labels.message, { language: 'English' })).fill('We are closed on Friday.');
    await page.getByLabelText(fill(labels.message, { language: 'Spanish' })).fill('El viernes no abrimos.');
    await page.getByRole('button', { name: plural(3, labels.submit, 'en') }).click();
    await expect.element(page.getByText(/Client 0, FK-2026-ACDE34 \(Spanish\); Client 1/)).toBeVisible();
    await page.getByRole('button', { name: labels.confirm.yes, exact: true }).click();
    await expect.element(page.getByText(fill(labels.status, { done: 2, count: 3 }))).toBeVisible();
    const messageTo = (id: number) => server.last(`/api/staff/cases/case-${id}/messages`);
    expect(messageTo(0)).toMatchObject({ language: 'es', message: 'El viernes no abrimos.' });
    expect(messageTo(1)).toMatchObject({ language: 'en', message: 'We are closed on Friday.' });
    await expect.element(page.getByText(/Client 1, .*not done:/)).toBeVisible();
    // Going on asks again only where it failed.
    await page.getByRole('button', { name: labels.goOn }).click();
    await page.getByRole('button', { name: labels.confirm.yes, exact: true }).click();
    await expect.element(page.getByText(fill(labels.status, { done: 2, count: 3 }))).toBeVisible();
    expect(server.calls.map(({ path }) => path.split('/')[4])).toEqual([
      'case-0',
      'case-1',
      'case-2',
      'case-1',
    ]);
    const keysTo = (id: number) => keysOf(server.calls, `/api/staff/cases/case-${id}/messages`);
    const [key, again] = keysTo(1);
    expect(again).toBe(key);
    // Another text is another message, also for those who got the first.
    await page.getByLabelText(fill(labels.message, { language: 'English' })).fill('We are open on Friday.');
    await page.getByRole('button', { name: plural(3, labels.submit, 'en') }).click();
    await page.getByRole('button', { name: labels.confirm.yes, exact: true }).click();
    await expect.poll(() => keysTo(2)).toHaveLength(2);
    expect(new Set([...keysTo(0), ...keysTo(1), ...keysTo(2)]).size).toBe(6);
  });

  it('stops where staff stop it: what was under way is done, the rest is not', async () => {
    const rows = new Map(
      ['a', 'b', 'c'].map((id) => [id, { ...row, id, client: id.toUpperCase() }] as const),
    );
    const first = later();
    const server = serve({ 'POST /api/staff/cases/a/tasks': first.answer });
    const props = { ...casePartProps(), id: null };
    const labels = staffWords.en.cases.several;
    const page = await renderAtWork(<BulkWrite {...props} chosen={rows} />);
    await page.getByText(labels.title).click();
    await page.getByLabelText(labels.taskTitle).fill('Call');
    await page.getByRole('button', { name: plural(3, labels.submit, 'en') }).click();
    await page.getByRole('button', { name: labels.confirm.yes, exact: true }).click();
    // The text of the run does not change under it.
    await expect.element(page.getByLabelText(labels.taskTitle)).toBeDisabled();
    await page.getByRole('button', { name: labels.stop }).click();
    await first.come(answer({ taskId: 't' }));
    await expect.element(page.getByText(fill(labels.status, { done: 1, count: 3 }))).toBeVisible();
    await expect.element(page.getByText(/^C, .*: not done$/)).toBeVisible();
    expect(server.calls).toHaveLength(1);
    // The present owner of the case, and not the one when the list was read.
    expect(server.calls[0]?.body).toMatchObject({ act: 'add', title: 'Call', ownerId: caseOwner });
  });
});

describe('the list of cases', () => {
  it.each(locales)(
    'shows what stands out, and what several chosen ones can be given (%s)',
    async (locale) => {
      serve({
        'POST /api/staff/cases/search': () =>
          answer({ items: [row, { ...row, id: 'other', client: 'Luis Peña' }], before: null }),
        'GET /api/staff/workload': () => answer({ people: [] }),
        'GET /api/staff/case-view-counts': () => answer({ counts: { all: 2, late: 1 }, stages: {} }),
        'GET /api/staff/case-views': () => answer({ items: [] }),
      });
      const props = { ...casePartProps(), id: null };
      const labels = staffWords[locale].cases;
      const page = await renderAtWork(<Cases {...props} />, locale);
      await expect
        .element(page.getByRole('link', { name: 'Luis Peña' }))
        .toHaveAttribute('href', '#cases/other');
      await expect.element(page.getByTitle(labels.flags.more_matters).first()).toBeVisible();
      await expect
        .element(page.getByRole('button', { name: `${labels.shortViews.late}1`, exact: true }))
        .toBeVisible();
      const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
      await checkbox('Luis Peña').click();
      await expect.element(page.getByText(plural(1, labels.bulk.selected, locale))).toBeVisible();
      await checkbox(staffWords[locale].frame.list.chooseAll).click();
      await expect.element(page.getByText(plural(2, labels.bulk.selected, locale))).toBeVisible();
      await expect.element(checkbox('Ana Núñez')).toBeChecked();
      await checkbox(staffWords[locale].frame.list.chooseAll).click();
      await expect.element(checkbox('Luis Peña')).not.toBeChecked();
      await checkbox('Luis Peña').click();
      await page.getByRole('button', { name: labels.bulk.act }).click();
      await expect.element(page.getByText(labels.several.title)).toBeVisible();
      await expect
        .element(page.getByRole('button', { name: labels.bulk.assigning.submit, exact: true }))
        .toBeVisible();
    },
  );
});

it('a list is sorted by its head, looked into without leaving it, and saved as it stands, noted first', async () => {
  const server = serve({
    'POST /api/staff/cases/search': () => answer({ items: [row], before: null }),
    'GET /api/staff/workload': () => answer({ people: [] }),
    'GET /api/staff/case-view-counts': () => answer({ counts: {}, stages: {} }),
    'GET /api/staff/case-views': () => answer({ items: [] }),
    'POST /api/staff/list-exports': () => new Response(null, { status: 204 }),
  });
  const props = { ...casePartProps(), id: null };
  const labels = staffWords.en.cases;
  const { list } = staffWords.en.frame;
  const page = await renderAtWork(<Cases {...props} />);
  await page.getByRole('button', { name: labels.columns.owner }).click();
  await expect.poll(() => server.last('/api/staff/cases/search')).toEqual({ sort: 'owner' });
  await page.getByRole('button', { name: labels.columns.owner }).click();
  await expect.poll(() => server.last('/api/staff/cases/search')).toEqual({ sort: 'owner', down: true });
  await page.getByRole('button', { name: labels.shortViews.late }).click();
  await expect
    .poll(() => server.last('/api/staff/cases/search'))
    .toEqual({ sort: 'owner', down: true, view: 'late' });
  await page.getByRole('button', { name: list.csv }).click();
  await expect.poll(() => server.last('/api/staff/list-exports')).toEqual({ list: 'cases', rows: 1 });
});

it.each(locales)('a new case says that it is to be begun, and by when (%s)', async (locale) => {
  const fresh = { ...row, status: 'submitted', beginAt: '2026-11-30T20:00:00Z' } as const;
  serve({
    'POST /api/staff/cases/search': () => answer({ items: [fresh], before: null }),
    'GET /api/staff/workload': () => answer({ people: [] }),
    'GET /api/staff/case-view-counts': () => answer({ counts: {}, stages: {} }),
    'GET /api/staff/case-views': () => answer({ items: [] }),
  });
  const page = await renderAtWork(<Cases {...casePartProps()} id={null} />, locale);
  const line = page.getByRole('row').filter({ hasText: row.client });
  await expect.element(line).toMatchTextContent(staffWords[locale].cases.page.acts.read_application);
  const due = line.getByTitle(shortMoment(fresh.beginAt, locale));
  await expect.element(due.and(line.getByText(dueShort(fresh.beginAt, locale)))).toBeVisible();
});

it.each(locales)(
  'while the papers wait for the client, the list does not say that they are ours to prepare (%s)',
  async (locale) => {
    const due = { code: 'prepare_papers', title: null, at: '2026-12-02T20:00:00Z' };
    const waiting = { ...row, status: 'preparing', turn: 'client', due: { ...row.due, ...due } } as const;
    serve({
      'POST /api/staff/cases/search': () => answer({ items: [waiting], before: null }),
      'GET /api/staff/workload': () => answer({ people: [] }),
      'GET /api/staff/case-view-counts': () => answer({ counts: {}, stages: {} }),
      'GET /api/staff/case-views': () => answer({ items: [] }),
    });
    const page = await renderAtWork(<Cases {...casePartProps()} id={null} />, locale);
    const line = page.getByRole('row').filter({ hasText: row.client });
    const { cases } = staffWords[locale];
    await expect.element(line).toMatchTextContent(cases.page.waitsForClient);
    await expect.element(line).not.toMatchTextContent(cases.tasks.names.prepare_papers);
  },
);

describe('the board', () => {
  it.each(locales)(
    'leads on to the rest of a stage in the list, of the same owner, and the focus goes along (%s)',
    async (locale) => {
      localStorage.clear();
      const labels = staffWords[locale].cases;
      const { list } = staffWords[locale].frame;
      const rows = Array.from({ length: 12 }, (_, place) => ({ ...row, id: `c${String(place)}` }));
      const server = serve({
        'POST /api/staff/cases/search': () => answer({ items: [row], before: null }),
        'POST /api/staff/cases/board': () =>
          answer({ columns: [{ status: 'in_review', count: 40, items: rows }] }),
        'GET /api/staff/case-views': () => answer({ items: [] }),
        'GET /api/staff/case-view-counts': () => answer({ counts: {}, stages: {} }),
        'GET /api/staff/workload': () => answer({ people: [{ id: 'alex', name: 'Alex Kim', active: true }] }),
      });
      const page = await renderAtWork(<Cases {...casePartProps()} id={null} />, locale);
      const toStage = async () => {
        await page.getByRole('button', { name: labels.asBoard }).click();
        await page.getByRole('combobox', { name: labels.filters.ownerId }).selectOptions('Alex Kim');
        await expect.poll(() => server.last('/api/staff/cases/board')).toEqual({ ownerId: 'alex' });
        await page.getByRole('button', { name: fill(labels.boardMore, { count: 28 }) }).click();
      };
      await toStage();
      await expect
        .poll(() => server.last('/api/staff/cases/search'))
        .toEqual({ ownerId: 'alex', status: 'in_review' });
      const stage = page.getByRole('combobox', { name: labels.filters.status });
      await expect.element(stage).toHaveValue('in_review');
      await expect.element(page.getByRole('combobox', { name: labels.filters.ownerId })).toHaveValue('alex');
      await expect.element(page.getByRole('heading', { name: labels.title })).toHaveFocus();
      // What somebody chose in the list meanwhile does not stay when the board leads there again.
      await stage.selectOptions(labels.filters.status);
      await expect.poll(() => server.last('/api/staff/cases/search')).toEqual({ ownerId: 'alex' });
      await toStage();
      await expect
        .poll(() => server.last('/api/staff/cases/search'))
        .toEqual({ ownerId: 'alex', status: 'in_review' });
      await expect.element(page.getByRole('searchbox', { name: list.search, exact: true })).toBeVisible();
    },
  );

  it('is narrowed to the cases of one owner, and shows what a saved view keeps', async () => {
    const view = {
      id: 'v1',
      name: 'Late in DeKalb',
      shared: false,
      version: 1,
      mine: true,
      owner: 'Sam Lee',
    };
    const server = serve({
      'POST /api/staff/cases/search': () => answer({ items: [], before: null }),
      'POST /api/staff/cases/board': () =>
        answer({ columns: [{ status: 'in_review', count: 1, items: [row] }] }),
      'GET /api/staff/case-views': () =>
        answer({ items: [{ ...view, filters: { view: 'late', county: 'DeKalb' } }] }),
      'GET /api/staff/case-view-counts': () => answer({ counts: {}, stages: {} }),
      'GET /api/staff/workload': () => answer({ people: [{ id: 'alex', name: 'Alex Kim', active: true }] }),
    });
    const props = casePartProps();
    const labels = staffWords.en.cases;
    const page = await renderAtWork(<Cases {...props} id={null} />);
    await page.getByRole('button', { name: labels.asBoard }).click();
    await page.getByRole('combobox', { name: labels.filters.ownerId }).selectOptions('Alex Kim');
    await expect.poll(() => server.last('/api/staff/cases/board')).toEqual({ ownerId: 'alex' });
    await page.getByRole('button', { name: staffWords.en.team.views.more }).first().click();
    await page.getByLabelText(staffWords.en.team.views.label).first().selectOptions('Late in DeKalb');
    await expect
      .poll(() => server.last('/api/staff/cases/board'))
      .toEqual({ view: 'late', county: 'DeKalb' });
    await expect.element(page.getByRole('link', { name: row.client })).toBeVisible();
    // A move that is taken back stands in its old column again.
    server.change({
      'POST /api/staff/cases/board': () =>
        answer({ columns: [{ status: 'submitted', count: 1, items: [{ ...row, status: 'submitted' }] }] }),
    });
    undoDone.set(undoDone.get() + 1);
    await expect
      .element(page.getByRole('heading', { name: new RegExp(labels.states.submitted) }))
      .toBeVisible();
  });

  it.each(locales)(
    'has each case on one line, the client first, what is late marked, and follows the tabs above it (%s)',
    async (locale) => {
      const words = staffWords[locale];
      const labels = words.cases;
      const rows = Array.from({ length: 12 }, (_, place) => ({
        ...row,
        id: `c${place}`,
        client: `Client ${place}`,
        isLate: place === 0,
        due: { code: 'match_record', title: null, at: '2026-11-20T22:00:00Z', since: '2026-11-18T22:00:00Z' },
      }));
      const server = serve({
        'POST /api/staff/cases/search': () => answer({ items: [], before: null }),
        'POST /api/staff/cases/board': () =>
          answer({ columns: [{ status: 'in_review', count: 40, items: rows }] }),
        'GET /api/staff/case-views': () => answer({ items: [] }),
        'GET /api/staff/case-view-counts': () => answer({ counts: { late: 1 }, stages: {} }),
        'GET /api/staff/workload': () => answer({ people: [] }),
      });
      const page = await renderAtWork(<Cases {...casePartProps()} id={null} />, locale);
      await page.getByRole('button', { name: labels.asBoard }).click();
      const column = page.getByRole('region', { name: `${labels.states.in_review} (40)` });
      const more = fill(labels.boardMore, { count: 28 });
      await expect.element(column.getByRole('button', { name: more })).toBeVisible();
      const lines = column.getByRole('listitem');
      expect(lines.elements()).toHaveLength(12);
      const first = lines.first();
      await expect.element(first).toMatchTextContent(/^Client 0/);
      await expect.element(first.getByText(labels.late)).toBeInTheDocument();
      await expect.element(lines.nth(1).getByText(labels.late)).not.toBeInTheDocument();
      // Of the column, and what there is no room for is in the title.
      await expect.element(first).not.toMatchTextContent(labels.states.in_review);
      await expect
        .element(first.getByRole('link'))
        .toHaveAttribute('title', expect.stringContaining(labels.tasks.names.match_record));
      await page.getByRole('button', { name: `${labels.shortViews.late}1`, exact: true }).click();
      await expect.poll(() => server.last('/api/staff/cases/board')).toEqual({ view: 'late' });
      await page.getByRole('button', { name: staffWords[locale].team.views.more }).click();
      await page.getByRole('button', { name: labels.views.nobody }).click();
      await expect.poll(() => server.last('/api/staff/cases/board')).toEqual({ view: 'nobody' });
    },
  );
});
