// Prices as pages and mails write them, read from the catalogue: a test that names one follows when it changes.
import { findPackage, packages, type PackageId } from '#domain/packages/catalogue.ts';
import { formatPrice } from '#i18n/format.ts';

/** "$495" */
export const priceOf = (id: PackageId): string => formatPrice(findPackage(id).amountCents, 'en');

/** As the database keeps it. */
export const centsOf = (id: PackageId): number => findPackage(id).amountCents;

/** The prices of all packages, cheapest first. */
export const allPrices = (): string[] => packages.map(({ id }) => priceOf(id));
