-- Every event Stripe sent, once: stored first, processed after, again until it worked.
create table public.stripe_events (
  id text primary key,
  type text not null,
  object_id text,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  updated_at timestamptz not null default now()
);
create index stripe_events_unprocessed_idx on public.stripe_events (received_at) where processed_at is null;
comment on table public.stripe_events is 'Webhook events; the id makes a repeated delivery harmless.';
comment on column public.stripe_events.object_id is 'The object to read at Stripe: its current state counts, not the order of events.';
comment on column public.stripe_events.last_error is 'A code, no text of the provider.';

create trigger set_updated_at before update on public.stripe_events
  for each row execute function private.set_updated_at();

alter table public.stripe_events enable row level security;
revoke all on public.stripe_events from public, anon, authenticated, service_role;
grant select, insert, update on public.stripe_events to service_role;
