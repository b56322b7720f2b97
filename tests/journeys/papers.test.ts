// What a client tells at a phone becomes papers that staff make, and that the client hears read back in English.
import { it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fill, plural } from '#i18n/format.ts';
import en from '#i18n/en/statement.ts';
import es from '#i18n/es/statement.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { makeInvitedClient } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInStaff, startSessionOf } from '#tests/signed-in.ts';
import { Visitor } from '#tests/visitor.ts';
import { standing } from '../integration/database/given-matters.ts';
import { enter, startJourney } from './journey.ts';
import { tellStatement } from './paper-story.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const words = { en, es };

for (const locale of locales)
  it(`a client tells what papers need, and staff make them, in ${locale}`, inFullRun, async () => {
    const { sql, site } = stage;
    const labels = words[locale];
    const { id } = await makeInvitedClient(sql);
    const [matter] = await sql<{ id: string; caseId: string }[]>`
      select matter.id, matter.case_id as "caseId" from public.court_matters as matter
      join public.cases on cases.id = matter.case_id where cases.user_id = ${id}`;
    const { id: matterId, caseId } = matter ?? { id: '', caseId: '' };
    await sql`
      update public.court_matters set court = 'superior', county = 'DeKalb', docket_number = '17CV4411',
        name_as_filed = 'Ana Nunez', case_outcome = 'dismissed', judgment = 'none', record_matched_at = now()
      where id = ${matterId}`;
    await sql`delete from public.matter_parties where matter_id = ${matterId}`;
    await sql`
      insert into public.matter_parties (matter_id, role, name, is_client, address, source) values
        (${matterId}, 'respondent', 'Ana Nunez', true, '9 Oak St, Decatur, GA 30030', 'court_record'),
        (${matterId}, 'plaintiff', 'Oak Homes LLC', false, '1 Main St, Decatur, GA 30030', 'court_record')`;
    await standing({ sql }, matterId, 'preparing');
    const client = new Visitor(site, locale);
    await startSessionOf(sql, client, { id, role: 'client', secondFactor: false });
    const phone = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
    const { page } = phone;
    await enter(page, client);
    await tellStatement({ page, journey: phone }, site, locale, caseId);

    const office = staffWords[locale].papers.made;
    const { visitor } = await signedInStaff(sql, { siteUrl: site, language: locale });
    const desk = await startJourney(stage.browser);
    await enter(desk.page, visitor);
    await desk.page.goto(site + path('staff', locale, `#cases/${caseId}/papers`));
    await desk.page.getByText(office.open, { exact: true }).click();
    if (locale === 'es') {
      for (const field of ['story', 'harm', 'apart', 'outweighs'] as const)
        await desk.page.getByLabel(office.fields[field], { exact: true }).fill(`In English: ${field}.`);
      await desk.page.getByLabel(office.translation.fields.translator).fill('Rosa Díaz');
      await desk.page.getByRole('button', { name: office.translation.submit }).click();
      await desk.page.getByText(fill(office.translation.by, { name: 'Rosa Díaz' })).waitFor();
      await page.reload();
      await page.getByRole('button', { name: labels.translation.submit }).click();
      await page.getByText(labels.translation.submit).waitFor({ state: 'detached' });
      await desk.page.reload();
      await desk.page.getByText(office.open, { exact: true }).click();
    }
    await desk.page.getByRole('button', { name: office.choosing.submit, exact: true }).waitFor();
    await desk.expectAccessible('papers');
    await desk.page.getByRole('button', { name: office.choosing.submit, exact: true }).click();
    const count = locale === 'es' ? 8 : 7;
    await desk.page.getByText(plural(count, office.done, locale)).waitFor({ timeout: 30_000 });
    await Promise.all([phone.end(), desk.end()]);
  });
