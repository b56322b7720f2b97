// Who a client is, as staff read it in the case.
import { expect, it } from 'vitest';
import { staffWords } from '#i18n/staff.ts';
import { locales } from '#domain/languages.ts';
import { fill } from '#i18n/format.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { casePartProps } from '#tests/components/staff-case.ts';
import { ClientPanel } from './ClientPanel.tsx';

it.each(locales)('a case is called in the language of the page, in %s', async (locale) => {
  const part = casePartProps();
  const { row } = part.item;
  const client = { ...part.item.client, email: 'ana@example.com', mailLostAt: null };
  const item = { ...part.item, client, createdAt: row.statusSince, covered: 1 };
  const labels = staffWords[locale].cases.facts;
  const title = fill(labels.caseIn, { county: 'DeKalb' });
  const page = await renderAtWork(<ClientPanel {...part} item={item} />, locale);
  await expect.element(page.getByText(title)).toBeVisible();
  // Erased, it is called nothing any more.
  await page.rerender(<ClientPanel {...part} item={{ ...item, row: { ...row, erased: true } }} />);
  await expect.element(page.getByText(labels.caseTitle, { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText(title)).not.toBeInTheDocument();
});
