-- The dates of a client as other calendars read them: a date that moves is the same entry in a newer version.
create type public.event_kind as enum ('hearing', 'call');
create type public.event_status as enum ('scheduled', 'completed', 'cancelled');
alter table public.calendar_events
  drop constraint calendar_events_priority_check,
  alter column priority drop default,
  alter column priority type public.case_priority using priority::public.case_priority,
  alter column priority set default 'medium',
  drop constraint calendar_events_status_check,
  alter column status drop default,
  alter column status type public.event_status using status::public.event_status,
  alter column status set default 'scheduled',
  alter column event_type type public.event_kind using event_type::public.event_kind,
  add column uid uuid,
  add column sequence integer not null default 0;
update public.calendar_events set uid = id;
alter table public.calendar_events alter column uid set not null;
create index calendar_events_uid_idx on public.calendar_events (uid, sequence);
comment on column public.calendar_events.uid is
  'Names the date in other calendars. A hearing that was moved, or set again, goes on under the name it had.';
comment on column public.calendar_events.sequence is 'Grows with every change of a date, so that other calendars take the newest.';

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

revoke execute on function
  public.keep_calendar_address(jsonb), public.end_calendar_address(jsonb), public.read_calendar(jsonb),
  public.read_calendar_by_address(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.keep_calendar_address(jsonb), public.end_calendar_address(jsonb), public.read_calendar(jsonb),
  public.read_calendar_by_address(jsonb)
  to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
