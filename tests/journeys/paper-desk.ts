// What staff and an attorney do with papers at a desk.
import { expect } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { pdf } from '#tests/sample-files.ts';
import type { openDesk } from './case-story.ts';
import type { Stage } from './stage.ts';

type Desk = Awaited<ReturnType<typeof openDesk>>;
type Database = Pick<Stage, 'sql'>;

interface PaperRow {
  readonly version: number;
  readonly code: string;
  readonly status: string;
}

/** The newest version of the motion. */
async function motionOf({ sql }: Database, matterId: string): Promise<PaperRow | undefined> {
  const [row] = await sql<PaperRow[]>`
    select version_number as version, page_code as code, status from public.current_papers
    where matter_id = ${matterId} and kind = 'motion'`;
  return row;
}

export async function statusOf({ sql }: Database, matterId: string): Promise<string | undefined> {
  const [row] = await sql<{ status: string }[]>`
    select status from public.court_matters where id = ${matterId}`;
  return row?.status;
}

/** Staff make what has changed, and hand it to the attorney. */
export async function makePapers(
  database: Database,
  { page, words, move, tab }: Desk,
  matterId: string,
  version: number,
): Promise<void> {
  const { made } = words.papers;
  await page.reload();
  await tab('papers');
  await page.getByText(made.open, { exact: true }).click();
  await page.getByRole('button', { name: made.choosing.submit, exact: true }).click();
  await expect
    .poll(async () => (await motionOf(database, matterId))?.version, { timeout: 40_000 })
    .toBe(version);
  await page.reload();
  await move(matterId, 'attorney_review');
}

/** The attorney says that nothing keeps them from this client, and sends the motion back with a comment. */
export async function attorneyReturns(
  database: Database,
  { page, words }: Desk,
  matterId: string,
  comment: string,
): Promise<void> {
  const { conflict } = words.attorneys;
  await page.getByLabel(conflict.answering.fields.hasConflict.options.false, { exact: true }).check();
  await page.getByRole('button', { name: conflict.answering.submit }).click();
  const labels = words.papers.papers;
  await page
    .getByRole('group', { name: labels.attorney.returning.fields.documents })
    .getByRole('checkbox', { name: labels.kinds.motion })
    .check();
  await page.getByLabel(labels.attorney.returning.fields.words).fill(comment);
  await page.getByRole('button', { name: labels.attorney.returning.submit }).click();
  await expect.poll(() => statusOf(database, matterId), { timeout: 20_000 }).toBe('preparing');
}

/** The attorney reads every paper and approves all of them. */
export async function attorneyApproves(
  database: Database,
  { page, words }: Desk,
  matterId: string,
): Promise<void> {
  const { attorney } = words.papers.papers;
  await page.reload();
  await page.getByLabel(attorney.approving.fields.typedName).fill('Pat Law');
  const papers = page.getByRole('group', { name: attorney.approving.fields.documents });
  for (const box of await papers.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: attorney.approving.submit, exact: true }).click();
  await expect.poll(() => statusOf(database, matterId), { timeout: 20_000 }).toBe('client_review');
}

/** Staff note the copy that the client signed, by the code on its pages, as a scan does not say it. */
export async function signedCopyIsIn(
  database: Database,
  { page, words, tab }: Desk,
  matterId: string,
  locale: Locale,
): Promise<void> {
  const { signed, kinds } = words.papers.papers;
  await page.reload();
  await tab('papers');
  const form = page.locator('form').filter({ has: page.getByLabel(signed.fields.codes.label) });
  await form.getByRole('checkbox', { name: kinds.motion }).check();
  await form.getByLabel(signed.fields.codes.label).fill((await motionOf(database, matterId))?.code ?? '');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
  await form.getByText(filePickerWords[locale].sent, { exact: true }).waitFor();
  await form.getByRole('button', { name: signed.submit }).click();
  await expect
    .poll(async () => (await motionOf(database, matterId))?.status, { timeout: 20_000 })
    .toBe('signed');
}

/** Staff looked at the court's record after the order, and it is hidden. */
export async function docketIsHidden({ page, words, tab }: Desk): Promise<void> {
  const labels = words.courtChecks;
  await page.reload();
  await tab('work');
  await page.getByText(labels.title, { exact: true }).click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: labels.submit }) });
  await form.getByLabel(labels.fields.found.options.hidden, { exact: true }).check();
  await form.getByRole('button', { name: labels.submit, exact: true }).click();
  await page.getByText(labels.done).first().waitFor();
}
