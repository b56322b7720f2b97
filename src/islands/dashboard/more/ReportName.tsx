import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { namePartMax } from '#domain/people/legal-name.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { describePicker } from '#i18n/queued-files.ts';
import { secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { FilePicker } from '#ui/FilePicker.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { OneName } from '../../calls/OneName.tsx';
import { useFiles } from '../../calls/use-files.ts';
import { useWrite } from '../../calls/use-write.ts';
import type { CaseFormProps } from '../case-page-props.ts';

interface ReportNameProps extends CaseFormProps {
  readonly onDone: () => void;
}

/** What the client is called today, with a picture that shows it. The name the court has stays as it is there. */
export default function ReportName({ onDone, ...props }: ReportNameProps) {
  const { locale, account, page, messages, caseId, siteEmail } = props;
  const { report } = page;
  const files = useFiles(locale);
  const form = useForm({ defaultValues: { firstName: '', lastName: '' } });
  const { errors } = form.formState;
  const [isEarly, setEarly] = useState(false);
  const { write, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async (names) => {
    const tickets = files.tickets();
    if (tickets.length === 0 || files.waits()) return setEarly(true);
    setEarly(false);
    if (!(await write(caseApi.askNameChange, { id: caseId, ...names, tickets }))) return;
    files.clear();
    onDone();
  });
  const picker = describePicker(files.queue, page.files, messages, locale);
  const field = (name: 'firstName' | 'lastName') => ({
    ...form.register(name, { validate: (value) => value.trim() !== '' || report.required }),
    id: `new-${name}`,
    label: report.nameFields[name],
    error: errors[name]?.message,
    errorPrefix: account.errorPrefix,
    maxLength: namePartMax,
  });
  return (
    <form className="grid max-w-100 gap-4 pt-3" onSubmit={(event) => void onSubmit(event)} noValidate>
      <p>{report.nameLead}</p>
      <TextInput {...field('firstName')} autoComplete="given-name" />
      <TextInput
        {...field('lastName')}
        autoComplete="family-name"
        hint={<OneName words={report.oneName} form={form} />}
      />
      <FilePicker
        id="new-name-picture"
        label={report.namePick}
        errorPrefix={account.errorPrefix}
        {...picker}
        error={isEarly && !(files.tickets().length > 0 && !files.waits()) ? page.requests.wait : picker.error}
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {report.nameSend}
        </button>
      </p>
    </form>
  );
}
