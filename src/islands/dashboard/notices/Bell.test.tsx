import { expect, it } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import type { Notice, Notices } from '#domain/notices/notices.ts';
import { caseWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { askUnreadAgain } from '#browser/unread.ts';
import { fill } from '#i18n/format.ts';
import { noticeWords } from '#i18n/notices.ts';
import { casePath } from '#i18n/routes.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, offline, serve } from '#tests/components/server.ts';
import Bell from './Bell.tsx';

const notice: Notice = {
  id: 'n1',
  kind: 'message',
  code: 'message_sent',
  caseId: 'c1',
  caseNumber: 'FK-2026-ACDE34',
  to: null,
  at: null,
  isRead: false,
  createdAt: '2026-11-20T15:00:00Z',
};
const read = (page: Partial<Notices>) => () => answer({ items: [], before: null, unread: 0, ...page });
const show = (locale: Locale) =>
  renderInApp(
    locale,
    <Bell locale={locale} labels={dashboardWords[locale].bell} cases={caseWords[locale]} />,
  );

inEachLanguage('a client who looks at the bell', (locale) => {
  const words = noticeWords[locale];

  it('sees how much is new, reads it, and it counts no more', async () => {
    const server = serve({
      'GET /api/notices': read({
        items: [
          notice,
          { ...notice, id: 'n2', kind: 'progress', code: 'status_changed', to: 'filed', isRead: true },
        ],
        unread: 1,
      }),
      'POST /api/notices/read': () => new Response(null, { status: 204 }),
    });
    const screen = await show(locale);
    const bell = screen.getByRole('button', {
      name: fill(dashboardWords[locale].bell.openUnread.one, { count: 1 }),
    });
    await bell.click();
    await expect
      .element(screen.getByRole('link', { name: words.what.message_sent }))
      .toHaveAttribute('href', `${casePath(locale, 'c1')}#messages`);
    await expect
      .element(screen.getByText(fill(words.moved, { state: caseWords[locale].states.filed.badge })))
      .toBeVisible();
    await expect.poll(() => server.last('/api/notices/read')).toEqual({ ids: ['n1'] });
    server.change({ 'GET /api/notices': read({}) });
  });

  it('is told when there is nothing, and when it cannot be loaded', async () => {
    const server = serve({ 'GET /api/notices': offline });
    const screen = await show(locale);
    await screen.getByRole('button', { name: dashboardWords[locale].bell.open }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words.failed);
    server.change({ 'GET /api/notices': read({}) });
    await screen.getByRole('button', { name: words.again }).click();
    await expect.element(screen.getByText(words.none)).toBeVisible();
  });
});

it('asks when the page comes, when it is looked at again and when something was read, never in between', async () => {
  const server = serve({ 'GET /api/notices': read({}) });
  await show('en');
  const requests = () => server.calls.length;
  await expect.poll(requests).toBe(1);
  const later = Date.now() + 60_000;
  const now = Date.now;
  Date.now = () => later;
  try {
    dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  } finally {
    Date.now = now;
  }
  await expect.poll(requests).toBe(2);
  askUnreadAgain();
  await expect.poll(requests).toBe(3);
});
