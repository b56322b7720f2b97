// The page of a county on a phone: what it is opened for, and where each of its values is from.
import { expect, it } from 'vitest';
import { readCountyValues, readSpanishValues } from '#collections/counties.ts';
import { readFreeHelp } from '#collections/help.ts';
import { countySlug, researchOf } from '#domain/counties/court-values.ts';
import { locales } from '#domain/languages.ts';
import { countiesWords } from '#i18n/counties.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import { everyday } from '#tests/runs.ts';
import { startJourney } from './journey.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const phone = { width: 360, height: 740 };
/** Five of which much is known, and one of which nothing is but that its courts exist. */
const counties = ['Fulton', 'DeKalb', 'Clayton', 'Chatham', 'Richmond', 'Appling'];

for (const locale of locales)
  for (const county of counties)
    it(
      `whoever opens ${county} on a phone in ${locale} reads where, how, the cost and a free lawyer in two screens, each with its source`,
      everyday(locale === 'es' && (county === 'Clayton' || county === 'Appling')),
      async () => {
        const words = countiesWords[locale].county;
        const spanish = readSpanishValues();
        const journey = await startJourney(stage.browser, { viewport: phone });
        const { page } = journey;
        await page.goto(`${stage.site}${path('counties', locale, `/${countySlug(county)}`)}`);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const bottomOf = async (text: string) => {
          const box = await page.getByText(text).filter({ visible: true }).first().boundingBox();
          expect(box, text).not.toBeNull();
          return (box?.y ?? 0) + (box?.height ?? 0);
        };
        const values = readCountyValues().filter((one) => one.county === county);
        const isThin = values.every(({ field }) => field === 'exists');
        const answers = isThin ? [words.nothing] : [words.groups.where, words.groups.how, words.groups.cost];
        const { places } = readFreeHelp(locale, county);
        for (const text of [...answers, ...places.slice(0, 2).map(({ text: about }) => about)])
          expect(await bottomOf(text), text).toBeLessThanOrEqual(2 * phone.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
        await journey.expectAccessible(county);

        await page.evaluate(() => {
          for (const fold of document.querySelectorAll('details')) fold.open = true;
        });
        const text = (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');
        for (const { field, value, source, checked, by } of values) {
          const said = locale === 'es' ? (spanish.get(value) ?? value) : value;
          if (field !== 'exists') expect(text).toContain(said.replaceAll(/\s+/g, ' '));
          const day = researchOf(by) === 'storedCopy' ? words.copied : words.checked;
          expect(text).toContain(fill(day, { date: formatDate(checked, locale) }));
          for (const one of source.split('; '))
            expect(await page.locator(`main a[href="${one}"]`).count(), one).toBeGreaterThan(0);
        }
        await journey.end();
      },
    );
