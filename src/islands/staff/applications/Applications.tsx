import { intakeStatuses } from '#domain/intake/status.ts';
import type { ApplicationRow } from '#domain/intake/review.ts';
import { locales } from '#domain/languages.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { Badge, Badges } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import { RecordList, type Column } from '../RecordList.tsx';
import { Reference } from '../Reference.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { Application } from './Application.tsx';
import { stateTones } from './state-tones.ts';

/** The applications, and one of them in full. */
export default function Applications(props: SectionProps) {
  const { words, locale, id } = props;
  const said = words.applications;
  const { version, changed } = useListReturn(props);
  return (
    <>
      <RecordList<ApplicationRow>
        words={words}
        locale={locale}
        title={said.title}
        endpoint="/api/staff/applications/search"
        search={said.search}
        empty={said.empty}
        version={version}
        hidden={id !== null}
        keyOf={(row) => row.id}
        linkOf={(row) => placeLink('applications', row.id)}
        filters={[
          {
            name: 'status',
            label: said.filters.status,
            options: intakeStatuses.map((value) => ({ value, text: said.states[value] })),
          },
          {
            name: 'paid',
            label: said.filters.paid,
            options: [
              { value: 'paid', text: said.paid },
              { value: 'unpaid', text: said.unpaid },
            ],
          },
          {
            name: 'language',
            label: said.filters.language,
            options: locales.map((value) => ({ value, text: words.frame.languages[value] })),
          },
          {
            name: 'files',
            label: said.filters.files,
            options: [
              { value: 'missing', text: said.filesMissing },
              { value: 'complete', text: said.filesComplete },
            ],
          },
        ]}
        columns={columnsOf(props)}
      />
      {id !== null && <Application {...props} id={id} onChanged={changed} />}
    </>
  );
}

function columnsOf({ words, locale }: SectionProps): Column<ApplicationRow>[] {
  const said = words.applications;
  return [
    {
      label: said.columns.who,
      isLink: true,
      cell: (row) => (row.erasedAt ? said.erasedName : `${row.firstName} ${row.lastName}`),
    },
    {
      label: said.columns.reference,
      cell: (row) => <Reference of={row.reference} />,
    },
    { label: said.columns.county, cell: (row) => row.county ?? said.noCounty },
    { label: said.columns.package, cell: (row) => words.packageNames[row.packageId] },
    {
      label: said.columns.state,
      cell: (row) => (
        <Badges>
          <Badge tone={stateTones[row.status]}>{said.states[row.status]}</Badge>
          {row.erasedAt && <Badge>{fill(said.erased, { date: formatDate(row.erasedAt, locale) })}</Badge>}
          <Badge tone={row.paid ? 'good' : 'quiet'}>
            {row.paid ? said.paid : row.returned ? words.orders.statuses.refunded : said.unpaid}
          </Badge>
          {row.filesMissing > 0 && <Badge tone="danger">{said.filesMissing}</Badge>}
          {row.urgency === 'very-urgent' && <Badge tone="wait">{said.urgent[row.urgency]}</Badge>}
          {row.hasNotes && <Badge>{said.hasNotes}</Badge>}
        </Badges>
      ),
    },
    { label: said.columns.sent, cell: (row) => shortMoment(row.submittedAt, locale) },
  ];
}
