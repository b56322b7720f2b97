import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { query, typed } from '#domain/api-call.ts';
import { listRequest, type ListPage } from '#domain/workplace/lists.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, later, offline, serve } from '#tests/components/server.ts';
import { RecordList } from './RecordList.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}
const samples = query('POST /api/staff/samples/search', {
  who: 'staff',
  input: listRequest,
  answer: typed<ListPage<Row>>(),
});
const address = 'POST /api/staff/samples/search';
const page = (names: readonly string[], before: string | null = null): ListPage<Row> => ({
  items: names.map((name) => ({ id: name.toLowerCase(), name })),
  before,
});
const { list } = staffWords.en.frame;

const show = (locale: Locale = 'en', initial?: string) =>
  renderAtWork(
    <RecordList<Row>
      title="Samples"
      call={samples}
      columns={[{ label: 'Name', cell: ({ name }) => name, isLink: true, isName: true }]}
      filters={[
        {
          name: 'state',
          label: 'State',
          options: [
            { value: 'open', text: 'Open' },
            { value: 'done', text: 'Done' },
          ],
          ...(initial !== undefined && { initial }),
        },
      ]}
      search="By name"
      keyOf={({ id }) => id}
      linkOf={({ id }) => `#samples/${id}`}
    />,
    locale,
  );

describe('a list of the workplace', () => {
  it('opens with what waits, as rows that lead to their record', async () => {
    const server = serve({ [address]: () => answer(page(['Ana', 'Bea'])) });
    const screen = await show('en', 'open');
    await expect.element(screen.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '#samples/ana');
    await expect.element(screen.getByRole('status')).toHaveTextContent(fill(list.shownMany, { count: 2 }));
    expect(screen.getByRole('row').all()).toHaveLength(3);
    // A browser that translates the page leaves names alone, and not what they stand under.
    expect(screen.getByRole('link', { name: 'Ana' }).element().closest('[translate]')).toHaveAttribute(
      'translate',
      'no',
    );
    expect(screen.getByText('Name').elements()[0]?.closest('[translate=no]')).toBeNull();
    expect(server.calls.map(({ body }) => body)).toEqual([{ state: 'open' }]);
  });

  it('is asked for all of it with an empty question, which the server takes as one', async () => {
    const server = serve({ [address]: () => answer(page(['Ana'])) });
    const screen = await show();
    await expect.element(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
    expect(server.calls.map(({ body, headers }) => [body, headers['content-type']])).toEqual([
      [{}, 'application/json'],
    ]);
  });

  it('searches on Enter, and what was searched for never stands in the address', async () => {
    const server = serve({ [address]: () => answer(page([])) });
    const screen = await show();
    await screen.getByLabelText(list.search, { exact: true }).fill('  Ana Sample ');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(list.emptyFound)).toBeVisible();
    expect(server.last('/api/staff/samples/search')).toEqual({ search: 'Ana Sample' });
    expect(location.href).not.toContain('Sample');
  });

  it('that found nothing shows everything again at one press, with its filters as they were', async () => {
    const server = serve({ [address]: () => answer(page([])) });
    const screen = await show('en', 'open');
    await screen.getByLabelText(list.search, { exact: true }).fill('Nobody');
    await screen.getByLabelText('State').selectOptions('Done');
    await expect.element(screen.getByText(list.emptyFound)).toBeVisible();
    server.change({ [address]: () => answer(page(['Ana'])) });
    await screen.getByRole('button', { name: list.clear }).click();
    await expect.element(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
    expect(server.last('/api/staff/samples/search')).toEqual({ state: 'open' });
    await expect.element(screen.getByLabelText(list.search, { exact: true })).toHaveValue('');
    await expect.element(screen.getByLabelText('State')).toHaveValue('open');
    // The button is gone: the focus stands at the title of the list.
    await expect.element(screen.getByRole('heading', { name: 'Samples' })).toHaveFocus();
  });

  it('asks at once when a filter is chosen', async () => {
    const server = serve({ [address]: () => answer(page(['Ana'])) });
    const screen = await show();
    await screen.getByLabelText('State').selectOptions('Done');
    await expect.poll(() => server.last('/api/staff/samples/search')).toEqual({ state: 'done' });
  });

  it('shows older ones below those that are there, from where they end', async () => {
    const server = serve({ [address]: () => answer(page(['Ana'], 'mark-1')) });
    const screen = await show();
    await expect.element(screen.getByRole('status')).toMatchTextContent(list.moreThere);
    server.change({ [address]: () => answer(page(['Bea'])) });
    await screen.getByRole('button', { name: list.more }).click();
    await expect.element(screen.getByRole('link', { name: 'Bea' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: list.more })).not.toBeInTheDocument();
    expect(server.last('/api/staff/samples/search')).toEqual({ before: 'mark-1' });
  });

  it('drops the answer to an older question that comes late', async () => {
    const slow = later();
    const server = serve({ [address]: slow.answer });
    const screen = await show();
    server.change({ [address]: () => answer(page(['Bea'])) });
    await screen.getByLabelText('State').selectOptions('Done');
    await expect.element(screen.getByRole('link', { name: 'Bea' })).toBeVisible();
    await slow.come(answer(page(['Ana'])));
    await expect.element(screen.getByRole('link', { name: 'Bea' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Ana' })).not.toBeInTheDocument();
  });

  it('says that nothing is here, rather than that nothing was found, when nobody searched', async () => {
    serve({ [address]: () => answer(page([])) });
    const screen = await show('en', 'open');
    await expect.element(screen.getByText(list.empty)).toBeVisible();
    await expect.element(screen.getByText(list.emptyFound)).not.toBeInTheDocument();
  });

  it.each(locales)(
    'is not taken for empty while the server is away, and can be asked again (%s)',
    async (locale) => {
      const words = staffWords[locale];
      const server = serve({ [address]: offline });
      const screen = await show(locale);
      await expect.element(screen.getByRole('alert')).toMatchTextContent(words.account.offline);
      await expect.element(screen.getByText(words.frame.list.empty)).not.toBeInTheDocument();
      server.change({ [address]: () => answer(page(['Ana'])) });
      await screen.getByRole('button', { name: words.account.tryAgain }).click();
      await expect.element(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
    },
  );
});
