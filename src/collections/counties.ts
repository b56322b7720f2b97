// content/counties.csv: what was checked about the courts of each county. Read once for the pages of all counties.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '#collections/read-yaml.ts';
import { readCountyFile } from '#domain/counties/county-file.ts';
import {
  countySlug,
  courtsOf,
  isVerified,
  type CountyCourt,
  type CourtValue,
} from '#domain/counties/court-values.ts';
import { counties } from '#domain/counties/georgia.ts';
import { spanishValuesOf, spanishValuesSchema, type SpanishValues } from '#domain/counties/spanish-values.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { countyFileText } from '#i18n/county-file-text.ts';
import { countyFileMessages } from '#i18n/en/county-messages.ts';

export const countyFileName = 'content/counties.csv';
export const spanishValuesName = 'content/counties.es.yml';

export interface CourtOfCounty {
  readonly court: CountyCourt;
  readonly values: readonly CourtValue[];
}

export interface County {
  readonly name: string;
  readonly slug: string;
  readonly courts: readonly CourtOfCounty[];
  /** Whether anything is known of its courts besides that they exist. */
  readonly isVerified: boolean;
  /** The day of the latest check, for search engines. */
  readonly checked: string | undefined;
}

/** The values of the county file. Refuses a faulty one by throwing a sentence for each fault, with line and column. */
export function readCountyValues(
  root = process.cwd(),
  today = officeDate(new Date()),
): readonly CourtValue[] {
  const { values, faults } = readCountyFile(readFileSync(join(root, countyFileName), 'utf8'), { today });
  if (faults.length > 0)
    throw new Error(
      faults
        .map(
          ({ line, ...fault }) =>
            `${countyFileName}, line ${line}, ${fault.column}: ${countyFileText(countyFileMessages, fault)}`,
        )
        .join('\n'),
    );
  return values;
}

/** The Spanish of what the county file says in sentences. Refuses a faulty file with a sentence. */
export const readSpanishValues = (root?: string): SpanishValues =>
  spanishValuesOf(readYaml(spanishValuesName, spanishValuesSchema, root));

let read: readonly County[] | undefined;

/** All 159 counties, in the order of their names. A production build reads the file once. */
export function readCounties(): readonly County[] {
  if (read && import.meta.env?.PROD) return read;
  const byCounty = Map.groupBy(readCountyValues(), ({ county }) => county);
  read = counties.map(({ name }) => {
    const values = byCounty.get(name) ?? [];
    return {
      name,
      slug: countySlug(name),
      courts: courtsOf(name).map((court) => ({
        court,
        values: values.filter((value) => value.court === court),
      })),
      isVerified: isVerified(values),
      checked: values
        .map(({ checked }) => checked)
        .toSorted()
        .at(-1),
    };
  });
  return read;
}
