-- The dates of a client as other calendars read them: a date that moves is the same entry in a newer version.

create type public.event_kind as enum ('hearing', 'call', 'request', 'deadline');
create type public.case_priority as enum ('low', 'medium', 'high', 'urgent');
create type public.event_status as enum ('scheduled', 'completed', 'cancelled');

create table public.calendar_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  title text not null,
  event_type public.event_kind not null,
  start_date timestamptz not null,
  end_date timestamptz,
  location text,
  status public.event_status not null default 'scheduled',
  reminder_minutes integer not null default 30 check (reminder_minutes >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  matter_id uuid references public.court_matters (id) on delete cascade,
  uid uuid not null,
  sequence integer not null default 0,
  staff_id uuid references public.users (id) on delete set null,
  phone text check (length(phone) between 7 and 60),
  phone_e164 text check (phone_e164 ~ '^\+[1-9]\d{6,14}$'),
  language public.locale,
  busy tstzrange,
  is_all_day boolean not null default false,
  priority public.case_priority not null default 'medium',
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
comment on table public.calendar_events is
  'Dates of a case: hearings, calls, days by which something is asked for, and days on which an order ends.';
comment on column public.calendar_events.is_all_day is 'A day without an hour: it begins when the day begins in Georgia.';
comment on column public.calendar_events.priority is 'high: nobody may miss it. Other calendars read it, too.';
comment on column public.calendar_events.uid is
  'Names the date in other calendars. A hearing that was moved, or set again, goes on under the name it had; a day is named as '
  'the request or the court matter it comes from.';
comment on column public.calendar_events.sequence is 'Grows with every change of a date, so that other calendars take the newest.';
comment on column public.calendar_events.phone_e164 is 'The number as networks know it, read from what was typed; of several the first.';
comment on column public.calendar_events.staff_id is 'Who calls.';
comment on column public.calendar_events.phone is 'The number the client wants to be called at.';
comment on column public.calendar_events.language is 'The language of a call.';
comment on column public.calendar_events.busy is 'Of a call: from its beginning to the end of the pause after it.';
comment on column public.calendar_events.reminder_minutes is 'So long before it the calendar of the client reminds of it.';

create trigger set_updated_at before update on public.calendar_events
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.calendar_events to service_role;

-- Calendars of clients remind of a date by themselves, too: half an hour before a call, two hours before a hearing.
create function private.name_event() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_before public.calendar_events;
begin
  if new.event_type = 'hearing' then
    -- Long enough before to leave for the court.
    new.reminder_minutes := 120;
    new.priority := 'high';
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
comment on function private.name_event() is 'Trigger: the name and version of a new date, and how long before it calendars remind.';

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

create function private.keep_day(
  p_kind public.event_kind, p_uid uuid, p_case_id uuid, p_matter_id uuid, p_day date, p_is_on boolean
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_start timestamptz := p_day::timestamp at time zone 'America/New_York';
begin
  update public.calendar_events set
    start_date = coalesce(v_start, start_date),
    status = case when p_is_on and p_day is not null then 'scheduled' else 'cancelled' end::public.event_status
  where uid = p_uid and event_type = p_kind;
  if not found and p_is_on and p_day is not null then
    insert into public.calendar_events
      (user_id, case_id, matter_id, title, event_type, start_date, uid, is_all_day, reminder_minutes)
    select user_id, id, p_matter_id, p_kind, p_kind, v_start, p_uid, true, 0 from public.cases where id = p_case_id;
  end if;
end
$$;
comment on function private.keep_day(public.event_kind, uuid, uuid, uuid, date, boolean) is
  'A day without an hour, as it stands now: put into the calendar, moved, or taken out of it.';

create function private.keep_day_of_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.keep_day('deadline', new.id, new.case_id, new.id, new.limit_ends_on,
    new.left_out_at is null and new.status in ('granted', 'notifying', 'closed'));
  return null;
end
$$;
comment on function private.keep_day_of_order() is 'Trigger: the day on which an order ends stands in the calendar while it is in force.';

create trigger keep_day_of_order after insert or update of limit_ends_on, status, left_out_at on public.court_matters
  for each row when (new.limit_ends_on is not null) execute function private.keep_day_of_order();

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

create function public.keep_calendar_address(
  p_user_id uuid,
  p_token_hash text,
  p_language public.locale,
  p_with_place boolean
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.calendar_addresses (user_id, token_hash, language, with_place)
  values (p_user_id, p_token_hash, p_language, p_with_place)
  on conflict (user_id) do update set
    token_hash = excluded.token_hash, language = excluded.language, with_place = excluded.with_place, created_at = now();
  -- Somebody else may hold the phone: the owner of the account reads it in their own mailbox.
  perform private.insert_mails((
    select jsonb_build_array(jsonb_build_object(
      'kind', 'calendar_address_made', 'recipient', email, 'language', preferred_language,
      'payload', jsonb_strip_nulls(jsonb_build_object('firstName', first_name)),
      'dedupeKey', concat_ws(':', 'calendar-address', id, gen_random_uuid())))
    from public.users where id = p_user_id
  ), p_user_id => p_user_id);
  perform private.note_activity(p_user_id, 'calendar_address_made');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_calendar_address is '→ { outcome: done }. The address before no longer works. The owner is told.';

create function public.end_calendar_address(p_user_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  delete from public.calendar_addresses where user_id = p_user_id;
  if found then
    perform private.note_activity(p_user_id, 'calendar_address_ended');
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.end_calendar_address is '→ { outcome: done }. Doing it twice changes nothing.';

create function private.dates_of(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_dates jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'uid', dated.uid, 'kind', dated.kind, 'sequence', dated.sequence, 'status', dated.status,
    'startsAt', case when not dated.is_all_day then dated.starts_at end, 'endsAt', dated.ends_at,
    'day', case when dated.is_all_day then (dated.starts_at at time zone 'America/New_York')::date end, 'place', dated.place,
    'caseId', one.id, 'caseNumber', one.case_number, 'changedAt', dated.changed_at, 'isImportant', dated.priority = 'high',
    'reminderMinutes', case when not dated.is_all_day then dated.reminder_minutes end
  ) order by dated.starts_at, dated.uid), '[]') into v_dates
  from (
    select distinct on (event.uid)
      event.uid::text as uid, event.event_type::text as kind, event.sequence,
      case when event.status = 'cancelled' then 'cancelled' else 'scheduled' end as status,
      event.start_date as starts_at, event.end_date as ends_at, event.is_all_day, event.priority, event.location as place,
      event.case_id, event.updated_at as changed_at, event.reminder_minutes
    from public.calendar_events as event where event.user_id = p_user_id
    order by event.uid, event.sequence desc, event.created_at desc
  ) as dated
  join public.cases as one on one.id = dated.case_id
  -- Calendars that were asked for a while ago still have what was canceled since.
  where dated.starts_at > now() - interval '90 days'
    and (dated.status = 'scheduled' or dated.changed_at > now() - interval '90 days');
  return v_dates;
end
$$;
comment on function private.dates_of(uuid) is
  'Hearings and calls, days by which something is asked for, and days on which an order ends, each in its newest version: '
  '[{ uid, kind, sequence, status: scheduled | cancelled, startsAt, endsAt, day (of what has no hour), place, caseId, caseNumber, changedAt, isImportant, reminderMinutes }].';

create function public.read_calendar(p_actor_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'items', private.dates_of(p_actor_id),
    'address', (
      select jsonb_build_object('createdAt', created_at, 'withPlace', with_place)
      from public.calendar_addresses where user_id = p_actor_id
    )
  );
end
$$;
comment on function public.read_calendar is
  '→ { items: as private.dates_of, address: { createdAt, withPlace } or null }. The secret itself nobody knows.';

create function public.read_calendar_by_address(p_token_hash text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_address public.calendar_addresses;
begin
  select * into v_address from public.calendar_addresses where token_hash = p_token_hash;
  if v_address.user_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'language', v_address.language, 'withPlace', v_address.with_place,
    'items', private.dates_of(v_address.user_id)
  );
end
$$;
comment on function public.read_calendar_by_address is
  '→ { outcome: done | unknown, language, withPlace, items }: what a calendar gets that knows the secret.';
