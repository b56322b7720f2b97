-- Whether there is such a case, and that staff looked at part of it, is one question and no longer two.
create function public.note_case_view(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  select (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, p ->> 'action', 'case', id::text
  from public.cases where id = (p ->> 'caseId')::uuid;
  return jsonb_build_object('outcome', case when found then 'done' else 'unknown' end);
end
$$;
comment on function public.note_case_view(jsonb) is
  'p { caseId, action, actorId, actorRole } → { outcome: done | unknown }. Notes that staff looked at part of a case.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
