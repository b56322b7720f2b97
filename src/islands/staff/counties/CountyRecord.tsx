import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as countyApi from '#domain/counties/api.staff.ts';
import type { StaffCounty } from '#domain/counties/county-requests.ts';
import { courtsOf, courtFields, type CountyCourt, type CourtField } from '#domain/counties/court-values.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import type { RecordProps } from '../section-props.ts';
import { CountyField } from './CountyField.tsx';
import { useStaffWords } from '../staff-words.ts';

interface CountyRecordProps extends RecordProps {
  readonly county: string;
}

type Place = `${CountyCourt}/${CourtField}`;

/** One county: its courts with their values, one of which may be open to change it. */
export function CountyRecord({ county, onChanged }: CountyRecordProps) {
  const words = useStaffWords();
  const labels = words.counties;
  const [known, setKnown] = useState<StaffCounty | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [open, setOpen] = useState<Place | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  async function load(): Promise<void> {
    setFault(null);
    try {
      setKnown(await callStaffApi(countyApi.read, { county }));
    } catch (error) {
      setFault(describeFault(error, words.account));
    }
  }
  const onOpen = useEffectEvent(() => {
    setKnown(null);
    setOpen(null);
    void load();
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  });
  useEffect(() => onOpen(), [county]);

  return (
    <article className="grid grid-cols-1 gap-4">
      <p>
        <a className={link} href={placeLink('counties')} data-back>
          {words.frame.record.back}
        </a>
      </p>
      <h2 className="text-h3" tabIndex={-1} ref={heading}>
        {fill(labels.name, { county })}
      </h2>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: () => void load() })} />}
      {known &&
        courtsOf(county).map((court) => (
          <Panel key={court} title={labels.courts[court].name}>
            <dl className="grid grid-cols-1">
              {courtFields.map((field) => {
                const place: Place = `${court}/${field}`;
                return (
                  <CountyField
                    key={field}
                    county={county}
                    court={court}
                    field={field}
                    value={known.values.find((one) => one.court === court && one.field === field)}
                    isOpen={open === place}
                    onOpen={() => setOpen(place)}
                    onClose={() => setOpen(null)}
                    reload={async () => {
                      onChanged();
                      await load();
                    }}
                  />
                );
              })}
            </dl>
          </Panel>
        ))}
    </article>
  );
}
