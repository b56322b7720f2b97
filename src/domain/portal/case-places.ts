/** The four places of a client's case, in the order of the bar. Each is an address: `#papers`; the case itself has none. */
export const casePlaces = ['case', 'papers', 'messages', 'more'] as const;
export type CasePlace = (typeof casePlaces)[number];

/** What a mail or another page leads to, and the place it stands in. Each is the id of a heading. */
const placeOfPart = {
  matters: 'case',
  'free-help': 'case',
  offer: 'case',
  parts: 'case',
  hearing: 'case',
  steps: 'case',
  requests: 'papers',
  files: 'papers',
  'court-letters': 'papers',
  calls: 'messages',
  history: 'more',
  about: 'more',
  stages: 'more',
  dates: 'more',
  payments: 'more',
  goals: 'more',
  supporters: 'more',
  texts: 'more',
  tickets: 'more',
  'on-paper': 'more',
  address: 'more',
  learning: 'more',
  arrange: 'more',
} as const satisfies Readonly<Record<string, CasePlace>>;
export type CasePart = keyof typeof placeOfPart;

/** What a link may name behind the address of a case. */
export type CaseAnchor = CasePart | Exclude<CasePlace, 'case'>;

const isPart = (name: string): name is CasePart => Object.hasOwn(placeOfPart, name);

interface CaseAddress {
  readonly place: CasePlace;
  /** The thing inside it; null where the address names the place alone. */
  readonly part: CasePart | null;
}

/** Reads the anchor of an address (`#requests`). What it does not know leads to the case. */
export function readCaseAnchor(anchor: string): CaseAddress {
  const name = anchor.replace(/^#/, '');
  if (isPart(name)) return { place: placeOfPart[name], part: name };
  return { place: casePlaces.find((place) => place === name) ?? 'case', part: null };
}
