// The first steps of a case that is told whole, from the application to the day its papers are begun. By the screens alone:
// nothing is put into the database, and nobody knows more than a page or a mail told them.
import { randomInt } from 'node:crypto';
import { expect } from 'vitest';
import type { NextAct } from '#domain/cases/next-for.ts';
import type { JudgmentState } from '#domain/cases/matters.ts';
import type { CaseStatus } from '#domain/cases/status.ts';
import type { CaseOutcome } from '#domain/intake/options.ts';
import type { Locale } from '#domain/languages.ts';
import type { PackageId } from '#domain/packages/catalogue.ts';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/format.ts';
import { intakeWords } from '#i18n/intake.ts';
import { path } from '#i18n/routes.ts';
import { setPasswordWords } from '#i18n/set-password.ts';
import { freshEmail } from '#tests/accounts.ts';
import { openDesk, phoneOf, takePhone } from './case-story.ts';
import { statusOf } from './paper-desk.ts';
import type { Stage } from './stage.ts';
import { escape, mailTo, wizardOn } from './wizard-walk.ts';

export type Desk = Awaited<ReturnType<typeof openDesk>>;
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
  if (all) {
    const others = form(place).getByRole('group', { name: labels.together.title });
    await others.waitFor();
    for (const box of await others.getByRole('checkbox').all()) await box.check();
  }
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
  /** How it ended and what is owed, where the client was not asked: that is asked of the newest case alone. */
  readonly ended?: { readonly outcome: CaseOutcome; readonly judgment: JudgmentState };
}

/** Compares one court case with the public record; answers how many times staff pressed, chose or typed. */
export async function comparesRecord(desk: Desk, seen: Compared, hands = handsAt()): Promise<number> {
  const { page, words } = desk;
  const { fields: record, submit } = words.cases.record.form;
  const { fields: matter } = words.cases.matter.form;
  await hands.do(nextButton(desk, 'match_record', seen.place).click());
  const form = page.locator('#case-record');
  await hands.do(form.getByRole('radio', { name: record.result.options.matched }).check());
  await hands.do(form.getByLabel(matter.court, { exact: true }).selectOption('magistrate'));
  if (seen.county)
    await hands.do(form.getByLabel(matter.county.label, { exact: true }).selectOption(seen.county));
  if (seen.docketNumber)
    await hands.do(form.getByLabel(matter.docketNumber, { exact: true }).fill(seen.docketNumber));
  if (seen.nameAsFiled) await hands.do(form.getByLabel(matter.nameAsFiled.label).fill(seen.nameAsFiled));
  for (const box of await form.getByRole('group', { name: record.partyIds }).getByRole('checkbox').all())
    await hands.do(box.check());
  if (seen.landlord) await hands.do(form.getByLabel(record.name).fill(seen.landlord));
  await hands.do(form.getByLabel(record.address).fill(seen.landlordAddress));
  await hands.do(form.getByLabel(matter.filedAgainstOn).fill(seen.filedAgainstOn));
  if (seen.ended) {
    await hands.do(form.getByLabel(matter.caseOutcome.label).selectOption(seen.ended.outcome));
    await hands.do(form.getByLabel(matter.judgment, { exact: true }).selectOption(seen.ended.judgment));
  }
  await hands.do(form.getByRole('button', { name: submit }).click());
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

/** A number as courts write it, which no other story has. */
export const docket = (): string => `24-D-${randomInt(100_000, 999_999)}`;

/** What the public record shows of a case whose client named the landlord. */
export const onRecord = (own: Partial<Compared> = {}): Compared => ({
  docketNumber: docket(),
  landlordAddress: '1 Main St, Decatur, GA 30030',
  filedAgainstOn: '2019-05-03',
  ...own,
});

interface TakenUp {
  readonly phone: Phone;
  readonly caseId: string;
  readonly matters: readonly string[];
  readonly seen?: Partial<Compared>;
  readonly hands?: ReturnType<typeof handsAt>;
  /** What the desk does before it compares. */
  readonly before?: (desk: Desk) => Promise<void>;
}

/** Staff read the application of a case with one court case, find it in the public record, and begin its papers. */
export async function takesUp(stage: Stage, locale: Locale, taken: TakenUp): Promise<Desk> {
  const { phone, caseId, matters, seen, hands = handsAt(), before } = taken;
  const [matterId = ''] = matters;
  await phone.reads('submitted');
  const desk = await openDesk(stage, locale, caseId);
  await beginsReview(stage, desk, locale, caseId, matterId, hands);
  await phone.learns('in_review');
  await before?.(desk);
  await comparesRecord(desk, onRecord(seen), hands);
  // What comes next has opened by itself.
  await sendMove(stage, desk, matterId, 'preparing', { hands });
  return desk;
}
