-- Before clients save another phone number or address they read what it changes: what names the old one is asked here.
create function public.read_reach(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('cases', coalesce(jsonb_agg(jsonb_build_object(
    'id', one.id, 'caseNumber', one.case_number,
    'address', (
      select nullif(concat_ws(', ', party.address, party.city, nullif(concat_ws(' ', party.state, party.zip), '')), '')
      from public.court_matters as matter join public.matter_parties as party on party.matter_id = matter.id and party.is_client
      where matter.case_id = one.id and matter.left_out_at is null and not private.is_case_over(matter.status)
        and party.address is not null
      order by matter.place limit 1),
    'call', (
      select jsonb_build_object('startsAt', call.start_date, 'phone', call.phone)
      from private.call_of(one.id) as call where call.id is not null)
  ) order by one.created_at, one.id), '[]'))
  from public.cases as one
  where one.user_id = (p ->> 'userId')::uuid and not private.is_case_over(one.status)
$$;
comment on function public.read_reach(jsonb) is
  'p { userId } → { cases: [{ id, caseNumber, address (as papers print it; null if none is known), call: { startsAt, phone } }] }: the open '
  'cases of a client, and what names where they live and are called.';

-- The number that is offered for a call is the one that the client told us last.
create or replace function public.read_call_times(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_call public.calendar_events;
begin
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid and user_id = (p ->> 'actorId')::uuid;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_call := private.call_of(v_case.id);
  return jsonb_build_object(
    'outcome', 'done', 'packageId', v_case.package_type, 'isOver', private.is_case_over(v_case.status),
    'people', private.call_people(),
    'phone', coalesce(
      (select nullif(communication_preferences #>> '{reach, phone}', '') from public.users where id = v_case.user_id),
      (select phone_number from public.intake_forms where id = v_case.intake_form_id)),
    'call', case when v_call.id is not null then jsonb_build_object(
      'id', v_call.id, 'startsAt', v_call.start_date, 'language', v_call.language, 'phone', v_call.phone,
      'with', (select first_name from public.users where id = v_call.staff_id)
    ) end
  );
end
$$;

revoke execute on function public.read_reach(jsonb) from public, anon, authenticated;
grant execute on function public.read_reach(jsonb) to service_role;
