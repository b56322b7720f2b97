// The finder of the workplace, by the keys and words of its users.
import { userEvent } from 'vitest/browser';
import { expect, it, onTestFinished, vi } from 'vitest';
import { locales } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { placeLink } from '../place.ts';
import { FindButton } from './FindButton.tsx';

const member = {
  id: 's1',
  name: 'Sam Office',
  email: 'sam@example.com',
  role: 'admin',
  rights: ['merge'],
  preferences: { shortcuts: true, undoSeconds: 10 },
} as const;

const caseRow = (count: number) => ({
  id: `case-${count}`,
  client: `Client${count} Sample`,
  number: `FK-${count}`,
  status: 'in_review',
  matters: [],
});
const none = () => answer({ items: [], before: null });

async function open(
  locale: (typeof locales)[number] = 'en',
  cases: readonly unknown[] = [],
  before = null as string | null,
) {
  serve({
    'POST /api/staff/cases/search': () => answer({ items: cases, before }),
    'POST /api/staff/applications/search': none,
    'POST /api/staff/orders/search': none,
  });
  const onKeys = vi.fn<() => void>();
  const screen = await renderAtWork(<FindButton member={member} onKeys={onKeys} />, locale);
  onTestFinished(() => void (location.hash = ''));
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = screen.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  return { screen, field, onKeys };
}

it.each([
  ['en', 'refund', 'refunds'],
  ['en', 'closures', 'days-off'],
  ['en', 'switches', 'offer'],
  ['en', 'who saw', 'audit'],
  ['en', 'templates', 'templates'],
  ['es', 'devolver dinero', 'refunds'],
  ['es', 'vacaciones', 'days-off'],
  ['es', 'interruptores', 'offer'],
  ['es', 'bitacora', 'audit'],
] as const)('a colleague finds a place by what people call it (%s: %s)', async (locale, typed, section) => {
  const { screen, field } = await open(locale);
  await field.fill(typed);
  await expect
    .element(screen.getByRole('option', { name: staffWords[locale].frame.nav[section] }))
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe(placeLink(section));
});

it('a colleague changes colors and reads the shortcuts without leaving the keyboard', async () => {
  const chosen = vi.fn<() => void>();
  const dark = document.createElement('button');
  dark.dataset.themeSet = 'dark';
  dark.addEventListener('click', chosen);
  document.body.append(dark);
  onTestFinished(() => void dark.remove());
  const { field, onKeys, screen } = await open();
  await field.fill('dark');
  await expect.element(screen.getByRole('option')).toHaveTextContent(staffWords.en.frame.find.page.dark.text);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledOnce();
  await expect.element(field).not.toBeInTheDocument();

  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.getByRole('combobox').fill('keyboard');
  await userEvent.keyboard('{Enter}');
  expect(onKeys).toHaveBeenCalledOnce();
});

it('logging out from the finder says so when it does not work', async () => {
  const { field, screen } = await open();
  const pressed = vi.fn<() => void>();
  // As the script of the page does when the server does not answer.
  const onClick = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target.dataset.failed === undefined) return;
    pressed();
    target.textContent = target.dataset.failed;
  };
  addEventListener('click', onClick);
  onTestFinished(() => removeEventListener('click', onClick));
  await field.fill('log out');
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(screen.getByText(staffWords.en.frame.signOutFailed)).toBeVisible();
});

it.each(locales)(
  'a search with more hits than are shown says how many, and shows them (%s)',
  async (locale) => {
    const labels = staffWords[locale].frame.find;
    const rows = Array.from({ length: 9 }, (_, index) => caseRow(index + 1));
    const { screen, field } = await open(locale, rows, 'more');
    await field.fill('sample');
    await expect.element(screen.getByText('Client6 Sample')).toBeVisible();
    expect(screen.getByText('Client7 Sample').query()).toBeNull();
    expect(screen.getByText(labels.evenMore).query()).toBeNull();
    await screen.getByText(labels.showMore.other.replace('{count}', '3')).click();
    await expect.element(screen.getByText('Client9 Sample')).toBeVisible();
    await expect.element(screen.getByText(labels.evenMore)).toBeVisible();
    // The keys go on where the list grew.
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe(placeLink('cases', 'case-7'));
  },
);

it.each([
  ['Linux x86_64', 'Ctrl K'],
  ['MacIntel', '⌘K'],
])('on %s the button names the key %s', async (platform, key) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  if ('userAgentData' in navigator)
    vi.spyOn(navigator, 'userAgentData' as never, 'get').mockReturnValue({ platform } as never);
  onTestFinished(() => void vi.restoreAllMocks());
  const screen = await renderAtWork(<FindButton member={member} onKeys={() => undefined} />);
  await expect.element(screen.getByRole('button')).toMatchTextContent(key);
});
