// The whole way of the money through the host as it runs in production: application, payment link, hosted page,
// webhook, and the mails, without any schedule being run.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedStack();
});

const mailsTo = async (address: string) =>
  (await stack.mail.messages())
    .filter((message) => message.to.some((to) => to.address.toLowerCase() === address.toLowerCase()))
    .map((message) => message.subject);

describe('from the application to the invitation', () => {
  it('takes seconds and needs nobody, in the language of the person', async () => {
    const person = new Applicant(stack.siteUrl, 'es');
    const answer = (await (
      await person.send({ preferredLanguage: 'es', selectedServicePackage: 'premium' })
    ).json()) as SentApplication;
    const email = String(person.answers.email);
    await vi.waitFor(
      async () => expect(await mailsTo(email)).toContain('Recibimos su solicitud | Fresh Key'),
      20_000,
    );

    const opened = await person.get(`/api/pay/premium?intake=${answer.payToken}&lang=es`);
    expect(opened.status).toBe(303);
    const sessionId = /cs_[A-Za-z0-9_]+/.exec(opened.headers.get('location') ?? '')?.[0] ?? '';
    const paid = await stack.stripe.payCheckoutSession(sessionId);
    expect(paid.redirectTo).toBe(
      `${stack.siteUrl}/es/payment-success?package=premium&session_id=${sessionId}`,
    );
    await vi.waitFor(
      async () =>
        expect((await mailsTo(email)).toSorted()).toEqual([
          'Cree su contraseña | Fresh Key',
          'Recibimos su solicitud | Fresh Key',
          'Recibo de su pago | Fresh Key',
        ]),
      20_000,
    );
    const confirmed = await person.post('/api/payment-confirmation', { sessionId });
    expect(await confirmed.json()).toMatchObject({
      state: 'paid',
      packageId: 'premium',
      amountCents: 69_500,
    });
    const again = await person.get(`/api/pay/premium?intake=${answer.payToken}&lang=es`);
    expect(again.headers.get('location')).toBe(`/es/payment-success?package=premium&session_id=${sessionId}`);
  });

  it('leads a forged link to a page that explains, in both languages', async () => {
    const person = new Applicant(stack.siteUrl, 'en');
    for (const [language, prefix] of [
      ['en', ''],
      ['es', '/es'],
    ]) {
      const opened = await person.get(`/api/pay/basic?intake=forged&lang=${language}`);
      expect(opened.status).toBe(303);
      const location = opened.headers.get('location') ?? '';
      expect(location).toBe(`${prefix}/intake-confirmation?problem=link`);
      expect((await person.get(location)).status).toBe(200);
    }
  });

  it('runs the schedules without complaint', async () => {
    expect(await stack.runSchedule('deliver-outbox')).toBe(204);
    expect(await stack.runSchedule('process-payments')).toBe(204);
  });
});
