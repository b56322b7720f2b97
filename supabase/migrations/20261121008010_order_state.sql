-- One state machine for orders: the status is computed from facts with their times whenever a row is written, and
-- by nothing else. Writing the status itself has no effect.
-- The table is small; its checks and indexes are looked at in a moment.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation, adding-foreign-key-constraint
alter table public.orders
  add column processing_at timestamptz,
  add column failed_at timestamptz,
  add column cancelled_at timestamptz,
  add column review_since timestamptz,
  add column review_resolved_at timestamptz,
  add column review_resolved_by uuid references public.users (id) on delete set null,
  add column review_resolution text check (review_resolution in ('accepted', 'refunded')),
  add column review_note text check (length(review_note) between 1 and 2000),
  add column received_cents integer not null default 0 check (received_cents >= 0),
  add column disputed_at timestamptz,
  drop constraint orders_check,
  add constraint orders_refunded_cents_check check (refunded_cents >= 0);
create index orders_review_resolved_by_idx on public.orders (review_resolved_by) where review_resolved_by is not null;
create index orders_to_review_idx on public.orders (review_since)
  where review_since is not null and review_resolved_at is null;
comment on column public.orders.processing_at is 'When Stripe last said the payment was on its way; the latest of such times counts.';
comment on column public.orders.review_since is 'Since when a payment of this order waits for staff, a second payment of a paid order included.';
comment on column public.orders.received_cents is 'What arrived by the payment the order keeps; further payments are in order_payments only.';
comment on column public.orders.refunded_cents is 'What went back of that payment.';
comment on column public.orders.disputed_at is 'Opened or lost; null again when we win.';

update public.orders set
  processing_at = case when status = 'processing' then updated_at end,
  failed_at = case when status = 'failed' then updated_at end,
  cancelled_at = case when status = 'cancelled' then updated_at end,
  review_since = case when status = 'needs_review' then updated_at end,
  disputed_at = case when status = 'disputed' then updated_at end,
  completed_at = case when status = 'refunded' then coalesce(completed_at, updated_at) else completed_at end,
  received_cents = case
    when status in ('paid', 'partially_refunded', 'refunded', 'disputed', 'needs_review') then amount_cents else 0
  end;

create function private.order_status(p_order public.orders) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_order.received_cents > 0 and p_order.refunded_cents >= p_order.received_cents then 'refunded'
    when p_order.completed_at is not null then case
      when p_order.disputed_at is not null then 'disputed'
      when p_order.refunded_cents > 0 then 'partially_refunded'
      else 'paid'
    end
    when p_order.review_since is not null then 'needs_review'
    when p_order.cancelled_at is not null then 'cancelled'
    when p_order.failed_at >= coalesce(p_order.processing_at, '-infinity') then 'failed'
    when p_order.processing_at is not null then 'processing'
    else 'created'
  end
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

-- The functions that wrote a status write its facts.
create or replace function public.open_order(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake_id uuid := (p ->> 'intakeId')::uuid;
  v_user_id uuid := (p ->> 'userId')::uuid;
  v_package text := p ->> 'packageId';
  v_amount integer := (p ->> 'amountCents')::integer;
  v_order public.orders;
  v_known boolean;
begin
  -- Two tabs opening a checkout take turns. Locks go application, order, account everywhere; a signed-in client
  -- without application is held by a lock of its own, so that settling an order never waits in a circle.
  if v_intake_id is not null then
    perform from public.intake_forms where id = v_intake_id for no key update;
    v_known := found;
    select * into v_order from public.orders
    where intake_form_id = v_intake_id and status in ('paid', 'partially_refunded', 'disputed') limit 1;
  else
    perform pg_advisory_xact_lock(hashtextextended('open_order:' || v_user_id, 0));
    v_known := exists (select from public.users where id = v_user_id and is_active);
    -- Paid, and the application not yet sent: a second payment would be a mistake.
    select paid.* into v_order from public.orders as paid
    join public.cases as bought on bought.order_id = paid.id
    where paid.user_id = v_user_id and paid.package_id = v_package and paid.status = 'paid'
      and bought.status = 'waiting_for_application'
    limit 1;
  end if;
  if not v_known then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_order.id is not null then
    return private.order_answer('already_paid', v_order);
  end if;

  select * into v_order from public.orders
  where package_id = v_package and status in ('created', 'processing', 'failed')
    and case when v_intake_id is not null then intake_form_id = v_intake_id
             else intake_form_id is null and user_id = v_user_id end
  for no key update;
  if v_order.id is not null and (v_order.amount_cents <> v_amount or v_order.currency <> p ->> 'currency') then
    -- The price changed since: what was shown then is no longer on offer.
    update public.orders set cancelled_at = now() where id = v_order.id;
    v_order := null;
  end if;
  if v_order.id is null then
    insert into public.orders (reference, user_id, intake_form_id, package_id, amount_cents, currency, language)
    values (p ->> 'reference', v_user_id, v_intake_id, v_package, v_amount, p ->> 'currency',
            coalesce(p ->> 'language', 'en'))
    returning * into v_order;
    perform private.count_event('initiate_checkout', v_package);
  end if;
  return private.order_answer('open', v_order);
end
$$;

create or replace function public.attach_checkout(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
begin
  update public.orders set
    stripe_checkout_session_id = coalesce(p ->> 'checkoutSessionId', stripe_checkout_session_id),
    checkout_url = coalesce(p ->> 'checkoutUrl', checkout_url),
    checkout_expires_at = coalesce((p ->> 'expiresAt')::timestamptz, checkout_expires_at),
    stripe_payment_intent_id = coalesce(p ->> 'paymentIntentId', stripe_payment_intent_id),
    -- A new try: what became of the one before no longer counts.
    failed_at = case when status = 'failed' then null else failed_at end,
    processing_at = case when status = 'failed' then null else processing_at end
  where id = (p ->> 'orderId')::uuid and status in ('created', 'processing', 'failed')
  returning * into v_order;
  return private.order_answer(case when v_order.id is null then 'not_open' else 'attached' end, v_order);
end
$$;

create or replace function public.note_payment_state(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_state text := p ->> 'state';
  v_at timestamptz := coalesce((p ->> 'observedAt')::timestamptz, clock_timestamp());
  v_order public.orders;
begin
  if v_state is null or v_state not in ('processing', 'failed', 'cancelled') then
    raise exception 'unknown payment state' using errcode = 'invalid_parameter_value';
  end if;
  v_order := private.find_order(p);
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;
  if v_order.status not in ('created', 'processing', 'failed') then
    return jsonb_build_object('outcome', 'ignored', 'orderId', v_order.id, 'status', v_order.status);
  end if;
  -- Reports are of the moment Stripe was asked; written late, an older one changes nothing.
  update public.orders set
    processing_at = case when v_state = 'processing' then greatest(processing_at, v_at) else processing_at end,
    failed_at = case when v_state = 'failed' then greatest(failed_at, v_at) else failed_at end,
    cancelled_at = case when v_state = 'cancelled' then coalesce(cancelled_at, v_at) else cancelled_at end,
    stripe_payment_intent_id = coalesce(stripe_payment_intent_id, p ->> 'paymentIntentId'),
    stripe_checkout_session_id = coalesce(stripe_checkout_session_id, p ->> 'checkoutSessionId')
  where id = v_order.id returning * into v_order;
  return jsonb_build_object('outcome', 'noted', 'orderId', v_order.id, 'status', v_order.status);
end
$$;
comment on function public.note_payment_state(jsonb) is
  'p { orderId | paymentIntentId | checkoutSessionId, state: processing | failed | cancelled, observedAt? } → '
  '{ outcome: noted | ignored | unknown_order, orderId, status }. About payments that have not arrived.';

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
