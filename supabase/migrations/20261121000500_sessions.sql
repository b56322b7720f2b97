-- Signed-in browsers (DESIGN: opaque token in a cookie, only its SHA-256 here).
create table public.sessions (
  sid text primary key check (sid ~ '^[0-9a-f]{64}$'),
  user_id uuid not null references public.users (id) on delete cascade,
  sess jsonb not null default '{}',
  expire timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id_idx on public.sessions (user_id);
create index sessions_expire_idx on public.sessions (expire);
comment on table public.sessions is 'Signed-in browsers.';
comment on column public.sessions.sid is 'SHA-256 (hex) of the token in the cookie; the token itself is stored nowhere.';
comment on column public.sessions.expire is 'Ends when idle; moved on by use.';
comment on column public.sessions.ends_at is 'Ends whatever happens; never moved.';

create trigger set_updated_at before update on public.sessions
  for each row execute function private.set_updated_at();

alter table public.sessions enable row level security;
revoke all on public.sessions from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.sessions to service_role;
