// @module-tag full
// A client who never opens her mail: she ticks the box once, and from then on her phone is enough. She answers the reminder of her
// hearing by text, sends the court's letter as a picture, and is at the hearing.
import { describe, expect, it } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import { textConsentWords } from '#i18n/text-consent.ts';
import { textWords } from '#i18n/texts.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { casePath, path } from '#i18n/routes.ts';
import { compose } from '#server/compose.ts';
import { deliverOutbox } from '#server/mail/deliver-outbox.ts';
import { sendTexts } from '#server/texts/send-texts.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { everyday } from '#tests/runs.ts';
import { jpg } from '#tests/sample-files.ts';
import { signedInClient, signedInStaff } from '#tests/signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

/** Reminders come at their hour, and texts wait for the morning of whoever gets them: this story is always told at noon. */
async function sendAtNoon(): Promise<void> {
  Object.assign(process.env, stage.stack.env, { URL: stage.site });
  const noon = new Date(officeMidnight(officeDate(new Date())) + 12 * hourMs);
  const app = { ...compose('dev'), clock: () => noon };
  await stage.sql`
    update public.outbox set run_after = now()
    where status = 'waiting' and kind = 'hearing_reminder' and dedupe_key like '%:two_days'`;
  await deliverOutbox(app);
  await stage.sql`update public.texts set run_after = now() where status = 'waiting'`;
  await sendTexts(app);
}

describe.each(['es', 'en'] as const)('a client who never opens her mail, in %s,', (locale) => {
  it(
    'answers the reminder by text, sends the letter as a picture, and is at the hearing',
    { ...everyday(locale === 'es'), timeout: 120_000 },
    async () => {
      const { sql, site, stack } = stage;
      const owner = await makeInvitedClient(sql);
      const client = await signedInClient(sql, { siteUrl: site, language: locale });
      const { visitor: staff } = await signedInStaff(sql, { siteUrl: site });
      const [matter] = await sql<{ id: string; version: number; caseId: string }[]>`
        update public.cases as one set user_id = ${client.id} from public.court_matters as matter
        where matter.case_id = one.id and one.user_id = ${owner.id}
        returning matter.id, matter.version, one.id as "caseId"`;
      if (!matter) throw new Error('no matter');
      await sql.begin(async (transaction) => {
        await transaction`set local session_replication_role = replica`;
        await transaction`update public.court_matters set status = 'filed', filed_on = '2026-11-02' where id = ${matter.id}`;
        await transaction`update public.cases set status = 'filed' where user_id = ${client.id}`;
      });
      const digits = locale === 'es' ? '4045550187' : '4045550188';
      const number = `+1${digits}`;
      // Other stories leave mail that is sent first, and one run sends only so much.
      const arrives = async (count: number) =>
        await expect
          .poll(
            async () => {
              await sendAtNoon();
              return (await stack.phone.messages(number)).length;
            },
            { timeout: 30_000 },
          )
          .toBeGreaterThanOrEqual(count);

      const journey = await startJourney(stage.browser, {
        viewport: { width: 360, height: 740 },
        locale: locale === 'es' ? 'es-US' : 'en-US',
      });
      const { page } = journey;
      await enter(page, client.visitor);
      await page.goto(site + path('account', locale));
      const words = textConsentWords[locale];
      const box = page.getByRole('region', { name: words.title, exact: true });
      await box.getByLabel(words.phone).fill(digits);
      const consent = box.getByRole('checkbox').first();
      expect(await consent.isChecked()).toBe(false);
      // Nothing is sent without the tick.
      await box.getByRole('button', { name: words.submit }).click();
      await box.getByText(words.boxRequired).waitFor();
      await consent.check();
      await journey.expectAccessible('the box for texts');
      await box.getByRole('button', { name: words.submit }).click();
      await box.getByText(words.states.asked.split('{phone}')[1] ?? '').waitFor();
      await arrives(1);

      // Her phone, in a window of its own.
      const phone = await page.context().newPage();
      journey.watch(phone);
      const phonePage = `${stack.phone.url}/?phone=${encodeURIComponent(number)}`;
      await phone.goto(phonePage);
      await phone.getByText(textWords[locale].texts.confirm.replaceAll('’', "'")).waitFor();
      await phone.getByRole('button', { name: locale === 'es' ? 'SÍ' : 'YES', exact: true }).click();
      await stack.phone.settled();
      await expect.poll(async () => (await stack.phone.messages(number)).length).toBe(3);

      const hearingAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
      await staff.post(`/api/staff/matters/${matter.id}/move`, {
        idempotencyKey: crypto.randomUUID(),
        version: matter.version,
        to: 'hearing_set',
        facts: { hearingAt, hearingPlace: 'Room 2A' },
        words: { message: 'The court has set a date for your hearing.' },
      });
      await arrives(4);
      await phone.goto(phonePage);
      await phone.getByText(/1 = .*2 = /).waitFor();
      await phone.getByRole('button', { name: '1', exact: true }).click();
      await phone.getByLabel('Answer').fill(locale === 'es' ? 'Llegó esta carta' : 'This letter came');
      await phone
        .getByLabel('Picture')
        .setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpg()) });
      await phone.getByRole('button', { name: 'Send', exact: true }).last().click();
      await stack.phone.settled();
      await expect
        .poll(() =>
          sql`select from public.client_messages where case_id = ${matter.caseId} and came_by = 'text'`.then(
            (rows) => rows.length,
          ),
        )
        .toBe(2);

      await page.goto(`${site}${casePath(locale, matter.caseId)}#messages`);
      const { thread } = casePageWords[locale];
      await page.getByText(textWords[locale].thread.one).waitFor();
      expect(await page.getByText(`, ${thread.cameBy.text}`, { exact: true }).count()).toBe(2);
      await page.getByText(locale === 'es' ? 'Llegó esta carta' : 'This letter came').waitFor();
      await journey.expectAccessible('messages by text');

      // Nothing was moved by it, and she came.
      const [at] = await sql<
        { hearing_at: Date }[]
      >`select hearing_at from public.court_matters where id = ${matter.id}`;
      expect(at?.hearing_at.toISOString()).toBe(hearingAt);
      const met = await staff.post(`/api/staff/cases/${matter.caseId}/contacts`, {
        idempotencyKey: crypto.randomUUID(),
        channel: 'visit',
        direction: 'out',
        reached: true,
        note: 'At the hearing.',
      });
      expect(met.status).toBeLessThan(300);
      await journey.end();
    },
  );
});
