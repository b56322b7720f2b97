import * as z from 'zod/mini';
import type { EvictionCount } from '../intake/options.ts';
import { findPackage, packageIds, packages, type PackageId } from '../packages/catalogue.ts';
import { isId } from '../record-id.ts';
import { writeKey } from './move-request.ts';

/** The state of the offer of a larger package. */
export const upgradeStatuses = ['offered', 'paid', 'declined', 'withdrawn'] as const;
export type UpgradeStatus = (typeof upgradeStatuses)[number];

/** The larger packages with the difference in cents, which is all that is paid. */
export function upgradesFrom(from: PackageId): readonly { packageId: PackageId; amountCents: number }[] {
  const { amountCents: paid } = findPackage(from);
  return packages
    .filter(({ amountCents }) => amountCents > paid)
    .map(({ id, amountCents }) => ({ packageId: id, amountCents: amountCents - paid }));
}

/** What is paid to go from one package to the other; null if the other is not larger. */
export function upgradePrice(from: PackageId, to: PackageId): number | null {
  return upgradesFrom(from).find(({ packageId }) => packageId === to)?.amountCents ?? null;
}

interface Declared {
  /** What the application says. */
  readonly declared: EvictionCount | null;
  /** Matters on the case; those of one dispute count as one. */
  readonly known: number;
}

/**
 * How the matters a client has compare with those a package covers. `unsure`: more than we can count, so we ask first.
 */
export function coverageOf(
  packageId: PackageId,
  { declared, known }: Declared,
): 'covered' | 'beyond' | 'unsure' {
  const { matters } = findPackage(packageId);
  if (known > matters) return 'beyond';
  if (declared === '5+') return matters < 5 ? 'beyond' : 'unsure';
  return Number(declared ?? 1) > matters ? 'beyond' : 'covered';
}

const wrongType = 'field.wrongType';
const id = z.string(wrongType).check(z.refine(isId, wrongType));

/** Staff offer a larger package, from the one they saw. */
export const offerRequest = z.object({
  idempotencyKey: writeKey,
  fromPackage: z.enum(packageIds, wrongType),
  toPackage: z.enum(packageIds, 'package.required'),
});

/** An answer to an offer, or its withdrawal. */
export const upgradeAnswer = z.object({ idempotencyKey: writeKey });

/** Which matters a client wants us to work on, from the versions on the screen. */
export const matterChoice = z.object({
  idempotencyKey: writeKey,
  matterIds: z.array(id, wrongType).check(z.minLength(1, 'matters.required'), z.maxLength(20, wrongType)),
  versions: z.record(id, z.int32(wrongType).check(z.positive(wrongType))),
});

/** An offer as its client reads it: the open one, or how the last one ended. */
export interface PackageOffer {
  readonly id: string;
  readonly status: UpgradeStatus;
  readonly fromPackage: PackageId;
  readonly toPackage: PackageId;
  readonly amountCents: number;
  readonly offeredAt: string;
}

/** The package of a case as staff read it. */
export interface CasePackage {
  readonly packageId: PackageId;
  readonly covered: number;
  readonly declared: EvictionCount | null;
  /** Matters of one dispute count as one. */
  readonly known: number;
  readonly worked: number;
  readonly offers: readonly (PackageOffer & {
    readonly offeredBy: string | null;
    /** When it was paid, declined or withdrawn. */
    readonly endedAt: string | null;
  })[];
}
