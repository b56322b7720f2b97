-- The audit log is evidence: nobody who reaches the application can change or shorten it, also not by a grant given
-- by mistake. Only an account that is removed takes its id out of its lines (the key's own rule).
create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null and old.actor_id is not null
    and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id'
    and not exists (select from public.users where id = old.actor_id)
  then
    return new;
  end if;
  raise exception 'the audit log is never changed' using errcode = 'restrict_violation';
end
$$;
comment on function private.refuse_audit_change() is 'Trigger of the audit log: lines are added and nothing else.';

create trigger refuse_change before update or delete on public.audit_entries
  for each row execute function private.refuse_audit_change();
create trigger refuse_truncate before truncate on public.audit_entries
  for each statement execute function private.refuse_audit_change();

revoke execute on function private.refuse_audit_change() from public, anon, authenticated;
grant execute on function private.refuse_audit_change() to service_role;
