/** The four packages and their prices: the one source for pages, seed and the amount charged. */
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
}

export const packages: readonly ServicePackage[] = [
  { id: 'basic', amountCents: 29_500, currency: 'usd', popular: false, matters: 1, files: false },
  { id: 'standard', amountCents: 49_500, currency: 'usd', popular: false, matters: 1, files: true },
  { id: 'premium', amountCents: 69_500, currency: 'usd', popular: false, matters: 1, files: true },
  { id: 'vip', amountCents: 105_000, currency: 'usd', popular: true, matters: 5, files: true },
];

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
