import { useEffect, useEffectEvent, useState } from 'react';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { useField, useFormState } from '#ui/form/form-state.ts';
import { TextInput } from '#ui/TextInput.tsx';

interface MomentFieldProps {
  readonly name: string;
  readonly labels: {
    readonly day: string;
    readonly time: string;
    readonly hint?: string;
    /** Said of a day without an hour, and of an hour that clocks leave out. */
    readonly wrong: string;
  };
}

const none = { day: '', time: '' };

/** A moment, asked for as a day and an hour in Eastern Time. Where it may be left out, both are empty. */
export function MomentField({ name, labels }: MomentFieldProps) {
  const { texts, form, isOptional } = useField({ name, label: labels.day, hint: labels.hint });
  const { guard } = useFormState();
  const [entered, setEntered] = useState(none);
  const momentOf = ({ day, time }: typeof none) =>
    isOptional && !day && !time ? null : easternMoment(day, time);
  const ask = useEffectEvent(() => (typeof momentOf(entered) === 'string' ? labels.wrong : null));
  useEffect(() => {
    const end = guard(name, () => ask());
    // After success the form is empty again, and so are these two.
    const { unsubscribe } = form.watch((values, { name: changed }) => {
      if (changed === undefined && !values[name]) setEntered(none);
    });
    return () => {
      end();
      unsubscribe();
    };
    // One subscription for as long as the field stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  const change = (entry: Partial<typeof none>) => {
    const next = { ...entered, ...entry };
    const moment = momentOf(next);
    setEntered(next);
    form.setValue(name, moment && typeof moment === 'object' ? moment.at : '');
  };
  return (
    <div className="grid grid-cols-1 items-end gap-4 xs:grid-cols-2">
      <TextInput
        {...texts}
        type="date"
        value={entered.day}
        onChange={({ currentTarget }) => change({ day: currentTarget.value })}
      />
      <TextInput
        id={`${texts.id}-time`}
        label={labels.time}
        type="time"
        value={entered.time}
        onChange={({ currentTarget }) => change({ time: currentTarget.value })}
      />
    </div>
  );
}
