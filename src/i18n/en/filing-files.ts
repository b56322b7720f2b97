import type { KnownSystem } from '#domain/papers/filing-files.ts';

/** The sheet that goes along with papers for a court's filing system, for whoever types there. */
const words = {
  title: 'Filing online: what to type where',
  lead: 'For you, not for the court: do not upload this page. Today is {date}.',
  sheetName: '00-Read-this-first.pdf',
  facts: {
    system: 'System',
    either: '{systems} (the court takes any of them)',
    court: 'Court',
    courtOf: '{court} of {county} County, Georgia',
    docket: 'Case number',
    noDocket: 'Not known yet. Ask the clerk before you begin.',
    plaintiffs: 'Plaintiff (landlord)',
    you: 'Your party: defendant',
    others: 'Other defendants',
  },
  sample: 'These papers are samples. Nobody may file them.',
  before: {
    title: 'Before you begin',
    sign: 'Not signed yet: {titles}. Sign with a pen (the affidavit in front of a notary), scan, and upload your scan in place of the file.',
    account: 'You need an account of your own with {system}. We have none and never ask for your password.',
    fee: 'Fee (checked on {date}): {value}',
    feeUnknown: 'The court’s fee for this motion is not verified. The screen shows it before you send.',
    waiver: 'If you cannot pay, stop at the payment and ask the clerk for the form that asks for a waiver.',
    source: 'The court’s system (checked on {date}): {source}',
    stale: 'That check is more than {days} days old. Call the clerk first.',
  },
  screen: {
    title: 'On the screen',
    steps: {
      eFileGA: [
        'Choose filing into an existing case, not a new one.',
        'Location or court: {court}.',
        'Case number: {docket}. If nothing is found, search for the name {name}.',
        'Check that the landlord is {plaintiffs}. If not, it is another case: stop.',
        'Who files: choose your name as it is written there, {name}.',
        'Add the files below in their order. The motion is the lead document, the others go with it.',
        'Read the summary. Then send, and keep the envelope number.',
      ],
      PeachCourt: [
        'Click “Case Search”. Choose {court}, and search for the number {docket} or the name {name}.',
        'Click the case. Check that the landlord is {plaintiffs}. If not, it is another case: stop.',
        'Choose “File into this case”.',
        'Select the party you represent: yourself, {name}.',
        'Choose the document type and upload the file, one after the other, in the order below.',
        'Review who is sent a copy, then choose how you pay.',
        'Read the summary, click “Submit Filing” and confirm the redaction. Keep the number you get.',
      ],
      other: [
        'Choose filing into an existing case, not a new one.',
        'Court: {court}. Case number: {docket}. Name: {name}.',
        'Check that the landlord is {plaintiffs}. If not, it is another case: stop.',
        'You file for yourself, as defendant.',
        'Add the files below in their order.',
        'Read the summary, send, and keep the number you get.',
      ],
    } satisfies Record<KnownSystem | 'other', readonly string[]>,
    source: {
      eFileGA: 'The words of this screen may differ. If you are not sure, ask the clerk.',
      PeachCourt:
        'As PeachCourt’s help page says (a stored copy, read on November 29, 2026): awesome.peachcourt.com, “This is my first time eFiling”. The screen may have changed since.',
      other: 'We have not seen this system. If the screen asks for something else, ask the clerk.',
    } satisfies Record<KnownSystem | 'other', string>,
  },
  files: {
    title: 'The files, in this order',
    line: '{name}: document type “{type}” or the nearest one; description: {title}',
    scan: 'a picture, with no text to search',
    types: {
      motion: 'Motion',
      proposed_order: 'Proposed order',
      affidavit: 'Affidavit',
      translator_affidavit: 'Affidavit',
      consent: 'Consent',
      notice_of_hearing: 'Notice of hearing',
      certificate_of_service: 'Certificate of service',
      change_of_address: 'Notice of change of address',
      exhibit: 'Exhibit',
    },
    signed: 'Signed papers: {titles}',
    size: 'Each file is at most {max} MB, the smallest limit we found for these systems.',
  },
  after: {
    title: 'Afterwards',
    lines: [
      'Write down the envelope number and report it in your case: “Tell us what happened”.',
      'The clerk looks at it first. You get an email when it is accepted. Only then is it filed.',
      'Send us the copy with the court’s stamp. It comes with that email.',
      'If it is sent back, the email says why. Change nothing by yourself: send us the reason.',
    ],
  },
  foot: '{title} · page {page} of {pages}',
};
export type FilingFilesWords = typeof words;
export default words;
