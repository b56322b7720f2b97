import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { locales } from '#domain/languages.ts';
import type { DashboardOrder } from '#domain/portal/dashboard.ts';
import { accountWords } from '#i18n/account.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import { answer, serve } from '#tests/components/server.ts';
import Payments from './Payments.tsx';

const order: DashboardOrder = {
  id: 'o1',
  reference: 'ACDE3467',
  packageId: 'basic',
  amountCents: 29_500,
  currency: 'usd',
  status: 'paid',
  createdAt: '2026-11-01T15:00:00Z',
  completedAt: '2026-11-01T15:01:00Z',
  receivedCents: 29_500,
  refunds: [],
  refundRequest: null,
  refundRule: 'staff_decides',
  secondPayment: false,
};

it.each(locales)(
  'who asked for money back reads that it arrived, and is led there, though the form is gone, in %s',
  async (locale) => {
    serve({ 'POST /api/refunds': () => answer({}, 201) });
    const words = dashboardWords[locale];
    const page = (one: DashboardOrder, reload: () => void) => (
      <Payments
        orders={[one]}
        reload={reload}
        locale={locale}
        words={words}
        account={accountWords[locale]}
        packageNames={namesOfPackages(locale)}
        siteEmail="help@example.com"
      />
    );
    // The server then says that nothing more can be asked for.
    const screen = await render(
      page(order, () => void screen.rerender(page({ ...order, refundRule: null }, () => undefined))),
    );
    await screen.getByText(words.refunds.open).click();
    await screen.getByLabelText(words.refunds.reasons.changed_mind).click();
    await screen.getByRole('button', { name: words.refunds.send }).click();
    await expect.element(screen.getByText(words.refunds.sentNow)).toHaveFocus();
    await expect.element(screen.getByText(words.refunds.open)).not.toBeInTheDocument();
  },
);
