// What was said on the phone, at the court, or by letter.
import { describe, expect, it } from 'vitest';
import type { ContactLog } from '#domain/cases/contact-entries.ts';
import { locales } from '#domain/languages.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { staffWords } from '#i18n/staff.ts';
import { answer, serve } from '#tests/components/server.ts';
import { contactProps } from '#tests/components/contact-props.ts';
import { ContactForm } from './ContactForm.tsx';

const noContact = {
  items: [],
  facts: { ways: null, hasPhone: true, texts: null, mailLostAt: null, tries: [] },
  phone: null,
} satisfies ContactLog;

describe('the contact log', () => {
  it('a docket check asks not who began, and says whether the file was found', async () => {
    const props = contactProps();
    const path = `/api/staff/cases/${props.caseId}/contacts`;
    const server = serve({
      [`GET ${path}`]: () => answer(noContact),
      [`POST ${path}`]: () => new Response(null, { status: 204 }),
    });
    const screen = await renderAtWork(<ContactForm {...props} />);
    const labels = staffWords.en.thread.contact;
    await screen
      .getByRole('combobox', { name: labels.form.fields.channel.label })
      .selectOptions('docket_check');
    await expect
      .element(screen.getByRole('group', { name: labels.form.fields.direction.label }))
      .not.toBeInTheDocument();
    await screen.getByRole('radio', { name: labels.form.fields.reached.options.true }).click();
    await screen.getByRole('button', { name: labels.form.submit }).click();
    await expect.element(screen.getByText(labels.form.done)).toBeVisible();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      channel: 'docket_check',
      direction: 'out',
      reached: true,
    });
  });

  it.each(locales)(
    'a call of yesterday is logged with its hour in Eastern Time; a time without a day is asked (%s)',
    async (locale) => {
      const props = contactProps();
      const path = `/api/staff/cases/${props.caseId}/contacts`;
      const server = serve({
        [`GET ${path}`]: () => answer(noContact),
        [`POST ${path}`]: () => new Response(null, { status: 204 }),
      });
      const screen = await renderAtWork(<ContactForm {...props} />, locale);
      const labels = staffWords[locale].thread.contact;
      await screen.getByRole('combobox', { name: labels.form.fields.channel.label }).selectOptions('call');
      await screen
        .getByRole('radio', { name: labels.form.fields.reached.options.false, exact: true })
        .click();
      await screen.getByLabelText(labels.happened.time).fill('09:30');
      await screen.getByRole('button', { name: labels.form.submit }).click();
      await expect.element(screen.getByText(labels.happened.wrong)).toBeVisible();
      await screen.getByLabelText(labels.happened.day).fill('2026-11-20');
      await screen.getByRole('button', { name: labels.form.submit }).click();
      await expect.element(screen.getByText(labels.form.done, { exact: true })).toBeVisible();
      expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        channel: 'call',
        reached: false,
        happenedAt: '2026-11-20T14:30:00.000Z',
      });
    },
  );
});
