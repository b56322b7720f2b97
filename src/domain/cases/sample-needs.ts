// For tests and the written documents.
import type { NeedFacts } from './need-facts.ts';

/** A matter of which nothing is open any more, in a package whose client goes to the court. */
export const nothingOpen: NeedFacts = {
  status: 'preparing',
  packageId: 'basic',
  court: 'magistrate',
  isMatched: true,
  isFlagged: false,
  statement: 'ready',
  kinds: ['motion'],
  changedKinds: [],
  motionApproved: true,
  attorneyNeeded: true,
  attorneyApproved: true,
  clientApproved: true,
  dangerOpen: false,
  inDanger: false,
  isSigned: true,
  isFeeSettled: true,
  isPaidUp: true,
  filingOpen: true,
  filedBy: null,
  staffDeliver: false,
  isHeld: false,
  hasCopies: false,
  isHidden: false,
};
