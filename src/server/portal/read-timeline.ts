import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import { docketFindings } from '#domain/cases/court-checks.ts';
import { paperKinds } from '#domain/cases/papers.ts';
import { caseStatuses, caseUpdateCodes } from '#domain/cases/status.ts';
import { locales } from '#domain/languages.ts';
import type * as portal from '#domain/portal/api.ts';
import { moneyMoves, timelineKinds } from '#domain/portal/timeline-kinds.ts';
import { timelineBytes, timelineExcerpt, timelinePage, type Timeline } from '#domain/portal/timeline.ts';
import { outcome } from '../database/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';

const entry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(timelineKinds),
  code: z.optional(z.enum(caseUpdateCodes)),
  title: z.optional(z.string()),
  text: z.nullable(z.string()),
  language: z.optional(z.enum(locales)),
  status: z.optional(z.enum(caseStatuses)),
  hearingAt: z.optional(z.string()),
  callAt: z.optional(z.string()),
  found: z.optional(z.enum(docketFindings)),
  on: z.optional(z.string()),
  paper: z.optional(z.enum(paperKinds)),
  matter: z.optional(z.int()),
  from: z.optional(z.enum(['client', 'us'])),
  name: z.optional(z.string()),
  isCut: z.optional(z.boolean()),
  money: z.optional(z.enum(moneyMoves)),
  amountCents: z.optional(z.int()),
});
const timeline = z.union([
  z.object({ outcome: z.literal('done'), items: z.array(entry), before: z.nullable(z.string()) }),
  outcome('unknown'),
]);

/** A page of what happened in the actor's own case, the newest first. Refuses `not_found`. */
export const ownTimeline = query({
  sql: 'read_case_timeline',
  params: ({ id: caseId, ...request }: CleanInputOf<typeof portal.timeline>) => ({
    ...request,
    caseId,
    limit: timelinePage,
    excerpt: timelineExcerpt,
    maxBytes: timelineBytes,
  }),
  answer: timeline,
  toResult: (stored): Timeline => {
    if (stored.outcome === 'unknown') throw new Refusal('not_found');
    const { items, before } = stored;
    return { items, before };
  },
});
