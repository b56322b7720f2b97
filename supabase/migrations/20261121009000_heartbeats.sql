-- Whether what runs by itself still runs: each scheduled function notes its end here, and each looks at the others.
create table public.heartbeats (
  name text primary key check (name ~ '^[a-z][a-z-]{1,60}$'),
  silent_after_seconds integer not null check (silent_after_seconds > 0),
  watched_since timestamptz not null default now(),
  ran_at timestamptz,
  succeeded_at timestamptz,
  outcome text check (outcome in ('ok', 'failed')),
  code text check (char_length(code) <= 100),
  duration_ms integer check (duration_ms >= 0),
  check ((ran_at is null) = (outcome is null))
);
comment on table public.heartbeats is 'When each scheduled function last ran and how that ended; one row each.';
comment on column public.heartbeats.silent_after_seconds is 'Without a good end for so long, staff are told.';
comment on column public.heartbeats.watched_since is 'Before that nothing was expected: first deployed, or everything was down together.';
comment on column public.heartbeats.code is 'Of the last failure; a code, no message.';

alter table public.heartbeats enable row level security;
revoke all on public.heartbeats from public, anon, authenticated, service_role;
grant select, insert, update on public.heartbeats to service_role;

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

create function public.note_run(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_silent public.heartbeats[];
  v_self public.heartbeats;
begin
  perform private.watch(p -> 'watched');
  -- All in one order, so that two functions that end together take turns.
  perform from public.heartbeats order by name for update;
  v_silent := private.silent_beats(p -> 'watched');
  select * into v_self from unnest(v_silent) as beat where beat.name = p ->> 'name';
  if v_self.name is not null and p ->> 'outcome' = 'ok' then
    -- It was away itself, and the others most likely with it: staff hear of it once, and the others get their time.
    perform private.tell_silence(array[v_self]);
    update public.heartbeats set watched_since = now() where name <> v_self.name;
  else
    perform private.tell_silence(v_silent);
  end if;
  update public.heartbeats set
    ran_at = now(),
    succeeded_at = case when p ->> 'outcome' = 'ok' then now() else succeeded_at end,
    outcome = p ->> 'outcome',
    code = left(p ->> 'code', 100),
    duration_ms = (p ->> 'durationMs')::integer
  where name = p ->> 'name';
  return jsonb_build_object('silent', (
    select coalesce(jsonb_agg(beat.name), '[]') from unnest(v_silent) as beat where beat.name <> p ->> 'name'
  ));
end
$$;
comment on function public.note_run(jsonb) is
  'p { name, outcome: ok | failed, code?, durationMs, watched: [{ name, silentAfterSeconds }] } → { silent: names }. '
  'Staff are told of each silence once.';

-- Submissions that waited out an outage and that the database then refused: they stay where they wait, and here stands
-- that they do. Nobody's answers.
create table public.stuck_submissions (
  place text primary key check (char_length(place) between 1 and 300),
  kind text not null check (kind in ('intake', 'contact', 'unreadable')),
  reference text,
  code text not null check (char_length(code) <= 100),
  tries integer not null default 1 check (tries > 0),
  first_failed_at timestamptz not null default now(),
  last_failed_at timestamptz not null default now()
);
comment on table public.stuck_submissions is 'Entries of the waiting room that cannot be brought in; gone from here when they are.';
comment on column public.stuck_submissions.place is 'Where it lies: a hash, which tells nothing.';
comment on column public.stuck_submissions.kind is 'unreadable: sealed with another key, or damaged.';

alter table public.stuck_submissions enable row level security;
revoke all on public.stuck_submissions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.stuck_submissions to service_role;

create function public.note_stuck_submission(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.stuck_submissions as stuck (place, kind, reference, code)
  values (p ->> 'place', p ->> 'kind', p ->> 'reference', left(p ->> 'code', 100))
  on conflict (place) do update set
    tries = stuck.tries + 1, last_failed_at = now(), code = excluded.code;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'staff_alarm',
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'about', 'submission', 'reason', 'submission_stuck', 'reference', p ->> 'reference')),
    'dedupeKey', 'staff_alarm:spool:' || coalesce(p ->> 'reference', p ->> 'place')
  )));
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function public.note_stuck_submission(jsonb) is
  'p { place, kind, reference?, code } → { outcome: noted }. Staff hear of it once.';

create function public.check_health(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_silent public.heartbeats[];
  v_wrote boolean;
begin
  perform private.watch(p -> 'watched');
  insert into public.heartbeats as beat (name, silent_after_seconds, ran_at, succeeded_at, outcome)
  values ('health', 2147483647, clock_timestamp(), clock_timestamp(), 'ok')
  on conflict (name) do update set ran_at = excluded.ran_at, succeeded_at = excluded.succeeded_at;
  v_wrote := (select ran_at >= now() from public.heartbeats where name = 'health');
  v_silent := private.silent_beats(p -> 'watched');
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
      where processed_at is null and attempts < (p ->> 'mostEventAttempts')::integer
    ),
    'eventsGivenUp', (
      select count(*) from public.stripe_events
      where processed_at is null and attempts >= (p ->> 'mostEventAttempts')::integer
    ),
    'stuckSubmissions', (select count(*) from public.stuck_submissions)
  );
end
$$;
comment on function public.check_health(jsonb) is
  'p { watched, mostEventAttempts } → { wrote: a row was written and read back, silent, oldestMailSeconds: since when a mail '
  'should have been tried, retrying, retryingTo: addresses, sentLately, deadLetters, oldestEventSeconds, eventsGivenUp, '
  'stuckSubmissions }.';
-- Mails can wait the moment this takes.
-- squawk-ignore require-concurrent-index-creation
create index outbox_sent_at_idx on public.outbox (sent_at) where status = 'sent';

revoke execute on function public.note_run(jsonb) from public, anon, authenticated;
revoke execute on function public.note_stuck_submission(jsonb) from public, anon, authenticated;
revoke execute on function public.check_health(jsonb) from public, anon, authenticated;
grant execute on function public.note_run(jsonb) to service_role;
grant execute on function public.note_stuck_submission(jsonb) to service_role;
grant execute on function public.check_health(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
