-- What was written to a person about a decision goes with the rest of the application (the column is made by
-- 20261121011000; a function looks for it when it runs).
create or replace function private.erase_intakes(p_intakes uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_agreements integer;
  v_deleted integer;
  v_emptied integer;
begin
  delete from public.intake_agreements as agreement
  where intake_form_id = any (p_intakes) and not exists (
    select from public.orders where intake_form_id = agreement.intake_form_id and completed_at is not null
  );
  -- One with an order stays as an empty row: a payment page that is still open must lead to a person who decides.
  delete from public.intake_forms as intake
  where id = any (p_intakes)
    and not exists (select from public.orders where intake_form_id = intake.id)
    and not exists (select from public.cases where intake_form_id = intake.id);
  get diagnostics v_deleted = row_count;
  update public.intake_forms set
    request_hash = 'erased', first_name = '—', last_name = '—', date_of_birth = '1900-01-01',
    street_address = '—', street_address2 = null, city = '—', state = 'Georgia', zip_code = '00000',
    phone_number = null, email = 'erased.' || id || '@account.invalid', email_changed_at = null,
    has_eviction = 'no', number_of_evictions = null, eviction_county = null, knows_case_number = null,
    case_numbers = null, case_outcome = null, paid_money = null, landlord_name = null, property_address = null,
    filing_year = null, attempted_sealing_before = 'no', working_with_attorney = 'no', attorney_organization = null,
    attorney_contact = null, benefits = '{}', sealing_reasons = '{other}', urgency = 'low', signature = '—',
    files_missing = '{}', notes = null,
    decision_note = null, erased_at = now()
  where id = any (p_intakes);
  get diagnostics v_emptied = row_count;
  select count(*) into v_agreements from public.intake_agreements where intake_form_id = any (p_intakes);
  return jsonb_build_object(
    'applicationsDeleted', v_deleted, 'applicationsEmptied', v_emptied, 'agreementsKept', v_agreements
  );
end
$$;
comment on function private.erase_intakes(uuid[]) is 'Applications without an order go; the others are emptied. Answers counts.';
