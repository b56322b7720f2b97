import { useState } from 'react';
import type { StaffCourtValue } from '#domain/counties/county-requests.ts';
import { isStale, staleAfterDays, type CountyCourt, type CourtField } from '#domain/counties/court-values.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { fill } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { DoneHere } from '#ui/form/DoneHere.tsx';
import { checkedText } from './checked-text.ts';
import { CourtValueForm } from './CourtValueForm.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';

interface CountyFieldProps {
  readonly county: string;
  readonly court: CountyCourt;
  readonly field: CourtField;
  readonly value: StaffCourtValue | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly reload: () => Promise<void>;
}

/** One value of a court with its source and day, or that nobody verified it, and the form to change it. */
export function CountyField(props: CountyFieldProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const { county, court, field, value, isOpen, onOpen, onClose, reload } = props;
  const labels = words.counties;
  const name = labels.fields[field];
  const [today] = useState(() => officeDate(new Date()));
  /** What was done before is not said beside a form that was opened again. */
  const [openings, setOpenings] = useState(0);
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-1 border-t border-line py-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:not-has-[form]:items-center">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4 text-s text-ink-soft">
        {name}
        {!isOpen && (
          <button
            type="button"
            className={link}
            aria-label={fill(value ? labels.change : labels.add, {
              field: `${name}, ${labels.courts[court].name}`,
            })}
            onClick={() => {
              setOpenings(openings + 1);
              onOpen();
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
              {field === 'exists' ? labels.yesNo[value.value === 'no' ? 'no' : 'yes'] : value.value}
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
        <DoneHere key={openings}>
          {isOpen && (
            <CourtValueForm
              county={county}
              court={court}
              field={field}
              value={value}
              reload={reload}
              onDone={onClose}
              onCancel={onClose}
            />
          )}
        </DoneHere>
      </dd>
    </div>
  );
}
