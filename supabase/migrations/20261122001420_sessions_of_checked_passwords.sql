-- Checking a password takes a while, and it may be changed meanwhile: a session starts over the hash that was checked,
-- or not at all. Otherwise an old password outlives its change in whoever was just signing in.
create or replace function public.start_session(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  update public.users set last_login_at = now()
  where id = (p ->> 'userId')::uuid and is_active and hashed_password is not distinct from p ->> 'checkedPassword'
  returning * into v_user;
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
  'p { sid, userId, checkedPassword: the hash that was checked, sess?, expire, endsAt?, oldSid? } → { outcome: started | '
  'unknown, userId, role }. unknown: no such account, closed, or its password was changed since.';
