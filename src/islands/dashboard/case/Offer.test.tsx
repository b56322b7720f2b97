import { useState } from 'react';
import { expect, it } from 'vitest';
import type { PackageOffer } from '#domain/cases/upgrades.ts';
import type { Locale } from '#domain/languages.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill } from '#i18n/format.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { partOfCase } from '#tests/components/case-part.ts';
import { inEachLanguage } from '#tests/components/languages.ts';
import { atAddress } from '#tests/components/page.ts';
import { answer, serve } from '#tests/components/server.ts';
import { Offer } from './Offer.tsx';

const offered: PackageOffer = {
  id: 'u1',
  status: 'offered',
  fromPackage: 'standard',
  toPackage: 'vip',
  amountCents: 55_500,
  offeredAt: '2026-11-20T15:00:00Z',
};
const one: CasePage = {
  id: 'c1',
  caseNumber: 'FK-2026-ACDE34',
  packageId: 'standard',
  status: 'in_review',
  weFile: true,
  sight: { status: 'in_review', reading: 'in_review', turn: 'us', hold: null, about: null },
  about: {
    title: 'Eviction record, DeKalb County',
    totalCostCents: 49_500,
    createdAt: '2026-11-02T15:00:00Z',
    completedOn: null,
  },
  county: 'DeKalb',
  moneyBack: null,
  endNotes: [],
  unread: 0,
  requests: [],
  celebrate: null,
  lastWords: null,
  offer: offered,
  plan: null,
  preparer: null,
  hasPreparerPicture: false,
  due: null,
  checkedAt: null,
  matters: [],
};

/** The case as it is read first, and as it is read again after something changed. */
function Read({ locale, first, then }: { locale: Locale; first: PackageOffer; then: PackageOffer }) {
  const [offer, setOffer] = useState(first);
  return <Offer {...partOfCase(locale)} one={{ ...one, offer }} onChanged={() => setOffer(then)} />;
}

inEachLanguage('a client who was offered a larger package', (locale) => {
  const labels = casePageWords[locale].offer;

  it('still reads that their payment arrived when the case was read again, and is asked to pay no more', async () => {
    atAddress('?case=c1&session_id=cs_1');
    serve({ 'POST /api/payment-confirmation': () => answer({ state: 'paid' }) });
    const screen = await renderInApp(
      locale,
      <Read locale={locale} first={offered} then={{ ...offered, status: 'paid' }} />,
    );
    await expect
      .element(screen.getByText(fill(labels.paid, { to: namesOfPackages(locale).vip })))
      .toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    expect(location.search).toBe('?case=c1');
  });

  it('still reads that they keep their package after saying no', async () => {
    serve({ 'POST /api/upgrades/u1/decline': () => answer({}) });
    const screen = await renderInApp(
      locale,
      <Read locale={locale} first={offered} then={{ ...offered, status: 'declined' }} />,
    );
    await screen.getByText(labels.decline).click();
    await screen.getByRole('button', { name: labels.declineSend }).click();
    await expect.element(screen.getByText(labels.declined)).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('reads nothing of an offer that ended before', async () => {
    const screen = await renderInApp(
      locale,
      <Read locale={locale} first={{ ...offered, status: 'withdrawn' }} then={offered} />,
    );
    await expect.element(screen.getByText(labels.title)).not.toBeInTheDocument();
  });
});
