import * as caseApi from '#domain/cases/api.ts';
import * as portalApi from '#domain/portal/api.ts';
import type { CasePage } from '#domain/portal/case-page.ts';
import { addressReport } from '#domain/portal/case-writes.ts';
import { newAddressIn } from '#domain/portal/new-address.ts';
import { fill, formatList } from '#i18n/format.ts';
import { Select, TextField } from '#ui/form/fields.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useApiQuery } from '../../calls/api-query.tsx';
import { useLocale, useWords } from '../../calls/use-words.ts';

interface ReportAddressProps {
  readonly caseId: string;
  readonly matters: CasePage['matters'];
}

/** Where the client lives now: papers print it, and while a matter is filed the court has to be told. */
export default function ReportAddress(props: ReportAddressProps) {
  const { newAddress } = useWords('case-forms');
  return (
    <Form
      call={portalApi.reportAddress}
      schema={addressReport}
      words={newAddress}
      fixed={{ id: props.caseId }}
      initial={{ state: 'Georgia' }}
      after="gone"
      className="pt-3"
      quiet
    >
      <p>{newAddress.lead}</p>
      <TextField name="address" autoComplete="street-address" />
      <TextField name="city" autoComplete="address-level2" />
      <Select name="state" autoComplete="address-level1" />
      <TextField name="zip" inputMode="numeric" autoComplete="postal-code" />
      <AddressChanges {...props} />
    </Form>
  );
}

/** What the new address changes, said before it is saved. */
function AddressChanges({ caseId, matters }: ReportAddressProps) {
  const locale = useLocale();
  const { newAddress, papers: shown } = useWords('case-forms');
  const { changes } = newAddress;
  const { data, fault, isLoading } = useApiQuery(caseApi.papers, { id: caseId });
  if (isLoading) return null;
  const { papers, needsNewYes, goesWithFiling, needsNotice, staysAtCourt } = newAddressIn(
    matters,
    data?.matters ?? [],
  );
  const kinds = papers.map((kind) => shown.kinds[kind]);
  return (
    <section className="notice grid grid-cols-1 gap-2" aria-labelledby="moved-changes">
      <h3 className="font-sans text-base font-strong" id="moved-changes">
        {changes.title}
      </h3>
      {fault}
      <ul className="grid list-disc gap-1 ps-5">
        {kinds.length > 0 && <li>{fill(changes.papers, { papers: formatList(kinds, locale) })}</li>}
        {needsNewYes && <li>{changes.newYes}</li>}
        {goesWithFiling && kinds.length === 0 && data && <li>{changes.noPapers}</li>}
        {goesWithFiling && <li>{changes.filing}</li>}
        {needsNotice && <li>{changes.notice}</li>}
        {staysAtCourt && <li>{changes.decided}</li>}
        <li>{changes.mails}</li>
      </ul>
    </section>
  );
}
