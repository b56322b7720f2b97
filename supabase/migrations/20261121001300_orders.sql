-- Purchases. Rows about money are never deleted.

create type public.order_status as enum (
  'created', 'processing', 'paid', 'needs_review', 'failed', 'cancelled', 'partially_refunded', 'refunded',
  'disputed'
);

-- An account says how its last payment stands.
create cast (public.order_status as public.account_payment_status) with inout as assignment;
create type public.review_reason as enum ('amount', 'currency', 'package', 'second_payment', 'closed', 'other_client');
create type public.review_resolution as enum ('accepted', 'refunded');

create function private.is_owed(p_status public.order_status) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_status in ('paid', 'partially_refunded', 'disputed');
end
$$;
comment on function private.is_owed(public.order_status) is 'Money has arrived and was not given back: the service is owed.';

create table public.orders (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8}$'),
  user_id uuid references public.users (id) on delete restrict,
  intake_form_id uuid references public.intake_forms (id) on delete restrict,
  package_id public.package_id not null references public.service_packages (id) on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd' check (currency = 'usd'),
  status public.order_status not null default 'created',
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  stripe_payment_intent_id text,
  stripe_checkout_session_id text,
  stripe_customer_id text,
  checkout_url text,
  checkout_expires_at timestamptz,
  payment_method text,
  review_reason public.review_reason,
  language public.locale not null default 'en',
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  confirmation_seen_at timestamptz,
  processing_at timestamptz,
  failed_at timestamptz,
  cancelled_at timestamptz,
  review_since timestamptz,
  review_resolved_at timestamptz,
  is_to_review boolean not null generated always as (review_since is not null and review_resolved_at is null) stored,
  review_resolved_by uuid references public.users (id) on delete set null,
  review_resolution public.review_resolution,
  review_note text check (length(review_note) between 1 and 2000),
  received_cents integer not null default 0 check (received_cents >= 0),
  disputed_at timestamptz,
  ended_checkout_session_id text,
  settled_cents integer not null default 0 check (settled_cents >= 0),
  is_owed boolean not null generated always as (private.is_owed(status)) stored,
  check (user_id is not null or intake_form_id is not null),
  check (status <> 'needs_review' or review_reason is not null),
  check (status not in ('paid', 'partially_refunded', 'disputed') or completed_at is not null)
);
create index orders_user_id_idx on public.orders (user_id);
create index orders_intake_form_id_idx on public.orders (intake_form_id);
create index orders_package_idx on public.orders (package_id, id);
create index orders_status_idx on public.orders (status, id);
create index orders_amount_idx on public.orders (amount_cents, id);
create index orders_created_idx on public.orders (created_at, id);
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
create index orders_review_resolved_by_idx on public.orders (review_resolved_by) where review_resolved_by is not null;
create index orders_to_review_idx on public.orders (review_since) where is_to_review;
create index orders_open_pages_idx on public.orders (checkout_expires_at)
  where status in ('created', 'processing', 'failed', 'cancelled') and stripe_checkout_session_id is not null;
create index orders_owed_idx on public.orders (intake_form_id) where is_owed;
create index orders_newest_idx on public.orders (created_at desc, id desc) where not is_to_review;
comment on table public.orders is 'Purchases: one row per attempt to buy, settled once.';
comment on column public.orders.amount_cents is 'What the person was shown; a payment of any other sum is never fulfilled by itself.';
comment on column public.orders.review_reason is 'What did not agree with the payment; staff decide.';
comment on column public.orders.completed_at is 'When the payment was settled here.';
comment on column public.orders.confirmation_seen_at is 'When the page after the payment first said "paid".';
comment on column public.orders.processing_at is 'When Stripe last said the payment was on its way; the latest of such times counts.';
comment on column public.orders.is_to_review is 'A payment of this order waits for staff.';
comment on column public.orders.review_since is 'Since when a payment of this order waits for staff, a second payment of a paid order included.';
comment on column public.orders.received_cents is 'What arrived by the payments the order keeps: the whole price or its parts, and upgrades.';
comment on column public.orders.refunded_cents is 'What went back of those payments.';
comment on column public.orders.disputed_at is 'Opened or lost; null again when we win.';
comment on column public.orders.ended_checkout_session_id is
  'The hosted page we ended at Stripe, or found over there; a newer page of the order is another one.';
comment on column public.orders.settled_cents is 'What went back of the kept payment by other means than Stripe.';
comment on column public.orders.is_owed is 'Money has arrived and was not given back: the service is owed.';

create trigger set_updated_at before update on public.orders
  for each row execute function private.set_updated_at();

grant select, insert, update on public.orders to service_role;

-- One state machine for orders: the status is computed from facts with their times whenever a row is written, and
-- by nothing else. Writing the status itself has no effect.

create function private.order_status(p_order public.orders) returns public.order_status
language sql immutable set search_path = '' as $$
  select (case
    when p_order.received_cents > 0
      and p_order.refunded_cents + p_order.settled_cents >= p_order.received_cents then 'refunded'
    when p_order.completed_at is not null then case
      when p_order.disputed_at is not null then 'disputed'
      when p_order.refunded_cents + p_order.settled_cents > 0 then 'partially_refunded'
      else 'paid'
    end
    when p_order.review_since is not null then 'needs_review'
    when p_order.cancelled_at is not null then 'cancelled'
    when p_order.failed_at >= coalesce(p_order.processing_at, '-infinity') then 'failed'
    when p_order.processing_at is not null then 'processing'
    else 'created'
  end)::public.order_status
$$;
comment on function private.order_status(public.orders) is
  'The state machine of orders: arrived money outweighs every report of failure, a refund in full is the end, an open or '
  'lost dispute outweighs a refund in part, and of reports about a payment under way the latest counts.';

create function private.set_order_status() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.status := private.order_status(new);
  return new;
end
$$;
comment on function private.set_order_status() is 'Keeps the status of an order what its facts say.';

create trigger a_status before insert or update on public.orders
  for each row execute function private.set_order_status();

-- What can come of what: a second look at the state machine above, so that a fact written wrongly is refused. It also
-- stands in src/domain/orders/status.ts; a test compares the two.
create table public.order_moves (
  from_status public.order_status not null,
  to_status public.order_status not null,
  primary key (from_status, to_status)
);
comment on table public.order_moves is 'An order moves from one state to another so, and in no other way.';

grant select on public.order_moves to service_role;

insert into public.order_moves (from_status, to_status) values
  ('created', 'processing'), ('created', 'failed'), ('created', 'cancelled'), ('created', 'paid'), ('created', 'needs_review'),
  ('processing', 'failed'), ('processing', 'cancelled'), ('processing', 'paid'), ('processing', 'needs_review'),
  ('failed', 'created'), ('failed', 'processing'), ('failed', 'cancelled'), ('failed', 'paid'), ('failed', 'needs_review'),
  ('cancelled', 'paid'), ('cancelled', 'needs_review'),
  ('needs_review', 'paid'), ('needs_review', 'partially_refunded'), ('needs_review', 'refunded'), ('needs_review', 'disputed'),
  ('paid', 'partially_refunded'), ('paid', 'refunded'), ('paid', 'disputed'),
  ('partially_refunded', 'paid'), ('partially_refunded', 'refunded'), ('partially_refunded', 'disputed'),
  ('refunded', 'paid'), ('refunded', 'needs_review'), ('refunded', 'partially_refunded'), ('refunded', 'disputed'),
  ('disputed', 'paid'), ('disputed', 'partially_refunded'), ('disputed', 'refunded');

create function private.check_order_move() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.order_moves
    where from_status = old.status and to_status = new.status
  ) then
    raise exception 'an order does not move from % to %', old.status, new.status
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function private.check_order_move() is 'Trigger: refuses what order_moves does not have, whatever writes it.';

create trigger check_move before update on public.orders
  for each row when (old.status is distinct from new.status) execute function private.check_order_move();

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

grant select, insert, update, delete on public.stripe_events to service_role;

create function private.is_intake_paid(p_intake_form_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.orders where intake_form_id = p_intake_form_id and is_owed);
end
$$;
comment on function private.is_intake_paid(uuid) is 'Whether an application has been paid for.';

create function private.is_intake_returned(p_intake_form_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not private.is_intake_paid(p_intake_form_id)
    and exists (select from public.orders where intake_form_id = p_intake_form_id and status = 'refunded')
$$;
comment on function private.is_intake_returned(uuid) is
  'Whether an application was paid for, and all of it went back.';
