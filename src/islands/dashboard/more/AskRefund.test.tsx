import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import type { DashboardOrder } from '#domain/portal/dashboard.ts';
import { accountWords } from '#i18n/account.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { formKitWords } from '#i18n/form-kit.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { paidOrder } from '#tests/components/paid-order.ts';
import { later, answer, offline, refuse, serve } from '#tests/components/server.ts';
import AskRefund from './AskRefund.tsx';

async function ask(locale: Locale, refundRule: DashboardOrder['refundRule'] = 'staff_decides') {
  const onAsked = vi.fn<() => void>();
  const labels = dashboardWords[locale].refunds;
  const screen = await renderInApp(
    locale,
    <AskRefund order={{ ...paidOrder, refundRule }} words={labels} onAsked={onAsked} />,
  );
  return { screen, labels, onAsked, send: screen.getByRole('button', { name: labels.asking.submit }) };
}

inEachLanguage('a client who asks for money back', (locale) => {
  it('is asked for a reason first', async () => {
    const server = serve({});
    const { screen, send } = await ask(locale);
    await send.click();
    await expect.element(screen.getByText(fieldMessages[locale]['refundReason.required'])).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('sends reason and words of theirs, once', async () => {
    const wait = later();
    const server = serve({ 'POST /api/refunds': wait.answer });
    const { screen, labels, send, onAsked } = await ask(locale);
    await screen.getByLabelText(labels.asking.fields.reasonCode.options.changed_mind).click();
    await screen.getByLabelText(labels.asking.fields.words).fill('Encontré otra solución.');
    await send.click();
    await expect.element(screen.getByRole('button', { name: formKitWords[locale].sending })).toBeDisabled();
    await wait.come(answer({}, 201));
    await vi.waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
    expect(server.calls.map(({ body }) => body)).toEqual([
      { orderId: paidOrder.id, reasonCode: 'changed_mind', words: 'Encontré otra solución.' },
    ]);
  });

  it('reads what the rule promises them', async () => {
    serve({});
    const owed = await ask(locale, 'full');
    await expect.element(owed.screen.getByText(owed.labels.full)).toBeVisible();
    await owed.screen.unmount();
    const open = await ask(locale);
    await expect.element(open.screen.getByText(open.labels.rule)).toBeVisible();
  });
});

describe('a wish for money back that does not go through', () => {
  it.each([
    ['without a connection', offline, accountWords.en.offline],
    [
      'when the server says no',
      () => refuse(409, 'conflict', { message: 'It is asked already.' }),
      'It is asked already.',
    ],
  ])('%s keeps what was written, and can be sent again', async (_when, respond, text) => {
    serve({ 'POST /api/refunds': respond });
    const { screen, labels, send, onAsked } = await ask('en');
    await screen.getByLabelText(labels.asking.fields.reasonCode.options.changed_mind).click();
    await screen.getByLabelText(labels.asking.fields.words).fill('No longer needed.');
    await send.click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(text);
    await expect.element(screen.getByLabelText(labels.asking.fields.words)).toHaveValue('No longer needed.');
    await expect.element(send).toBeEnabled();
    expect(onAsked).not.toHaveBeenCalled();
  });
});
