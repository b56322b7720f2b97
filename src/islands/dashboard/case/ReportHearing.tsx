import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { matterLimits } from '#domain/cases/limits.ts';
import { easternMoment } from '#domain/promises/eastern-moment.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useFiles } from '../../calls/use-files.ts';
import { useWrite } from '../../calls/use-write.ts';
import { ReportPictures } from './ReportPictures.tsx';
import type { ReportFormProps } from './report-props.ts';

/** Day and time the court has set, as its letter says them. */
export default function ReportHearing({ onDone, ...props }: ReportFormProps) {
  const { matter, locale, account, page, siteEmail } = props;
  const { report } = page;
  const form = useForm({ defaultValues: { day: '', time: '', place: '', isSure: false } });
  const { errors } = form.formState;
  const files = useFiles(locale);
  const { write, refuse, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async ({ day, time, place, isSure }) => {
    const moment = easternMoment(day, time);
    // An hour that clocks skip or repeat is asked for again, not guessed.
    if (typeof moment === 'string')
      return form.setError('time', { message: report.noHour }, { shouldFocus: true });
    if (files.waits()) return refuse(page.requests.wait);
    const body = {
      version: matter.version,
      to: 'hearing_set' as const,
      hearingAt: moment.at,
      ...(place && { hearingPlace: place }),
      tickets: files.tickets(),
      ...(isSure && { hearingDayConfirmed: true }),
    };
    if (await write(caseApi.reportMove, { id: props.caseId, matterId: matter.id, ...body })) onDone();
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
        maxLength={matterLimits.hearingPlace}
        autoComplete="off"
        errorPrefix={account.errorPrefix}
      />
      <ReportPictures
        {...props}
        files={files}
        id={`hearing-photo-${matter.id}`}
        label={report.hearingPhoto}
      />
      {fault && (
        <label className="flex items-start gap-2">
          <input type="checkbox" className="mt-1" {...form.register('isSure')} />
          {report.hearingDayYes}
        </label>
      )}
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {report.hearingSend}
        </button>
      </p>
    </form>
  );
}
