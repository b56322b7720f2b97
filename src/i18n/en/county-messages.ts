import type { CountyMessageKey } from '#domain/counties/court-values.ts';
import type { TextMessageKey } from '#domain/text.ts';

/** The sentence for each fault of a value of the county file. */
export const countyMessages: Readonly<Record<Exclude<CountyMessageKey, TextMessageKey>, string>> = {
  'countyValue.county': 'This is not a county of Georgia.',
  'countyValue.court': 'Choose a court.',
  'countyValue.field': 'Choose what the value is about.',
  'countyValue.value': 'Write the value.',
  'countyValue.exists': 'Write yes or no.',
  'countyValue.source':
    'Write the source: the address of the page, or who said it. Nothing is kept without one.',
  'countyValue.sourceKind': 'An address must begin with https:// or http://.',
  'countyValue.checked': 'Give the day you checked it.',
  'countyValue.future': 'That day is in the future.',
  'countyValue.by': 'Write who checked it.',
  'countyFile.head': 'The first line must be: county,court,field,value,source,checked,by',
  'countyFile.cells': 'This line does not have seven cells.',
  'countyFile.twice': 'This value is in the file twice.',
  'countyFile.faults': 'The file has faults. Nothing was saved.',
};
