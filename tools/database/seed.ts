import { connectTo } from './connect.ts';
import { readCountyValues } from '#collections/counties.ts';
import { addCountyValues } from './county-values.ts';
import { keepFilingRules, readFilingRules } from './filing-rules.ts';
import { keepHelpOrganizations } from './help-organizations.ts';
import { addShippedReplies } from './shipped-replies.ts';
import { addShippedTemplates } from './shipped-templates.ts';
import { needsOfThisBuild, readOfferFiles } from '#collections/offers.ts';
import { packages } from '#domain/packages/catalogue.ts';
import { needsOfOffer, textsOf } from '#domain/packages/offer-file.ts';
import type { OfferNeed } from '#domain/packages/offer-needs.ts';

/**
 * Writes the packages of the catalogue (the one source of prices), adds the saved replies and the templates of papers we
 * ship, brings in the county file, and keeps what the operator's files say about filing and about who helps for free. Seeding again changes only what differs. A package that left the catalogue stays for its orders but is
 * no longer active.
 */
export async function seed(
  url: string,
  filing = readFilingRules(),
  needs: ReadonlySet<OfferNeed> = needsOfThisBuild(),
): Promise<void> {
  const files = readOfferFiles();
  const confirmed = needsOf(filing, needs);
  const sql = connectTo(url);
  try {
    await sql.begin(async (transaction) => {
      const known = await transaction<{ id: string }[]>`
        select unnest(enum_range(null::public.package_id))::text as id`;
      refuseUnknown(new Set(known.map(({ id }) => id)));
      for (const offer of packages) {
        const texts = textsOf(files[offer.id], confirmed, 'en');
        const restsOn = needsOfOffer(files[offer.id]).map((need) => ({ need, isOpen: confirmed.has(need) }));
        await transaction`
          insert into public.service_packages
            (id, package_type, name, description, features, amount_cents, currency, popular, matters, files, is_active, rests_on)
          values (${offer.id}, ${offer.id}, ${texts.name}, ${texts.description}, ${texts.features as string[]},
                  ${offer.amountCents}, ${offer.currency}, ${offer.popular}, ${offer.matters}, ${offer.files},
                  ${offer.isSold}, ${transaction.json(restsOn)})
          on conflict (id) do update set
            name = excluded.name, description = excluded.description, features = excluded.features, amount_cents = excluded.amount_cents, currency = excluded.currency,
            popular = excluded.popular, matters = excluded.matters, files = excluded.files,
            is_active = excluded.is_active, rests_on = excluded.rests_on
          where (service_packages.name, service_packages.description, service_packages.features,
                 service_packages.amount_cents, service_packages.currency,
                 service_packages.popular, service_packages.matters, service_packages.files,
                 service_packages.is_active, service_packages.rests_on)
            is distinct from
                (excluded.name, excluded.description, excluded.features, excluded.amount_cents, excluded.currency, excluded.popular, excluded.matters,
                 excluded.files, excluded.is_active, excluded.rests_on)`;
      }
      await transaction`
        update public.service_packages set is_active = false
        where is_active and id <> all (${packages.map((offer) => offer.id)})`;
    });
    await addShippedReplies(sql);
    await addShippedTemplates(sql);
    await addCountyValues(sql, readCountyValues());
    await keepFilingRules(sql, filing);
    await keepHelpOrganizations(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** What the texts may rest on: what the launch file confirms, and delivery where the filing rules have it. */
const needsOf = (
  { staffDeliver }: { readonly staffDeliver: boolean },
  needs: ReadonlySet<OfferNeed>,
): ReadonlySet<OfferNeed> => new Set([...needs, ...(staffDeliver ? (['staff-delivery'] as const) : [])]);

/** Refuses, with a sentence, a package for which no migration made room. */
export function refuseUnknown(
  known: ReadonlySet<string>,
  ids: readonly string[] = packages.map(({ id }) => id),
): void {
  const unknown = ids.find((id) => !known.has(id));
  if (unknown)
    throw new Error(
      `The database does not know the package "${unknown}". A new package needs a migration first: docs/recipes.md, "Add a package".`,
    );
}

if (import.meta.main) {
  const url = process.env['DATABASE_URL'];
  try {
    if (!url)
      throw new Error('DATABASE_URL is not set: the session pooler (port 5432) of the database to seed.');
    await seed(url);
    console.log(
      `${packages.length} packages and the county file are up to date, and the saved replies and templates are there.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
