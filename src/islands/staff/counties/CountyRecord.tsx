import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as countyApi from '#domain/counties/api.staff.ts';
import type { StaffCounty } from '#domain/counties/county-requests.ts';
import {
  courtsOf,
  courtFields,
  isStale,
  staleAfterDays,
  type CountyCourt,
  type CourtField,
} from '#domain/counties/court-values.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { describeFault, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import type { RecordProps } from '../section-props.ts';
import { checkedText } from './checked-text.ts';
import { CourtValueForm } from './CourtValueForm.tsx';

interface CountyRecordProps extends RecordProps {
  readonly county: string;
}

type Place = `${CountyCourt}/${CourtField}`;

/** One county: its courts, each field with its source and day or as not verified, and the form to change one. */
export function CountyRecord(props: CountyRecordProps) {
  const { words, locale, county, onChanged } = props;
  const labels = words.counties;
  const [known, setKnown] = useState<StaffCounty | null>(null);
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const [open, setOpen] = useState<Place | null>(null);
  const [note, setNote] = useState('');
  const [today] = useState(() => officeDate(new Date()));
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
      <DoneNote>{note}</DoneNote>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: () => void load() })} />}
      {known &&
        courtsOf(county).map((court) => (
          <Panel key={court} title={labels.courts[court].name}>
            <dl className="grid grid-cols-1">
              {courtFields.map((field) => {
                const value = known.values.find((one) => one.court === court && one.field === field);
                const place: Place = `${court}/${field}`;
                const name = labels.fields[field];
                return (
                  <div
                    key={field}
                    className="grid grid-cols-1 gap-x-4 gap-y-1 border-t border-line py-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center"
                  >
                    <dt className="flex flex-wrap items-baseline justify-between gap-x-4 text-s text-ink-soft">
                      {name}
                      {open !== place && (
                        <button
                          type="button"
                          className={link}
                          aria-label={fill(value ? labels.change : labels.add, {
                            field: `${name}, ${labels.courts[court].name}`,
                          })}
                          onClick={() => {
                            setNote('');
                            setOpen(place);
                          }}
                        >
                          {value ? labels.short.change : labels.short.add}
                        </button>
                      )}
                    </dt>
                    <dd className="grid grid-cols-1 gap-1 wrap-anywhere">
                      {value ? (
                        <>
                          <span className="whitespace-pre-line" lang="en">
                            {field === 'exists'
                              ? labels.yesNo[value.value === 'no' ? 'no' : 'yes']
                              : value.value}
                          </span>
                          <span className="text-xs text-ink-soft">
                            {fill(labels.from, { source: value.source })}
                            <br />
                            {checkedText(value, labels, locale)}
                          </span>
                          {isStale(value.checked, today) && (
                            <span className="text-s text-accent-ink">
                              {fill(labels.staleValue, { days: staleAfterDays })}
                            </span>
                          )}
                        </>
                      ) : (
                        <span className="text-ink-soft">{labels.notVerified}</span>
                      )}
                      {open === place && (
                        <CourtValueForm
                          {...props}
                          court={court}
                          field={field}
                          value={value}
                          onStale={load}
                          onCancel={() => setOpen(null)}
                          onDone={async (text) => {
                            setOpen(null);
                            onChanged();
                            await load();
                            setNote(text);
                          }}
                        />
                      )}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </Panel>
        ))}
    </article>
  );
}
