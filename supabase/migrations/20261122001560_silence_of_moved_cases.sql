-- A case that goes on no longer waits for its client: tries that were to be made are not wanted. While it is held as
-- unreachable, what follows from the hold stays.
create function private.end_silence_of_moved() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.case_holds where case_id = new.id and kind = 'unreachable' and released_at is null
  ) then
    perform private.end_silence(new.id);
  end if;
  return null;
end
$$;
comment on function private.end_silence_of_moved() is 'Trigger: tries of a silent client end when their case moves on.';
create trigger end_silence_of_moved after update of status on public.cases
  for each row when (old.status is distinct from new.status) execute function private.end_silence_of_moved();
revoke execute on function private.end_silence_of_moved() from public, anon, authenticated;
grant execute on function private.end_silence_of_moved() to service_role;
