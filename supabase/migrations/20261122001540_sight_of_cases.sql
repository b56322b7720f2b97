-- What staff see of their work on cases: what waits today, the days ahead, and how promises were kept.

alter table public.users add column first_login_at timestamptz;
comment on column public.users.first_login_at is 'When somebody first signed in; for how many clients use the portal within a week of paying.';
update public.users set first_login_at = last_login_at where last_login_at is not null;
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

create index client_messages_created_at_idx on public.client_messages (created_at);
create index case_tasks_done_at_idx on public.case_tasks (done_at) where done_at is not null;

create function public.count_open_cases(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    with held as materialized (
      select distinct case_id from public.case_holds where released_at is null
    ), due as (
      select task.case_id, min(task.due_at) as due_at
      from public.case_tasks as task join public.cases as one on one.id = task.case_id
      where task.done_at is null and task.dropped_at is null and task.due_at < (p ->> 'until')::timestamptz
        and one.status not in ('closed', 'cancelled') and not exists (select from held where held.case_id = task.case_id)
      group by task.case_id
    ), unread as (
      select case_id from public.client_messages where read_at is null and sender_role = 'client' and case_id is not null group by case_id
    ), fresh as (
      select id from public.cases where status = 'submitted'
    )
    select jsonb_build_object(
      'cases', (select count(*) from (select case_id from due union select case_id from unread union select id from fresh) as waiting),
      'casesDue', (select count(*) from due), 'casesLate', (select count(*) from due where due_at < (p ->> 'now')::timestamptz),
      'casesUnread', (select count(*) from unread), 'casesNew', (select count(*) from fresh),
      'approvals', case when p ->> 'actorRole' = 'attorney' then (
        select count(*) from public.attorney_work
        where (attorney_id is null or attorney_id = (p ->> 'actorId')::uuid or stands_in_id = (p ->> 'actorId')::uuid)
          and private.conflict_answer(case_id, (p ->> 'actorId')::uuid) <> 'conflict'
      ) else 0 end,
      'tasks', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', task.id, 'caseId', task.case_id, 'number', task.case_number, 'code', task.code, 'dueAt', task.due_at,
          'owner', private.staff_name(task.owner_id), 'mine', task.owner_id is not distinct from (p ->> 'actorId')::uuid
        ) order by task.due_at, task.id)
        from (
          select task.*, one.case_number from public.case_tasks as task join public.cases as one on one.id = task.case_id
          where task.done_at is null and task.dropped_at is null and task.due_at < (p ->> 'until')::timestamptz
            and one.status not in ('closed', 'cancelled') and not exists (select from held where held.case_id = task.case_id)
            and (task.owner_id is null or task.owner_id = (p ->> 'actorId')::uuid)
          order by task.due_at, task.id limit (p ->> 'limit')::integer
        ) as task), '[]')
    )
  );
end
$$;
comment on function public.count_open_cases(jsonb) is
  'p { actorId, actorRole, now, until, limit } → { cases (waiting for us: due, unread or new), casesDue, casesLate, casesUnread, casesNew, '
  'approvals, tasks: what falls due by then of theirs or of nobody }. Codes, numbers and times; no client.';

create function public.read_team_calendar(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
      'id', entry.id, 'kind', entry.kind, 'at', entry.at, 'allDay', entry.all_day, 'caseId', one.id, 'number', one.case_number,
      'client', private.client_name(one), 'code', entry.code, 'title', entry.title, 'place', entry.place,
      'owner', private.staff_name(coalesce(entry.owner_id, one.assigned_to))
    ) order by entry.at, entry.kind, entry.id), '[]'))
    from (
      select * from (
        select id, case_id, 'task' as kind, due_at as at, false as all_day, code::text, title, null::text as place, owner_id
        from public.case_tasks
        where done_at is null and dropped_at is null and due_at >= (p ->> 'from')::timestamptz and due_at < (p ->> 'to')::timestamptz
          and (p ->> 'ownerId' is null or owner_id = (p ->> 'ownerId')::uuid)
        union all
        select event.id, event.case_id, case when event.event_type = 'hearing' then 'hearing' else 'date' end, event.start_date, false,
          event.event_type::text, null, event.location, null
        from public.calendar_events as event
        where event.case_id is not null and event.status = 'scheduled'
          and event.start_date >= (p ->> 'from')::timestamptz and event.start_date < (p ->> 'to')::timestamptz
          and (p ->> 'ownerId' is null or event.case_id in (select id from public.cases where assigned_to = (p ->> 'ownerId')::uuid))
        union all
        select asked.id, asked.case_id, 'deadline', asked.due_on::timestamp at time zone 'America/New_York', true, 'files', null, null, null
        from public.file_requests as asked
        where asked.status in ('needed', 'returned') and asked.due_on >= (p ->> 'fromDay')::date and asked.due_on < (p ->> 'toDay')::date
          and (p ->> 'ownerId' is null or asked.case_id in (select id from public.cases where assigned_to = (p ->> 'ownerId')::uuid))
        union all
        select matter.id, matter.case_id, 'deadline', matter.limit_ends_on::timestamp at time zone 'America/New_York', true, 'limit_ends',
          null, null, null
        from public.court_matters as matter
        where matter.limit_ends_on >= (p ->> 'fromDay')::date and matter.limit_ends_on < (p ->> 'toDay')::date
          and (p ->> 'ownerId' is null or matter.case_id in (select id from public.cases where assigned_to = (p ->> 'ownerId')::uuid))
      ) as listed
      order by at, kind, id limit (p ->> 'limit')::integer
    ) as entry
    join public.cases as one on one.id = entry.case_id and one.status <> 'cancelled'
  );
end
$$;
comment on function public.read_team_calendar(jsonb) is
  'p { from, to (moments), fromDay, toDay, ownerId?, limit } → { items }: tasks, hearings, other dates and deadlines of cases, in order.';

create function public.read_sight(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'tasks', coalesce((
      select jsonb_agg(jsonb_build_object('week', week, 'kept', kept, 'missed', missed) order by week) from (
        select date_trunc('week', done_at at time zone 'America/New_York')::date as week,
          count(*) filter (where done_at <= due_at) as kept, count(*) filter (where done_at > due_at) as missed
        from public.case_tasks
        where done_at >= (p ->> 'since')::timestamptz and due_at is not null
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
        where message.created_at >= (p ->> 'since')::timestamptz and message.sender_role = 'client' and message.case_id is not null
          and coalesce((
            select before.sender_role <> 'client' from public.client_messages as before
            where before.case_id = message.case_id and before.created_at < message.created_at
            order by before.created_at desc limit 1), true)
        order by message.created_at desc limit (p ->> 'limit')::integer
      ) as asked), '[]'),
    'portal', (
      select jsonb_build_object('paid', count(*), 'signedIn', count(*) filter (
        where client.first_login_at < bought.completed_at + interval '7 days'))
      from public.orders as bought join public.users as client on client.id = bought.user_id
      where bought.completed_at >= (p ->> 'paidSince')::timestamptz and bought.completed_at < (p ->> 'paidUntil')::timestamptz
        and private.is_owed(bought.status))
  );
end
$$;
comment on function public.read_sight(jsonb) is
  'p { since, limit, paidSince, paidUntil } → { tasks: by week kept and missed, replies: { askedAt, answeredAt }[], portal: { paid, '
  'signedIn within a week of paying } }. Numbers and times alone.';

revoke execute on function public.count_open_cases(jsonb), public.read_team_calendar(jsonb), public.read_sight(jsonb)
  from public, anon, authenticated;
grant execute on function public.count_open_cases(jsonb), public.read_team_calendar(jsonb), public.read_sight(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
