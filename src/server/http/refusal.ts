/**
 * Expected refusals: a closed list of codes with one status table. Anything else that is thrown is a fault and
 * answers 500 with a reference.
 */
export const refusalStatus = {
  invalid_input: 400,
  unreadable_body: 400,
  wrong_sign_in: 401,
  sign_in_required: 401,
  wrong_origin: 403,
  forbidden: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  already_paid: 409,
  hearing_near: 409,
  hearing_unasked: 409,
  refund_not_possible: 409,
  owed_in_full: 409,
  review_not_possible: 409,
  stale: 409,
  undo_over: 409,
  undo_seen: 409,
  undo_mailed: 409,
  key_used: 409,
  quiz_locked: 409,
  already_received: 409,
  open_case: 409,
  case_at_court: 409,
  case_held: 409,
  conflict_check: 409,
  owner_conflict: 409,
  move_incomplete: 409,
  case_over: 409,
  plan_open: 409,
  plan_over: 409,
  upgrade_open: 409,
  upgrade_answered: 409,
  money_open: 409,
  merge_asked: 409,
  merge_money_open: 409,
  erase_second: 409,
  erase_early: 409,
  merge_second: 409,
  merge_early: 409,
  paper_frozen: 409,
  paper_not_now: 409,
  paper_not_ready: 409,
  paper_flagged: 409,
  paper_danger: 409,
  paper_danger_open: 409,
  papers_alike: 409,
  affidavit_needed: 403,
  exhibit_unreadable: 409,
  packet_uploaded: 409,
  own_work: 409,
  own_account: 409,
  licence_lapsed: 409,
  address_taken: 409,
  goals_full: 409,
  supporters_full: 409,
  rating_closed: 409,
  call_taken: 409,
  call_too_late: 409,
  call_not_offered: 409,
  gone: 410,
  too_large: 413,
  filing_too_large: 409,
  unsupported_type: 415,
  locked: 423,
  throttled: 429,
  wrote_a_lot: 429,
  intake_paused: 503,
  purchase_paused: 503,
  sale_closed: 503,
  busy: 503,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** A field that was refused and the message key that says why. Words are added where the answer is written. */
export interface RefusedField {
  readonly field: string;
  readonly key: string;
  /** What the words name, such as the sentence that is meant. */
  readonly what?: string;
}

interface RefusalDetails {
  readonly fields?: readonly RefusedField[];
  readonly retryAfterSeconds?: number;
  /** What the caller needs to go on, for example the first reference of an application sent before. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Header values for cookies the refusal sets or clears. */
  readonly cookies?: readonly string[];
}

/** Thrown by services to say no. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

/** A refusal that names one field. */
export function refuseField(field: string, key: string): Refusal {
  return new Refusal('invalid_input', { fields: [{ field, key }] });
}
