// What is wrong in a county file, as a sentence: the workplace shows it, the build prints it.
import {
  countyColumns,
  type CountyFileFault,
  type CountyFileFaultKind,
} from '#domain/counties/county-file.ts';
import { countyCourts, countyLimits, courtFields } from '#domain/counties/court-values.ts';
import { fill } from './format.ts';

/** The names stand in the file in English, whoever reads this. */
export function countyFileText(
  messages: Readonly<Record<CountyFileFaultKind, string>>,
  { column, fault }: Pick<CountyFileFault, 'column' | 'fault'>,
): string {
  return fill(messages[fault], {
    columns: countyColumns.join(', '),
    courts: countyCourts.join(', '),
    fields: courtFields.join(', '),
    max: countyLimits[column as keyof typeof countyLimits] ?? countyLimits.value,
  });
}
