// Who helps for free, from content/help, for the answers that clients hand on.
import type postgres from 'postgres';
import { buildEnvironment } from '#collections/build-environment.ts';
import { readHelpFiles } from '#collections/help.ts';

/** Takes referrals on a developer's machine, because nobody has agreed to it yet: so the whole can be tried. */
export const sampleOrganization = {
  id: 'sample-legal-aid',
  name: 'Sample Legal Aid',
  url: 'https://example.org/',
  phone: '404-555-0142',
  email: 'intake@legal-aid.example',
  only_counties: null,
  not_counties: null,
  languages: ['en', 'es'],
  takes_referrals: true,
  is_sample: true,
};

/** Writes the organizations; one that is no longer in the files takes nothing more. */
export async function keepHelpOrganizations(
  sql: postgres.Sql,
  withSample = buildEnvironment.hasSampleConfirmations,
): Promise<void> {
  const listed = readHelpFiles().map(({ counties, ...one }) => ({
    id: one.id as string,
    name: one.name,
    url: one.url,
    phone: one.phone,
    email: one.agreedAddress,
    only_counties: counties && counties !== 'all' && 'only' in counties ? counties.only : null,
    not_counties: counties && counties !== 'all' && 'not' in counties ? counties.not : null,
    languages: one.languages as string[] | null,
    takes_referrals: one.takesReferrals,
    is_sample: false,
  }));
  const all = withSample ? [...listed, sampleOrganization] : listed;
  await sql.begin(async (transaction) => {
    for (const one of all)
      await transaction`
        insert into public.help_organizations ${transaction(one)}
        on conflict (id) do update set
          name = excluded.name, url = excluded.url, phone = excluded.phone, email = excluded.email,
          only_counties = excluded.only_counties, not_counties = excluded.not_counties, languages = excluded.languages,
          takes_referrals = excluded.takes_referrals, is_sample = excluded.is_sample`;
    await transaction`
      update public.help_organizations set takes_referrals = false
      where takes_referrals and id <> all (${all.map(({ id }) => id)})`;
  });
}
