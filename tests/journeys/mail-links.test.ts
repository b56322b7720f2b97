// Mail scanners open every link of a mail, some with a browser that runs scripts. They press nothing.
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { clientMailKinds, staffMailKinds, type MailKind } from '#domain/mail/kinds.ts';
import { freshEmail, makeAccount, makeInvitedClient } from '#tests/accounts.ts';
import { Applicant, type SentApplication } from '#tests/applicant.ts';
import { links as sampleLinks, write } from '#tests/mail.ts';
import { inFullRun, isFullRun } from '#tests/runs.ts';
import { intakeWords } from '#i18n/intake.ts';
import { path } from '#i18n/routes.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';
import { wizardOn } from './wizard-walk.ts';

const stage = setStage();
const person = maria();

/** What counts calls and faults may grow: nothing of a person is in it. */
const counters = new Set(['throttles', 'daily_counts', 'faults', 'heartbeats']);

/** A print of every table, by its rows. */
async function printOfData(): Promise<Record<string, string>> {
  const tables = await stage.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    if (counters.has(name)) continue;
    const [row] = await stage.sql<{ print: string }[]>`
      select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as print
      from ${stage.sql('public.' + name)} t`;
    prints[name] = row?.print ?? '';
  }
  return prints;
}

interface MailRow {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly user_id?: string;
  readonly intake_form_id?: string;
  readonly payload?: Record<string, string>;
}

/** Somebody for every kind of mail that carries a link of its own, and those mails in the outbox. */
async function writeMails(language: Locale): Promise<{ addresses: string[]; names: string[] }> {
  const { sql, site } = stage;
  const applicant = new Applicant(site, language);
  const begun = new Applicant(site, language);
  const draftEmail = freshEmail('begun');
  const saved = await begun.call('PUT', '/api/intake-draft', {
    answers: { firstName: person.firstName, lastName: person.lastName, email: draftEmail },
    step: 1,
    device: 'own',
    tickets: [],
  });
  expect(saved.status).toBe(200);
  expect((await begun.post('/api/intake-draft/link', { email: draftEmail })).status).toBe(202);
  const application = (await (await applicant.send()).json()) as SentApplication;
  const [intake] = await sql<{ id: string }[]>`
    select id from intake_forms where reference = ${application.reference}`;
  const [client, member, invited, supporterEmail] = [
    await makeAccount(sql),
    await makeAccount(sql, { role: 'staff' }),
    await makeInvitedClient(sql),
    freshEmail('helper'),
  ];
  const [change, done] = await sql<{ id: string }[]>`
    insert into email_changes (user_id, old_email, new_email, expires_at, confirmed_at, undo_until)
    values
      (${client.id}, ${client.email}, ${freshEmail('new')}, now() + interval '1 day', null, null),
      (${client.id}, ${client.email}, ${freshEmail('done')}, now() + interval '1 day', now(), now() + interval '7 days')
    returning id`;
  const [lost] = await sql<{ id: string }[]>`
    insert into email_changes (user_id, old_email, new_email, expires_at, case_id, matched_facts, called_at,
      applies_at, approved_by, approved_at)
    select ${invited.id}, ${invited.email}, ${freshEmail('lost')}, now() + interval '3 days', id, '{street,phone}',
      now(), now() + interval '25 hours', ${member.id}, now()
    from cases where user_id = ${invited.id} returning id`;
  const [supporter] = await sql<{ id: string }[]>`
    insert into case_supporters (case_id, name, email, bond, sees, language)
    select id, 'Rosa', ${supporterEmail}, 'family', '{dates}', ${language} from cases where user_id = ${invited.id}
    returning id`;
  const organizationEmail = freshEmail('free-help');
  const organizationId = `org-${randomUUID()}`;
  await sql`
    insert into help_organizations (id, name, url, email, takes_referrals)
    values (${organizationId}, 'Ayuda Legal', 'https://example.org/', ${organizationEmail}, true)`;
  const [referral] = await sql<{ id: string }[]>`
    insert into referrals (id, case_id, organization_id, reason, with_health, with_safety, may_call, fields, facts, code_hash,
      remind_at, ends_at)
    select gen_random_uuid(), id, ${organizationId}, 'declined', false, false, true, '{lossOfHome}',
      ${sql.json({ name: person.firstName, phone: null, en: [], es: [] })}, ${'0'.repeat(64)}, now() + interval '2 days',
      now() + interval '13 days'
    from cases where user_id = ${invited.id} returning id`;
  const applicantEmail = String(applicant.answers['email']);
  const of = ({ id: user_id, email: recipient }: { id: string; email: string }) => ({ user_id, recipient });
  const rows: MailRow[] = [
    { kind: 'invitation', ...of(invited) },
    { kind: 'registration', ...of(client) },
    { kind: 'password_reset', ...of(client) },
    { kind: 'email_restored', ...of(client) },
    { kind: 'staff_invitation', ...of(member) },
    { kind: 'sign_in_link', ...of(client) },
    { kind: 'email_confirm', ...of(client), payload: { emailChangeId: change?.id ?? '' } },
    { kind: 'email_changed', ...of(client), payload: { emailChangeId: done?.id ?? '' } },
    { kind: 'email_change_asked', ...of(invited), payload: { emailChangeId: lost?.id ?? '' } },
    { kind: 'email_change_confirm', ...of(invited), payload: { emailChangeId: lost?.id ?? '' } },
    { kind: 'supporter_link', recipient: supporterEmail, payload: { supporterId: supporter?.id ?? '' } },
    { kind: 'referral_link', recipient: organizationEmail, payload: { referralId: referral?.id ?? '' } },
    { kind: 'payment_reminder', recipient: applicantEmail, intake_form_id: intake?.id ?? '' },
  ];
  for (const { payload = {}, ...row } of rows)
    await sql`insert into outbox ${sql({
      ...row,
      language,
      payload: sql.json({
        caseNumber: 'FK-2026-ACDEFG',
        newAddress: 'n•••@example.com',
        appliesAt: new Date().toISOString(),
        ...payload,
      }),
      dedupe_key: randomUUID(),
    })}`;
  return {
    addresses: [
      draftEmail,
      applicantEmail,
      client.email,
      member.email,
      invited.email,
      supporterEmail,
      organizationEmail,
    ],
    names: [person.firstName, person.lastName, 'Núñez Peña', person.streetAddress],
  };
}

const linkPattern = /https?:\/\/[^\s"<>)]+/g;

/** Every link of the mails that reached these addresses. */
async function linksTo(addresses: readonly string[]): Promise<string[]> {
  await stage.stack.runSchedule('deliver-outbox');
  await vi.waitFor(
    async () =>
      expect(
        await stage.sql`select kind, last_error from outbox where recipient in ${stage.sql(addresses)}
        and status <> 'sent' and run_after <= now()`,
      ).toEqual([]),
    { timeout: 20_000, interval: 300 },
  );
  const mails = (await stage.stack.mail.messages()) as unknown as { text: string }[];
  const own = mails.filter((mail) => addresses.some((address) => JSON.stringify(mail).includes(address)));
  const links = own.flatMap(({ text }) => text.match(linkPattern) ?? []);
  return [...new Set(links)].filter((link) => link.startsWith(stage.site));
}

/** What all other mails link to: the same for everybody, so that one of each is enough. */
function fixedLinks(language: Locale): string[] {
  const kinds: MailKind[] = [...clientMailKinds, ...staffMailKinds];
  const links = kinds.flatMap((kind) => write(kind, language).text.match(linkPattern) ?? []);
  const made = new Set<string>(Object.values(sampleLinks).map(String));
  return [...new Set(links)]
    .filter((link) => !made.has(link))
    .map((link) => link.replace('https://freshkey.example', stage.site))
    .filter((link) => link.startsWith(stage.site));
}

/** Opens a link as a scanner does: scripts run, time passes, nobody presses. */
async function openAsScanner(page: Page, link: string): Promise<string> {
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  return page.locator('body').innerText();
}

for (const language of locales)
  it(
    `a mail scanner that opens every link and presses nothing changes nothing and reads nothing of a person (${language})`,
    {
      timeout: 240_000,
      ...inFullRun,
    },
    async () => {
      const { addresses, names } = await writeMails(language);
      const own = await linksTo(addresses);
      // Each kind of link that is made for one mail is among them.
      for (const name of Object.values(sampleLinks).filter((link) => typeof link === 'string')) {
        const { pathname, searchParams } = new URL(name);
        const [wanted] = [...searchParams.keys()].slice(-1);
        const isSame = (link: string) =>
          new URL(link).pathname.replace(/^\/es/, '') === pathname.replace(/^\/es/, '') &&
          new URL(link).searchParams.has(wanted ?? '');
        expect(own.some(isSame), `no mail with a link like ${name}`).toBe(true);
      }
      const before = await printOfData();
      for (const link of [...own, ...(isFullRun ? fixedLinks(language) : [])]) {
        const journey = await startJourney(stage.browser, {
          viewport: { width: 390, height: 800 },
          locale: language,
          expects: /status of 40[0-9]|status of 410/,
        });
        const text = await openAsScanner(journey.page, link);
        const where = link.replace(/=[\w.-]{20,}/g, '=…');
        for (const word of [...names, ...addresses])
          expect(text, `${where} shows ${word}`).not.toContain(word);
        expect(await printOfData(), `${where} changed something`).toEqual(before);
        await journey.end();
      }
    },
  );

it(
  'somebody whose mail was scanned finds the answers when they press, and until then where they left them',
  inFullRun,
  async () => {
    const email = freshEmail('scanned');
    const { browser, site, stack } = stage;
    const words = intakeWords.es;
    const desk = await startJourney(browser, { locale: 'es', expects: /status of 401/ });
    await desk.page.goto(site + path('intakeForm', 'es'));
    const form = wizardOn(desk.page, 'es', email);
    await form.walk({ to: 'eviction' });
    await desk.page.getByRole('button', { name: words.later.open }).click();
    await desk.page.getByRole('button', { name: words.later.send }).click();
    await desk.page.getByText(words.later.sent).waitFor();
    await stack.runSchedule('deliver-outbox');
    const link = (await linksTo([email])).find((found) => found.includes('continue=')) ?? '';

    const scanner = await startJourney(browser, { locale: 'es' });
    await openAsScanner(scanner.page, link);
    await desk.page.reload();
    await form.heading('eviction').waitFor();

    const phone = await startJourney(browser, { locale: 'es', viewport: { width: 360, height: 740 } });
    await phone.page.goto(link);
    await phone.expectAccessible('a mailed link');
    await phone.page.getByRole('button', { name: words.mailedLink.open }).click();
    await wizardOn(phone.page, 'es', email).heading('eviction').waitFor();
    for (const journey of [desk, scanner, phone]) await journey.end();
  },
);
