import type { PackageId } from '../packages/catalogue.ts';
import type { HoldKind } from './endings.ts';
import type { NamedMatter } from './matter-name.ts';
import { readingOf, sendsToFreeHelp, turnWithHold, type WholeReading } from './reading.ts';
import type { EvictionDanger, ReadingFacts } from './reading-facts.ts';
import { caseStatuses, isOver, type CaseStatus } from './status.ts';
import type { TurnHolder } from '../promises/turns.ts';

/** What a client sees of a case at a glance: its words, whose turn it is, and which matter this is about. */
export interface CaseSight {
  readonly status: CaseStatus;
  readonly reading: WholeReading;
  readonly turn: TurnHolder;
  readonly hold: HoldKind | null;
  /** Where there are several matters. */
  readonly about: ({ readonly place: number; readonly count: number } & NamedMatter) | null;
}

export type MatterSight = Omit<ReadingFacts, 'packageId' | 'staffDeliver'> & {
  readonly place: number;
  readonly county?: string | null;
  readonly docketNumber?: string | null;
  readonly landlord?: string | null;
  readonly decidedOn?: string | null;
};

interface CaseFacts {
  readonly status: CaseStatus;
  readonly packageId: PackageId;
  readonly staffDeliver: boolean;
  readonly danger?: EvictionDanger | null | undefined;
  readonly holds: readonly HoldKind[];
  /** Those that are worked on. */
  readonly matters: readonly MatterSight[];
}

/** The most pressing first: one hold is read, though several may stand. */
const pressing: readonly HoldKind[] = [
  'safety',
  'legal',
  'dispute',
  'refund',
  'late_part',
  'client_asked',
  'unreachable',
];

/** A decision is news until its matter is closed. */
function lastDecided(open: readonly MatterSight[]): MatterSight | undefined {
  const decided = open.filter(({ decidedOn }) => decidedOn);
  return decided.toSorted((a, b) => (b.decidedOn ?? '').localeCompare(a.decidedOn ?? ''))[0];
}

function nameOf({ county, docketNumber, landlord }: MatterSight): NamedMatter {
  return { ...(county && { county }), ...(docketNumber && { docketNumber }), ...(landlord && { landlord }) };
}

/**
 * What a case says to its client. Of several open matters the one that waits for the client speaks; if none does, the
 * one decided last, and where nothing is decided the one that stands earliest.
 */
export function sightOf({ status, packageId, staffDeliver, danger, holds, matters }: CaseFacts): CaseSight {
  const hold = pressing.find((kind) => holds.includes(kind)) ?? null;
  const facts = (matter: MatterSight) => ({ ...matter, packageId, staffDeliver, danger });
  const count = matters.length;
  const open = matters
    .filter((matter) => !isOver(matter.status))
    .toSorted((a, b) => caseStatuses.indexOf(a.status) - caseStatuses.indexOf(b.status) || a.place - b.place);
  const lead =
    open.find((matter) => turnWithHold(facts(matter), null) === 'client') ?? lastDecided(open) ?? open[0];
  if (lead) {
    const reading = readingOf(facts(lead));
    return {
      status: lead.status,
      reading,
      // Whatever we do meanwhile, a home hangs on what they do now.
      turn: sendsToFreeHelp(reading) && hold === null ? 'client' : turnWithHold(facts(lead), hold),
      hold,
      about: count > 1 ? { place: lead.place, count, ...nameOf(lead) } : null,
    };
  }
  const nothing = {
    need: null,
    isSigned: false,
    isFeeSettled: false,
    filedBy: null,
    outcome: null,
    endReason: null,
  };
  const [first, ...others] = matters;
  const alone = first ?? { ...nothing, status, place: 1 };
  const reading = readingOf(facts(alone));
  const isSame = others.every((other) => readingOf(facts(other)) === reading);
  return {
    status,
    reading: isSame ? reading : 'over_many',
    turn: turnWithHold(facts({ ...alone, status }), hold),
    hold,
    about: null,
  };
}
