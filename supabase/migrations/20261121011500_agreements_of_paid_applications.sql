-- A signed agreement is evidence of what was bought. The server may remove one since applications that were never paid
-- can be erased; one whose application was paid stays, whoever asks.
create function private.keep_paid_agreement() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.orders where intake_form_id = old.intake_form_id and completed_at is not null
  ) then
    raise exception 'the agreement of a paid application stays' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
comment on function private.keep_paid_agreement() is 'Before a delete: refuses it when the application was paid.';

create trigger keep_paid_agreement before delete on public.intake_agreements
  for each row execute function private.keep_paid_agreement();

revoke execute on function private.keep_paid_agreement() from public, anon, authenticated;
grant execute on function private.keep_paid_agreement() to service_role;
