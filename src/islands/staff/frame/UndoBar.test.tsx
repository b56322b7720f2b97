import { beforeEach, describe, expect, it } from 'vitest';
import * as cases from '#domain/cases/api.staff.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { $lettersOn } from '#browser/workplace/letter-keys.ts';
import { undoOffered } from '#browser/workplace/undo-offer.ts';
import { staffWords } from '#i18n/staff.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { Keys } from '../keys/Keys.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { UndoBar } from './UndoBar.tsx';

const done = 'POST /api/staff/cases/c1/notes';
const undone = 'POST /api/staff/acts/a1/undo';

beforeEach(() => {
  undoOffered.set(null);
  $lettersOn.set(true);
});

async function finishTask(locale: Locale, seconds = 10, said = () => new Response(null, { status: 204 })) {
  const server = serve({
    [done]: () => answer({ undo: { id: 'a1', seconds } }),
    [undone]: said,
    'GET /api/staff/waiting': () => answer({}),
  });
  const screen = await renderAtWork(<UndoBar />, locale);
  await callStaffApi(cases.writeNote, { id: 'c1', idempotencyKey: 'k1', text: 'Called.' });
  return { server, screen, labels: staffWords[locale].frame.undo };
}

describe('after an act that can be taken back', () => {
  it.each(locales)('staff press Undo below the page, and read that all is as before (%s)', async (locale) => {
    const { screen, server, labels } = await finishTask(locale);
    await screen.getByRole('button', { name: labels.undo }).click();
    await expect.element(screen.getByText(labels.done)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: labels.undo })).not.toBeInTheDocument();
    expect(server.calls.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(1);
  });

  it.each(locales)(
    'the button goes, and who pressed it is where it says that all is as before (%s)',
    async (locale) => {
      const { screen, labels } = await finishTask(locale);
      await screen.getByRole('button', { name: labels.undo }).click();
      await expect.element(screen.getByText(labels.done)).toHaveFocus();
    },
  );

  it('its key is told to those alone who use the letters', async () => {
    const { screen, labels } = await finishTask('en');
    const press = screen.getByRole('button', { name: labels.undo });
    await expect.element(press).toHaveAttribute('aria-keyshortcuts', 'z');
    const keys = { open: false, onOpen: () => undefined };
    await screen.rerender(
      <>
        <UndoBar />
        <Keys {...keys} initial={{ shortcuts: false, undoSeconds: 10 }} />
      </>,
    );
    await expect.element(press).not.toHaveAttribute('aria-keyshortcuts');
  });

  it('that all is as before is said where it was taken back, and not in the record they go to next', async () => {
    const { screen, labels } = await finishTask('en');
    await screen.getByRole('button', { name: labels.undo }).click();
    await expect.element(screen.getByText(labels.done)).toBeVisible();
    location.hash = '#cases/c2';
    await expect.element(screen.getByText(labels.done)).not.toBeInTheDocument();
  });

  it('the offer leaves when its seconds are over', async () => {
    const { screen, labels } = await finishTask('en', 1);
    await expect.element(screen.getByRole('button', { name: labels.undo })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: labels.undo })).not.toBeInTheDocument();
  });

  it('who is refused reads why, for as long as they want', async () => {
    const { screen, labels } = await finishTask('en', 10, () =>
      refuse(409, 'undo_seen', { message: 'The client was there.' }),
    );
    await screen.getByRole('button', { name: labels.undo }).click();
    await expect.element(screen.getByText('The client was there.')).toBeVisible();
    await screen.getByRole('button', { name: labels.close }).click();
    await expect.element(screen.getByText('The client was there.')).not.toBeInTheDocument();
  });
});
