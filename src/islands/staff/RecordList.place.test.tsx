// Where somebody stands in a long list: after a change, after an undo, and from the search to the rows.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page as tab, userEvent } from 'vitest/browser';
import { query, typed } from '#domain/api-call.ts';
import { listRequest, type ListPage } from '#domain/workplace/lists.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { undoDone } from '#browser/workplace/undo-offer.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, later, serve } from '#tests/components/server.ts';
import { Keys } from './keys/Keys.tsx';
import { useOpenRecord } from './place.ts';
import { RecordList } from './RecordList.tsx';
import { useListReturn } from './use-list-return.ts';

interface Row {
  readonly id: string;
  readonly state: string;
}
const samples = query('POST /api/staff/samples/search', {
  who: 'staff',
  input: listRequest,
  answer: typed<ListPage<Row>>(),
});
const address = 'POST /api/staff/samples/search';
const perPage = 50;
const idOf = (place: number) => `Client ${String(place)}`;
const keyOf = (place: number) => `row-c${String(place)}`;

beforeEach(async () => {
  localStorage.clear();
  await tab.viewport(1280, 800);
  location.hash = '#samples';
  onTestFinished(() => void (location.hash = ''));
});

/** 150 rows in three pages; what is decided of one shows in its row. */
function serveLong(decided: ReadonlyMap<string, string>, left: ReadonlySet<string> = new Set()) {
  const all = Array.from({ length: 150 }, (_, place) => `c${String(place)}`);
  return serve({
    'GET /api/staff/waiting': () => answer({}),
    [address]: ({ body }) => {
      const { before } = body as { readonly before?: string };
      const rows = all.filter((id) => !left.has(id));
      const from = before === undefined ? 0 : rows.indexOf(before) + 1;
      const items = rows.slice(from, from + perPage).map((id) => ({ id, state: decided.get(id) ?? 'open' }));
      const goesOn = from + perPage < rows.length;
      return answer({ items, before: goesOn ? (items.at(-1)?.id ?? null) : null });
    },
  });
}

function Section({ onChange }: { readonly onChange: (id: string) => void }) {
  const id = useOpenRecord()?.id ?? null;
  const { version, changed } = useListReturn({ id });
  return (
    <main>
      <Keys initial={{ shortcuts: true, undoSeconds: 10 }} open={false} onOpen={() => undefined} />
      <RecordList<Row>
        title="Samples"
        call={samples}
        version={version}
        hidden={id !== null}
        search="By name"
        columns={[
          { label: 'Name', isLink: true, cell: (row) => idOf(Number(row.id.slice(1))) },
          { label: 'State', cell: ({ state }) => state },
        ]}
        keyOf={(row) => row.id}
        linkOf={(row) => `#samples/${row.id}`}
        chosen={new Set()}
        onChoose={() => undefined}
      />
      {id !== null && (
        <article>
          <button
            type="button"
            onClick={() => {
              onChange(id);
              changed();
            }}
          >
            Accept
          </button>
          <a href="#samples">Back</a>
        </article>
      )}
    </main>
  );
}

const show = (onChange: (id: string) => void = () => undefined, locale: Locale = 'en') =>
  renderAtWork(<Section onChange={onChange} />, locale);

/** To the end of the list, and into a row far below. */
async function goTo(screen: Awaited<ReturnType<typeof show>>, place: number, locale: Locale = 'en') {
  const { list } = staffWords[locale].frame;
  for (const count of [2 * perPage, 3 * perPage]) {
    await screen.getByRole('button', { name: list.more }).click();
    await expect.element(screen.getByRole('status').last()).toMatchTextContent(String(count));
  }
  const row = screen.getByRole('link', { name: idOf(place), exact: true });
  row.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  return row;
}

describe('far down a long list', () => {
  it.each(locales)(
    'whoever changed a record comes back to its row, which shows the change, with all that was shown (%s)',
    async (locale) => {
      const decided = new Map<string, string>();
      const server = serveLong(decided);
      const screen = await show((id) => void decided.set(id, 'accepted'), locale);
      const row = await goTo(screen, 120, locale);
      const stood = row.element().getBoundingClientRect().top;
      await row.click();
      await screen.getByRole('button', { name: 'Accept' }).click();
      const asked = server.calls.length;
      await screen.getByRole('link', { name: 'Back' }).click();
      await expect.element(screen.getByText('accepted')).toBeVisible();
      await expect.element(row).toHaveFocus();
      expect(Math.round(row.element().getBoundingClientRect().top)).toBe(Math.round(stood));
      await expect.element(screen.getByRole('link', { name: idOf(149), exact: true })).toBeInTheDocument();
      // One after another, each from where the one before it ends.
      const again = server.calls.slice(asked).filter(({ path }) => path.endsWith('/search'));
      expect(again.map(({ body }) => body)).toEqual([{}, { before: 'c49' }, { before: 'c99' }]);
    },
  );

  it('an undo reads all of it again, and the row keeps the focus', async () => {
    const decided = new Map([['c120', 'accepted']]);
    serveLong(decided);
    const screen = await show();
    const row = await goTo(screen, 120);
    (row.element() as HTMLElement).focus();
    await expect.element(screen.getByText('accepted')).toBeVisible();
    decided.clear();
    undoDone.set(undoDone.get() + 1);
    await expect.element(screen.getByText('accepted')).not.toBeInTheDocument();
    await expect.element(row).toHaveFocus();
    await expect.element(screen.getByRole('link', { name: idOf(149), exact: true })).toBeInTheDocument();
  });

  it('another search begins at its first page', async () => {
    const server = serveLong(new Map());
    const screen = await show();
    await goTo(screen, 120);
    const asked = server.calls.length;
    await screen.getByRole('searchbox').fill('Ana');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status').last()).toMatchTextContent(String(perPage));
    expect(server.calls.slice(asked).map(({ body }) => body)).toEqual([{ search: 'Ana' }]);
  });

  it('where the row has left the list, the one that took its place has the focus', async () => {
    const left = new Set<string>();
    serveLong(new Map(), left);
    const screen = await show((id) => void left.add(id));
    const row = await goTo(screen, 120);
    await row.click();
    await screen.getByRole('button', { name: 'Accept' }).click();
    await screen.getByRole('link', { name: 'Back' }).click();
    await expect.element(row).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: idOf(121), exact: true })).toHaveFocus();
  });
});

describe('from the search to the rows', () => {
  const focused = () => document.activeElement?.id;

  it.each(locales)(
    'Enter leads to the first row once the answer is there, and j goes on (%s)',
    async (locale) => {
      const server = serveLong(new Map());
      const { list } = staffWords[locale].frame;
      const screen = await show(undefined, locale);
      await expect.element(screen.getByRole('link', { name: idOf(0), exact: true })).toBeVisible();
      const slow = later();
      server.change({ [address]: slow.answer });
      await userEvent.keyboard('/');
      await userEvent.keyboard('ana{Enter}');
      await expect.element(screen.getByRole('searchbox', { name: list.search })).toHaveFocus();
      await slow.come(
        answer({ items: [7, 8].map((place) => ({ id: `c${String(place)}`, state: '' })), before: null }),
      );
      await expect
        .element(screen.getByRole('status').last())
        .toMatchTextContent(fill(list.shownMany, { count: 2 }));
      await expect.poll(focused).toBe(keyOf(7));
      await userEvent.keyboard('j');
      expect(focused()).toBe(keyOf(8));
      await expect.element(screen.getByRole('searchbox')).toHaveValue('ana');
    },
  );

  it('whoever types on while the answer is on its way stays in the field', async () => {
    const server = serveLong(new Map());
    const screen = await show();
    await expect.element(screen.getByRole('link', { name: idOf(0), exact: true })).toBeVisible();
    const slow = later();
    server.change({ [address]: slow.answer });
    await userEvent.keyboard('/');
    await userEvent.keyboard('ana{Enter}ja');
    await slow.come(answer({ items: [{ id: 'c7', state: '' }], before: null }));
    await expect.element(screen.getByRole('link', { name: idOf(7), exact: true })).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('anaja');
  });

  it('the arrow leads down without a search', async () => {
    serveLong(new Map());
    const screen = await show();
    await expect.element(screen.getByRole('link', { name: idOf(0), exact: true })).toBeVisible();
    await userEvent.keyboard('/');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe(keyOf(0));
  });

  it('the keys go on from the box of a row', async () => {
    serveLong(new Map());
    const screen = await show();
    const box = screen.getByRole('checkbox', { name: idOf(3), exact: true });
    await expect.element(box).toBeVisible();
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard('j');
    expect(focused()).toBe(keyOf(4));
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard('k');
    expect(focused()).toBe(keyOf(2));
  });
});
