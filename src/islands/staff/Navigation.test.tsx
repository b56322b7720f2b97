// The way to each place of the workplace.
import { expect, it } from 'vitest';
import { page as tab } from 'vitest/browser';
import { locales } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { casePartProps } from '#tests/components/staff-case.ts';
import { Navigation } from './Navigation.tsx';

it.each(locales)('who sets up the service finds the papers in the drawer, too (%s)', async (locale) => {
  await tab.viewport(1280, 800);
  const { frame } = staffWords[locale];
  const { member } = casePartProps();
  const screen = await renderAtWork(<Navigation member={member} current="set-up" />, locale);
  const drawer = screen.getByRole('group');
  await expect.element(drawer.getByRole('link', { name: frame.nav.offer })).toBeVisible();
  await expect
    .element(drawer.getByRole('link', { name: frame.nav.templates, exact: true }))
    .toHaveAttribute('href', '#templates');
});
