import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { caseStatuses, type CaseStatus } from '#domain/cases/status.ts';
import { sightOf, type CaseSight } from '#domain/cases/sight.ts';
import type { Locale } from '#domain/languages.ts';
import type { DashboardCase } from '#domain/portal/dashboard.ts';
import { accountWords } from '#i18n/account.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fill } from '#i18n/format.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import { readingTexts } from '#i18n/reading-texts.ts';
import { casePath, path, sections } from '#i18n/routes.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import CaseCard from './CaseCard.tsx';

const message = {
  id: 'u1',
  code: null,
  title: null,
  description: 'Send us a photo of the receipt.',
  status: null,
  createdAt: '2026-11-20T15:00:00Z',
};

const matter = {
  place: 1,
  isSigned: false,
  isFeeSettled: false,
  filedBy: null,
  outcome: null,
  endReason: null,
} as const;

function sightAt(status: CaseStatus, overrides: Partial<Parameters<typeof sightOf>[0]> = {}): CaseSight {
  const matters = status === 'waiting_for_application' ? [] : [{ ...matter, status }];
  return sightOf({ status, packageId: 'standard', staffDeliver: false, holds: [], matters, ...overrides });
}

function caseOf(overrides: Partial<DashboardCase>): DashboardCase {
  return {
    id: 'c1',
    caseNumber: 'FK-2026-ACDE34',
    packageId: 'standard',
    status: 'in_review',
    sight: sightAt('in_review'),
    moneyBack: null,
    county: 'DeKalb',
    createdAt: '2026-11-01T15:00:00Z',
    applicationReference: 'ACDE3467',
    applicationStatus: 'accepted',
    filesMissing: [],
    updates: [],
    documents: [],
    ...overrides,
  };
}

const show = (locale: Locale, overrides: Partial<DashboardCase>) =>
  render(
    <CaseCard
      one={caseOf(overrides)}
      locale={locale}
      words={dashboardWords[locale]}
      cases={caseWords[locale]}
      readings={caseReadingWords[locale]}
      account={accountWords[locale]}
      packageNames={namesOfPackages(locale)}
      siteEmail="help@example.com"
    />,
  );

inEachLanguage('a client reads of their case', (locale) => {
  const words = dashboardWords[locale];
  const cases = caseWords[locale];

  it.each(caseStatuses)('what it is and whose turn it is: %s', async (status) => {
    const sight = sightAt(status);
    const screen = await show(locale, { status, sight, updates: [message] });
    const card = screen.getByRole('article', { name: fill(words.caseTitle, { number: 'FK-2026-ACDE34' }) });
    const labels = readingTexts(sight, caseReadingWords[locale]);
    await expect.element(card).toMatchTextContent(labels.badge);
    await expect.element(card).toMatchTextContent(labels.now);
    await expect.element(card).toMatchTextContent(labels.next);
    await expect.element(card.getByText(cases.ball[sight.turn], { exact: true })).toBeVisible();
    // Our message stands beside the next step only where that rests on it; the history has it always.
    const quoted = card.element().querySelectorAll('blockquote').length;
    expect(quoted).toBe(sight.turn === 'client' || status === 'hearing_set' ? 1 : 0);
    await expect
      .element(card.getByRole('listitem').getByText('Send us a photo of the receipt.'))
      .toBeVisible();
  });

  it('no words of ours that belong to an earlier state', async () => {
    const moved = { ...message, id: 'u2', code: 'status_changed', description: null } as const;
    const screen = await show(locale, {
      status: 'hearing_set',
      sight: sightAt('hearing_set'),
      updates: [
        { ...moved, status: 'hearing_set' },
        { ...message, status: 'waiting_for_client' },
      ],
    });
    const card = screen.getByRole('article');
    await expect.element(card).toMatchTextContent('Send us a photo of the receipt.');
    expect(card.element().querySelector('blockquote')).toBeNull();
  });

  it('why it is on hold and how it goes on, in place of the state', async () => {
    const sight = sightAt('preparing', { holds: ['client_asked'] });
    const screen = await show(locale, { status: 'preparing', sight });
    const { now, next } = caseReadingWords[locale].holds.client_asked;
    await expect.element(screen.getByText(now)).toBeVisible();
    await expect.element(screen.getByText(next)).toBeVisible();
    await expect
      .element(screen.getByText(caseReadingWords[locale].readings.preparing.now))
      .not.toBeInTheDocument();
  });

  it('of several matters the one that waits for them', async () => {
    const matters = [
      { ...matter, status: 'preparing' as const },
      { ...matter, place: 2, status: 'client_review' as const },
    ];
    const sight = sightAt('preparing', { packageId: 'vip', matters });
    const screen = await show(locale, { status: 'preparing', sight });
    const { about, readings } = caseReadingWords[locale];
    await expect.element(screen.getByText(readings.client_review.now)).toBeVisible();
    await expect.element(screen.getByText(fill(about, { place: 2, count: 2 }))).toBeVisible();
  });

  it('that the money went back, which ends it', async () => {
    const screen = await show(locale, {
      status: 'cancelled',
      sight: sightAt('cancelled'),
      moneyBack: 'returned',
    });
    await expect.element(screen.getByText(words.moneyBack.returned)).toBeVisible();
    await expect.element(screen.getByText(words.moneyBack.next)).toBeVisible();
    await expect
      .element(screen.getByText(caseReadingWords[locale].readings.cancelled.now))
      .not.toBeInTheDocument();
  });

  it('that we could not take the case, where the reason stands, and who helps for free', async () => {
    const declined = sightAt('cancelled', {
      matters: [{ ...matter, status: 'cancelled', endReason: 'declined_by_us' }],
    });
    const screen = await show(locale, { status: 'cancelled', sight: declined, moneyBack: 'on_its_way' });
    await expect.element(screen.getByText(words.moneyBack.declined)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: words.moneyBack.freeHelp }))
      .toHaveAttribute('href', path('home', locale, sections.freeHelp));
  });

  it('that the application is still to be filled in, with the way to it', async () => {
    const status = 'waiting_for_application';
    const screen = await show(locale, { status, sight: sightAt(status), applicationReference: null });
    await expect
      .element(screen.getByRole('link', { name: words.openForm }))
      .toHaveAttribute('href', path('intakeForm', locale));
  });

  it('the way to the case itself: a button exactly when it is their turn', async () => {
    const mine = await show(locale, { status: 'waiting_for_client', sight: sightAt('waiting_for_client') });
    const button = mine.getByRole('link', { name: words.openCase });
    await expect.element(button).toHaveAttribute('href', casePath(locale, 'c1'));
    await expect.element(button).toHaveClass('button');
    await mine.unmount();
    const ours = await show(locale, { status: 'in_review', sight: sightAt('in_review') });
    const quiet = ours.getByRole('link', { name: words.openMore });
    await expect.element(quiet).toHaveAttribute('href', casePath(locale, 'c1'));
    await expect.element(quiet).not.toHaveClass('button');
  });
});
