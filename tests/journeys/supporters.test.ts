// A client lets her daughter look at the case, from the tick to the day she ends it; each at a phone of her own.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fieldMessages } from '#i18n/field-messages.ts';
import { fill } from '#i18n/format.ts';
import { mailWords } from '#i18n/mail.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { casePath } from '#i18n/routes.ts';
import { supporterPageWords } from '#i18n/supporter-page.ts';
import { supporterWords } from '#i18n/supporters.ts';
import { freshEmail, makeInvitedClient } from '#tests/accounts.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInClient } from '#tests/signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { textOfMail } from './mail.ts';
import { setStage } from './stage.ts';

const stage = setStage();

it.each(locales)(
  'a daughter reads what her mother ticked, and nothing once it is ended, in %s',
  { ...inFullRun, timeout: 180_000 },
  async (locale) => {
    const { sql, site } = stage;
    const own = supporterWords[locale];
    const seen = supporterPageWords[locale];
    const owner = await makeInvitedClient(sql);
    const client = await signedInClient(sql, { siteUrl: site, language: locale });
    const [one] = await sql<{ id: string }[]>`
      update public.cases set user_id = ${client.id} where user_id = ${owner.id} returning id`;
    const caseId = one?.id ?? '';
    await sql`
      insert into public.file_requests (case_id, what, language) values (${caseId}, 'canary-request', ${locale})`;
    const phone = { viewport: { width: 360, height: 740 }, locale: locale === 'es' ? 'es-US' : 'en-US' };

    const mother = await startJourney(stage.browser, phone);
    await enter(mother.page, client.visitor);
    await mother.page.goto(`${site}${casePath(locale, caseId)}#supporters`);
    const panel = mother.page.getByRole('region', { name: casePageWords[locale].more.supporters });
    await panel.getByRole('button', { name: own.adding.open }).press('Enter');
    const email = freshEmail('hija');
    await panel.getByLabel(own.adding.fields.name).fill('Ana Ruiz');
    await panel.getByLabel(own.adding.fields.email.label).fill(email);
    await panel.getByLabel(own.adding.fields.bond.label).selectOption('family');
    await panel.getByLabel(own.sights.dates).press('Space');
    await mother.expectAccessible('somebody may look');
    await panel.getByRole('button', { name: own.adding.submit }).click();
    await panel.getByText(fieldMessages[locale]['supporter.agree']).waitFor();
    await panel.getByLabel(own.adding.fields.agreed).press('Space');
    await panel.getByRole('button', { name: own.adding.submit }).press('Enter');
    await panel.getByText(fill(own.adding.done, { name: 'Ana Ruiz' })).waitFor();
    await textOfMail(stage.stack.mail, client.email, new RegExp(mailWords[locale].supporterAdded.subject));

    // What opens nothing answers 410, which the browser notes.
    const daughter = await startJourney(stage.browser, { ...phone, expects: /410/ });
    const { page } = daughter;
    const mail = await textOfMail(
      stage.stack.mail,
      email,
      new RegExp(mailWords[locale].supporterLink.subject),
    );
    await page.goto(/https?:\S+supporter\?token=[\w-]+/.exec(mail)?.[0] ?? '');
    await page.getByRole('button', { name: seen.open.button, exact: true }).click();
    await page.getByRole('heading', { name: fill(seen.greeting, { name: 'Ana Ruiz' }) }).waitFor();
    await page.getByRole('region', { name: seen.where }).waitFor();
    await page.getByRole('region', { name: seen.dates }).waitFor();
    expect(page.url()).not.toContain('token');
    expect(await page.locator('main').innerText()).not.toContain('canary');
    await daughter.expectAccessible('what a supporter sees');

    await panel.getByRole('button', { name: fill(own.changing.open, { name: 'Ana Ruiz' }) }).press('Enter');
    await panel.getByLabel(own.sights.requests).press('Space');
    await panel.getByLabel(own.changing.fields.agreed).press('Space');
    await mother.expectAccessible('other ticks');
    await panel.getByRole('button', { name: own.changing.submit }).press('Enter');
    await panel.getByText(fill(own.changing.done, { name: 'Ana Ruiz' })).waitFor();
    await page.reload();
    await page.getByText('canary-request').waitFor();

    await panel.getByLabel(fill(own.endNamed, { name: 'Ana Ruiz' })).click();
    await panel.getByRole('button', { name: own.endYes }).click();
    await panel.getByText(fill(own.ended, { name: 'Ana Ruiz' })).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: seen.ask.title }).waitFor();
    await daughter.expectAccessible('a new link');
    await daughter.end();
    await mother.end();
  },
);
