-- What staff find on their lists. A hold stops the clocks of our own steps and nothing else: the letter that follows from the
-- hold, a late part, a hearing and a question of the client fall due all the same. And a case that is over may still have
-- something to do: a refund to decide, an order that ends.

create function private.is_paused_by_hold(p_code public.task_code) returns boolean
language sql immutable set search_path = '' as $$
  select p_code::text in (
    'read_application', 'match_record', 'first_contact', 'prepare_papers', 'attorney_reads', 'client_reads', 'chase_client',
    'deliver_papers', 'after_care', 'step_late', 'check_county', 'try_client', 'try_other_way', 'ask_report')
$$;
comment on function private.is_paused_by_hold(public.task_code) is
  'A step of our own work, which waits while a hold stands. The same as pausedByHold in src/domain/cases/tasks.ts; a test compares the two.';

create function private.outlives_case(p_code public.task_code) returns boolean
language sql immutable set search_path = '' as $$
  select p_code::text in (
    'custom', 'decide_refund', 'limit_ends', 'answer_message', 'letter_silent', 'decided_without_hearing', 'part_late',
    'part_unpaid', 'plan_stopped', 'call_client')
$$;
comment on function private.outlives_case(public.task_code) is
  'Still to be done when the case is over. The same as outlivesCase in src/domain/cases/tasks.ts; a test compares the two.';

create function private.next_task(p_case_id uuid, p_is_over boolean) returns public.case_tasks
language plpgsql stable set search_path = '' as $$
declare
  v_is_held boolean := private.is_held(p_case_id);
  v_task public.case_tasks;
begin
  select * into v_task from public.case_tasks
  where case_id = p_case_id and done_at is null and dropped_at is null
    and not (v_is_held and private.is_paused_by_hold(code)) and (not p_is_over or private.outlives_case(code))
  order by due_at nulls last, created_at limit 1;
  return v_task;
end
$$;
comment on function private.next_task(uuid, boolean) is 'What falls due first in a case, without what a hold pauses.';

create or replace function private.found_cases(p jsonb)
returns table (case_id uuid, status public.case_status, rank smallint, sort_at timestamptz)
language sql stable set search_path = '' as $$
  -- One branch runs, the others are left out before they begin.
  with held as materialized (
    select distinct case_id from public.case_holds where released_at is null
  ), candidate as (
    select id from public.cases
    where p ->> 'search' is null and p ->> 'status' is null and cases.status not in ('closed', 'cancelled')
    union all
    select id from public.cases
    where p ->> 'search' is null and cases.status = (p ->> 'status')::public.case_status
      and (p ->> 'status')::public.case_status not in ('closed', 'cancelled')
    union all
    select * from (
      -- Tens of thousands are over: the newest of them, from where the page before ended. With a filter all are looked at.
      select id from public.cases
      where p ->> 'search' is null and (p ->> 'status')::public.case_status in ('closed', 'cancelled')
        and cases.status = (p ->> 'status')::public.case_status
        and (p ->> 'before' is null or over_since <= timestamptz '2000-01-01Z'
          + (timestamptz '9999-01-01Z' - split_part(p ->> 'before', '_', 2)::timestamptz))
      order by over_since desc
      limit case when p ?| array['county', 'packageId', 'language', 'ownerId', 'turn', 'view'] then null else 2000 end
    ) as over
    union all
    -- Of what is over, what still has to be done.
    select distinct task.case_id from public.case_tasks as task join public.cases on cases.id = task.case_id
    where p ->> 'search' is null and p ->> 'status' is null and p ->> 'view' in ('late', 'due_soon')
      and task.done_at is null and task.dropped_at is null and task.due_at < (p ->> 'soonUntil')::timestamptz
      and cases.status in ('closed', 'cancelled') and private.outlives_case(task.code)
    union all
    select words.case_id from public.case_words as words
    where p ->> 'search' is not null and words.words @@ private.case_query(p ->> 'search')
  )
  select one.id, one.status, placed.rank, placed.sort_at
  from candidate
  join public.cases as one on one.id = candidate.id
  left join public.intake_forms as intake on intake.id = one.intake_form_id
  left join lateral (
    select min(due_at) as due_at from public.case_tasks
    where case_tasks.case_id = one.id and done_at is null and dropped_at is null
      and (one.status not in ('closed', 'cancelled') or (p ->> 'view' in ('late', 'due_soon') and private.outlives_case(code)))
      and not (case_tasks.case_id in (select case_id from held) and private.is_paused_by_hold(code))
  ) as task on true,
  lateral (select
    case when one.status not in ('closed', 'cancelled') and (one.package_type = 'vip' or intake.urgency = 'very-urgent')
      then 0 else 1 end::smallint as rank,
    -- What falls due first; what waits for nobody after it; what is over last, newest first.
    case when one.status in ('closed', 'cancelled') and task.due_at is null
      then timestamptz '9999-01-01Z' - (coalesce(one.over_since, one.created_at) - timestamptz '2000-01-01Z')
      when task.due_at is null and one.status = 'submitted' then private.case_since(one) + interval '1 day'
      else coalesce(task.due_at, timestamptz '9000-01-01Z') end as sort_at
  ) as placed
  where (p ->> 'status' is null or one.status = (p ->> 'status')::public.case_status)
    and (p ->> 'packageId' is null or one.package_type = (p ->> 'packageId')::public.package_id)
    and (p ->> 'language' is null or (p ->> 'language')::public.locale = coalesce(
      intake.preferred_language, (select preferred_language from public.users where id = one.user_id)))
    and (p ->> 'ownerId' is null or one.assigned_to = (p ->> 'ownerId')::uuid)
    and (p ->> 'county' is null or exists (
      select from public.court_matters as matter where matter.case_id = one.id and matter.county = p ->> 'county'))
    and (p ->> 'turn' is null or (p ->> 'turn')::public.ball_holder =
      (select ball from public.case_turns as turn where turn.case_id = one.id))
    and case coalesce(p ->> 'view', 'all')
      when 'all' then true
      when 'mine' then one.assigned_to = (p ->> 'actorId')::uuid
      when 'nobody' then one.assigned_to is null
      when 'our_turn' then (select ball from public.case_turns as turn where turn.case_id = one.id) in ('us', 'attorney')
      when 'late' then task.due_at < now() or (one.status = 'submitted' and one.id not in (select held.case_id from held)
        and private.case_since(one) < (p ->> 'beginLateBefore')::timestamptz)
      when 'due_soon' then task.due_at < (p ->> 'soonUntil')::timestamptz or (
        one.status = 'submitted' and task.due_at is null and one.id not in (select held.case_id from held))
      when 'silent_week' then (select ball from public.case_turns as turn where turn.case_id = one.id) = 'client'
        and coalesce(greatest(private.heard_at(one.id), private.case_since(one)), one.created_at) < now() - interval '7 days'
      when 'hearings' then exists (
        select from public.court_matters as matter where matter.case_id = one.id and matter.status = 'hearing_set'
          and matter.left_out_at is null and matter.hearing_at between now() and now() + interval '14 days')
      -- Each matter that lies at a court, also where another one is still prepared.
      when 'unchecked' then exists (
        select from public.court_matters as matter
        where matter.case_id = one.id and matter.status in ('filed', 'hearing_set') and matter.left_out_at is null
          and matter.status_since < now() - interval '7 days' and not exists (
            select from public.contact_log as looked
            where looked.case_id = one.id and (looked.matter_id is null or looked.matter_id = matter.id)
              and looked.channel in ('docket_check', 'clerk_call') and looked.happened_at > now() - interval '7 days'))
      when 'triage' then exists (
        select from public.case_flags as flag where flag.case_id = one.id and flag.cleared_at is null)
    end
$$;

create or replace function private.case_row(p_case_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', one.id, 'number', one.case_number, 'client', private.client_name(one), 'status', one.status,
      'statusSince', private.case_since(one), 'packageId', one.package_type, 'urgency', intake.urgency,
      'language', coalesce(intake.preferred_language, (select preferred_language from public.users where id = one.user_id)),
      'turn', (select ball from public.case_turns as turn where turn.case_id = one.id),
      'matters', coalesce((
        select jsonb_agg(jsonb_build_object('place', place, 'status', matter.status, 'county', county, 'docketNumber', docket_number)
                         order by place)
        from public.court_matters as matter where matter.case_id = one.id and left_out_at is null), '[]'),
      'owner', case when one.assigned_to is not null
        then jsonb_build_object('id', one.assigned_to, 'name', private.staff_name(one.assigned_to)) end,
      'due', (
        select jsonb_build_object('code', task.code, 'title', task.title, 'at', task.due_at)
        from private.next_task(one.id, one.status in ('closed', 'cancelled')) as task where task.id is not null),
      'reachedAt', private.reached_at(one.id),
      'unread', (select count(*) from public.client_messages
                 where case_id = one.id and sender_role = 'client' and read_at is null),
      'missing', (select count(*) from public.file_requests where case_id = one.id and file_requests.status in ('needed', 'returned'))
        + coalesce(cardinality(intake.files_missing), 0),
      'holds', (select coalesce(jsonb_agg(kind order by held_at), '[]') from public.case_holds
                where case_id = one.id and released_at is null),
      'flags', (select coalesce(jsonb_agg(flag order by flag), '[]') from public.case_flags
                where case_id = one.id and cleared_at is null),
      'hearingAt', (select min(hearing_at) from public.court_matters as matter
                    where matter.case_id = one.id and matter.status = 'hearing_set' and matter.left_out_at is null),
      'erased', one.title = '—'
    )
    from public.cases as one
    left join public.intake_forms as intake on intake.id = one.intake_form_id
    where one.id = p_case_id
  );
end
$$;

create or replace function public.read_workload(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with held as materialized (
    select distinct case_id from public.case_holds where released_at is null
  ), open as (
    select one.id, one.assigned_to, one.created_at, turn.ball,
      exists (
        select from public.case_tasks where case_id = one.id and done_at is null and dropped_at is null and due_at < now()
          and not (case_id in (select held.case_id from held) and private.is_paused_by_hold(code))) as late
    from public.cases as one join public.case_turns as turn on turn.case_id = one.id
    where one.status not in ('closed', 'cancelled')
  )
  select jsonb_build_object('people', coalesce(jsonb_agg(jsonb_build_object(
    'id', person.id, 'name', case when person.id is not null then private.staff_name(person.id) end,
    'active', person.active, 'open', open_cases, 'late', late, 'withUs', with_us, 'withClient', with_client,
    'withCourt', with_court, 'oldest', oldest,
    'tasks', (select count(*) from public.case_tasks where owner_id = person.id and done_at is null and dropped_at is null)
  ) order by person.id is not null, late desc, open_cases desc), '[]'))
  from (
    select person.id, coalesce(person.is_active, true) as active, count(open.id) as open_cases,
      count(*) filter (where open.late) as late, count(*) filter (where open.ball in ('us', 'attorney')) as with_us,
      count(*) filter (where open.ball = 'client') as with_client, count(*) filter (where open.ball = 'court') as with_court,
      min(open.created_at) as oldest
    from (select id, is_active from public.users where role <> 'client') as person
    full join open on open.assigned_to = person.id
    where person.is_active or open.id is not null
    group by person.id, person.is_active
  ) as person
$$;

create or replace function public.count_open_cases(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    with held as materialized (
      select distinct case_id from public.case_holds where released_at is null
    ), due as (
      select task.case_id, min(task.due_at) as due_at
      from public.case_tasks as task join public.cases as one on one.id = task.case_id
      where task.done_at is null and task.dropped_at is null and task.due_at < (p ->> 'until')::timestamptz
        and (one.status not in ('closed', 'cancelled') or private.outlives_case(task.code))
        and not (private.is_paused_by_hold(task.code) and exists (select from held where held.case_id = task.case_id))
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
          'id', task.id, 'caseId', task.case_id, 'number', task.case_number, 'code', task.code, 'title', task.title,
          'dueAt', task.due_at,
          'owner', private.staff_name(task.owner_id), 'mine', task.owner_id is not distinct from (p ->> 'actorId')::uuid
        ) order by task.due_at, task.id)
        from (
          select task.*, one.case_number from public.case_tasks as task join public.cases as one on one.id = task.case_id
          where task.done_at is null and task.dropped_at is null and task.due_at < (p ->> 'until')::timestamptz
            and (one.status not in ('closed', 'cancelled') or private.outlives_case(task.code))
            and not (private.is_paused_by_hold(task.code) and exists (select from held where held.case_id = task.case_id))
            and (task.owner_id is null or task.owner_id = (p ->> 'actorId')::uuid)
          order by task.due_at, task.id limit (p ->> 'limit')::integer
        ) as task), '[]')
    )
  );
end
$$;

create or replace function public.read_team_calendar(p jsonb) returns jsonb
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
    join public.cases as one on one.id = entry.case_id
      -- A canceled case has no dates any more, but perhaps a refund to decide.
      and (one.status <> 'cancelled' or (entry.kind = 'task' and private.outlives_case(entry.code::public.task_code)))
  );
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
