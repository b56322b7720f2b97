-- A checkout of an order, what Stripe reports beside "paid", and the conversion that is counted.

create function private.find_order(p_order_id uuid, p_payment_intent_id text, p_checkout_session_id text) returns public.orders
language sql stable set search_path = '' as $$
  -- Our own id wins; the ids of Stripe are for reports that do not carry it.
  select found.* from public.orders as found
  where found.id = p_order_id
    or found.stripe_payment_intent_id = p_payment_intent_id
    or found.stripe_checkout_session_id = p_checkout_session_id
  order by found.id = p_order_id desc nulls last
  limit 1
$$;
comment on function private.find_order(uuid, text, text) is 'The order a report about a payment is about.';

create type private.payment_report as (
  payment_id text,
  payment_intent_id text,
  checkout_session_id text,
  upgrade_id uuid,
  part_id uuid,
  amount_cents bigint,
  currency text,
  package_id text,
  payment_method text,
  stripe_customer_id text,
  received_at timestamptz
);
comment on type private.payment_report is
  'What Stripe says of a payment that arrived; its id is that of the payment, or of the page where there was nothing to pay.';

create function private.order_answer(p_outcome text, p_order public.orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', p_outcome,
    'orderId', p_order.id,
    'reference', p_order.reference,
    'status', p_order.status,
    'paymentIntentId', p_order.stripe_payment_intent_id,
    'checkoutSessionId', p_order.stripe_checkout_session_id,
    'checkoutUrl', p_order.checkout_url,
    'checkoutExpiresAt', p_order.checkout_expires_at
  )
$$;
comment on function private.order_answer(text, public.orders) is 'What the server needs of an order to send somebody to the checkout.';

-- A checkout is opened once per application and package; the same link opens it again.

create function private.hold_buyer(p_intake_id uuid, p_user_id uuid) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  -- Locks go application, order, account everywhere; a signed-in client without application is held by a lock of its own, so
  -- that settling an order never waits in a circle.
  if p_intake_id is not null then
    perform from public.intake_forms where id = p_intake_id for no key update;
    return found;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('open_order:' || p_user_id, 0));
  return exists (select from public.users where id = p_user_id and is_active);
end
$$;
comment on function private.hold_buyer(uuid, uuid) is
  'Two tabs opening a checkout take turns. Whether there is such an application, or else such a client.';

create function private.paid_order_of(p_intake_id uuid, p_user_id uuid, p_package public.package_id) returns public.orders
language plpgsql stable set search_path = '' as $$
declare
  v_order public.orders;
begin
  if p_intake_id is not null then
    select * into v_order from public.orders
    where intake_form_id = p_intake_id and private.is_owed(status) limit 1;
  else
    -- Paid, and the application not yet sent: a second payment would be a mistake.
    select paid.* into v_order from public.orders as paid
    join public.cases as bought on bought.order_id = paid.id
    where paid.user_id = p_user_id and paid.package_id = p_package and paid.status = 'paid'
      and bought.status = 'waiting_for_application'
    limit 1;
  end if;
  return v_order;
end
$$;
comment on function private.paid_order_of(uuid, uuid, public.package_id) is 'The order by which an application, or a client without one, has paid already.';

create function private.hearing_before_payment(p_intake_id uuid, p_user_id uuid, p_hearings_until date, p_eviction text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.intake_forms as intake
    where private.hearing_stops_payment(intake, p_hearings_until)
      and case when p_intake_id is not null then intake.id = p_intake_id
               else intake.user_id = p_user_id
                 or lower(intake.email) = (select lower(email) from public.users where id = p_user_id) end
  ) then
    return 'hearing_near';
  end if;
  -- Whoever pays before there is an application is asked here what the application asks first.
  if p_intake_id is null and private.unpaid_intake_of(p_user_id) is null then
    return case p_eviction when 'unasked' then 'hearing_unasked' when 'hearing_near' then 'hearing_near' end;
  end if;
  return null;
end
$$;
comment on function private.hearing_before_payment(uuid, uuid, date, text) is
  'Why nothing is paid before staff answer: the outcome of open_order; null where no hearing is near.';

create function public.open_order(
  p_package_id public.package_id,
  p_amount_cents integer,
  p_currency text,
  p_reference text,
  p_intake_id uuid default null,
  p_user_id uuid default null,
  p_language public.locale default null,
  p_hearings_until date default null,
  p_eviction text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_hearing text;
  -- The server knows the holidays.
  v_hearings_until date := coalesce(p_hearings_until, (private.office_close(1) at time zone 'America/New_York')::date);
begin
  if not private.hold_buyer(p_intake_id, p_user_id) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_order := private.paid_order_of(p_intake_id, p_user_id, p_package_id);
  if v_order.id is not null then
    return private.order_answer('already_paid', v_order);
  end if;
  v_hearing := private.hearing_before_payment(p_intake_id, p_user_id, v_hearings_until, p_eviction);
  if v_hearing is not null then
    return jsonb_build_object('outcome', v_hearing);
  end if;

  select * into v_order from public.orders
  where package_id = p_package_id and status in ('created', 'processing', 'failed')
    and case when p_intake_id is not null then intake_form_id = p_intake_id
             else intake_form_id is null and user_id = p_user_id end
  for no key update;
  if v_order.id is not null and (v_order.amount_cents <> p_amount_cents or v_order.currency <> p_currency) then
    -- The price changed since: what was shown then is no longer on offer.
    update public.orders set cancelled_at = now() where id = v_order.id;
    v_order := null;
  end if;
  if v_order.id is null then
    insert into public.orders (reference, user_id, intake_form_id, package_id, amount_cents, currency, language)
    values (p_reference, p_user_id, p_intake_id, p_package_id, p_amount_cents, p_currency, coalesce(p_language, 'en'))
    returning * into v_order;
    perform private.count_event('initiate_checkout', p_package_id);
  end if;
  return private.order_answer('open', v_order);
end
$$;
comment on function public.open_order is
  'For an application (p_intake_id) or a client (p_user_id). p_hearings_until: the end of our next business day; p_eviction, of whoever pays '
  'without an application: unasked | hearing_near | far, as they say it is → { outcome: open | already_paid | hearing_near (staff answer '
  'first) | hearing_unasked | unknown, orderId, reference, status, paymentIntentId, checkoutSessionId, checkoutUrl, checkoutExpiresAt }.';

create function public.attach_checkout(
  p_order_id uuid,
  p_checkout_session_id text default null,
  p_checkout_url text default null,
  p_expires_at timestamptz default null,
  p_seen_session_id text default null,
  p_payment_intent_id text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
begin
  update public.orders set
    stripe_checkout_session_id = coalesce(p_checkout_session_id, stripe_checkout_session_id),
    checkout_url = coalesce(p_checkout_url, checkout_url),
    checkout_expires_at = coalesce(p_expires_at, checkout_expires_at),
    stripe_payment_intent_id = coalesce(p_payment_intent_id, stripe_payment_intent_id),
    -- A new try: what became of the one before no longer counts.
    failed_at = case when status = 'failed' then null else failed_at end,
    processing_at = case when status = 'failed' then null else processing_at end
  where id = p_order_id and status in ('created', 'processing', 'failed')
    -- One page can be paid on at a time. Of two that were opened at once, the first is kept and the other ended.
    and (p_checkout_session_id is null or stripe_checkout_session_id is not distinct from p_seen_session_id
      or stripe_checkout_session_id = p_checkout_session_id)
  returning * into v_order;
  if v_order.id is not null then
    return private.order_answer('attached', v_order);
  end if;
  select * into v_order from public.orders where id = p_order_id;
  return private.order_answer(
    case when v_order.status in ('created', 'processing', 'failed') then 'other_page' else 'not_open' end, v_order);
end
$$;
comment on function public.attach_checkout is
  'p_seen_session_id: of the page there was before → { outcome: attached | other_page (opened by another call meanwhile: that one counts) | '
  'not_open, … } as open_order.';

-- What Stripe reports beside "paid". Reports come late and out of order, so a state is only ever moved forward.

create function public.note_payment_state(
  p_state text,
  p_order_id uuid default null,
  p_payment_intent_id text default null,
  p_checkout_session_id text default null,
  p_observed_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_at timestamptz := coalesce(p_observed_at, clock_timestamp());
  v_order public.orders;
begin
  if p_state is null or p_state not in ('processing', 'failed', 'cancelled') then
    raise exception 'unknown payment state' using errcode = 'invalid_parameter_value';
  end if;
  v_order := private.find_order(p_order_id, p_payment_intent_id, p_checkout_session_id);
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;
  if v_order.status not in ('created', 'processing', 'failed') then
    return jsonb_build_object('outcome', 'ignored', 'orderId', v_order.id, 'status', v_order.status);
  end if;
  -- Reports are of the moment Stripe was asked; written late, an older one changes nothing.
  update public.orders set
    processing_at = case when p_state = 'processing' then greatest(processing_at, v_at) else processing_at end,
    failed_at = case when p_state = 'failed' then greatest(failed_at, v_at) else failed_at end,
    cancelled_at = case when p_state = 'cancelled' then coalesce(cancelled_at, v_at) else cancelled_at end,
    stripe_payment_intent_id = coalesce(stripe_payment_intent_id, p_payment_intent_id),
    stripe_checkout_session_id = coalesce(stripe_checkout_session_id, p_checkout_session_id)
  where id = v_order.id returning * into v_order;
  return jsonb_build_object('outcome', 'noted', 'orderId', v_order.id, 'status', v_order.status);
end
$$;
comment on function public.note_payment_state is
  'p_state: processing | failed | cancelled; of the three ids one is enough → { outcome: noted | ignored | unknown_order, orderId, status }. '
  'About payments that have not arrived.';

-- A conversion: a buyer saw that the payment arrived. Counted once per order, however often the page asks.

create function public.count_conversion(p_order_id uuid) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_package public.package_id;
begin
  update public.orders set confirmation_seen_at = now()
  where id = p_order_id and completed_at is not null and confirmation_seen_at is null
  returning package_id into v_package;
  if v_package is null then
    return false;
  end if;
  perform private.count_event('conversion', v_package);
  return true;
end
$$;
comment on function public.count_conversion(uuid) is '→ whether it was counted just now; false for an order that is unpaid or was counted.';
