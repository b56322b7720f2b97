// Writing to us: by mouse with a file, by keyboard alone, and with a server that does not answer.
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { parseReference } from '#domain/reference.ts';
import { freshEmail } from '../accounts.ts';
import { pdf } from '../sample-files.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';
import { inFullRun } from '#tests/runs.ts';

const stage = setStage();

const scriptsOf = (page: Page) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  return scripts;
};

async function referenceIn(page: Page): Promise<string> {
  const text = await page.locator('.contact-sent').innerText();
  return parseReference(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/.exec(text)?.[0] ?? '') ?? '';
}

describe('somebody who writes in English from the home page', () => {
  it('fills in the form, adds a file, and gets a reference; nothing loads before', async () => {
    const journey = await startJourney(stage.browser);
    const { page } = journey;
    const scripts = scriptsOf(page);
    const email = freshEmail();
    await page.goto(`${stage.site}/`, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    const form = page.locator('.contact-form');
    const send = form.getByRole('button', { name: 'Send message' });
    expect(await send.isDisabled()).toBe(true);
    await form.getByLabel('First name').fill('Ana');
    await form.getByText('Still needed: last name, email, what it is about, your message.').waitFor();
    await form.getByLabel('Last name').fill('Sample');
    await form.getByLabel('Email').fill('ana@');
    await form.getByLabel('Phone').pressSequentially('4045550199');
    await form.getByLabel('What is it about?').selectOption('pricing');
    await form.getByText('Still needed: your message.').waitFor();
    expect(await form.getByLabel('Phone').inputValue()).toBe('(404) 555-0199');
    await form.getByLabel('Your message').fill('Is the court fee part of the price?');
    expect(await form.getByLabel('First name').inputValue()).toBe('Ana');

    await send.click();
    await page.getByRole('region', { name: '(F8)' }).getByText('Validation Error').waitFor();
    await form.getByRole('alert').getByRole('link', { name: 'Please enter a valid email address.' }).click();
    const address = form.getByLabel('Email');
    expect(await address.getAttribute('aria-invalid')).toBe('true');
    await journey.expectAccessible('contact form with an error', '#contact');
    await address.fill(email);

    await form.locator('input[type=file]').setInputFiles({
      name: 'notice.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdf()),
    });
    await form.getByRole('list', { name: 'Files you added' }).getByText('Received').waitFor();
    await send.click();
    const toast = page.getByRole('region', { name: '(F8)' });
    await toast.getByText('Message Sent').waitFor();
    expect(await toast.innerText()).toContain(
      "Thank you for contacting us. We'll respond within 1 business day.",
    );
    const reference = await referenceIn(page);
    const [row] = await stage.sql`select email, phone, inquiry_type, uploaded_files, language, suspicion
      from contact_submissions where reference = ${reference}`;
    expect(row).toMatchObject({ email, phone: '(404) 555-0199', inquiry_type: 'pricing', language: 'en' });
    expect(row?.['uploaded_files']).toMatchObject([{ fileName: 'notice.pdf' }]);
    for (const label of ['First name', 'Email', 'Phone', 'Your message'])
      expect(await form.getByLabel(label).inputValue()).toBe('');
    expect(await form.getByRole('list', { name: 'Files you added' }).count()).toBe(0);
    expect(await send.isDisabled()).toBe(true);
    await journey.expectAccessible('contact form after sending', '#contact');
    await journey.end();
  });
});

describe('somebody who writes in Spanish with the keyboard alone', () => {
  it('keeps every word while the server does not answer, and then gets through with one message', async () => {
    const journey = await startJourney(stage.browser, {
      viewport: { width: 360, height: 740 },
      expects: /ERR_FAILED/,
    });
    const { page } = journey;
    const email = freshEmail();
    await page.goto(`${stage.site}/es/contact?inquiryType=pricing`);
    await page.getByLabel('Nombre').focus();
    await expect.poll(() => page.getByLabel('¿De qué se trata?').inputValue()).toBe('pricing');
    const type = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await type('María José');
    // Past the button of who has one name.
    await page.keyboard.press('Tab');
    await type('Núñez Peña');
    await type(email);
    await page.keyboard.press('Tab');
    await type('Seg');
    await page.keyboard.type('¿Qué sigue en mi caso?');
    await page.getByText('Usamos lo que nos escribe solo para contestarle.').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Enviar mensaje');

    await page.route('**/api/contact', (route) => route.abort());
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: '(F8)' }).getByText('No se pudo enviar el mensaje').waitFor();
    await page.getByRole('alert').getByText('Todo lo que escribió sigue aquí.').waitFor();
    expect(await page.getByLabel('Su mensaje').inputValue()).toBe('¿Qué sigue en mi caso?');

    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'Enviar mensaje' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: '(F8)' }).getByText('Mensaje enviado').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('contact-sent');
    const rows =
      await stage.sql`select reference, language, inquiry_type from contact_submissions where email = ${email}`;
    expect(rows).toMatchObject([
      { reference: await referenceIn(page), language: 'es', inquiry_type: 'followup' },
    ]);
    await journey.expectAccessible('formulario de contacto');
    await journey.end();
  });
});

it('without JavaScript the address stands in place of the form', inFullRun, async () => {
  const journey = await startJourney(stage.browser, { javaScriptEnabled: false });
  await journey.page.goto(`${stage.site}/contact`);
  const link = journey.page.getByRole('main').getByRole('link', { name: 'Write an email' });
  expect(await link.getAttribute('href')).toMatch(/^mailto:/);
  expect(await journey.page.locator('.contact-form').isVisible()).toBe(false);
  await journey.end();
});
