-- A sender who does not notice that the address is another client's is called by staff, who correct it in the workplace.

create function public.correct_application_address(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake public.intake_forms;
  v_answer jsonb;
begin
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Answered meanwhile, or corrected by somebody else.
  if v_intake.email is distinct from p ->> 'seen' or not private.waits_for_owner(v_intake) then
    return jsonb_build_object('outcome', 'stale');
  end if;
  v_answer := public.change_intake_email(p);
  if v_answer ->> 'outcome' <> 'done' then
    return jsonb_build_object('outcome', 'stale');
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'application_address_corrected', 'intake_form',
          v_intake.id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.correct_application_address(jsonb) is
  'p { intakeId, email, seen, mails, actorId, actorRole } → { outcome: done | stale | unknown }. Only while it waits for the '
  'owner of its address.';

revoke execute on function public.correct_application_address(jsonb) from public, anon, authenticated;
grant execute on function public.correct_application_address(jsonb) to service_role;
