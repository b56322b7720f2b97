import { useEffect, useRef, useState } from 'react';
import * as calendarApi from '#domain/calendar/api.ts';
import { callRequest, type CallSlot, type CallTimes } from '#domain/calendar/calls.ts';
import type { Locale } from '#domain/languages.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { officeTimeZone } from '#domain/promises/timings.ts';
import { ApiError } from '#browser/api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { formatAppointment, intlTag } from '#i18n/format.ts';
import { link } from '#ui/button.ts';
import { Choice, Select, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { fieldId, useField, useFormState, useGuard } from '#ui/form/form-state.ts';
import { Select as NativeSelect } from '#ui/Select.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface BookCallProps {
  readonly caseId: string;
  readonly times: CallTimes;
  readonly onBooked: (note: string) => void;
}

/** Language, day and hour, phone. When somebody was faster, the nearest free times are one press away. */
export function BookCall({ caseId, times: { call, phone, slots }, onBooked }: BookCallProps) {
  const locale = useLocale();
  const labels = useWords('calls');
  const [nearest, setNearest] = useState<readonly string[]>([]);
  if (slots.length === 0) return <p>{labels.none}</p>;
  return (
    <Form
      call={calendarApi.bookCall}
      schema={callRequest}
      words={{ ...labels.booking, submit: call ? labels.move : labels.book }}
      fixed={{ id: caseId, moves: call?.id ?? null }}
      initial={{ language: call?.language ?? locale, phone: call?.phone ?? phone ?? '' }}
      onSend={() => setNearest([])}
      onRefused={(error) => {
        const others = nearestOf(error);
        setNearest(others);
        return others.length > 0;
      }}
      // Said above what is booked, where this form goes.
      done={() => null}
      onDone={() => onBooked(call ? labels.moved : labels.booked)}
      quiet
    >
      <Choice name="language" inRow />
      <Times slots={slots} />
      <TextField name="phone" type="tel" autoComplete="tel-national" />
      {nearest.length > 0 && <Nearest times={nearest} />}
    </Form>
  );
}

/** The free days in the chosen language, then the hours of the chosen day. */
function Times({ slots }: { readonly slots: readonly CallSlot[] }) {
  const locale = useLocale();
  const labels = useWords('calls');
  const { id, form } = useFormState();
  const { texts } = useField({ name: 'startsAt' });
  const [language, startsAt] = form.watch(['language', 'startsAt']) as [Locale, string];
  const [chosenDay, setDay] = useState('');
  const free = slots.filter(({ languages }) => languages.includes(language));
  const days = [...new Set(free.map(dayOf))];
  const day = startsAt ? officeDate(new Date(startsAt)) : days.includes(chosenDay) ? chosenDay : '';
  const ofDay = free.filter((slot) => dayOf(slot) === day);
  const isFree = ofDay.some((slot) => slot.startsAt === startsAt);
  useEffect(() => {
    // Nobody calls at that time in the language they have chosen since.
    if (startsAt && !isFree) form.setValue('startsAt', '');
  }, [form, startsAt, isFree]);
  useGuard('startsAt', () => (days.length === 0 ? labels.noneInLanguage : startsAt ? null : labels.choose));
  if (days.length === 0) return <p>{labels.noneInLanguage}</p>;
  return (
    <>
      <NativeSelect
        {...texts}
        id={ofDay.length > 0 ? `${id}-day` : fieldId(id, 'startsAt')}
        label={labels.day}
        error={ofDay.length > 0 ? undefined : texts.error}
        placeholder="–"
        value={day}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
          form.setValue('startsAt', '');
        }}
        options={days.map((value) => ({ value, text: weekdayOf(value, locale) }))}
      />
      {ofDay.length > 0 && (
        <Select
          name="startsAt"
          options={ofDay.map((slot) => ({ value: slot.startsAt, text: hourOf(slot.startsAt, locale) }))}
        />
      )}
    </>
  );
}

function Nearest({ times }: { readonly times: readonly string[] }) {
  const locale = useLocale();
  const labels = useWords('calls');
  const { form } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  // The pressed button lost the focus while it was sending.
  useEffect(() => box.current?.focus(), [times]);
  return (
    <div
      className="notice grid grid-cols-1 gap-2 focus-visible:outline-3 focus-visible:outline-offset-3 focus-visible:outline-focus"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <p>{labels.taken}</p>
      <ul className="grid gap-1">
        {times.map((startsAt) => (
          <li key={startsAt}>
            <button type="submit" className={link} onClick={() => form.setValue('startsAt', startsAt)}>
              {formatAppointment(startsAt, locale)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const dayOf = ({ startsAt }: CallSlot) => officeDate(new Date(startsAt));

function nearestOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || !hasCode(error, 'call_taken')) return [];
  const { nearest } = error.body;
  return Array.isArray(nearest) ? nearest.filter((at) => typeof at === 'string') : [];
}

/** Without the year: the list is a month long, and a phone has room for no more. */
function weekdayOf(day: string, locale: Locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(intlTag(locale), options).format(new Date(day));
}

function hourOf(startsAt: string, locale: Locale): string {
  const time = new Intl.DateTimeFormat(intlTag(locale), { timeStyle: 'short', timeZone: officeTimeZone });
  return time.format(new Date(startsAt));
}
