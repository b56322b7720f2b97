-- What was found in the bytes of a file when they were looked at.
alter table public.uploads
  add column scan public.file_scan not null default 'unscanned',
  add column active_content boolean not null default false;
comment on column public.uploads.scan is 'unscanned: type and structure were checked, no virus scanner has seen it.';
comment on column public.uploads.active_content is
  'A PDF with scripts, programs, files inside or forms that send: to be looked at as drawn pages alone.';

-- Files of applications and cases are looked at before they belong to anything.
create function private.take_scan() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.scan := coalesce((select scan from public.uploads where id = new.upload_id), new.scan);
  return new;
end
$$;
comment on function private.take_scan() is 'A file takes what a scanner said of its upload.';

create trigger take_scan before insert on public.intake_documents
  for each row execute function private.take_scan();
create trigger take_scan before insert on public.case_documents
  for each row execute function private.take_scan();

create or replace function private.case_files(p_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', paper.id, 'uploadId', paper.upload_id, 'name', paper.original_name, 'type', paper.file_type, 'size', paper.file_size,
    'scan', paper.scan, 'active', coalesce(upload.active_content, false)
  ) order by array_position(p_ids, paper.id)), '[]')
  from public.case_documents as paper
  left join public.uploads as upload on upload.id = paper.upload_id
  where paper.id = any (p_ids) and paper.withdrawn_at is null
$$;

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

revoke execute on function public.weigh_throttle(text, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.weigh_throttle(text, integer, integer, integer) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
