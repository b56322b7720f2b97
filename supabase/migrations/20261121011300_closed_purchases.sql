-- A payment page that is open somewhere could be paid after its application was declined, withdrawn or erased, or after
-- the account was closed. Such a payment waits for staff, who can only give it back: nothing is begun for it.
-- The table is small; its check is looked at in a moment.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation, require-concurrent-index-deletion
alter table public.orders drop constraint orders_review_reason_check;
alter table public.orders add constraint orders_review_reason_check check (
  review_reason in ('amount', 'currency', 'package', 'second_payment', 'closed')
);

create function private.is_purchase_closed(p_order public.orders, p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_intake.status in ('declined', 'withdrawn') or p_intake.erased_at is not null, false)
    or exists (
      select from public.users where id = coalesce(p_order.user_id, p_intake.user_id) and not is_active
    )
$$;
comment on function private.is_purchase_closed(public.orders, public.intake_forms) is
  'Nobody is left to work for: the application was declined, withdrawn or erased, or the account was closed.';

create or replace function public.settle_order(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intent text := p ->> 'paymentIntentId';
  v_session text := p ->> 'checkoutSessionId';
  v_payment_id text := coalesce(v_intent, v_session);
  v_payment public.order_payments;
  v_order public.orders;
  v_intake public.intake_forms;
  v_intake_id uuid;
  v_is_new boolean;
  v_reason text;
  v_answer jsonb;
begin
  v_order := private.find_order(p);
  if v_order.id is null or v_payment_id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;

  -- Locks in one order everywhere: application, order, account. Two packages of one application may be paid at once.
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.intake_form_id is null and v_intake.id is not null
    and (v_intake.user_id is distinct from v_order.user_id or v_intake.status <> 'submitted'
         or private.is_intake_paid(v_intake.id)) then
    v_intake := null;
  end if;

  insert into public.order_payments
    (payment_id, order_id, checkout_session_id, amount_cents, currency, package_id, payment_method, is_extra, received_at)
  values (
    v_payment_id, v_order.id, v_session, coalesce((p ->> 'amountReceived')::integer, 0),
    coalesce(lower(p ->> 'currency'), ''), p ->> 'packageId', p ->> 'paymentMethod',
    exists (select from public.order_payments where order_id = v_order.id and not is_extra),
    coalesce((p ->> 'receivedAt')::timestamptz, now())
  )
  on conflict (payment_id) do nothing
  returning * into v_payment;
  v_is_new := v_payment.payment_id is not null;
  if not v_is_new then
    select * into v_payment from public.order_payments where payment_id = v_payment_id;
    if v_payment.order_id <> v_order.id then
      raise exception 'this payment belongs to another order';
    end if;
  end if;

  if v_is_new and v_payment.is_extra then
    update public.orders set
      review_since = case when review_resolved_at is null then coalesce(review_since, now()) else now() end,
      review_reason = case when review_since is not null and review_resolved_at is null
        then review_reason else 'second_payment' end,
      review_resolved_at = null, review_resolved_by = null, review_resolution = null, review_note = null
    where id = v_order.id returning * into v_order;
    perform private.alarm_review(v_order, 'second_payment', v_payment_id);
    perform private.tell_payer('payment_in_review', v_order, v_payment_id,
      jsonb_build_object('amountCents', v_payment.amount_cents));
  elsif v_is_new then
    -- What was paid must be what was shown; anything else is for staff, never fulfilled by itself.
    v_reason := case
      when (p ->> 'amountReceived')::bigint is distinct from v_order.amount_cents then 'amount'
      when lower(p ->> 'currency') is distinct from v_order.currency then 'currency'
      when p ->> 'packageId' is distinct from v_order.package_id then 'package'
      when v_order.intake_form_id is not null and private.is_intake_paid(v_order.intake_form_id) then 'second_payment'
      when private.is_purchase_closed(v_order, v_intake) then 'closed'
    end;
    update public.orders set
      received_cents = v_payment.amount_cents,
      review_since = case when v_reason is not null then now() end,
      review_reason = v_reason,
      stripe_payment_intent_id = coalesce(v_intent, stripe_payment_intent_id),
      stripe_checkout_session_id = coalesce(v_session, stripe_checkout_session_id),
      stripe_customer_id = coalesce(p ->> 'stripeCustomerId', stripe_customer_id),
      payment_method = coalesce(p ->> 'paymentMethod', payment_method)
    where id = v_order.id returning * into v_order;
    if v_reason is null then
      v_answer := private.fulfil_order(v_order.id, v_intake);
    else
      perform private.alarm_review(v_order, v_reason, v_payment_id);
      perform private.tell_payer('payment_in_review', v_order, v_payment_id,
        jsonb_build_object('amountCents', v_payment.amount_cents));
    end if;
  end if;

  perform private.note_money_back(v_payment_id, p);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_order from public.orders where id = v_order.id;
  return private.settled_answer(
    case when v_order.status = 'needs_review' then 'needs_review' else 'already_paid' end, v_order, null,
    case when v_payment.is_extra then 'second_payment' else v_order.review_reason end
  );
end
$$;


-- A client who paid twice may have asked about the first payment while staff give the second one back.
drop index public.refund_requests_one_asked_idx;
create unique index refund_requests_one_asked_idx on public.refund_requests (payment_id, status) where status = 'asked';

-- One refund of a payment is on its way at a time. Deciding about another one is put off, not a fault.
create or replace function public.decide_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_amount integer := (p ->> 'amountCents')::integer;
  v_decision text := p ->> 'decision';
  v_request public.refund_requests;
  v_order public.orders;
  v_payment public.order_payments;
begin
  if v_decision is null or v_decision not in ('approve', 'decline') then
    raise exception 'unknown decision' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  select * into v_request from public.refund_requests where id = v_request.id for no key update;
  if v_request.status <> 'asked' then
    return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
  end if;
  if v_decision = 'decline' then
    update public.refund_requests set
      status = 'declined', decided_at = now(), decided_by = (p ->> 'actorId')::uuid,
      decided_by_role = p ->> 'actorRole', decision_note = p ->> 'note'
    where id = v_request.id;
    perform private.tell_payer('refund_declined', v_order, v_request.id::text);
  else
    select * into v_payment from public.order_payments where payment_id = v_request.payment_id for no key update;
    if v_amount is null or v_amount < 1 or v_amount > private.left_to_refund(v_payment) then
      return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
    end if;
    if private.is_disputed(v_payment.payment_id) then
      return jsonb_build_object('outcome', 'disputed');
    end if;
    -- An earlier one that staff try again: one at a time, and the next when that arrived.
    if exists (select from public.refund_requests where payment_id = v_payment.payment_id and status = 'approved') then
      return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
    end if;
    perform private.approve_refund(v_order, v_request.id, v_payment, v_amount,
      (p ->> 'actorId')::uuid, p ->> 'actorRole', p ->> 'note');
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'refund_decided', 'refund_request', v_request.id::text,
          jsonb_strip_nulls(jsonb_build_object('decision', v_decision, 'amountCents', v_amount, 'orderId', v_order.id)));
  return jsonb_build_object('outcome', 'decided');
end
$$;


create or replace function public.resolve_review(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_resolution text := p ->> 'resolution';
  v_order public.orders;
  v_intake public.intake_forms;
  v_intake_id uuid;
  v_payment public.order_payments;
  v_request_id uuid;
  v_answer jsonb;
  v_back integer := 0;
begin
  if v_resolution is null or v_resolution not in ('accept', 'refund') then
    raise exception 'unknown resolution' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_order from public.orders where id = (p ->> 'orderId')::uuid;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.review_since is null or v_order.review_resolved_at is not null then
    return jsonb_build_object('outcome', 'stale', 'status', v_order.status);
  end if;

  if v_resolution = 'accept' then
    -- What was paid twice is given back; only a first payment can be taken for the service.
    if v_order.status <> 'needs_review' or v_order.received_cents = 0
      or (v_intake.id is not null and private.is_intake_paid(v_intake.id))
      or private.is_purchase_closed(v_order, v_intake)
      or exists (select from public.order_payments where order_id = v_order.id and is_extra and refunded_cents < amount_cents) then
      return jsonb_build_object('outcome', 'not_possible', 'status', v_order.status);
    end if;
  elsif exists (
    select from public.order_payments as one
    where one.order_id = v_order.id and (one.is_extra or v_order.completed_at is null)
      and private.left_to_refund(one) > 0 and private.is_disputed(one.payment_id)
  ) then
    return jsonb_build_object('outcome', 'disputed');
  elsif exists (
    select from public.order_payments as one
    where one.order_id = v_order.id and (one.is_extra or v_order.completed_at is null)
      and private.left_to_refund(one) > 0
      and exists (select from public.refund_requests where payment_id = one.payment_id and status = 'approved')
  ) then
    return jsonb_build_object('outcome', 'stale', 'status', v_order.status);
  end if;

  update public.orders set
    review_resolved_at = now(), review_resolved_by = (p ->> 'actorId')::uuid,
    review_resolution = case v_resolution when 'accept' then 'accepted' else 'refunded' end,
    review_note = p ->> 'note'
  where id = v_order.id returning * into v_order;

  if v_resolution = 'accept' then
    v_answer := private.fulfil_order(v_order.id, v_intake);
  else
    -- Everything that is not kept: further payments, and the first one when it was never fulfilled.
    for v_payment in
      select * from public.order_payments
      where order_id = v_order.id and (is_extra or v_order.completed_at is null) order by received_at
    loop
      if private.left_to_refund(v_payment) > 0 then
        select id into v_request_id from public.refund_requests
        where payment_id = v_payment.payment_id and status = 'asked';
        if v_request_id is null then
          insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
          values (v_order.id, v_payment.payment_id, v_order.user_id, p ->> 'actorRole', 'review')
          returning id into v_request_id;
        end if;
        v_back := v_back + private.left_to_refund(v_payment);
        perform private.approve_refund(v_order, v_request_id, v_payment, private.left_to_refund(v_payment),
          (p ->> 'actorId')::uuid, p ->> 'actorRole', p ->> 'note');
      end if;
    end loop;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'order_review_resolved', 'order', v_order.id::text,
          jsonb_build_object('resolution', v_resolution, 'reason', v_order.review_reason, 'refundCents', v_back));
  return jsonb_build_object('outcome', 'resolved', 'otherCheckouts', coalesce(v_answer -> 'otherCheckouts', '[]'));
end
$$;


revoke execute on function private.is_purchase_closed(public.orders, public.intake_forms) from public, anon, authenticated;
grant execute on function private.is_purchase_closed(public.orders, public.intake_forms) to service_role;
