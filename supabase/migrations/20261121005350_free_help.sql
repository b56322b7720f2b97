-- The eviction is still open, or its hearing is near: help cannot wait for the queue.

create function private.free_help_task(p_case_id uuid, p_flag public.case_flag, p_raised_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select 'free_help:' || p_case_id || ':' || p_flag || ':' || (extract(epoch from p_raised_at) * 1000000)::bigint
$$;
comment on function private.free_help_task(uuid, public.case_flag, timestamptz) is 'One task for each time the flag is raised.';

create function public.list_pressing_flags(p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'caseId', pressing.case_id, 'flag', pressing.flag, 'raisedAt', pressing.raised_at) order by pressing.raised_at), '[]'))
  from (
    select flag.case_id, flag.flag, flag.raised_at from public.case_flags as flag join public.cases as one on one.id = flag.case_id
    where flag.flag in ('open_case', 'hearing_near') and flag.cleared_at is null
      and one.status < 'filed' and one.status <> 'waiting_for_application'
      and not exists (
        select from public.case_tasks where dedupe_key = private.free_help_task(flag.case_id, flag.flag, flag.raised_at))
    order by flag.raised_at limit p_limit
  ) as pressing
$$;
comment on function public.list_pressing_flags is
  '→ { items: { caseId, flag, raisedAt }[] }: cases whose client needs free help today and nobody was told yet. No person in it.';

create function public.note_pressing_flags(p_items jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_flag record;
  v_noted integer := 0;
begin
  for v_flag in
    select flag.case_id, flag.flag, flag.raised_at, item ->> 'dueAt' as due_at
    from jsonb_array_elements(p_items) as listed (item)
    join public.case_flags as flag on flag.case_id = (item ->> 'caseId')::uuid and flag.flag::text = item ->> 'flag'
      and flag.raised_at = (item ->> 'raisedAt')::timestamptz and flag.cleared_at is null
    order by flag.case_id, flag.flag
  loop
    -- A hearing that is near belongs to an open case: one task tells about both.
    perform private.add_tasks(v_flag.case_id, null, jsonb_build_array(jsonb_build_object(
      'code', 'offer_free_help', 'dueAt', v_flag.due_at,
      'dedupeKey', private.free_help_task(v_flag.case_id, v_flag.flag, v_flag.raised_at)))
    , null);
    update public.case_tasks set dropped_at = now()
    where dedupe_key = private.free_help_task(v_flag.case_id, v_flag.flag, v_flag.raised_at) and exists (
      select from public.case_tasks as other
      where other.case_id = v_flag.case_id and other.code = 'offer_free_help' and other.id <> case_tasks.id
        and other.done_at is null and other.dropped_at is null);
    v_noted := v_noted + 1;
  end loop;
  return jsonb_build_object('noted', v_noted);
end
$$;
comment on function public.note_pressing_flags is
  'p_items: { caseId, flag, raisedAt, dueAt }[] → { noted }: a task of the same day for each, and one for both flags of a case.';

create function private.end_free_help() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_tasks set dropped_at = now()
  where case_id = new.case_id and code = 'offer_free_help' and done_at is null and dropped_at is null
    and not exists (
      select from public.case_flags
      where case_id = new.case_id and flag in ('open_case', 'hearing_near') and cleared_at is null);
  return null;
end
$$;
comment on function private.end_free_help() is 'Trigger: with the last of its flags cleared, the task is no longer wanted.';

create trigger end_free_help after update of cleared_at on public.case_flags
  for each row when (old.cleared_at is null and new.cleared_at is not null and new.flag in ('open_case', 'hearing_near'))
  execute function private.end_free_help();
