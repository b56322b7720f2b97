import type { ReactNode } from 'react';
import * as papers from '#domain/papers/api.staff.ts';
import type { TemplateInList, TemplateState } from '#domain/papers/template-requests.ts';
import type { TemplatesWords } from '#i18n/en/staff/templates.ts';
import { fill } from '#i18n/format.ts';
import { Badge, type Tone } from '../Badge.tsx';
import { shortMoment } from '../formats.ts';
import { placeLink } from '../place.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { useListReturn } from '../use-list-return.ts';
import { TemplateRecord } from './TemplateRecord.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

const tones: Readonly<Record<TemplateState, Tone>> = {
  in_force: 'good',
  approved: 'good',
  sample: 'wait',
  waiting: 'wait',
  returned: 'danger',
  replaced: 'quiet',
};

/** In the table: the titles leave room. */
const inOneLine = (value: ReactNode) => <span className="xl:whitespace-nowrap">{value}</span>;

const badgeOf = (state: TemplateState, labels: TemplatesWords) =>
  inOneLine(<Badge tone={tones[state]}>{labels.states[state]}</Badge>);

/** The templates papers are made from, and one version of one. */
export default function Templates(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.templates;
  const { version, changed } = useListReturn(props);
  return (
    <>
      <RecordList<TemplateInList>
        title={labels.title}
        call={papers.searchTemplates}
        search={labels.search}
        empty={labels.empty}
        version={version}
        hidden={id !== null}
        csvName="templates"
        keyOf={(one) => one.id}
        linkOf={(one) => placeLink('templates', one.id)}
        columns={[
          {
            label: labels.columns.title,
            by: ({ title }) => title,
            isLink: true,
            width: 'xl:w-[36%]',
            cell: ({ title, language }) => (language === 'en' ? title : fill(labels.inSpanish, { title })),
          },
          {
            label: labels.columns.county,
            by: ({ county }) => county,
            text: ({ county }) => county ?? labels.everyCounty,
            cell: ({ county }) => inOneLine(county ?? labels.everyCounty),
          },
          {
            label: labels.columns.version,
            by: ({ number }) => number,
            isNumber: true,
            width: 'xl:w-[9%]',
            cell: ({ number }) => number,
          },
          {
            label: labels.columns.state,
            by: ({ state }) => state,
            width: 'xl:w-[24%]',
            cell: ({ state }) => badgeOf(state, labels),
          },
          {
            label: labels.columns.changed,
            by: ({ at }) => at,
            cell: ({ at }) => shortMoment(at, locale),
            moment: ({ at }) => at,
          },
        ]}
      >
        <p className="text-xs text-ink-soft">{labels.lead}</p>
      </RecordList>
      {id !== null && <TemplateRecord {...props} id={id} onChanged={changed} />}
    </>
  );
}
