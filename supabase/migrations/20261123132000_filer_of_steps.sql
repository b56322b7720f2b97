-- Whose papers lie at the court decides which steps are left.
create or replace function public.read_matter_steps(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
begin
  select * into v_matter from public.court_matters where id = (p ->> 'matterId')::uuid;
  select * into v_case from public.cases
  where id = v_matter.case_id and (p ->> 'userId' is null or user_id = (p ->> 'userId')::uuid);
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'caseId', v_case.id, 'packageId', v_case.package_type, 'status', v_matter.status,
    'leftOut', v_matter.left_out_at is not null, 'court', v_matter.court,
    'staffDeliver', (select staff_deliver from public.filing_rules),
    'needsInterpreter', coalesce(private.needs_interpreter(v_case.id), false),
    'papers', (
      select coalesce(jsonb_agg(distinct kind), '[]') from public.current_papers where matter_id = v_matter.id),
    'signedAt', v_matter.signed_copy_at, 'feeAt', v_matter.court_fee_settled_at, 'filedOn', v_matter.filed_on,
    'filedBy', v_matter.filed_by,
    'hiddenOn', v_matter.hidden_seen_on,
    'addressOn', (
      select address_on from public.matter_parties where matter_id = v_matter.id and is_client and address is not null
      order by address_on desc nulls last limit 1),
    'lettersFrom', (select min(sent_on) from public.letter_tracks where matter_id = v_matter.id),
    'askedAt', (
      select done_at from public.case_tasks
      where matter_id = v_matter.id and code = 'request_interpreter' and dropped_at is null order by created_at desc limit 1),
    'confirmedAt', (
      select done_at from public.case_tasks
      where matter_id = v_matter.id and code = 'confirm_interpreter' and dropped_at is null order by created_at desc limit 1),
    'ticks', (
      select coalesce(jsonb_agg(jsonb_build_object('step', step, 'at', done_at, 'as', done_as)), '[]')
      from public.matter_steps where matter_id = v_matter.id),
    'county', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'field', field, 'value', value, 'checked', checked_on, 'stale', private.is_stale_county_value(checked_on))), '[]')
      from public.county_values where county = v_matter.county and court = v_matter.court and field <> 'exists')
  );
end
$$;
