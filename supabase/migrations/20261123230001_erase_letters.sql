-- To which companies a client wrote goes with the rest of the case.
create or replace function private.erase_cases(p_cases uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_emptied integer;
begin
  delete from public.case_updates where case_id = any (p_cases);
  delete from public.case_holds where case_id = any (p_cases);
  delete from public.case_tasks where case_id = any (p_cases);
  delete from public.contact_log where case_id = any (p_cases);
  delete from public.file_requests where case_id = any (p_cases);
  delete from public.case_supporters where case_id = any (p_cases);
  delete from public.case_flags where case_id = any (p_cases);
  delete from public.case_papers where case_id = any (p_cases);
  delete from public.letter_tracks where case_id = any (p_cases);
  delete from public.matter_statements as statement using public.court_matters as matter
  where statement.matter_id = matter.id and matter.case_id = any (p_cases);
  delete from public.matter_parties as party using public.court_matters as matter
  where party.matter_id = matter.id and matter.case_id = any (p_cases);
  -- How each matter went stays for our figures; nothing about who or where.
  update public.court_matters set
    county = null, docket_number = null, name_as_filed = null, aliases = '{}', address_then = null, filing_year = null,
    filed_against_on = null, judged_on = null, writ_recorded_in = null, hearing_place = null, outcome_part = null,
    sources = '{}'
  where case_id = any (p_cases);
  update public.cases set
    title = '—', description = null, county = null, estimated_completion = null, case_type = null, timeline = null,
    internal_notes = null
  where id = any (p_cases);
  get diagnostics v_emptied = row_count;
  return v_emptied;
end
$$;
comment on function private.erase_cases(uuid[]) is 'A case keeps its number, package, course and dates; nothing about who it was for.';
