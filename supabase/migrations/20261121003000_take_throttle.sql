-- Counting tries where every instance of the server sees them: never a lock for good, always a time to come back.
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

revoke execute on function public.take_throttle(text, integer, integer) from public, anon, authenticated;
grant execute on function public.take_throttle(text, integer, integer) to service_role;
