import { useState } from 'react';
import * as countyApi from '#domain/counties/api.staff.ts';
import type { CountyInList } from '#domain/counties/county-requests.ts';
import type { Locale } from '#domain/languages.ts';
import { counties } from '#domain/counties/georgia.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { saveBlob } from '#browser/save-blob.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { formatDate, plural } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { Badge } from '../Badge.tsx';
import { placeLink } from '../place.ts';
import { RecordList } from '../RecordList.tsx';
import type { SectionProps } from '../section-props.ts';
import { inLine } from '../tool-button.ts';
import { useListReturn } from '../use-list-return.ts';
import { CountyRecord } from './CountyRecord.tsx';
import { ImportFile } from './ImportFile.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

/** The county file: all counties, one of them, and the file for the repository. */
export default function Counties(props: SectionProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { id } = props;
  const labels = words.counties;
  const { version, changed } = useListReturn(props);
  const open = counties.find(({ fips }) => fips === id);
  return (
    <>
      <RecordList<CountyInList>
        title={labels.title}
        call={countyApi.search}
        search={labels.search}
        empty={labels.empty}
        version={version}
        hidden={open !== undefined}
        csvName="counties"
        keyOf={({ fips }) => fips}
        linkOf={({ fips }) => placeLink('counties', fips)}
        columns={[
          {
            label: labels.columns.county,
            by: ({ county }) => county,
            isLink: true,
            isName: true,
            cell: ({ county }) => county,
          },
          {
            label: labels.columns.values,
            by: ({ values }) => values,
            isNumber: true,
            cell: ({ values }) => values,
          },
          {
            label: labels.columns.state,
            by: ({ values, stale }) => (stale > 0 ? stale : values > 0 ? 0 : -1),
            text: ({ values, stale }) =>
              stale > 0 ? plural(stale, labels.stale, locale) : values > 0 ? labels.fresh : labels.none,
            cell: (county) => stateOf(county, labels, locale),
          },
          {
            label: labels.columns.checked,
            by: ({ checked }) => checked,
            cell: ({ checked }) => checked && formatDate(checked, locale),
          },
        ]}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:not-has-[[open]]:flex-nowrap">
          <p className="text-xs text-ink-soft">{labels.lead}</p>
          <div className="flex flex-none flex-wrap items-center gap-x-4 has-[[open]]:basis-full max-lg:flex-auto">
            <ExportFile />
            <ImportFile onChanged={changed} />
          </div>
        </div>
      </RecordList>
      {open && <CountyRecord {...props} id={open.fips} county={open.name} onChanged={changed} />}
    </>
  );
}

function stateOf({ values, stale }: CountyInList, labels: StaffWords['counties'], locale: Locale) {
  if (stale > 0) return <Badge tone="wait">{plural(stale, labels.stale, locale)}</Badge>;
  return values > 0 ? <Badge tone="good">{labels.fresh}</Badge> : labels.none;
}

function ExportFile() {
  const words = useStaffWords();
  const labels = words.counties;
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [note, setNote] = useState('');
  async function save(): Promise<void> {
    setFault(null);
    setNote('');
    try {
      const { csv } = await callStaffApi(countyApi.file);
      saveBlob(new Blob([csv], { type: 'text/csv' }), 'counties.csv');
      setNote(labels.exported);
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className={`${secondButton} ${inLine}`} onClick={() => void save()}>
        {labels.export}
      </button>
      <DoneNote>{note}</DoneNote>
      {fault && <Fault {...faultTexts(fault, words.account)} />}
    </div>
  );
}
