import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { locales, type Locale } from '#domain/languages.ts';
import { readParts, type PaymentPlan, type PlanStatus } from '#domain/orders/parts.ts';
import { accountWords } from '#i18n/account.ts';
import { caseReadingWords, caseWords } from '#i18n/cases.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import en from '#i18n/en/case-parts.ts';
import es from '#i18n/es/case-parts.ts';
import { fill, formatDate, formatPrice } from '#i18n/format.ts';
import { namesOfPackages } from '#i18n/packages.ts';
import { uploadMessageWords } from '#i18n/upload-messages.ts';
import { atAddress } from '#tests/components/page.ts';
import { answer, serve } from '#tests/components/server.ts';
import { PartsForm } from './PartsForm.tsx';

const part = (place: number, dueOn: string, paidAt: string | null = null) => ({
  id: `p${place}`,
  place,
  amountCents: 16_500,
  dueOn,
  movedFrom: null,
  paidAt,
});

const planOn = (today: string, status: PlanStatus = 'active'): PaymentPlan => ({
  id: 'plan1',
  status,
  stopReason: status === 'stopped' ? 'client' : null,
  parts: readParts(
    [part(1, '2027-03-01', '2027-03-01T15:00:00Z'), part(2, '2027-03-31'), part(3, '2027-04-30')],
    status,
    today,
  ),
});

function open(locale: Locale, plan: PaymentPlan, query = '') {
  atAddress(query);
  return render(
    <PartsForm
      plan={plan}
      parts={{ en, es }[locale]}
      caseId="c1"
      onChanged={() => undefined}
      locale={locale}
      words={dashboardWords[locale]}
      cases={caseWords[locale]}
      readings={caseReadingWords[locale]}
      account={accountWords[locale]}
      packageNames={namesOfPackages(locale)}
      siteEmail="help@example.com"
      page={casePageWords[locale]}
      messages={uploadMessageWords[locale]}
    />,
  );
}

it.each(locales)(
  'a client reads what is paid, what comes when, and pays the next part alone (%s)',
  async (locale) => {
    serve({});
    const said = { en, es }[locale];
    const screen = await open(locale, planOn('2027-03-10'));
    await expect
      .element(screen.getByText(fill(said.due, { date: formatDate('2027-03-31', locale) })))
      .toBeVisible();
    const amount = formatPrice(16_500, locale);
    await expect.element(screen.getByRole('button', { name: fill(said.pay, { amount }) })).toBeVisible();
    await expect.element(screen.getByText(said.states.next, { exact: true })).toBeVisible();
  },
);

it('says that a part is late, offers no other day for it, and can still be paid', async () => {
  serve({});
  const screen = await open('en', planOn('2027-04-05'));
  await expect.element(screen.getByText(en.states.late, { exact: true })).toBeVisible();
  await expect.poll(() => screen.getByText(en.move, { exact: true }).elements().length).toBe(1);
  await expect.element(screen.getByRole('button', { name: /^Pay / })).toBeVisible();
});

it('moves a day, and says what is wrong with another one', async () => {
  const server = serve({ 'POST /api/parts/p2/day': () => answer({}) });
  const screen = await open('en', planOn('2027-03-10'));
  await screen.getByText(en.move, { exact: true }).first().click();
  await screen.getByLabelText(en.moveTo).first().fill('2027-04-20');
  await screen.getByRole('button', { name: en.moveSend }).first().click();
  const wrong = fill(en.moveWrong, { date: formatDate('2027-04-14', 'en') });
  await expect.element(screen.getByText(wrong)).toBeVisible();
  expect(server.calls).toHaveLength(0);
  await screen.getByLabelText(en.moveTo).first().fill('2027-04-10');
  await screen.getByRole('button', { name: en.moveSend }).first().click();
  await expect.element(screen.getByText(en.movedNow)).toBeVisible();
  expect(server.last('/api/parts/p2/day')).toMatchObject({ to: '2027-04-10' });
});

it('asks for nothing after the end, and says what became of a payment it comes back from', async () => {
  serve({ 'POST /api/payment-confirmation': () => answer({ state: 'paid' }) });
  const screen = await open('es', planOn('2027-03-10', 'stopped'), '?case=c1&session_id=cs_test_123');
  await expect.element(screen.getByText(es.paid)).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
