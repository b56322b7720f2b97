// The people of a case from payment to its end: a client who paid, staff at a desk, and what the client reads and gets.
import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright';
import { expect, vi } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import type { CaseReading } from '#domain/cases/reading.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { fill } from '#i18n/format.ts';
import { casePath, path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { connectDatabase } from '#server/database/client.ts';
import { supabaseFileStore } from '#server/files/supabase-file-store.ts';
import { Applicant } from '#tests/applicant.ts';
import type { Right } from '#domain/access/rights.ts';
import { signedInClient, signedInStaff, type SignedIn } from '#tests/signed-in.ts';
import { writeSamplePaper } from '#tools/local/demo-papers.ts';
import { standing } from '../integration/database/given-matters.ts';
import { enter, startJourney, type Journey } from './journey.ts';
import type { Stage } from './stage.ts';

export interface PaidCase {
  readonly client: SignedIn;
  readonly caseId: string;
  readonly matters: readonly string[];
}

/** A client who paid a package at the card sandbox and then sent the application. */
export async function paidCase(
  { sql, site, stack }: Stage,
  locale: Locale,
  packageId: PackageId,
  answers: Record<string, unknown> = {},
): Promise<PaidCase> {
  const client = await signedInClient(sql, { siteUrl: site, language: locale });
  const opened = await client.visitor.post('/api/create-payment-intent', {
    packageId,
    eviction: { stillOpen: 'no' },
  });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  const paymentIntentId = clientSecret.split('_secret')[0] ?? '';
  await stack.stripe.payPaymentIntent(paymentIntentId);
  await client.visitor.post('/api/payment-confirmation', { paymentIntentId });
  const applicant = new Applicant(site, locale);
  for (const [name, value] of client.visitor.cookies) applicant.cookies.set(name, value);
  const response = await applicant.send({
    email: client.email,
    preferredLanguage: locale,
    selectedServicePackage: packageId,
    landlordName: 'Oak Homes LLC',
    ...answers,
  });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  const matters = await sql<{ id: string; caseId: string }[]>`
    select matter.id, case_id as "caseId" from public.court_matters as matter
    join public.cases on cases.id = case_id where user_id = ${client.id} order by place`;
  const [first] = matters;
  if (!first) throw new Error('no court matter');
  return { client, caseId: first.caseId, matters: matters.map(({ id }) => id) };
}

/** What staff found in the public record, past the form, which has a story of its own. */
export async function matchRecord(stage: Stage, staff: SignedIn, matterId: string): Promise<void> {
  const [matter] = await stage.sql<{ version: number; caseId: string; parties: string[] }[]>`
    select version, case_id as "caseId", array(
      select id::text from public.matter_parties where matter_id = matter.id) as parties
    from public.court_matters as matter where id = ${matterId}`;
  const matched = await staff.visitor.post(`/api/staff/matters/${matterId}/record`, {
    idempotencyKey: randomUUID(),
    version: matter?.version,
    result: 'matched',
    court: 'magistrate',
    county: 'DeKalb',
    docketNumber: `24-D-${matterId.slice(0, 4)}`,
    nameAsFiled: 'Maria Nunez',
    partyIds: matter?.parties ?? [],
    note: 'Seen on the page of the court.',
  });
  expect(matched.status, await matched.clone().text()).toBeLessThan(300);
  await stage.sql`update public.case_flags set cleared_at = now() where case_id = ${matter?.caseId ?? ''}`;
}

/**
 * A motion that the attorney has approved, for the client to read. It is stored like any other: the first page is shown
 * as a picture, and a paper without its file is a fault on the client's screen.
 */
export async function approvedPaper({ sql, stack }: Stage, matterId: string): Promise<{ paperId: string }> {
  const { bytes, pageCode, sha256 } = await writeSamplePaper(sql, matterId, 'motion');
  const key = `papers/${randomUUID()}.pdf`;
  const { SUPABASE_URL = '', SUPABASE_SECRET_KEY = '' } = stack.env;
  await supabaseFileStore(connectDatabase(SUPABASE_URL, SUPABASE_SECRET_KEY)).put(
    key,
    bytes,
    'application/pdf',
  );
  const [paper] = await sql<{ id: string; caseId: string }[]>`
    insert into public.case_papers (case_id, matter_id, kind)
    select case_id, id, 'motion' from public.court_matters where id = ${matterId}
    returning id, case_id as "caseId"`;
  if (!paper) throw new Error('no paper');
  const [version] = await sql<{ id: string }[]>`
    insert into public.generated_documents ${sql({
      case_id: paper.caseId,
      paper_id: paper.id,
      file_name: 'motion.pdf',
      file_path: key,
      document_type: 'motion',
      sha256,
      page_code: pageCode,
      file_size: bytes.length,
      status: 'attorney_approved',
    })} returning id`;
  await sql`
    insert into public.paper_approvals (document_id, sha256, as_role, language)
    values (${version?.id ?? ''}, ${sha256}, 'attorney', 'en')`;
  return { paperId: paper.id };
}

/** At the court since yesterday, where a story begins that late. */
export async function atCourt(stage: Stage, matterId: string, filedBy: 'us' | 'client'): Promise<void> {
  await stage.sql`
    update public.court_matters set county = 'DeKalb', record_matched_at = now(), filed_by = ${filedBy},
      filed_on = current_date - 2
    where id = ${matterId}`;
  await standing(stage, matterId, 'filed');
}

interface MoveInput {
  readonly place?: number;
  /** By the words of their labels. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly chosen?: Readonly<Record<string, string>>;
  readonly checked?: readonly string[];
}

interface DeskOptions {
  readonly role?: 'staff' | 'attorney';
  readonly rights?: readonly Right[];
  readonly expects?: RegExp;
}

/** One who works here, with a case open. */
export async function openDesk(
  stage: Stage,
  locale: Locale,
  caseId: string,
  { expects, ...options }: DeskOptions = {},
) {
  const who = await signedInStaff(stage.sql, { siteUrl: stage.site, language: locale, ...options });
  const journey = await startJourney(stage.browser, expects ? { expects } : {});
  const { page } = journey;
  await enter(page, who.visitor);
  const address = stage.site + path('staff', locale, `#cases/${caseId}`);
  await page.goto(address);
  const words = staffWords[locale];
  const labels = words.cases.move;
  const form = (place = 1) => page.getByRole('form', { name: fill(labels.title, { place }) });
  const statusOf = async (matterId: string) => {
    const [row] = await stage.sql<{ status: string }[]>`
      select status from public.court_matters where id = ${matterId}`;
    return row?.status;
  };

  /** Opens the dialog of a move. */
  async function openMove(to: CaseStatus, place = 1): Promise<void> {
    const { page: casePage } = words.cases;
    await page.getByRole('button', { name: casePage.moreMoves }).click();
    const status = words.cases.states[to];
    const isMany = (await stage.sql`select 1 from public.court_matters where case_id = ${caseId}`).length > 1;
    const item = isMany ? fill(casePage.ofMatter, { text: status, place }) : status;
    await page.getByRole('listitem').getByRole('button', { name: item }).click();
  }

  /** Waits for the drafted message, and fills each of its blanks as a person would; answers how many texts that were. */
  async function fillBlanks(own: Locator): Promise<number> {
    let filled = 0;
    for (const [label, language] of [
      [labels.message, locale],
      [labels.otherMessage, locale === 'en' ? 'es' : 'en'],
    ] as const) {
      const field = own.getByLabel(fill(label, { language: words.thread.languages[language] }), {
        exact: true,
      });
      await expect.poll(() => field.inputValue()).not.toBe('');
      const drafted = await field.inputValue();
      const text = drafted.replaceAll(/\{\{\w+\}\}/g, '(…)');
      if (text === drafted) continue;
      // The language the client does not get is folded away.
      if (!(await field.isVisible()))
        await field.locator('xpath=ancestor::details[1]').locator('summary').first().click();
      await field.fill(text);
      filled += 1;
    }
    return filled;
  }

  /** Moves a matter by the form; every blank of the drafted message is filled as a person would. */
  async function move(
    matterId: string,
    to: CaseStatus,
    { place = 1, typed = {}, chosen = {}, checked = [] }: MoveInput = {},
  ): Promise<void> {
    await openMove(to, place);
    const own = form(place);
    for (const label of checked) await own.getByLabel(label, { exact: true }).check();
    for (const [label, value] of Object.entries(chosen))
      await own.getByLabel(label, { exact: true }).selectOption(value);
    for (const [label, value] of Object.entries(typed))
      await own.getByLabel(label, { exact: true }).fill(value);
    await fillBlanks(own);
    await own.getByRole('button', { name: fill(labels.press, { status: words.cases.states[to] }) }).click();
    if (to === 'closed' || to === 'cancelled' || to === 'denied')
      await page.getByRole('button', { name: labels.confirm.yes }).click();
    await expect.poll(() => statusOf(matterId), { timeout: 20_000 }).toBe(to);
    // The dialog is gone, and the page has been read again.
    await expect.poll(() => own.count(), { timeout: 20_000 }).toBe(0);
  }

  /** Goes to a tab of the case. */
  const tab = (name: keyof typeof words.cases.page.tabs) =>
    page.getByRole('tab', { name: words.cases.page.tabs[name] }).click();

  /** Goes to the parties of the court case in sight, which are folded away. */
  async function openParties(): Promise<void> {
    await tab('work');
    await page.locator('summary').filter({ hasText: words.cases.matter.parties }).first().click();
  }

  /** The request has opened by itself; whoever has the right sends all of the money. */
  async function sendRefund(): Promise<void> {
    const { refunds } = words.orders;
    await tab('client');
    await page.getByRole('link', { name: words.cases.money.refund, exact: true }).click();
    await page.getByLabel(refunds.decide.fields.note).fill('(…)');
    await page.getByRole('button', { name: refunds.decide.submit, exact: true }).click();
    await page.getByRole('button', { name: refunds.decide.confirmSend.yes }).click();
    const record = page.getByRole('article');
    await record.getByText(refunds.statuses.sent, { exact: true }).first().waitFor();
    await page.goto(address);
  }

  return { journey, page, who, words, form, fillBlanks, openMove, move, tab, openParties, sendRefund };
}

/** A phone in the client's language. */
export function takePhone(stage: Stage, locale: Locale): Promise<Journey> {
  return startJourney(stage.browser, {
    viewport: { width: 360, height: 740 },
    locale: locale === 'es' ? 'es-US' : 'en-US',
  });
}

/** The client at a phone, who reads the case after each step and gets a mail about it. */
export async function openPhone(stage: Stage, locale: Locale, paid: PaidCase) {
  const journey = await takePhone(stage, locale);
  await enter(journey.page, paid.client.visitor);
  return phoneOf(stage, locale, journey, paid);
}

interface OwnCase {
  readonly client: Pick<SignedIn, 'id' | 'email'>;
  readonly caseId: string;
}

/** The same at a phone that is signed in already. */
export function phoneOf(stage: Stage, locale: Locale, journey: Journey, paid: OwnCase) {
  const { sql, stack, site } = stage;
  const { page } = journey;
  let mails = 0;

  /** Signs in and lands on the case, which says where it stands. */
  async function reads(reading: CaseReading): Promise<void> {
    const labels = caseReadingWords[locale].readings[reading];
    await page.goto(site + path('dashboard', locale));
    await page.getByText(labels.now).first().waitFor();
    expect(page.url()).toContain(casePath(locale, paid.caseId));
    // Up to a figure that the page fills in.
    await page
      .getByText(labels.next.split('{')[0] ?? '')
      .first()
      .waitFor();
  }

  /**
   * A mail about the case has come since the last look: in the client's language, with a way to the case and without a
   * word that tells others what it is about. Within a quarter of an hour mails wait for each other; here their time comes.
   */
  async function getsMail(): Promise<void> {
    await sql`
      update public.outbox set run_after = now()
      where user_id = ${paid.client.id} and status = 'waiting' and kind in ('case_moved', 'case_news', 'case_message')`;
    await vi.waitFor(
      async () => {
        await stack.runSchedule('deliver-outbox');
        const all = (await stack.mail.messages()) as unknown as Mail[];
        const mine = all.filter(
          ({ to, text }) =>
            JSON.stringify(to).includes(paid.client.email) && text.includes(casePath(locale, paid.caseId)),
        );
        if (mine.length <= mails) throw new Error('no new mail about the case');
        expect(mine.filter(({ subject }) => /evict|desalojo|seal|sell/i.test(subject))).toEqual([]);
        mails = mine.length;
      },
      { timeout: 20_000, interval: 300 },
    );
  }

  /** Staff moved the case: the client gets a mail and reads it. */
  async function learns(reading: CaseReading): Promise<void> {
    await getsMail();
    await reads(reading);
  }

  return { journey, page, reads, getsMail, learns };
}

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly to: unknown;
}
