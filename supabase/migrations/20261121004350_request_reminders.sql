-- What we ask for by a day is remembered: three days before, on the day, and three days after it. Then it is a task.

create function private.request_reminders_of(p_due date) returns table (name text, at timestamptz)
language sql immutable set search_path = '' as $$
  -- As in src/domain/calendar/reminders.ts: an hour of the wall in Georgia, whatever the clocks did since.
  select listed.name, (p_due + listed.days + time '09:00') at time zone 'America/New_York'
  from (values ('before', -3), ('day', 0), ('after', 3)) as listed (name, days)
$$;
comment on function private.request_reminders_of(date) is 'When a client is reminded of what we need by this day.';

create function private.plan_request_reminders() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case public.cases;
begin
  if tg_op = 'UPDATE' then
    update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
    where status = 'waiting' and dedupe_key in (
      select 'request_reminder:' || new.id || ':' || version || ':' || reminder.name
      from generate_series(1, new.version) as version, private.request_reminders_of(new.due_on) as reminder
    );
    update public.case_tasks set dropped_at = now()
    where done_at is null and dropped_at is null and (
      dedupe_key in (select 'request_late:' || new.id || ':' || version from generate_series(1, new.version) as version)
      or dedupe_key like 'remind:request_reminder:' || new.id || ':%');
  end if;
  if new.status not in ('needed', 'returned') or new.due_on is null then
    return null;
  end if;
  select * into v_case from public.cases where id = new.case_id;
  perform private.insert_mails((
    select jsonb_agg(jsonb_build_object(
      'kind', 'request_reminder', 'recipient', client.email, 'language', client.preferred_language,
      'runAfter', reminder.at, 'dedupeKey', 'request_reminder:' || new.id || ':' || new.version || ':' || reminder.name,
      'payload', jsonb_strip_nulls(jsonb_build_object(
        'caseId', v_case.id, 'caseNumber', v_case.case_number, 'firstName', client.first_name, 'requestId', new.id,
        'dueOn', new.due_on
      ))
    ))
    from private.request_reminders_of(new.due_on) as reminder, public.users as client
    where reminder.at > now() and client.id = v_case.user_id and client.is_active
  ), null, null, v_case.user_id);
  perform private.add_tasks(new.case_id, null, jsonb_build_array(jsonb_build_object(
    'code', 'chase_client', 'dedupeKey', 'request_late:' || new.id || ':' || new.version,
    'dueAt', greatest(now() + interval '1 day', (new.due_on + 4 + time '17:00') at time zone 'America/New_York')
  )), null);
  return null;
end
$$;
comment on function private.plan_request_reminders() is
  'Trigger: reminders of what we need by a day that are still to come, and the task of who chases it; sent, accepted or no '
  'longer needed, they go.';

create trigger plan_reminders after insert on public.file_requests
  for each row when (new.due_on is not null) execute function private.plan_request_reminders();

create trigger plan_reminders_again after update of status on public.file_requests
  for each row when (new.due_on is not null and old.status <> new.status) execute function private.plan_request_reminders();

create function private.drop_request_tasks() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_tasks set dropped_at = now()
  where case_id = new.id and dedupe_key like 'request_late:%' and done_at is null and dropped_at is null;
  return null;
end
$$;
comment on function private.drop_request_tasks() is 'Trigger: nobody chases what a case that is over asked for.';

create trigger drop_request_tasks after update of status on public.cases
  for each row when (private.is_case_over(new.status) and not private.is_case_over(old.status))
  execute function private.drop_request_tasks();

create function public.request_to_remember(p_request_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_request public.file_requests;
begin
  select asked.* into v_request
  from public.file_requests as asked
  join public.cases as one on one.id = asked.case_id
  join public.users as client on client.id = one.user_id and client.is_active
  where asked.id = p_request_id and asked.status in ('needed', 'returned')
    and not private.is_case_over(one.status)
    and not exists (
      select from public.case_holds where case_id = one.id and released_at is null and stops_moves
    );
  return jsonb_build_object('dueOn', v_request.due_on, 'facts', private.reach_facts(v_request.case_id));
end
$$;
comment on function public.request_to_remember is
  '→ { dueOn, facts: private.reach_facts }: asked when the hour of a reminder has come; null when nothing is needed, or the case rests.';
