/** The papers of a matter. `court_letter`: one that came from the court. */
export const paperKinds = [
  'motion',
  'proposed_order',
  'affidavit',
  'notice_of_hearing',
  'certificate_of_service',
  'change_of_address',
  'fee_affidavit',
  'consent',
  'satisfaction_request',
  'translator_affidavit',
  'exhibits',
  'cover_letter',
  'landlord_letter',
  'screening_letter',
  'court_letter',
  'other',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The states of one version of a paper. */
export const paperStates = [
  'draft',
  'returned',
  'attorney_approved',
  'client_approved',
  'replaced',
  'signed',
  'filed',
] as const;
export type PaperState = (typeof paperStates)[number];
