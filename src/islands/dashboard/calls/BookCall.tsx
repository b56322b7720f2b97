import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as calendarApi from '#domain/calendar/api.ts';
import { callRules } from '#domain/calendar/call-rules.ts';
import type { CallRequest, CallSlot } from '#domain/calendar/calls.ts';
import { isCompletePhone } from '#domain/intake/phone.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { officeTimeZone } from '#domain/promises/timings.ts';
import type { ApiError } from '#browser/api.ts';
import { hasCode } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { formatAppointment, intlTag } from '#i18n/format.ts';
import { RadioGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { link, secondButton } from '#ui/button.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { TimesProps } from './calls-props.ts';

/** Language, day and hour, phone. When somebody was faster, the nearest free times are one press away. */
export function BookCall({ times, onBooked, ...props }: TimesProps) {
  const { locale, labels, caseId, account, siteEmail } = props;
  const form = useForm({
    defaultValues: {
      language: times.call?.language ?? locale,
      day: '',
      startsAt: '',
      phone: times.call?.phone ?? times.phone ?? '',
    },
  });
  const { errors } = form.formState;
  const [language, day] = useWatch({ control: form.control, name: ['language', 'day'] });
  const [nearest, setNearest] = useState<readonly string[]>([]);
  const { write, fault, isSending } = useWrite(locale, account, {
    onRefused: (error) => setNearest(hasCode(error, 'call_taken') ? nearestOf(error) : []),
  });
  const nearestBox = useRef<HTMLDivElement>(null);
  // The pressed button lost the focus while it was sending.
  useEffect(() => {
    if (nearest.length > 0) nearestBox.current?.focus();
  }, [nearest]);
  const free = times.slots.filter(({ languages }) => languages.includes(language));
  const days = [...new Set(free.map(dayOf))];
  const ofDay = free.filter((slot) => dayOf(slot) === day);

  const send = form.handleSubmit(async ({ startsAt, phone }) => {
    const body: Omit<CallRequest, 'idempotencyKey'> = {
      startsAt,
      language,
      phone,
      moves: times.call?.id ?? null,
    };
    if (await write(calendarApi.bookCall, { id: caseId, ...body }))
      onBooked(times.call ? labels.moved : labels.booked);
  });
  const take = (startsAt: string) => {
    setNearest([]);
    form.setValue('day', officeDate(new Date(startsAt)));
    form.setValue('startsAt', startsAt);
    void send();
  };

  if (times.slots.length === 0) return <p>{labels.none}</p>;
  return (
    <form className="grid max-w-prose gap-4" onSubmit={(event) => void send(event)} noValidate>
      <RadioGroup
        id="call-language"
        label={labels.language}
        inRow
        chosen={language}
        errorPrefix={account.errorPrefix}
        input={form.register('language', {
          onChange: () => {
            form.setValue('day', '');
            form.setValue('startsAt', '');
          },
        })}
        options={locales.map((value) => ({ value, text: labels.languages[value] }))}
      />
      {days.length === 0 ? (
        <p>{labels.noneInLanguage}</p>
      ) : (
        <>
          <Select
            {...form.register('day', {
              required: labels.required,
              onChange: () => form.setValue('startsAt', ''),
            })}
            id="call-day"
            label={labels.day}
            error={errors.day?.message}
            errorPrefix={account.errorPrefix}
            placeholder="–"
            options={days.map((value) => ({ value, text: weekdayOf(value, locale) }))}
          />
          {ofDay.length > 0 && (
            <Select
              {...form.register('startsAt', { required: labels.choose })}
              id="call-time"
              label={labels.time}
              error={errors.startsAt?.message}
              errorPrefix={account.errorPrefix}
              placeholder="–"
              options={ofDay.map(({ startsAt }) => ({ value: startsAt, text: hourOf(startsAt, locale) }))}
            />
          )}
          <TextInput
            {...form.register('phone', {
              required: labels.required,
              validate: (phone) => isCompletePhone(phone) || labels.phoneInvalid,
            })}
            id="call-phone"
            type="tel"
            autoComplete="tel-national"
            label={labels.phone}
            hint={labels.phoneHint}
            error={errors.phone?.message}
            errorPrefix={account.errorPrefix}
            maxLength={callRules.phoneMax}
          />
          {nearest.length > 0 && (
            <div
              className="notice grid grid-cols-1 gap-2 focus-visible:outline-3 focus-visible:outline-offset-3 focus-visible:outline-focus"
              role="alert"
              tabIndex={-1}
              ref={nearestBox}
            >
              <p>{labels.taken}</p>
              <ul className="grid gap-1">
                {nearest.map((startsAt) => (
                  <li key={startsAt}>
                    <button type="button" className={link} onClick={() => take(startsAt)}>
                      {formatAppointment(startsAt, locale)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {fault && nearest.length === 0 && (
            <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />
          )}
          <p>
            <button type="submit" className={secondButton} disabled={isSending}>
              {isSending ? labels.booking : times.call ? labels.move : labels.book}
            </button>
          </p>
        </>
      )}
    </form>
  );
}

const dayOf = ({ startsAt }: CallSlot) => officeDate(new Date(startsAt));

function nearestOf({ body }: ApiError): string[] {
  const { nearest } = body;
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
