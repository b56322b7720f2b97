// Hồng, whose phone speaks Spanish and who reads English: Standard from the application to the order, by the screens alone,
// under a name with every mark it has.
import { expect, it } from 'vitest';
import { officeDate } from '#domain/promises/office-date.ts';
import { pageWords } from '#i18n/page.ts';
import { path } from '#i18n/routes.ts';
import { inFullRun } from '#tests/runs.ts';
import { appliesAndPays, takesUp } from './first-steps.ts';
import { answersStatement, clientApproves, reportFiled } from './paper-story.ts';
import { setStage } from './stage.ts';
import { courtSaysYes, getsApproved, motionOf, pressesHead } from './whole-story.ts';

const stage = setStage();

it(
  'Nguyễn Thị Hồng, Standard, in English: her name stands on the motion letter by letter, and the judge says yes',
  { ...inFullRun, timeout: 600_000 },
  async () => {
    const locale = 'en';
    const offer = pageWords.en.language.hintLink;
    // As she writes it at home.
    const signature = 'Nguyễn Thị Hồng';
    const { phone, caseId, matters } = await appliesAndPays(stage, locale, {
      packageId: 'standard',
      firstName: 'Thị Hồng',
      lastName: 'Nguyễn',
      signature,
      phoneIn: 'es',
      eviction: async (wizard) => {
        // She has said by now that her language is English.
        expect(await wizard.page.getByRole('link', { name: offer }).isVisible()).toBe(false);
        await wizard.field('landlordName').fill('Peachtree Flats LLC');
      },
    });
    const [matterId = ''] = matters;
    expect(await phone.page.getByRole('link', { name: offer }).isVisible()).toBe(false);
    const desk = await takesUp(stage, locale, {
      phone,
      caseId,
      matters,
      before: ({ page }) => page.getByText('Thị Hồng Nguyễn').locator('visible=true').first().waitFor(),
      // The clerk typed her name without a mark.
      seen: { nameAsFiled: 'Hong Thi Nguyen' },
    });

    await phone.learns('tell_us');
    await pressesHead(phone, locale, 'statement');
    await answersStatement(phone, locale, {
      story: 'Bà chủ nhà Lê Thị Ánh took my rent late, and the case was dismissed.',
      harm: 'Two apartments said no to me in April because of this case.',
      apart: 'I had paid before the hearing.',
      outweighs: 'Nobody needs to know about a dismissed case.',
    });
    await phone.reads('preparing');
    const attorney = await getsApproved(stage, locale, { desk, phone, caseId, matterId });

    await phone.learns('client_review');
    await pressesHead(phone, locale, 'papers');
    await clientApproves(phone, locale, signature);
    await phone.reads('file_herself');
    const motion = await motionOf(stage, phone, locale);
    for (const letters of ['Thị Hồng Nguyễn', 'Hong Thi Nguyen', 'Bà chủ nhà Lê Thị Ánh'])
      expect(motion).toContain(letters);
    await reportFiled(phone, locale, officeDate(new Date()));
    await phone.reads('filed_herself');
    await courtSaysYes(stage, desk, phone, matterId, { after: 'notifying_us', end: 'closed_granted' });

    // At another browser of the same kind, too: whoever has an account chose its language.
    await phone.page.evaluate(() => localStorage.clear());
    await phone.page.goto(stage.site + path('dashboard', locale));
    await phone.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await phone.page.getByRole('link', { name: offer }).isVisible()).toBe(false);
    await Promise.all([attorney.journey.end(), desk.journey.end(), phone.journey.end()]);
  },
);
