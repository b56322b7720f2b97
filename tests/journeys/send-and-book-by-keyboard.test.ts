// A client without a mouse sends the file we asked for and books a call.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { callWords } from '#i18n/calls.ts';
import { casePageWords } from '#i18n/case-page.ts';
import { filePickerWords } from '#i18n/file-picker.ts';
import { caseReadingWords } from '#i18n/cases.ts';
import { casePath } from '#i18n/routes.ts';
import { confirmCalls } from '#tests/confirm-calls.ts';
import { inFullRun } from '#tests/runs.ts';
import { pdf } from '#tests/sample-files.ts';
import { signedInStaff } from '#tests/signed-in.ts';
import { standing } from '../integration/database/given-matters.ts';
import { paidCase } from './case-story.ts';
import { enter, startJourney } from './journey.ts';
import { expectFocusOn, walkTo } from './keyboard.ts';
import { setStage } from './stage.ts';

const stage = setStage();
beforeAll(() => confirmCalls(stage.sql));
afterAll(() => confirmCalls(stage.sql, false));

for (const locale of locales)
  it(
    `a client who uses keys alone sends the file we need and books a call, in ${locale}`,
    { ...inFullRun, timeout: 180_000 },
    async () => {
      const { sql, site } = stage;
      const words = casePageWords[locale];
      const labels = callWords[locale];
      const { client, caseId, matters } = await paidCase(stage, locale, 'vip');
      await standing(stage, matters[0] ?? '', 'waiting_for_client');
      const { visitor: staff } = await signedInStaff(sql, { siteUrl: site });
      const response = await staff.post(`/api/staff/cases/${caseId}/requests`, {
        idempotencyKey: randomUUID(),
        language: locale,
        what: 'Carta del tribunal / court letter',
        dueOn: '2099-12-01',
      });
      expect(response.status).toBeLessThan(300);
      await staff.post('/api/staff/call-hours', {
        languages: ['en', 'es'],
        hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
        daysOff: [],
      });

      const journey = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
      const { page } = journey;
      await enter(page, client.visitor);
      await page.goto(site + casePath(locale, caseId));
      await page.getByText(caseReadingWords[locale].readings.waiting_for_client.now).waitFor();

      // From the one thing that is theirs to do to the files of their own computer or phone.
      await walkTo(page, page.getByRole('link', { name: words.turn.requests }));
      await page.keyboard.press('Enter');
      const requests = page.getByRole('region', { name: words.requests.title });
      const input = requests.locator('input[type=file]');
      await input.waitFor({ state: 'attached' });
      // Before the key is pressed: the browser is told late that somebody waits for it.
      const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
      await walkTo(page, input);
      await page.keyboard.press(locale === 'es' ? 'Enter' : 'Space');
      await (
        await chooser
      ).setFiles({ name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) });
      await requests.getByText(filePickerWords[locale].sent, { exact: true }).waitFor();
      await walkTo(page, requests.getByRole('button', { name: words.requests.answer.submit, exact: true }));
      await page.keyboard.press('Enter');
      await expectFocusOn(page, words.requests.answer.done);
      // The form is gone, and the focus is still where it went.
      await expect.poll(() => input.count()).toBe(0);
      await expectFocusOn(page, words.requests.answer.done);
      await journey.expectAccessible('file sent by keys');

      // On from there to a call.
      await walkTo(page, page.getByRole('link', { name: words.places.messages }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      const calls = page.getByRole('region', { name: labels.title });
      await calls.waitFor();
      await walkTo(page, calls.locator('summary'));
      await page.keyboard.press('Enter');
      const day = calls.getByLabel(labels.day);
      await day.waitFor();
      await walkTo(page, day);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const time = calls.getByLabel(labels.booking.fields.startsAt);
      await time.waitFor();
      await walkTo(page, time);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => time.inputValue()).not.toBe('');
      await walkTo(page, calls.getByLabel(labels.booking.fields.phone.label));
      // What stands there already is selected on the way in, and goes.
      await page.keyboard.type('404 555 0199');
      await walkTo(page, calls.getByRole('button', { name: labels.book }));
      await page.keyboard.press('Enter');
      await expectFocusOn(page, labels.booked);
      await expect.poll(() => day.count()).toBe(0);
      await expectFocusOn(page, labels.booked);
      await calls.getByText('404').first().waitFor();
      await journey.expectAccessible('call booked by keys');

      // The next stop is the call that stands.
      await walkTo(page, calls.getByRole('button', { name: labels.change }));
      await journey.end();
    },
  );
