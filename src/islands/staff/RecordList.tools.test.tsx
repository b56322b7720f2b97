import { beforeEach, describe, expect, it } from 'vitest';
import { page as tab, userEvent } from 'vitest/browser';
import { query, typed } from '#domain/api-call.ts';
import { listRequest, type ListPage } from '#domain/workplace/lists.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { Keys } from './keys/Keys.tsx';
import { RecordList } from './RecordList.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly count: number | null;
}
const samples = query('POST /api/staff/samples/search', {
  who: 'staff',
  input: listRequest,
  answer: typed<ListPage<Row>>(),
});
const address = 'POST /api/staff/samples/search';
beforeEach(() => localStorage.clear());
const rows: readonly Row[] = [
  { id: 'b', name: 'Bea', count: 2 },
  { id: 'a', name: 'Ana', count: 10 },
  { id: 'c', name: 'Carla', count: null },
];

async function show(locale: Locale = 'en', before: string | null = null, csvAsksWhy = false) {
  await tab.viewport(1280, 800);
  const server = serve({
    [address]: () => answer({ items: rows, before }),
    'POST /api/staff/list-exports': () => refuse(403, 'forbidden', { message: 'Not for you.' }),
  });
  const screen = await renderAtWork(
    <main>
      <Keys initial={{ shortcuts: true, undoSeconds: 10 }} open={false} onOpen={() => undefined} />
      <RecordList<Row>
        title="Samples"
        call={samples}
        columns={[
          { label: 'Name', cell: ({ name }) => name, by: ({ name }) => name, isLink: true },
          { label: 'Count', cell: ({ count }) => count, by: ({ count }) => count, isNumber: true },
        ]}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `#samples/${id}`}
        csvName="audit"
        csvAsksWhy={csvAsksWhy}
      />
    </main>,
    locale,
  );
  await expect.element(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
  const names = () =>
    screen
      .getByRole('link')
      .elements()
      .map((one) => one.textContent);
  return { server, screen, names };
}

describe('a list that is there whole', () => {
  it.each(locales)(
    'is sorted by a press on a head, numbers as numbers and what is missing last (%s)',
    async (locale) => {
      const { screen, names, server } = await show(locale);
      const { sortBy } = staffWords[locale].frame.list;
      const head = screen.getByTitle(fill(sortBy, { column: 'Count' }));
      await head.click();
      await expect.poll(names).toEqual(['Bea', 'Ana', 'Carla']);
      await head.click();
      await expect.poll(names).toEqual(['Ana', 'Bea', 'Carla']);
      await screen.getByTitle(fill(sortBy, { column: 'Name' })).click();
      await expect.poll(names).toEqual(['Ana', 'Bea', 'Carla']);
      // Nothing is asked again for it.
      expect(server.calls).toHaveLength(1);
    },
  );

  it('is looked at beside the list, row by row, without opening a record', async () => {
    const { screen } = await show();
    const { frame } = staffWords.en;
    (screen.getByRole('link', { name: 'Bea' }).element() as HTMLElement).focus();
    await userEvent.keyboard('[Space]');
    const peek = screen.getByRole('complementary', { name: frame.list.peek });
    await expect.element(peek).toMatchTextContent('2');
    await userEvent.keyboard('j');
    await expect.element(peek).toMatchTextContent('Ana');
    await userEvent.keyboard('{Escape}');
    await expect.element(peek).not.toBeInTheDocument();
    await userEvent.keyboard('[Space]');
    await peek.getByRole('button', { name: frame.keys.close }).click();
    await expect.element(peek).not.toBeInTheDocument();
  });

  it.each(locales)('comes back as somebody left it, columns and order (%s)', async (locale) => {
    const first = await show(locale);
    const { sortBy, columns } = staffWords[locale].frame.list;
    await first.screen.getByTitle(fill(sortBy, { column: 'Count' })).click();
    await first.screen.getByTitle(fill(sortBy, { column: 'Count' })).click();
    await first.screen.getByRole('button', { name: columns }).click();
    await first.screen.getByLabelText('Count').click();
    await first.screen.unmount();
    const again = await show(locale);
    await expect.poll(again.names).toEqual(['Ana', 'Bea', 'Carla']);
    await expect.element(again.screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    expect(again.screen.getByRole('columnheader', { name: 'Count' }).elements()).toHaveLength(0);
  });
});

it('of a list that goes on, no head sorts the part that is shown', async () => {
  const { screen } = await show('en', 'mark-1');
  expect(
    screen.getByTitle(fill(staffWords.en.frame.list.sortBy, { column: 'Count' })).elements(),
  ).toHaveLength(0);
});

it.each(locales)(
  'the audit log leaves the workplace with a reason alone, and a refusal is read (%s)',
  async (locale) => {
    const { screen, server } = await show(locale, null, true);
    const { list, form } = staffWords[locale].frame;
    const csv = screen.getByRole('button', { name: list.csv });
    await csv.click();
    // People who think better of it are back where they were, and nothing was made.
    await screen.getByRole('dialog').getByRole('button', { name: form.cancel }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(csv).toHaveFocus();
    expect(server.calls.map(({ path }) => path)).not.toContain('/api/staff/list-exports');
    await csv.click();
    // Spaces are no reason: said at the field, and the dialog stays.
    await screen.getByLabelText(list.csvWhy).fill('   ');
    await screen.getByRole('dialog').getByRole('button', { name: list.csv }).click();
    await expect.element(screen.getByText(form.required)).toBeVisible();
    await expect.element(screen.getByLabelText(list.csvWhy)).toHaveFocus();
    await screen.getByLabelText(list.csvWhy).fill('The bar asks for it');
    await screen.getByRole('dialog').getByRole('button', { name: list.csv }).click();
    await expect.element(screen.getByText('Not for you.')).toBeVisible();
    expect(server.last('/api/staff/list-exports')).toEqual({
      list: 'audit',
      rows: 3,
      reason: 'The bar asks for it',
    });
  },
);
