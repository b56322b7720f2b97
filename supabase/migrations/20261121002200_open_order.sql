-- A checkout is opened once per application and package; the same link opens it again (DESIGN section 5).
create function public.open_order(p jsonb) returns jsonb
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
    update public.orders set status = 'cancelled' where id = v_order.id;
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
comment on function public.open_order(jsonb) is
  'p { intakeId | userId, packageId, amountCents, currency, language, reference } → { outcome: open | already_paid | '
  'unknown, orderId, reference, status, paymentIntentId, checkoutSessionId, checkoutUrl, checkoutExpiresAt }.';

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

create function public.attach_checkout(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
begin
  update public.orders set
    stripe_checkout_session_id = coalesce(p ->> 'checkoutSessionId', stripe_checkout_session_id),
    checkout_url = coalesce(p ->> 'checkoutUrl', checkout_url),
    checkout_expires_at = coalesce((p ->> 'expiresAt')::timestamptz, checkout_expires_at),
    stripe_payment_intent_id = coalesce(p ->> 'paymentIntentId', stripe_payment_intent_id),
    status = case when status = 'failed' then 'created' else status end
  where id = (p ->> 'orderId')::uuid and status in ('created', 'processing', 'failed')
  returning * into v_order;
  return private.order_answer(case when v_order.id is null then 'not_open' else 'attached' end, v_order);
end
$$;
comment on function public.attach_checkout(jsonb) is
  'p { orderId, checkoutSessionId?, checkoutUrl?, expiresAt?, paymentIntentId? } → { outcome: attached | not_open, … } as open_order.';

revoke execute on function public.open_order(jsonb) from public, anon, authenticated;
grant execute on function public.open_order(jsonb) to service_role;
revoke execute on function public.attach_checkout(jsonb) from public, anon, authenticated;
grant execute on function public.attach_checkout(jsonb) to service_role;
revoke execute on function private.order_answer(text, public.orders) from public, anon, authenticated;
grant execute on function private.order_answer(text, public.orders) to service_role;
