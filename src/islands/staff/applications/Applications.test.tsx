// The list of applications and its views, as staff use them.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { casePartProps } from '#tests/components/staff-case.ts';
import Applications from './Applications.tsx';

it.each(locales)(
  'each view of the applications says how many stand in it, and asks for those alone (%s)',
  async (locale) => {
    const path = '/api/staff/applications/search';
    const server = serve({
      [`POST ${path}`]: () => answer({ items: [], before: null }),
      'GET /api/staff/application-view-counts': () =>
        answer({ counts: { all: 12, submitted: 5, declined: 1 } }),
    });
    const labels = staffWords[locale].applications;
    const screen = await renderAtWork(<Applications {...casePartProps()} id={null} />, locale);
    const view = (name: string) => screen.getByRole('button', { name, exact: true });
    await expect.element(view(`${labels.views.all}12`)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(view(`${labels.views.declined}1`)).toBeVisible();
    // A view without any has no number.
    await expect.element(view(labels.views.accepted)).toBeVisible();
    expect(server.last(path)).toEqual({});
    await view(`${labels.views.submitted}5`).click();
    await expect.poll(() => server.last(path)).toEqual({ status: 'submitted' });
    await expect.element(view(`${labels.views.submitted}5`)).toHaveAttribute('aria-pressed', 'true');
    await screen.getByRole('combobox', { name: labels.filters.paid }).selectOptions(labels.paid);
    await expect.poll(() => server.last(path)).toEqual({ status: 'submitted', paid: 'paid' });
  },
);
