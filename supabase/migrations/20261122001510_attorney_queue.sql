-- The attorney's own queue: what waits for them, oldest first, how much they take on in a week, who stands in, and the
-- question about conflicts, answered before a case is opened for the first time.

alter table public.attorney_profiles
  add column licence_checked_by uuid references public.users (id) on delete set null,
  add column version integer not null default 1;
create index attorney_profiles_licence_checked_by_idx on public.attorney_profiles (licence_checked_by) where licence_checked_by is not null;
comment on column public.attorney_profiles.licence_checked_on is 'The day an admin last found the licence in force; a new bar number is checked anew.';
comment on column public.attorney_profiles.weekly_capacity is 'Court matters a week; null: no limit named.';
comment on column public.attorney_profiles.away_until is 'The last day of their absence.';
comment on column public.attorney_profiles.substitute_id is 'Who reads their matters while they are away.';
create trigger raise_version before update on public.attorney_profiles for each row execute function private.raise_version();

create table public.conflict_checks (
  case_id uuid not null references public.cases (id) on delete cascade,
  attorney_id uuid not null references public.users (id) on delete cascade,
  names_hash text not null check (names_hash ~ '^[0-9a-f]{32}$'),
  has_conflict boolean not null,
  note text check (length(note) between 1 and 2000),
  answered_at timestamptz not null default now(),
  primary key (case_id, attorney_id)
);
create index conflict_checks_attorney_id_idx on public.conflict_checks (attorney_id);
comment on table public.conflict_checks is 'Whether an attorney has a conflict with somebody who stands in a case, answered before it is first opened.';
comment on column public.conflict_checks.names_hash is 'Of the names it was answered about: another name is asked about anew.';
alter table public.conflict_checks enable row level security;
revoke all on public.conflict_checks from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.conflict_checks to service_role;

create function private.forget_conflict_checks() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.conflict_checks where case_id = new.id;
  return null;
end
$$;
comment on function private.forget_conflict_checks() is 'Trigger: an emptied case keeps no answer about its names.';
create trigger forget_conflict_checks after update of title on public.cases
  for each row when (new.title = '—' and old.title <> '—') execute function private.forget_conflict_checks();

create function private.conflict_names(p_case_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'role', role, 'isClient', is_client) order by is_client, role, name), '[]')
    from (
      select distinct party.name, party.role, party.is_client
      from public.matter_parties as party join public.court_matters as matter on matter.id = party.matter_id
      where matter.case_id = p_case_id and matter.left_out_at is null
      union
      select distinct agent, 'other'::public.party_role, false
      from public.matter_parties as party join public.court_matters as matter on matter.id = party.matter_id,
        unnest(array[party.attorney_of_record, party.registered_agent]) as agent
      where matter.case_id = p_case_id and matter.left_out_at is null and agent is not null
    ) as listed
  );
end
$$;
comment on function private.conflict_names(uuid) is 'Everybody who stands in a case, the other side first.';

create function private.conflict_answer(p_case_id uuid, p_attorney_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select case when has_conflict then 'conflict' else 'clear' end from public.conflict_checks
    where case_id = p_case_id and attorney_id = p_attorney_id
      and (has_conflict or names_hash = md5(private.conflict_names(p_case_id)::text))
  ), 'open');
end
$$;
comment on function private.conflict_answer(uuid, uuid) is 'open (not answered, or new names), clear or conflict.';

create function public.read_conflict_check(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
begin
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'state', private.conflict_answer(v_case.id, (p ->> 'actorId')::uuid), 'caseNumber', v_case.case_number,
    'parties', private.conflict_names(v_case.id), 'namesHash', md5(private.conflict_names(v_case.id)::text),
    'answeredAt', (select answered_at from public.conflict_checks
                   where case_id = v_case.id and attorney_id = (p ->> 'actorId')::uuid)
  );
end
$$;
comment on function public.read_conflict_check(jsonb) is
  'p { caseId, actorId } → { outcome: done | unknown, state: open | clear | conflict, caseNumber, parties, namesHash, answeredAt }.';

create function public.answer_conflict_check(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_has_conflict boolean := (p ->> 'hasConflict')::boolean;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid for no key update;
  if v_case.id is null or p ->> 'actorRole' <> 'attorney' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif p ->> 'namesHash' <> md5(private.conflict_names(v_case.id)::text) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'stale', 'changedBy', null, 'changedAt', null));
  end if;
  insert into public.conflict_checks (case_id, attorney_id, names_hash, has_conflict, note)
  values (v_case.id, v_actor_id, p ->> 'namesHash', v_has_conflict, p ->> 'note')
  on conflict (case_id, attorney_id) do update set
    names_hash = excluded.names_hash, has_conflict = excluded.has_conflict, note = excluded.note, answered_at = now();
  if v_has_conflict then
    -- Somebody else has to read it.
    update public.court_matters set attorney_id = null, changed_by = v_actor_id
    where case_id = v_case.id and attorney_id = v_actor_id;
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'attorney_conflict', 'dueAt', p ->> 'taskDueAt', 'dedupeKey', 'attorney_conflict:' || v_case.id || ':' || v_actor_id
    )), null);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (v_actor_id, 'attorney', 'conflict_answered', 'case', v_case.id::text, jsonb_build_object('conflict', v_has_conflict));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.answer_conflict_check(jsonb) is
  'p { idempotencyKey, caseId, namesHash, hasConflict, note?, taskDueAt, actorId, actorRole: attorney } → { outcome: done | stale (other '
  'names meanwhile) | unknown }. With a conflict nothing of the case is theirs any more, and staff get a task.';

create function private.decided_since(p_attorney_id uuid, p_since timestamptz) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(distinct (case_id, params ->> 'matter')) from public.case_updates
    where created_by = p_attorney_id and created_at >= p_since and created_by_role = 'attorney' and (
      code = 'paper_returned' or (code = 'paper_approved' and params ->> 'as' = 'attorney')
      or (code = 'status_changed' and params ->> 'from' = 'attorney_review'))
  );
end
$$;
comment on function private.decided_since(uuid, timestamptz) is 'Matters an attorney approved, returned or declined since then.';

create view public.attorney_work with (security_invoker = true) as
select
  matter.id as matter_id, matter.case_id, matter.status_since, matter.attorney_id,
  case when away.user_id is not null then away.substitute_id end as stands_in_id
from public.court_matters as matter
left join public.attorney_profiles as away
  on away.user_id = matter.attorney_id and away.away_until >= private.office_date() and away.substitute_id is not null
where matter.status = 'attorney_review' and matter.left_out_at is null;
comment on view public.attorney_work is 'What waits for an attorney: whose it is (null: anybody''s), and who stands in today.';
revoke all on public.attorney_work from public, anon, authenticated, service_role;
grant select on public.attorney_work to service_role;

create function public.list_attorneys(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'id', lawyer.id, 'name', private.staff_name(lawyer.id), 'version', coalesce(profile.version, 0),
    'firm', profile.firm, 'phone', profile.phone, 'address', profile.address, 'city', profile.city, 'state', profile.state,
    'zip', profile.zip, 'barNumber', profile.bar_number, 'licenceCheckedOn', profile.licence_checked_on,
    'licenceCheckedBy', private.staff_name(profile.licence_checked_by), 'weeklyCapacity', profile.weekly_capacity,
    'awayUntil', case when profile.away_until >= private.office_date() then profile.away_until end,
    'substitute', case when profile.substitute_id is not null
      then jsonb_build_object('id', profile.substitute_id, 'name', private.staff_name(profile.substitute_id)) end,
    'waiting', (select count(*) from public.attorney_work where attorney_id = lawyer.id),
    'decidedThisWeek', private.decided_since(lawyer.id, (p ->> 'weekStart')::timestamptz)
  ) order by private.staff_name(lawyer.id)), '[]'),
  'unassigned', (select count(*) from public.attorney_work where attorney_id is null))
  from public.users as lawyer left join public.attorney_profiles as profile on profile.user_id = lawyer.id
  where lawyer.role = 'attorney' and lawyer.is_active
$$;
comment on function public.list_attorneys(jsonb) is
  'p { weekStart } → { items: attorneys with profile, what waits for them and what they decided this week; unassigned: matters that '
  'wait for anybody }.';

create function public.read_attorney_queue(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'matterId', matter.id, 'caseId', one.id, 'caseNumber', one.case_number, 'place', matter.place,
    'matters', (select count(*) from public.court_matters where case_id = one.id and left_out_at is null),
    -- Until the question about conflicts is answered, the case shows its number alone.
    'client', case when work.answer = 'clear' then private.client_name(one) end,
    'county', matter.county, 'court', matter.court, 'packageId', one.package_type, 'since', work.status_since,
    'dueAt', (select min(due_at) from public.case_tasks
              where case_id = one.id and (matter_id = matter.id or matter_id is null) and code = 'attorney_reads'
                and done_at is null and dropped_at is null),
    'whose', case when work.attorney_id is null then 'anybody' when work.attorney_id = (p ->> 'actorId')::uuid then 'mine'
             else 'substitute' end,
    'standsInFor', case when work.attorney_id <> (p ->> 'actorId')::uuid then private.staff_name(work.attorney_id) end,
    'versions', (select count(*) from public.current_papers as paper
                 where paper.matter_id = matter.id and paper.kind <> 'court_letter' and not paper.attorney_approved),
    'returned', coalesce((
      select max(times) from (
        select count(*) as times from public.generated_documents as version
        join public.case_papers as paper on paper.id = version.paper_id
        where paper.matter_id = matter.id and version.returned_note is not null group by paper.id) as counted), 0),
    'conflict', work.answer, 'held', private.is_held(one.id)
  ) order by work.status_since, matter.id), '[]'))
  from (
    select *, private.conflict_answer(case_id, (p ->> 'actorId')::uuid) as answer from (
      select * from public.attorney_work
      where attorney_id is null or attorney_id = (p ->> 'actorId')::uuid or stands_in_id = (p ->> 'actorId')::uuid
      order by status_since, matter_id limit (p ->> 'limit')::integer
    ) as mine
  ) as work
  join public.court_matters as matter on matter.id = work.matter_id
  join public.cases as one on one.id = work.case_id
  where work.answer <> 'conflict'
$$;
comment on function public.read_attorney_queue(jsonb) is
  'p { actorId, limit } → { items }: what waits for this attorney, the oldest first: their own, that of whom they stand in for, and '
  'what nobody was named for. Cases with a conflict are not theirs.';

create function public.save_attorney_profile(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_is_admin boolean := p ->> 'actorRole' = 'admin';
  v_facts jsonb := p -> 'facts';
  v_id uuid;
  v public.attorney_profiles;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select id into v_id from public.users
  where id = (p ->> 'attorneyId')::uuid and role = 'attorney' and is_active and (v_is_admin or id = v_actor_id) for no key update;
  if v_id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v from public.attorney_profiles where user_id = v_id for no key update;
  if coalesce(v.version, 0) <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'stale', 'changedBy', null, 'changedAt', v.updated_at));
  elsif v_facts ->> 'substituteId' is not null and not exists (
    select from public.users where id = (v_facts ->> 'substituteId')::uuid and id <> v_id and role = 'attorney' and is_active) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_substitute'));
  end if;
  -- What was checked was another number; and nobody vouches for their own licence.
  if v_is_admin then
    if v.licence_checked_on is distinct from (v_facts ->> 'licenceCheckedOn')::date then
      v.licence_checked_by := v_actor_id;
    end if;
    v.licence_checked_on := (v_facts ->> 'licenceCheckedOn')::date;
  elsif v.bar_number is distinct from v_facts ->> 'barNumber' then
    v.licence_checked_on := null;
  end if;
  if v.licence_checked_on is null then
    v.licence_checked_by := null;
  end if;
  insert into public.attorney_profiles
    (user_id, firm, phone, address, city, state, zip, bar_number, licence_checked_on, licence_checked_by, weekly_capacity,
     away_until, substitute_id)
  values (v_id, v_facts ->> 'firm', v_facts ->> 'phone', v_facts ->> 'address', v_facts ->> 'city', v_facts ->> 'state',
          v_facts ->> 'zip', v_facts ->> 'barNumber', v.licence_checked_on, v.licence_checked_by,
          (v_facts ->> 'weeklyCapacity')::smallint, (v_facts ->> 'awayUntil')::date, (v_facts ->> 'substituteId')::uuid)
  on conflict (user_id) do update set
    firm = excluded.firm, phone = excluded.phone, address = excluded.address, city = excluded.city, state = excluded.state,
    zip = excluded.zip, bar_number = excluded.bar_number, licence_checked_on = excluded.licence_checked_on,
    licence_checked_by = excluded.licence_checked_by, weekly_capacity = excluded.weekly_capacity,
    away_until = excluded.away_until, substitute_id = excluded.substitute_id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (v_actor_id, (p ->> 'actorRole')::public.actor_role, 'attorney_profile_saved', 'user', v_id::text);
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.save_attorney_profile(jsonb) is
  'p { idempotencyKey, attorneyId, version (0: none yet), facts { firm, phone, address, city, state, zip, barNumber, '
  'licenceCheckedOn (of an admin alone), weeklyCapacity, awayUntil, substituteId }, actorId, actorRole } → { outcome: done | stale | '
  'unknown (also another attorney''s) | no_substitute }.';

-- As before, with two changes: an attorney answers the question about conflicts first, and the history, which has a call
-- of its own, is no longer read here.
create or replace function public.open_case(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_intake public.intake_forms;
  v_client public.users;
begin
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif p ->> 'actorRole' = 'attorney' and private.conflict_answer(v_case.id, (p ->> 'actorId')::uuid) <> 'clear' then
    return jsonb_build_object('outcome', 'conflict_check');
  end if;
  select * into v_intake from public.intake_forms where id = v_case.intake_form_id;
  select * into v_client from public.users where id = v_case.user_id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'case_viewed', 'case', v_case.id::text);
  return jsonb_build_object(
    'outcome', 'done', 'row', private.case_row(v_case.id), 'version', v_case.version, 'createdAt', v_case.created_at,
    'intakeId', v_case.intake_form_id,
    'client', jsonb_build_object(
      'id', v_client.id, 'firstName', v_client.first_name, 'email', v_client.email, 'phone', v_intake.phone_number,
      'birthDate', case when v_intake.erased_at is null then v_intake.date_of_birth end,
      'address', case when v_intake.erased_at is null then nullif(concat_ws(', ', v_intake.street_address,
        v_intake.street_address2, v_intake.city, v_intake.state, v_intake.zip_code), '') end,
      'lastSeenAt', v_client.last_login_at),
    'covered', (select matters from public.service_packages where id = v_case.package_type),
    'rules', (select jsonb_build_object('attorneyNeeded', attorney_needed, 'staffDeliver', staff_deliver) from public.filing_rules),
    'matters', coalesce((
      select jsonb_agg(private.matter_sheet(matter, (p ->> 'actorRole')::public.actor_role) order by place)
      from public.court_matters as matter where case_id = v_case.id), '[]'),
    'flags', coalesce((
      select jsonb_agg(jsonb_build_object(
        'flag', flag, 'raisedAt', raised_at, 'raisedBy', private.staff_name(raised_by), 'clearedAt', cleared_at,
        'clearedBy', private.staff_name(cleared_by), 'note', note) order by cleared_at is not null, flag)
      from public.case_flags where case_id = v_case.id), '[]'),
    'holds', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'reason', reason, 'heldAt', held_at, 'heldBy', private.staff_name(held_by),
        'releasedAt', released_at, 'releasedBy', private.staff_name(released_by)) order by released_at is not null, held_at desc)
      from public.case_holds where case_id = v_case.id), '[]'),
    'tasks', coalesce((
      select jsonb_agg(private.task_sheet(task) order by due_at nulls last, created_at) from public.case_tasks as task
      where case_id = v_case.id and done_at is null and dropped_at is null), '[]'),
    'tasksDone', coalesce((
      select jsonb_agg(private.task_sheet(task) order by done_at desc) from (
        select * from public.case_tasks where case_id = v_case.id and done_at is not null order by done_at desc limit 20
      ) as task), '[]'),
    'dates', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'kind', event_type, 'at', start_date, 'place', location, 'status', status)
                       order by start_date desc)
      from public.calendar_events where case_id = v_case.id), '[]'),
    'orders', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', bought.id, 'reference', bought.reference, 'status', bought.status, 'amountCents', bought.amount_cents,
        'packageId', bought.package_id, 'refunds', coalesce((
          select jsonb_agg(jsonb_build_object('id', asked.id, 'status', asked.status, 'reasonCode', asked.reason_code,
                                              'amountCents', asked.amount_cents, 'at', asked.created_at) order by asked.created_at desc)
          from public.refund_requests as asked where asked.order_id = bought.id), '[]')
      ) order by bought.created_at desc)
      from public.orders as bought
      where bought.id = v_case.order_id or bought.intake_form_id = v_case.intake_form_id), '[]'),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('uploadId', upload_id, 'name', file_name, 'size', file_size, 'scan', scan, 'at', uploaded_at)
                       order by uploaded_at, file_name)
      from public.intake_documents where intake_form_id = v_case.intake_form_id), '[]'),
    'filesMissing', coalesce(to_jsonb(v_intake.files_missing), '[]'),
    'audit', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'action', action, 'by', private.staff_name(actor_id), 'role', actor_role,
                                          'at', created_at) order by position desc)
      from (select * from public.audit_entries where object_type = 'case' and object_id = v_case.id::text
            order by position desc limit 50) as entry), '[]'),
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', private.staff_name(id), 'role', role)
                                order by private.staff_name(id)), '[]')
      from public.users where role <> 'client' and is_active)
  );
end
$$;
comment on function public.open_case(jsonb) is
  'p { caseId, actorId, actorRole } → { outcome: done | unknown | conflict_check (an attorney has not answered, or has one), row, client, '
  'matters, flags, holds, tasks, dates, orders, files, audit, colleagues … }. Notes in the audit log that the case was seen.';

revoke execute on function public.read_conflict_check(jsonb), public.answer_conflict_check(jsonb), public.list_attorneys(jsonb),
  public.read_attorney_queue(jsonb), public.save_attorney_profile(jsonb) from public, anon, authenticated;
grant execute on function public.read_conflict_check(jsonb), public.answer_conflict_check(jsonb), public.list_attorneys(jsonb),
  public.read_attorney_queue(jsonb), public.save_attorney_profile(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
