-- A call of 30 minutes: who works here says when they can be called, a client takes one of the free times. Lengths and
-- limits stand in src/domain/calendar/calls.ts and come with each call; that two never overlap is said here. A call stands
-- in the history of its case: booked, moved, canceled and held, each written with the change itself.

create table public.call_hours (
  staff_id uuid not null references public.users (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null check (opens >= time '06:00'),
  closes time not null check (closes <= time '22:00'),
  languages public.locale[] not null check (cardinality(languages) > 0),
  primary key (staff_id, weekday, opens),
  check (opens < closes)
);
comment on table public.call_hours is 'When somebody who works here can be called, in hours of the wall in Georgia.';
comment on column public.call_hours.weekday is 'Monday is 1.';
comment on column public.call_hours.opens is 'Never at night, when clocks change.';

grant select, insert, update, delete on public.call_hours to service_role;

create table public.call_days_off (
  staff_id uuid not null references public.users (id) on delete cascade,
  day date not null,
  primary key (staff_id, day)
);
comment on table public.call_days_off is 'Days on which somebody takes no calls.';

grant select, insert, update, delete on public.call_days_off to service_role;

create function public.save_call_hours(p_actor_id uuid, p_languages jsonb, p_hours jsonb, p_days_off jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform from public.users where id = p_actor_id for no key update;
  delete from public.call_hours where staff_id = p_actor_id;
  delete from public.call_days_off where staff_id = p_actor_id;
  insert into public.call_hours (staff_id, weekday, opens, closes, languages)
  select p_actor_id, (one ->> 'weekday')::smallint, (one ->> 'opens')::time, (one ->> 'closes')::time,
    array(select jsonb_array_elements_text(p_languages)::public.locale)
  from jsonb_array_elements(p_hours) as listed (one);
  insert into public.call_days_off (staff_id, day)
  select distinct p_actor_id, day::date from jsonb_array_elements_text(p_days_off) as listed (day);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.save_call_hours is
  'p_hours: [{ weekday, opens, closes }]; p_days_off: [day] → { outcome: done }. Replaces their own; calls that are booked stay.';

create function private.call_people() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'staffId', person.id,
      'hours', (
        select jsonb_agg(jsonb_build_object(
          'weekday', weekday, 'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI')) order by weekday, opens)
        from public.call_hours where staff_id = person.id),
      'languages', (select to_jsonb(languages) from public.call_hours where staff_id = person.id limit 1),
      'daysOff', (select coalesce(jsonb_agg(day order by day), '[]') from public.call_days_off
                  where staff_id = person.id and day >= private.office_date()),
      'busy', (select coalesce(jsonb_agg(jsonb_build_object('from', lower(busy), 'to', upper(busy)) order by busy), '[]')
               from public.calendar_events
               where staff_id = person.id and status = 'scheduled' and busy is not null and upper(busy) > now())
    ) order by person.id), '[]')
    from public.users as person
    where person.is_active and person.role <> 'client' and exists (select from public.call_hours where staff_id = person.id)
  );
end
$$;
comment on function private.call_people() is 'Who takes calls: [{ staffId, hours, languages, daysOff, busy: [{ from, to }] }].';

create function public.read_call_hours(p_actor_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'hours', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'weekday', weekday, 'opens', to_char(opens, 'HH24:MI'), 'closes', to_char(closes, 'HH24:MI')) order by weekday, opens), '[]')
      from public.call_hours where staff_id = p_actor_id),
    'languages', coalesce((select to_jsonb(languages) from public.call_hours where staff_id = p_actor_id limit 1), '[]'),
    'daysOff', (select coalesce(jsonb_agg(day order by day), '[]') from public.call_days_off
                where staff_id = p_actor_id and day >= private.office_date()),
    'calls', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', event.id, 'at', event.start_date, 'phone', event.phone, 'language', event.language, 'caseId', one.id,
        'caseNumber', one.case_number
      ) order by event.start_date), '[]')
      from public.calendar_events as event join public.cases as one on one.id = event.case_id
      where event.staff_id = p_actor_id and event.event_type = 'call' and event.status = 'scheduled' and event.end_date > now())
  );
end
$$;
comment on function public.read_call_hours is '→ { hours, languages, daysOff, calls: those to come }, of this person.';

create function private.call_of(p_case_id uuid) returns public.calendar_events
language plpgsql stable set search_path = '' as $$
declare
  v_call public.calendar_events;
begin
  select * into v_call from public.calendar_events
  where case_id = p_case_id and event_type = 'call' and status = 'scheduled' and end_date > now()
  order by start_date limit 1;
  return v_call;
end
$$;
comment on function private.call_of(uuid) is 'The call of a case that is to come; a case has one at a time.';

-- The number that is offered for a call is the one that the client told us last.
create function public.read_call_times(p_actor_id uuid, p_case_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_call public.calendar_events;
begin
  select * into v_case from public.cases where id = p_case_id and user_id = p_actor_id;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_call := private.call_of(v_case.id);
  return jsonb_build_object(
    'outcome', 'done', 'packageId', v_case.package_type, 'isOver', private.is_case_over(v_case.status),
    -- The same for all packages: one of them may include the calls of another.
    'isConfirmed', exists (
      select from public.service_packages where rests_on @> '[{"need": "calls", "isOpen": true}]'),
    'people', private.call_people(),
    'phone', coalesce(
      (select nullif(communication_preferences #>> '{reach, phone}', '') from public.users where id = v_case.user_id),
      (select phone_number from public.intake_forms where id = v_case.intake_form_id)),
    'call', case when v_call.id is not null then jsonb_build_object(
      'id', v_call.id, 'startsAt', v_call.start_date, 'language', v_call.language, 'phone', v_call.phone,
      'with', (select first_name from public.users where id = v_call.staff_id)
    ) end
  );
end
$$;
comment on function public.read_call_times is
  '→ { outcome: done | unknown, packageId, isOver, isConfirmed (calls, in the launch file), people: as '
  'private.call_people, phone, call }, for the client.';

create function public.book_call(
  p_idempotency_key text,
  p_case_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_starts_at timestamptz,
  p_ends_at timestamptz,
  p_busy_until timestamptz,
  p_staff_ids jsonb,
  p_language public.locale,
  p_phone text,
  p_changeable_from timestamptz,
  p_phone_e164 text default null,
  p_moves uuid default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_call public.calendar_events;
  v_staff_id uuid;
  v_taken boolean := false;
  v_code public.case_update_code;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  v_call := private.call_of(v_case.id);
  -- A second call, or moving one that is gone.
  if v_call.id is distinct from p_moves or private.is_case_over(v_case.status) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'stale'));
  end if;
  if v_call.id is not null and v_call.start_date < p_changeable_from then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'too_late'));
  end if;
  v_code := case
    when v_call.id is null then 'call_booked'
    -- Another number or language at the same time moves nothing.
    when v_call.start_date <> p_starts_at then 'call_moved'
  end;
  -- One at a time for each person: of many who take the same time, the others see that it is taken. All of them in one
  -- order first, so that two who begin with different people do not wait in a circle.
  for v_staff_id in select distinct named.id::uuid from jsonb_array_elements_text(p_staff_ids) as named (id) order by 1 loop
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('call:' || v_staff_id, 0));
  end loop;
  -- Who already works on the case comes first. The people are those whom the server found free at that time.
  for v_staff_id in
    select person.id from jsonb_array_elements_text(p_staff_ids) with ordinality as named (id, place)
    join public.users as person on person.id = named.id::uuid and person.is_active
    order by person.id is distinct from v_case.assigned_to, named.place
  loop
    begin
      if v_call.id is null then
        insert into public.calendar_events
          (user_id, case_id, title, event_type, start_date, end_date, staff_id, phone, phone_e164, language, busy)
        values (v_case.user_id, v_case.id, 'call', 'call', p_starts_at, p_ends_at, v_staff_id, p_phone, p_phone_e164, p_language,
                tstzrange(p_starts_at, p_busy_until))
        returning * into v_call;
      else
        update public.calendar_events set
          start_date = p_starts_at, end_date = p_ends_at, staff_id = v_staff_id, phone = p_phone, phone_e164 = p_phone_e164,
          language = p_language,
          busy = tstzrange(p_starts_at, p_busy_until)
        where id = v_call.id returning * into v_call;
      end if;
      v_taken := true;
      exit;
    exception when exclusion_violation then
      null;
    end;
  end loop;
  if not v_taken then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'taken'));
  end if;
  update public.case_tasks set dropped_at = now()
  where case_id = v_case.id and code = 'call_client' and done_at is null and dropped_at is null;
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'call_client', 'ownerId', v_call.staff_id, 'dueAt', p_starts_at, 'dedupeKey', 'call:' || v_call.id || ':' || v_call.sequence
  )), null);
  update public.client_notifications set done_at = now()
  where case_id = v_case.id and code in ('call_booked', 'call_cancelled') and done_at is null;
  if v_code is not null then
    perform private.note_call(v_call, v_code, v_case.user_id, 'client');
  end if;
  perform private.tell_of_call(v_case, v_call, 'call_booked');
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'callId', v_call.id));
end
$$;
comment on function public.book_call is
  'p_actor_role: client; p_busy_until: with the pause; p_staff_ids: who is free then by the hours; p_moves: the call that is moved; '
  'p_changeable_from: calls before it stay → { outcome: done | taken | stale (there is another call, or none) | too_late | unknown, callId? '
  '}.';

create function private.tell_of_call(p_case public.cases, p_call public.calendar_events, p_code text) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.notify_client(p_case, p_code, jsonb_build_object('startsAt', p_call.start_date), false);
  perform private.mail_client(p_case, 'call', jsonb_build_object(
    'kind', p_code, 'dedupeKey', p_code || ':' || p_call.id || ':' || p_call.sequence,
    'payload', jsonb_build_object('caseId', p_case.id, 'caseNumber', p_case.case_number, 'startsAt', p_call.start_date)
  ));
  perform private.mail_about_case(p_case, 'staff');
end
$$;
comment on function private.tell_of_call(public.cases, public.calendar_events, text) is
  'p_code: call_booked (also moved) or call_cancelled: the notice, the mail to the client and one to staff.';

create function public.cancel_call(
  p_call_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_changeable_from timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_call public.calendar_events;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'call', p_call_id);
  select * into v_call from public.calendar_events where id = p_call_id and event_type = 'call';
  v_case := private.case_of_write(v_call.case_id, p_actor_id, p_actor_role);
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_call from public.calendar_events where id = v_call.id for no key update;
  if v_call.status = 'cancelled' then
    return jsonb_build_object('outcome', 'done');
  end if;
  if v_call.start_date < p_changeable_from then
    return jsonb_build_object('outcome', 'too_late');
  end if;
  update public.calendar_events set status = 'cancelled' where id = v_call.id returning * into v_call;
  update public.case_tasks set dropped_at = now()
  where case_id = v_case.id and code = 'call_client' and done_at is null and dropped_at is null;
  update public.client_notifications set done_at = now()
  where case_id = v_case.id and code = 'call_booked' and done_at is null;
  perform private.note_call(v_call, 'call_cancelled', p_actor_id, p_actor_role);
  perform private.tell_of_call(v_case, v_call, 'call_cancelled');
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'call_cancelled', jsonb_build_object('callId', v_call.id));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.cancel_call is
  'p_changeable_from: calls before it stay → { outcome: done | too_late | unknown }. Doing it twice changes nothing.';

create function private.note_call(
  p_call public.calendar_events, p_code public.case_update_code, p_by uuid, p_role public.actor_role
) returns void
language sql volatile set search_path = '' as $$
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  select one.id, p_code, jsonb_build_object('callId', p_call.id, 'callAt', p_call.start_date), one.status, false, p_by, p_role
  from public.cases as one where one.id = p_call.case_id
$$;
comment on function private.note_call(public.calendar_events, public.case_update_code, uuid, public.actor_role) is
  'Writes into the history of the case what became of a call, with the time it is at.';

-- Whoever called ticks the task, or logs that the client was reached: both say that the call was held. It is said once,
-- also if the task is opened again, because what stands in the history stays.
create function private.note_held_call() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_call public.calendar_events;
begin
  select * into v_call from public.calendar_events
  where id = split_part(new.dedupe_key, ':', 2)::uuid and status = 'scheduled' for no key update;
  -- A task that is ticked long before the call was not the call.
  if v_call.id is null or now() < v_call.start_date - interval '15 minutes' or exists (
    select from public.case_updates
    where case_id = new.case_id and code = 'call_held' and params ->> 'callId' = v_call.id::text)
  then
    return null;
  end if;
  perform private.note_call(v_call, 'call_held', new.done_by, (select role::public.actor_role from public.users where id = new.done_by));
  return null;
end
$$;
comment on function private.note_held_call() is 'Trigger: the task of calling is done, so the call stands in the history as held.';

create trigger note_held_call after update of done_at on public.case_tasks
  for each row when (new.code = 'call_client' and old.done_at is null and new.done_at is not null and new.dedupe_key is not null)
  execute function private.note_held_call();

create function private.do_task_of_call() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_tasks set done_at = now(), done_by = new.logged_by
  where case_id = new.case_id and code = 'call_client' and done_at is null and dropped_at is null
    and due_at - interval '15 minutes' <= new.happened_at;
  return null;
end
$$;
comment on function private.do_task_of_call() is 'Trigger: a logged call that reached the client does the task of the call that was booked.';

create trigger do_task_of_call after insert on public.contact_log
  for each row when (new.channel = 'call' and new.direction = 'out' and new.reached)
  execute function private.do_task_of_call();
