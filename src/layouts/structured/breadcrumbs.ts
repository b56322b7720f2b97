import type { BreadcrumbList } from 'schema-dts';

/** A page above another: what it is called and where it is, as a path of this site. */
export interface Crumb {
  readonly name: string;
  readonly address: string;
}

/** The way from the home page to a page, which is the last crumb. Addresses are full ones already. */
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
