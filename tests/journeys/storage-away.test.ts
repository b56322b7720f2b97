// An hour without storage: nobody can send or open a file, everybody is told so, and everything else goes on. The storage
// is stopped here, so this file has a stack of its own.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServiceArea } from '#domain/operations/status.ts';
import { apiErrorWords } from '#i18n/api-errors.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { fill } from '#i18n/format.ts';
import { casePath, path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { statusWords } from '#i18n/status.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { Applicant } from '#tests/applicant.ts';
import { inFullRun } from '#tests/runs.ts';
import { pdf } from '#tests/sample-files.ts';
import { signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { createTestStack } from '#tests/stack.ts';
import { Visitor } from '#tests/visitor.ts';
import type { LocalStack } from '#tools/local/stack.ts';
import { sharedBrowser } from './browser.ts';
import { enter, startJourney } from './journey.ts';
import { openPlace } from './places.ts';

let stack: LocalStack;
beforeAll(async () => {
  stack = await createTestStack();
}, 240_000);
afterAll(async () => {
  await stack?.close();
}, 60_000);

const words = casePageWords.es;
const before = pdf(20_000);
const after = pdf(30_000);

/** A client who was asked for two files, at a phone. */
async function clientAtHome() {
  const { sql, siteUrl } = stack;
  const owner = await makeInvitedClient(sql);
  const visitor = new Visitor(siteUrl, 'es');
  await startSessionOf(sql, visitor, { id: owner.id, role: 'client', secondFactor: false });
  const [one] = await sql<{ id: string }[]>`
    update public.cases set case_number = case_number where user_id = ${owner.id} returning id`;
  const caseId = one?.id ?? '';
  await sql`
    insert into public.file_requests (case_id, what, language)
    values (${caseId}, 'Carta del tribunal', 'es'), (${caseId}, 'Recibo de renta', 'es')`;
  const journey = await startJourney(await sharedBrowser(), {
    viewport: { width: 360, height: 740 },
    locale: 'es-US',
    expects: /status of 503/,
  });
  await enter(journey.page, visitor);
  return { journey, page: journey.page, visitor, caseId };
}

const request = (page: Page, what: string) => page.getByRole('listitem').filter({ hasText: what }).last();
const pick = (page: Page, what: string, name: string, bytes: Uint8Array) =>
  request(page, what)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
const arrived = (page: Page, what: string) =>
  request(page, what).locator('form').getByText(filePickerWords.es.sent, { exact: true }).waitFor();
const sendAnswer = (page: Page, what: string) =>
  request(page, what).getByRole('button', { name: words.requests.answer.submit, exact: true }).click();

/** Whatever runs by itself in an hour. */
async function letAnHourPass(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1)
    for (const name of ['deliver-outbox', 'replay-spool', 'process-payments']) await stack.runSchedule(name);
  for (const name of ['sweep-expired', 'watch-steps']) await stack.runSchedule(name);
}

const filesOf = (caseId: string) => stack.sql<{ id: string; name: string }[]>`
  select document.id, document.file_name as name from public.case_documents as document
  where document.case_id = ${caseId} order by document.created_at`;

async function bytesOf(visitor: Visitor, id: string): Promise<Buffer> {
  const answer = await visitor.get(`/api/account/files/case/${id}`);
  const stored = await fetch(answer.headers.get('location') ?? '');
  return Buffer.from(await stored.arrayBuffer());
}

const health = async () =>
  (await (await fetch(`${stack.siteUrl}/api/health`)).json()) as { failing: string[] };

it(
  'an hour without storage: a client, staff and whoever wonders are told, all else goes on, and no file is lost',
  { ...inFullRun, timeout: 180_000 },
  async () => {
    const { siteUrl: site } = stack;
    const { journey, page, visitor, caseId } = await clientAtHome();
    await page.goto(`${site}${casePath('es', caseId)}`);
    await openPlace(page, 'es', 'papers');
    await pick(page, 'Carta del tribunal', 'carta.pdf', before);
    await arrived(page, 'Carta del tribunal');
    await sendAnswer(page, 'Carta del tribunal');
    await page.getByText(words.requests.answer.done).waitFor();
    const [sent] = await filesOf(caseId);
    const sentId = sent?.id ?? '';
    expect((await bytesOf(visitor, sentId)).equals(Buffer.from(before))).toBe(true);

    stack.stopStorage();
    // A file is refused in words, stays chosen, and can be tried again from where it stands.
    await pick(page, 'Recibo de renta', 'recibo.pdf', after);
    await page.getByText(filePickerWords.es.later).waitFor();
    await journey.expectAccessible('a file while storage is away');
    // What was sent before cannot be opened; the answer says so in the client's language, and when to come back.
    const refused = await visitor.get(`/api/account/files/case/${sentId}`);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ message: apiErrorWords.es.unavailable });
    await page
      .getByRole('button', { name: fill(words.preview.openNamed, { name: 'carta.pdf' }) })
      .first()
      .click();
    await page.getByRole('dialog').getByText(apiErrorWords.es.unavailable).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: words.preview.close }).click();

    // A message goes, and so does an application, both without files.
    await openPlace(page, 'es', 'messages');
    const thread = page.getByRole('region', { name: words.places.messages });
    await thread
      .getByRole('textbox', { name: words.thread.fields.message })
      .fill('No puedo mandar el recibo.');
    await thread.getByRole('button', { name: words.thread.submit }).click();
    await expect
      .poll(() => stack.sql`select 1 from public.client_messages where case_id = ${caseId}`)
      .toHaveLength(1);
    expect((await new Applicant(site, 'es').send()).status).toBe(201);
    for (const route of ['home', 'services', 'contact', 'login'] as const)
      expect((await visitor.get(path(route, 'es'))).status).toBe(200);

    // Whoever wonders reads it, and staff.
    await expect.poll(async () => (await health()).failing, { timeout: 20_000 }).toEqual(['storage']);
    const stranger = await startJourney(await sharedBrowser(), { locale: 'es-US', expects: /status of 503/ });
    const area = (name: ServiceArea) => stranger.page.locator(`[data-area="${name}"]`);
    await stranger.page.goto(site + path('status', 'es'));
    await stranger.page.getByText(statusWords.es.some).waitFor();
    await area('files').getByText(statusWords.es.areas.files.down, { exact: true }).waitFor();
    await area('send').getByText(statusWords.es.areas.send.works, { exact: true }).waitFor();
    const desk = await startJourney(await sharedBrowser(), { locale: 'en-US', expects: /status of 503/ });
    await enter(desk.page, (await signedInStaff(stack.sql, { siteUrl: site })).visitor);
    await desk.page.goto(`${site}${path('staff', 'en')}#mail`);
    await desk.page.getByText(staffWords.en.mail.health.codes.storage).waitFor();
    await letAnHourPass();
    expect((await filesOf(caseId)).map(({ name }) => name)).toEqual(['carta.pdf']);

    stack.startStorage();
    await openPlace(page, 'es', 'papers');
    await page.getByRole('button', { name: filePickerWords.es.retry }).click();
    await arrived(page, 'Recibo de renta');
    await sendAnswer(page, 'Recibo de renta');
    // The words of the first answer may still stand there.
    await expect
      .poll(async () => (await filesOf(caseId)).map(({ name }) => name))
      .toEqual(['carta.pdf', 'recibo.pdf']);
    const all = await filesOf(caseId);
    for (const [index, bytes] of [before, after].entries())
      expect((await bytesOf(visitor, all[index]?.id ?? '')).equals(Buffer.from(bytes))).toBe(true);
    await expect.poll(async () => (await health()).failing, { timeout: 20_000 }).not.toContain('storage');
    await stranger.page.reload();
    await area('files').getByText(statusWords.es.areas.files.works, { exact: true }).waitFor();
    for (const one of [journey, stranger, desk]) await one.end();
  },
);
