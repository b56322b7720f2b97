// With Basic the client is the one who looks at the public record after the order, and says what she saw.
import { expect, it } from 'vitest';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import { locales } from '#domain/languages.ts';
import { caseWords } from '#i18n/cases.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { inFullRun } from '#tests/runs.ts';
import { standing } from '../integration/database/given-matters.ts';
import { openDesk, openPhone, paidCase } from './case-story.ts';
import { openMatter } from './places.ts';
import { setStage } from './stage.ts';

const stage = setStage();

for (const locale of locales)
  it(
    `a Basic client still sees her record, says so, and later that it is gone, in ${locale}`,
    inFullRun,
    async () => {
      const paid = await paidCase(stage, locale, 'basic');
      const [matterId = ''] = paid.matters;
      const today = officeDate(new Date());
      await stage.sql`
      update public.court_matters set filed_on = ${addDays(today, -60)}, decided_on = ${addDays(today, -30)}, outcome = 'granted'
      where id = ${matterId}`;
      await standing(stage, matterId, 'notifying');
      const phone = await openPhone(stage, locale, paid);
      const { page } = phone;
      const form = casePageWords[locale].ownCheck;
      const report = async (found: 'hidden' | 'still_visible') => {
        await openMatter(page, locale);
        await page.getByRole('button', { name: form.open }).click();
        await page.getByLabel(form.fields.found.options[found], { exact: true }).check();
        await phone.journey.expectAccessible('own check');
        await page.getByRole('button', { name: form.submit }).click();
        await page.getByText(form.done).waitFor();
      };
      await phone.reads('notifying_herself');
      await report('still_visible');
      await phone.reads('visible_herself');
      const seen = fill(caseWords[locale].findings.still_visible, { date: formatDate(today, locale) });
      await openMatter(page, locale);
      await page.getByText(seen).first().waitFor();

      // Staff find it in the history, as hers.
      const desk = await openDesk(stage, locale, paid.caseId);
      await desk.tab('history');
      await desk.page.getByText(caseWords[locale].updates.own_check).first().waitFor();
      await desk.journey.end();

      await report('hidden');
      await phone.reads('notifying_herself');
      const [row] = await stage.sql<{ day: string }[]>`
      select hidden_seen_on::text as day from public.court_matters where id = ${matterId}`;
      expect(row?.day).toBe(today);
      await phone.journey.end();
    },
  );
