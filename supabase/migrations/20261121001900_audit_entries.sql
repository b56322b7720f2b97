-- What staff saw, exported and changed. Rows are added, never changed or removed by the server.
create table public.audit_entries (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  actor_id uuid references public.users (id) on delete set null,
  actor_role text not null check (actor_role in ('client', 'staff', 'admin', 'system')),
  action text not null,
  object_type text,
  object_id text,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_entries_actor_id_idx on public.audit_entries (actor_id);
create index audit_entries_object_idx on public.audit_entries (object_type, object_id);
comment on table public.audit_entries is 'Who of staff did what to which record; ids and codes only.';

alter table public.audit_entries enable row level security;
revoke all on public.audit_entries from public, anon, authenticated, service_role;
grant select, insert on public.audit_entries to service_role;
