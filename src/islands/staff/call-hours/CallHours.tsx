import { useEffect, useEffectEvent, useId } from 'react';
import { get } from 'react-hook-form';
import * as workplace from '#domain/workplace/api.staff.ts';
import type { DayHours, OwnCallHours } from '#domain/calendar/calls.ts';
import { locales } from '#domain/languages.ts';
import { fill, formatAppointment } from '#i18n/format.ts';
import { Choice, TextArea } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { fieldId, useFormState } from '#ui/form/form-state.ts';
import { TextInput } from '#ui/TextInput.tsx';
import { Panel } from '../Panel.tsx';
import { placeLink } from '../place.ts';
import { SectionHead } from '../SectionHead.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useStaffWords } from '../staff-words.ts';
import { useLocale } from '../../calls/use-words.ts';
import type { StaffWords } from '#i18n/staff.ts';

/** When I take calls, and the calls that clients booked. */
export default function CallHours() {
  const words = useStaffWords();
  const labels = words.callHours;
  const id = useId();
  const {
    data: answer,
    fault,
    reload,
  } = useApiQuery(workplace.callHours, undefined, { ignoresWrites: true });
  const readAgain = () => void reload();
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={id}>
      <SectionHead id={id} title={labels.title} update={labels.update} onUpdate={readAgain} />
      <p className="max-w-160 text-ink-soft">{labels.lead}</p>
      {fault}
      {answer && <Calls own={answer} onChanged={readAgain} />}
      {answer && <Hours own={answer} onChanged={readAgain} />}
    </section>
  );
}

interface PartProps {
  readonly own: OwnCallHours;
  readonly onChanged: () => void;
}

function Calls({ own, onChanged }: PartProps) {
  const words = useStaffWords();
  const locale = useLocale();
  const labels = words.callHours;
  return (
    <Panel title={labels.calls}>
      {own.calls.length === 0 && <p className="text-ink-soft">{labels.none}</p>}
      <ul className="grid gap-3 empty:hidden">
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

function Hours({ own, onChanged }: PartProps) {
  const words = useStaffWords();
  const labels = words.callHours;
  return (
    <Panel>
      <Form
        call={workplace.saveCallHours}
        words={{
          fields: {
            languages: { label: labels.languages, options: labels.names },
            daysOff: { label: labels.daysOff, hint: labels.daysOffHint },
          },
          submit: labels.submit,
          sending: words.frame.form.saving,
          done: labels.done,
        }}
        initial={{
          languages: own.languages.length > 0 ? own.languages : locales,
          daysOff: own.daysOff.join('\n'),
        }}
        complete={({ days, daysOff, ...input }) => ({
          ...input,
          hours: filledIn(days),
          daysOff: [daysOff].flat().flatMap((lines) => String(lines).split(/\s+/).filter(Boolean)),
        })}
        reload={onChanged}
        after="keep"
        className="max-w-none!"
      >
        <Choice name="languages" inRow />
        <Days labels={labels} hours={own.hours} />
        <TextArea name="daysOff" lines={3} />
      </Form>
    </Panel>
  );
}

interface Day {
  readonly opens: string;
  readonly closes: string;
}

/** The days with hours, out of all seven. */
const filledIn = (days: unknown): readonly DayHours[] =>
  ((days ?? []) as readonly Day[]).flatMap((day, place) =>
    day.opens || day.closes ? [{ ...day, weekday: place + 1 }] : [],
  );

interface DaysProps {
  readonly labels: StaffWords['callHours'];
  readonly hours: OwnCallHours['hours'];
}

/** From when until when, on each day of the week. */
function Days({ labels, hours }: DaysProps) {
  const { id, form, errors, errorPrefix, alsoCalled } = useFormState();
  const filled = filledIn(form.watch('days')).map(({ weekday }) => weekday - 1);
  const order = filled.join();
  const name = useEffectEvent(() => {
    // The call knows the days with hours alone, by their place among these.
    const ends = filled.flatMap((place, index) =>
      (['opens', 'closes'] as const).map((end) =>
        alsoCalled(`hours.${index}.${end}`, `days.${place}.${end}`),
      ),
    );
    return () => ends.forEach((end) => end());
  });
  useEffect(() => name(), [order]);
  const at = (place: number) => hours.find(({ weekday }) => weekday === place + 1);
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-2">
      {labels.days.map((day, place) => (
        <div key={day} className="grid grid-cols-2 gap-3">
          {(['opens', 'closes'] as const).map((end) => {
            const field = `days.${place}.${end}`;
            const error: unknown = get(errors, `${field}.message`);
            return (
              <TextInput
                key={end}
                {...form.register(field)}
                id={fieldId(id, field)}
                type="time"
                label={fill(labels[end], { day })}
                defaultValue={at(place)?.[end] ?? ''}
                error={typeof error === 'string' ? error : undefined}
                errorPrefix={errorPrefix}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
