-- More of what clients read is asked together with their session, in one question: every panel of the portal that one
-- function reads. What a function left to its caller, whose case it is, is asked here.

create function public.read_own_papers(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select public.read_client_papers(jsonb_build_object('caseId', id))
  from public.cases where id = (p ->> 'caseId')::uuid and user_id = (p ->> 'userId')::uuid
$$;
comment on function public.read_own_papers(jsonb) is
  'p { caseId, userId } → what read_client_papers answers; null where the case is not theirs.';

create function public.read_own_requests(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select public.read_file_requests(jsonb_build_object('caseId', id))
  from public.cases where id = (p ->> 'caseId')::uuid and user_id = (p ->> 'userId')::uuid
$$;
comment on function public.read_own_requests(jsonb) is
  'p { caseId, userId } → what read_file_requests answers; null where the case is not theirs.';

create function public.read_own_draft(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('draft', (
    select jsonb_build_object('text', text, 'language', language) from public.message_drafts
    where case_id = one.id and user_id = one.user_id))
  from public.cases as one where one.id = (p ->> 'caseId')::uuid and one.user_id = (p ->> 'userId')::uuid
$$;
comment on function public.read_own_draft(jsonb) is
  'p { caseId, userId } → { draft: { text, language } or null }; null where the case is not theirs.';

create or replace function public.read_signed_in(p jsonb) returns jsonb
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

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
