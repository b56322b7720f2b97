import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locale } from '#domain/languages.ts';
import { panels, type Layout } from '#domain/portal/panels.ts';
import { accountWords } from '#i18n/account.ts';
import { arrangeWords } from '#i18n/arrange.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fill } from '#i18n/format.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, offline, serve } from '#tests/components/server.ts';
import Arrange from './Arrange.tsx';

const address = '/api/dashboard/layout';

function Page({ locale }: { readonly locale: Locale }) {
  const [layout, setLayout] = useState<Layout>({ order: panels, hidden: [] });
  return (
    <Arrange
      locale={locale}
      titles={dashboardWords[locale].panels}
      account={accountWords[locale]}
      layout={layout}
      onChanged={setLayout}
    />
  );
}

inEachLanguage('a client who arranges the page', (locale) => {
  const words = arrangeWords[locale];
  const titles = dashboardWords[locale].panels;
  const up = fill(words.up, { panel: titles.goals });

  it('moves a panel by keyboard, keeps the focus, and is told its place', async () => {
    // Meanwhile another tab left the lessons out.
    const order = ['dates', 'payments', 'goals', 'tickets', 'learning'];
    const server = serve({ [`PUT ${address}`]: () => answer({ order, hidden: ['learning'] }) });
    const screen = await renderInApp(locale, <Page locale={locale} />);
    const button = screen.getByRole('button', { name: up, exact: true });
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText(fill(words.place, { panel: titles.goals, place: 3, count: 5 })))
      .toBeVisible();
    await expect.element(button).toHaveFocus();
    expect(server.last(address)).toEqual({ order, hidden: [], seen: { order: panels, hidden: [] } });
    const lessons = screen.getByLabelText(fill(words.show, { panel: titles.learning }));
    await expect.element(lessons).not.toBeChecked();
  });

  it('leaves one out, and has it back when that was not saved', async () => {
    const server = serve({ [`PUT ${address}`]: offline });
    const screen = await renderInApp(locale, <Page locale={locale} />);
    const box = screen.getByLabelText(fill(words.show, { panel: titles.learning }));
    await box.click();
    await expect.element(screen.getByText(accountWords[locale].offline)).toBeVisible();
    await expect.element(box).toBeChecked();
    server.change({ [`PUT ${address}`]: () => answer({ order: panels, hidden: ['learning'] }) });
    await box.click();
    await expect.element(screen.getByText(words.saved)).toBeVisible();
    expect(server.last(address)).toMatchObject({ hidden: ['learning'] });
  });
});
