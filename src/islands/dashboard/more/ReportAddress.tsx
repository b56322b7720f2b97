import { useForm } from 'react-hook-form';
import * as caseApi from '#domain/cases/api.ts';
import { addressLimits } from '#domain/cases/limits.ts';
import { cleanZip } from '#domain/clean-text.ts';
import { zipPattern } from '#domain/intake/zip.ts';
import * as portalApi from '#domain/portal/api.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { newAddressIn } from '#domain/portal/new-address.ts';
import { states } from '#domain/postal-address.ts';
import { faultTexts } from '#i18n/fault-texts.ts';
import { fill, formatList } from '#i18n/format.ts';
import { secondButton } from '#ui/button.ts';
import { Fault } from '#ui/Fault.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import type { CaseFormProps } from '../case-page-props.ts';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useWrite } from '../../calls/use-write.ts';

interface ReportAddressProps extends CaseFormProps {
  readonly matters: CasePage['matters'];
  readonly onDone: () => void;
}

/** Where the client lives now: papers print it, and while a matter is filed the court has to be told. */
export default function ReportAddress({ matters, onDone, ...props }: ReportAddressProps) {
  const { locale, account, page, caseId, siteEmail } = props;
  const { report } = page;
  const state: (typeof states)[number] = 'Georgia';
  const form = useForm<Record<'address' | 'city' | 'zip', string> & { state: (typeof states)[number] }>({
    defaultValues: { address: '', city: '', state, zip: '' },
  });
  const { errors } = form.formState;
  const { write, fault, isSending } = useWrite(locale, account);
  const onSubmit = form.handleSubmit(async (body) => {
    if (await write(portalApi.reportAddress, { id: caseId, ...body })) onDone();
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
        maxLength={addressLimits.address}
        autoComplete="street-address"
      />
      <TextInput
        {...form.register('city', required)}
        {...field('city')}
        maxLength={addressLimits.city}
        autoComplete="address-level2"
      />
      <Select
        {...form.register('state')}
        {...field('state')}
        options={states.map((name) => ({ value: name, text: name }))}
        autoComplete="address-level1"
      />
      <TextInput
        {...form.register('zip', {
          validate: (value) => zipPattern.test(cleanZip(value)) || report.addressZip,
        })}
        {...field('zip')}
        maxLength={addressLimits.zip}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <AddressChanges matters={matters} {...props} />
      {fault && <Fault {...faultTexts(fault, account, { email: siteEmail })} takesFocus />}
      <p>
        <button type="submit" className={secondButton} disabled={isSending}>
          {report.addressSend}
        </button>
      </p>
    </form>
  );
}

/** What the new address changes, said before it is saved. */
function AddressChanges({ matters, ...props }: CaseFormProps & Pick<ReportAddressProps, 'matters'>) {
  const { locale, page, caseId } = props;
  const labels = page.report.addressChanges;
  const { data, isLoading } = useApiQuery(caseApi.papers, { id: caseId });
  if (isLoading) return null;
  const { papers, needsNewYes, goesWithFiling, needsNotice, staysAtCourt } = newAddressIn(
    matters,
    data?.matters ?? [],
  );
  const kinds = papers.map((kind) => page.papers.kinds[kind]);
  return (
    <section className="notice grid grid-cols-1 gap-2" aria-labelledby="moved-changes">
      <h3 className="font-sans text-base font-strong" id="moved-changes">
        {labels.title}
      </h3>
      <ul className="grid list-disc gap-1 ps-5">
        {kinds.length > 0 && <li>{fill(labels.papers, { papers: formatList(kinds, locale) })}</li>}
        {needsNewYes && <li>{labels.newYes}</li>}
        {goesWithFiling && kinds.length === 0 && data && <li>{labels.noPapers}</li>}
        {goesWithFiling && <li>{labels.filing}</li>}
        {needsNotice && <li>{labels.notice}</li>}
        {staysAtCourt && <li>{labels.decided}</li>}
        <li>{labels.mails}</li>
      </ul>
    </section>
  );
}
