// What a package covers and the offer of a larger one, as staff see them.
import { expect, it } from 'vitest';
import { upgradePrice, type CasePackage } from '#domain/cases/upgrades.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { staffWords } from '#i18n/staff.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';
import { PackagePanel } from './PackagePanel.tsx';

const path = '/api/staff/cases/c1/package';
const difference = upgradePrice('standard', 'vip') ?? 0;
const covered: CasePackage = {
  packageId: 'standard',
  covered: 1,
  declared: '1',
  known: 1,
  worked: 1,
  offers: [],
};
const offer = {
  id: 'u1',
  status: 'offered',
  fromPackage: 'standard',
  toPackage: 'vip',
  amountCents: difference,
  offeredAt: '2026-11-20T15:00:00Z',
  offeredBy: 'Sam Lee',
  endedAt: null,
} as const;

inEachLanguage('a member of staff', (locale) => {
  const words = staffWords[locale];
  const labels = words.cases.package;

  async function show(item: CasePackage, isOver = false) {
    const server = serve({
      [`GET ${path}`]: () => answer(item),
      [`POST ${path}`]: () => answer({ id: 'u1' }),
      'POST /api/staff/upgrades/u1/withdrawal': () => answer({ outcome: 'done' }),
    });
    const screen = await renderAtWork(
      <PackagePanel
        caseId="c1"
        caseNumber="FK-2026-ACDE34"
        language="es"
        clientName="Luz"
        member={{
          id: 'sam',
          name: 'Sam Lee',
          email: 'sam@example.com',
          role: 'staff',
          rights: [],
          preferences: { shortcuts: true, undoSeconds: 10 },
        }}
        onChanged={() => undefined}
        version="1"
        isOver={isOver}
      />,
      locale,
    );
    await expect.element(screen.getByText(labels.known, { exact: true })).toBeVisible();
    const requests = () => server.calls.filter(({ method }) => method === 'POST');
    return { screen, server, requests };
  }

  it('reads that the package covers what there is, or that there is more, or to ask first', async () => {
    const { screen } = await show(covered);
    await expect.element(screen.getByText(labels.fits)).toBeVisible();
    await screen.unmount();
    const more = await show({ ...covered, known: 3 });
    await expect.element(more.screen.getByText(labels.beyond)).toBeVisible();
    await more.screen.unmount();
    const unsure = await show({ ...covered, packageId: 'vip', covered: 5, declared: '5+' });
    await expect.element(unsure.screen.getByText(labels.unsure)).toBeVisible();
    // There is no larger package to offer.
    expect(unsure.screen.getByText(labels.make).elements()).toHaveLength(0);
  });

  it('offers a larger package for the difference, after reading what the client is asked to pay', async () => {
    const { screen, requests } = await show({ ...covered, known: 3 });
    await screen.getByText(labels.make).click();
    const amount = formatPrice(difference, locale);
    await screen.getByRole('radio', { name: new RegExp(words.packageNames.vip) }).click();
    await screen.getByRole('button', { name: labels.offering.submit }).click();
    await expect
      .element(screen.getByText(fill(labels.confirm.text, { name: words.packageNames.vip, amount })))
      .toBeVisible();
    expect(requests()).toEqual([]);
    await screen.getByRole('dialog').getByRole('button', { name: labels.offering.submit }).click();
    await expect.element(screen.getByText(labels.offering.done)).toBeVisible();
    expect(requests()[0]?.body).toMatchObject({ fromPackage: 'standard', toPackage: 'vip' });
  });

  it('sees an open offer, makes no second one beside it, and withdraws it', async () => {
    const { screen, requests, server } = await show({ ...covered, offers: [offer] });
    await expect.element(screen.getByText(labels.states.offered, { exact: true })).toBeVisible();
    expect(screen.getByText(labels.make).elements()).toHaveLength(0);
    await screen.getByRole('button', { name: labels.withdrawing.submit }).click();
    await expect.element(screen.getByText(labels.withdrawing.confirm.text)).toBeVisible();
    server.change({
      [`GET ${path}`]: () =>
        answer({ ...covered, offers: [{ ...offer, status: 'withdrawn', endedAt: '2026-11-21T15:00:00Z' }] }),
    });
    await screen.getByRole('dialog').getByRole('button', { name: labels.withdrawing.submit }).click();
    await expect.element(screen.getByText(labels.states.withdrawn, { exact: true })).toBeVisible();
    expect(requests()[0]?.path).toBe('/api/staff/upgrades/u1/withdrawal');
    await expect.element(screen.getByText(labels.make)).toBeVisible();
  });

  it('is told when somebody else was faster, and reads how it stands now', async () => {
    const { screen, server } = await show({ ...covered, known: 2 });
    await screen.getByText(labels.make).click();
    await screen.getByRole('radio', { name: new RegExp(words.packageNames.vip) }).click();
    server.change({
      [`GET ${path}`]: () => answer({ ...covered, known: 2, offers: [offer] }),
      [`POST ${path}`]: () => refuse(409, 'stale'),
    });
    await screen.getByRole('button', { name: labels.offering.submit }).click();
    await screen.getByRole('dialog').getByRole('button', { name: labels.offering.submit }).click();
    await expect.element(screen.getByText(labels.states.offered, { exact: true })).toBeVisible();
  });

  it('offers nothing when the case is over', async () => {
    const { screen } = await show(covered, true);
    expect(screen.getByText(labels.make).elements()).toHaveLength(0);
  });
});
