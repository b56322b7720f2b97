-- Purchases (specification section 3, DESIGN section 5). Rows about money are never deleted.
create table public.orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8}$'),
  user_id uuid references public.users (id) on delete restrict,
  intake_form_id uuid references public.intake_forms (id) on delete restrict,
  package_id text not null references public.service_packages (id) on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd' check (currency = 'usd'),
  status text not null default 'created' check (status in (
    'created', 'processing', 'paid', 'needs_review', 'failed', 'cancelled',
    'refunded', 'partially_refunded', 'disputed'
  )),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  stripe_payment_intent_id text,
  stripe_checkout_session_id text,
  stripe_customer_id text,
  checkout_url text,
  checkout_expires_at timestamptz,
  payment_method text,
  review_reason text check (review_reason in ('amount', 'currency', 'package', 'second_payment')),
  language text not null default 'en' check (language in ('en', 'es')),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (user_id is not null or intake_form_id is not null),
  check (status <> 'needs_review' or review_reason is not null),
  check (status not in ('paid', 'partially_refunded', 'disputed') or completed_at is not null)
);
create index orders_user_id_idx on public.orders (user_id);
create index orders_intake_form_id_idx on public.orders (intake_form_id);
create index orders_package_id_idx on public.orders (package_id);
create index orders_status_idx on public.orders (status, created_at);
create unique index orders_payment_intent_idx on public.orders (stripe_payment_intent_id)
  where stripe_payment_intent_id is not null;
create unique index orders_checkout_session_idx on public.orders (stripe_checkout_session_id)
  where stripe_checkout_session_id is not null;
-- One open order per application and package, so the same link opens the same checkout.
create unique index orders_one_open_per_intake_idx on public.orders (intake_form_id, package_id)
  where intake_form_id is not null and status in ('created', 'processing', 'failed');
create unique index orders_one_open_per_user_idx on public.orders (user_id, package_id)
  where intake_form_id is null and status in ('created', 'processing', 'failed');
-- An application is paid for once.
create unique index orders_one_paid_per_intake_idx on public.orders (intake_form_id)
  where intake_form_id is not null and status in ('paid', 'partially_refunded', 'disputed');
comment on table public.orders is 'Purchases: one row per attempt to buy, settled once.';
comment on column public.orders.amount_cents is 'What the person was shown; a payment of any other sum is never fulfilled by itself.';
comment on column public.orders.review_reason is 'What did not agree with the payment; staff decide.';
comment on column public.orders.completed_at is 'When the payment was settled here.';

create trigger set_updated_at before update on public.orders
  for each row execute function private.set_updated_at();

alter table public.orders enable row level security;
revoke all on public.orders from public, anon, authenticated, service_role;
grant select, insert, update on public.orders to service_role;
