import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInApp } from '#tests/components/in-app.tsx';
import { locales } from '#domain/languages.ts';
import { accountWords } from '#i18n/account.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fill } from '#i18n/format.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import { casePath } from '#i18n/routes.ts';
import { expectConfirmed } from '#tests/components/confirmed.ts';
import { paidOrder } from '#tests/components/paid-order.ts';
import { answer, serve } from '#tests/components/server.ts';
import Payments from './Payments.tsx';

it.each(locales)(
  'who asked for money back reads that it arrived, and is led there, though the form is gone, in %s',
  async (locale) => {
    serve({ 'POST /api/refunds': () => answer({}, 201) });
    const words = dashboardWords[locale];
    function Page() {
      const [order, setOrder] = useState(paidOrder);
      return (
        <Payments
          orders={[order]}
          // The server then says that nothing more can be asked for.
          reload={() => setOrder({ ...paidOrder, refundRule: null })}
          locale={locale}
          words={words}
          account={accountWords[locale]}
          packageNames={namesOfPackages(locale)}
          siteEmail="help@example.com"
        />
      );
    }
    const screen = await renderInApp(locale, <Page />);
    await screen.getByText(words.refunds.open).click();
    await screen.getByLabelText(words.refunds.asking.fields.reasonCode.options.changed_mind).click();
    await screen.getByRole('button', { name: words.refunds.asking.submit }).click();
    await expectConfirmed(screen.getByText(words.refunds.asking.done));
    await expect.element(screen.getByText(words.refunds.open)).not.toBeInTheDocument();
  },
);

it.each(locales)(
  'who pays in parts sees how far it has come and is led to parts and card, in %s',
  async (locale) => {
    const words = dashboardWords[locale];
    const plan = { caseId: 'c1', status: 'active', paid: 1, count: 3, card: null } as const;
    const card = { brand: 'visa', last4: '4242' };
    const screen = await renderInApp(
      locale,
      <Payments
        orders={[
          { ...paidOrder, plan },
          { ...paidOrder, id: 'o2', plan: { ...plan, caseId: 'c2', card } },
        ]}
        reload={() => undefined}
        locale={locale}
        words={words}
        account={accountWords[locale]}
        packageNames={namesOfPackages(locale)}
        siteEmail="help@example.com"
      />,
    );
    const [byHand, byCard] = [screen.getByRole('listitem').nth(0), screen.getByRole('listitem').nth(1)];
    await expect.element(byHand.getByText(fill(words.plan.paid, { paid: 1, count: 3 }))).toBeVisible();
    await expect
      .element(byHand.getByRole('link', { name: words.plan.open }))
      .toHaveAttribute('href', `${casePath(locale, 'c1')}#parts`);
    await expect
      .element(byCard.getByText(fill(words.plan.card, { brand: 'Visa', last4: '4242' })))
      .toBeVisible();
    await expect
      .element(byCard.getByRole('link', { name: words.plan.openWithCard }))
      .toHaveAttribute('href', `${casePath(locale, 'c2')}#parts`);
  },
);
