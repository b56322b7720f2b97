import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { matterLimits } from '#domain/cases/limits.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { useFiles } from '../../calls/use-files.ts';
import { useWrite } from '../../calls/use-write.ts';
import { ReportPictures } from './ReportPictures.tsx';
import type { ReportFormProps } from './report-props.ts';

/** The day on which the client filed, with a picture of the stamp where there is one. */
export default function ReportFiled({ onDone, ...props }: ReportFormProps) {
  const { matter, locale, account, page, siteEmail } = props;
  const { report } = page;
  const form = useForm({ defaultValues: { filedOn: '', filedEnvelope: '' } });
  const files = useFiles(locale);
  const { write, refuse, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async ({ filedOn, filedEnvelope }) => {
    if (files.waits()) return refuse(page.requests.wait);
    if (
      await write(caseApi.reportMove, {
        id: props.caseId,
        matterId: matter.id,
        version: matter.version,
        to: 'filed',
        filedOn,
        ...(filedEnvelope.trim() && { filedHow: 'e_filing' as const, filedEnvelope }),
        tickets: files.tickets(),
      })
    )
      onDone();
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
      <TextInput
        {...form.register('filedEnvelope')}
        id={`filed-envelope-${matter.id}`}
        label={report.filedEnvelope}
        maxLength={matterLimits.filedEnvelope}
        autoComplete="off"
      />
      <ReportPictures {...props} files={files} id={`filed-photo-${matter.id}`} label={report.filedPhoto} />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {report.filedSend}
        </button>
      </p>
    </form>
  );
}
