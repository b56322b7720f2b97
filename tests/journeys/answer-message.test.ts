// A staff member answers a message from the contact form by keyboard, out of two saved replies.
import { expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { fillBlanks } from '#domain/replies/blanks.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { staffWords } from '#i18n/staff.ts';
import { inFullRun } from '#tests/runs.ts';
import { readShippedReplies } from '#tools/database/shipped-replies.ts';
import { freshEmail } from '../accounts.ts';
import * as given from '../integration/database/given.ts';
import { signedInStaff } from '../signed-in.ts';
import { enter, startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const shipped = (wanted: string) => {
  const found = readShippedReplies().find(({ id }) => id === wanted);
  if (!found) throw new Error(`no saved reply ${wanted}`);
  return found.pair;
};

for (const locale of locales)
  it(`a staff member answers a message in the sender’s language, in ${locale}`, inFullRun, async () => {
    const words = staffWords[locale];
    const labels = words.messages;
    const { picker } = words.replies;
    // Staff read one language, and the sender writes the other.
    const language = locale === 'en' ? 'es' : 'en';
    const email = freshEmail('luz');
    const [row] = await stage.sql<{ id: string }[]>`
      insert into public.contact_submissions (reference, first_name, last_name, email, inquiry_type, message, language)
      values (${given.newReference()}, 'Luz', 'Peña', ${email}, 'general', '2019', ${language}) returning id`;
    const { visitor } = await signedInStaff(stage.sql, {
      siteUrl: stage.site,
      language: locale,
      role: 'admin',
    });
    const journey = await startJourney(stage.browser);
    const { page } = journey;
    await enter(page, visitor);
    await page.goto(stage.site + path('staff', locale, `#messages/${row?.id ?? ''}`));
    await page.getByRole('heading', { level: 2, name: 'Luz Peña' }).waitFor();

    await page.keyboard.press('r');
    const field = page.getByRole('textbox', { name: labels.answer.label });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: picker.open }).press('Enter');
    for (const id of ['thanks', 'tried-to-call']) {
      const { titleEn, titleEs } = shipped(id);
      const title = locale === 'es' ? titleEs : titleEn;
      await page.getByRole('button', { name: fill(picker.insert, { title }) }).press('Enter');
    }
    await journey.expectAccessible('picker');
    await page.getByRole('button', { name: labels.answer.submit }).press('Enter');
    await page.getByText(words.replies.blanks.refused).first().waitFor();
    await journey.expectAccessible('blank');
    // The blank is selected: typing fills it.
    await page.keyboard.type('11/20');
    const halfOf = (id: string) => shipped(id)[language === 'es' ? 'bodyEs' : 'bodyEn'];
    const text = ['thanks', 'tried-to-call']
      .map((id) => fillBlanks(halfOf(id), { name: 'Luz', day: '11/20' }))
      .join('\n\n');
    expect(await field.inputValue()).toBe(text);
    await page.getByRole('button', { name: labels.answer.submit }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: labels.answer.confirm.yes }).press('Enter');
    await page.getByText(fill(labels.answer.done, { email })).waitFor();
    await page.getByRole('heading', { level: 3, name: labels.answers }).waitFor();
    await journey.expectAccessible('answered');
    const mails = await stage.sql`
      select language, payload ->> 'answer' as answer from public.outbox
      where kind = 'contact_answer' and recipient = ${email}`;
    expect(mails).toEqual([{ language, answer: text }]);

    for (const place of ['replies', 'replies/new', 'people']) {
      await page.goto(stage.site + path('staff', locale, `#${place}`));
      await page.locator('h2:visible').first().waitFor();
      await page.waitForLoadState('networkidle');
      await journey.expectAccessible(place);
    }
    await journey.end();
  });
