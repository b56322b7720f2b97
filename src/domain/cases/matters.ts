/** Courts of Georgia that hear evictions. */
export const courtTypes = ['magistrate', 'civil', 'state', 'superior', 'unknown'] as const;
export type CourtType = (typeof courtTypes)[number];

/** The money part of the old case. `satisfied`: the court's own record says it was paid. */
export const judgmentStates = ['none', 'owed', 'disputed', 'paid', 'satisfied', 'unknown'] as const;
export type JudgmentState = (typeof judgmentStates)[number];

/** Who brought the papers to the court. With `client` and `other` nobody files twice: our papers are frozen. */
export const filers = ['us', 'client', 'other'] as const;
export type Filer = (typeof filers)[number];
export const filingWays = ['in_person', 'mail', 'e_filing'] as const;
export type FilingWay = (typeof filingWays)[number];

export const partyRoles = ['plaintiff', 'respondent', 'petitioner', 'other'] as const;
export type PartyRole = (typeof partyRoles)[number];

/** Where a fact is from. */
export const factSources = ['client', 'court_record', 'staff'] as const;
export type FactSource = (typeof factSources)[number];

/** Differs whenever one of a case's matters was changed, added or taken away. */
export const versionOfMatters = (
  matters: readonly { readonly id: string; readonly version: number }[],
): string => matters.map(({ id, version }) => `${id}:${version}`).join(' ');
