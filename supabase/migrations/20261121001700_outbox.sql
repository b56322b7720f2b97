-- Mail to be sent, written in the same transaction as the fact it tells of. A worker holds a row by a lease:
-- a lock alone would end with the request that took it.
create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  kind text not null check (kind in (
    'application_received', 'payment_reminder', 'receipt', 'invitation', 'registration', 'case_added',
    'case_changed', 'password_reset', 'password_changed', 'draft_link', 'contact_received', 'message_received',
    'staff_application', 'staff_payment', 'staff_review', 'staff_locked', 'staff_correction', 'staff_contact',
    'staff_message', 'staff_invitation', 'staff_alarm'
  )),
  recipient text check (char_length(recipient) <= 254),
  language text not null default 'en' check (language in ('en', 'es')),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  intake_form_id uuid references public.intake_forms (id) on delete cascade,
  order_id uuid references public.orders (id) on delete cascade,
  user_id uuid references public.users (id) on delete cascade,
  dedupe_key text not null unique,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'dead', 'cancelled')),
  attempts integer not null default 0 check (attempts >= 0),
  run_after timestamptz not null default now(),
  locked_until timestamptz,
  locked_by text,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'sent') = (sent_at is not null))
);
create index outbox_waiting_idx on public.outbox (run_after, position) where status = 'waiting';
create index outbox_dead_idx on public.outbox (updated_at) where status = 'dead';
create index outbox_intake_form_id_idx on public.outbox (intake_form_id);
create index outbox_order_id_idx on public.outbox (order_id);
create index outbox_user_id_idx on public.outbox (user_id);
comment on table public.outbox is 'Mail waiting, sent or given up.';
comment on column public.outbox.recipient is 'Null: staff, at the address of the site.';
comment on column public.outbox.payload is 'Facts the mail tells; never a token, those are made when it is sent.';
comment on column public.outbox.dedupe_key is 'Names the fact: the same fact is told once.';
comment on column public.outbox.locked_until is 'Until when locked_by may send it; then it is free again.';
comment on column public.outbox.last_error is 'A code, no text of the provider.';

create trigger set_updated_at before update on public.outbox
  for each row execute function private.set_updated_at();

alter table public.outbox enable row level security;
revoke all on public.outbox from public, anon, authenticated, service_role;
grant select, insert, update on public.outbox to service_role;
