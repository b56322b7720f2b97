-- People see where they are signed in and end what they do not know: a session gets a name that is no secret, and
-- remembers when it was last used.
--
-- The table holds the sign-ins of thirty days at most, so rewriting and indexing it take no time.
-- squawk-ignore-file require-concurrent-index-creation, adding-field-with-default, adding-required-field
alter table public.sessions add column id uuid not null default gen_random_uuid();
alter table public.sessions add column last_seen_at timestamptz not null default now();
create unique index sessions_id_idx on public.sessions (id);
comment on column public.sessions.id is 'Names a session to its owner; opens nothing.';
comment on column public.sessions.last_seen_at is 'Last use, to the minute; unlike expire it moves until the end.';
