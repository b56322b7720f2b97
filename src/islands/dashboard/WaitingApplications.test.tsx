import { expect, it, vi } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import { accessMessageWords } from '#i18n/access-messages.ts';
import { accountWords } from '#i18n/account.ts';
import { dashboardWords } from '#i18n/dashboard.ts';
import { monthNames } from '#i18n/format.ts';
import { renderInApp } from '#tests/components/in-app.tsx';
import { inEachLanguage } from '#tests/components/languages.ts';
import { offline, refuse, serve } from '#tests/components/server.ts';
import WaitingApplications from './WaitingApplications.tsx';

const address = '/api/account/applications/a1';
const waiting = [{ intakeId: 'a1', sentAt: '2026-11-20T15:00:00Z' }];

inEachLanguage('a client whose address is on an application', (locale: Locale) => {
  const words = dashboardWords[locale].waiting;
  const messages = accessMessageWords[locale];

  async function show(reply: () => Response | Promise<Response>) {
    const server = serve({ [`POST ${address}`]: reply });
    const reload = vi.fn<() => void>();
    const part = { locale, words: dashboardWords[locale], months: monthNames(locale), waiting, reload };
    const screen = await renderInApp(
      locale,
      <WaitingApplications
        {...(part as unknown as Parameters<typeof WaitingApplications>[0])}
        birthDateRequired={messages['dateOfBirth.required']}
      />,
    );
    const day = screen.getByRole('textbox', { name: words.day });
    const press = () => screen.getByRole('button', { name: words.submit }).click();
    const fillIn = async (typed: string) => {
      await day.fill(typed);
      await screen.getByRole('combobox', { name: words.month }).selectOptions('02');
      await screen.getByRole('textbox', { name: words.year }).fill('1990');
    };
    return { server, reload, screen, day, press, fillIn };
  }

  it('says by the birth date that it is theirs, and the case is read', async () => {
    const { server, reload, press, fillIn } = await show(() => new Response(null, { status: 204 }));
    await fillIn('7');
    await press();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    expect(server.calls.map(({ body }) => body)).toEqual([{ dateOfBirth: '1990-02-07' }]);
  });

  it('reads at the field that a date is missing or is no day, and nothing is sent', async () => {
    const { server, screen, day, press, fillIn } = await show(() => new Response(null, { status: 204 }));
    await press();
    await expect.element(screen.getByText(messages['dateOfBirth.required'])).toBeVisible();
    await expect.element(day).toHaveFocus();
    await fillIn('30');
    await press();
    await expect.element(screen.getByText(messages['dateOfBirth.required'])).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('reads at the field that the date is another one, and keeps what was typed', async () => {
    const message = messages['dateOfBirth.wrong'];
    const field = { field: 'dateOfBirth', code: 'dateOfBirth.wrong', message };
    const { screen, day, press, fillIn, reload } = await show(() =>
      refuse(422, 'invalid_input', { fields: [field] }),
    );
    await fillIn('8');
    await press();
    await expect.element(screen.getByRole('group', { name: words.label }).getByText(message)).toBeVisible();
    await expect.element(day).toHaveValue('8');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reads after too many wrong dates whom to ask, and is asked no more', async () => {
    const { screen, press, fillIn } = await show(() => refuse(423, 'locked'));
    await fillIn('9');
    await press();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words.locked);
    await expect.element(screen.getByRole('button', { name: words.submit })).not.toBeInTheDocument();
  });

  it('tries again after the line was down', async () => {
    const { screen, server, reload, press, fillIn } = await show(offline);
    await fillIn('7');
    await press();
    await expect.element(screen.getByText(accountWords[locale].offline)).toBeVisible();
    server.change({ [`POST ${address}`]: () => new Response(null, { status: 204 }) });
    await press();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });
});
