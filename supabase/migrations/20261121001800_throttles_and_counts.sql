-- Throttles by account and address, counted where every instance of the server sees them.
create table public.throttles (
  key text primary key check (char_length(key) between 1 and 300),
  window_started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  count integer not null default 0 check (count >= 0)
);
create index throttles_expires_at_idx on public.throttles (expires_at);
comment on table public.throttles is 'How often something was tried in the current window.';
comment on column public.throttles.key is 'What is counted and for whom; an address is hashed by the server.';

alter table public.throttles enable row level security;
revoke all on public.throttles from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.throttles to service_role;

-- Counts for staff without cookie or person (ruling 11).
create table public.daily_counts (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  event text not null check (event in ('initiate_checkout', 'purchase', 'submit_application', 'conversion')),
  package_id text references public.service_packages (id) on delete restrict,
  count integer not null default 0 check (count >= 0),
  unique nulls not distinct (day, event, package_id)
);
create index daily_counts_package_id_idx on public.daily_counts (package_id);
comment on table public.daily_counts is 'What happened how often on a day of the office calendar; no person in it.';

alter table public.daily_counts enable row level security;
revoke all on public.daily_counts from public, anon, authenticated, service_role;
grant select, insert, update on public.daily_counts to service_role;
