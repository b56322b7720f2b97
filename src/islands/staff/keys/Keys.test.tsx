import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { query, typed } from '#domain/api-call.ts';
import { listRequest, type ListPage } from '#domain/workplace/lists.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { RecordList } from '../RecordList.tsx';
import { useKeyAct } from './key-acts.ts';
import { Keys } from './Keys.tsx';

const labels = staffWords.en.frame.keys;
const rows = 'POST /api/staff/samples/search';
const switched = 'POST /api/staff/preferences';
const names = ['Ana', 'Bea', 'Carla'];

interface Sample {
  readonly id: string;
}
const samples = query('POST /api/staff/samples/search', {
  who: 'staff',
  input: listRequest,
  answer: typed<ListPage<Sample>>(),
});

function Desk({ locale = 'en', initial = true, onAct }: DeskProps) {
  useKeyAct('assign', onAct ?? null);
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        {staffWords[locale].frame.keys.button}
      </button>
      <Keys initial={{ shortcuts: initial, undoSeconds: 10 }} open={open} onOpen={setOpen} />
      <RecordList<Sample>
        title="Samples"
        call={samples}
        columns={[{ label: 'Name', cell: ({ id }) => id, isLink: true }]}
        search="By name"
        keyOf={({ id }) => id}
        linkOf={({ id }) => `#samples/${id}`}
      />
    </main>
  );
}
interface DeskProps {
  readonly locale?: Locale;
  readonly initial?: boolean;
  readonly onAct?: (rowId: string | null) => void;
}

async function show(props: DeskProps = {}) {
  const server = serve({
    [rows]: () => answer({ items: names.map((id) => ({ id })), before: null }),
    [switched]: () => new Response(null, { status: 204 }),
  });
  const screen = await renderAtWork(<Desk {...props} />, props.locale);
  await expect.element(screen.getByRole('link', { name: 'Carla' })).toBeVisible();
  return { server, screen };
}
const focused = () => document.activeElement?.textContent;

describe('the keys of the workplace', () => {
  it('move through a list, stop at its ends, and open the row with the focus', async () => {
    await show();
    const seen: (string | null | undefined)[] = [];
    for (const key of ['j', 'j', 'k', 'k', 'j', 'j', 'j']) {
      await userEvent.keyboard(key);
      seen.push(focused());
    }
    expect(seen).toEqual(['Ana', 'Bea', 'Ana', 'Ana', 'Bea', 'Carla', 'Carla']);
    await userEvent.keyboard('o');
    expect(location.hash).toBe('#samples/Carla');
    history.replaceState(null, '', location.pathname);
  });

  it('are letters in a field, and a slash leads to the search', async () => {
    const { screen } = await show();
    await userEvent.keyboard('/');
    await userEvent.keyboard('jo?');
    await expect.element(screen.getByRole('searchbox')).toHaveValue('jo?');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('hand the row with the focus to what a section offers', async () => {
    const acts: (string | null)[] = [];
    await show({ onAct: (rowId) => acts.push(rowId) });
    await userEvent.keyboard('a');
    await userEvent.keyboard('jja');
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(acts).toEqual([null, 'Bea']);
  });

  it('are explained by the question mark, and switched off there for good', async () => {
    const { server, screen } = await show();
    await userEvent.keyboard('?');
    const dialog = screen.getByRole('dialog', { name: labels.title });
    await expect.element(dialog.getByText(labels.actions.reply)).toBeVisible();
    await dialog.getByLabelText(labels.switch).click();
    await dialog.getByRole('button', { name: labels.close }).click();
    expect(server.last('/api/staff/preferences')).toEqual({ shortcuts: false });
    await userEvent.keyboard('j?');
    expect(names).not.toContain(focused());
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('stay as they were when the choice could not be kept', async () => {
    const { server, screen } = await show({ initial: false });
    server.change({ [switched]: () => refuse(503, 'try_later', { message: 'Try again in a minute.' }) });
    await screen.getByRole('button', { name: labels.button }).click();
    const box = screen.getByLabelText(labels.switch);
    await expect.element(box).not.toBeChecked();
    await box.click();
    await expect.element(screen.getByText('Try again in a minute.')).toBeVisible();
    await expect.element(box).not.toBeChecked();
  });

  it('are listed with those that have a modifier, as the keyboard of this device has them', async () => {
    const { screen } = await show();
    await userEvent.keyboard('?');
    const line = (text: string) => screen.getByText(text, { exact: true }).element().previousElementSibling;
    expect(line(labels.always.find)?.textContent).toMatch(/^(⌘K|Ctrl K)$/);
    expect(line(labels.always.send)?.textContent).toMatch(/^(⌘|Ctrl) Enter$/);
  });

  it.each(locales)('are explained in %s', async (locale) => {
    const { screen } = await show({ locale });
    const words = staffWords[locale].frame.keys;
    await screen.getByRole('button', { name: words.button }).click();
    for (const action of [...Object.values(words.actions), words.alwaysHint, ...Object.values(words.always)])
      await expect.element(screen.getByText(action, { exact: true })).toBeVisible();
  });
});
