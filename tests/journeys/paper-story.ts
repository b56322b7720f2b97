// What a client does with papers at a phone.
import { expect } from 'vitest';
import type { Locale } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import en from '#i18n/en/statement.ts';
import es from '#i18n/es/statement.ts';
import { casePath } from '#i18n/routes.ts';
import { openMatter, openPlace } from './places.ts';
import type { openPhone } from './case-story.ts';

type Phone = Awaited<ReturnType<typeof openPhone>>;

/** The client says of everybody who gets a copy that they are no danger, where that is still open, and then yes to the papers. */
export async function clientApproves({ page }: Pick<Phone, 'page'>, locale: Locale): Promise<void> {
  const { papers } = casePageWords[locale];
  await openPlace(page, locale, 'papers');
  const panel = page.getByRole('region', { name: papers.title });
  const yes = panel.getByRole('button', { name: papers.approve });
  const safe = panel.getByRole('button', { name: papers.no, exact: true });
  await yes.or(safe).first().waitFor();
  for (let open = await safe.count(); open > 0; open = await safe.count()) {
    await safe.first().click();
    await expect.poll(() => safe.count()).toBeLessThan(open);
  }
  await panel.getByRole('textbox', { name: papers.typedName }).fill('María José Núñez Peña');
  await yes.click();
  // What was never opened here is asked about once.
  await panel.getByLabel(papers.readAs.on_paper).check();
  await yes.click();
  await panel.getByText(papers.approved).waitFor();
  await openPlace(page, locale, 'case');
}

/** The client filed the papers at the court on a day, and says so. */
export async function reportFiled({ page }: Pick<Phone, 'page'>, locale: Locale, day: string): Promise<void> {
  const { matters, report } = casePageWords[locale];
  await openMatter(page, locale);
  const panel = page.getByRole('region', { name: matters.titleOne });
  await panel.getByText(report.filed).click();
  await panel.getByLabel(report.filedOn).fill(day);
  await panel.getByRole('button', { name: report.filedSend }).click();
  await panel.getByText(report.done).waitFor();
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
  await page.getByRole('button', { name: letters.save }).click();
  await page.getByText(letters.next.sent ?? '').waitFor();
}

const statementWords = { en, es };

/** The client tells what a motion needs, step by step, and leaves and comes back once on the way. */
export async function tellStatement(
  phone: Pick<Phone, 'page' | 'journey'>,
  site: string,
  locale: Locale,
  caseId: string,
): Promise<void> {
  const { page, journey } = phone;
  const said = statementWords[locale];
  await page.goto(site + casePath(locale, caseId));
  await openPlace(page, locale, 'papers');
  await page.getByRole('link', { name: casePageWords[locale].papers.tell }).click();
  await page.getByRole('heading', { level: 1, name: said.title }).waitFor();
  const next = () => page.getByRole('button', { name: said.next, exact: true }).click();
  await page.getByLabel(said.parts.name_in_index).check();
  await page.getByLabel(said.natures.online).check();
  await page.getByLabel(said.lengths.years).check();
  await page.getByLabel(said.years).fill('7');
  await journey.expectAccessible('limit');
  await next();
  await page.getByLabel(said.fields.story).fill('Pagué tarde. Retiraron el caso.');
  await next();
  // What was told is on the server, not in the page.
  await page.getByLabel(said.fields.harm).waitFor();
  await page.reload();
  await next();
  await expect.poll(() => page.getByLabel(said.fields.story).inputValue()).toContain('Retiraron');
  await next();
  await page.getByLabel(said.fields.harm).fill('Me rechazaron dos veces.');
  await next();
  await page.getByLabel(said.fields.apart).fill('Nunca debí nada.');
  await page.getByLabel(said.fields.outweighs).fill('A nadie le sirve.');
  await next();
  await page.getByText(said.noFiles).waitFor();
  await next();
  await page.getByText('Me rechazaron dos veces.').waitFor();
  await journey.expectAccessible('review');
  await page.getByRole('button', { name: said.finish }).click();
  await page.getByText(said.finished).waitFor();
}
