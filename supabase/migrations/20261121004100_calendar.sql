-- The dates of a client as other calendars read them: a date that moves is the same entry in a newer version. A hearing
-- is remembered in time, and the court is asked for an interpreter in time.

create type public.event_kind as enum ('hearing', 'call');
create type public.event_status as enum ('scheduled', 'completed', 'cancelled');

create table public.calendar_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  title text not null,
  description text,
  event_type public.event_kind not null,
  start_date timestamptz not null,
  end_date timestamptz,
  location text,
  is_all_day boolean not null default false,
  priority public.case_priority not null default 'medium',
  status public.event_status not null default 'scheduled',
  reminder_minutes integer not null default 30 check (reminder_minutes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  matter_id uuid references public.court_matters (id) on delete cascade,
  uid uuid not null,
  sequence integer not null default 0,
  staff_id uuid references public.users (id) on delete set null,
  phone text check (length(phone) between 7 and 30),
  language public.locale,
  busy tstzrange,
  check (end_date is null or end_date >= start_date),
  constraint calendar_events_calls_apart
    exclude using gist (staff_id with =, busy with &&)
    where (status = 'scheduled' and busy is not null)
);
create index calendar_events_user_id_idx on public.calendar_events (user_id, start_date);
create index calendar_events_case_id_idx on public.calendar_events (case_id);
create index calendar_events_matter_id_idx on public.calendar_events (matter_id) where matter_id is not null;
create index calendar_events_uid_idx on public.calendar_events (uid, sequence);
create index calendar_events_staff_id_idx on public.calendar_events (staff_id) where staff_id is not null;
comment on table public.calendar_events is 'Dates of a case: hearings, deadlines, calls.';
comment on column public.calendar_events.uid is
  'Names the date in other calendars. A hearing that was moved, or set again, goes on under the name it had.';
comment on column public.calendar_events.sequence is 'Grows with every change of a date, so that other calendars take the newest.';
comment on column public.calendar_events.staff_id is 'Who calls.';
comment on column public.calendar_events.phone is 'The number the client wants to be called at.';
comment on column public.calendar_events.language is 'The language of a call.';
comment on column public.calendar_events.busy is 'Of a call: from its beginning to the end of the pause after it.';

create trigger set_updated_at before update on public.calendar_events
  for each row execute function private.set_updated_at();

alter table public.calendar_events enable row level security;
revoke all on public.calendar_events from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.calendar_events to service_role;

create function private.name_event() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_before public.calendar_events;
begin
  if new.event_type = 'hearing' then
    select * into v_before from public.calendar_events
    where matter_id = new.matter_id and event_type = 'hearing' order by sequence desc, created_at desc limit 1;
  end if;
  -- After a hearing that took place, the next is another one.
  if v_before.status = 'cancelled' then
    new.uid := v_before.uid;
    new.sequence := v_before.sequence + 1;
  else
    new.uid := coalesce(new.uid, new.id);
  end if;
  return new;
end
$$;
comment on function private.name_event() is 'Trigger: the name and version of a new date.';

create trigger name_event before insert on public.calendar_events for each row execute function private.name_event();

create function private.raise_sequence() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end
$$;
comment on function private.raise_sequence() is 'Trigger: a date changed, so its version grows.';

create trigger raise_sequence before update on public.calendar_events
  for each row when (
    old.status <> new.status or old.start_date <> new.start_date or old.end_date is distinct from new.end_date
    or old.location is distinct from new.location
  ) execute function private.raise_sequence();

-- A secret address under which a calendar asks for the dates of one client. Only its hash is kept.
create table public.calendar_addresses (
  user_id uuid primary key references public.users (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  language public.locale not null,
  with_place boolean not null,
  created_at timestamptz not null default now()
);
comment on table public.calendar_addresses is 'Where a calendar may ask for the dates of a client; one for each, revocable.';
comment on column public.calendar_addresses.with_place is 'The client chose that the place stands in the calendar.';

alter table public.calendar_addresses enable row level security;
revoke all on public.calendar_addresses from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.calendar_addresses to service_role;

create function private.end_calendar_address() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.calendar_addresses where user_id = new.id;
  return null;
end
$$;
comment on function private.end_calendar_address() is 'Trigger: an account that is closed or deleted is read by no calendar.';

create trigger end_calendar_address after update of deactivated_at on public.users
  for each row when (old.deactivated_at is null and new.deactivated_at is not null)
  execute function private.end_calendar_address();

create function public.keep_calendar_address(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.calendar_addresses (user_id, token_hash, language, with_place)
  values ((p ->> 'userId')::uuid, p ->> 'tokenHash', (p ->> 'language')::public.locale, (p ->> 'withPlace')::boolean)
  on conflict (user_id) do update set
    token_hash = excluded.token_hash, language = excluded.language, with_place = excluded.with_place, created_at = now();
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_calendar_address(jsonb) is
  'p { userId, tokenHash, language, withPlace } → { outcome: done }. The address before opens nothing any more.';

create function public.end_calendar_address(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  delete from public.calendar_addresses where user_id = (p ->> 'userId')::uuid;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.end_calendar_address(jsonb) is 'p { userId } → { outcome: done }. Doing it twice changes nothing.';

create function private.dates_of(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_dates jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'uid', dated.uid, 'kind', dated.kind, 'sequence', dated.sequence, 'status', dated.status, 'startsAt', dated.starts_at,
    'endsAt', dated.ends_at, 'day', dated.day, 'place', dated.place, 'caseId', one.id, 'caseNumber', one.case_number,
    'changedAt', dated.changed_at
  ) order by coalesce(dated.starts_at, dated.day::timestamp at time zone 'America/New_York'), dated.uid), '[]') into v_dates
  from (
    select distinct on (event.uid)
      event.uid::text as uid, event.event_type::text as kind, event.sequence,
      case when event.status = 'cancelled' then 'cancelled' else 'scheduled' end as status,
      event.start_date as starts_at, event.end_date as ends_at, null::date as day, event.location as place,
      event.case_id, event.updated_at as changed_at
    from public.calendar_events as event where event.user_id = p_user_id
    order by event.uid, event.sequence desc, event.created_at desc
  ) as dated
  join public.cases as one on one.id = dated.case_id
  -- Calendars that were asked for a while ago still have what was canceled since.
  where dated.starts_at > now() - interval '90 days'
    and (dated.status = 'scheduled' or dated.changed_at > now() - interval '90 days');
  return v_dates || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'uid', 'request-' || asked.id, 'kind', 'request', 'sequence', asked.version, 'startsAt', null, 'endsAt', null,
      'status', case when asked.status in ('needed', 'returned') then 'scheduled' else 'cancelled' end, 'day', asked.due_on,
      'place', null, 'caseId', one.id, 'caseNumber', one.case_number, 'changedAt', asked.updated_at
    ) order by asked.due_on, asked.id), '[]')
    from public.file_requests as asked join public.cases as one on one.id = asked.case_id
    where one.user_id = p_user_id and asked.due_on > private.office_date() - 90
  ) || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'uid', 'order-' || matter.id, 'kind', 'deadline', 'sequence', matter.version, 'startsAt', null, 'endsAt', null,
      'status', case when matter.status in ('granted', 'notifying', 'closed') then 'scheduled' else 'cancelled' end,
      'day', matter.limit_ends_on, 'place', null, 'caseId', one.id, 'caseNumber', one.case_number,
      'changedAt', matter.updated_at
    ) order by matter.limit_ends_on, matter.id), '[]')
    from public.court_matters as matter join public.cases as one on one.id = matter.case_id
    where one.user_id = p_user_id and matter.left_out_at is null and matter.limit_ends_on > private.office_date() - 90
  );
end
$$;
comment on function private.dates_of(uuid) is
  'Hearings and calls, days by which something is asked for, and days on which an order ends, each in its newest version: '
  '[{ uid, kind, sequence, status: scheduled | cancelled, startsAt, endsAt, day, place, caseId, caseNumber, changedAt }].';

create function public.read_calendar(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'items', private.dates_of((p ->> 'userId')::uuid),
    'address', (
      select jsonb_build_object('createdAt', created_at, 'withPlace', with_place)
      from public.calendar_addresses where user_id = (p ->> 'userId')::uuid
    )
  );
end
$$;
comment on function public.read_calendar(jsonb) is
  'p { userId } → { items: as private.dates_of, address: { createdAt, withPlace } or null }. The secret itself nobody knows.';

create function public.read_calendar_by_address(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_address public.calendar_addresses;
begin
  select * into v_address from public.calendar_addresses where token_hash = p ->> 'tokenHash';
  if v_address.user_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'language', v_address.language, 'withPlace', v_address.with_place,
    'items', private.dates_of(v_address.user_id)
  );
end
$$;
comment on function public.read_calendar_by_address(jsonb) is
  'p { tokenHash } → { outcome: done | unknown, language, withPlace, items }: what a calendar gets that knows the secret.';

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
  where dedupe_key in ('interpreter:' || new.id, 'interpreter_confirmed:' || new.id) and done_at is null and dropped_at is null;
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

create function public.hearing_to_remember(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_hearing_at timestamptz;
begin
  select event.start_date into v_hearing_at
  from public.calendar_events as event join public.users as client on client.id = event.user_id and client.is_active
  where event.id = (p ->> 'eventId')::uuid and event.status = 'scheduled'
    and event.start_date > coalesce((p ->> 'now')::timestamptz, now());
  return jsonb_build_object('hearingAt', v_hearing_at);
end
$$;
comment on function public.hearing_to_remember(jsonb) is
  'p { eventId, now? } → { hearingAt }: asked when a reminder is about to be sent; null when there is nothing to remember.';

create function public.report_cannot_come(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters := private.matter_of_write(p);
  v_answer jsonb;
begin
  if v_matter.id is null or v_matter.case_id <> (p ->> 'caseId')::uuid then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_matter.status <> 'hearing_set' or v_matter.hearing_at <= now() then
    return jsonb_build_object('outcome', 'not_now');
  end if;
  v_answer := public.send_case_message(p || '{"ticketHashes": []}');
  if v_answer ->> 'outcome' = 'done' then
    perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'client_cannot_come', 'dueAt', p ->> 'dueAt', 'dedupeKey', 'cannot_come:' || v_matter.id || ':' || v_matter.hearing_at
    )), null);
  end if;
  return jsonb_build_object('outcome', v_answer ->> 'outcome');
end
$$;
comment on function public.report_cannot_come(jsonb) is
  'p { idempotencyKey, caseId, matterId, actorId, actorRole: client, language, message (why), dueAt (of the task), answerDueAt } → '
  '{ outcome: done | not_now (no hearing is to come) | unknown }: a message of the client, and a task for the same day.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
