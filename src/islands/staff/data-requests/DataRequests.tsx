import * as ownData from '#domain/own-data/api.staff.ts';
import { dataRequestStatuses, type DataRequest } from '#domain/own-data/requests.ts';
import { formatReference } from '#domain/reference.ts';
import { formatDate } from '#i18n/format.ts';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { WithRight } from '../WithRight.tsx';
import { DataRequestRecord } from './DataRequestRecord.tsx';
import { NoteRequest } from './NoteRequest.tsx';
import { stateBadge } from './state-badge.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** People who want everything about them deleted, with the day by which it must be done. */
export default function DataRequests(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id, member } = props;
  const labels = words.dataRequests;
  const { version, changed } = useListReturn(props);
  return (
    <>
      <WithRight right="erase" member={member}>
        <RecordList<DataRequest>
          title={labels.title}
          call={ownData.search}
          search={labels.search}
          filters={[
            {
              name: 'status',
              label: labels.statusLabel,
              options: dataRequestStatuses.map((value) => ({ value, text: labels.statuses[value] })),
              initial: 'open',
            },
          ]}
          columns={[
            {
              label: labels.columns.reference,
              isLink: true,
              isName: true,
              cell: ({ reference }) => formatReference(reference),
            },
            {
              label: labels.columns.email,
              by: ({ email }) => email,
              cell: ({ email }) => email ?? labels.erased,
            },
            { label: labels.columns.status, cell: (item) => stateBadge(item, words) },
            {
              label: labels.columns.due,
              by: ({ dueAt }) => dueAt,
              cell: ({ dueAt }) => formatDate(dueAt, locale),
            },
            {
              label: labels.columns.created,
              by: ({ createdAt }) => createdAt,
              cell: ({ createdAt }) => shortMoment(createdAt, locale),
              moment: ({ createdAt }) => createdAt,
            },
          ]}
          keyOf={(item) => item.id}
          linkOf={(item) => placeLink('data-requests', item.id)}
          empty={labels.empty}
          version={version}
          hidden={id !== null}
        />
        {id !== null && <DataRequestRecord {...props} id={id} onChanged={changed} />}
      </WithRight>
      {id === null && <NoteRequest {...props} onNoted={changed} />}
    </>
  );
}
