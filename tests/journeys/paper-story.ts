// What a client does with papers at a phone.
import type { Locale } from '#domain/languages.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill } from '#i18n/format.ts';
import type { openPhone } from './case-story.ts';

type Phone = Awaited<ReturnType<typeof openPhone>>;

/** The client says of the landlord that nobody is in danger, where that is still open, and then yes to the papers. */
export async function clientApproves({ page }: Phone, locale: Locale): Promise<void> {
  const { papers } = casePageWords[locale];
  const panel = page.getByRole('region', { name: papers.title });
  const yes = panel.getByRole('button', { name: papers.approve });
  const safe = panel
    .getByRole('group', { name: fill(papers.danger, { name: 'Oak Homes LLC' }) })
    .getByRole('button', { name: papers.no, exact: true });
  await yes.or(safe).first().waitFor();
  if (await safe.isVisible()) await safe.click();
  await panel.getByRole('textbox', { name: papers.typedName }).fill('María José Núñez Peña');
  await yes.click();
  await panel.getByText(papers.approved).waitFor();
}
