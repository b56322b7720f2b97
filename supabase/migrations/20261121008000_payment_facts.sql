-- What Stripe reports about money, as facts with their times: payments that arrived, what went back, what a bank
-- disputes. What an order is follows from them, so it is the same in whatever order the facts come in.
create table public.order_payments (
  payment_id text primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  checkout_session_id text,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null,
  package_id text,
  payment_method text,
  is_extra boolean not null default false,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  received_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index order_payments_order_id_idx on public.order_payments (order_id);
-- With its second column the index is no "one payment per order" to the API in front, which would then show only one.
create unique index order_payments_one_kept_idx on public.order_payments (order_id, is_extra) where not is_extra;
comment on table public.order_payments is 'Payments that arrived at Stripe for an order. Received less refunded is our ledger.';
comment on column public.order_payments.payment_id is 'The id of the payment at Stripe.';
comment on column public.order_payments.package_id is 'As reported with the payment; it may differ from the order, which then waits for staff.';
comment on column public.order_payments.is_extra is 'A further payment of an order that had one already: never kept, staff give it back.';

create table public.refund_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  payment_id text references public.order_payments (payment_id) on delete restrict,
  user_id uuid references public.users (id) on delete set null,
  asked_by_role text not null check (asked_by_role in ('client', 'staff', 'admin')),
  reason_code text not null check (reason_code in (
    'declined_by_us', 'court_denied', 'changed_mind', 'not_as_expected', 'paid_twice', 'other', 'review'
  )),
  words text check (length(words) between 1 and 2000),
  status text not null default 'asked' check (status in ('asked', 'declined', 'approved', 'sent', 'failed')),
  amount_cents integer check (amount_cents > 0),
  decided_at timestamptz,
  decided_by uuid references public.users (id) on delete set null,
  decided_by_role text check (decided_by_role in ('staff', 'admin')),
  decision_note text check (length(decision_note) between 1 and 2000),
  tries integer not null default 0 check (tries >= 0),
  locked_until timestamptz,
  stripe_refund_id text unique,
  sent_at timestamptz,
  failed_at timestamptz,
  failure_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'asked' or (decided_at is not null and decision_note is not null)),
  check (status in ('asked', 'declined') or (amount_cents is not null and payment_id is not null)),
  check (status <> 'failed' or failed_at is not null)
);
create index refund_requests_order_id_idx on public.refund_requests (order_id);
create index refund_requests_payment_id_idx on public.refund_requests (payment_id);
create index refund_requests_user_id_idx on public.refund_requests (user_id);
create index refund_requests_decided_by_idx on public.refund_requests (decided_by) where decided_by is not null;
create index refund_requests_status_idx on public.refund_requests (status, created_at);
-- By payment: a client who paid twice may have asked about the first while staff give the second one back.
create unique index refund_requests_one_asked_idx on public.refund_requests (payment_id, status) where status = 'asked';
create unique index refund_requests_one_on_its_way_idx on public.refund_requests (payment_id, status) where status = 'approved';
comment on table public.refund_requests is 'A wish for money back: asked, declined or approved by staff, sent by Stripe, failed at the bank.';
comment on column public.refund_requests.words is 'What the client wrote about it.';
comment on column public.refund_requests.decision_note is 'Why staff decided so; the client reads it.';
comment on column public.refund_requests.tries is 'Part of the idempotency key: goes up only after an answer that says nothing was sent.';
comment on column public.refund_requests.sent_at is 'When Stripe took it on; banks take some business days from there.';

create table public.payment_refunds (
  refund_id text primary key,
  payment_id text not null references public.order_payments (payment_id) on delete restrict,
  refund_request_id uuid references public.refund_requests (id) on delete restrict,
  amount_cents integer not null check (amount_cents >= 0),
  status text not null check (status in ('pending', 'requires_action', 'succeeded', 'failed', 'canceled')),
  failure_reason text,
  sent_at timestamptz not null,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_refunds_payment_id_idx on public.payment_refunds (payment_id);
create index payment_refunds_refund_request_id_idx on public.payment_refunds (refund_request_id)
  where refund_request_id is not null;
create index payment_refunds_pending_idx on public.payment_refunds (status) where status in ('pending', 'requires_action');
comment on table public.payment_refunds is 'Refunds at Stripe, also those made there by hand. A refund that failed gave nothing back.';

create table public.payment_disputes (
  dispute_id text primary key,
  payment_id text not null references public.order_payments (payment_id) on delete restrict,
  amount_cents integer not null check (amount_cents >= 0),
  reason text,
  status text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_disputes_payment_id_idx on public.payment_disputes (payment_id);
create index payment_disputes_open_idx on public.payment_disputes (opened_at) where closed_at is null;
comment on table public.payment_disputes is 'What a cardholder disputes with the bank. Lost means the money is gone, so it counts as disputed for good.';

create trigger set_updated_at before update on public.order_payments
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.refund_requests
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.payment_refunds
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.payment_disputes
  for each row execute function private.set_updated_at();

alter table public.order_payments enable row level security;
alter table public.refund_requests enable row level security;
alter table public.payment_refunds enable row level security;
alter table public.payment_disputes enable row level security;
revoke all on public.order_payments from public, anon, authenticated, service_role;
revoke all on public.refund_requests from public, anon, authenticated, service_role;
revoke all on public.payment_refunds from public, anon, authenticated, service_role;
revoke all on public.payment_disputes from public, anon, authenticated, service_role;
grant select, insert, update on public.order_payments to service_role;
grant select, insert, update on public.refund_requests to service_role;
grant select, insert, update on public.payment_refunds to service_role;
grant select, insert, update on public.payment_disputes to service_role;

insert into public.order_payments
  (payment_id, order_id, checkout_session_id, amount_cents, currency, package_id, payment_method, refunded_cents, received_at)
select coalesce(stripe_payment_intent_id, stripe_checkout_session_id), id, stripe_checkout_session_id, amount_cents,
  currency, package_id, payment_method, refunded_cents, coalesce(completed_at, updated_at)
from public.orders
where status in ('paid', 'partially_refunded', 'refunded', 'disputed', 'needs_review')
  and coalesce(stripe_payment_intent_id, stripe_checkout_session_id) is not null;
