-- Whether what runs by itself still runs: each scheduled function notes its end here, and each looks at the others.

create type public.run_outcome as enum ('ok', 'failed');

create table public.heartbeats (
  name text primary key check (name ~ '^[a-z][a-z-]{1,60}$'),
  silent_after_seconds integer not null check (silent_after_seconds > 0),
  watched_since timestamptz not null default now(),
  ran_at timestamptz,
  succeeded_at timestamptz,
  outcome public.run_outcome,
  code text check (char_length(code) <= 100),
  duration_ms integer check (duration_ms >= 0),
  check ((ran_at is null) = (outcome is null))
);
comment on table public.heartbeats is 'When each scheduled function last ran and how that ended; one row each.';
comment on column public.heartbeats.silent_after_seconds is 'Without a good end for so long, staff are told.';
comment on column public.heartbeats.watched_since is 'Before that nothing was expected: first deployed, or everything was down together.';
comment on column public.heartbeats.code is 'Of the last failure; a code, no message.';

grant select, insert, update on public.heartbeats to service_role;

-- Submissions that waited out an outage and that the database then refused: they stay where they wait, and here stands
-- that they do. Nobody's answers.
create type public.stuck_kind as enum ('intake', 'contact', 'unreadable');

create table public.stuck_submissions (
  place text primary key check (char_length(place) between 1 and 300),
  kind public.stuck_kind not null,
  reference text,
  code text not null check (char_length(code) <= 100),
  tries integer not null default 1 check (tries > 0),
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now()
);
comment on table public.stuck_submissions is 'Entries of the waiting room that cannot be brought in; gone from here when they are.';
comment on column public.stuck_submissions.place is 'Where it lies: a hash, which tells nothing.';
comment on column public.stuck_submissions.kind is 'unreadable: sealed with another key, or damaged.';

grant select, insert, update, delete on public.stuck_submissions to service_role;

create function private.quiet_since(p_beat public.heartbeats) returns timestamptz
language sql immutable set search_path = '' as $$
  select greatest(p_beat.succeeded_at, p_beat.watched_since)
$$;
comment on function private.quiet_since(public.heartbeats) is 'One that runs and always fails is as silent as one that does not run.';

create function private.watch(p_watched jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into public.heartbeats as beat (name, silent_after_seconds)
  select watched ->> 'name', (watched ->> 'silentAfterSeconds')::integer
  from jsonb_array_elements(p_watched) as listed (watched)
  order by 1
  on conflict (name) do update set silent_after_seconds = excluded.silent_after_seconds
  where beat.silent_after_seconds <> excluded.silent_after_seconds
$$;
comment on function private.watch(jsonb) is '[{ name, silentAfterSeconds }]: a function never seen before is expected from now on.';

create function private.tell_silence(p_beats public.heartbeats[]) returns void
language sql volatile set search_path = '' as $$
  -- The time it fell silent names the silence: whoever finds it, and however often, staff get one mail.
  select private.insert_mails(coalesce(jsonb_agg(jsonb_build_object(
    'kind', 'staff_alarm',
    'payload', jsonb_build_object('about', beat.name, 'reason', 'silent'),
    'dedupeKey', 'staff_alarm:silent:' || beat.name || ':' || extract(epoch from private.quiet_since(beat))::bigint
  )), '[]')) from unnest(p_beats) as beat
$$;
comment on function private.tell_silence(public.heartbeats[]) is 'One alarm for each silence.';

create function private.silent_beats(p_watched jsonb) returns public.heartbeats[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(beat order by beat.name), '{}') from public.heartbeats as beat
  where beat.name in (select watched ->> 'name' from jsonb_array_elements(p_watched) as listed (watched))
    and private.quiet_since(beat) < now() - make_interval(secs => beat.silent_after_seconds)
$$;
comment on function private.silent_beats(jsonb) is 'Those of the watched that did not end well for too long.';

create function public.note_run(
  p_name text,
  p_outcome public.run_outcome,
  p_duration_ms integer,
  p_watched jsonb,
  p_code text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_silent public.heartbeats[];
  v_self public.heartbeats;
begin
  perform private.watch(p_watched);
  -- All in one order, so that two functions that end together take turns.
  perform from public.heartbeats order by name for update;
  v_silent := private.silent_beats(p_watched);
  select * into v_self from unnest(v_silent) as beat where beat.name = p_name;
  if v_self.name is not null and p_outcome = 'ok' then
    -- It was away itself, and the others most likely with it: staff hear of it once, and the others get their time.
    perform private.tell_silence(array[v_self]);
    update public.heartbeats set watched_since = now() where name <> v_self.name;
  else
    perform private.tell_silence(v_silent);
  end if;
  update public.heartbeats set
    ran_at = now(),
    succeeded_at = case when p_outcome = 'ok' then now() else succeeded_at end,
    outcome = p_outcome,
    code = left(p_code, 100),
    duration_ms = p_duration_ms
  where name = p_name;
  return jsonb_build_object('silent', (
    select coalesce(jsonb_agg(beat.name), '[]') from unnest(v_silent) as beat where beat.name <> p_name
  ));
end
$$;
comment on function public.note_run is
  'p_watched: [{ name, silentAfterSeconds }] → { silent: names }. Staff are told of each silence once.';

create function public.note_stuck_submission(
  p_place text,
  p_kind public.stuck_kind,
  p_code text,
  p_reference text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.stuck_submissions as stuck (place, kind, reference, code)
  values (p_place, p_kind, p_reference, left(p_code, 100))
  on conflict (place) do update set
    tries = stuck.tries + 1, last_failed_at = now(), code = excluded.code;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'staff_alarm',
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'about', 'submission', 'reason', 'submission_stuck', 'reference', p_reference)),
    'dedupeKey', 'staff_alarm:spool:' || coalesce(p_reference, p_place)
  )));
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function public.note_stuck_submission is '→ { outcome: noted }. Staff hear of it once.';

create function public.check_health(p_watched jsonb, p_most_event_attempts integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_silent public.heartbeats[];
  v_wrote boolean;
  v_asked_at timestamptz := (select ran_at from public.heartbeats where name = 'health');
begin
  perform private.watch(p_watched);
  -- Nothing ran and nobody asked: all of it was away together, such as a machine that slept. It gets its time to catch
  -- up, once; who asks again before anything ran is told.
  if v_asked_at < now() - interval '10 minutes' and not exists (
    select from public.heartbeats as beat
    where beat.name <> 'health' and (beat.ran_at > v_asked_at or beat.watched_since > beat.succeeded_at)
  ) then
    update public.heartbeats set watched_since = now() where name <> 'health';
  end if;
  insert into public.heartbeats as beat (name, silent_after_seconds, ran_at, succeeded_at, outcome)
  values ('health', 2147483647, clock_timestamp(), clock_timestamp(), 'ok')
  on conflict (name) do update set ran_at = excluded.ran_at, succeeded_at = excluded.succeeded_at;
  v_wrote := (select ran_at >= now() from public.heartbeats where name = 'health');
  v_silent := private.silent_beats(p_watched);
  perform private.tell_silence(v_silent);
  return jsonb_build_object(
    'wrote', v_wrote,
    'silent', (select coalesce(jsonb_agg(beat.name), '[]') from unnest(v_silent) as beat),
    'oldestMailSeconds', (
      select coalesce(extract(epoch from now() - min(run_after))::integer, 0) from public.outbox
      where status = 'waiting' and attempts = 0 and run_after <= now()
    ),
    'retrying', (select count(*) from public.outbox where status = 'waiting' and attempts >= 5),
    'retryingTo', (
      select count(distinct coalesce(recipient, '')) from public.outbox where status = 'waiting' and attempts >= 5
    ),
    'sentLately', exists (
      select from public.outbox where status = 'sent' and sent_at > now() - interval '10 minutes'
    ),
    'deadLetters', (select count(*) from public.outbox where status = 'dead'),
    'oldestEventSeconds', (
      select coalesce(extract(epoch from now() - min(received_at))::integer, 0) from public.stripe_events
      where processed_at is null and attempts < p_most_event_attempts
    ),
    'eventsGivenUp', (
      select count(*) from public.stripe_events
      where processed_at is null and attempts >= p_most_event_attempts
    ),
    'stuckSubmissions', (select count(*) from public.stuck_submissions),
    'silentSince', (select min(private.quiet_since(beat)) from unnest(v_silent) as beat)
  );
end
$$;
comment on function public.check_health is
  '→ { wrote: a row was written and read back, silent, oldestMailSeconds: since when a mail should have been tried, retrying, retryingTo: '
  'addresses, sentLately, deadLetters, oldestEventSeconds, eventsGivenUp, stuckSubmissions, silentSince }.';

-- What was given up and waits for a person: mails, payment events, submissions, and files that should be gone.

create function public.list_failures(
  p_max_event_attempts integer,
  p_limit integer default 51,
  p_what text default null,
  p_kind text default null,
  p_before text default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with failures as (
    select 'mail' as what, mail.id::text as id, mail.kind::text, coalesce(mail.last_error, 'unknown') as code, mail.attempts as tries,
           mail.created_at, mail.updated_at as failed_at, mail.recipient, null::text as reference
    from public.outbox as mail where mail.status = 'dead'
    union all
    select 'event', event.id, event.type, coalesce(event.last_error, 'unknown'), event.attempts,
           event.received_at, event.updated_at, null, null
    from public.stripe_events as event
    where event.processed_at is null and event.attempts >= p_max_event_attempts
    union all
    select 'submission', stuck.place, stuck.kind::text, stuck.code, stuck.tries,
           stuck.first_failed_at, stuck.first_failed_at, null, stuck.reference
    from public.stuck_submissions as stuck
    union all
    -- The sweep removes them each hour; a day later the storage must have refused.
    select 'file', upload.id::text, upload.purpose::text, 'not_removed', 1, upload.created_at, upload.updated_at, null, null
    from public.uploads as upload where upload.status = 'expired' and upload.updated_at < now() - interval '1 day'
    union all
    select 'received', came.id::text, 'mail', coalesce(came.last_error, 'unknown'), came.attempts, came.received_at, came.updated_at,
           null, null
    from public.received_mails as came where came.status = 'dead'
    union all
    -- Nothing can be tried again; it stands here as long as the address is known.
    select 'bounce', mail.id::text, mail.kind::text, mail.delivery_code, 1, mail.created_at, mail.delivery_at, mail.recipient, null
    from public.outbox as mail where mail.delivery = 'bounced' and mail.recipient not in ('removed@account.invalid', 'erased@account.invalid')
  ), keyed as (
    -- Their own ids are of several kinds.
    select *, md5(what || ':' || id)::uuid as row_id from failures
  ), page as (
    select * from keyed
    where (p_before is null or (failed_at, row_id)
             < (split_part(p_before, '_', 1)::timestamptz, split_part(p_before, '_', 2)::uuid))
      and (p_what is null or what = p_what)
      and (p_kind is null or kind = p_kind)
    order by failed_at desc, row_id desc limit p_limit
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'what', what, 'id', id, 'kind', kind, 'code', code, 'tries', tries, 'createdAt', created_at, 'failedAt', failed_at,
    'recipient', recipient, 'reference', reference,
    'place', to_char(failed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || row_id
  ) order by failed_at desc, row_id desc), '[]') from page
$$;
comment on function public.list_failures is
  'p_before: the place of the last row seen → [{ what: mail | event | submission | file | received | bounce, id, kind, '
  'code, tries, createdAt, failedAt, recipient?, reference?, place }], newest first.';

create function public.requeue_failures(
  p_what text,
  p_most_event_attempts integer,
  p_ids jsonb default null,
  p_kind text default null,
  p_actor_id uuid default null,
  p_actor_role public.actor_role default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_ids text[] := array(select jsonb_array_elements_text(coalesce(p_ids, '[]')));
  v_count integer := 0;
begin
  if p_what is null or p_what not in ('mail', 'event', 'received') or (cardinality(v_ids) = 0 and p_kind is null) then
    raise exception 'name mails, events or received mails, by ids or by a kind' using errcode = 'invalid_parameter_value';
  end if;
  if p_what = 'mail' then
    update public.outbox set
      status = 'waiting', attempts = 0, run_after = now(), last_error = null, locked_until = null, locked_by = null
    where status = 'dead' and (id::text = any (v_ids) or kind::text = p_kind);
  elsif p_what = 'received' then
    update public.received_mails set status = 'waiting', attempts = 0, run_after = now(), last_error = null
    where status = 'dead' and (id::text = any (v_ids) or p_kind = 'mail');
  else
    update public.stripe_events set attempts = 0, last_error = null
    where processed_at is null and attempts >= p_most_event_attempts
      and (id = any (v_ids) or type = p_kind);
  end if;
  get diagnostics v_count = row_count;
  -- Given up once more, it is news again.
  update public.outbox set dedupe_key = dedupe_key || ':' || gen_random_uuid()
  where kind = 'staff_alarm' and dedupe_key in (
    select 'staff_alarm:' || case p_what when 'mail' then 'mail' when 'received' then 'received_mail' else 'stripe_event' end || ':' || named
    from unnest(v_ids) as named
  );
  if v_count > 0 then
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
    values (p_actor_id, coalesce(p_actor_role, 'system'), 'mail_requeued',
            case p_what when 'mail' then 'outbox' when 'received' then 'received_mail' else 'stripe_event' end,
            case when cardinality(v_ids) = 1 then v_ids[1] end,
            jsonb_strip_nulls(jsonb_build_object('kind', p_kind, 'count', v_count)));
  end if;
  return jsonb_build_object('outcome', case when v_count > 0 then 'requeued' else 'nothing' end, 'count', v_count);
end
$$;
comment on function public.requeue_failures is
  'p_what: mail | event | received → { outcome: requeued | nothing, count }. All their tries begin anew; noted in the audit log.';

create function public.count_open_work() returns jsonb
language sql stable security invoker set search_path = '' as $$
  with paid as (
    select count(*) as count, min(intake.submitted_at) as oldest
    from public.intake_forms as intake
    join public.orders on orders.intake_form_id = intake.id and orders.is_owed
    where intake.status = 'submitted'
  ), message as (
    select
      count(*) filter (where suspicion is null) as count,
      count(*) filter (where suspicion is not null) as suspicious,
      min(created_at) filter (where suspicion is null) as oldest
    from public.contact_submissions where handled_at is null
  )
  select jsonb_build_object(
    'applications', (select count(*) from public.intake_forms where status = 'submitted'),
    'applicationsPaid', (select count from paid),
    'oldestPaidApplication', (select oldest from paid),
    'messages', (select count from message),
    'messagesSuspicious', (select suspicious from message),
    'oldestMessage', (select oldest from message),
    'texts', (
      select count(*) from public.text_answers where user_id is null and handled_at is null and taken_at is not null),
    'tickets', (select count(*) from public.support_tickets where waiting_since is not null),
    'templates', (
      select jsonb_build_object(
        'unanswered', count(*) filter (where state in ('waiting', 'sample')), 'approved', count(*) filter (where state = 'approved'))
      from (
        select private.template_state(one) as state from public.document_templates as one where one.replaced_at is null
      ) as counted),
    'orders', (select count(*) from public.orders where is_to_review),
    'refunds', (select count(*) from public.refund_requests where status in ('asked', 'failed')),
    'mail', (select count(*) from public.outbox where status = 'dead')
      + (select count(*) from public.received_mails where status = 'dead'),
    'dataRequests', (select count(*) from public.data_requests where status = 'open'),
    'nextDataRequest', (select min(due_at) from public.data_requests where status = 'open'),
    'today', coalesce((
      select jsonb_object_agg(counted.event, counted.total) from (
        select event, sum(count) as total from public.daily_counts where day = private.office_date() group by event
      ) as counted
    ), '{}')
  )
$$;
comment on function public.count_open_work() is 'How much waits for staff, and since when; no person in it.';
