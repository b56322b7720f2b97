import clientWords from '#i18n/en/steps.ts';
import type { MatterStep } from '#domain/cases/matter-steps.ts';
import type { StepStage } from '#domain/cases/stage-of-steps.ts';

/** Steps by hand of a court case, as staff read them: what is to be done, and whose it is. */
const words = {
  title: 'Steps by hand',
  stages: {
    filing: 'filing the papers',
    hearing: 'before the hearing',
    order: 'after the order',
  } satisfies Record<StepStage, string>,
  /** Said to nobody: the word beside each says whose it is. */
  steps: {
    check_papers: 'Read every page and check the codes',
    ask_clerk: 'Call the clerk about filing, forms and costs',
    ask_interpreter: 'Tell the clerk that an interpreter is needed',
    sign_papers: 'Sign the motion by hand',
    sign_at_notary: 'Sign the affidavit in front of a notary',
    translator_at_notary: 'Sign the translator’s affidavit in front of a notary',
    send_signed: 'Send in a copy of the signed pages',
    settle_fee: 'Pay the court fee or ask for a waiver',
    make_copies: 'Make the copies',
    file_papers: 'File the papers',
    serve_copies: 'Send a copy to everyone on the certificate of service',
    sign_certificate: 'Sign the certificate of service and bring it to the clerk',
    tell_new_address: 'Tell the court the client’s new address',
    court_interpreter: 'Ask the court for an interpreter',
    interpreter_confirmed: 'The court confirms the interpreter',
    serve_notice: 'Send the notice of hearing to everyone on the certificate of service',
    print_proof: 'Print the proof for the hearing',
    certified_copies: 'Order certified copies of the order',
    copy_to_clerk: 'Bring a copy of the order to the clerk',
    check_record: 'Look at the record as the public sees it',
    send_letters: 'Write to screening companies',
    keep_order: 'Keep the order in a safe place',
  } satisfies Record<MatterStep, string>,
  by: { client: 'Client', us: 'We', translator: 'Translator' },
  doneByClient: '{date}, by the client',
  doneByUs: '{date}, by us',
  doneByFact: '{date}, as entered in the case',
  notYet: 'Entered in the case, not here',
  values: '{field}: {value} (checked {date})',
  stale: '{field}: {value} (checked {date}, ask again)',
  needsAccount: 'The court’s search needs an account: without one nothing is found, and that proves nothing.',
  unknown: 'Not in the county file: {fields}',
  filingFiles: clientWords.filingFiles,
  fields: clientWords.fields,
  saved: 'Saved.',
};
export type StaffStepsWords = typeof words;
export default words;
