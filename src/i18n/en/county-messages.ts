import type { CountyFileFaultKind } from '#domain/counties/county-file.ts';
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
  'countyFile.empty': 'The file is empty. Choose a CSV file with a line for each value.',
  'countyFile.faults': 'The file has faults. Nothing was saved.',
};

/** The sentence for each fault of the file, with what to write instead. */
export const countyFileMessages: Readonly<Record<CountyFileFaultKind, string>> = {
  head: 'The first line has no column of this name. It must name these: {columns}.',
  headTwice: 'Two columns have this name. Take one out.',
  headUnknown: 'This column can’t be kept. Take it out, or name it as one of these: {columns}.',
  quote: 'A quotation mark opens here and never closes. Write " at the end of the cell.',
  cells: 'This cell has no column. A text with a comma needs quotation marks around it: "Room 2, Atlanta".',
  twice: 'This value is in the file twice. Take one of the two lines out.',
  county: 'This is not a county of Georgia. Write its name, such as Fulton or Ben Hill.',
  court: 'Write one of these: {courts}.',
  field: 'Write one of these: {fields}.',
  value: 'Write the value, in words of the court.',
  exists: 'Write yes or no: is there such a court?',
  source: 'Write where the value is from: the address of a page, such as https://example.org/court.',
  page: 'Write the address of a page, which begins with https:// or http://; two of them with a semicolon in between. What somebody said on the phone is saved in the form of that county.',
  checked: 'Write the day you looked as year-month-day, such as 2026-11-20.',
  dayOrder: 'This day can be read in two ways. Write it as year-month-day, such as 2026-03-04.',
  future: 'That day is in the future. Write the day you looked, as year-month-day.',
  by: 'Write the name of the person who checked it.',
  long: 'Write at most {max} characters.',
  characters: 'There is a character here that nobody can see. Type the cell again.',
};
