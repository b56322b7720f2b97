/** Where somebody lives now may be anywhere: that only Georgia is served holds for the court's county. */
const stateCodes = {
  Georgia: 'GA',
  Alabama: 'AL',
  Alaska: 'AK',
  Arizona: 'AZ',
  Arkansas: 'AR',
  California: 'CA',
  Colorado: 'CO',
  Connecticut: 'CT',
  Delaware: 'DE',
  'District of Columbia': 'DC',
  Florida: 'FL',
  Hawaii: 'HI',
  Idaho: 'ID',
  Illinois: 'IL',
  Indiana: 'IN',
  Iowa: 'IA',
  Kansas: 'KS',
  Kentucky: 'KY',
  Louisiana: 'LA',
  Maine: 'ME',
  Maryland: 'MD',
  Massachusetts: 'MA',
  Michigan: 'MI',
  Minnesota: 'MN',
  Mississippi: 'MS',
  Missouri: 'MO',
  Montana: 'MT',
  Nebraska: 'NE',
  Nevada: 'NV',
  'New Hampshire': 'NH',
  'New Jersey': 'NJ',
  'New Mexico': 'NM',
  'New York': 'NY',
  'North Carolina': 'NC',
  'North Dakota': 'ND',
  Ohio: 'OH',
  Oklahoma: 'OK',
  Oregon: 'OR',
  Pennsylvania: 'PA',
  'Puerto Rico': 'PR',
  'Rhode Island': 'RI',
  'South Carolina': 'SC',
  'South Dakota': 'SD',
  Tennessee: 'TN',
  Texas: 'TX',
  Utah: 'UT',
  Vermont: 'VT',
  Virginia: 'VA',
  Washington: 'WA',
  'West Virginia': 'WV',
  Wisconsin: 'WI',
  Wyoming: 'WY',
} as const;
type StateName = keyof typeof stateCodes;
/** By their names, as they are stored; Georgia stands first. */
export const states = Object.keys(stateCodes) as [StateName, ...StateName[]];

/** The name of a state however it was written: "GA", "ga" and "Georgia" are one. What is none stays as it is. */
export function stateNamed(typed: string): string {
  const known = typed.replaceAll('.', '').replace(/\s+/g, ' ').trim().toLowerCase();
  return (
    states.find((name) => name.toLowerCase() === known || stateCodes[name].toLowerCase() === known) ??
    typed.trim()
  );
}

interface AddressParts {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly state: string | null | undefined;
  readonly zip: string | null | undefined;
}

/** As people write it: "9 Oak Street, Decatur, GA 30030". Its twin in the database: `private.address_line`. */
export function addressLine({ address, city, state, zip }: AddressParts): string {
  const code = state && Object.hasOwn(stateCodes, state) ? stateCodes[state as StateName] : state;
  const place = [code, zip].filter(Boolean).join(' ');
  return [address, city, place].filter(Boolean).join(', ');
}
