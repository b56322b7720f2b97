// How many characters the texts of a case may have. Schemas and forms both read them here; this file needs nothing, so
// that a page does not load the schemas for a number.

/** The facts of a court matter. */
export const matterLimits = {
  docketNumber: 60,
  nameAsFiled: 200,
  addressThen: 300,
  writRecordedIn: 200,
  /** The number that a filing system gives to what was sent at once. */
  filedEnvelope: 60,
  hearingPlace: 300,
  outcomePart: 1_000,
} as const;

export const partyLimits = {
  name: 200,
  address: 300,
  city: 100,
  zip: 20,
  phone: 60,
  attorneyOfRecord: 300,
  registeredAgent: 300,
} as const;

/** Where a client lives now. */
export const addressLimits = { address: 300, city: 100, zip: 10 } as const;

export const attorneyLimits = {
  firm: 200,
  phone: 60,
  address: 300,
  city: 100,
  zip: 20,
  barNumber: 12,
} as const;

/** Characters of the page codes of all signed papers of one copy, as typed. */
export const pageCodesMax = 400;
export const translatorMax = 200;
