// What is known of a county's courts. Each value stands alone, with its source, the day somebody checked it, and by
// whom; a value without a source is not kept anywhere. What nobody checked is not here at all.
import * as z from 'zod/mini';
import { isDate } from '../cases/dates.ts';
import { text, type TextMessageKey } from '../text.ts';
import { counties } from './georgia.ts';
import { dayMs } from '../durations.ts';

/** Courts in which an eviction case can be. */
export const countyCourts = ['magistrate', 'civil', 'state', 'superior'] as const;
export type CountyCourt = (typeof countyCourts)[number];

/** A court of record beside the magistrate court, with claims to $45,000 and forms of its own for evictions. */
const civilCourtCounty = 'Richmond';

/** Whether a county can have a court of this type. Where the county is not known, none is ruled out. */
export function canHaveCourt(county: string | null, court: string): boolean {
  return court !== 'civil' || county === null || county === civilCourtCounty;
}

/** The types of court that a county can have. */
export const courtsOf = (county: string): readonly CountyCourt[] =>
  countyCourts.filter((court) => canHaveCourt(county, court));

/** What a court's page says, in this order. `exists` is yes or no; all others are words of the court. */
export const courtFields = [
  'exists',
  'court',
  'address',
  'mail',
  'phone',
  'filing',
  'efiling',
  'fee',
  'copies',
  'copy_fee',
  'form',
  'originals',
  'hearings',
  'chambers',
  'interpreter',
  'docket',
  'self_help',
] as const;
export type CourtField = (typeof courtFields)[number];

/** What the county file names in `by` where no person of the staff looked. */
const researchKinds = [
  ['research', 'research'],
  ['research, stored copy of the page', 'storedCopy'],
] as const;
export type ResearchKind = (typeof researchKinds)[number][1];

/** How a value was researched; null where a person checked it. */
export const researchOf = (by: string): ResearchKind | null =>
  researchKinds.find(([name]) => name === by)?.[1] ?? null;

/** Whether a court shows its record online only to people with an account: what nobody finds without one proves nothing. */
export const needsAccount = (docket: string | null | undefined): boolean =>
  /\bneeds an account\b/i.test(docket ?? '');

/** After so many days a value has to be checked again before somebody relies on it. */
export const staleAfterDays = 180;

export const countyMessageKeys = [
  'countyValue.county',
  'countyValue.court',
  'countyValue.field',
  'countyValue.value',
  'countyValue.exists',
  'countyValue.source',
  'countyValue.sourceKind',
  'countyValue.checked',
  'countyValue.future',
  'countyValue.by',
  'countyFile.empty',
  'countyFile.faults',
] as const;
export type CountyMessageKey = (typeof countyMessageKeys)[number] | TextMessageKey;
const key = (message: CountyMessageKey) => message;

export const countyLimits = { value: 600, source: 500, by: 80 } as const;

const names: ReadonlySet<string> = new Set(counties.map(({ name }) => name));
export const isCounty = (name: string): boolean => names.has(name);

/** Where a value is kept: one per county, court and field. */
export const countyPlace = {
  county: z
    .string({ error: key('countyValue.county') })
    .check(z.refine((name) => names.has(name), { error: key('countyValue.county') })),
  court: z.enum(countyCourts, { error: key('countyValue.court') }),
  field: z.enum(courtFields, { error: key('countyValue.field') }),
};

/** Whatever looks like an address is one of the web; everything else is words about who said it. */
function isPageOrWords(source: string): boolean {
  return source
    .split(/[\s;,]+/)
    .filter((word) => /^[a-z][a-z0-9+.-]*:\S/i.test(word))
    .every((word) => URL.canParse(word) && /^https?:$/.test(new URL(word).protocol));
}

/** What is said of a value: its words, where they are from, and the day somebody looked there. */
export const countySaying = {
  value: text({ max: countyLimits.value, multiline: true, required: key('countyValue.value') }),
  source: text({ max: countyLimits.source, required: key('countyValue.source') }).check(
    z.refine(isPageOrWords, { error: key('countyValue.sourceKind') }),
  ),
  checked: z
    .string({ error: key('countyValue.checked') })
    .check(z.refine(isDate, { error: key('countyValue.checked') })),
};

export interface CourtValue {
  readonly county: string;
  readonly court: CountyCourt;
  readonly field: CourtField;
  readonly value: string;
  /** A page of the web, or in words who said it. */
  readonly source: string;
  /** The day of the check, 2026-11-22. */
  readonly checked: string;
  readonly by: string;
}

/** Where a value stands, as one text. */
export const placeOf = ({ county, court, field }: Pick<CourtValue, 'county' | 'court' | 'field'>): string =>
  `${county}/${court}/${field}`;

type Placed = Pick<CourtValue, 'county' | 'court' | 'field' | 'value'>;
/** What no single field can know: whether a court exists is said as yes or no, and the county has such a court. */
export const valueFits = [
  z.refine<Placed>(({ field, value }) => field !== 'exists' || value === 'yes' || value === 'no', {
    error: key('countyValue.exists'),
    path: ['value'],
  }),
  z.refine<Placed>(({ county, court }) => canHaveCourt(county, court), {
    error: key('countyValue.court'),
    path: ['court'],
  }),
] as const;

/** A value as the file and the workplace take it. Refuses one without a source, a day or a name. */
export const courtValueSchema = z
  .object({
    ...countyPlace,
    ...countySaying,
    by: text({ max: countyLimits.by, required: key('countyValue.by') }),
  })
  .check(...valueFits) satisfies z.ZodMiniType<CourtValue>;

/** Whether a value checked on one day is too old on another; both are ISO dates. */
export function isStale(checked: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(checked)) / dayMs > staleAfterDays;
}

/** Whether somebody looked at the court itself: that there is one says little. */
export function isVerified(values: readonly Pick<CourtValue, 'field'>[]): boolean {
  return values.some(({ field }) => field !== 'exists');
}

/** "ben-hill", for addresses. */
export function countySlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
