// What people do once the form is sent: pay, or find out why not.
import { describe, expect, it } from 'vitest';
import { formatReference } from '#domain/reference.ts';
import { freshEmail } from '#tests/accounts.ts';
import { pdf } from '#tests/sample-files.ts';
import { paymentWords } from '#i18n/payment.ts';
import { inFullRun } from '#tests/runs.ts';
import { expectAccessible } from './journey.ts';
import { accountWalk, heading, phone } from './account-walk.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const { apply, atBrowser, mailTo, pay } = accountWalk(stage);

describe('somebody who has sent the form', () => {
  it('sees the number, the address and four payment links with the chosen package first', async () => {
    const { who, sent } = await apply({ selectedServicePackage: 'premium' });
    await atBrowser({ as: who }, async (page) => {
      await page.goto(`${stage.site}/intake-confirmation`);
      await heading(page, 'We have your application');
      await page.getByText(formatReference(sent.reference)).waitFor();
      await page.getByText(String(who.answers.email)).first().waitFor();
      const buttons = page.locator('#pay a.button');
      await expect.poll(() => buttons.count()).toBe(4);
      const links = await buttons.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links.map((link) => /pay\/(\w+)\?/.exec(link ?? '')?.[1])).toEqual([
        'premium',
        'basic',
        'standard',
        'vip',
      ]);
      expect(
        new Set(links.map((link) => new URL(link ?? '', stage.site).searchParams.get('intake'))),
      ).toEqual(new Set([sent.payToken]));
      await expectAccessible(page);
    });
  });

  it('puts a mistyped address right, and the confirmation goes there', inFullRun, async () => {
    const { who } = await apply();
    const right = freshEmail('right');
    await atBrowser({ as: who }, async (page) => {
      await page.goto(`${stage.site}/intake-confirmation`);
      await page.getByText('Check your mail:').click();
      await page.getByRole('button', { name: 'Wrong? Change it' }).click();
      const field = page.getByLabel('The right email address');
      await field.fill('nobody');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please enter a valid email address. It has one @').waitFor();
      await expectAccessible(page);
      await field.fill(right);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved. We’ll write to the new address').waitFor();
      await page.getByText(right, { exact: true }).first().waitFor();
    });
    expect(await mailTo(right, /We received your application|Recibimos/)).toContain(
      '/intake-confirmation?package=',
    );
  });

  it('sends files that did not arrive before', inFullRun, async () => {
    const { who, sent } = await apply();
    await stage.sql`update public.intake_forms set files_missing = '{recibo.pdf}' where reference = ${sent.reference}`;
    await atBrowser({ as: who, ...phone }, async (page) => {
      await page.goto(`${stage.site}/es/intake-confirmation`);
      await page.getByText('Estos archivos no nos llegaron:').waitFor();
      await page.locator('input[type=file]').setInputFiles({
        name: 'recibo.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(pdf()),
      });
      await page.getByText('Listo', { exact: true }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Agregar estos archivos a mi solicitud' }).click();
      await page.getByText('Los archivos ya están con su solicitud').waitFor();
      await page.getByText('1 archivo').waitFor();
    });
    const rows = await stage.sql`
      select file_name from public.intake_documents join public.intake_forms on intake_forms.id = intake_form_id
      where reference = ${sent.reference}`;
    expect(rows.map((row) => row.file_name)).toEqual(['recibo.pdf']);
  });

  it('reads after paying that it is paid, in the tab that stayed open', inFullRun, async () => {
    const application = await apply();
    await atBrowser({ as: application.who }, async (page) => {
      await page.goto(`${stage.site}/intake-confirmation`);
      await heading(page, 'We have your application');
      const other = await page.context().newPage();
      await other.goto(await pay(application));
      await heading(other, 'Payment Successful!');
      await other.getByText('Your case is active').waitFor();
      await expectAccessible(other);
      await other.close();
      // A headless browser shows every tab at once, so coming back to this one is told to it.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await heading(page, 'Your application is paid');
      await expectAccessible(page);
    });
  });
});

describe('somebody without an application in this browser', inFullRun, () => {
  it('is told so kindly and gets a way on', () =>
    atBrowser(phone, async (page) => {
      await page.goto(`${stage.site}/es/intake-confirmation?problem=link`);
      await heading(page, 'No vemos una solicitud en este navegador');
      await page.getByText('La selección del paquete no es válida. Comuníquese con nosotros.').waitFor();
      await expectAccessible(page);
    }));

  it('reads of no payment on the payment pages', () =>
    atBrowser({}, async (page) => {
      for (const address of [
        '/payment-success',
        '/payment-confirmation',
        '/payment-success?package=vip&session_id=cs_test_unknown1',
      ]) {
        await page.goto(stage.site + address);
        await page.getByText(paymentWords.en.unknown.lead).waitFor();
        expect(await page.getByText('Successful').count()).toBe(0);
        await expectAccessible(page);
      }
    }));
});

describe('a payment that is not there', inFullRun, () => {
  it('is called not taken, with the way back to the links', async () => {
    const application = await apply();
    const link = `/api/pay/standard?intake=${application.sent.payToken}&lang=en`;
    const hosted = (await application.who.get(link)).headers.get('location') ?? '';
    const sessionId = /cs_[A-Za-z0-9_]+/.exec(hosted)?.[0] ?? '';
    await atBrowser({ as: application.who, colorScheme: 'dark' }, async (page) => {
      await page.goto(`${stage.site}/payment-success?package=standard&session_id=${sessionId}`);
      await heading(page, 'The payment did not go through');
      await page.getByText('No money was taken.').waitFor();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Back to the payment links' }).click();
      await heading(page, 'We have your application');
    });
  });

  it('is asked about again while the bank takes its time', async () => {
    await atBrowser({}, async (page) => {
      let checks = 0;
      await page.route('**/api/payment-confirmation', (route) => {
        checks += 1;
        return route.fulfill({ json: { state: checks < 2 ? 'processing' : 'paid', packageId: 'basic' } });
      });
      await page.goto(`${stage.site}/payment-success?session_id=cs_test_slow1`);
      await heading(page, 'Your payment is being processed');
      await expectAccessible(page);
      await heading(page, 'Payment Successful!');
    });
  });

  it('is not called failed when our server is down: one can ask again', async () => {
    await atBrowser({}, async (page) => {
      await page.route('**/api/payment-confirmation', (route) => route.abort());
      await page.goto(`${stage.site}/payment-success?session_id=cs_test_down1`);
      await page.getByText('We could not reach our server').waitFor();
      await expectAccessible(page);
      await page.unroute('**/api/payment-confirmation');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText(paymentWords.en.unknown.lead).waitFor();
    });
  });
});
