import type { DocketFinding } from '#domain/cases/court-checks.ts';
import type { CasePhase } from '#domain/cases/phases.ts';
import type { CaseStatus, CaseUpdateCode } from '#domain/cases/status.ts';
import type { TurnHolder } from '#domain/promises/turns.ts';

interface StateWords {
  badge: string;
}

/** What a client reads about a case, on pages and in mails. What stands beside each state is in `case-readings`. */
const words = {
  states: {
    waiting_for_application: { badge: 'Waiting for your application' },
    submitted: { badge: 'Received' },
    in_review: { badge: 'In review' },
    waiting_for_client: { badge: 'We need something from you' },
    preparing: { badge: 'Preparing your papers' },
    attorney_review: { badge: 'A lawyer is reading' },
    client_review: { badge: 'Ready for you to read' },
    ready_to_file: { badge: 'Ready to file' },
    filed: { badge: 'Filed with the court' },
    hearing_set: { badge: 'Court date set' },
    granted: { badge: 'The judge said yes' },
    denied: { badge: 'The judge said no' },
    notifying: { badge: 'After the court order' },
    closed: { badge: 'Closed' },
    cancelled: { badge: 'Case ended' },
  } satisfies Record<CaseStatus, StateWords>,
  ball: {
    client: 'It is your turn',
    us: 'It is our turn',
    attorney: 'It is our turn',
    court: 'The court decides the pace',
    nobody: 'Nothing is left to do',
  } satisfies Record<TurnHolder, string>,
  phases: {
    application: 'Application',
    review: 'Review',
    papers: 'Papers',
    court: 'Court',
    result: 'Result',
  } satisfies Record<CasePhase, string>,
  /** What happens in each stretch, told ahead. */
  phaseTexts: {
    application: 'You tell us about your case in a form. It takes about 10 minutes.',
    review: 'We compare what you told us with the public court record, and ask you for what is missing.',
    papers:
      'We prepare your court papers from your answers. You read every page and say yes, or ask for a change.',
    court:
      'The papers go to the court. It may set a hearing with a judge. The court decides how long this takes.',
    result: 'A judge decides. We tell you what was decided and which steps come after it.',
  } satisfies Record<CasePhase, string>,
  phasesLabel: 'Where your case is',
  phaseNow: 'now',
  /** What a look at the court’s record found, and what that means. */
  findings: {
    nothing_new: 'On {date} the record showed nothing new. Did the court send you anything?',
    hearing: 'On {date} the record showed a hearing. We’ll write to you with the day and the place.',
    order: 'On {date} the record showed an order. We’ll write to you with what the judge decided.',
    returned:
      'On {date} the record showed that the clerk sent the papers back. We’ll write to you with what is missing.',
    still_visible:
      'On {date} anyone could still see the record. A copy of the order has to reach the clerk, and after that somebody looks again.',
    hidden: 'On {date} a search like the public’s no longer found the record.',
    not_found:
      'On {date} we did not find the court’s file. That alone does not mean that others cannot find it. We’ll look again.',
  } satisfies Record<DocketFinding, string>,
  /** Entries that the system writes into the history. */
  updates: {
    application_received: 'We received your application',
    payment_received: 'We received your payment',
    status_changed: 'New status: {status}',
    payment_refunded: 'We sent your payment back',
    payment_partially_refunded: 'We sent back a part of your payment',
    payment_disputed: 'You asked your bank about the payment',
    dispute_won: 'The bank decided that we keep the payment',
    document_added: 'A paper was added',
    message_sent: 'We wrote to you',
    paper_added: 'There is a new version of a paper',
    request_added: 'We asked you for something',
    request_answered: 'You sent what we asked for',
    hearing_set: 'The court set a date',
    package_changed: 'Your package changed',
    request_decided: 'We looked at the files you sent',
    paper_approved: 'You approved a paper',
    paper_returned: 'A paper came back to us for a change',
    change_asked: 'You asked for a change in a paper',
    stop_asked: 'You asked us to stop',
    signed_copy_in: 'We have your signed copy',
    court_fee_settled: 'The court fee is paid or waived',
    upgrade_offered: 'We offered you another package',
    upgrade_declined: 'You kept the package you have',
    upgrade_withdrawn: 'We withdrew our offer of another package',
    part_paid: 'A part of your payment arrived',
    part_late: 'A part of your payment is late, and our dates are paused',
    plan_stopped: 'Your payment plan ended',
    card_saved: 'You agreed that we charge the next parts to your card',
    card_removed: 'You removed your card',
    early_date_told: 'You told us about a court date before the last part',
    early_date_decided: 'We decided about your court date and the payment',
    matters_chosen: 'You chose what we work on',
    docket_checked: 'We looked at the court’s record',
    address_changed: 'Your address changed',
    name_change_asked: 'You told us your name changed',
    name_changed: 'We changed your name',
    own_check: 'You looked at the court’s record',
    court_letter_sent: 'You sent us what the court sent you',
    statement_finished: 'You told us what the papers need',
    call_booked: 'A call was booked',
    call_moved: 'The call was moved',
    call_cancelled: 'The call was canceled',
    call_held: 'We called as booked',
    taken_back: 'What came before was taken back',
  } satisfies Record<CaseUpdateCode, string>,
};
export type CaseWords = Omit<typeof words, 'states'> & { states: Record<CaseStatus, StateWords> };
const cases: CaseWords = words;
export default cases;
