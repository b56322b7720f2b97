// A client whom we cannot help hands their answers to free lawyers: taken, taken back, never answered. Each at a screen of
// their own.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import en from '#i18n/en/hand-over.ts';
import es from '#i18n/es/hand-over.ts';
import { mailWords } from '#i18n/mail.ts';
import { referralPageWords } from '#i18n/referral-page.ts';
import { casePath } from '#i18n/routes.ts';
import { freshEmail, makeInvitedClient } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInClient } from '#tests/signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { textOfMail } from './mail.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const handOver = { en, es };
const timeout = 180_000;

/** A client whose case we declined, at a phone, before the button of an organization that takes answers. */
async function declined(locale: Locale) {
  const { sql, site } = stage;
  const words = handOver[locale];
  const owner = await makeInvitedClient(sql);
  const client = await signedInClient(sql, { siteUrl: site, language: locale });
  const [one] = await sql<{ id: string }[]>`
    update public.cases set user_id = ${client.id} where user_id = ${owner.id} returning id`;
  const caseId = one?.id ?? '';
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`
      update public.court_matters set status = 'cancelled', end_reason = 'declined_by_us' where case_id = ${caseId}`;
    await transaction`update public.cases set status = 'cancelled', over_since = now() where id = ${caseId}`;
  });
  const organization = `Ayuda ${randomUUID().slice(0, 8)}`;
  const mailbox = freshEmail('ayuda');
  await sql`
    insert into public.help_organizations (id, name, url, phone, email, takes_referrals)
    values (${`org-${randomUUID()}`}, ${organization}, 'https://example.org/', '404-555-0142', ${mailbox}, true)`;
  const journey = await startJourney(stage.browser, {
    viewport: { width: 360, height: 740 },
    locale: locale === 'es' ? 'es-US' : 'en-US',
  });
  const { page } = journey;
  await enter(page, client.visitor);
  await page.goto(`${site}${casePath(locale, caseId)}`);
  const part = page.getByRole('region', { name: words.title, exact: true });
  const send = async () => {
    await part.getByRole('button', { name: fill(words.send.open, { organization }) }).click();
    await part.getByRole('region', { name: words.preview }).waitFor();
    await journey.expectAccessible('what is sent');
    await part.getByLabel(fill(words.send.fields.agreed, { organization })).check();
    await part.getByRole('button', { name: words.send.submit, exact: true }).click();
    await part.getByText(words.send.done).waitFor();
  };
  return { sql, site, words, client, caseId, organization, mailbox, journey, page, part, send };
}

/** The organization at its own screen, with the link of a mail. */
async function atOrganization(locale: Locale, mailbox: string, subject: string) {
  const helper = await startJourney(stage.browser, { expects: /410/ });
  const mail = await textOfMail(stage.stack.mail, mailbox, new RegExp(subject));
  const link = /https?:\S+referral\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  await helper.page.goto(link.replace('/referral', locale === 'es' ? '/es/referral' : '/referral'));
  return helper;
}

it.each(locales.map((locale) => ({ locale })))(
  'a client whom we declined hands on what they told us, and reads “We took it”, in $locale',
  { ...inFullRun, timeout },
  async ({ locale }) => {
    const { words, client, mailbox, organization, journey, page, part, send } = await declined(locale);
    const seen = referralPageWords[locale];
    await send();
    await textOfMail(stage.stack.mail, client.email, new RegExp(mailWords[locale].referralNews.subject.sent));
    const code = /\d{3} \d{3}/.exec(await part.innerText())?.[0] ?? '';
    const helper = await atOrganization(locale, mailbox, mailWords.en.referralLink.subject);
    await helper.page.getByLabel(seen.open.form.fields.code.label, { exact: true }).fill(code);
    await helper.expectAccessible('asks for the code');
    await helper.page.getByRole('button', { name: seen.open.form.submit }).click();
    await helper.page.getByRole('heading', { name: seen.reply.title }).waitFor();
    await helper.expectAccessible('the answers');
    expect(helper.page.url()).not.toContain('token');
    await helper.page.getByRole('button', { name: seen.reply.took }).click();
    await helper.page.getByRole('status').first().waitFor();

    await textOfMail(stage.stack.mail, client.email, new RegExp(mailWords[locale].referralNews.subject.took));
    await page.reload();
    await part.getByText(fill(words.sent.took, { organization })).waitFor();
    await journey.expectAccessible('they took it');
    await helper.end();
    await journey.end();
  },
);

it(
  'a client takes answers back that were seen, and the organization sees nothing more',
  { ...inFullRun, timeout },
  async () => {
    const locale = 'es';
    const { words, mailbox, organization, journey, page, part, send } = await declined(locale);
    const seen = referralPageWords[locale];
    await send();
    const code = /\d{3} \d{3}/.exec(await part.innerText())?.[0] ?? '';
    const helper = await atOrganization(locale, mailbox, mailWords.en.referralLink.subject);
    await helper.page.getByLabel(seen.open.form.fields.code.label, { exact: true }).fill(code);
    await helper.page.getByRole('button', { name: seen.open.form.submit }).click();
    await helper.page.getByRole('heading', { name: seen.reply.title }).waitFor();
    await page.reload();
    await part.getByLabel(fill(words.withdraw.named, { organization })).click();
    await part.getByRole('button', { name: words.withdraw.yes }).click();
    await part
      .getByText(words.withdraw.doneSeen.split('{date}')[0] ?? '')
      .first()
      .waitFor();
    await helper.page.reload();
    await helper.page.getByRole('heading', { name: seen.gone.title }).waitFor();
    await helper.end();
    await journey.end();
  },
);

it(
  'an organization never answers: it is reminded, the link ends, and the client is told whom to call',
  { ...inFullRun, timeout },
  async () => {
    const locale = 'es';
    const { sql, words, client, caseId, mailbox, organization, journey, page, part, send } =
      await declined(locale);
    await send();
    await sql`update public.referrals set remind_at = now() where case_id = ${caseId}`;
    await stage.stack.runSchedule('watch-steps');
    await stage.stack.runSchedule('deliver-outbox');
    await textOfMail(stage.stack.mail, mailbox, new RegExp(mailWords.en.referralLink.reminderSubject));
    await page.reload();
    await part.getByText(words.sent.reminded.split('{date}')[0] ?? '').waitFor();
    await sql`
    update public.referrals set consented_at = consented_at - interval '14 days', ends_at = ends_at - interval '14 days' where case_id = ${caseId}`;
    await stage.stack.runSchedule('watch-steps');
    await stage.stack.runSchedule('deliver-outbox');
    await textOfMail(
      stage.stack.mail,
      client.email,
      new RegExp(mailWords[locale].referralNews.subject.unanswered),
    );
    await page.reload();
    await part.getByText(fill(words.sent.unanswered, { organization })).waitFor();
    await part.getByRole('link', { name: fill(words.sent.number, { phone: '404-555-0142' }) }).waitFor();
    await journey.end();
  },
);
