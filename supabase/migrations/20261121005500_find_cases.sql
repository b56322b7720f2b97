-- Cases as staff look for them: by words that stand in a case, and by what is to do about it.

create view public.reached_of_cases with (security_invoker = true) as
select one.id as case_id, greatest(
  (select max(happened_at) from public.contact_log
   where case_id = one.id and reached and channel not in ('docket_check', 'clerk_call')),
  (select max(created_at) from public.client_messages where case_id = one.id and sender_role <> 'client'),
  (select max(created_at) from public.case_updates
   where case_id = one.id and not is_internal and description is not null and created_by_role in ('staff', 'attorney', 'admin'))
) as reached_at
from public.cases as one;
comment on view public.reached_of_cases is
  'When we last reached the client of each case: a call, visit or letter, a message, an update they could read.';
grant select on public.reached_of_cases to service_role;

create type private.case_search as (
  words text,
  view text,
  status public.case_status,
  turn public.ball_holder,
  package_id public.package_id,
  language public.locale,
  county text,
  owner_id uuid,
  actor_id uuid,
  soon_until timestamptz,
  closed_days date[],
  sort text,
  is_down boolean,
  before text,
  page_size integer
);
comment on type private.case_search is
  'Which cases are asked for: by words, a view or a state, narrowed; what counts as soon, the days on which nobody works; the order, and the page.';

create function private.over_cases(p_search private.case_search) returns setof uuid
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_since timestamptz := case when p_search.sort = 'due' then timestamptz '2000-01-01Z'
    + (timestamptz '9999-01-01Z' - (substr(p_search.before, 38) || 'Z')::timestamptz) end;
begin
  return query
    select one.id
    from public.cases as one join public.case_words as words on words.case_id = one.id
    left join public.users as client on client.id = one.user_id
    left join public.intake_forms as intake on intake.id = one.intake_form_id
    left join (select users.id, private.search_form(private.staff_name(users.id)) as name from public.users where role <> 'client') as owner
      on owner.id = one.assigned_to,
    -- The state is the same for all, and nobody asks when they were last reached.
    lateral (select case p_search.sort when 'client' then words.sort_name when 'county' then words.sort_county
      when 'owner' then left(coalesce(owner.name, '~'), 60) end as key) as sorted
    where one.status = p_search.status
      and (p_search.package_id is null or one.package_type = p_search.package_id)
      and (p_search.owner_id is null or one.assigned_to = p_search.owner_id)
      and (p_search.language is null or p_search.language = coalesce(client.preferred_language, intake.preferred_language))
      and (p_search.county is null or exists (
        select from public.court_matters as matter where matter.case_id = one.id and matter.county = p_search.county))
      and case when p_search.sort in ('client', 'county', 'owner')
        then private.is_past(sorted.key, one.id, p_search.before, p_search.is_down)
        when p_search.sort in ('stage', 'contact')
          then private.is_past('', one.id, left(p_search.before, 37), p_search.is_down)
        -- What is over falls due after everything else, the newest first (found_cases).
        when p_search.sort = 'due' then v_since is null
          or (one.over_since = v_since and private.is_past('', one.id, left(p_search.before, 37), p_search.is_down))
          or case when not p_search.is_down then one.over_since < v_since else one.over_since > v_since end
        when p_search.sort is null then p_search.before is null or one.over_since <= timestamptz '2000-01-01Z'
          + (timestamptz '9999-01-01Z' - split_part(p_search.before, '_', 2)::timestamptz)
        else true end
    order by case when p_search.sort is null or (p_search.sort = 'due' and not p_search.is_down) then one.over_since end desc,
      case when p_search.sort = 'due' and p_search.is_down then one.over_since end,
      case when not p_search.is_down then sorted.key end, case when p_search.is_down then sorted.key end desc,
      case when p_search.sort is not null and not p_search.is_down then one.id end,
      case when p_search.sort is not null and p_search.is_down then one.id end desc
    limit case when p_search.sort in ('client', 'county', 'owner', 'due', 'stage', 'contact') then p_search.page_size + 1
      when p_search.sort is null then 2000 end;
end
$$;
comment on function private.over_cases(private.case_search) is
  'Cases that are over, of which there are tens of thousands: as many of them as a page needs, in its order, before anything else is looked '
  'up about them. Its state is one that is over.';

create function private.business_day_after(p_since timestamptz, p_closed_days date[]) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  v_since timestamp := p_since at time zone 'America/New_York';
  v_day date := v_since::date;
begin
  -- What comes while nobody works here counts from the beginning of the next day on which somebody does.
  if v_day = any (p_closed_days) then
    while v_day = any (p_closed_days) loop v_day := v_day + 1; end loop;
    return (v_day + 1)::timestamp at time zone 'America/New_York';
  end if;
  loop
    v_day := v_day + 1;
    exit when (v_day = any (p_closed_days)) is not true;
  end loop;
  return (v_day + v_since::time) at time zone 'America/New_York';
end
$$;
comment on function private.business_day_after(timestamptz, date[]) is
  'By when a case that came then is to be begun: 24 hours of business days, as momentAfter in src/domain/promises/counted-time.ts '
  'counts them; a test compares the two.';

create function private.found_cases(p_search private.case_search)
returns table (case_id uuid, status public.case_status, rank smallint, sort_at timestamptz, sort_key text)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
begin
  -- Planned for what is asked: of the branches, views and orders below one is left, and nothing is looked up for the others.
  -- Not forced to, as other lists are: functions called from here would be planned anew for each case, too.
  return query with held as materialized (
    select distinct case_id from public.case_holds where released_at is null
  ), candidate as (
    select id from public.cases
    where p_search.words is null and p_search.status is null and cases.status not in ('closed', 'cancelled')
    union all
    select id from public.cases
    where p_search.words is null and cases.status = p_search.status
      and p_search.status not in ('closed', 'cancelled')
    union all
    select over.id from private.over_cases(p_search) as over (id)
    where p_search.words is null and p_search.status in ('closed', 'cancelled') and p_search.turn is null and p_search.view is null
    union all
    -- Whose turn it is, and what a view means, is asked of each.
    select id from public.cases
    where p_search.words is null and p_search.status in ('closed', 'cancelled')
      and cases.status = p_search.status and (p_search.turn is not null or p_search.view is not null)
    union all
    -- Of what is over, what still has to be done.
    select distinct task.case_id from public.case_tasks as task join public.cases on cases.id = task.case_id
    where p_search.words is null and p_search.status is null and p_search.view in ('late', 'due_soon')
      and task.done_at is null and task.dropped_at is null and task.due_at < p_search.soon_until
      and cases.status in ('closed', 'cancelled') and private.outlives_case(task.code)
    union all
    select words.case_id from public.case_words as words
    where p_search.words is not null and words.words @@ private.case_query(p_search.words)
  )
  select one.id, one.status, placed.rank, placed.sort_at,
    case p_search.sort
      when 'client' then left(words.sort_name, 60)
      when 'county' then left(words.sort_county, 60)
      when 'owner' then left(coalesce(owner.name, '~'), 60)
      when 'stage' then lpad(array_position(enum_range(null::public.case_status), one.status)::text, 2, '0')
      when 'contact' then case when one.status in ('closed', 'cancelled') then ''
        else private.sort_time((select reached_at from public.reached_of_cases as reached where reached.case_id = one.id)) end
      when 'due' then private.sort_time(placed.sort_at)
    end
  from candidate
  join public.cases as one on one.id = candidate.id
  left join public.intake_forms as intake on intake.id = one.intake_form_id
  left join public.case_words as words on words.case_id = one.id
  left join (select users.id, private.search_form(private.staff_name(users.id)) as name from public.users where role <> 'client') as owner
    on owner.id = one.assigned_to
  left join lateral (
    select min(due_at) as due_at from public.case_tasks
    where case_tasks.case_id = one.id and done_at is null and dropped_at is null
      and (one.status not in ('closed', 'cancelled') or (p_search.view in ('late', 'due_soon') and private.outlives_case(code)))
      and not (case_tasks.case_id in (select case_id from held) and private.is_paused_by_hold(code))
  ) as task on true,
  lateral (select
    case when one.status not in ('closed', 'cancelled') and (one.package_type = 'vip' or intake.urgency = 'very-urgent')
      then 0 else 1 end::smallint as rank,
    -- What falls due first; what waits for nobody after it; what is over last, newest first.
    case when one.status in ('closed', 'cancelled') and task.due_at is null
      then timestamptz '9999-01-01Z' - (coalesce(one.over_since, one.created_at) - timestamptz '2000-01-01Z')
      when one.status = 'submitted' and one.id not in (select held.case_id from held) then least(task.due_at,
        private.business_day_after((select since from public.since_of_cases as state where state.case_id = one.id), p_search.closed_days))
      else coalesce(task.due_at, timestamptz '9000-01-01Z') end as sort_at
  ) as placed
  where (p_search.status is null or one.status = p_search.status)
    and (p_search.package_id is null or one.package_type = p_search.package_id)
    and (p_search.language is null or p_search.language = private.language_of(one.user_id, intake.preferred_language))
    and (p_search.owner_id is null or one.assigned_to = p_search.owner_id)
    and (p_search.county is null or exists (
      select from public.court_matters as matter where matter.case_id = one.id and matter.county = p_search.county))
    and (p_search.turn is null or p_search.turn =
      (select ball from public.case_turns as turn where turn.case_id = one.id))
    and case coalesce(p_search.view, 'all')
      when 'all' then true
      when 'mine' then one.assigned_to = p_search.actor_id
      when 'nobody' then one.assigned_to is null
      -- Whoever wrote waits for us, whosever turn the case is.
      when 'our_turn' then (select ball from public.case_turns as turn where turn.case_id = one.id) in ('us', 'attorney')
        or exists (select from public.case_tasks as task where task.case_id = one.id and task.code = 'answer_message'
          and task.done_at is null and task.dropped_at is null)
      when 'late' then task.due_at < now() or (one.status = 'submitted' and one.id not in (select held.case_id from held)
        and private.business_day_after(
          (select since from public.since_of_cases as state where state.case_id = one.id), p_search.closed_days) < now())
      when 'due_soon' then task.due_at < p_search.soon_until or (
        one.status = 'submitted' and task.due_at is null and one.id not in (select held.case_id from held))
      -- What takes least comes first.
      when 'silent_week' then private.turn_of(one.status, null, one.package_type, false, false) not in ('court', 'attorney')
        and (select since from public.since_of_cases as state where state.case_id = one.id) < now() - interval '7 days'
        and (select ball from public.case_turns as turn where turn.case_id = one.id) = 'client'
        and coalesce((select heard_at from public.heard_of_cases as heard where heard.case_id = one.id) < now() - interval '7 days', true)
      when 'hearings' then exists (
        select from public.court_matters as matter where matter.case_id = one.id and matter.status = 'hearing_set'
          and matter.left_out_at is null and matter.hearing_at > now())
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
    end;
end
$$;
comment on function private.found_cases(private.case_search) is
  'The cases a search or view means, with their place in the order. Without words and state: those not over.';

create function private.case_row(p_case_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', one.id, 'number', one.case_number, 'client', private.client_name(one), 'status', one.status,
      'statusSince', (select since from public.since_of_cases as state where state.case_id = one.id), 'packageId', one.package_type, 'urgency', intake.urgency,
      'language', private.language_of(one.user_id, intake.preferred_language),
      'turn', turn.ball,
      'matters', coalesce((
        select jsonb_agg(jsonb_build_object('place', place, 'status', matter.status, 'county', county, 'docketNumber', docket_number)
                         order by place)
        from public.court_matters as matter where matter.case_id = one.id and left_out_at is null), '[]'),
      'owner', case when one.assigned_to is not null
        then jsonb_build_object('id', one.assigned_to, 'name', private.staff_name(one.assigned_to)) end,
      'due', (
        select jsonb_build_object('code', task.code, 'title', task.title, 'at', task.due_at, 'since', task.created_at)
        from private.next_task(one.id, one.status in ('closed', 'cancelled')) as task where task.id is not null),
      'reachedAt', (select reached_at from public.reached_of_cases as reached where reached.case_id = one.id),
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
    from public.cases as one join public.case_turns as turn on turn.case_id = one.id
    left join public.intake_forms as intake on intake.id = one.intake_form_id
    where one.id = p_case_id
  );
end
$$;
comment on function private.case_row(uuid) is 'One case as it stands in a list of staff.';

create function private.case_place(p_rank smallint, p_time timestamptz, p_id uuid) returns text
language sql immutable set search_path = '' as $$
  select p_rank || '_' || private.page_place(p_time, p_id)
$$;
comment on function private.case_place(smallint, timestamptz, uuid) is 'Where a page of the queue ends.';

create function private.sorted_cases(p_search private.case_search) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select *, row_number() over (
      order by case when not p_search.is_down then sort_key end, case when p_search.is_down then sort_key end desc,
        case when not p_search.is_down then case_id end, case when p_search.is_down then case_id end desc
    ) as place
    from private.found_cases(p_search)
    where private.is_past(sort_key, case_id, p_search.before, p_search.is_down)
  ), page as (
    select * from found where place <= p_search.page_size
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(private.case_row(case_id) order by place), '[]'),
    'before', case when exists (select from found where place > p_search.page_size) then (
      select case_id || '_' || sort_key from page order by place desc limit 1
    ) end
  ) from page
$$;
comment on function private.sorted_cases(private.case_search) is
  'A page of cases by the head that staff pressed. It ends at a case and its key, so that none is shown twice.';

create function private.queued_cases(p_search private.case_search) returns jsonb
language sql stable set search_path = '' as $$
  with found as (
    select * from private.found_cases(p_search)
    where p_search.before is null or (rank, sort_at, case_id) > (
      split_part(p_search.before, '_', 1)::smallint, split_part(p_search.before, '_', 2)::timestamptz,
      split_part(p_search.before, '_', 3)::uuid)
    order by rank, sort_at, case_id limit p_search.page_size + 1
  ), page as (
    select * from found order by rank, sort_at, case_id limit p_search.page_size
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(private.case_row(case_id) order by rank, sort_at, case_id), '[]'),
    'before', case when (select count(*) from found) > p_search.page_size then (
      select private.case_place(rank, sort_at, case_id) from page order by rank desc, sort_at desc, case_id desc limit 1
    ) end
  ) from page
$$;
comment on function private.queued_cases(private.case_search) is 'A page of cases by what falls due first, urgent and VIP before the rest.';

create function public.list_cases(
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_limit integer,
  p_soon_until timestamptz,
  p_closed_days date[],
  p_search text default null,
  p_view text default null,
  p_status public.case_status default null,
  p_turn public.ball_holder default null,
  p_package_id public.package_id default null,
  p_language public.locale default null,
  p_county text default null,
  p_owner_id uuid default null,
  p_sort text default null,
  p_down boolean default null,
  p_before text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_search private.case_search := (
    p_search, p_view, p_status, p_turn, p_package_id, p_language, p_county, p_owner_id, p_actor_id, p_soon_until, p_closed_days,
    p_sort, p_down is not null, p_before, p_limit)::private.case_search;
begin
  -- That they look is noted where they look.
  insert into public.audit_entries (actor_id, actor_role, action) values (p_actor_id, p_actor_role, 'cases_viewed');
  return case when p_sort is not null then private.sorted_cases(v_search) else private.queued_cases(v_search) end;
end
$$;
comment on function public.list_cases is
  '→ { items, before }: by what falls due first, urgent and VIP before the rest, or as p_sort says, down: the largest first. That the '
  'list was seen is noted first; what was searched for is not.';

create function private.view_counts(p_actor_id uuid, p_soon_until timestamptz, p_closed_days date[]) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_search private.case_search;
  v_view text;
  v_counts jsonb;
begin
  v_search.actor_id := p_actor_id;
  v_search.soon_until := p_soon_until;
  v_search.closed_days := p_closed_days;
  -- Four of them need nothing that is computed for each case.
  v_counts := jsonb_build_object(
    'all', (select count(*) from public.cases where status not in ('closed', 'cancelled')),
    'mine', (select count(*) from public.cases where status not in ('closed', 'cancelled') and assigned_to = p_actor_id),
    'triage', (
      select count(*) from public.cases as one where status not in ('closed', 'cancelled') and exists (
        select from public.case_flags where case_id = one.id and cleared_at is null)),
    'hearings', (
      select count(*) from public.cases as one where status not in ('closed', 'cancelled') and exists (
        select from public.court_matters as matter where matter.case_id = one.id and matter.status = 'hearing_set'
          and matter.left_out_at is null and matter.hearing_at > now()))
  );
  foreach v_view in array array['our_turn', 'late', 'silent_week'] loop
    v_search.view := v_view;
    v_counts := v_counts || jsonb_build_object(v_view, (select count(*) from private.found_cases(v_search)));
  end loop;
  return v_counts;
end
$$;
comment on function private.view_counts(uuid, timestamptz, date[]) is 'How many cases each of the views above the list holds.';

create function private.stage_counts() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(stage.status, jsonb_build_object('count', stage.count, 'days', stage.days)), '{}')
  from (
    select one.status, count(*) as count,
      round(extract(epoch from percentile_cont(0.5) within group (order by now() - state.since)) / 86400)::integer as days
    from public.cases as one join public.since_of_cases as state on state.case_id = one.id where one.status not in ('closed', 'cancelled') group by one.status
  ) as stage
$$;
comment on function private.stage_counts() is 'Open cases by state, and for how many days half of them have been in it.';

create function public.count_case_views(p_actor_id uuid, p_soon_until timestamptz, p_closed_days date[]) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'counts', private.view_counts(p_actor_id, p_soon_until, p_closed_days), 'stages', private.stage_counts())
$$;
comment on function public.count_case_views is
  '→ { counts: by view, for the tabs above the list; stages: by state { count, days }, open cases }.';

create function public.board_of_cases(
  p_actor_id uuid,
  p_limit integer,
  p_soon_until timestamptz,
  p_closed_days date[],
  p_search text default null,
  p_view text default null,
  p_status public.case_status default null,
  p_turn public.ball_holder default null,
  p_package_id public.package_id default null,
  p_language public.locale default null,
  p_county text default null,
  p_owner_id uuid default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select *, row_number() over (partition by status order by rank, sort_at, case_id) as place
    from private.found_cases((p_search, p_view, p_status, p_turn, p_package_id, p_language, p_county, p_owner_id, p_actor_id, p_soon_until,
      p_closed_days, null, false, null, p_limit)::private.case_search)
  )
  select jsonb_build_object('columns', coalesce(jsonb_agg(jsonb_build_object(
    'status', status, 'count', total, 'items', items) order by status), '[]'))
  from (
    select status, count(*) as total, coalesce(jsonb_agg(private.case_row(case_id) order by place)
      filter (where place <= p_limit), '[]') as items
    from found group by status
  ) as listed
$$;
comment on function public.board_of_cases is
  'The cases that list_cases would list → { columns: { status, count, items }[] }: the first of each state.';

create function public.read_workload() returns jsonb
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
  ), task as (
    select coalesce(task.owner_id, one.assigned_to) as whose, count(*) as open_tasks
    from public.case_tasks as task join public.cases as one on one.id = task.case_id
    where task.done_at is null and task.dropped_at is null
      and (one.status not in ('closed', 'cancelled') or private.outlives_case(task.code))
    group by 1
  )
  select jsonb_build_object('people', coalesce(jsonb_agg(jsonb_build_object(
    'id', person.id, 'name', case when person.id is not null then private.staff_name(person.id) end,
    'active', person.active, 'open', open_cases, 'late', late, 'withUs', with_us, 'withClient', with_client,
    'withCourt', with_court, 'oldest', oldest,
    'tasks', coalesce((select open_tasks from task where task.whose is not distinct from person.id), 0)
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
comment on function public.read_workload is
  '→ { people: { id, name, active, open, late, withUs, withClient, withCourt, oldest, tasks }[] }; the row without a '
  'person is nobody''s work. A task without an owner of its own is its case''s owner''s.';
