-- Staff are warned before a task is late, and read how clients rate our help.

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
        select jsonb_build_object('code', task.code, 'title', task.title, 'at', task.due_at, 'since', task.created_at)
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

create or replace function public.read_sight(p jsonb) returns jsonb
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
        and private.is_owed(bought.status)),
    'ratings', (
      select jsonb_build_object('count', count(*), 'mean', round(avg(satisfaction_rating), 1)) from public.support_tickets
      where rated_at >= (p ->> 'paidSince')::timestamptz)
  );
end
$$;
comment on function public.read_sight(jsonb) is
  'p { since, limit, paidSince, paidUntil } → { tasks: by week kept and missed, replies: { askedAt, answeredAt }[], portal: { paid, '
  'signedIn within a week of paying }, ratings: { count, mean } of tickets rated since paidSince }. Numbers and times alone.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
