// The list of everything somebody wrote that waits for an answer.
import { expect, it } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { locales } from '#domain/languages.ts';
import type { InboxEntry } from '#domain/workplace/inbox.ts';
import { plural } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { casePartProps } from '#tests/components/staff-case.ts';
import Inbox from './Inbox.tsx';

const entry = (who: string, waitedMs: number, isLate: boolean): InboxEntry => ({
  source: 'thread',
  id: who,
  opens: who,
  reference: 'FK-2026-ACDE34',
  who,
  about: null,
  beginning: 'When is my hearing?',
  language: 'en',
  since: new Date(Date.now() - waitedMs).toISOString(),
  isUrgent: false,
  owner: null,
  isLate,
});

it.each(locales)(
  'staff read how long each has waited, and who longer than we promised (%s)',
  async (locale) => {
    serve({
      'POST /api/staff/inbox/search': () =>
        answer({
          items: [entry('Ana', 30 * dayMs + hourMs, true), entry('Bea', 5.5 * hourMs, false)],
          before: null,
        }),
      'GET /api/staff/waiting': () => answer({}),
    });
    const { item: _, ...props } = casePartProps();
    const page = await renderAtWork(<Inbox {...props} id={null} />, locale);
    const words = staffWords[locale];
    const labels = words.frame.inbox;
    const ofAna = page.getByRole('row').filter({ hasText: 'Ana' });
    await expect.element(ofAna.getByText(plural(30, labels.days, locale))).toBeVisible();
    await expect.element(ofAna.getByText(words.cases.late, { exact: true })).toBeVisible();
    const ofBea = page.getByRole('row').filter({ hasText: 'Bea' });
    await expect.element(ofBea.getByText(plural(5, labels.hours, locale))).toBeVisible();
    await expect.element(ofBea.getByText(words.cases.late, { exact: true })).not.toBeInTheDocument();
  },
);
