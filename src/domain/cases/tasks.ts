/** What staff have to do. The product sets most of them by itself; `custom` has a title of its own. */
export const taskCodes = [
  'read_application',
  'match_record',
  'first_contact',
  'prepare_papers',
  'attorney_reads',
  'client_reads',
  'chase_client',
  'deliver_papers',
  'check_docket',
  'prepare_hearing',
  'order_copies',
  'after_care',
  'decide_refund',
  'limit_ends',
  'answer_message',
  'call_again',
  'stop_asked',
  'reported_by_client',
  'address_changed',
  'custom',
] as const;
export type TaskCode = (typeof taskCodes)[number];
