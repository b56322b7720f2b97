-- Whoever asks for an account on the way to the checkout gets a row and a link by mail. An account whose link was never
-- opened holds nothing but an address, which may be somebody else's: it goes, row and all.
grant delete on public.users to service_role;

create function private.retain_unopened(p_before timestamptz, p_limit integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_users uuid[];
begin
  v_users := array(
    select id from public.users as person
    where role = 'client' and is_active and hashed_password is null and created_at < p_before
      -- A link that still works, or is about to be mailed.
      and not exists (select from public.password_setup_tokens
                      where user_id = person.id and used_at is null and expires_at > now())
      and not exists (select from public.outbox where user_id = person.id and status = 'waiting')
      and not exists (select from public.orders where user_id = person.id)
      and not exists (select from public.cases where user_id = person.id)
      and not exists (select from public.intake_forms where user_id = person.id)
      and not exists (select from public.contact_submissions where user_id = person.id)
      and not exists (select from public.client_messages where user_id = person.id)
      and not exists (select from public.support_tickets where user_id = person.id)
      and not exists (select from public.learning_progress where user_id = person.id)
      and not exists (select from public.refund_requests where user_id = person.id)
      and not exists (select from public.data_requests where user_id = person.id)
    order by created_at limit p_limit for update skip locked
  );
  -- Asked once more under the lock: what came in between keeps the account.
  delete from public.users where id = any (v_users) and hashed_password is null
    and not exists (select from public.orders where user_id = users.id)
    and not exists (select from public.intake_forms where user_id = users.id);
  return cardinality(v_users);
end
$$;
comment on function private.retain_unopened(timestamptz, integer) is
  'Accounts of clients made before, that never had a password and that nothing hangs on, are deleted.';

create or replace function public.run_retention(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_days jsonb := p -> 'days';
  v_limit integer := coalesce((p ->> 'limit')::integer, 500);
  v_part jsonb;
  v_removed jsonb;
  v_files integer;
  v_more boolean;
  v_text text;
begin
  begin
    v_removed := private.retain_applications(private.kept_until(v_days, 'unpaidApplication'), v_limit);
    v_files := (v_removed ->> 'files')::integer;
    v_part := private.retain_cases(private.kept_until(v_days, 'closedCase'), v_limit);
    v_files := v_files + (v_part ->> 'files')::integer;
    v_removed := v_removed || v_part;
    v_part := private.retain_messages(private.kept_until(v_days, 'message'), v_limit);
    v_files := v_files + (v_part ->> 'files')::integer;
    v_removed := v_removed || v_part || jsonb_build_object(
      'files', v_files, 'closedAccounts', private.retain_accounts(private.kept_until(v_days, 'closedAccount'), v_limit)
    );
    v_removed := v_removed || private.retain_traces(v_days, v_limit);
    v_removed := v_removed || jsonb_build_object(
      'unopenedAccounts', private.retain_unopened(private.kept_until(v_days, 'unopenedAccount'), v_limit)
    );
    if coalesce((p ->> 'dryRun')::boolean, true) then
      raise exception 'only counted' using errcode = 'FK009', detail = v_removed::text;
    end if;
  exception when sqlstate 'FK009' then
    get stacked diagnostics v_text = pg_exception_detail;
    v_removed := v_text::jsonb;
  end;
  v_more := exists (
    select from jsonb_each_text(v_removed) as counted (name, count) where name <> 'files' and count::integer >= v_limit
  );
  if v_text is not null then
    return jsonb_build_object('outcome', 'counted', 'removed', v_removed, 'more', v_more);
  end if;
  if exists (select from jsonb_each_text(v_removed) as counted (name, count) where count <> '0') then
    insert into public.audit_entries (actor_role, action, details) values ('system', 'retention_run', v_removed);
  end if;
  return jsonb_build_object('outcome', 'done', 'removed', v_removed, 'more', v_more);
end
$$;

revoke execute on function private.retain_unopened(timestamptz, integer) from public, anon, authenticated;
grant execute on function private.retain_unopened(timestamptz, integer) to service_role;
