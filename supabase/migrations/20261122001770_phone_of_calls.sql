-- The number that is offered for a call is that of the application.
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
    'phone', (select phone_number from public.intake_forms where id = v_case.intake_form_id),
    'call', case when v_call.id is not null then jsonb_build_object(
      'id', v_call.id, 'startsAt', v_call.start_date, 'language', v_call.language, 'phone', v_call.phone,
      'with', (select first_name from public.users where id = v_call.staff_id)
    ) end
  );
end
$$;
