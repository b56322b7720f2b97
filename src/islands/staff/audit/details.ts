import type { AuditRow } from '#domain/audit/entries.ts';
import { fill, formatPrice, plural } from '#i18n/format.ts';
import type { Locale } from '#domain/languages.ts';
import type { AuditDetailsWords } from '#i18n/en/staff/audit-details.ts';
import type { StaffWords } from '#i18n/staff.ts';

type Texts = Readonly<Record<string, string>>;
type Value = AuditRow['details'][string];

interface DetailWords {
  readonly labels: AuditDetailsWords;
  /** Those that other sections have for the codes of a detail. */
  readonly staff: StaffWords;
}

/** Proof for an engineer who compares files; nothing to read. */
const isSilent = (name: string) => name === 'sha256';

/** What a line of the log keeps beside its record, in words: "Submitted → Accepted", "30 days", "Amount: $295". */
export function detailsInWords({ details }: AuditRow, words: DetailWords, locale: Locale): string {
  const { labels } = words;
  const { from, to, ...rest } = details;
  const change =
    from === undefined && to === undefined
      ? []
      : [
          fill(labels.fromTo, {
            from: from == null ? labels.nothing : inWords('from', from, words, locale),
            to: to == null ? labels.nothing : inWords('to', to, words, locale),
          }),
        ];
  const others = Object.entries(rest)
    .filter(([name]) => !isSilent(name))
    .map(([name, value]) => {
      const counted =
        typeof value === 'number' && (labels.counted as Readonly<Record<string, Counted>>)[name];
      if (counted) return plural(value, counted, locale);
      const label = (labels.labels as Texts)[name] ?? spaced(name);
      return `${label}: ${inWords(name, value, words, locale)}`;
    });
  return [...change, ...others].join(' · ');
}

type Counted = AuditDetailsWords['counted']['days'];

function inWords(name: string, value: Value, words: DetailWords, locale: Locale): string {
  const { labels } = words;
  if (value === null) return name === 'ownerId' ? words.staff.cases.nobody : labels.nothing;
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (typeof value === 'number') return name.endsWith('Cents') ? formatPrice(value, locale) : String(value);
  if (name.endsWith('Id')) return value.slice(0, 8);
  // What people wrote stands as they wrote it; codes are in a row without spaces of their own.
  if (!/^[\w-]+(?:, [\w-]+)*$/.test(value)) return value;
  const known: Texts = { ...labels.values, ...wordsOf(name, words) };
  return value
    .split(', ')
    .map((code) => known[code] ?? spaced(code))
    .join(', ');
}

/** A code or name without words of its own, as it can be read: "paymentsKept" is "payments kept". */
const spaced = (code: string) =>
  code.replaceAll('_', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Words that other sections have for the codes of one detail. */
function wordsOf(name: string, words: DetailWords): Texts {
  const { frame, cases, people, applications, packageNames, counties, dataRequests, courtChecks, papers } =
    words.staff;
  switch (name) {
    case 'list':
      return { ...frame.nav, figures: frame.nav.counts };
    case 'from':
    case 'to':
      return { ...packageNames, ...cases.states, ...applications.states, ...people.rights.names };
    case 'flag':
      return cases.flags;
    case 'kind':
      return { ...papers.papers.kinds, ...cases.holdKinds };
    case 'code':
      return cases.tasks.names;
    case 'role':
      return people.roles;
    case 'court':
      return cases.courts;
    case 'source':
      return cases.sources;
    case 'field':
      return counties.fields;
    case 'reason':
      return dataRequests.decline.fields.reason.options;
    case 'found':
      return courtChecks.fields.found.options;
    case 'facts':
      return cases.mailbox.fact;
    case 'result':
      return cases.record.form.fields.result.options;
    default:
      return {};
  }
}
