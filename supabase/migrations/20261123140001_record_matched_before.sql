-- Whoever compared a matter with the public record before it went into review has nothing to compare again.
create or replace function private.add_tasks(p_case_id uuid, p_matter_id uuid, p_tasks jsonb, p_actor_id uuid) returns void
language sql volatile set search_path = '' as $$
  insert into public.case_tasks (case_id, matter_id, code, title, owner_id, due_at, dedupe_key, created_by)
  select p_case_id, p_matter_id, (task ->> 'code')::public.task_code, nullif(btrim(task ->> 'title'), ''),
    coalesce((task ->> 'ownerId')::uuid, (select assigned_to from public.cases where id = p_case_id)),
    (task ->> 'dueAt')::timestamptz, task ->> 'dedupeKey', p_actor_id
  from jsonb_array_elements(coalesce(nullif(p_tasks, 'null'), '[]')) as listed (task)
  where task ->> 'code' <> 'match_record' or not exists (
    select from public.court_matters where id = p_matter_id and record_matched_at is not null)
  on conflict (dedupe_key) do nothing
$$;
