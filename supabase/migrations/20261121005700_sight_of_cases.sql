-- What staff see of their work on cases: views of the queue that they keep or share, what waits today, the days ahead,
-- how promises were kept, and who has a case open right now.

-- Views hold filters alone: never what was searched for, because staff search for names.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references public.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  filters jsonb not null check (jsonb_typeof(filters) = 'object' and not filters ? 'search'),
  shared_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_views_owner_id_idx on public.saved_views (owner_id);
create index saved_views_shared_idx on public.saved_views (name) where shared_at is not null;
comment on table public.saved_views is 'Views of the queue of cases, by whom they were saved; shared ones are offered to everybody who works here.';
comment on column public.saved_views.filters is 'The filters of the list, by name; no search.';

create trigger set_updated_at before update on public.saved_views for each row execute function private.set_updated_at();
create trigger raise_version before update on public.saved_views for each row execute function private.raise_version();

grant select, insert, update, delete on public.saved_views to service_role;

create function public.list_saved_views(p_actor_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'filters', filters, 'shared', shared_at is not null, 'version', version,
      'mine', owner_id = p_actor_id, 'owner', private.staff_name(owner_id)
    ) order by owner_id <> p_actor_id, lower(name), id), '[]'))
    from public.saved_views where owner_id = p_actor_id or shared_at is not null
  );
end
$$;
comment on function public.list_saved_views is '→ { items }: their own, then what others share.';

create function public.save_view(
  p_idempotency_key text,
  p_act text,
  p_most integer,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_view_id uuid default null,
  p_version integer default null,
  p_name text default null,
  p_filters jsonb default null,
  p_shared boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_view public.saved_views;
  v_id uuid;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if p_view_id is not null then
    -- An admin may put away what somebody shared; nobody changes another's own.
    select * into v_view from public.saved_views
    where id = p_view_id
      and (owner_id = p_actor_id or (p_actor_role = 'admin' and shared_at is not null and p_act = 'delete'))
    for no key update;
    if v_view.id is null then
      return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
    elsif v_view.version <> p_version then
      return private.keep_answer(p_idempotency_key,
        jsonb_build_object('outcome', 'stale', 'changedBy', null, 'changedAt', v_view.updated_at));
    end if;
  end if;
  if p_act = 'delete' then
    delete from public.saved_views where id = v_view.id;
  elsif v_view.id is not null then
    update public.saved_views set
      name = p_name, shared_at = case when p_shared then coalesce(shared_at, now()) end
    where id = v_view.id;
  else
    -- Counted one after another.
    perform from public.users where id = p_actor_id for no key update;
    if (select count(*) from public.saved_views where owner_id = p_actor_id) >= p_most then
      return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'too_many'));
    end if;
    insert into public.saved_views (owner_id, name, filters, shared_at)
    values (p_actor_id, p_name, p_filters, case when p_shared then now() end)
    returning id into v_id;
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'id', coalesce(v_id, v_view.id)));
end
$$;
comment on function public.save_view is
  'p_act: add | change | delete; p_filters: of a new one → { outcome: done | stale | unknown (also another''s) | too_many, id? }.';

create function private.note_first_login() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.first_login_at := coalesce(old.first_login_at, new.last_login_at);
  return new;
end
$$;
comment on function private.note_first_login() is 'Trigger: the first sign-in stays known.';

create trigger note_first_login before update of last_login_at on public.users
  for each row when (old.first_login_at is null and new.last_login_at is not null) execute function private.note_first_login();

create function public.count_open_cases(
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_now timestamptz,
  p_until timestamptz,
  p_limit integer,
  p_names boolean default false
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    with held as materialized (
      select distinct case_id from public.case_holds where released_at is null
    ), due as (
      select task.case_id, min(task.due_at) as due_at
      from public.case_tasks as task join public.cases as one on one.id = task.case_id
      where task.done_at is null and task.dropped_at is null and task.due_at < p_until
        and (one.status not in ('closed', 'cancelled') or private.outlives_case(task.code))
        and not (private.is_paused_by_hold(task.code) and exists (select from held where held.case_id = task.case_id))
      group by task.case_id
    ), unanswered as (
      select case_id from public.case_tasks
      where code = 'answer_message' and done_at is null and dropped_at is null group by case_id
    ), fresh as (
      select id from public.cases where status = 'submitted'
    )
    select jsonb_build_object(
      'cases', (select count(*) from (select case_id from due union select case_id from unanswered union select id from fresh) as waiting),
      'casesDue', (select count(*) from due), 'casesLate', (select count(*) from due where due_at < p_now),
      'casesToAnswer', (select count(*) from unanswered), 'casesNew', (select count(*) from fresh),
      'approvals', case when p_actor_role = 'attorney' then (
        select count(*) from public.attorney_work
        where (attorney_id is null or attorney_id = p_actor_id or stands_in_id = p_actor_id)
          and private.conflict_answer(case_id, p_actor_id) <> 'conflict'
      ) else 0 end,
      'tasks', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', task.id, 'caseId', task.case_id, 'number', task.case_number, 'code', task.code, 'title', task.title,
          'dueAt', task.falls_due,
          'owner', private.staff_name(task.whose), 'mine', task.whose is not distinct from p_actor_id
        ) || case when p_names then jsonb_build_object(
          'who', (select private.client_name(one) from public.cases as one where one.id = task.case_id),
          'county', (select min(county) from public.court_matters where case_id = task.case_id and left_out_at is null)
        ) else '{}' end order by task.falls_due, task.id)
        from (
          -- A question without a day is due since it came.
          select task.*, coalesce(task.due_at, task.created_at) as falls_due, one.case_number, owner.id as whose
          from public.case_tasks as task join public.cases as one on one.id = task.case_id
          -- What is left of somebody who no longer works here is anybody's.
          left join public.users as owner on owner.id = coalesce(task.owner_id, one.assigned_to) and owner.is_active
          -- A client who asked waits already, whatever day we have for the answer.
          where task.done_at is null and task.dropped_at is null and (task.due_at < p_until or task.code = 'answer_message')
            and (one.status not in ('closed', 'cancelled') or private.outlives_case(task.code))
            and not (private.is_paused_by_hold(task.code) and exists (select from held where held.case_id = task.case_id))
            -- The step that is late is named once, by its own task.
            and not (task.code = 'step_late' and exists (
              select from public.case_tasks as step
              where step.matter_id = task.matter_id and step.id <> task.id and step.due_at < p_now
                and step.done_at is null and step.dropped_at is null and private.is_paused_by_hold(step.code)))
            and (owner.id is null or owner.id = p_actor_id or (
              task.code = 'attorney_reads' and p_actor_role = 'attorney' and task.case_id in (
                select case_id from public.attorney_work
                where (attorney_id is null or attorney_id = p_actor_id or stands_in_id = p_actor_id)
                  and private.conflict_answer(case_id, p_actor_id) <> 'conflict')))
          order by falls_due, task.id limit p_limit
        ) as task), '[]')
    )
  );
end
$$;
comment on function public.count_open_cases is
  '→ { cases (waiting for us: due, to answer or new), casesDue, casesLate, casesToAnswer, casesNew, '
  'approvals, tasks: what falls due by then or waits for an answer, of theirs or of nobody; a task without an owner of its own is its '
  'case''s owner''s }. Codes, numbers and times; no client.';

create function public.read_team_calendar(
  p_actor_id uuid, p_actor_role public.account_role, p_from timestamptz, p_to timestamptz, p_from_day date, p_to_day date,
  p_limit integer, p_owner_id uuid default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
      'id', entry.id, 'kind', entry.kind, 'at', entry.at, 'allDay', entry.all_day, 'caseId', one.id, 'number', one.case_number,
      'client', private.client_name(one), 'code', entry.code, 'title', entry.title, 'place', entry.place,
      'owner', private.staff_name(coalesce(entry.owner_id, one.assigned_to))
    ) order by entry.at, entry.kind, entry.id), '[]'))
    from (
      -- Where there is more than fits, tasks give way: a hearing is never left out for one.
      select * from (
        select id, case_id, 'task' as kind, due_at as at, false as all_day, code::text, title, null::text as place, owner_id
        from public.case_tasks
        where done_at is null and dropped_at is null and due_at >= p_from and due_at < p_to
          and (p_owner_id is null or owner_id = p_owner_id
            or (owner_id is null and case_id in (select id from public.cases where assigned_to = p_owner_id)))
        union all
        select event.id, event.case_id, event.event_type::text, event.start_date, false,
          event.event_type::text, null, event.location, event.staff_id
        from public.calendar_events as event
        where event.case_id is not null and event.status = 'scheduled' and not event.is_all_day
          and event.start_date >= p_from and event.start_date < p_to
          and (p_owner_id is null or event.staff_id = p_owner_id
            or (event.staff_id is null and event.case_id in (select id from public.cases where assigned_to = p_owner_id)))
        union all
        select asked.id, asked.case_id, 'deadline', asked.due_on::timestamp at time zone 'America/New_York', true, 'files', null, null, null
        from public.file_requests as asked
        where asked.status in ('needed', 'returned') and asked.due_on >= p_from_day and asked.due_on < p_to_day
          and (p_owner_id is null or asked.case_id in (select id from public.cases where assigned_to = p_owner_id))
        union all
        select matter.id, matter.case_id, 'deadline', matter.limit_ends_on::timestamp at time zone 'America/New_York', true, 'limit_ends',
          null, null, null
        from public.court_matters as matter
        where matter.limit_ends_on >= p_from_day and matter.limit_ends_on < p_to_day
          and (p_owner_id is null or matter.case_id in (select id from public.cases where assigned_to = p_owner_id))
      ) as listed
      order by kind = 'task', at, kind, id limit p_limit
    ) as entry
    join public.cases as one on one.id = entry.case_id
      -- A canceled case has no dates any more, but perhaps a refund to decide.
      and (one.status <> 'cancelled' or (entry.kind = 'task' and private.outlives_case(entry.code::public.task_code)))
  ) || jsonb_build_object(
    'hearings', private.hearings_between(p_from_day, p_to_day),
    'daysOff', (
      select coalesce(jsonb_agg(jsonb_build_object('day', off.day, 'name', private.staff_name(off.staff_id)) order by off.day, off.staff_id), '[]')
      from public.call_days_off as off join public.users as person on person.id = off.staff_id and person.is_active
      where off.day >= p_from_day and off.day < p_to_day and (p_owner_id is null or off.staff_id = p_owner_id)));
end
$$;
comment on function public.read_team_calendar(uuid, public.account_role, timestamptz, timestamptz, date, date, integer, uuid) is
  'Between two moments, and their days, of everybody or of p_owner_id → { items: tasks, hearings, calls and deadlines of cases, in order; '
  'hearings: in open evictions that applications name; daysOff: of those who work here }.';

create function public.read_sight(
  p_since timestamptz,
  p_paid_since timestamptz,
  p_paid_until timestamptz,
  p_limit integer
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'tasks', coalesce((
      select jsonb_agg(jsonb_build_object('week', week, 'kept', kept, 'missed', missed) order by week) from (
        select date_trunc('week', done_at at time zone 'America/New_York')::date as week,
          count(*) filter (where done_at <= due_at) as kept, count(*) filter (where done_at > due_at) as missed
        from public.case_tasks
        where done_at >= p_since and due_at is not null
        group by 1
      ) as counted), '[]'),
    -- A question is the first of several messages without an answer between them.
    'replies', coalesce((
      select jsonb_agg(jsonb_build_object('askedAt', asked.created_at, 'answeredAt', asked.answered_at) order by asked.created_at) from (
        select message.created_at, (
            select min(answer.created_at) from public.client_messages as answer
            where answer.case_id = message.case_id and answer.sender_role <> 'client' and answer.created_at > message.created_at
          ) as answered_at
        from public.client_messages as message
        where message.created_at >= p_since and message.sender_role = 'client' and message.case_id is not null
          and coalesce((
            select before.sender_role <> 'client' from public.client_messages as before
            where before.case_id = message.case_id and before.created_at < message.created_at
            order by before.created_at desc limit 1), true)
        order by message.created_at desc limit p_limit
      ) as asked), '[]'),
    'portal', (
      select jsonb_build_object('paid', count(*), 'signedIn', count(*) filter (
        where client.first_login_at < bought.completed_at + interval '7 days'))
      from public.orders as bought join public.users as client on client.id = bought.user_id
      where bought.completed_at >= p_paid_since and bought.completed_at < p_paid_until
        and private.is_owed(bought.status)),
    'ratings', (
      select jsonb_build_object('count', count(*), 'mean', round(avg(satisfaction_rating), 1)) from public.support_tickets
      where rated_at >= p_paid_since)
  );
end
$$;
comment on function public.read_sight is
  '→ { tasks: by week kept and missed, replies: { askedAt, answeredAt }[], portal: { paid, '
  'signedIn within a week of paying }, ratings: { count, mean } of tickets rated since paidSince }. Numbers and times alone.';

-- Who has a case open right now is worth nothing after a few minutes, so it need not survive a crash of the database.
create unlogged table public.case_presence (
  case_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz not null default now(),
  writing_at timestamptz,
  primary key (case_id, user_id)
);
create index case_presence_seen_at_idx on public.case_presence (seen_at);
comment on table public.case_presence is 'Who of us has which case open, and writes in it; swept after an hour.';

grant select, insert, update, delete on public.case_presence to service_role;

create function public.note_presence(p_case_id uuid, p_actor_id uuid, p_writing boolean, p_leaves boolean) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid := (select id from public.cases where id = p_case_id);
begin
  if v_case_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p_leaves then
    delete from public.case_presence where case_id = v_case_id and user_id = p_actor_id;
  else
    insert into public.case_presence (case_id, user_id, seen_at, writing_at)
    values (v_case_id, p_actor_id, now(), case when p_writing then now() end)
    on conflict (case_id, user_id) do update set seen_at = excluded.seen_at, writing_at = excluded.writing_at;
  end if;
  delete from public.case_presence where seen_at < now() - interval '1 hour';
  return jsonb_build_object(
    'outcome', 'done',
    'others', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', other.user_id, 'name', private.staff_name(other.user_id), 'writing', other.writing_at > now() - interval '1 minute'
      ) order by private.staff_name(other.user_id))
      from public.case_presence as other join public.users as person on person.id = other.user_id and person.is_active
      -- Who asks every two minutes is here; who has gone said so, or is forgotten after a little more.
      where other.case_id = v_case_id and other.user_id <> p_actor_id and other.seen_at > now() - interval '150 seconds'), '[]'),
    'shared', exists (
      select from public.case_presence
      where case_id = v_case_id and user_id <> p_actor_id and seen_at > now() - interval '10 minutes')
  );
end
$$;
comment on function public.note_presence is
  '→ { outcome: done | unknown, others: { id, name, writing }[], shared: somebody else opened it within ten minutes }.';
