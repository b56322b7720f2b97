// What a phone lays out only when somebody comes near is there all the same for those who come by a link or print the page.
// That a search on the page finds it is the browser's promise for "auto"; the browser of tests has no such search.
import { expect, it } from 'vitest';
import { readHomeSections } from '#collections/home-sections.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const { faq } = readHomeSections('en');

it('somebody who follows a link to a section of the home page stands at its title', async () => {
  const { page } = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
  await page.goto(`${stage.site}/#faq`);
  const title = page.getByRole('heading', { level: 2, name: faq.title });
  await expect.poll(async () => (await title.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => (await title.boundingBox())?.y ?? 9_999).toBeLessThan(370);
});

it('somebody who presses a link of the header on a wide screen ends at the title of the section', async () => {
  // Several times, since the way there is drawn and takes each time as long as it takes.
  for (let time = 0; time < 3; time += 1) {
    const { page, end } = await startJourney(stage.browser);
    await page.goto(stage.site, { waitUntil: 'networkidle' });
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    const title = page.locator('#contact-title');
    await expect.poll(async () => (await title.boundingBox())?.y ?? 9_999).toBeLessThan(450);
    await page.locator('.contact-form').waitFor();
    const rest = () => page.evaluate(() => scrollY);
    await expect
      .poll(async () => (await rest()) === (await page.waitForTimeout(200), await rest()))
      .toBe(true);
    expect((await title.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await end();
  }
});

it.each(['/', '/blog/eviction-case-step-by-step'])(
  'somebody who prints %s has all of it on paper',
  async (path) => {
    const { page } = await startJourney(stage.browser, { viewport: { width: 360, height: 740 } });
    await page.goto(stage.site + path);
    const later = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter(
            (one) => getComputedStyle(one).contentVisibility === 'auto',
          ).length,
      );
    expect(await later()).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'print' });
    expect(await later()).toBe(0);
  },
);
