import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import { turnOf } from '#domain/cases/turn.ts';
import { locales, type Locale } from '#domain/languages.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import { promises } from '#domain/promises/timings.ts';
import { accountWords } from '#i18n/account.ts';
import { caseWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fill } from '#i18n/format.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import { path } from '#i18n/routes.ts';
import { CaseCard } from './CaseCard.tsx';

const message = {
  id: 'u1',
  code: null,
  title: null,
  description: 'Send us a photo of the receipt.',
  status: null,
  createdAt: '2026-11-20T15:00:00Z',
};

function caseOf(given: Partial<DashboardCase>): DashboardCase {
  return {
    id: 'c1',
    caseNumber: 'FK-2026-ACDE34',
    packageId: 'standard',
    status: 'in_review',
    ball: 'us',
    moneyBack: null,
    county: 'DeKalb',
    createdAt: '2026-11-01T15:00:00Z',
    applicationReference: 'ACDE3467',
    applicationStatus: 'accepted',
    filesMissing: [],
    updates: [],
    documents: [],
    ...given,
  };
}

const show = (locale: Locale, given: Partial<DashboardCase>) =>
  render(
    <CaseCard
      one={caseOf(given)}
      locale={locale}
      words={dashboardWords[locale]}
      cases={caseWords[locale]}
      account={accountWords[locale]}
      packageNames={namesOfPackages(locale)}
      siteEmail="help@example.com"
    />,
  );

const ballOf = (status: CaseStatus) =>
  turnOf({ status, packageId: 'standard', isSigned: false, isFeeSettled: false, staffDeliver: false });

describe.each(locales)('a client reads of their case, in %s,', (locale) => {
  const words = dashboardWords[locale];
  const cases = caseWords[locale];

  it.each(caseStatuses)('what it is and whose turn it is: %s', async (status) => {
    const ball = ballOf(status);
    const screen = await show(locale, { status, ball, updates: [message] });
    const card = screen.getByRole('article', { name: fill(words.caseTitle, { number: 'FK-2026-ACDE34' }) });
    const state = cases.states[status];
    await expect.element(card).toMatchTextContent(state.badge);
    await expect.element(card).toMatchTextContent(state.now);
    await expect.element(card).toMatchTextContent(fill(state.next, { workStarts: promises.workStartsHours }));
    await expect.element(card.getByText(cases.ball[ball], { exact: true })).toBeVisible();
    // Our message stands beside the next step only where that rests on it; the history has it always.
    const quoted = card.element().querySelectorAll('blockquote').length;
    expect(quoted).toBe(ball === 'client' || status === 'hearing_set' ? 1 : 0);
    await expect
      .element(card.getByRole('listitem').getByText('Send us a photo of the receipt.'))
      .toBeVisible();
  });

  it('no words of ours that belong to an earlier state', async () => {
    const moved = { ...message, id: 'u2', code: 'status_changed', description: null } as const;
    const screen = await show(locale, {
      status: 'hearing_set',
      ball: ballOf('hearing_set'),
      updates: [
        { ...moved, status: 'hearing_set' },
        { ...message, status: 'waiting_for_client' },
      ],
    });
    const card = screen.getByRole('article');
    await expect.element(card).toMatchTextContent('Send us a photo of the receipt.');
    expect(card.element().querySelector('blockquote')).toBeNull();
  });

  it('that the money went back, which ends it', async () => {
    const screen = await show(locale, { status: 'cancelled', ball: 'nobody', moneyBack: 'returned' });
    await expect.element(screen.getByText(words.moneyBack.returned)).toBeVisible();
    await expect.element(screen.getByText(words.moneyBack.next)).toBeVisible();
    await expect.element(screen.getByText(cases.states.cancelled.now)).not.toBeInTheDocument();
  });

  it('that the application is still to be filled in, with the way to it', async () => {
    const status = 'waiting_for_application';
    const screen = await show(locale, { status, ball: ballOf(status), applicationReference: null });
    await expect
      .element(screen.getByRole('link', { name: words.openForm }))
      .toHaveAttribute('href', path('intakeForm', locale));
  });

  it('how to write to us when it is their turn, with the number of the case in the subject', async () => {
    const screen = await show(locale, { status: 'waiting_for_client', ball: 'client' });
    const href = screen.getByRole('link', { name: words.write }).element().getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain('help@example.com?subject=');
    expect(decodeURIComponent(href)).toContain('FK-2026-ACDE34');
  });
});
