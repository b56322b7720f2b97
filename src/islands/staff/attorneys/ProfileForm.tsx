import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as cases from '#domain/cases/api.staff.ts';
import { mostAWeek, type Attorney } from '#domain/cases/attorneys.ts';
import { attorneyLimits } from '#domain/cases/limits.ts';
import { states } from '#domain/postal-address.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill } from '#i18n/format.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { callStaffApi } from '../staff-calls.ts';
import { useCaseWrite } from '../cases/use-case-write.ts';
import { WriteEnd } from '../cases/WriteEnd.tsx';
import { shortDay } from '../formats.ts';
import type { SectionProps } from '../section-props.ts';
import { useAnswer } from '../../calls/use-answer.ts';

interface ProfileFormProps extends Pick<SectionProps, 'words' | 'locale' | 'member'> {
  readonly attorney: Attorney;
  readonly onSaved: () => void;
}

/** How papers name an attorney, and how much they take on. Only an admin checks the licence. */
export function ProfileForm({ words, locale, member, attorney, onSaved }: ProfileFormProps) {
  const labels = words.attorneys.profile;
  const id = useId();
  const isAdmin = member.role === 'admin';
  const { answer, fault, load } = useAnswer(words.account, () => callStaffApi(cases.attorneys));
  const others = (answer?.items ?? []).filter((one) => one.id !== attorney.id);
  const state = useCaseWrite(words, locale, async () => onSaved());
  const form = useForm({
    defaultValues: {
      firm: attorney.firm ?? '',
      phone: attorney.phone ?? '',
      address: attorney.address ?? '',
      city: attorney.city ?? '',
      state: attorney.state ?? '',
      zip: attorney.zip ?? '',
      barNumber: attorney.barNumber ?? '',
      licenceCheckedOn: attorney.licenceCheckedOn ?? '',
      weeklyCapacity: attorney.weeklyCapacity?.toString() ?? '',
      awayUntil: attorney.awayUntil ?? '',
      substituteId: attorney.substitute?.id ?? '',
    },
  });
  const send = form.handleSubmit(
    async ({ weeklyCapacity, awayUntil, licenceCheckedOn, substituteId, ...facts }) => {
      await state.write(
        cases.saveAttorney,
        {
          id: attorney.id,
          version: attorney.version,
          facts: {
            ...facts,
            weeklyCapacity: weeklyCapacity === '' ? null : Number(weeklyCapacity),
            awayUntil: awayUntil || null,
            licenceCheckedOn: licenceCheckedOn || null,
            substituteId: substituteId || null,
          },
        },
        labels.saved,
      );
    },
  );
  const shared = { errorPrefix: words.account.errorPrefix };
  const line = (name: 'firm' | 'phone' | 'address' | 'city' | 'zip') => (
    <TextInput
      {...form.register(name)}
      {...shared}
      key={name}
      id={`${id}-${name}`}
      label={labels[name]}
      maxLength={attorneyLimits[name]}
    />
  );
  return (
    <form
      className="grid grid-cols-1 gap-4 md:grid-cols-2"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void send(event)}
    >
      {fault && (
        <div className="md:col-span-2">
          <Fault {...faultTexts(fault, words.account, { retry: load })} />
        </div>
      )}
      {(['firm', 'phone', 'address', 'city'] as const).map(line)}
      <Select
        {...form.register('state')}
        {...shared}
        id={`${id}-state`}
        label={labels.state}
        placeholder="–"
        options={states.map((value) => ({ value, text: value }))}
      />
      {line('zip')}
      <TextInput
        {...form.register('barNumber')}
        {...shared}
        id={`${id}-bar`}
        label={labels.barNumber}
        hint={isAdmin ? undefined : labels.barHint}
        maxLength={attorneyLimits.barNumber}
      />
      {isAdmin ? (
        <TextInput
          {...form.register('licenceCheckedOn')}
          {...shared}
          id={`${id}-licence`}
          type="date"
          label={labels.licence}
          hint={labels.licenceHint}
        />
      ) : (
        <p className="self-end pb-2 text-ink-soft">
          {attorney.licenceCheckedOn
            ? fill(labels.licenceChecked, {
                day: shortDay(attorney.licenceCheckedOn, locale),
                name: attorney.licenceCheckedBy ?? words.cases.by.admin,
              })
            : labels.licenceOpen}
        </p>
      )}
      <TextInput
        {...form.register('weeklyCapacity')}
        {...shared}
        id={`${id}-capacity`}
        type="number"
        min={0}
        max={mostAWeek}
        label={labels.capacity}
        hint={labels.capacityHint}
      />
      <TextInput
        {...form.register('awayUntil')}
        {...shared}
        id={`${id}-away`}
        type="date"
        label={labels.awayUntil}
        hint={labels.awayHint}
      />
      <Select
        {...form.register('substituteId')}
        {...shared}
        key={others.length}
        id={`${id}-substitute`}
        label={labels.substitute}
        placeholder={labels.nobody}
        options={others.map((one) => ({ value: one.id, text: one.name }))}
      />
      <div className="md:col-span-2">
        <WriteEnd words={words} submit={labels.save} quiet state={state} />
      </div>
    </form>
  );
}
