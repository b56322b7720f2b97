import { useForm } from 'react-hook-form';
import { zipPattern } from '#domain/intake/zip.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { CasePartProps } from './case-page-props.ts';
import { useWrite } from './use-write.ts';

interface ReportAddressProps extends CasePartProps {
  readonly onDone: () => void;
}

/** Where the client lives now: papers print it, and while a matter is filed the court has to be told. */
export default function ReportAddress({ onDone, ...props }: ReportAddressProps) {
  const { locale, account, page, caseId, siteEmail } = props;
  const { report } = page;
  const form = useForm({ defaultValues: { address: '', city: '', state: 'Georgia', zip: '' } });
  const { errors } = form.formState;
  const { write, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async (body) => {
    if (await write(`/api/cases/${caseId}/address`, body)) onDone();
  });
  const required = { validate: (value: string) => value.trim() !== '' || report.required };
  const field = (name: 'address' | 'city' | 'state' | 'zip') => ({
    id: `moved-${name}`,
    label: report.addressFields[name],
    error: errors[name]?.message,
    errorPrefix: account.errorPrefix,
  });
  return (
    <form className="grid max-w-100 gap-4 pt-3" onSubmit={(event) => void onSubmit(event)} noValidate>
      <p>{report.addressLead}</p>
      <TextInput
        {...form.register('address', required)}
        {...field('address')}
        maxLength={300}
        autoComplete="street-address"
      />
      <TextInput
        {...form.register('city', required)}
        {...field('city')}
        maxLength={100}
        autoComplete="address-level2"
      />
      <TextInput
        {...form.register('state', required)}
        {...field('state')}
        maxLength={40}
        autoComplete="address-level1"
      />
      <TextInput
        {...form.register('zip', {
          validate: (value) => zipPattern.test(value.trim()) || report.addressZip,
        })}
        {...field('zip')}
        maxLength={10}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {report.addressSend}
        </button>
      </p>
    </form>
  );
}
