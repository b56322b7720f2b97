import { catalogueData } from './catalogue-data.ts';

/**
 * The four packages and their prices, made from the operator's files in content/packages: the one source for pages, seed
 * and the amount charged.
 */
export const packageIds = ['basic', 'standard', 'premium', 'vip'] as const;
export type PackageId = (typeof packageIds)[number];

export interface ServicePackage {
  readonly id: PackageId;
  /** Price of our service in cents. Court fees are separate and never part of it. */
  readonly amountCents: number;
  readonly currency: 'usd';
  /** Badge and highlighted border follow this flag everywhere. */
  readonly popular: boolean;
  /** Court matters one price covers. Matters of the same dispute count as one. */
  readonly matters: number;
  /** Whether we may take the papers to the court; else the client files them. */
  readonly files: boolean;
  /** Whether it may be bought now. What was bought before goes on. */
  readonly isSold: boolean;
}

export const packages: readonly ServicePackage[] = catalogueData;

/** Those that may be bought now, in the order of the catalogue. */
export const packagesOnSale: readonly ServicePackage[] = packages.filter(({ isSold }) => isSold);

/** The package a form starts with if none was chosen before. */
export const defaultPackageId: PackageId = 'standard';

export function isPackageId(value: unknown): value is PackageId {
  return typeof value === 'string' && (packageIds as readonly string[]).includes(value);
}

/** The package with this id. Throws if there is none: the id has been checked, so that would be a programming error. */
export function findPackage(id: PackageId): ServicePackage {
  const offer = packages.find((candidate) => candidate.id === id);
  if (!offer) throw new Error(`no package ${id}`);
  return offer;
}
