import type { PaperKind } from './papers.ts';

/** Facts of a matter that papers print. Where a template has a name for one, it is that name. */
export const printedFacts = [
  'court_name',
  'county',
  'docket_number',
  'name_as_filed',
  'present_name',
  'plaintiff_names',
  /** Others who were sued in the same file. */
  'respondent_names',
  /** Who gets a copy, through whom and where. */
  'served',
  'address',
  'phone',
  'address_then',
  'filed_against_on',
  'judged_on',
  'case_outcome',
  'judgment',
  'writ_recorded_in',
  /** What the client tells, its English and its exhibits. */
  'statement',
] as const;
export type PrintedFact = (typeof printedFacts)[number];

const caption = [
  'court_name',
  'county',
  'docket_number',
  'name_as_filed',
  'plaintiff_names',
  'respondent_names',
] as const;
/** Who writes a letter, and from where. */
const sender = ['present_name', 'address'] as const;

/**
 * Which facts stand on which paper: when one of them changes, the paper no longer says what the record says, and is
 * made again. SQL has the same (`paper_facts`); a test holds the two equal, and another one changes each fact and
 * compares the pages.
 */
export const factsOnPapers: Readonly<Record<PaperKind, readonly PrintedFact[]>> = {
  motion: [
    ...caption,
    'present_name',
    'address',
    'phone',
    'filed_against_on',
    'judged_on',
    'case_outcome',
    'judgment',
    'writ_recorded_in',
    'statement',
  ],
  proposed_order: [...caption, 'present_name', 'address', 'statement'],
  affidavit: [...caption, 'present_name', 'judgment', 'statement'],
  notice_of_hearing: caption,
  certificate_of_service: [...caption, 'served'],
  change_of_address: [...caption, 'present_name', 'address', 'phone', 'served'],
  fee_affidavit: ['court_name', 'county'],
  consent: caption,
  satisfaction_request: ['court_name', 'county', 'docket_number', 'plaintiff_names', 'judged_on', ...sender],
  translator_affidavit: [...caption, 'present_name', 'statement'],
  exhibits: [...caption, 'statement'],
  cover_letter: [
    'court_name',
    'county',
    'docket_number',
    'plaintiff_names',
    'name_as_filed',
    'phone',
    ...sender,
  ],
  landlord_letter: ['county', 'case_outcome', 'judgment', 'statement', ...sender],
  screening_letter: ['court_name', 'county', 'docket_number', ...sender],
  court_letter: [],
  // The filing steps, which name the court.
  other: ['court_name', 'county'],
  packet: [],
};
