import { isOver, isPending, type CaseStatus } from '../cases/status.ts';
import type { ClientPapers, PaperKind, PaperState } from '../cases/papers.ts';
import type { CasePage } from './case-page.ts';

/** What a new address changes in a case. The client reads it before they save it. */
export interface NewAddress {
  /** Papers not yet filed that name the old address: they are made again. Each kind once. */
  readonly papers: readonly PaperKind[];
  /** The client said yes to one of them, and a new version needs a new yes. */
  readonly needsNewYes: boolean;
  /** Something will still be filed, and the court gets the new address with it. */
  readonly goesWithFiling: boolean;
  /** A court decides, and writes to the old address until it has the notice. */
  readonly needsNotice: boolean;
  /** A court has decided, and nobody tells it. */
  readonly staysAtCourt: boolean;
}

const decided: ReadonlySet<CaseStatus> = new Set(['granted', 'denied', 'notifying']);
/** These are not made again: one goes back to us anyway, the other names what it named when it was filed. */
const settled: ReadonlySet<PaperState> = new Set(['returned', 'replaced', 'filed']);

export function newAddressIn(
  matters: CasePage['matters'],
  papers: Pick<ClientPapers, 'matters'>['matters'],
): NewAddress {
  const open = matters.filter(({ leftOut, status }) => !leftOut && !isOver(status));
  const ahead = open.filter(({ status }) => !isPending(status) && !decided.has(status));
  const named = papers
    .filter(({ id }) => ahead.some((matter) => matter.id === id))
    .flatMap((matter) => matter.papers)
    .filter(({ isCurrent, kind, status }) => isCurrent && kind !== 'court_letter' && !settled.has(status));
  return {
    papers: [...new Set(named.map(({ kind }) => kind))],
    needsNewYes: named.some(({ approvedAt }) => approvedAt !== null),
    goesWithFiling: ahead.length > 0,
    needsNotice: open.some(({ status }) => isPending(status)),
    staysAtCourt: open.some(({ status }) => decided.has(status)),
  };
}
