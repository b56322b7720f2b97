-- A link by mail that signs a client in for once, without the password. It is kept with the links that set a password,
-- so whatever closes those closes it too: a new password, a new address, a closed or erased account.

create or replace function private.setup_token_state(p_token public.password_setup_tokens, p_user public.users) returns text
language sql stable set search_path = '' as $$
  select case
    -- A link for signing in sets no password.
    when p_token.id is null or p_token.purpose = 'sign_in' or p_user.id is null or not p_user.is_active then 'unknown'
    when p_token.used_at is not null then 'used'
    when p_token.expires_at <= now() then 'expired'
    when (p_token.asks_birth_date or private.asks_birth_date(p_user)) and p_user.birth_date_locked_at is not null
      then 'locked'
    else 'open'
  end
$$;

create function public.use_sign_in_token(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_token public.password_setup_tokens;
  v_user public.users;
begin
  -- The account first: presses at the same time take turns, whichever of its links they use.
  select * into v_user from public.users
  where id = (select user_id from public.password_setup_tokens where token_hash = p ->> 'tokenHash') for no key update;
  select * into v_token from public.password_setup_tokens
  where token_hash = p ->> 'tokenHash' and user_id = v_user.id and purpose = 'sign_in'
    and used_at is null and expires_at > now();
  -- Staff show a password and a second factor. Without a password there is a first link, which asks the birth date.
  if v_token.id is null or v_user.role <> 'client' or not v_user.is_active or v_user.hashed_password is null
    or v_user.email is distinct from v_token.email
  then
    return jsonb_build_object('outcome', 'closed');
  end if;
  update public.password_setup_tokens set used_at = now()
  where user_id = v_user.id and purpose = 'sign_in' and used_at is null;
  return jsonb_build_object(
    'outcome', 'done', 'userId', v_user.id, 'email', v_user.email, 'checkedPassword', v_user.hashed_password,
    'returnPath', v_token.return_path, 'language', v_token.language
  );
end
$$;
comment on function public.use_sign_in_token(jsonb) is
  'p { tokenHash } → { outcome: done | closed, userId, email, checkedPassword: the hash a session is started with, '
  'returnPath, language }. Done: every link of the account that signs in is used.';

comment on table public.password_setup_tokens is 'Links that set a password, or sign a client in for once.';

revoke execute on function public.use_sign_in_token(jsonb) from public, anon, authenticated;
grant execute on function public.use_sign_in_token(jsonb) to service_role;
