import type { CountyChangeKind } from '#domain/counties/compare-file.ts';
import type { ResearchKind } from '#domain/counties/court-values.ts';

/** The county file in the workplace: the list, one county, and the file itself. */
const words = {
  title: 'County file',
  lead: 'What we have checked about each county’s courts. Every value needs its source and the day someone looked. The public pages change when the exported file is committed.',
  search: 'First letters of a county',
  empty: 'No county starts with these letters.',
  export: 'Export as CSV',
  exported: 'Saved as counties.csv.',
  import: {
    open: 'Import a CSV file',
    lead: 'A table with the columns of the exported file, as a spreadsheet saves it. Each new value needs the address of a page as its source, and stands under your name. You see what would change before anything is saved. Values that are not in the file stay.',
    file: 'The file',
    reading: 'Comparing…',
    unreadable: 'This file cannot be read as text. Save it as CSV in UTF-8.',
    faults: {
      one: '{count} line is wrong. Nothing can be saved.',
      other: '{count} lines are wrong. Nothing can be saved.',
    },
    faultIn: 'Line {line}, {column}: {message}',
    kinds: {
      new: 'New',
      changed: 'Changed',
      checked: 'Checked again',
      older: 'Older, will not be imported',
    } satisfies Record<CountyChangeKind, string>,
    nothing: 'The file would change nothing.',
    rest: 'Unchanged: {same}. Not in the file, and kept: {left}.',
    before: 'before: {value}',
    from: '{source}, {date}, {name}',
    more: { one: 'and {count} more', other: 'and {count} more' },
    submit: { one: 'Save {count} value', other: 'Save {count} values' },
    done: { one: 'Saved: {count} value.', other: 'Saved: {count} values.' },
    stale: 'Someone changed the county file in the meantime. Look at the comparison again.',
  },
  columns: { county: 'County', values: 'Values', state: 'State', checked: 'Latest check' },
  none: 'Not verified',
  fresh: 'Current',
  stale: { one: '{count} value is stale', other: '{count} values are stale' },
  name: '{county} County',
  notVerified: 'Not verified yet: call the clerk.',
  staleValue: 'Older than {days} days: check it again.',
  from: 'Source: {source}',
  checked: 'Checked on {date} by {name}',
  researched: {
    research: 'Researched on {date}',
    storedCopy: 'Researched on {date}, in a stored copy of the page',
  } satisfies Record<ResearchKind, string>,
  research: {
    research: 'research',
    storedCopy: 'research, stored copy of the page',
  } satisfies Record<ResearchKind, string>,
  change: 'Change: {field}',
  add: 'Add: {field}',
  short: { change: 'Change', add: 'Add' },
  value: 'Value',
  valueHint: 'As the court says it, in English',
  yesNo: { yes: 'Yes', no: 'No' },
  choose: 'Choose',
  source: 'Source',
  sourceHint: 'Address of the page, or who said it: “phone call with the clerk’s office”',
  day: 'Day you checked it',
  submit: 'Save',
  cancel: 'Cancel',
  done: 'Saved: {field}.',
  remove: {
    submit: 'Remove this value',
    question: 'Remove “{field}”?',
    text: 'The page will say “not verified yet” again.',
    yes: 'Remove',
    done: 'Removed: {field}.',
  },
  staleByFile:
    'A newer county file changed this value in the meantime. What you typed is still here; the current value is above.',
  staleBy:
    '{name} changed this value in the meantime. What you typed is still here; the current value is above.',
};
export type StaffCountiesWords = typeof words;
export default words;
