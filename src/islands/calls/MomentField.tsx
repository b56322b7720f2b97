import { useEffect, useState } from 'react';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { useField, useGuard, type FieldProps } from '#ui/form/form-state.ts';
import { TextInput } from '#ui/TextInput.tsx';

interface MomentFieldProps extends Pick<FieldProps, 'name' | 'isRequired'> {
  readonly labels: {
    readonly day: string;
    readonly time: string;
    readonly hint?: string;
    /** Said of a day without an hour, and of an hour that clocks leave out. */
    readonly wrong: string;
    /** Said where one of them is missing, if that is another sentence. */
    readonly missing?: string;
  };
}

const none = { day: '', time: '' };

/** A moment, asked for as a day and an hour in Eastern Time. Where it may be left out, both are empty. */
export function MomentField({ name, isRequired, labels }: MomentFieldProps) {
  const { texts, form, isOptional } = useField({ name, label: labels.day, hint: labels.hint, isRequired });
  const [entered, setEntered] = useState(none);
  const momentOf = ({ day, time }: typeof none) =>
    isOptional && !day && !time ? null : easternMoment(day, time);
  useGuard(name, () => {
    const moment = momentOf(entered);
    if (typeof moment !== 'string') return null;
    return moment === 'no_day' ? (labels.missing ?? labels.wrong) : labels.wrong;
  });
  useEffect(() => {
    // After success the form is empty again, and so are these two.
    const { unsubscribe } = form.watch((values, { name: changed }) => {
      if (changed === undefined && !values[name]) setEntered(none);
    });
    return unsubscribe;
  }, [form, name]);
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
