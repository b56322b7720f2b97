// What follows in a case that is told whole, from the client's own words to its end (its beginning: first-steps.ts).
import { expect } from 'vitest';
import type { CaseReading } from '#domain/cases/reading.ts';
import type { Locale } from '#domain/languages.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill } from '#i18n/format.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { openDesk } from './case-story.ts';
import { nextButton, sendMove, type Desk, type Phone } from './first-steps.ts';
import { statusOf } from './paper-desk.ts';
import { openPlace } from './places.ts';
import type { Stage } from './stage.ts';

/** The one button in the head of the case. */
export async function pressesHead(
  { page }: Phone,
  locale: Locale,
  action: 'statement' | 'readBack' | 'papers',
) {
  const button = page.getByRole('link', { name: casePageWords[locale].turn[action], exact: true });
  const box = await button.boundingBox();
  expect(box && box.y + box.height, 'on the first phone screen').toBeLessThan(740);
  await button.click();
}

/** Puts what was told in Spanish into English. */
export async function translates(desk: Desk, place?: number): Promise<void> {
  const { page, words } = desk;
  const { made } = words.papers;
  await page.reload();
  await nextButton(desk, 'translate', place).click();
  const part = page.locator(`#case-make-papers-${place ?? 1}`);
  for (const field of ['story', 'harm', 'apart', 'outweighs'] as const)
    await part.getByLabel(made.fields[field], { exact: true }).fill(`In English: ${field}.`);
  await part.getByLabel(made.translation.fields.translator).fill('Rosa Díaz');
  await part.getByRole('button', { name: made.translation.submit }).click();
  await part.getByText(fill(made.translation.by, { name: 'Rosa Díaz' })).waitFor();
}

/** Makes the papers that can be made; nothing that this court wants is left. */
export async function makesPapers(
  desk: Desk,
  act: 'make_papers' | 'remake_papers',
  place?: number,
): Promise<void> {
  const { page, words } = desk;
  await page.reload();
  await nextButton(desk, act, place).click();
  const part = page.locator(`#case-make-papers-${place ?? 1}`);
  await part.getByRole('button', { name: words.papers.made.choosing.submit, exact: true }).click();
  try {
    await nextButton(desk, act, place).waitFor({ state: 'detached', timeout: 60_000 });
  } catch (cause) {
    // What is missing is said there.
    throw new Error(await part.innerText(), { cause });
  }
}

/** The papers go to the attorney by the button that comes next. */
export async function sendsToAttorney(
  stage: Stage,
  desk: Desk,
  matterId: string,
  { place, all = false }: { readonly place?: number; readonly all?: boolean } = {},
): Promise<void> {
  await nextButton(desk, 'send_to_attorney', place).click();
  await sendMove(stage, desk, matterId, 'attorney_review', { place: place ?? 1, all });
}

/** The attorney answers that nothing keeps them from this client. */
export async function hasNoConflict({ page, words }: Desk): Promise<void> {
  const { conflict } = words.attorneys;
  await page.getByLabel(conflict.answering.fields.hasConflict.options.false, { exact: true }).check();
  await page.getByRole('button', { name: conflict.answering.submit }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
}

/** The attorney goes where the next button leads, reads, and approves everything of one court case. */
export async function approvesAll(stage: Stage, desk: Desk, matterId: string, place?: number): Promise<void> {
  const { page, words } = desk;
  const { attorney } = words.papers.papers;
  await page.reload();
  const own = words.cases.page.ofAttorney.wait_attorney;
  const step = place ? fill(words.cases.page.ofMatter, { text: own, place }) : own;
  const next = page.getByRole('button', { name: fill(words.cases.page.next, { step }), exact: true });
  // A name that is new in the case is asked about first.
  await next
    .or(page.getByRole('button', { name: words.attorneys.conflict.answering.submit }))
    .first()
    .waitFor();
  if (!(await next.isVisible())) await hasNoConflict(desk);
  await next.click();
  const form = page.locator(`#case-attorney-${place ?? 1}`);
  await form.getByLabel(attorney.approving.fields.typedName).fill('Pat Law');
  for (const box of await form
    .getByRole('group', { name: attorney.approving.fields.documents })
    .getByRole('checkbox')
    .all())
    await box.check();
  await form.getByRole('button', { name: attorney.approving.submit, exact: true }).click();
  await expect.poll(() => statusOf(stage, matterId), { timeout: 20_000 }).toBe('client_review');
}

/** From words that are complete to papers that an attorney approved: made, sent, read by the client as such, and approved. */
export async function getsApproved(
  stage: Stage,
  locale: Locale,
  { desk, phone, caseId, matterId }: { desk: Desk; phone: Phone; caseId: string; matterId: string },
): Promise<Desk> {
  await makesPapers(desk, 'make_papers');
  await sendsToAttorney(stage, desk, matterId);
  await phone.learns('attorney_review');
  const attorney = await openDesk(stage, locale, caseId, { role: 'attorney' });
  await hasNoConflict(attorney);
  await approvesAll(stage, attorney, matterId);
  return attorney;
}

interface CourtDay {
  readonly after: CaseReading;
  readonly end: CaseReading;
}

/** The court sets a date, the judge says yes, what follows is done, and the case is closed. */
export async function courtSaysYes(
  stage: Stage,
  desk: Desk,
  phone: Phone,
  matterId: string,
  { after, end }: CourtDay,
): Promise<void> {
  const { page, words } = desk;
  const { move } = words.cases;
  await page.reload();
  await page.getByRole('button', { name: words.cases.page.enterHearing, exact: true }).click();
  const form = desk.form();
  await form.getByLabel(move.hearingOn).fill('2099-03-12');
  await form.getByLabel(move.hearingTime).fill('09:30');
  await form.getByLabel(move.hearingPlace).fill('Room 2A');
  await sendMove(stage, desk, matterId, 'hearing_set');
  await phone.learns('hearing_set');
  // The day of the hearing comes and goes.
  await stage.sql`
    update public.court_matters set hearing_at = now() - interval '3 days' where id = ${matterId}`;
  await page.reload();
  await nextButton(desk, 'record_outcome').click();
  await form.getByLabel(move.outcomes.granted, { exact: true }).check();
  await form.getByLabel(move.decidedOn).fill(officeDate(new Date()));
  await sendMove(stage, desk, matterId, 'granted');
  await phone.learns('granted');
  await desk.move(matterId, 'notifying');
  await phone.learns(after);
  await desk.move(matterId, 'closed');
  await phone.learns(end);
}

/** The words of the motion as the client downloads it. */
export async function motionOf(stage: Stage, { page }: Phone, locale: Locale): Promise<string> {
  await openPlace(page, locale, 'papers');
  const { papers, preview } = casePageWords[locale];
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: papers.kinds.motion, exact: true }) });
  await card.getByRole('button').last().click();
  const shown = page.getByRole('dialog');
  const download = shown.getByRole('link', { name: preview.download, exact: true });
  const answer = await page.request.get(
    new URL((await download.getAttribute('href')) ?? '', stage.site).href,
  );
  await shown.getByRole('button', { name: preview.close, exact: true }).click();
  await openPlace(page, locale, 'case');
  return pdfText(await answer.body())
    .replaceAll(/\s+/g, ' ')
    .normalize();
}
