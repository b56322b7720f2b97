-- Signing in: a new session each time, the one before it in this browser ended (DESIGN section 4).
create function public.start_session(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  update public.users set last_login_at = now()
  where id = (p ->> 'userId')::uuid and is_active returning * into v_user;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  delete from public.sessions where sid = p ->> 'oldSid';
  insert into public.sessions (sid, user_id, sess, expire, ends_at)
  values (p ->> 'sid', v_user.id, coalesce(p -> 'sess', '{}'), (p ->> 'expire')::timestamptz,
          coalesce((p ->> 'endsAt')::timestamptz, (p ->> 'expire')::timestamptz));
  return jsonb_build_object('outcome', 'started', 'userId', v_user.id, 'role', v_user.role);
end
$$;
comment on function public.start_session(jsonb) is
  'p { sid, userId, sess?, expire, endsAt?, oldSid? } → { outcome: started | unknown, userId, role }.';

revoke execute on function public.start_session(jsonb) from public, anon, authenticated;
grant execute on function public.start_session(jsonb) to service_role;
