import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { upgradeStatuses, type CasePackage } from '#domain/cases/upgrades.ts';
import { evictionCounts } from '#domain/intake/options.ts';
import { findPackage, packageIds } from '#domain/packages/catalogue.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';

/** An offer as the client reads it. */
export const packageOffer = z.object({
  id: z.string(),
  status: z.enum(upgradeStatuses),
  fromPackage: z.enum(packageIds),
  toPackage: z.enum(packageIds),
  amountCents: z.int(),
  offeredAt: z.string(),
});

const stored = z.nullable(
  z.object({
    packageId: z.enum(packageIds),
    declared: z.nullable(z.enum(evictionCounts)),
    known: z.int(),
    worked: z.int(),
    offers: z.array(
      z.extend(packageOffer, { offeredBy: z.nullable(z.string()), endedAt: z.nullable(z.string()) }),
    ),
  }),
);

/**
 * What a case's package covers, compared with what the client declared and what we know, and its offers. Refuses
 * `not_found`.
 */
export const packageOfCase = query({
  sql: 'read_package',
  params: ({ id: caseId }: CleanInputOf<typeof cases.bought>) => ({ caseId }),
  answer: stored,
  toResult: (found): CasePackage => {
    if (!found) throw new Refusal('not_found');
    return { ...found, covered: findPackage(found.packageId).matters };
  },
});
