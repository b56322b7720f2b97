import { useMemo, useState } from 'react';
import * as applications from '#domain/intake/api.staff.ts';
import { applicationViews, type ApplicationRow, type ApplicationView } from '#domain/intake/review.ts';
import { locales } from '#domain/languages.ts';
import { formatReference } from '#domain/reference.ts';
import { fullName } from '#domain/person-name.ts';
import { fill, formatDate } from '#i18n/format.ts';
import { Badge, Badges } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import { useKeyAct } from '../keys/key-acts.ts';
import type { Column } from '../list-column.ts';
import type { Request } from '../ListForm.tsx';
import { RecordList } from '../RecordList.tsx';
import { Reference } from '../Reference.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { ViewTabs } from '../ViewTabs.tsx';
import { Application } from './Application.tsx';
import { stateTones } from './state-tones.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useLocale } from '../../calls/use-words.ts';
import { useStaffWords, type InWords } from '../staff-words.ts';

/** The applications, and one of them in full. */
export default function Applications(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.applications;
  const { version, changed } = useListReturn(props);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [view, setView] = useState<ApplicationView>('all');
  const { data: counted } = useApiQuery(applications.viewCounts, undefined, { keepsOld: true, version });
  const fixed = useMemo((): Request => (view === 'all' ? {} : { status: view }), [view]);
  const following = id === null ? undefined : order[order.indexOf(id) + 1];
  const next = following === undefined ? null : placeLink('applications', following);
  useKeyAct('nextCase', next ? () => void (location.hash = next) : null);
  return (
    <>
      <RecordList<ApplicationRow>
        title={labels.title}
        call={applications.search}
        search={labels.search}
        empty={labels.empty}
        version={version}
        hidden={id !== null}
        fixed={fixed}
        tabs={
          <div className="border-b border-line">
            <ViewTabs
              label={labels.filters.view}
              views={applicationViews}
              texts={labels.views}
              view={view}
              counts={counted?.counts}
              onView={setView}
            />
          </div>
        }
        csvName="applications"
        keyOf={(row) => row.id}
        linkOf={(row) => placeLink('applications', row.id)}
        onShown={(rows) => setOrder(rows.map((row) => row.id))}
        filters={[
          {
            name: 'paid',
            label: labels.filters.paid,
            options: [
              { value: 'paid', text: labels.paid },
              { value: 'unpaid', text: labels.unpaid },
            ],
          },
          {
            name: 'language',
            label: labels.filters.language,
            options: locales.map((value) => ({ value, text: words.frame.languages[value] })),
          },
          {
            name: 'files',
            label: labels.filters.files,
            options: [
              { value: 'missing', text: labels.filesMissing },
              { value: 'complete', text: labels.filesComplete },
            ],
          },
        ]}
        columns={columnsOf({ words, locale })}
      />
      {id !== null && <Application key={id} {...props} id={id} next={next} onChanged={changed} />}
    </>
  );
}

function columnsOf({ words, locale }: InWords): Column<ApplicationRow>[] {
  const labels = words.applications;
  return [
    {
      label: labels.columns.who,
      sort: 'client',
      isLink: true,
      isName: true,
      cell: (row) => (row.erasedAt ? labels.erasedName : fullName(row.firstName, row.lastName)),
    },
    {
      label: labels.columns.reference,
      cell: (row) => <Reference of={row.reference} />,
      text: (row) => formatReference(row.reference),
    },
    { label: labels.columns.county, sort: 'county', cell: (row) => row.county ?? labels.noCounty },
    { label: labels.columns.package, sort: 'package', cell: (row) => words.packageNames[row.packageId] },
    {
      label: labels.columns.state,
      sort: 'state',
      width: 'xl:w-[26%]',
      text: (row) => [labels.states[row.status], row.paid ? labels.paid : labels.unpaid].join(', '),
      cell: (row) => (
        <Badges>
          <Badge tone={stateTones[row.status]}>{labels.states[row.status]}</Badge>
          {row.urgency === 'very-urgent' && <Badge tone="wait">{labels.hurries}</Badge>}
          {row.filesMissing > 0 && <Badge tone="danger">{labels.filesMissing}</Badge>}
          <Badge tone={row.paid ? 'good' : 'quiet'}>
            {row.paid ? labels.paid : row.returned ? words.orders.statuses.refunded : labels.unpaid}
          </Badge>
          {row.erasedAt && <Badge>{fill(labels.erased, { date: formatDate(row.erasedAt, locale) })}</Badge>}
          {row.hasNotes && <Badge>{labels.hasNotes}</Badge>}
        </Badges>
      ),
    },
    {
      label: labels.columns.sent,
      sort: 'sent',
      width: 'xl:w-[16%]',
      cell: (row) => shortMoment(row.submittedAt, locale),
      moment: (row) => row.submittedAt,
    },
  ];
}
