-- Signed-in browsers. An opaque token in a cookie, and only its SHA-256 here; people see where they are signed in and
-- end what they do not know.

create table public.sessions (
  sid text primary key check (sid ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references public.users (id) on delete cascade,
  sess jsonb not null default '{}',
  expire timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  id uuid not null default gen_random_uuid(),
  last_seen_at timestamptz not null default now()
);
create index sessions_user_id_idx on public.sessions (user_id);
create index sessions_expire_idx on public.sessions (expire);
create unique index sessions_id_idx on public.sessions (id);
comment on table public.sessions is 'Signed-in browsers.';
comment on column public.sessions.sid is 'SHA-256 (hex) of the token in the cookie; the token itself is stored nowhere.';
comment on column public.sessions.expire is 'Ends when idle; moved on by use.';
comment on column public.sessions.ends_at is 'Ends whatever happens; never moved.';
comment on column public.sessions.id is 'Names a session to its owner; opens nothing.';
comment on column public.sessions.last_seen_at is 'Last use, to the minute; unlike expire it moves until the end.';

create trigger set_updated_at before update on public.sessions
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.sessions to service_role;

-- Signing in: a new session each time, and the one before it in this browser has ended.

-- Signing in: a new session each time, and the one before it in this browser has ended. Checking a password takes a
-- while, and it may be changed meanwhile: a session starts over the hash that was checked, or not at all. Otherwise an old
-- password outlives its change in whoever was just signing in.
create function public.start_session(
  p_sid text,
  p_user_id uuid,
  p_checked_password text,
  p_expire timestamptz,
  p_sess jsonb default null,
  p_ends_at timestamptz default null,
  p_old_sid text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  update public.users set last_login_at = now()
  where id = p_user_id and is_active and hashed_password is not distinct from p_checked_password
  returning * into v_user;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  delete from public.sessions where sid = p_old_sid;
  insert into public.sessions (sid, user_id, sess, expire, ends_at)
  values (p_sid, v_user.id, coalesce(p_sess, '{}'), p_expire,
          coalesce(p_ends_at, p_expire));
  return jsonb_build_object('outcome', 'started', 'userId', v_user.id, 'role', v_user.role);
end
$$;
comment on function public.start_session is
  'p_checked_password: the hash that was checked → { outcome: started | unknown, userId, role }. unknown: no such account, closed, or its '
  'password was changed since.';
