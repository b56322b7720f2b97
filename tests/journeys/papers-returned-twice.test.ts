// The papers of one case, from the client's own words to the copy she signed: told at a phone, put into English and read
// back, returned by the attorney with a comment, changed for the client, approved by both. What follows at the court is
// told in case-to-its-end and case-endings.
import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import statementEs from '#i18n/es/statement.ts';
import { inFullRun } from '#tests/runs.ts';
import { pdf } from '#tests/sample-files.ts';
import { matchRecord, openDesk, openPhone, paidCase } from './case-story.ts';
import { clientApproves, tellStatement } from './paper-story.ts';
import { setStage } from './stage.ts';

const stage = setStage();
type Desk = Awaited<ReturnType<typeof openDesk>>;

interface PaperRow {
  readonly version: number;
  readonly code: string;
  readonly status: string;
}

/** The newest version of the motion. */
async function motionOf(matterId: string): Promise<PaperRow | undefined> {
  const [row] = await stage.sql<PaperRow[]>`
    select version_number as version, page_code as code, status from public.current_papers
    where matter_id = ${matterId} and kind = 'motion'`;
  return row;
}

async function statusOf(matterId: string): Promise<string | undefined> {
  const [row] = await stage.sql<{ status: string }[]>`
    select status from public.court_matters where id = ${matterId}`;
  return row?.status;
}

/** Staff make what has changed, and hand it to the attorney. */
async function makePapers({ page, words, move }: Desk, matterId: string, version: number): Promise<void> {
  const { made } = words.papers;
  await page.reload();
  await page.getByText(made.open, { exact: true }).click();
  await page.getByRole('button', { name: made.submit, exact: true }).click();
  await expect.poll(async () => (await motionOf(matterId))?.version, { timeout: 40_000 }).toBe(version);
  await page.reload();
  await move(matterId, 'attorney_review');
}

/** The attorney reads every paper and approves all of them. */
async function attorneyApproves({ page, words }: Desk, matterId: string): Promise<void> {
  const { attorney } = words.papers.papers;
  await page.reload();
  await page.getByLabel(attorney.typedName).fill('Pat Law');
  const papers = page.getByRole('group', { name: attorney.papers });
  for (const box of await papers.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: attorney.approve, exact: true }).click();
  await expect.poll(() => statusOf(matterId), { timeout: 20_000 }).toBe('client_review');
}

/** Staff note the copy that the client signed, by the code on its pages. */
async function signedCopyIsIn({ page, words }: Desk, matterId: string, locale: Locale): Promise<void> {
  const { signed, kinds } = words.papers.papers;
  await page.reload();
  const form = page.locator('form').filter({ has: page.getByLabel(signed.code) });
  await form.getByRole('radio', { name: kinds.motion }).check();
  await form.getByLabel(signed.code).fill((await motionOf(matterId))?.code ?? '');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
  await form.getByText(casePageWords[locale].files.sent, { exact: true }).waitFor();
  await form.getByRole('button', { name: signed.submit }).click();
  await expect
    .poll(
      async () => {
        const [row] = await stage.sql<{ in: boolean }[]>`
          select signed_copy_at is not null as in from public.court_matters where id = ${matterId}`;
        return row?.in;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
}

for (const locale of locales)
  it(
    `papers go from a client’s own words through two returns to the copy she signed, in ${locale}`,
    { ...inFullRun, timeout: 600_000 },
    async () => {
      const { sql } = stage;
      const said = casePageWords[locale];
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      const desk = await openDesk(stage, locale, paid.caseId);
      const phone = await openPhone(stage, locale, paid);
      await desk.move(matterId, 'in_review');
      await matchRecord(stage, desk.who, matterId);
      await sql`
        update public.court_matters set case_outcome = 'dismissed', judgment = 'none' where id = ${matterId}`;
      const livesAt = (address: string) =>
        sql`update public.matter_parties set address = ${address} where matter_id = ${matterId} and is_client`;
      await sql`
        update public.matter_parties set address = '1 Main St, Decatur, GA 30030'
        where matter_id = ${matterId} and not is_client`;
      await livesAt('9 Oak St, Decatur, GA 30030');
      await desk.page.reload();
      await desk.move(matterId, 'preparing');
      await phone.learns('preparing');

      // The statement; told in Spanish, it is put into English by a named person and read back.
      await tellStatement(phone, stage.site, locale, paid.caseId);
      if (locale === 'es') {
        const { made } = desk.words.papers;
        await desk.page.reload();
        await desk.page.getByText(made.open, { exact: true }).click();
        for (const field of ['story', 'harm', 'apart', 'outweighs'] as const)
          await desk.page.getByLabel(made.fields[field], { exact: true }).fill(`In English: ${field}.`);
        await desk.page.getByLabel(made.translation.translator).fill('Rosa Díaz');
        await desk.page.getByRole('button', { name: made.translation.submit }).click();
        await expect
          .poll(
            () => sql`
              select translated_by as name from public.matter_statements where matter_id = ${matterId}`,
          )
          .toEqual([{ name: 'Rosa Díaz' }]);
        await phone.page.reload();
        const confirm = phone.page.getByRole('button', { name: statementEs.translation.confirm });
        await confirm.click();
        await confirm.waitFor({ state: 'detached' });
      }

      // The attorney sends the motion back with a comment, and reads the next version.
      await makePapers(desk, matterId, 1);
      await phone.learns('attorney_review');
      const attorney = await openDesk(stage, locale, paid.caseId, { role: 'attorney' });
      const { conflict } = attorney.words.attorneys;
      await attorney.page.getByLabel(conflict.no, { exact: true }).check();
      await attorney.page.getByRole('button', { name: conflict.submit }).click();
      const labels = attorney.words.papers.papers;
      const comment = 'Page 1: say when the case was filed.';
      await attorney.page
        .getByRole('group', { name: labels.signed.paper })
        .getByRole('radio', { name: labels.kinds.motion })
        .check();
      await attorney.page.getByLabel(labels.attorney.comments).fill(comment);
      await attorney.page.getByRole('button', { name: labels.attorney.returnSubmit }).click();
      await expect.poll(() => statusOf(matterId), { timeout: 20_000 }).toBe('preparing');
      await desk.page.reload();
      await desk.page.getByText(comment).first().waitFor();
      await phone.reads('preparing');
      expect(await phone.page.getByText(comment).count()).toBe(0);
      await sql`update public.court_matters set filed_against_on = '2019-05-03' where id = ${matterId}`;
      await makePapers(desk, matterId, 2);
      await attorneyApproves(attorney, matterId);
      await phone.learns('client_review');

      // The client asks for a change in her own words, and says yes to the version after it.
      const papers = phone.page.getByRole('region', { name: said.papers.title });
      const wish = 'Falta el número de mi apartamento.';
      await papers.getByText(said.papers.change, { exact: true }).click();
      await papers.getByLabel(said.papers.changeWords).fill(wish);
      await phone.journey.expectAccessible('asking for a change');
      await papers.getByRole('button', { name: said.papers.changeSend }).click();
      await papers.getByText(said.papers.changed).waitFor();
      expect(await statusOf(matterId)).toBe('preparing');
      await desk.page.reload();
      await desk.page.getByText(wish).first().waitFor();
      await livesAt('9 Oak St, Apt 4, Decatur, GA 30030');
      await makePapers(desk, matterId, 3);
      await attorneyApproves(attorney, matterId);
      await phone.learns('client_review');
      await clientApproves(phone, locale);
      await phone.reads('file_herself');

      await signedCopyIsIn(desk, matterId, locale);
      await attorney.journey.end();
      await desk.journey.end();
      await phone.journey.end();
    },
  );
