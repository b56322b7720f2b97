-- On a phone far from the database each question is felt. What people read once they are signed in is asked in one: the
-- session is checked as the server checks it, and only then does a function from a closed list read for its owner. What a
-- function left to its caller, whose case it is, is asked here.

create function public.read_learning(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'moduleId', module_id, 'progress', progress, 'updatedAt', updated_at, 'quizScore', quiz_score, 'completedAt', completed_at,
    'secondsSpent', time_spent, 'certificateCode', certificate_code
  ) order by created_at), '[]')
  from public.learning_progress where user_id = (p ->> 'userId')::uuid
$$;
comment on function public.read_learning(jsonb) is 'p { userId } → the records of this person, one for each lesson ever begun.';

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
  return public.read_case_thread(jsonb_build_object(
    'caseId', p_case_id, 'actorRole', 'client', 'limit', p_limit, 'mostBytes', p_max_bytes, 'before', p_before));
end
$$;
comment on function public.read_own_thread is
  'A page of the thread as read_case_thread gives it to clients; null where the case is not theirs.';

create function public.read_own_papers(p_actor_id uuid, p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select public.read_client_papers(jsonb_build_object('caseId', id))
  from public.cases where id = p_case_id and user_id = p_actor_id
$$;
comment on function public.read_own_papers is 'What read_client_papers answers; null where the case is not theirs.';

create function public.read_own_requests(p_actor_id uuid, p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select public.read_file_requests(jsonb_build_object('caseId', id))
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

-- The list and a case of staff: that they look is noted where they look.
create function public.list_cases(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.audit_entries (actor_id, actor_role, action)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'cases_viewed');
  return public.search_cases(p);
end
$$;
comment on function public.list_cases(jsonb) is
  'p as search_cases takes it, and actorRole → its answer. That the list was seen is noted first; what was searched for is not.';

create function public.read_case_sheet(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_sheet jsonb := public.open_case(p);
begin
  return v_sheet || jsonb_build_object('activeUploads', coalesce((
    select jsonb_agg(upload.id)
    from jsonb_array_elements(coalesce(v_sheet -> 'files', '[]')) as file
    join public.uploads as upload on upload.id = (file ->> 'uploadId')::uuid
    where upload.active_content
  ), '[]'));
end
$$;
comment on function public.read_case_sheet(jsonb) is
  'p { caseId, actorId, actorRole } → what open_case answers, and activeUploads: which of its files could run or send something.';

create function public.read_today(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'work', public.count_open_work(), 'promises', public.list_open_promises(p || jsonb_build_object('limit', p -> 'mostPromises')),
    'cases', public.count_open_cases(p), 'hearings', private.near_hearings(coalesce((p ->> 'names')::boolean, false))
  )
$$;
comment on function public.read_today(jsonb) is
  'p as count_open_cases takes it, and mostPromises (of each kind) → { work, promises, cases, hearings }: what waits for staff. No client in it.';

create function public.read_signed_in(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_session public.sessions;
  v_user public.users;
  v_asked jsonb;
  v_answer jsonb;
  v_is_read boolean := false;
begin
  select * into v_session from public.sessions where sid = p ->> 'sid';
  if v_session.sid is null then
    return null;
  end if;
  select * into strict v_user from public.users where id = v_session.user_id;
  -- As the server judges it: alive, of an account in use, and of staff only with the second factor.
  if v_user.is_active and v_session.expire > now() and v_session.ends_at > now()
    and v_session.sess ->> 'kind' in ('client', 'publicComputer', 'staff')
    and (v_user.role = 'client' or v_session.sess ->> 'secondFactorAt' is not null)
    and (v_user.role <> 'client' or p ->> 'name' not in ('list_cases', 'read_case_sheet', 'read_today'))
  then
    -- Who asks is said here, whatever stands in p. Who works here may be a client too, and reads their own pages as one.
    v_asked := coalesce(nullif(p -> 'p', 'null'), '{}') || jsonb_build_object(
      'userId', v_user.id, 'actorId', v_user.id,
      'actorRole', case when p ->> 'name' in ('list_cases', 'read_case_sheet', 'read_today') then v_user.role::text else 'client' end);
    case p ->> 'name'
      when 'read_account' then null;
      when 'read_dashboard' then v_answer := public.read_dashboard(v_asked);
      when 'read_learning' then v_answer := public.read_learning(v_asked);
      when 'read_own_thread' then v_answer := public.read_own_thread(v_asked);
      when 'read_notices' then v_answer := public.read_notices(v_asked);
      when 'read_own_case' then v_answer := public.read_own_case(v_asked);
      when 'read_case_timeline' then v_answer := public.read_case_timeline(v_asked);
      when 'read_case_files' then v_answer := public.read_case_files(v_asked);
      when 'read_milestones' then v_answer := public.read_milestones(v_asked);
      when 'read_own_papers' then v_answer := public.read_own_papers(v_asked);
      when 'read_own_requests' then v_answer := public.read_own_requests(v_asked);
      when 'read_own_draft' then v_answer := public.read_own_draft(v_asked);
      when 'read_statement' then v_answer := public.read_statement(v_asked);
      when 'read_supporters' then v_answer := public.read_supporters(v_asked);
      when 'read_call_times' then v_answer := public.read_call_times(v_asked);
      when 'read_calendar' then v_answer := public.read_calendar(v_asked);
      when 'read_plans' then v_answer := public.read_plans(v_asked);
      when 'read_own_tickets' then v_answer := public.read_own_tickets(v_asked);
      when 'read_activity' then v_answer := public.read_activity(v_asked);
      when 'list_cases' then v_answer := public.list_cases(v_asked);
      when 'read_case_sheet' then v_answer := public.read_case_sheet(v_asked);
      when 'read_today' then v_answer := public.read_today(v_asked);
    end case;
    v_is_read := true;
  end if;
  return jsonb_build_object(
    'session', jsonb_build_object(
      'sess', v_session.sess, 'expire', v_session.expire, 'ends_at', v_session.ends_at, 'last_seen_at', v_session.last_seen_at,
      'users', jsonb_build_object(
        'id', v_user.id, 'email', v_user.email, 'first_name', v_user.first_name, 'last_name', v_user.last_name,
        'role', v_user.role, 'preferred_language', v_user.preferred_language, 'is_active', v_user.is_active,
        'permissions', v_user.permissions)),
    'isRead', v_is_read, 'answer', v_answer);
end
$$;
comment on function public.read_signed_in(jsonb) is
  'p { sid, name: of a reading function in the list here, p: what that is asked beyond who asks } → null without a session, else { session, '
  'isRead, answer }: what the function read for the owner of the session; unread where it is over, half done or not for them.';
