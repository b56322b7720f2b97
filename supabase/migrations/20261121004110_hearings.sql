-- A hearing is remembered in time, and the court is asked for an interpreter in time.

create function private.reminders_of(p_start timestamptz) returns table (name text, at timestamptz)
language sql immutable set search_path = '' as $$
  -- As in src/domain/calendar/reminders.ts: hours of the wall in Georgia, whatever the clocks did since.
  select listed.name,
    ((p_start at time zone 'America/New_York')::date - listed.days + listed.hour) at time zone 'America/New_York'
  from (values ('week', 7, time '09:00'), ('two_days', 2, time '09:00'), ('evening', 1, time '18:00'))
    as listed (name, days, hour)
$$;
comment on function private.reminders_of(timestamptz) is 'When a client is reminded of a hearing at this moment.';

create function private.needs_interpreter(p_case_id uuid) returns boolean
language sql stable set search_path = '' as $$
  -- Who was never asked and reads Spanish may need one: somebody looks.
  select coalesce(intake.court_interpreter <> 'no', client.preferred_language <> 'en')
  from public.cases as one
  join public.users as client on client.id = one.user_id
  left join public.intake_forms as intake on intake.id = one.intake_form_id
  where one.id = p_case_id
$$;
comment on function private.needs_interpreter(uuid) is 'Whether the court has to be asked for an interpreter.';

create function private.plan_hearing() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_office_closes timestamptz := (private.office_date() + time '17:00') at time zone 'America/New_York';
begin
  perform private.insert_mails((
    select jsonb_agg(jsonb_build_object(
      'kind', 'hearing_reminder', 'recipient', client.email, 'language', client.preferred_language,
      'runAfter', reminder.at, 'dedupeKey', 'hearing_reminder:' || new.id || ':' || reminder.name,
      'payload', jsonb_strip_nulls(jsonb_build_object(
        'caseId', one.id, 'caseNumber', one.case_number, 'firstName', client.first_name, 'hearingAt', new.start_date,
        'eventId', new.id
      ))
    ))
    from private.reminders_of(new.start_date) as reminder, public.cases as one, public.users as client
    where reminder.at > now() and one.id = new.case_id and client.id = new.user_id and client.is_active
  ), null, null, new.user_id);
  if private.needs_interpreter(new.case_id) then
    -- Moved: that the old date is off and the new one is on is one thing to tell the court.
    if not exists (
      select from public.case_tasks
      where matter_id = new.matter_id and code = 'request_interpreter' and done_at is null and dropped_at is null
    ) then
      perform private.add_tasks(new.case_id, new.matter_id, jsonb_build_array(jsonb_build_object(
        'code', 'request_interpreter', 'dueAt', greatest(now(), v_office_closes), 'dedupeKey', 'interpreter:' || new.id
      )), null);
    end if;
    perform private.add_tasks(new.case_id, new.matter_id, jsonb_build_array(jsonb_build_object(
      'code', 'confirm_interpreter', 'dedupeKey', 'interpreter_confirmed:' || new.id, 'dueAt', greatest(now(), (
        (new.start_date at time zone 'America/New_York')::date - 5 + time '09:00'
      ) at time zone 'America/New_York')
    )), null);
  end if;
  return null;
end
$$;
comment on function private.plan_hearing() is
  'Trigger: the reminders of a hearing that are still to come, and the tasks about an interpreter: asked the same day, chased '
  'five days before.';

create trigger plan_hearing after insert on public.calendar_events
  for each row when (new.event_type = 'hearing' and new.status = 'scheduled') execute function private.plan_hearing();

create function private.call_off_hearing() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where status = 'waiting' and dedupe_key in (
    select 'hearing_reminder:' || new.id || ':' || reminder.name from private.reminders_of(new.start_date) as reminder
  );
  update public.case_tasks set dropped_at = now()
  where done_at is null and dropped_at is null and (
    dedupe_key in ('interpreter:' || new.id, 'interpreter_confirmed:' || new.id)
    or dedupe_key like 'remind:hearing_reminder:' || new.id || ':%');
  if private.needs_interpreter(new.case_id) then
    perform private.add_tasks(new.case_id, new.matter_id, jsonb_build_array(jsonb_build_object(
      'code', 'request_interpreter', 'dedupeKey', 'interpreter_off:' || new.id,
      'dueAt', greatest(now(), (private.office_date() + time '17:00') at time zone 'America/New_York')
    )), null);
  end if;
  return null;
end
$$;
comment on function private.call_off_hearing() is
  'Trigger: nobody is reminded of a hearing that is off, and the court is told about the interpreter the same day.';

create trigger call_off_hearing after update of status on public.calendar_events
  for each row when (new.event_type = 'hearing' and old.status = 'scheduled' and new.status = 'cancelled')
  execute function private.call_off_hearing();

create function public.hearing_to_remember(p_event_id uuid, p_now timestamptz default null) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_event public.calendar_events;
begin
  select event.* into v_event
  from public.calendar_events as event join public.users as client on client.id = event.user_id and client.is_active
  where event.id = p_event_id and event.status = 'scheduled'
    and event.start_date > coalesce(p_now, now());
  return jsonb_build_object('hearingAt', v_event.start_date, 'facts', private.reach_facts(v_event.case_id));
end
$$;
comment on function public.hearing_to_remember is
  '→ { hearingAt, facts: private.reach_facts }: asked when the hour of a reminder has come; null when there is nothing to remember.';
