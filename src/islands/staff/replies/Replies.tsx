import * as repliesApi from '#domain/replies/api.staff.ts';
import type { SavedReply } from '#domain/replies/saved-replies.ts';
import type { RepliesWords } from '#i18n/en/staff/replies.ts';
import { secondButton } from '#ui/button.ts';
import { Badge } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { inLine } from '../tool-button.ts';
import { useListReturn } from '../use-list-return.ts';
import { NewReply } from './NewReply.tsx';
import { Reply } from './Reply.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

/** Takes the place of a record's id in the address. */
const newId = 'new';

/** The saved replies, and one pair of them. */
export default function Replies(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.replies;
  const { version, changed } = useListReturn(props);
  return (
    <>
      <RecordList<SavedReply>
        title={labels.title}
        call={repliesApi.search}
        search={labels.search}
        empty={labels.empty}
        version={version}
        hidden={id !== null}
        keyOf={(reply) => reply.id}
        linkOf={(reply) => placeLink('replies', reply.id)}
        columns={[
          {
            label: labels.columns.title,
            by: ({ titleEn, titleEs }) => (locale === 'es' ? titleEs : titleEn),
            isLink: true,
            cell: (reply) => (locale === 'es' ? reply.titleEs : reply.titleEn),
          },
          {
            label: labels.columns.state,
            by: ({ older }) => older,
            cell: (reply) => ageBadge(reply, labels),
          },
          {
            label: labels.columns.changed,
            cell: ({ enCurrentAt, esCurrentAt, older }) =>
              shortMoment(older === 'en' ? esCurrentAt : enCurrentAt, locale),
          },
        ]}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
          <p className="text-xs text-ink-soft">{labels.lead}</p>
          <a className={`${secondButton} ${inLine}`} href={placeLink('replies', newId)}>
            {labels.add}
          </a>
        </div>
      </RecordList>
      {id === newId && <NewReply {...props} onChanged={changed} />}
      {id !== null && id !== newId && <Reply {...props} id={id} onChanged={changed} />}
    </>
  );
}

function ageBadge({ older }: SavedReply, labels: RepliesWords) {
  return older ? (
    <Badge tone="wait">{labels.older[older]}</Badge>
  ) : (
    <Badge tone="good">{labels.current}</Badge>
  );
}
