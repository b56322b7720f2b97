import type { NextAct } from '#domain/cases/next-for.ts';

/** The page of a case: its head, tabs, what is offered next, and where one writes. */
const words = {
  tabsLabel: 'Parts of the case',
  tabs: {
    work: 'Work',
    papers: 'Papers',
    messages: 'Messages',
    history: 'History',
    client: 'Client and money',
  },
  open: 'Open the case',
  facts: 'Facts',
  allOf: 'All of “{tab}”',
  next: 'Next: {step}',
  readMessage: 'Read the new message',
  answerMessage: 'Answer the client',
  remind: 'Remind them',
  noteToAttorney: 'Leave the attorney a note',
  /** What comes next in a court case; after “wait” what somebody else has to do first. */
  acts: {
    on_hold: 'On hold',
    wait_application: 'Waiting for the application',
    read_application: 'Begin the review',
    match_record: 'Compare with the public record',
    answer_flags: 'Answer the flags',
    begin_papers: 'Begin the papers',
    wait_answer: 'Waiting for the client’s answer',
    wait_danger_decision: 'Waiting for the attorney: someone may be in danger',
    wait_statement: 'Waiting for the client’s statement',
    translate: 'Translate the statement',
    wait_read_back: 'Waiting until the client has checked the translation',
    make_papers: 'Make the papers',
    remake_papers: 'Make the changed papers again',
    send_to_attorney: 'Send to the attorney',
    send_to_client: 'Send to the client',
    wait_attorney: 'Waiting for the attorney',
    bring_back_unread: 'Take the papers back: no attorney has to read them',
    wait_client_reads: 'Waiting until the client has read the papers',
    go_to_court: 'Go on to the filing: the papers are approved',
    bring_back: 'Take the papers back: facts have changed',
    bring_back_unapproved: 'Take the papers back: an approval is missing',
    wait_payment: 'Waiting for the last payment',
    wait_signature: 'Waiting for the signed copy',
    wait_court_fee: 'Waiting for the court’s fee',
    wait_client_files: 'Waiting until the client has filed',
    record_filing: 'Record the filing',
    check_docket: 'Look at the docket',
    record_outcome: 'Record the decision',
    order_copies: 'Order certified copies',
    begin_after_care: 'Begin the after-care',
    close_denied: 'Close the case',
    after_care: 'Check the record after the order',
    close_hidden: 'Close the case: the record is hidden',
    nothing: 'Nothing to do',
  } satisfies Record<NextAct, string>,
  /** What the others wait for is the attorney's own step. */
  ofAttorney: {
    wait_attorney: 'Read and approve the papers',
    wait_danger_decision: 'Decide about someone who may be in danger',
  },
  /** What an attorney waits for is ours. */
  ofStaff: 'Staff’s turn: {step}',
  /** Which of several court cases. */
  ofMatter: '{text} (court case {place})',
  waitsForClient: 'Waiting for the client',
  /** Nothing is ours to do. */
  waits: 'Nothing to do for us. Turn: {turn}.',
  moreMoves: 'More moves',
  enterHearing: 'Enter a hearing',
  moveHearing: 'Move the hearing',
  onHold: 'On hold',
  lacks: 'Something is missing',
  nextCase: 'Next case',
  doneTask: 'Done: {task}',
  composer: {
    title: 'Write',
    kinds: { message: 'Message', note: 'Note', update: 'Update', call: 'Call' },
  },
};
export type CasePageWorkWords = typeof words;
export default words;
