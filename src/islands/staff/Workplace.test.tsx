// A colleague who is switched off, or whose sessions are ended, in the middle of writing.
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { loadWords } from '#i18n/load-words.ts';
import { staffWords } from '#i18n/staff.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { forgetRead } from './staff-queries.ts';
import Workplace from './Workplace.tsx';

const member = {
  id: 'sam',
  name: 'Sam Lee',
  email: 'sam@example.com',
  role: 'staff',
  rights: [],
  preferences: { shortcuts: true, undoSeconds: 10 },
};

const { idle, absolute } = sessionLifetimes.staff;
const limits = { minutes: idle / minuteMs, hours: absolute / hourMs };

beforeEach(() => {
  forgetRead();
  location.hash = '#replies/new';
  onTestFinished(() => void (location.hash = ''));
});

it.each(locales)(
  'whoever is switched off while they write reads why, and gets back what they had typed (%s)',
  async (locale) => {
    document.documentElement.lang = locale;
    const words = staffWords[locale];
    const { signedOut } = words.frame;
    serve({
      'GET /api/staff/session': () => answer(member),
      'GET /api/staff/waiting': () => answer({}),
      'POST /api/staff/replies/search': () => answer({ items: [], before: null }),
      'POST /api/staff/replies': () => refuse(401, 'sign_in_required'),
    });
    const screen = await render(
      <Workplace
        locale={locale}
        words={words}
        forms={await loadWords('form-kit', locale)}
        siteEmail="help@example.com"
      />,
    );
    const { fields } = words.replies;
    for (const [label, text] of [
      [fields.titleEn, 'Office hours'],
      [fields.bodyEn.label, 'We open at nine, and I wrote this for twenty minutes.'],
      [fields.titleEs, 'Horario'],
      [fields.bodyEs.label, 'Abrimos a las nueve.'],
    ] as const)
      await screen.getByLabelText(label).fill(text);
    await screen.getByRole('button', { name: words.replies.submit }).click();

    await expect.element(screen.getByRole('heading', { name: signedOut.title })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: signedOut.copy })).toBeVisible();
    await expect.element(screen.getByText(fill(signedOut.ended, limits))).toBeVisible();
    expect(screen.getByText(fill(signedOut.idle, limits)).query()).toBeNull();
    await expect.element(screen.getByText(signedOut.typed)).toBeVisible();
    for (const text of ['Office hours', 'and I wrote this for twenty minutes', 'Abrimos a las nueve.'])
      await expect.element(screen.getByText(text)).toBeVisible();
  },
);
