import type { EndReason, MatterOutcome, RefundShare } from '#domain/cases/endings.ts';

/** Ways a court case can end that say something to whoever pays; the others follow a refund or a dispute. */
export type PrintedEnding = Exclude<MatterOutcome | EndReason, 'refunded' | 'dispute_lost'>;

/** What comes back when: the table of src/domain/cases/endings.ts in words. */
const words = {
  title: 'What comes back, and when',
  lead: 'This is about our service fee. Court fees are paid to the court and do not come back from us.',
  shares: {
    full: 'The full service fee',
    staff: 'We decide case by case and tell you why in writing',
    none: 'Nothing: the work is done',
  } satisfies Record<RefundShare, string>,
  names: {
    granted: 'The judge granted what you asked for',
    granted_narrower: 'The judge granted less than you asked for',
    granted_temporary: 'The judge granted it for a limited time',
    denied: 'The judge said no',
    denied_without_prejudice: 'The judge said no, but you may ask again',
    dismissed_non_appearance: 'The court dismissed the motion because you did not come to the hearing',
    withdrawn: 'You stopped it after it was filed',
    moot: 'There was nothing left to decide',
    declined_by_us: 'We did not take your case',
    client_stopped: 'You stopped before anything was filed',
    safety: 'It would not have been safe for you to continue',
    too_late: 'Your eviction was still open, so our papers came too late',
    duplicate: 'Another order already covered it',
    not_a_party: 'The case was not about you',
    not_found: 'No court record was found',
    papers_delivered: 'You got your papers to file yourself and did not file them',
    silent: 'We could not reach you for a long time',
  } satisfies Record<PrintedEnding, string>,
  several: 'If a package covers several court cases, we decide about the share of each.',
};
export type RefundTableWords = typeof words;
export default words;
