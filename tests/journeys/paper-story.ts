// What a client does with papers at a phone.
import { expect } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import en from '#i18n/en/statement.ts';
import es from '#i18n/es/statement.ts';
import { fill } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { openMatter, openPlace } from './places.ts';
import type { openPhone } from './case-story.ts';

type Phone = Awaited<ReturnType<typeof openPhone>>;

/** The client says of everybody who gets a copy that they are no danger, where that is still open, and then yes to the papers. */
export async function clientApproves(
  { page }: Pick<Phone, 'page'>,
  locale: Locale,
  typedName = 'María José Núñez Peña',
  /** Of which court case, where there are several. */
  place?: number,
): Promise<void> {
  const { papers, matters } = casePageWords[locale];
  await openPlace(page, locale, 'papers');
  const all = page.getByRole('region', { name: papers.title });
  const heading = page.getByRole('heading', {
    name: fill(matters.short, { place: place ?? 1 }),
    exact: true,
  });
  const panel = place ? all.locator('details').filter({ has: heading }).first() : all;
  const yes = panel.getByRole('button', { name: papers.approval.submit });
  const safe = panel.getByRole('button', { name: papers.no, exact: true });
  await yes.or(safe).first().waitFor();
  for (let open = await safe.count(); open > 0; open = await safe.count()) {
    await safe.first().click();
    await expect.poll(() => safe.count()).toBeLessThan(open);
  }
  await panel.getByRole('textbox', { name: papers.approval.fields.typedName }).fill(typedName);
  await yes.click();
  // What was never opened here is asked about once.
  await panel.getByLabel(papers.approval.fields.readAs.options.on_paper).check();
  await yes.click();
  await panel.getByText(papers.approval.done).waitFor();
  await openPlace(page, locale, 'case');
}

/** The client filed the papers at the court on a day, and says so. */
export async function reportFiled(
  { page }: Pick<Phone, 'page'>,
  locale: Locale,
  day: string,
  /** Of which court case, where there are several. */
  place?: number,
): Promise<void> {
  const { matters, report, reportFiled: filed } = casePageWords[locale];
  await openMatter(page, locale, place);
  const all = page.getByRole('region', { name: place ? matters.title : matters.titleOne, exact: true });
  const panel = place
    ? all
        .getByRole('listitem')
        .filter({ hasText: fill(matters.short, { place }) })
        .first()
    : all;
  await panel.getByText(report.filed).click();
  await panel.getByLabel(filed.fields.filedOn).fill(day);
  await panel.getByRole('button', { name: filed.submit }).click();
  await panel.getByText(filed.done).waitFor();
}

/** From papers that an attorney approved to their filing by the client: read, said yes to, taken to the court, told. */
export async function readsAndFiles(phone: Phone, locale: Locale, day: string): Promise<void> {
  await phone.reads('client_review');
  await clientApproves(phone, locale);
  await phone.reads('file_herself');
  await reportFiled(phone, locale, day);
  await phone.reads('filed_herself');
}

/** The client notes a letter to a company that keeps reports. */
export async function noteLetter(
  { page }: Pick<Phone, 'page'>,
  locale: Locale,
  company: string,
): Promise<void> {
  const { letters } = casePageWords[locale];
  await openMatter(page, locale);
  await page.getByText(letters.title).click();
  await page.getByRole('button', { name: letters.add }).click();
  await page.getByRole('textbox', { name: letters.fields.company }).fill(company);
  await page.getByRole('button', { name: letters.submit }).click();
  await page.getByText(letters.next.sent ?? '').waitFor();
}

const statementWords = { en, es };

const told = {
  story: 'Pagué tarde. Retiraron el caso.',
  harm: 'Me rechazaron dos veces.',
  apart: 'Nunca debí nada.',
  outweighs: 'A nadie le sirve.',
};
export type Told = typeof told;

/** The client tells what a motion needs, step by step, and leaves and comes back once on the way. */
export async function tellStatement(
  phone: Pick<Phone, 'page' | 'journey'>,
  site: string,
  locale: Locale,
  caseId: string,
): Promise<void> {
  await phone.page.goto(site + casePath(locale, caseId));
  await openPlace(phone.page, locale, 'papers');
  await phone.page.getByRole('link', { name: casePageWords[locale].papers.tell }).click();
  await answersStatement(phone, locale, told);
}

/** The same from where the statement is asked for. */
export async function answersStatement(
  { page, journey }: Pick<Phone, 'page' | 'journey'>,
  locale: Locale,
  own: Told,
): Promise<void> {
  const said = statementWords[locale];
  await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
  const next = () => page.getByRole('button', { name: said.next, exact: true }).click();
  await page.getByLabel(said.parts.name_in_index).check();
  await page.getByLabel(said.natures.online).check();
  await page.getByLabel(said.lengths.years).check();
  await page.getByLabel(said.years).fill('7');
  await journey.expectAccessible('limit');
  await next();
  await page.getByLabel(said.fields.story).fill(own.story);
  await next();
  // What was told is on the server, not in the page.
  await page.getByLabel(said.fields.harm).waitFor();
  await page.reload();
  await next();
  await expect.poll(() => page.getByLabel(said.fields.story).inputValue()).toBe(own.story);
  await next();
  await page.getByLabel(said.fields.harm).fill(own.harm);
  await next();
  await page.getByLabel(said.fields.apart).fill(own.apart);
  await page.getByLabel(said.fields.outweighs).fill(own.outweighs);
  await next();
  await page.getByText(said.proofLead).waitFor();
  await next();
  await page.getByText(own.harm).waitFor();
  await journey.expectAccessible('review');
  await page.getByRole('button', { name: said.finish }).click();
  await page.getByText(said.finished).waitFor();
}
