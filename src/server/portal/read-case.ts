import type { Actor } from '#domain/access/roles.ts';
import { readingOf, turnWithHold } from '#domain/cases/reading.ts';
import type { ReadingFacts } from '#domain/cases/reading-facts.ts';
import { sightOf } from '#domain/cases/sight.ts';
import { dueOfStep } from '#domain/cases/step-clock.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { readOffer } from '../cases/read-package.ts';
import { readPlan } from '../checkout/read-plan.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { readOrderMoney } from '../refunds/read-money.ts';

/** Columns a client may read. Notes, sources, holds' reasons and everything internal are not among them. */
const columns = `id, case_number, package_type, status, order_id,
  users!cases_assigned_to_fkey(first_name, custom_profile_image_url), case_holds(kind, held_at, released_at),
  court_matters(id, place, version, status, status_since, left_out_at, court, county, docket_number, name_as_filed,
    signed_copy_at, court_fee_settled_at, filed_on, filed_by, hearing_at, hearing_place, decided_on, outcome,
    outcome_part, limit_ends_on, hidden_seen_on, end_reason,
    matter_parties(id, role, name, is_client, address, city, state, zip, phone, attorney_of_record,
      registered_agent, danger_answer, version, created_at))` as const;

/** One case of the actor's own. Refuses `not_found`. */
export async function readCase(
  app: Pick<App, 'db' | 'site' | 'clock'>,
  actor: Actor,
  caseId: string,
): Promise<CasePage> {
  // None of the others says anything before the case has turned out to be the actor's.
  const [row, staffDeliver, checkedAt, offer] = await Promise.all([
    readRow(app, actor, caseId),
    readStaffDeliver(app),
    readLastCheck(app, caseId),
    readOffer(app, caseId),
  ]);
  if (!row) throw new Refusal('not_found');
  const isCancelled = row.status === 'cancelled';
  const [money, plan, endNotes] = await Promise.all([
    row.order_id && isCancelled ? readOrderMoney(app, [row.order_id]) : null,
    readPlan(app, row.order_id ? [row.order_id] : []),
    isCancelled ? readEndNotes(app, caseId) : [],
  ]);
  const sight = sightOf({
    status: row.status,
    packageId: row.package_type,
    staffDeliver,
    holds: row.case_holds.filter((hold) => hold.released_at === null).map(({ kind }) => kind),
    matters: row.court_matters.filter(({ left_out_at: leftOut }) => leftOut === null).map(factsOf),
  });
  const speaking = row.court_matters.find(
    (matter) => matter.left_out_at === null && matter.place === (sight.about?.place ?? matter.place),
  );
  const isOurs = sight.turn === 'us' || sight.turn === 'attorney';
  return {
    id: row.id,
    caseNumber: row.case_number,
    packageId: row.package_type,
    status: row.status,
    sight,
    moneyBack: money?.get(row.order_id ?? '')?.money_back ?? null,
    endNotes,
    offer,
    plan,
    preparer: row.users?.first_name ?? null,
    hasPreparerPicture: Boolean(row.users?.custom_profile_image_url),
    due:
      isOurs && speaking
        ? dueOfStep(
            { status: sight.status, since: speaking.status_since, holds: holdsOf(row.case_holds) },
            app.clock(),
            officeCalendar(app.site.closures),
          )
        : null,
    checkedAt,
    matters: row.court_matters.map((matter) =>
      describeMatter(matter, {
        facts: { ...factsOf(matter), packageId: row.package_type, staffDeliver },
        hold: sight.hold,
      }),
    ),
  };
}

interface MatterSight {
  readonly facts: ReadingFacts;
  readonly hold: CasePage['sight']['hold'];
}

function describeMatter(matter: MatterRow, { facts, hold }: MatterSight): CasePage['matters'][number] {
  return {
    id: matter.id,
    place: matter.place,
    version: matter.version,
    status: matter.status,
    reading: readingOf(facts),
    turn: turnWithHold(facts, hold),
    leftOut: matter.left_out_at !== null,
    court: matter.court,
    county: matter.county,
    docketNumber: matter.docket_number,
    nameAsFiled: matter.name_as_filed,
    filedOn: matter.filed_on,
    filedBy: matter.filed_by,
    hearingAt: matter.hearing_at,
    hearingPlace: matter.hearing_place,
    decidedOn: matter.decided_on,
    outcome: matter.outcome,
    outcomePart: matter.outcome_part,
    limitEndsOn: matter.limit_ends_on,
    hiddenSeenOn: matter.hidden_seen_on,
    parties: matter.matter_parties
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      .map(describeParty),
  };
}

function describeParty(party: MatterRow['matter_parties'][number]) {
  const place = [party.state, party.zip].filter(Boolean).join(' ');
  return {
    id: party.id,
    role: party.role,
    name: party.name,
    isClient: party.is_client,
    address: [party.address, party.city, place].filter(Boolean).join(', ').trim() || null,
    phone: party.is_client ? party.phone : null,
    attorneyOfRecord: party.attorney_of_record,
    registeredAgent: party.registered_agent,
    dangerAnswer: party.danger_answer,
    version: party.version,
  };
}

/** What of a matter decides the words for it. */
const factsOf = (matter: MatterRow) => ({
  place: matter.place,
  status: matter.status,
  isSigned: matter.signed_copy_at !== null,
  isFeeSettled: matter.court_fee_settled_at !== null,
  filedBy: matter.filed_by,
  outcome: matter.outcome,
  endReason: matter.end_reason,
});

type CaseRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;
type MatterRow = CaseRow['court_matters'][number];

async function readRow(app: Pick<App, 'db'>, actor: Actor, caseId: string) {
  return dataOf(
    await app.db
      .from('cases')
      .select(columns)
      .eq('id', caseId)
      .eq('user_id', actor.userId)
      .order('place', { referencedTable: 'court_matters' })
      .order('held_at', { referencedTable: 'case_holds' })
      .maybeSingle(),
  );
}

/** Whether our staff may deliver papers to a court. */
async function readStaffDeliver(app: Pick<App, 'db'>): Promise<boolean> {
  return dataOf(await app.db.from('filing_rules').select('staff_deliver').single()).staff_deliver;
}

async function readLastCheck(app: Pick<App, 'db'>, caseId: string): Promise<string | null> {
  const rows = dataOf(
    await app.db
      .from('contact_log')
      .select('happened_at')
      .eq('case_id', caseId)
      .in('channel', ['docket_check', 'clerk_call'])
      .order('happened_at', { ascending: false })
      .limit(1),
  );
  return rows[0]?.happened_at ?? null;
}

/** The reason in writing, as the client reads it in the history too: one for each matter, or the same for all. */
async function readEndNotes(app: Pick<App, 'db'>, caseId: string): Promise<string[]> {
  const rows = dataOf(
    await app.db
      .from('case_updates')
      .select('description')
      .eq('case_id', caseId)
      .eq('code', 'status_changed')
      .eq('status', 'cancelled')
      .eq('is_internal', false)
      .in('created_by_role', ['staff', 'attorney', 'admin'])
      .not('description', 'is', null)
      .order('position'),
  );
  return [...new Set(rows.flatMap(({ description }) => description ?? []))];
}

const holdsOf = (rows: readonly { held_at: string; released_at: string | null }[]) =>
  rows.map(({ held_at: from, released_at: to }) => ({ from, to }));
