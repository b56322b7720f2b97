import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dismissToast } from '#browser/toasts.ts';
import { contactWords } from '#i18n/contact.ts';
import { contactMessages } from '#i18n/en/contact-messages.ts';
import { fill } from '#i18n/fill.ts';
import { atAddress } from '#tests/components/page.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';
import ContactFormEn from './ContactFormEn.tsx';
import ContactFormEs from './ContactFormEs.tsx';

const words = contactWords.en;
const labels = words.form;
const accept = () => answer({ reference: 'ACDE3467', stored: 'now', filesMissing: [] }, 201);

const open = () => render(<ContactFormEn email="help@example.com" />);
type Screen = Awaited<ReturnType<typeof open>>;
const sending = (screen: Screen) => screen.getByRole('button', { name: labels.send });

async function typeIn(screen: Screen): Promise<void> {
  await screen.getByLabelText(labels.fields.firstName).fill('Ana');
  await screen.getByLabelText(labels.fields.lastName).fill('Sample');
  await screen.getByLabelText(labels.fields.email).fill('ana@example.com');
  await screen.getByLabelText(labels.fields.inquiryType).selectOptions(labels.inquiryTypes.pricing);
  await screen.getByLabelText(labels.fields.message).fill('Is the court fee part of the price?');
}

beforeEach(() => atAddress(''));
afterEach(dismissToast);

describe('somebody who writes to us', () => {
  it('sees what is still needed, and cannot send before', async () => {
    serve({});
    const screen = await open();
    await expect.element(sending(screen)).toBeDisabled();
    await screen.getByLabelText(labels.fields.firstName).fill('Ana');
    await expect.element(screen.getByText(/last name, email, what it is about, your message/)).toBeVisible();
    await typeIn(screen);
    await expect.element(sending(screen)).toBeEnabled();
    await expect.element(screen.getByText(labels.ready)).toBeVisible();
  });

  it('and has only one name says so with one press, and can send', async () => {
    const server = serve({ 'POST /api/contact': accept });
    const screen = await open();
    await typeIn(screen);
    await screen.getByLabelText(labels.fields.lastName).fill('');
    await expect.element(sending(screen)).toBeDisabled();
    await screen.getByRole('button', { name: labels.oneName.ask }).click();
    await expect.element(screen.getByLabelText(labels.fields.lastName)).toHaveFocus();
    await expect
      .element(screen.getByLabelText(labels.fields.lastName))
      .toHaveAccessibleDescription(labels.oneName.done);
    await sending(screen).click();
    await expect.element(screen.getByLabelText(labels.fields.message)).toHaveValue('');
    expect(Object.fromEntries(server.last('/api/contact') as FormData)).toMatchObject({ lastName: '-' });
  });

  it('and has typed the one name as the last keeps it with the same press', async () => {
    const server = serve({ 'POST /api/contact': accept });
    const screen = await open();
    await typeIn(screen);
    await screen.getByLabelText(labels.fields.firstName).fill('');
    await screen.getByLabelText(labels.fields.lastName).fill('Suharto');
    await expect.element(sending(screen)).toBeDisabled();
    await screen.getByRole('button', { name: labels.oneName.ask }).click();
    await expect.element(screen.getByLabelText(labels.fields.firstName)).toHaveValue('Suharto');
    await expect.element(screen.getByLabelText(labels.fields.lastName)).toHaveValue('-');
    await sending(screen).click();
    await expect.element(screen.getByLabelText(labels.fields.message)).toHaveValue('');
    expect(Object.fromEntries(server.last('/api/contact') as FormData)).toMatchObject({
      firstName: 'Suharto',
      lastName: '-',
    });
  });

  it('gets a reference, and an empty form for another message', async () => {
    const server = serve({ 'POST /api/contact': accept });
    const screen = await open();
    await typeIn(screen);
    await userEvent.type(screen.getByLabelText(labels.fields.phone), '4045550199');
    await expect.element(screen.getByLabelText(labels.fields.phone)).toHaveValue('(404) 555-0199');
    await sending(screen).click();
    const confirmation = fill(words.sent.reference, { reference: 'ACDE-3467', email: 'ana@example.com' });
    await expect.element(screen.getByText(confirmation)).toBeVisible();
    await expect.element(screen.getByLabelText(labels.fields.message)).toHaveValue('');
    const form = server.last('/api/contact') as FormData;
    expect(Object.fromEntries(form)).toMatchObject({
      firstName: 'Ana',
      inquiryType: 'pricing',
      tickets: '[]',
    });
    expect(server.calls[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is told which files did not arrive', async () => {
    serve({
      'POST /api/contact': () =>
        answer({ reference: 'ACDE3467', stored: 'later', filesMissing: ['notice.pdf'] }, 201),
    });
    const screen = await open();
    await typeIn(screen);
    await sending(screen).click();
    await expect
      .element(screen.getByText(fill(words.sent.filesMissing, { names: 'notice.pdf' })))
      .toBeVisible();
    await expect.element(screen.getByText(fill(words.sent.later, { reference: 'ACDE-3467' }))).toBeVisible();
  });

  it('is led to an address that is none, before anything is sent', async () => {
    const server = serve({});
    const screen = await open();
    await typeIn(screen);
    await screen.getByLabelText(labels.fields.email).fill('ana@');
    await sending(screen).click();
    const link = screen.getByRole('alert').getByRole('link', { name: contactMessages['email.invalid'] });
    await link.click();
    await expect.element(screen.getByLabelText(labels.fields.email)).toHaveFocus();
    await expect.element(screen.getByLabelText(labels.fields.email)).toHaveAttribute('aria-invalid', 'true');
    expect(server.calls).toEqual([]);
  });

  it('keeps every word while there is no connection, and sends it again under the same key', async () => {
    const server = serve({ 'POST /api/contact': offline });
    const screen = await open();
    await typeIn(screen);
    await sending(screen).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toMatchTextContent(words.failed.kept);
    await expect.element(alert).toMatchTextContent('help@example.com');
    await expect
      .element(screen.getByLabelText(labels.fields.message))
      .toHaveValue('Is the court fee part of the price?');
    server.change({ 'POST /api/contact': accept });
    await sending(screen).click();
    await expect.element(screen.getByText(/ACDE-3467/)).toBeVisible();
    const keys = server.calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('who sends other words after a lost answer may send them as a second message, under another key', async () => {
    const server = serve({
      'POST /api/contact': () => refuse(409, 'already_received', { firstReference: 'ACDE3467' }),
    });
    const screen = await open();
    await typeIn(screen);
    await sending(screen).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.failed.already);
    server.change({ 'POST /api/contact': accept });
    await screen.getByRole('button', { name: words.failed.again }).click();
    await expect.element(screen.getByText(words.sent.title).first()).toBeVisible();
    expect(new Set(server.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('who follows a link that says what it is about need not choose it', async () => {
    atAddress('?inquiryType=pricing');
    serve({});
    const screen = await open();
    await expect.element(screen.getByLabelText(labels.fields.inquiryType)).toHaveValue('pricing');
  });

  it('reads refused files in the list, by the rule they break, and nothing of them is sent', async () => {
    const server = serve({});
    const screen = await render(<ContactFormEs email="ayuda@example.com" />);
    const es = contactWords.es.form;
    await screen
      .getByLabelText(es.files.add)
      .upload(new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }));
    await expect
      .element(screen.getByRole('list', { name: es.files.list }).getByText('setup.exe'))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: /setup\.exe/ })).toBeVisible();
    expect(server.calls).toEqual([]);
  });
});
