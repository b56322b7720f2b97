import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CasePageMatter } from '#domain/portal/case-page.ts';
import { momentOnWall } from '#domain/promises/wall-time.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { link, secondButton } from '#ui/button.ts';
import { DoneNote } from '#ui/DoneNote.tsx';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { CasePartProps } from './case-page-props.ts';
import { useWrite } from './use-write.ts';

interface ReportsProps extends CasePartProps {
  readonly matter: CasePageMatter;
}

/** What a client can tell us about a matter: that it is filed, or the date of the court. */
export function Reports({ matter, ...props }: ReportsProps) {
  const [isDone, setDone] = useState(false);
  const { report } = props.page;
  const onDone = () => {
    setDone(true);
    props.onChanged();
  };
  const mayFile = matter.status === 'ready_to_file';
  const mayHear = matter.status === 'filed' || matter.status === 'hearing_set';
  return (
    <div className="no-print grid gap-2 empty:hidden">
      <DoneNote>{isDone ? report.done : ''}</DoneNote>
      {mayFile && (
        <details>
          <summary className={link}>{report.filed}</summary>
          <FiledForm matter={matter} {...props} onDone={onDone} />
        </details>
      )}
      {mayHear && (
        <details key={matter.version}>
          <summary className={link}>
            {matter.status === 'filed' ? report.hearing : report.hearingMoved}
          </summary>
          <HearingForm matter={matter} {...props} onDone={onDone} />
        </details>
      )}
    </div>
  );
}

interface FormProps extends ReportsProps {
  readonly onDone: () => void;
}

const addressOf = ({ caseId, matter }: ReportsProps) => `/api/cases/${caseId}/matters/${matter.id}/move`;

function FiledForm({ onDone, ...props }: FormProps) {
  const { matter, locale, account, page, siteEmail } = props;
  const { report } = page;
  const form = useForm<{ filedOn: string }>({ defaultValues: { filedOn: '' } });
  const { write, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async ({ filedOn }) => {
    if (await write(addressOf(props), { version: matter.version, to: 'filed', filedOn })) onDone();
  });
  return (
    <form className="grid max-w-100 gap-4 pt-3" onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextInput
        {...form.register('filedOn', { required: report.required })}
        id={`filed-${matter.id}`}
        type="date"
        label={report.filedOn}
        error={form.formState.errors.filedOn?.message}
        errorPrefix={account.errorPrefix}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {report.filedSend}
        </button>
      </p>
    </form>
  );
}

function HearingForm({ onDone, ...props }: FormProps) {
  const { matter, locale, account, page, siteEmail } = props;
  const { report } = page;
  const form = useForm({ defaultValues: { day: '', time: '', place: '' } });
  const { errors } = form.formState;
  const { write, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async ({ day, time, place }) => {
    const hearingAt = momentOnWall(day, time);
    // An hour that clocks skip is asked for again, not guessed.
    if (!hearingAt) return form.setError('time', { message: report.noHour }, { shouldFocus: true });
    const body = {
      version: matter.version,
      to: 'hearing_set',
      hearingAt,
      ...(place && { hearingPlace: place }),
    };
    if (await write(addressOf(props), body)) onDone();
  });
  return (
    <form className="grid max-w-100 gap-4 pt-3" onSubmit={(event) => void onSubmit(event)} noValidate>
      <TextInput
        {...form.register('day', { required: report.required })}
        id={`hearing-day-${matter.id}`}
        type="date"
        label={report.hearingDay}
        error={errors.day?.message}
        errorPrefix={account.errorPrefix}
      />
      <TextInput
        {...form.register('time', { required: report.required })}
        id={`hearing-time-${matter.id}`}
        type="time"
        label={report.hearingTime}
        hint={report.hearingTimeHint}
        error={errors.time?.message}
        errorPrefix={account.errorPrefix}
      />
      <TextInput
        {...form.register('place')}
        id={`hearing-place-${matter.id}`}
        label={report.hearingPlace}
        maxLength={300}
        autoComplete="off"
        errorPrefix={account.errorPrefix}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {report.hearingSend}
        </button>
      </p>
    </form>
  );
}
