// What staff send and read about the county file.
import * as z from 'zod/mini';
import { writeKey } from '../cases/move-request.ts';
import { countyPlace, countySaying, valueFits, type CourtValue } from './court-values.ts';

export const readCountyRequest = z.object({ county: countyPlace.county });

export const saveCountyValueRequest = z
  .object({
    ...countyPlace,
    ...countySaying,
    /** The version that was changed; null for a value where there was none. */
    version: z.nullable(z.int32()),
  })
  .check(...valueFits);
export type SaveCountyValueRequest = z.infer<typeof saveCountyValueRequest>;

export const removeCountyValueRequest = z.object({ ...countyPlace, version: z.int32() });

/** Characters of a county file: every value of every court, with long words, is half of it. */
const fileMax = 3_000_000;
const csv = z
  .string('field.wrongType')
  .check(z.minLength(1, 'countyFile.empty'), z.maxLength(fileMax, 'text.tooLong'));

export const countyFileRequest = z.object({ csv });
export type CountyFileRequest = z.infer<typeof countyFileRequest>;

/** The same file again, with what its preview was compared with. */
export const importCountiesRequest = z.object({
  csv,
  seen: z.string('field.wrongType').check(z.regex(/^[0-9a-f]{64}$/, 'field.wrongType')),
  idempotencyKey: writeKey,
});
export type ImportCountiesRequest = z.infer<typeof importCountiesRequest>;

/** A value in the workplace. */
export interface StaffCourtValue extends CourtValue {
  readonly version: number;
}

/** A county in the list of the workplace. */
export interface CountyInList {
  readonly county: string;
  readonly fips: string;
  /** How many values there are, besides whether its courts exist. */
  readonly values: number;
  readonly stale: number;
  /** The day of the latest check. */
  readonly checked: string | null;
}

export interface StaffCounty {
  readonly county: string;
  readonly values: readonly StaffCourtValue[];
}
