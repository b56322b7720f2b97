import type { BreadcrumbList } from 'schema-dts';

/** A page above another: its name, and its path on this site. */
export interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** The trail from the home page to a page, which is the last crumb. Addresses are already full ones. */
export function breadcrumbList(trail: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: crumb.address,
    })),
  };
}
