import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as workplace from '#domain/workplace/api.staff.ts';
import type { OwnCallHours } from '#domain/calendar/calls.ts';
import { locales, type Locale } from '#domain/languages.ts';
import { describeFault, hasCode, type FaultFacts } from '#browser/api-fault.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { CheckboxGroup } from '#ui/Choices.tsx';
import { Fault } from '#ui/Fault.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { callStaffApi, sendStaff } from '../staff-calls.ts';
import { FormEnd } from '../FormEnd.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { SectionHead } from '../SectionHead.tsx';
import type { SectionProps } from '../section-props.ts';
import { useAnswer } from '../../calls/use-answer.ts';

/** When I take calls, and the calls that clients booked. */
export default function CallHours(props: SectionProps) {
  const { words } = props;
  const labels = words.callHours;
  const id = useId();
  const { answer, fault, load } = useAnswer(words.account, () => callStaffApi(workplace.callHours));
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={id}>
      <SectionHead id={id} title={labels.title} update={labels.update} onUpdate={load} />
      <p className="max-w-160 text-ink-soft">{labels.lead}</p>
      {fault && <Fault {...faultTexts(fault, words.account, { retry: load })} />}
      {answer && <Calls {...props} own={answer} onChanged={load} />}
      {answer && <Hours {...props} own={answer} onChanged={load} />}
    </section>
  );
}

interface PartProps extends SectionProps {
  readonly own: OwnCallHours;
  readonly onChanged: () => void;
}

function Calls({ own, words, locale, onChanged }: PartProps) {
  const labels = words.callHours;
  return (
    <Panel title={labels.calls}>
      {own.calls.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      <ul className="grid gap-3">
        {own.calls.map((call) => (
          <li key={call.id} className="grid gap-1">
            <p className="flex flex-wrap gap-x-4">
              <a href={placeLink('cases', call.caseId)} translate="no">
                {call.caseNumber}
              </a>
              <span>
                {fill(labels.call, {
                  date: formatAppointment(call.at, locale),
                  language: labels.names[call.language],
                  phone: call.phone,
                })}
              </span>
            </p>
            <Form
              call={workplace.cancelCall}
              words={labels.cancelling}
              fixed={{ id: call.id }}
              reload={onChanged}
              quiet
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Hours({ own, words, onChanged }: PartProps) {
  const labels = words.callHours;
  const id = useId();
  const at = (weekday: number) => own.hours.find((one) => one.weekday === weekday);
  const form = useForm({
    defaultValues: {
      languages: own.languages.length > 0 ? [...own.languages] : [...locales],
      days: labels.days.map((_, place) => ({
        opens: at(place + 1)?.opens ?? '',
        closes: at(place + 1)?.closes ?? '',
      })),
      daysOff: own.daysOff.join('\n'),
    },
  });
  const errorPrefix = words.account.errorPrefix;
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<FaultFacts | null>(null);
  const onSubmit = form.handleSubmit(async ({ languages, days, daysOff }) => {
    const hours = days.flatMap(({ opens, closes }, place) =>
      opens || closes ? [{ weekday: place + 1, opens, closes }] : [],
    );
    const body = {
      languages: [languages].flat().filter((one): one is Locale => locales.some((known) => known === one)),
      hours,
      daysOff: daysOff.split(/\s+/).filter(Boolean),
    };
    setBusy(true);
    setFault(null);
    setNote('');
    try {
      await sendStaff(workplace.saveCallHours, body);
      setNote(labels.done);
      onChanged();
    } catch (error) {
      const field = hasCode(error, 'invalid_input') ? error.fields[0] : undefined;
      setFault(field ? { text: field.message, reference: '' } : describeFault(error, words.account));
    } finally {
      setBusy(false);
    }
  });
  return (
    <Panel>
      <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void onSubmit(event)} noValidate>
        <CheckboxGroup
          id={`${id}-languages`}
          label={labels.languages}
          inRow
          chosen={own.languages.length > 0 ? own.languages : locales}
          errorPrefix={errorPrefix}
          input={form.register('languages')}
          options={locales.map((value) => ({ value, text: labels.names[value] }))}
        />
        {labels.days.map((day, place) => (
          <div key={day} className="grid grid-cols-2 gap-3">
            <TextInput
              {...form.register(`days.${place}.opens`)}
              id={`${id}-opens-${place}`}
              type="time"
              label={fill(labels.opens, { day })}
              errorPrefix={errorPrefix}
            />
            <TextInput
              {...form.register(`days.${place}.closes`)}
              id={`${id}-closes-${place}`}
              type="time"
              label={fill(labels.closes, { day })}
              errorPrefix={errorPrefix}
            />
          </div>
        ))}
        <TextInput
          {...form.register('daysOff')}
          id={`${id}-days-off`}
          label={labels.daysOff}
          hint={labels.daysOffHint}
          lines={3}
          errorPrefix={errorPrefix}
        />
        {fault && <Fault {...faultTexts(fault, words.account)} takesFocus />}
        <FormEnd submit={busy ? words.frame.form.saving : labels.submit} busy={busy} note={note} />
      </form>
    </Panel>
  );
}
