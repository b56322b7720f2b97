/** What staff have to do. The product sets most of them by itself; `custom` has a title of its own. */
export const taskCodes = [
  'read_application',
  'offer_free_help',
  'match_record',
  'first_contact',
  'ask_statement',
  'translate_statement',
  'ask_read_back',
  'remake_papers',
  'prepare_papers',
  'attorney_reads',
  'client_reads',
  'chase_client',
  'deliver_papers',
  'check_docket',
  'prepare_hearing',
  'decided_without_hearing',
  'order_copies',
  'after_care',
  'decide_refund',
  'limit_ends',
  'answer_message',
  'call_again',
  'stop_asked',
  'reported_by_client',
  'name_change_asked',
  'address_changed',
  'address_not_changed',
  'dispute_lost',
  'attorney_left',
  'licence_lapsed',
  'check_files',
  'attorney_conflict',
  'try_client',
  'try_other_way',
  'send_letter',
  'remind_client',
  'send_notice',
  'close_silent',
  'ask_report',
  'step_late',
  'upgrade_paid',
  'upgrade_declined',
  'matters_chosen',
  'part_late',
  'part_unpaid',
  'plan_stopped',
  'early_date',
  'owner_left',
  'request_interpreter',
  'confirm_interpreter',
  'client_cannot_come',
  'check_county',
  'call_client',
  'read_court_letter',
  'copy_to_clerk',
  'still_visible',
  'letter_silent',
  'mail_returned',
  'custom',
] as const;
export type TaskCode = (typeof taskCodes)[number];

/**
 * Steps of our own work, which wait while a hold stands. What the court, the client or money brings, and what follows from
 * the hold itself, falls due all the same. SQL asks the same (`private.is_paused_by_hold`); a test holds the two equal.
 */
export const pausedByHold: ReadonlySet<TaskCode> = new Set([
  'read_application',
  'match_record',
  'first_contact',
  'ask_statement',
  'translate_statement',
  'ask_read_back',
  'remake_papers',
  'prepare_papers',
  'attorney_reads',
  'client_reads',
  'chase_client',
  'deliver_papers',
  'after_care',
  'step_late',
  'check_county',
  'try_client',
  'try_other_way',
  'ask_report',
]);

/**
 * Still to be done when the case is over. SQL asks the same (`private.outlives_case`); a test holds the two equal.
 */
export const outlivesCase: ReadonlySet<TaskCode> = new Set([
  'custom',
  'decide_refund',
  'limit_ends',
  'answer_message',
  'letter_silent',
  'decided_without_hearing',
  'part_late',
  'part_unpaid',
  'plan_stopped',
  'call_client',
  'address_not_changed',
]);

export function isTaskCode(code: string): code is TaskCode {
  return taskCodes.some((one) => one === code);
}
