// Two who work here: one account out of two, a larger package, and one case open on both screens.
import { expect, it } from 'vitest';
import { casePageWords } from '#i18n/case-page.ts';
import { locales } from '#domain/languages.ts';
import { fill, formatPrice } from '#i18n/format.ts';
import { casePath, path } from '#i18n/routes.ts';
import { upgradePrice } from '#domain/cases/upgrades.ts';
import { staffWords } from '#i18n/staff.ts';
import { inFullRun } from '#tests/runs.ts';
import { signedInStaff, type SignedIn } from '#tests/signed-in.ts';
import { newReference } from '../integration/database/given.ts';
import { openDesk, openPhone, paidCase } from './case-story.ts';
import { enter, startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const options = { ...inFullRun, timeout: 180_000 };

for (const locale of locales) {
  const words = staffWords[locale];

  it(`one sees that two accounts are one person, another confirms it, in ${locale}`, options, async () => {
    const last = `Gómez ${newReference()}`;
    const person = { lastName: last, signature: `María José ${last}` };
    const survivor = await paidCase(stage, locale, 'basic', person);
    const merged = await paidCase(stage, locale, 'basic', person);
    const labels = words.duplicates;
    const open = async (who: SignedIn) => {
      const journey = await startJourney(stage.browser);
      await enter(journey.page, who.visitor);
      await journey.page.goto(stage.site + path('staff', locale, '#duplicates'));
      return journey;
    };
    const merger = () =>
      signedInStaff(stage.sql, { siteUrl: stage.site, language: locale, rights: ['merge'] });
    const [sam, alex] = [await open(await merger()), await open(await merger())];
    const pair = sam.page
      .locator('section', { hasText: survivor.client.email })
      .filter({ hasText: merged.client.email })
      .last();
    await pair.getByText(labels.reasons.name_birth, { exact: true }).waitFor();
    await sam.expectAccessible('pairs');
    await pair.getByText(labels.ask, { exact: true }).click();
    await pair.getByLabel(fill(labels.keepOne, { email: survivor.client.email })).check();
    await pair.getByLabel(labels.asking.fields.reason.label).fill('Called both numbers.');
    await pair.getByRole('button', { name: labels.asking.submit }).click();
    await sam.page.getByRole('dialog').getByRole('button', { name: labels.asking.submit }).click();
    const named = ({ client }: typeof survivor) => `María José Núñez Peña (${client.email})`;
    const names = { merged: named(merged), kept: named(survivor) };
    const own = sam.page.locator('section', { hasText: fill(labels.into, names) }).last();
    await own.getByText(labels.waitsForOther).waitFor();

    await alex.page.getByRole('button', { name: words.frame.list.update }).click();
    const notice = alex.page.locator('section', { hasText: fill(labels.into, names) }).last();
    await notice.getByRole('button', { name: labels.confirming.submit, exact: true }).click();
    await alex.page.getByRole('dialog').getByRole('button', { name: labels.confirming.question.yes }).click();
    await notice.getByText(labels.states.done, { exact: true }).waitFor();
    await alex.page.goto(stage.site + path('staff', locale, `#cases/${merged.caseId}`));
    await alex.page.getByRole('tab', { name: words.cases.page.tabs.client }).click();
    await alex.page.getByText(merged.client.email).locator('visible=true').first().waitFor();
    await alex.expectAccessible('one account');
    const owners = await stage.sql`
      select distinct user_id from public.cases where id in (${survivor.caseId}, ${merged.caseId})`;
    expect([...owners]).toEqual([{ user_id: survivor.client.id }]);
    await sam.end();
    await alex.end();
  });

  it(`staff offer a larger package, and the client pays the difference, in ${locale}`, options, async () => {
    const paid = await paidCase(stage, locale, 'standard', { numberOfEvictions: '2' });
    const desk = await openDesk(stage, locale, paid.caseId);
    const labels = words.cases.package;
    await desk.tab('client');
    await desk.page.getByText(labels.make, { exact: true }).click();
    await desk.page.getByRole('radio', { name: new RegExp(words.packageNames.vip) }).check();
    await desk.page.getByRole('button', { name: labels.offering.submit }).click();
    await desk.page.getByRole('dialog').getByRole('button', { name: labels.offering.submit }).click();
    await desk.page.getByText(labels.states.offered, { exact: true }).waitFor();

    const phone = await openPhone(stage, locale, paid);
    const { page } = phone;
    await page.goto(stage.site + casePath(locale, paid.caseId));
    const { offer } = casePageWords[locale];
    const amount = formatPrice(upgradePrice('standard', 'vip') ?? 0, locale);
    await page.getByText(fill(offer.price, { amount })).waitFor();
    await phone.journey.expectAccessible('offer');
    await page.getByRole('button', { name: fill(offer.pay, { amount }) }).click();
    await page.locator('#number').fill('4242424242424242');
    await page.locator('#expiry').fill('12/34');
    await page.locator('#cvc').fill('123');
    await page.locator('#name').fill('María José Núñez Peña');
    await page.locator('form button[type=submit]').click();
    await page.getByText(fill(offer.paid, { to: words.packageNames.vip })).waitFor();

    await desk.page.reload();
    await desk.page.getByText(labels.states.paid, { exact: true }).waitFor();
    await desk.page.getByText(labels.fits).waitFor();
    await desk.journey.end();
    await phone.journey.end();
  });

  it(
    `two have a case open: each is told of the other, and nothing typed is lost, in ${locale}`,
    options,
    async () => {
      const paid = await paidCase(stage, locale, 'standard');
      const [matterId = ''] = paid.matters;
      const sam = await openDesk(stage, locale, paid.caseId, { expects: /status of 409/ });
      // Each is told of who came before; who comes in the same moment hears of it with the next question.
      await expect
        .poll(() => stage.sql`select from public.case_presence where case_id = ${paid.caseId}`, {
          timeout: 20_000,
        })
        .toHaveLength(1);
      const alex = await openDesk(stage, locale, paid.caseId);
      const { here } = words.team.presence;
      const name = 'María José Núñez Peña';
      await alex.page.getByText(fill(here.one, { names: name })).waitFor();

      // Sam has typed when Alex is faster.
      const { move } = words.cases;
      const form = sam.form();
      await sam.openMove('in_review');
      const message = form.getByLabel(fill(move.message, { language: words.thread.languages[locale] }), {
        exact: true,
      });
      await expect.poll(() => message.inputValue()).not.toBe('');
      await message.fill('Hola, soy Sam.');
      await alex.move(matterId, 'in_review');
      await form
        .getByRole('button', { name: fill(move.press, { status: words.cases.states.in_review }) })
        .click();
      await form.getByRole('alert').waitFor();
      await expect.poll(() => sam.page.getByText('Hola, soy Sam.').count()).toBeGreaterThan(0);
      const [kept] = await stage.sql`
      select status, (select count(*)::int from public.client_messages where case_id = cases.id) as messages
      from public.cases where id = ${paid.caseId}`;
      expect(kept).toMatchObject({ status: 'in_review' });
      await sam.journey.expectAccessible('somebody else was faster');
      await sam.journey.end();
      await alex.journey.end();
    },
  );
}
