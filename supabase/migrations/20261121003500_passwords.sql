-- Links that set a password, one mechanism for invitations, registration and forgotten passwords: hashed, single use,
-- 72 hours, and for a first password of an account made from an application the birth date as well, since addresses
-- get mistyped. A link that signs a client in for once, without the password, is kept with them, so whatever closes those
-- closes it too: a new password, a new address, a closed or erased account.

create type public.setup_purpose as enum ('invitation', 'registration', 'reset', 'sign_in');

create table public.password_setup_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references public.users (id) on delete cascade,
  email text not null,
  order_id uuid references public.orders (id) on delete set null,
  purpose public.setup_purpose not null,
  return_path text,
  language public.locale not null default 'en',
  asks_birth_date boolean not null default false,
  used_at timestamptz,
  is_used boolean not null generated always as (used_at is not null) stored,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index password_setup_tokens_user_id_idx on public.password_setup_tokens (user_id);
create index password_setup_tokens_order_id_idx on public.password_setup_tokens (order_id);
create index password_setup_tokens_expires_at_idx on public.password_setup_tokens (expires_at);
comment on table public.password_setup_tokens is 'Links that set a password, or sign a client in for once.';
comment on column public.password_setup_tokens.token_hash is 'SHA-256 (hex) of the token in the link.';
comment on column public.password_setup_tokens.return_path is 'Where the person was going: a checked path of this site.';
comment on column public.password_setup_tokens.asks_birth_date is 'A first password for an account made from an application asks the birth date, since addresses get mistyped.';

grant select, insert, update, delete on public.password_setup_tokens to service_role;

create function private.asks_birth_date(p_user public.users) returns boolean
language sql stable set search_path = '' as $$
  select p_user.hashed_password is null
    and exists (select from public.intake_forms where user_id = p_user.id)
$$;
comment on function private.asks_birth_date(public.users) is 'First password, and an application to compare the birth date with.';

create function public.create_setup_token(
  p_token_hash text,
  p_user_id uuid,
  p_purpose public.setup_purpose,
  p_expires_at timestamptz,
  p_order_id uuid default null,
  p_return_path text default null,
  p_language public.locale default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_asks boolean;
begin
  select * into v_user from public.users where id = p_user_id and is_active;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_asks := private.asks_birth_date(v_user);
  insert into public.password_setup_tokens
    (token_hash, user_id, email, order_id, purpose, return_path, language, asks_birth_date, expires_at)
  values (p_token_hash, v_user.id, v_user.email, p_order_id, p_purpose, p_return_path,
          coalesce(p_language, v_user.preferred_language), v_asks, p_expires_at);
  return jsonb_build_object('outcome', 'created', 'email', v_user.email, 'asksBirthDate', v_asks);
end
$$;
comment on function public.create_setup_token is '→ { outcome: created | unknown, email, asksBirthDate }.';

create function private.setup_token_state(p_token public.password_setup_tokens, p_user public.users) returns text
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
comment on function private.setup_token_state(public.password_setup_tokens, public.users) is 'Whether a link still sets a password.';

create function public.read_setup_token(p_token_hash text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_token public.password_setup_tokens;
  v_user public.users;
begin
  select * into v_token from public.password_setup_tokens where token_hash = p_token_hash;
  select * into v_user from public.users where id = v_token.user_id;
  return jsonb_build_object(
    'outcome', private.setup_token_state(v_token, v_user),
    'purpose', v_token.purpose,
    'email', v_token.email,
    'language', v_token.language,
    'asksBirthDate', v_token.asks_birth_date or private.asks_birth_date(v_user)
  );
end
$$;
comment on function public.read_setup_token is
  '→ { outcome: open | used | expired | locked | unknown, purpose, email, language, asksBirthDate }; changes nothing.';

create function public.use_setup_token(
  p_token_hash text,
  p_hashed_password text,
  p_birth_date text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_most_tries constant smallint := 5;
  v_token public.password_setup_tokens;
  v_user public.users;
  v_state text;
  v_had_password boolean;
begin
  -- The account first: fifty redemptions at once take turns, whichever of its links they use.
  select * into v_user from public.users
  where id = (select user_id from public.password_setup_tokens where token_hash = p_token_hash) for no key update;
  select * into v_token from public.password_setup_tokens
  where token_hash = p_token_hash and user_id = v_user.id for no key update;
  v_state := private.setup_token_state(v_token, v_user);
  if v_state <> 'open' then
    return jsonb_build_object('outcome', v_state);
  end if;

  if (v_token.asks_birth_date or private.asks_birth_date(v_user)) and not exists (
    select from public.intake_forms
    where user_id = v_user.id and to_char(date_of_birth, 'YYYY-MM-DD') = p_birth_date
  ) then
    -- Not having been asked yet is no wrong try.
    if p_birth_date is not null then
      update public.users set
        birth_date_attempts = birth_date_attempts + 1,
        birth_date_locked_at = case when birth_date_attempts + 1 >= v_most_tries then now() end
      where id = v_user.id returning * into v_user;
    end if;
    if v_user.birth_date_locked_at is not null then
      perform private.insert_mails(jsonb_build_array(jsonb_build_object(
        'kind', 'staff_locked',
        'dedupeKey', 'staff_locked:' || v_user.id || ':' || extract(epoch from v_user.birth_date_locked_at),
        'payload', jsonb_build_object('userId', v_user.id)
      )), null, v_token.order_id, v_user.id);
      return jsonb_build_object('outcome', 'locked', 'attemptsLeft', 0);
    end if;
    return jsonb_build_object('outcome', 'wrong_birth_date', 'attemptsLeft', v_most_tries - v_user.birth_date_attempts);
  end if;

  v_had_password := v_user.hashed_password is not null;
  update public.users set
    hashed_password = p_hashed_password, password_changed_at = now(), birth_date_attempts = 0
  where id = v_user.id;
  update public.password_setup_tokens set used_at = now() where user_id = v_user.id and used_at is null;
  delete from public.sessions where user_id = v_user.id;
  if v_had_password then
    perform private.insert_mails(jsonb_build_array(jsonb_build_object(
      'kind', 'password_changed', 'recipient', v_user.email, 'language', v_token.language,
      'dedupeKey', 'password_changed:' || v_token.id,
      'payload', jsonb_strip_nulls(jsonb_build_object('firstName', v_user.first_name))
    )), null, null, v_user.id);
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'userId', v_user.id, 'role', v_user.role, 'returnPath', v_token.return_path,
    'language', v_token.language, 'purpose', v_token.purpose
  );
end
$$;
comment on function public.use_setup_token is
  'p_birth_date: YYYY-MM-DD → { outcome: done | wrong_birth_date | locked | expired | used | unknown, userId, role, returnPath, language, '
  'purpose, attemptsLeft }. Done: all links used, all sessions ended.';

create function public.use_sign_in_token(p_token_hash text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_token public.password_setup_tokens;
  v_user public.users;
begin
  -- The account first: presses at the same time take turns, whichever of its links they use.
  select * into v_user from public.users
  where id = (select user_id from public.password_setup_tokens where token_hash = p_token_hash) for no key update;
  select * into v_token from public.password_setup_tokens
  where token_hash = p_token_hash and user_id = v_user.id and purpose = 'sign_in'
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
comment on function public.use_sign_in_token is
  '→ { outcome: done | closed, userId, email, checkedPassword: the hash a session is started with, returnPath, language }. Done: every link '
  'of the account that signs in is used.';
