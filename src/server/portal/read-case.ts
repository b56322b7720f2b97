import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import { endReasons, holdKinds, matterOutcomes } from '#domain/cases/endings.ts';
import { courtCheck } from '#domain/cases/court-checks.ts';
import { milestoneKinds } from '#domain/cases/milestones.ts';
import { courtTypes, filers, partyRoles } from '#domain/cases/matters.ts';
import { needFacts } from '#domain/cases/need-facts.ts';
import { clientAsks, weFile } from '#domain/cases/needs.ts';
import { readingOf, turnWithHold } from '#domain/cases/reading.ts';
import type { ReadingFacts } from '#domain/cases/reading-facts.ts';
import { evictionDangers } from '#domain/cases/reading-facts.ts';
import { readingNeeds } from '#domain/cases/reading-needs.ts';
import { sightOf } from '#domain/cases/sight.ts';
import { caseStatuses } from '#domain/cases/status.ts';
import { dueOfStep } from '#domain/cases/step-clock.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { addressLine } from '#domain/postal-address.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { moneyBackStates } from '#domain/refunds/rule.ts';
import { packageOffer } from '../cases/read-package.ts';
import { describePlan, storedPlan } from '../checkout/read-plan.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';

const words = z.nullable(z.string());

const storedMatter = z.object({
  id: z.string(),
  place: z.int(),
  version: z.int(),
  status: z.enum(caseStatuses),
  need: z.nullable(z.enum(readingNeeds)),
  needs: needFacts,
  statusSince: z.string(),
  leftOut: z.boolean(),
  court: z.enum(courtTypes),
  county: words,
  docketNumber: words,
  nameAsFiled: words,
  isSigned: z.boolean(),
  isFeeSettled: z.boolean(),
  filedOn: words,
  filedBy: z.nullable(z.enum(filers)),
  filedEnvelope: words,
  hearingAt: words,
  hearingPlace: words,
  decidedOn: words,
  outcome: z.nullable(z.enum(matterOutcomes)),
  outcomePart: words,
  limitEndsOn: words,
  hiddenSeenOn: words,
  lastCheck: z.nullable(courtCheck),
  isVisible: z.boolean(),
  endReason: z.nullable(z.enum(endReasons)),
  parties: z.array(
    z.object({
      id: z.string(),
      role: z.enum(partyRoles),
      name: z.string(),
      isClient: z.boolean(),
      address: words,
      city: words,
      state: words,
      zip: words,
      phone: words,
      attorneyOfRecord: words,
      registeredAgent: words,
      dangerAnswer: z.nullable(z.enum(['yes', 'no'])),
      version: z.int(),
    }),
  ),
});
type StoredMatter = z.infer<typeof storedMatter>;

const storedCase = z.nullable(
  z.object({
    id: z.string(),
    caseNumber: z.string(),
    packageId: z.enum(packageIds),
    status: z.enum(caseStatuses),
    about: z.object({
      title: z.string(),
      totalCostCents: z.nullable(z.int()),
      createdAt: z.string(),
      completedOn: words,
    }),
    preparer: words,
    hasPreparerPicture: z.boolean(),
    staffDeliver: z.boolean(),
    danger: z.nullable(z.enum(evictionDangers)),
    county: words,
    checkedAt: words,
    moneyBack: z.nullable(z.enum(moneyBackStates)),
    endNotes: z.array(z.string()),
    holds: z.array(z.object({ kind: z.enum(holdKinds), from: z.string(), to: words })),
    unread: z.int(),
    requests: z.array(
      z.object({ id: z.string(), what: z.string(), language: z.enum(locales), dueOn: words }),
    ),
    celebrate: z.nullable(z.enum(milestoneKinds)),
    lastWords: z.nullable(z.object({ at: z.string(), title: words, text: z.string() })),
    offer: z.nullable(packageOffer),
    plan: z.nullable(storedPlan),
    matters: z.array(storedMatter),
  }),
);

/** One case of the actor's own, in one question to the database. Refuses `not_found`. */
export const ownCase = query({
  sql: 'read_own_case',
  params: ({ id: caseId }: CleanInputOf<typeof cases.read>) => ({ caseId }),
  answer: storedCase,
  toResult: (stored, { app }): CasePage => {
    if (!stored) throw new Refusal('not_found');
    const { staffDeliver, danger, holds, plan, endNotes, matters, ...page } = stored;
    const sight = sightOf({
      status: page.status,
      packageId: page.packageId,
      staffDeliver,
      danger,
      holds: holds.filter(({ to }) => to === null).map(({ kind }) => kind),
      matters: matters
        .filter(({ leftOut }) => !leftOut)
        .map((matter) => ({
          ...matter,
          landlord: matter.parties.find(({ role }) => role === 'plaintiff')?.name ?? null,
        })),
    });
    const speaking = matters.find(
      ({ leftOut, place }) => !leftOut && place === (sight.about?.place ?? place),
    );
    const isOurs = sight.turn === 'us' || sight.turn === 'attorney';
    return {
      ...page,
      sight,
      weFile: weFile({ packageId: page.packageId, staffDeliver }),
      // One for each matter, or the same for all.
      endNotes: [...new Set(endNotes)],
      plan: plan && describePlan(plan, app.clock()),
      due:
        isOurs && speaking
          ? dueOfStep(
              { status: sight.status, since: speaking.statusSince, holds },
              app.clock(),
              officeCalendar(app.site.closures),
            )
          : null,
      matters: matters.map((matter) =>
        describeMatter(matter, {
          facts: { ...matter, packageId: page.packageId, staffDeliver, danger },
          hold: sight.hold,
        }),
      ),
    };
  },
});

interface MatterSight {
  readonly facts: ReadingFacts;
  readonly hold: CasePage['sight']['hold'];
}

function describeMatter(
  {
    statusSince: _s,
    isSigned: _i,
    isFeeSettled: _f,
    isVisible: _v,
    endReason: _e,
    need: _n,
    needs,
    parties,
    ...matter
  }: StoredMatter,
  { facts, hold }: MatterSight,
): CasePage['matters'][number] {
  return {
    ...matter,
    reading: readingOf(facts),
    turn: turnWithHold(facts, hold),
    asks: matter.leftOut ? [] : clientAsks(needs),
    parties: parties.map(describeParty),
  };
}

function describeParty({ address, city, state, zip, ...party }: StoredMatter['parties'][number]) {
  return { ...party, address: addressLine({ address, city, state, zip }) || null };
}
