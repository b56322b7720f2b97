-- Two accounts of one person become one: duplicates are suggested, a person with the right asks, and another one with the
-- right confirms. Whoever is alone with the right waits a day, in which it can be stopped. All moves in one transaction,
-- and the old address and name stay as an alias.

create type public.merge_status as enum ('asked', 'done', 'stopped');

create table public.person_merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references public.users (id) on delete cascade,
  merged_id uuid not null references public.users (id) on delete cascade check (merged_id <> kept_id),
  status public.merge_status not null default 'asked',
  reason text not null check (length(reason) between 1 and 2000),
  asked_by uuid references public.users (id) on delete set null,
  decided_by uuid references public.users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'asked') = (decided_at is null))
);
create index person_merges_kept_id_idx on public.person_merges (kept_id);
create index person_merges_merged_id_idx on public.person_merges (merged_id);
create index person_merges_asked_by_idx on public.person_merges (asked_by);
create index person_merges_decided_by_idx on public.person_merges (decided_by);
create unique index person_merges_one_asked_idx on public.person_merges (least(kept_id, merged_id), greatest(kept_id, merged_id))
  where status = 'asked';
comment on table public.person_merges is 'Two accounts that are one person: asked for, done, or stopped, which says that they are two.';
comment on column public.person_merges.reason is 'Why they are one person; for staff only.';

alter table public.person_merges enable row level security;
revoke all on public.person_merges from public, anon, authenticated, service_role;
grant select, insert, update on public.person_merges to service_role;

create table public.person_aliases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  email text not null,
  first_name text,
  last_name text,
  merge_id uuid not null references public.person_merges (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index person_aliases_user_id_idx on public.person_aliases (user_id);
create index person_aliases_merge_id_idx on public.person_aliases (merge_id);
create unique index person_aliases_email_idx on public.person_aliases (email, user_id);
comment on table public.person_aliases is 'Address and name of an account that was merged into this one: found by search, and what comes from it belongs here.';

alter table public.person_aliases enable row level security;
revoke all on public.person_aliases from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.person_aliases to service_role;

create function private.forget_aliases() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.person_aliases where user_id = new.id;
  update public.person_merges set reason = '—' where kept_id = new.id or merged_id = new.id;
  return null;
end
$$;
comment on function private.forget_aliases() is 'Trigger: an account that is emptied keeps no older address or name.';

create trigger forget_aliases after update of email on public.users
  for each row when (new.email like '%.invalid' and new.email not like 'merged.%' and old.email not like '%.invalid' and new.role = 'client')
  execute function private.forget_aliases();

create function private.keep_alias_words() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.keep_case_words(id) from public.cases where user_id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;
comment on function private.keep_alias_words() is 'Trigger: a case is found by the aliases of its client as long as they are kept.';

create trigger keep_words after insert or delete on public.person_aliases
  for each row execute function private.keep_alias_words();

create function private.may_merge(p_user public.users) returns boolean
language sql immutable set search_path = '' as $$
  select p_user.deactivated_at is null and (p_user.role = 'admin'
    or (p_user.role = 'staff' and coalesce((p_user.permissions ->> 'merge')::boolean, false)))
$$;
comment on function private.may_merge(public.users) is 'As rightsOf in src/domain/access/rights.ts has it.';

-- Asked of the few who work here, not of tens of thousands of clients.
create function private.has_second_merger(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.users as one
    where role <> 'client' and id is distinct from p_user_id and private.may_merge(one)
  )
$$;
comment on function private.has_second_merger(uuid) is 'Whether anybody beside this person may confirm.';

create function private.has_open_money(p_users uuid[]) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.orders as bought where user_id = any (p_users) and private.is_money_open(bought))
$$;
comment on function private.has_open_money(uuid[]) is 'A refund or a question about money is open for one of them.';

create function public.ask_merge(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_kept_id uuid := (p ->> 'keptId')::uuid;
  v_merged_id uuid := (p ->> 'mergedId')::uuid;
  v_merge public.person_merges;
begin
  perform from public.users where id in (v_kept_id, v_merged_id) order by id for no key update;
  if (select count(*) from public.users where id in (v_kept_id, v_merged_id) and is_active and role = 'client') <> 2 then
    return jsonb_build_object('outcome', 'unknown');
  elsif exists (select from public.person_merges where status = 'asked'
                and (kept_id in (v_kept_id, v_merged_id) or merged_id in (v_kept_id, v_merged_id))) then
    return jsonb_build_object('outcome', 'asked');
  elsif private.has_open_money(array[v_kept_id, v_merged_id]) then
    return jsonb_build_object('outcome', 'money_open');
  end if;
  insert into public.person_merges (kept_id, merged_id, reason, asked_by)
  values (v_kept_id, v_merged_id, p ->> 'reason', (p ->> 'actorId')::uuid) returning * into v_merge;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'merge_asked', 'user', v_kept_id::text,
          jsonb_build_object('mergedId', v_merged_id));
  return jsonb_build_object('outcome', 'done', 'mergeId', v_merge.id);
end
$$;
comment on function public.ask_merge(jsonb) is
  'p { keptId, mergedId, reason, actorId, actorRole } → { outcome: done | asked (one of them is in a merge already) | money_open | '
  'unknown, mergeId? }.';

create function private.move_person(p_merge public.person_merges, p jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_kept uuid := p_merge.kept_id;
  v_merged uuid := p_merge.merged_id;
  v_was public.users;
  v_is public.users;
  v_case public.cases;
  v_cases integer;
  v_orders integer;
  v_messages integer;
begin
  select * into v_was from public.users where id = v_merged;
  select * into v_is from public.users where id = v_kept;
  update public.person_aliases set user_id = v_kept where user_id = v_merged;
  update public.users set
    email = 'merged.' || id || '@account.invalid', first_name = null, last_name = null, hashed_password = null,
    stripe_customer_id = null, personal_notes = null, deactivated_at = now(), deactivated_by = (p ->> 'actorId')::uuid
  where id = v_merged;
  insert into public.person_aliases (user_id, email, first_name, last_name, merge_id)
  values (v_kept, v_was.email, v_was.first_name, v_was.last_name, p_merge.id)
  on conflict (email, user_id) do nothing;
  update public.users set
    stripe_customer_id = coalesce(stripe_customer_id, v_was.stripe_customer_id),
    account_type = greatest(account_type, v_was.account_type),
    payment_status = case when payment_status = 'none' then v_was.payment_status else payment_status end,
    communication_preferences = private.stricter_ways(communication_preferences, v_was.communication_preferences),
    first_name = coalesce(first_name, v_was.first_name), last_name = coalesce(last_name, v_was.last_name)
  where id = v_kept;

  -- Who was called otherwise is found and named by both names.
  update public.court_matters as matter set aliases = matter.aliases || concat_ws(' ', v_was.first_name, v_was.last_name)
  from public.cases as one
  where one.id = matter.case_id and one.user_id = v_merged and cardinality(matter.aliases) < 20
    and concat_ws(' ', v_was.first_name, v_was.last_name) not in ('', concat_ws(' ', v_is.first_name, v_is.last_name))
    and concat_ws(' ', v_was.first_name, v_was.last_name) <> all (matter.aliases);

  -- A page that was begun and never paid ends here: the same package may be begun on the other side.
  update public.orders set cancelled_at = now()
  where user_id = v_merged and intake_form_id is null and status in ('created', 'failed');
  update public.intake_forms set user_id = v_kept where user_id = v_merged;
  update public.cases set user_id = v_kept where user_id = v_merged;
  get diagnostics v_cases = row_count;
  update public.orders set user_id = v_kept where user_id = v_merged;
  get diagnostics v_orders = row_count;
  update public.refund_requests set user_id = v_kept where user_id = v_merged;
  update public.client_messages set user_id = v_kept where user_id = v_merged;
  get diagnostics v_messages = row_count;
  update public.client_messages set sent_by = v_kept where sent_by = v_merged;
  update public.client_messages set sent_to = v_kept where sent_to = v_merged;
  update public.message_drafts set user_id = v_kept where user_id = v_merged;
  update public.contact_submissions set user_id = v_kept where user_id = v_merged;
  update public.client_notifications set user_id = v_kept where user_id = v_merged;
  update public.calendar_events set user_id = v_kept where user_id = v_merged;
  update public.client_goals set user_id = v_kept where user_id = v_merged;
  update public.client_milestones set user_id = v_kept where user_id = v_merged;
  update public.client_milestones set created_by = v_kept where created_by = v_merged;
  update public.support_tickets set user_id = v_kept where user_id = v_merged;
  update public.data_requests set user_id = v_kept where user_id = v_merged;
  update public.case_documents set uploaded_by = v_kept where uploaded_by = v_merged;
  -- History and approvals are never rewritten: they name the account that acted.
  update public.court_matters set changed_by = v_kept where changed_by = v_merged;
  update public.matter_parties set changed_by = v_kept where changed_by = v_merged;
  update public.outbox set recipient = v_is.email where user_id = v_merged and status = 'waiting' and recipient = v_was.email;
  update public.outbox set user_id = v_kept where user_id = v_merged;
  -- Of each module what goes further counts.
  delete from public.learning_progress as mine using public.learning_progress as other
  where mine.user_id = v_kept and other.user_id = v_merged and other.module_id = mine.module_id
    and (other.certificate_earned, other.progress) > (mine.certificate_earned, mine.progress);
  update public.learning_progress as one set user_id = v_kept
  where user_id = v_merged
    and not exists (select from public.learning_progress where user_id = v_kept and module_id = one.module_id);
  -- What opens the old account, or was set up for it alone, goes with it.
  delete from public.learning_progress where user_id = v_merged;
  delete from public.dashboard_layouts where user_id = v_merged;
  delete from public.client_activity where user_id = v_merged;
  delete from public.calendar_addresses where user_id = v_merged;
  delete from public.sessions where user_id = v_merged;
  delete from public.password_setup_tokens where user_id = v_merged;
  delete from public.email_changes where user_id = v_merged;

  for v_case in select * from public.cases where user_id = v_kept order by created_at desc limit 1 loop
    perform private.mail_about_case(v_case, 'update');
  end loop;
  return jsonb_build_object('mergedId', v_merged, 'cases', v_cases, 'orders', v_orders, 'messages', v_messages);
end
$$;
comment on function private.move_person(public.person_merges, jsonb) is
  'Moves everything of one account to the other, empties and closes it, and keeps its address and name as an alias. The '
  'caller holds both accounts.';

create function public.decide_merge(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_merge public.person_merges;
  v_people uuid[];
  v_moved jsonb := '{}';
begin
  select * into v_merge from public.person_merges where id = (p ->> 'mergeId')::uuid for no key update;
  if v_merge.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_merge.status <> 'asked' then
    return jsonb_build_object('outcome', 'stale', 'changedBy', private.staff_name(v_merge.decided_by), 'changedAt', v_merge.decided_at);
  end if;
  if p ->> 'act' = 'confirm' then
    if v_merge.asked_by = v_actor_id then
      if private.has_second_merger(v_actor_id) then
        return jsonb_build_object('outcome', 'second_needed');
      elsif v_merge.created_at > now() - interval '24 hours' then
        return jsonb_build_object('outcome', 'too_early');
      end if;
    end if;
    v_people := array[v_merge.kept_id, v_merge.merged_id];
    -- Locks in one order everywhere: application, case, order, account.
    perform from public.intake_forms where user_id = any (v_people) order by id for no key update;
    perform from public.cases where user_id = any (v_people) order by id for no key update;
    perform from public.orders where user_id = any (v_people) order by id for no key update;
    perform from public.users where id = any (v_people) order by id for no key update;
    if (select count(*) from public.users where id = any (v_people) and is_active and role = 'client') <> 2 then
      return jsonb_build_object('outcome', 'gone');
    elsif private.has_open_money(v_people) then
      return jsonb_build_object('outcome', 'money_open');
    end if;
    v_moved := private.move_person(v_merge, p);
  end if;
  update public.person_merges set
    status = case p ->> 'act' when 'confirm' then 'done' else 'stopped' end::public.merge_status,
    decided_by = v_actor_id, decided_at = now()
  where id = v_merge.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (v_actor_id, (p ->> 'actorRole')::public.actor_role,
          case p ->> 'act' when 'confirm' then 'people_merged' else 'merge_stopped' end, 'user', v_merge.kept_id::text,
          jsonb_build_object('mergedId', v_merge.merged_id) || v_moved);
  return jsonb_build_object('outcome', 'done', 'cases', v_moved -> 'cases', 'orders', v_moved -> 'orders',
                            'messages', v_moved -> 'messages');
end
$$;
comment on function public.decide_merge(jsonb) is
  'p { mergeId, act: confirm | stop, actorId, actorRole } → { outcome: done | stale | second_needed | too_early | money_open | gone | '
  'unknown, cases?, orders?, messages? }. Confirmed by another person than who asked, or by the only one after 24 hours.';

-- When two accounts become one, a way of reaching the person that either of them forbids stays forbidden: a phone or a
-- letterbox may be watched.
create function private.stricter_ways(p_kept jsonb, p_merged jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  v_kept jsonb := coalesce(nullif(p_kept -> 'reach', 'null'), '{}');
  v_merged jsonb := coalesce(nullif(p_merged -> 'reach', 'null'), '{}');
begin
  if v_merged = '{}' then
    return p_kept;
  elsif v_kept = '{}' then
    return p_kept || jsonb_build_object('reach', v_merged);
  end if;
  return p_kept || jsonb_build_object('reach', v_kept || jsonb_build_object(
    'call', case when 'no' in (v_kept ->> 'call', v_merged ->> 'call') then 'no' else coalesce(v_kept ->> 'call', v_merged ->> 'call') end,
    'letter', case when 'no' in (v_kept ->> 'letter', v_merged ->> 'letter') then 'no' else coalesce(v_kept ->> 'letter', v_merged ->> 'letter') end,
    -- A machine is spoken to only where both said yes.
    'voicemail', case when 'no' in (v_kept ->> 'voicemail', v_merged ->> 'voicemail') then 'no'
      when v_kept ->> 'voicemail' = v_merged ->> 'voicemail' then v_kept ->> 'voicemail' end,
    'phone', coalesce(nullif(v_kept ->> 'phone', ''), v_merged ->> 'phone'),
    'note', concat_ws(E'\n', nullif(v_kept ->> 'note', ''), nullif(nullif(v_merged ->> 'note', ''), v_kept ->> 'note'))));
end
$$;
comment on function private.stricter_ways(jsonb, jsonb) is
  'The preferences of an account, with what another one of the same person says about reaching them: of two answers the stricter.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
