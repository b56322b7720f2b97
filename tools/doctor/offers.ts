// Every sentence of an offer, and which open confirmation changes it.
import { confirmedNeeds, readOfferFiles } from '#collections/offers.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { sayTrue, termsOf } from '#domain/packages/offer-file.ts';
import { offerNeeds } from '#domain/packages/offer-needs.ts';
import { readLaunchFile } from './launch-file.ts';

/** A table for a terminal: what each feature rests on, whether that is confirmed, and what is printed today. */
export function sayOffers(root: string): string {
  const files = readOfferFiles(root);
  const confirmed = confirmedNeeds(readLaunchFile(root).value);
  const lines = [
    `Confirmed in content/launch.yml: ${offerNeeds.filter((need) => confirmed.has(need)).join(', ') || 'nothing that an offer rests on'}`,
    `Open: ${offerNeeds.filter((need) => !confirmed.has(need)).join(', ') || 'nothing'}`,
  ];
  for (const id of packageIds) {
    const file = files[id];
    const { amountCents, isSold } = termsOf(file, confirmed);
    lines.push(
      '',
      `${file.name.en} (content/packages/${id}.yml): $${amountCents / 100}${isSold ? '' : ', not sold'}`,
    );
    for (const feature of file.features) {
      const now = sayTrue(feature, confirmed, 'en');
      if (!feature.needs) lines.push(`  always          ${feature.en}`);
      else {
        lines.push(`  ${feature.needs.padEnd(15)} ${feature.en}`);
        if (now !== feature.en) lines.push(`    printed now:  ${now ?? '(nothing)'}`);
      }
    }
    for (const [need, change] of Object.entries(file.whileClosed ?? {}))
      lines.push(
        `  without ${need}: ${change.sold ? `sold${change.price ? ` for $${change.price}` : ' at the same price'}` : 'not sold'}` +
          `${change.description ? `, "${change.description.en}"` : ''}`,
      );
  }
  return lines.join('\n');
}
