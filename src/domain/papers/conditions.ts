import type { PaperFacts } from './paper-facts.ts';
import { tellsOfDebt } from './statement.ts';

/** When a block of a template is in a paper: chosen from this list, never typed. */
export const conditions = {
  court_magistrate: ({ court }) => court === 'magistrate',
  court_civil: ({ court }) => court === 'civil',
  court_superior: ({ court }) => court === 'superior',
  court_state: ({ court }) => court === 'state',
  court_superior_or_state: ({ court }) => court === 'superior' || court === 'state',
  outcome_dismissed: ({ caseOutcome }) => caseOutcome === 'dismissed',
  outcome_landlord: ({ caseOutcome }) => caseOutcome === 'judgment-landlord',
  outcome_tenant: ({ caseOutcome }) => caseOutcome === 'judgment-tenant',
  outcome_settled: ({ caseOutcome }) => caseOutcome === 'settled',
  judgment_none: ({ judgment }) => judgment === 'none',
  judgment_owed: ({ judgment }) => judgment === 'owed',
  judgment_disputed: ({ judgment }) => judgment === 'disputed',
  judgment_paid: ({ judgment }) => judgment === 'paid',
  judgment_satisfied: ({ judgment }) => judgment === 'satisfied',
  tells_of_debt: ({ judgment }) => tellsOfDebt(judgment),
  writ_recorded: ({ writRecordedIn }) => Boolean(writRecordedIn),
  part_name: ({ part }) => part === 'name_in_index',
  part_documents: ({ part }) => part === 'documents',
  part_whole: ({ part }) => part === 'whole_file',
  part_wider_than_name: ({ part }) => part === 'documents' || part === 'whole_file',
  nature_online: ({ nature }) => nature === 'online',
  nature_public: ({ nature }) => nature === 'public',
  length_years: ({ length }) => length === 'years',
  length_until: ({ length }) => length === 'until',
  length_always: ({ length }) => length === 'always',
  has_exhibits: ({ exhibits }) => exhibits.length > 0,
  has_affidavit: ({ hasAffidavit }) => hasAffidavit,
  is_translated: ({ toldIn }) => toldIn !== 'en',
  same_name: ({ nameAsFiled, presentName }) => Boolean(presentName) && presentName === nameAsFiled,
  other_name: ({ nameAsFiled, presentName }) => Boolean(presentName) && presentName !== nameAsFiled,
  knows_filing_day: ({ filedAgainstOn }) => filedAgainstOn !== null,
  knows_judgment_day: ({ judgedOn }) => judgedOn !== null,
  has_phone: ({ phone }) => Boolean(phone),
} satisfies Record<string, (facts: PaperFacts) => boolean>;
export type ConditionName = keyof typeof conditions;
export const conditionNames = Object.keys(conditions) as ConditionName[];
