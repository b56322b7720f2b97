// What one person does from the application to the end of the case, by the screens alone: nothing is put into the database,
// and nobody knows more than a page or a mail told them.
import { expect } from 'vitest';
import type { NextAct } from '#domain/cases/needs.ts';
import type { CaseReading } from '#domain/cases/reading.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { accountWords } from '#i18n/account.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { path } from '#i18n/routes.ts';
import { setPasswordWords } from '#i18n/set-password.ts';
import { freshEmail } from '#tests/accounts.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { phoneOf, takePhone, type openDesk } from './case-story.ts';
import { statusOf } from './paper-desk.ts';
import { openPlace } from './places.ts';
import type { Stage } from './stage.ts';
import { escape, mailTo, wizardOn } from './wizard-walk.ts';

type Desk = Awaited<ReturnType<typeof openDesk>>;
export type Phone = ReturnType<typeof phoneOf>;
type Wizard = ReturnType<typeof wizardOn>;

interface Applying {
  readonly packageId: PackageId;
  readonly firstName: string;
  readonly lastName: string;
  /** Where it is not the two names one after the other. */
  readonly signature?: string;
  /** What their phone is set to, where it is not the language they read. */
  readonly phoneIn?: Locale;
  /** What they add on the page about the eviction. */
  readonly eviction: (wizard: Wizard) => Promise<void>;
}

const months = { en: 'May', es: 'mayo' } satisfies Record<Locale, string>;

/** Applies, pays by card, follows the invitation, and stands before the case at the phone. */
export async function appliesAndPays(stage: Stage, locale: Locale, who: Applying) {
  const { firstName, lastName, packageId } = who;
  const email = freshEmail('person');
  const journey = await takePhone(stage, who.phoneIn ?? locale);
  const { page } = journey;
  const words = intakeWords[locale];
  await page.goto(stage.site + path('intakeForm', locale, `?package=${packageId}`));
  const wizard = wizardOn(page, locale, email, {
    firstName,
    lastName,
    signature: who.signature ?? `${firstName} ${lastName}`,
  });
  await wizard.walk({
    before: async (step) => {
      if (step !== 'eviction') return;
      await wizard.option('hasEviction', 'yes').check();
      await wizard.option('stillOpen', 'no').check();
      await who.eviction(wizard);
    },
  });
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: words.submit.pay }).click();
  const paying = await opening;
  journey.watch(paying);
  await paying.locator('#number').fill('4242424242424242');
  await paying.locator('#expiry').fill('12/34');
  await paying.locator('#cvc').fill('123');
  await paying.locator('#name').fill(`${firstName} ${lastName}`);
  await paying.locator('form button[type=submit]').click();
  await paying.waitForURL(new RegExp(escape(path('paymentSuccess', locale))));
  const invitation = await mailTo(stage.stack.mail, email, /set-password\?token=/);
  await paying.close();
  await page.goto(/https?:\/\/\S*set-password\?token=[\w-]+/.exec(invitation.text)?.[0] ?? '');
  const account = accountWords[locale];
  const setup = setPasswordWords[locale];
  await page.getByLabel(account.password, { exact: true }).fill('una llave para mi casa');
  const birth = page.getByRole('group', { name: new RegExp(escape(setup.birthDate.label)) });
  await birth.getByLabel(setup.birthDate.day).fill('17');
  await birth.getByLabel(setup.birthDate.month).selectOption({ label: months[locale] });
  await birth.getByLabel(setup.birthDate.year).fill('1990');
  await page.getByLabel(account.device.own).check();
  await page.getByRole('button', { name: setup.submit }).click();
  await page.waitForURL((url) => url.searchParams.has('case'));
  const caseId = new URL(page.url()).searchParams.get('case') ?? '';
  const matters = await stage.sql<{ id: string; userId: string }[]>`
    select matter.id, user_id as "userId" from public.court_matters as matter
    join public.cases on cases.id = case_id where case_id = ${caseId} order by place`;
  const client = { id: matters[0]?.userId ?? '', email };
  const phone = phoneOf(stage, locale, journey, { client, caseId });
  return { phone, caseId, client, matters: matters.map(({ id }) => id), name: `${firstName} ${lastName}` };
}

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

/** Somebody's hands at a desk: how often they press, choose and type. */
export function handsAt() {
  let count = 0;
  return {
    count: () => count,
    do(act: Promise<unknown>): Promise<unknown> {
      count += 1;
      return act;
    },
  };
}

/** The button that names what comes next, of the court case named if there are several. */
export function nextButton({ page, words }: Desk, act: NextAct, place?: number) {
  const labels = words.cases.page;
  const step = place ? fill(labels.ofMatter, { text: labels.acts[act], place }) : labels.acts[act];
  return page.getByRole('button', { name: fill(labels.next, { step }), exact: true });
}

/** Sends the move that stands open, as it was drafted. */
export async function sendMove(
  stage: Stage,
  { page, words, form, fillBlanks }: Desk,
  matterId: string,
  to: CaseStatus,
  { place = 1, all = false, hands = handsAt() } = {},
): Promise<void> {
  const labels = words.cases.move;
  if (all) await form(place).getByLabel(labels.together.all, { exact: true }).check();
  const filled = await fillBlanks(form(place));
  for (let text = 0; text < filled; text += 1) void hands.do(Promise.resolve());
  const press = fill(labels.press, { status: words.cases.states[to] });
  await hands.do(form(place).getByRole('button', { name: press }).click());
  await expect.poll(() => statusOf(stage, matterId), { timeout: 20_000 }).toBe(to);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

interface Compared {
  readonly place?: number;
  readonly docketNumber?: string;
  readonly nameAsFiled?: string;
  /** Where the client named nobody. */
  readonly landlord?: string;
  readonly landlordAddress: string;
  readonly filedAgainstOn: string;
  /** Where the client did not know it. */
  readonly county?: string;
}

/** Compares one court case with the public record; answers how many times staff pressed, chose or typed. */
export async function comparesRecord(desk: Desk, seen: Compared, hands = handsAt()): Promise<number> {
  const { page, words } = desk;
  const { record, matter } = words.cases;
  await hands.do(nextButton(desk, 'match_record', seen.place).click());
  const form = page.locator('#case-record');
  await hands.do(form.getByLabel(matter.court, { exact: true }).selectOption('magistrate'));
  if (seen.county) await hands.do(form.getByLabel(matter.county, { exact: true }).selectOption(seen.county));
  if (seen.docketNumber)
    await hands.do(form.getByLabel(matter.docket, { exact: true }).fill(seen.docketNumber));
  if (seen.nameAsFiled) await hands.do(form.getByLabel(matter.name).fill(seen.nameAsFiled));
  for (const box of await form.getByRole('group', { name: record.parties }).getByRole('checkbox').all())
    await hands.do(box.check());
  if (seen.landlord) await hands.do(form.getByLabel(record.plaintiff).fill(seen.landlord));
  await hands.do(form.getByLabel(record.plaintiffAddress).fill(seen.landlordAddress));
  await hands.do(form.getByLabel(matter.filedAgainst).fill(seen.filedAgainstOn));
  await hands.do(form.getByLabel(record.note).fill('Seen on the page of the court.'));
  await hands.do(form.getByRole('button', { name: record.submit }).click());
  return hands.count();
}

/** Begins the review of a new case, which *Today* or a search leads to. */
export async function beginsReview(
  stage: Stage,
  desk: Desk,
  locale: Locale,
  caseId: string,
  matterId: string,
  hands = handsAt(),
  /** Of which court case, where there are several. */
  place?: number,
): Promise<void> {
  const { page } = desk;
  await page.goto(stage.site + path('staff', locale, '#today'));
  await page.locator('ol a').first().waitFor();
  // A list of a whole day's tests may be longer than what Today shows: a search leads there, too.
  const own = page.locator(`ol a[href="#cases/${caseId}"]`).first();
  await hands.do(
    (await own.count()) > 0 ? own.click() : page.goto(stage.site + path('staff', locale, `#cases/${caseId}`)),
  );
  await hands.do(nextButton(desk, 'read_application', place).click());
  await sendMove(stage, desk, matterId, 'in_review', { hands });
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
  await part.getByLabel(made.translation.translator).fill('Rosa Díaz');
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
  await part.getByRole('button', { name: words.papers.made.submit, exact: true }).click();
  await nextButton(desk, act, place).waitFor({ state: 'detached', timeout: 60_000 });
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
  await page.getByLabel(conflict.no, { exact: true }).check();
  await page.getByRole('button', { name: conflict.submit }).click();
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
    .or(page.getByRole('button', { name: words.attorneys.conflict.submit }))
    .first()
    .waitFor();
  if (!(await next.isVisible())) await hasNoConflict(desk);
  await next.click();
  const form = page.locator(`#case-attorney-${place ?? 1}`);
  await form.getByLabel(attorney.typedName).fill('Pat Law');
  for (const box of await form.getByRole('group', { name: attorney.papers }).getByRole('checkbox').all())
    await box.check();
  await form.getByRole('button', { name: attorney.approve, exact: true }).click();
  await expect.poll(() => statusOf(stage, matterId), { timeout: 20_000 }).toBe('client_review');
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
