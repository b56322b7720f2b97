import { useEffect, useState } from 'react';
import * as audit from '#domain/audit/api.staff.ts';
import { auditActions } from '#domain/audit/actions.ts';
import type { AuditPerson, AuditRow } from '#domain/audit/entries.ts';
import { fill } from '#i18n/format.ts';
import { callStaffApi } from '../staff-calls.ts';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import type { Column } from '../list-column.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionName, SectionProps } from '../section-props.ts';
import { useStaffWords, type InWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

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
      columns={columnsOf({ words, locale })}
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
  const text = `${objects[row.objectType] ?? row.objectType} ${id.slice(0, 8)}`;
  const place = places[row.objectType];
  return place ? <a href={placeLink(place, id)}>{text}</a> : <>{text}</>;
}

function columnsOf({ words, locale }: InWords): Column<AuditRow>[] {
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
    { label: labels.columns.what, cell: what, width: 'xl:w-[32%]' },
    {
      label: labels.columns.record,
      cell: (row) => row.objectType && <Subject row={row} objects={labels.objects} />,
      text: (row) => [row.objectType, row.objectId].filter(Boolean).join(' '),
    },
    {
      label: labels.columns.more,
      cell: (row) => detailsOf(row),
      text: ({ details }) => JSON.stringify(details),
    },
  ];
}

/** Codes, as they are stored; nothing when there are none, so that a card on a phone has no empty line. */
function detailsOf({ details }: AuditRow) {
  const parts = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  return parts.length > 0 ? <span className="text-xs text-ink-soft">{parts.join(', ')}</span> : null;
}
