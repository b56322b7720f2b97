-- Tries are counted where every instance of the server sees them: never a lock for good, always a time to come back.

create table public.throttles (
  key text primary key check (char_length(key) between 1 and 300),
  window_started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  count integer not null default 0 check (count >= 0)
);
create index throttles_expires_at_idx on public.throttles (expires_at);
comment on table public.throttles is 'How often something was tried in the current window.';
comment on column public.throttles.key is 'What is counted and for whom; an address is hashed by the server.';

grant select, insert, update, delete on public.throttles to service_role;

create function public.take_throttle(p_key text, p_limit integer, p_window_seconds integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_window constant interval := make_interval(secs => p_window_seconds);
  v_taken public.throttles;
begin
  insert into public.throttles as taken (key, window_started_at, expires_at, count)
  values (p_key, now(), now() + v_window, 1)
  on conflict (key) do update set
    window_started_at = case when taken.expires_at <= now() then now() else taken.window_started_at end,
    expires_at = case when taken.expires_at <= now() then now() + v_window else taken.expires_at end,
    count = case when taken.expires_at <= now() then 1 else taken.count + 1 end
  returning * into v_taken;
  return jsonb_build_object(
    'allowed', v_taken.count <= p_limit,
    'retryAfterSeconds', case
      when v_taken.count <= p_limit then 0
      -- A window may have been opened by a transaction that began a moment after this one.
      else least(p_window_seconds, greatest(1, ceil(extract(epoch from v_taken.expires_at - now()))))::integer
    end
  );
end
$$;
comment on function public.take_throttle(text, integer, integer) is '→ { allowed, retryAfterSeconds }.';

-- Counts for staff, without cookie or person.
create type public.counted_event as enum ('initiate_checkout', 'purchase', 'submit_application', 'conversion');

create table public.daily_counts (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  event public.counted_event not null,
  package_id public.package_id references public.service_packages (id) on delete restrict,
  count integer not null default 0 check (count >= 0),
  unique nulls not distinct (day, event, package_id)
);
create index daily_counts_package_id_idx on public.daily_counts (package_id);
comment on table public.daily_counts is 'What happened how often on a day of the office calendar; no person in it.';

grant select, insert, update on public.daily_counts to service_role;

create function private.count_event(p_event public.counted_event, p_package_id public.package_id) returns void
language sql volatile set search_path = '' as $$
  insert into public.daily_counts as counted (day, event, package_id, count)
  values (private.office_date(), p_event, p_package_id, 1)
  on conflict (day, event, package_id) do update set count = counted.count + 1
$$;
comment on function private.count_event(public.counted_event, public.package_id) is 'Counted on our server, without cookie or person.';

-- The same counter for what weighs more than one: kilobytes of a day.
create function public.weigh_throttle(p_key text, p_weight integer, p_limit integer, p_window_seconds integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_window constant interval := make_interval(secs => p_window_seconds);
  v_expires_at timestamptz;
begin
  insert into public.throttles as taken (key, window_started_at, expires_at, count)
  values (p_key, now(), now() + v_window, greatest(p_weight, 0))
  on conflict (key) do update set
    window_started_at = case when taken.expires_at <= now() then now() else taken.window_started_at end,
    expires_at = case when taken.expires_at <= now() then now() + v_window else taken.expires_at end,
    count = case when taken.expires_at <= now() then greatest(p_weight, 0) else greatest(taken.count + p_weight, 0) end
  -- What is refused is not counted: something smaller may still fit.
  where taken.expires_at <= now() or p_weight <= 0 or taken.count + p_weight <= p_limit;
  if found then
    return jsonb_build_object('allowed', true, 'retryAfterSeconds', 0);
  end if;
  select expires_at into v_expires_at from public.throttles where key = p_key;
  return jsonb_build_object(
    'allowed', false,
    'retryAfterSeconds', least(
      p_window_seconds, greatest(1, ceil(extract(epoch from coalesce(v_expires_at, now()) - now())))
    )::integer
  );
end
$$;
comment on function public.weigh_throttle(text, integer, integer, integer) is
  '→ { allowed, retryAfterSeconds }. A negative weight gives back what was counted too high.';
