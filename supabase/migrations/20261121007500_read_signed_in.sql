-- On a phone far from the database each question is felt. What people read once they are signed in is asked in one:
-- read_signed_in checks the session as the server does, and only then does a function from a closed list read for its owner.
-- What a function left to its caller, whose case it is, is asked here.

create function public.read_learning(p_actor_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'moduleId', module_id, 'progress', progress, 'updatedAt', updated_at, 'quizScore', quiz_score, 'completedAt', completed_at,
    'secondsSpent', time_spent, 'certificateCode', certificate_code
  ) order by created_at), '[]')
  from public.learning_progress where user_id = p_actor_id
$$;
comment on function public.read_learning is '→ the records of this person, one for each lesson ever begun.';

create function public.read_own_thread(
  p_actor_id uuid,
  p_case_id uuid,
  p_limit integer,
  p_max_bytes integer,
  p_before text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not exists (select from public.cases where id = p_case_id and user_id = p_actor_id) then
    return null;
  end if;
  return public.read_case_thread(p_case_id, 'client', p_limit, p_max_bytes, p_before);
end
$$;
comment on function public.read_own_thread is
  'A page of the thread as read_case_thread gives it to clients; null where the case is not theirs.';

create function public.read_own_papers(p_actor_id uuid, p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select public.read_client_papers(id)
  from public.cases where id = p_case_id and user_id = p_actor_id
$$;
comment on function public.read_own_papers is 'What read_client_papers answers; null where the case is not theirs.';

create function public.read_own_requests(p_actor_id uuid, p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select public.read_file_requests(id)
  from public.cases where id = p_case_id and user_id = p_actor_id
$$;
comment on function public.read_own_requests is 'What read_file_requests answers; null where the case is not theirs.';

create function public.read_own_draft(p_actor_id uuid, p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('draft', (
    select jsonb_build_object('text', text, 'language', language, 'version', version) from public.message_drafts
    where case_id = one.id and user_id = one.user_id))
  from public.cases as one where one.id = p_case_id and one.user_id = p_actor_id
$$;
comment on function public.read_own_draft is
  '{ draft: { text, language, version } or null }; null where the case is not theirs.';

create function public.read_case_sheet(p_actor_id uuid, p_actor_role public.account_role, p_case_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_sheet jsonb := public.open_case(p_actor_id, p_actor_role, p_case_id);
begin
  return v_sheet || jsonb_build_object('activeUploads', coalesce((
    select jsonb_agg(upload.id)
    from jsonb_array_elements(coalesce(v_sheet -> 'files', '[]')) as file
    join public.uploads as upload on upload.id = (file ->> 'uploadId')::uuid
    where upload.active_content
  ), '[]'));
end
$$;
comment on function public.read_case_sheet is
  '→ what open_case answers, and activeUploads: which of its files could run or send something.';

create function public.read_today(
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_now timestamptz,
  p_until timestamptz,
  p_limit integer,
  p_max_promises integer,
  p_names boolean default false
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'work', public.count_open_work(), 'promises', public.list_open_promises(p_max_promises, p_names),
    'cases', public.count_open_cases(p_actor_id, p_actor_role, p_now, p_until, p_limit, p_names), 'hearings', private.near_hearings(p_names)
  )
$$;
comment on function public.read_today is
  'p_max_promises: of each kind → { work, promises, cases: as count_open_cases has them, hearings }: what waits for '
  'staff. Who it is about only with p_names.';
