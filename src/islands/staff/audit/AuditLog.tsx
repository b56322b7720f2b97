import { useEffect, useState } from 'react';
import * as audit from '#domain/audit/api.staff.ts';
import { auditActions, auditKinds } from '#domain/audit/actions.ts';
import { periodChoices } from '#domain/audit/period.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { AuditPerson, AuditRow } from '#domain/audit/entries.ts';
import { fill, formatShortDay, intlTag, plural } from '#i18n/format.ts';
import type { AuditDetailsWords } from '#i18n/en/staff/audit-details.ts';
import type { AuditWords } from '#i18n/en/staff/audit.ts';
import type { Locale } from '#domain/languages.ts';
import { detailsInWords } from './details.ts';
import { callStaffApi } from '../staff-calls.ts';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import type { Column } from '../list-column.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionName, SectionProps } from '../section-props.ts';
import { useStaffWords, type InWords } from '../staff-words.ts';
import { useLocale, useWords } from '../../calls/use-words.ts';

/** Where the record of an entry can be opened. */
const places: Readonly<Record<string, SectionName>> = {
  intake_form: 'applications',
  contact_submission: 'messages',
  order: 'orders',
  refund_request: 'refunds',
  data_request: 'data-requests',
};

/** Who did what, and when. Read only. */
export default function AuditLog(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.audit;
  const details = useWords('staff/audit-details');
  const [people, setPeople] = useState<readonly AuditPerson[]>([]);
  useEffect(() => {
    callStaffApi(audit.people).then(
      (answer) => setPeople(answer.people),
      // The log can be read without this choice.
      () => undefined,
    );
  }, [locale]);
  return (
    <RecordList<AuditRow>
      title={labels.title}
      call={audit.search}
      csvName={props.member.role === 'admin' ? 'audit' : undefined}
      csvAsksWhy
      keyOf={(row) => row.id}
      filters={[
        { name: 'period', label: labels.filters.period, options: periodOptions(labels, locale) },
        {
          name: 'kind',
          label: labels.filters.kind,
          options: auditKinds.map((value) => ({ value, text: labels.kinds[value] })),
        },
        {
          name: 'actorId',
          label: labels.filters.actorId,
          options: people.map(({ id, name }) => ({ value: id, text: name })),
        },
        {
          name: 'action',
          label: labels.filters.action,
          options: auditActions.map((value) => ({ value, text: labels.actions[value] })),
        },
      ]}
      columns={columnsOf({ words, locale, details })}
    >
      <p className="text-xs text-ink-soft">{labels.lead}</p>
    </RecordList>
  );
}

interface SubjectProps {
  readonly row: AuditRow;
  readonly objects: Readonly<Record<string, string>>;
}

function Subject({ row, objects }: SubjectProps) {
  if (!row.objectType) return null;
  const id = row.objectId ?? '';
  const text = `${nameOf(row, objects)} ${id.slice(0, 8)}`;
  const place = places[row.objectType];
  return place ? <a href={placeLink(place, id)}>{text}</a> : <>{text}</>;
}

const nameOf = ({ objectType }: AuditRow, objects: Readonly<Record<string, string>>) =>
  objects[objectType ?? ''] ?? objectType ?? '';

const monthOfYear = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(intlTag(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

/** The last days by their names, the last weeks, and months. */
function periodOptions({ periods }: AuditWords, locale: Locale) {
  return periodChoices(officeDate(new Date())).map((choice) => {
    const { value } = choice;
    if (choice.kind === 'span') return { value, text: plural(choice.days, periods.lastDays, locale) };
    if (choice.kind === 'month') return { value, text: monthOfYear(choice.month, locale) };
    const named = [periods.today, periods.yesterday][choice.daysAgo];
    return { value, text: named ?? formatShortDay(choice.day, locale) };
  });
}

function columnsOf({
  words,
  locale,
  details,
}: InWords & { readonly details: AuditDetailsWords }): Column<AuditRow>[] {
  const labels = words.audit;
  const who = (row: AuditRow) => {
    if (row.actorRole === 'client')
      return fill(labels.client, { id: row.objectType === 'user' ? (row.objectId ?? '').slice(0, 8) : '' });
    if (row.actorRole === 'system') return labels.system;
    return row.actor ?? labels.gone;
  };
  const what = (row: AuditRow) =>
    (labels.actions as Readonly<Record<string, string>>)[row.action] ?? row.action;
  return [
    {
      label: labels.columns.when,
      cell: (row) => shortMoment(row.createdAt, locale),
      moment: (row) => row.createdAt,
    },
    { label: labels.columns.who, cell: who },
    { label: labels.columns.what, cell: what, width: 'xl:w-[26%]' },
    {
      label: labels.columns.record,
      cell: (row) => row.objectType && <Subject row={row} objects={labels.objects} />,
      // In the file whole, to match it with other files.
      text: (row) => [row.objectType && nameOf(row, labels.objects), row.objectId].filter(Boolean).join(' '),
    },
    {
      label: labels.columns.more,
      width: 'xl:w-[30%]',
      cell: (row) => detailsInWords(row, { labels: details, staff: words }, locale),
    },
  ];
}
