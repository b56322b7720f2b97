-- What happened in a case. An update of ours is a code with its facts, worded in the reader's language; one
-- written by staff has a title and a text.
create table public.case_updates (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  case_id uuid not null references public.cases (id) on delete cascade,
  code text check (code in (
    'application_received', 'payment_received', 'status_changed', 'payment_refunded',
    'payment_partially_refunded', 'payment_disputed', 'dispute_won', 'document_added', 'message_sent'
  )),
  params jsonb not null default '{}',
  title text,
  description text,
  status text,
  is_internal boolean not null default false,
  created_by uuid references public.users (id) on delete set null,
  created_by_role text check (created_by_role in ('client', 'staff', 'admin', 'system')),
  created_at timestamptz not null default now(),
  check ((code is null) <> (title is null)),
  check (code is not null or description is not null)
);
create index case_updates_case_id_idx on public.case_updates (case_id, position);
create index case_updates_created_by_idx on public.case_updates (created_by) where created_by is not null;
comment on table public.case_updates is 'The history of a case; rows are added, never changed.';
comment on column public.case_updates.status is 'Status of the case after this update.';
comment on column public.case_updates.is_internal is 'For staff only.';
comment on column public.case_updates.position is 'Order of what was written in the same moment.';

alter table public.case_updates enable row level security;
revoke all on public.case_updates from public, anon, authenticated, service_role;
grant select, insert on public.case_updates to service_role;
