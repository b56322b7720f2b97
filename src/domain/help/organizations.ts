// Who helps for free, in which county. The data are made from content/help.
import type { HelpId, HelpKind } from './help-file.ts';
import { organizationData } from './organization-data.ts';

export interface Organization {
  readonly id: HelpId;
  readonly name: string;
  readonly url: string;
  readonly phone: string | null;
  readonly kind: HelpKind;
  readonly counties:
    'all' | { readonly only: readonly string[] } | { readonly not: readonly string[] } | null;
}

export const organizations: readonly Organization[] = organizationData;

/** A number of the United States as a link, whether it is written with its leading 1 or without. */
export const callLink = (phone: string): string => `tel:+1${phone.replaceAll(/\D/g, '').slice(-10)}`;

/** Whether an organization helps in a county; in any, where the county is not known. */
export function helpsIn(
  { counties }: Pick<Organization, 'counties'>,
  county: string | null | undefined,
): boolean {
  if (!county || counties === null || counties === 'all') return true;
  return 'only' in counties ? counties.only.includes(county) : !counties.not.includes(county);
}

/** Free lawyers to call today: those of the county, or all where it is not known. */
export function lawyersIn(county: string | null | undefined): readonly (Organization & { phone: string })[] {
  return organizations.filter(
    (one): one is Organization & { phone: string } =>
      one.kind === 'lawyers' && one.phone !== null && helpsIn(one, county),
  );
}

/** Where guides and forms are. */
export const guides: readonly Organization[] = organizations.filter(({ kind }) => kind === 'guides');

/** Whom somebody calls who is not safe. */
export const dangerLines: readonly (Organization & { phone: string })[] = organizations.filter(
  (one): one is Organization & { phone: string } => one.kind === 'danger' && one.phone !== null,
);
