import * as z from 'zod/mini';
import { roles } from '#domain/access/roles.ts';
import { endReasons, holdKinds, matterOutcomes } from '#domain/cases/endings.ts';
import { filers } from '#domain/cases/matters.ts';
import { evictionDangers } from '#domain/cases/reading-facts.ts';
import { readingNeeds } from '#domain/cases/reading-needs.ts';
import { caseStatuses, caseUpdateCodes } from '#domain/cases/status.ts';
import { intakeStatuses } from '#domain/intake/status.ts';
import { locales } from '#domain/languages.ts';
import { planStatuses } from '#domain/orders/parts.ts';
import { orderStatuses } from '#domain/orders/status.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import { processorRefundStatuses } from '#domain/refunds/processor-status.ts';
import { anyRefundReasons, moneyBackStates, refundStatuses, settlementMeans } from '#domain/refunds/rule.ts';

const words = z.nullable(z.string());

const storedCase = z.object({
  id: z.string(),
  caseNumber: z.string(),
  packageId: z.enum(packageIds),
  status: z.enum(caseStatuses),
  title: z.string(),
  county: words,
  createdAt: z.string(),
  moneyBack: z.nullable(z.enum(moneyBackStates)),
  applicationReference: words,
  applicationStatus: z.nullable(z.enum(intakeStatuses)),
  filesMissing: z.array(z.string()),
  holds: z.array(z.enum(holdKinds)),
  danger: z.nullable(z.enum(evictionDangers)),
  matters: z.array(
    z.object({
      place: z.int(),
      county: words,
      docketNumber: words,
      landlord: words,
      status: z.enum(caseStatuses),
      need: z.nullable(z.enum(readingNeeds)),
      isSigned: z.boolean(),
      isFeeSettled: z.boolean(),
      filedBy: z.nullable(z.enum(filers)),
      outcome: z.nullable(z.enum(matterOutcomes)),
      endReason: z.nullable(z.enum(endReasons)),
      decidedOn: words,
      isVisible: z.boolean(),
    }),
  ),
  updates: z.array(
    z.object({
      id: z.string(),
      code: z.nullable(z.enum(caseUpdateCodes)),
      title: words,
      description: words,
      status: z.nullable(z.enum(caseStatuses)),
      createdAt: z.string(),
    }),
  ),
  documents: z.array(
    z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int(), uploadedAt: z.string() }),
  ),
});
export type StoredCase = z.infer<typeof storedCase>;

const storedOrder = z.object({
  id: z.string(),
  reference: z.string(),
  packageId: z.enum(packageIds),
  amountCents: z.int(),
  currency: z.string(),
  status: z.enum(orderStatuses),
  plan: z.nullable(
    z.object({
      caseId: z.string(),
      status: z.enum(planStatuses),
      paid: z.int(),
      count: z.int(),
      card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
    }),
  ),
  createdAt: z.string(),
  completedAt: words,
  receivedCents: z.int(),
  applicationStatus: z.nullable(z.enum(intakeStatuses)),
  mayAskRefund: z.boolean(),
  extraHeldCents: z.int(),
  /** How each matter that was worked on ended; null while it is open. */
  endings: z.array(z.nullable(z.enum([...matterOutcomes, ...endReasons]))),
  refunds: z.array(
    z.object({
      id: z.string(),
      amountCents: z.int(),
      status: z.enum(processorRefundStatuses),
      sentAt: z.string(),
    }),
  ),
  /** The latest. */
  refundRequest: z.nullable(
    z.object({
      status: z.enum(refundStatuses),
      reason: z.enum(anyRefundReasons),
      byClient: z.boolean(),
      askedAt: z.string(),
      decidedAt: words,
      amountCents: z.nullable(z.int()),
      note: words,
      settledAt: words,
      settledMeans: z.nullable(z.enum(settlementMeans)),
      settledReference: words,
    }),
  ),
});
export type StoredOrder = z.infer<typeof storedOrder>;

/** What `read_dashboard` answers; null when the account is gone. */
export const dashboardAnswer = z.nullable(
  z.object({
    user: z.object({
      id: z.string(),
      email: z.string(),
      firstName: words,
      lastName: words,
      role: z.enum(roles),
      preferredLanguage: z.enum(locales),
    }),
    staffDeliver: z.boolean(),
    /** As it was saved; `readLayout` reads it. */
    layout: z.unknown(),
    waitingApplications: z.array(z.object({ intakeId: z.string(), sentAt: z.string() })),
    cases: z.array(storedCase),
    orders: z.array(storedOrder),
  }),
);
