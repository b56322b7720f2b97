// What the site sells and says, with every combination of what the operator has confirmed.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/languages.ts';
import { packageIds, packages } from '#domain/packages/catalogue.ts';
import { offerFileSchema, termsOf, textsOf } from '#domain/packages/offer-file.ts';
import { offerNeeds, type OfferNeed } from '#domain/packages/offer-needs.ts';
import { launchSchema } from '#domain/launch.ts';
import { homeTexts } from '#collections/home-sections.ts';
import { confirmedNeeds, offerSentences, readOfferFiles } from '#collections/offers.ts';
import { readYamlFile } from '#collections/read-yaml.ts';
import { packageFiles, sayWhatIsClosed } from '#tools/content/write-packages.ts';

const files = readOfferFiles();
const everyCombination: readonly ReadonlySet<OfferNeed>[] = Array.from(
  { length: 2 ** offerNeeds.length },
  (_none, bits) => new Set(offerNeeds.filter((_need, place) => bits & (1 << place))),
);

/** How each delivery is named in either language; a sentence with such words promises it. */
const promise: Readonly<Record<OfferNeed, RegExp>> = {
  'staff-delivery':
    /[Dd]eliver(?:ed|y)? (?!to the court$)|taken to the (?:court )?clerk|, delivery,|Filing at the court|Entrega de los documentos|los llevamos|, entrega |^Entrega en (?:el tribunal|la secretaría, )/u,
  calls: /30-minute|30 minutos|by phone|phone call|por teléfono|llamada/iu,
  letters: /tell screening companies|Avisamos de la orden/u,
};
const notIncludedMayName = new Set(['Delivery to the court', 'Entrega en el tribunal']);

describe('an offer', () => {
  it.each(locales)('never promises what is not confirmed, whatever is (%s)', (locale) => {
    for (const confirmed of everyCombination) {
      const said = [
        ...offerSentences(files, confirmed, locale).filter(
          ({ sentence }) => !notIncludedMayName.has(sentence),
        ),
        ...homeTexts(locale, confirmed).map((sentence) => ({ id: 'home', sentence })),
      ];
      for (const need of offerNeeds) {
        const promises = said.filter(({ sentence }) => promise[need].test(sentence));
        if (confirmed.has(need)) expect(promises, need).not.toEqual([]);
        else expect(promises, `${need} is open`).toEqual([]);
      }
    }
  });

  it.each(locales)('says that nobody takes the papers to the court, while nobody may (%s)', (locale) => {
    for (const id of packageIds) {
      const { notIncluded } = textsOf(files[id], new Set(), locale);
      expect(
        notIncluded.some((item) => notIncludedMayName.has(item)),
        id,
      ).toBe(true);
    }
  });

  it('has as many lines as the specification sells, and not fewer than three when something is open', () => {
    for (const id of packageIds) {
      const all = textsOf(files[id], new Set(offerNeeds), 'en').features;
      expect(all.length, id).toBeGreaterThanOrEqual(4);
      expect(all.length, id).toBeLessThanOrEqual(5);
      for (const confirmed of everyCombination)
        expect(textsOf(files[id], confirmed, 'es').features.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('takes the price and the sale that the operator gave for what is open', () => {
    const file = offerFileSchema.parse({
      ...files.standard,
      whileClosed: { 'staff-delivery': { sold: true, price: 395 }, calls: { sold: false } },
    });
    expect(termsOf(file, new Set(offerNeeds))).toEqual({ amountCents: 49_500, isSold: true });
    expect(termsOf(file, new Set(['calls']))).toEqual({ amountCents: 39_500, isSold: true });
    expect(termsOf(file, new Set(['staff-delivery']))).toEqual({ amountCents: 49_500, isSold: false });
  });

  it('costs in every call what the files say, with what the launch file confirms', () => {
    const confirmed = confirmedNeeds(readYamlFile(process.cwd(), 'content/launch.yml', launchSchema).value);
    for (const one of packages) expect(one).toMatchObject(termsOf(files[one.id], confirmed));
    for (const [file, text] of packageFiles(process.cwd()))
      expect(readFileSync(file, 'utf8'), `${file} is old: npm run packages`).toBe(text);
  });

  it('is named by every build as far as it is closed', () => {
    const confirmed = confirmedNeeds(readYamlFile(process.cwd(), 'content/launch.yml', launchSchema).value);
    const said = sayWhatIsClosed(process.cwd());
    for (const need of offerNeeds) expect(said.includes(need), need).toBe(!confirmed.has(need));
  });
});
