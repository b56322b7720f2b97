// Who helps a client, as staff read it before they answer somebody else's call.
import { expect, it } from 'vitest';
import type { Supporters } from '#domain/supporters/supporters.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { SupportersPanel } from './SupportersPanel.tsx';

const ana: Supporters = {
  items: [
    {
      id: 'h1',
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      bond: 'family',
      sees: ['dates', 'messages'],
      since: '2026-11-20T15:00:00Z',
      lookedAt: null,
    },
  ],
};

it.each(locales)('staff read who may look and with what, in %s', async (locale) => {
  const words = staffWords[locale];
  const labels = words.cases.supporters;
  serve({ 'GET /api/staff/cases/c1/supporters': () => answer(ana) });
  const screen = await renderAtWork(<SupportersPanel caseId="c1" />, locale);
  await expect.element(screen.getByText('Ana Ruiz')).toBeVisible();
  const list = [labels.stands, labels.sights.dates, labels.sights.messages].join('; ');
  await expect.element(screen.getByText(fill(labels.sees, { list }))).toBeVisible();
  await expect.element(screen.getByText(labels.sights.requests)).not.toBeInTheDocument();
});
