// The form of a move and the end of a case, as staff use them.
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { CaseSheet, MatterSheet } from '#domain/cases/case-sheet.ts';
import type { CaseRow } from '#domain/cases/queue.ts';
import { caseOwner } from '#domain/cases/work-requests.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fill, plural } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { answer, later, refuse, serve } from '#tests/components/server.ts';
import { BulkWrite } from './BulkWrite.tsx';
import Cases from './Cases.tsx';
import { EndCase } from './EndCase.tsx';
import { MoveForm } from './MoveForm.tsx';
import type { CasePartProps } from './part-props.ts';

const caseId = '7c0e8f0a-1111-4222-8333-444455556666';
const move = (to: MatterSheet['status'], more: Partial<MatterSheet['moves'][number]> = {}) => ({
  to,
  needs: [],
  lacks: [],
  held: false,
  ...more,
});
const matter = (more: Partial<MatterSheet> = {}): MatterSheet => ({
  id: 'm1',
  place: 1,
  version: 4,
  status: 'waiting_for_client',
  statusSince: '2026-11-20T15:00:00Z',
  turn: 'us',
  leftOutAt: null,
  sameDisputeAs: null,
  court: 'magistrate',
  county: 'DeKalb',
  docketNumber: '24-D-01',
  nameAsFiled: 'Ana Nunez',
  aliases: [],
  addressThen: null,
  filingYear: null,
  filedAgainstOn: null,
  judgedOn: null,
  caseOutcome: null,
  judgment: 'unknown',
  writRecordedIn: null,
  recordMatchedAt: null,
  recordMatchedBy: null,
  attorney: null,
  papersPreparedOn: null,
  signedCopyAt: null,
  courtFeeSettledAt: null,
  filedOn: null,
  filedBy: null,
  filedHow: null,
  hearingAt: null,
  hearingPlace: null,
  decidedOn: null,
  outcome: null,
  outcomePart: null,
  limitEndsOn: null,
  hiddenSeenOn: null,
  endReason: null,
  sources: {},
  parties: [],
  moves: [
    move('in_review'),
    move('preparing', { needs: ['record_matched'], lacks: ['record_matched'] }),
    move('cancelled', { needs: ['end_reason'] }),
  ],
  ...more,
});
const row: CaseRow = {
  id: caseId,
  number: 'FK-2026-ACDE34',
  client: 'Ana Núñez',
  status: 'in_review',
  statusSince: '2026-11-20T15:00:00Z',
  statusDays: 2,
  packageId: 'standard',
  urgency: null,
  language: 'es',
  turn: 'us',
  matters: [{ place: 1, status: 'in_review', county: 'DeKalb', docketNumber: '24-D-01' }],
  owner: null,
  due: null,
  reachedAt: null,
  quietDays: null,
  unread: 0,
  missing: 0,
  holds: [],
  flags: ['more_matters'],
  hearingAt: null,
  erased: false,
  isLate: true,
};
const sheet = (matters: readonly MatterSheet[]) =>
  ({
    row,
    matters,
    client: { firstName: 'Ana' },
    rules: { attorneyNeeded: true, staffDeliver: false },
    closures: [],
    readAt: '2026-11-22T15:00:00Z',
    colleagues: [],
  }) as unknown as CaseSheet;

let reloaded = 0;
function propsIn(
  locale: Locale,
  matters: readonly MatterSheet[] = [matter()],
  role: 'staff' | 'attorney' = 'staff',
): CasePartProps {
  reloaded = 0;
  return {
    words: staffWords[locale],
    locale,
    id: caseId,
    siteEmail: 'help@example.com',
    member: { id: 'sam', name: 'Sam Lee', role, rights: [], preferences: { shortcuts: true } },
    onChanged: () => undefined,
    item: sheet(matters),
    reload: async () => {
      reloaded += 1;
    },
  };
}

describe('the form of a move', () => {
  const path = '/api/staff/matters/m1/move';

  it.each(locales)(
    'drafts the message in both languages, names what follows, and sends what was seen (%s)',
    async (locale) => {
      const server = serve({
        [`POST ${path}`]: () =>
          answer({ status: 'in_review', caseStatus: 'in_review', caseId, refundOpened: false }),
      });
      const props = propsIn(locale);
      const labels = props.words.cases.move;
      const page = await render(<MoveForm {...props} matter={matter()} />);
      await page.getByLabelText(labels.to).selectOptions('in_review');
      const message = page.getByLabelText(fill(labels.message, { language: props.words.frame.languages.es }));
      await expect.element(message).not.toHaveValue('');
      await expect.element(page.getByText(labels.consequences)).toBeVisible();
      await message.fill('Hola Ana, nos falta una carta.');
      await page
        .getByRole('button', { name: fill(labels.press, { status: props.words.cases.states.in_review }) })
        .click();
      await expect.element(page.getByText(labels.done)).toBeVisible();
      expect(server.last(path)).toMatchObject({
        version: 4,
        to: 'in_review',
        words: { message: 'Hola Ana, nos falta una carta.' },
      });
      expect(reloaded).toBe(1);
    },
  );

  it('says what is missing before anything is typed, and offers no button for it', async () => {
    const props = propsIn('en');
    const page = await render(<MoveForm {...props} matter={matter()} />);
    await page.getByLabelText(props.words.cases.move.to).selectOptions('preparing');
    await expect.element(page.getByText(props.words.cases.move.needWords.record_matched)).toBeVisible();
    expect(page.getByRole('button', { name: /Move to/ }).elements()).toEqual([]);
  });

  it('refuses a blank that was left open, without asking the server', async () => {
    const server = serve({ [`POST ${path}`]: () => answer({}) });
    const props = propsIn('en');
    const labels = props.words.cases.move;
    const page = await render(<MoveForm {...props} matter={matter()} />);
    await page.getByLabelText(labels.to).selectOptions('in_review');
    await page.getByLabelText(fill(labels.message, { language: 'Spanish' })).fill('Hola {{name}}');
    await page.getByRole('button', { name: /Move to/ }).click();
    await expect.element(page.getByText(props.words.replies.blanks.refused)).toBeVisible();
    expect(server.calls.filter(({ path: called }) => called === path)).toEqual([]);
  });

  it('keeps what was typed when somebody was faster, and says who', async () => {
    serve({
      [`POST ${path}`]: () => refuse(409, 'stale', { changedBy: 'Alex', changedAt: '2026-11-22T14:00:00Z' }),
    });
    const props = propsIn('en');
    const labels = props.words.cases.move;
    const page = await render(<MoveForm {...props} matter={matter()} />);
    await page.getByLabelText(labels.to).selectOptions('in_review');
    const message = page.getByLabelText(fill(labels.message, { language: 'Spanish' }));
    await message.fill('Hola Ana.');
    await page.getByRole('button', { name: /Move to/ }).click();
    await expect.element(page.getByText(/Alex changed this in the meantime/)).toBeVisible();
    await expect.element(message).toHaveValue('Hola Ana.');
  });

  it('keeps in sight who was faster, and what was typed, when it was the same move', async () => {
    serve({
      [`POST ${path}`]: () => refuse(409, 'stale', { changedBy: 'Alex', changedAt: '2026-11-22T14:00:00Z' }),
    });
    const props = propsIn('en');
    const labels = props.words.cases.move;
    const page = await render(<MoveForm {...props} matter={matter()} />);
    await page.getByLabelText(labels.to).selectOptions('in_review');
    await page.getByLabelText(fill(labels.message, { language: 'Spanish' })).fill('Hola Ana.');
    await page.getByRole('button', { name: /Move to/ }).click();
    await expect.element(page.getByText(/Alex changed this in the meantime/)).toBeVisible();
    const moved = matter({ status: 'in_review', moves: [move('waiting_for_client')] });
    await page.rerender(<MoveForm {...props} matter={moved} />);
    await expect.element(page.getByText(/Alex changed this in the meantime/)).toBeVisible();
    await expect.element(page.getByText('Hola Ana.')).toBeVisible();
  });
});

describe('the end of a case', () => {
  it.each(locales)('names what it sets off before it is pressed, and asks once more (%s)', async (locale) => {
    const path = `/api/staff/cases/${caseId}/end`;
    const server = serve({ [`POST ${path}`]: () => answer({ status: 'cancelled', refundOpened: true }) });
    const props = propsIn(locale, [matter(), matter({ id: 'm2', place: 2, status: 'filed', moves: [] })]);
    const labels = props.words.cases.end;
    const page = await render(<EndCase {...props} />);
    await page.getByText(labels.title).nth(1).click();
    await page.getByLabelText(labels.reasons.not_found).click();
    await expect.element(page.getByText(props.words.cases.move.does.refund.full)).toBeVisible();
    await expect.element(page.getByText(labels.final)).toBeVisible();
    await page.getByLabelText(labels.note).fill('No lo encontramos.');
    await page.getByRole('button', { name: labels.press }).click();
    await page.getByRole('button', { name: labels.confirm.yes }).click();
    await expect.element(page.getByText(labels.done)).toBeVisible();
    expect(server.last(path)).toMatchObject({ endReason: 'not_found', note: 'No lo encontramos.' });
  });

  it('says so where everything lies at the court, and is nothing for an attorney', async () => {
    const atCourt = matter({ status: 'filed', moves: [move('hearing_set')] });
    const props = propsIn('en', [atCourt]);
    const page = await render(<EndCase {...props} />);
    await expect.element(page.getByText(props.words.cases.end.atCourt)).toBeVisible();
    const other = await render(<EndCase {...propsIn('en', [matter()], 'attorney')} />);
    expect(other.container.textContent).toBe('');
  });
});

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
    const props = { ...propsIn('en'), id: null };
    const labels = props.words.cases.several;
    const page = await render(<BulkWrite {...props} chosen={rows} />);
    await page.getByText(labels.title).click();
    await page.getByLabelText(labels.kinds.message).click();
    await page.getByLabelText(fill(labels.message, { language: 'English' })).fill('We are closed on Friday.');
    await page.getByLabelText(fill(labels.message, { language: 'Spanish' })).fill('El viernes no abrimos.');
    await page.getByRole('button', { name: fill(labels.submit, { count: 3 }) }).click();
    await expect.element(page.getByText(/Client 0, FK-2026-ACDE34 \(Spanish\); Client 1/)).toBeVisible();
    await page.getByRole('button', { name: labels.confirm.yes, exact: true }).click();
    await expect.element(page.getByText(fill(labels.status, { done: 2, count: 3 }))).toBeVisible();
    const sent = (id: number) => server.last(`/api/staff/cases/case-${id}/messages`);
    expect(sent(0)).toMatchObject({ language: 'es', message: 'El viernes no abrimos.' });
    expect(sent(1)).toMatchObject({ language: 'en', message: 'We are closed on Friday.' });
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
  });

  it('stops where staff stop it: what was under way is done, the rest is not', async () => {
    const rows = new Map(
      ['a', 'b', 'c'].map((id) => [id, { ...row, id, client: id.toUpperCase() }] as const),
    );
    const first = later();
    const server = serve({ 'POST /api/staff/cases/a/tasks': first.answer });
    const props = { ...propsIn('en'), id: null };
    const labels = props.words.cases.several;
    const page = await render(<BulkWrite {...props} chosen={rows} />);
    await page.getByText(labels.title).click();
    await page.getByLabelText(labels.taskTitle).fill('Call');
    await page.getByRole('button', { name: fill(labels.submit, { count: 3 }) }).click();
    await page.getByRole('button', { name: labels.confirm.yes, exact: true }).click();
    // The text of the run does not change under it.
    await expect.element(page.getByLabelText(labels.taskTitle)).toBeDisabled();
    await page.getByRole('button', { name: labels.stop }).click();
    await first.come(answer({ taskId: 't' }));
    await expect.element(page.getByText(fill(labels.status, { done: 1, count: 3 }))).toBeVisible();
    await expect.element(page.getByText(/^C, .*: not done$/)).toBeVisible();
    expect(server.calls).toHaveLength(1);
    // Who owns the case by now, and not when the list was read.
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
        'GET /api/staff/case-views': () => answer({ items: [] }),
      });
      const props = { ...propsIn(locale), id: null };
      const labels = props.words.cases;
      const page = await render(<Cases {...props} />);
      await expect
        .element(page.getByRole('link', { name: 'Luis Peña' }))
        .toHaveAttribute('href', '#cases/other');
      await expect.element(page.getByText(labels.flags.more_matters).first()).toBeVisible();
      const checkbox = (name: string) => page.getByRole('checkbox', { name, exact: true });
      await checkbox('Luis Peña').click();
      await expect.element(page.getByText(plural(1, labels.bulk.selected, locale))).toBeVisible();
      await checkbox(labels.bulk.selectAll).click();
      await expect.element(page.getByText(plural(2, labels.bulk.selected, locale))).toBeVisible();
      await expect.element(checkbox('Ana Núñez')).toBeChecked();
      await checkbox(labels.bulk.selectAll).click();
      await expect.element(checkbox('Luis Peña')).not.toBeChecked();
      await checkbox('Luis Peña').click();
      await expect.element(page.getByText(labels.several.title)).toBeVisible();
      await expect.element(page.getByRole('button', { name: labels.bulk.assign, exact: true })).toBeVisible();
    },
  );
});

describe('the board', () => {
  it('is narrowed to the cases of one owner, and shows what a saved view keeps', async () => {
    const kept = {
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
        answer({ items: [{ ...kept, filters: { view: 'late', county: 'DeKalb' } }] }),
      'GET /api/staff/workload': () => answer({ people: [{ id: 'alex', name: 'Alex Kim', active: true }] }),
    });
    const props = propsIn('en');
    const labels = props.words.cases;
    const page = await render(<Cases {...props} id={null} />);
    await page.getByRole('button', { name: labels.asBoard }).click();
    await page.getByLabelText(labels.filters.ownerId).first().selectOptions('Alex Kim');
    await expect.poll(() => server.last('/api/staff/cases/board')).toEqual({ ownerId: 'alex' });
    await page.getByLabelText(props.words.team.views.label).first().selectOptions('Late in DeKalb');
    await expect
      .poll(() => server.last('/api/staff/cases/board'))
      .toEqual({ view: 'late', county: 'DeKalb' });
    await expect.element(page.getByRole('link', { name: row.client })).toBeVisible();
  });
});
