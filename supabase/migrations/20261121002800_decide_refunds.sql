-- What staff decide about money: refunds that were asked for, those that failed, and payments that wait for review.

create function private.end_refund_tasks(p_order_id uuid, p_actor_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.case_tasks set done_at = now(), done_by = p_actor_id
  where code = 'decide_refund' and done_at is null and dropped_at is null
    and case_id in (select id from public.cases where order_id = p_order_id)
$$;
comment on function private.end_refund_tasks(uuid, uuid) is
  'Whoever decides about a request for the fee has done what the case asks about it; an extra payment is another matter.';

create function public.decide_refund(
  p_request_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_decision text,
  p_note text,
  p_amount_cents integer default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_request_id uuid;
  v_order public.orders;
  v_asked public.order_payments;
  v_payment public.order_payments;
  v_payments text[];
  v_left integer;
  v_part integer;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'refund', p_request_id);
  if p_decision is null or p_decision not in ('approve', 'decline') then
    raise exception 'unknown decision' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_request from public.refund_requests where id = p_request_id;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.lock_case_of_order(v_request.order_id);
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  select * into v_request from public.refund_requests where id = v_request.id for no key update;
  if v_request.status <> 'asked' then
    return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
  end if;
  select * into v_asked from public.order_payments where payment_id = v_request.payment_id;
  if p_decision = 'decline' then
    perform private.move_as(p_actor_role);
    update public.refund_requests set
      status = 'declined', decided_at = now(), decided_by = p_actor_id,
      decided_by_role = p_actor_role, decision_note = p_note
    where id = v_request.id;
    perform private.move_as(null);
    perform private.tell_payer('refund_declined', v_order, v_request.id::text);
  else
    -- The payment that was asked about, then the others the order keeps; one that was never kept stands alone.
    select array_agg(payment_id order by payment_id = v_asked.payment_id desc, received_at desc, upgrade_id is null,
        payment_id),
      coalesce(sum(private.left_to_refund(one)), 0)
    into v_payments, v_left
    from public.order_payments as one
    where order_id = v_order.id and not private.is_disputed(payment_id)
      and case when v_asked.is_extra then payment_id = v_asked.payment_id else not is_extra end;
    if v_payments is null then
      return jsonb_build_object('outcome', 'disputed');
    end if;
    if p_amount_cents is null or p_amount_cents < 1 or p_amount_cents > v_left then
      return jsonb_build_object('outcome', case when private.is_disputed(v_asked.payment_id) then 'disputed' else 'too_much' end,
                                'leftCents', v_left);
    end if;
    -- An earlier one that staff try again: one at a time, and the next when that arrived.
    if exists (select from public.refund_requests where payment_id = any (v_payments) and status = 'approved') then
      return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
    end if;
    v_left := p_amount_cents;
    v_request_id := v_request.id;
    for v_payment in
      select * from public.order_payments where payment_id = any (v_payments)
      order by array_position(v_payments, payment_id) for no key update
    loop
      v_part := least(v_left, private.left_to_refund(v_payment));
      continue when v_part <= 0;
      -- A card takes back what it paid: each payment has a refund of its own, all by one decision.
      if v_request_id is null then
        insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code, words)
        values (v_order.id, v_payment.payment_id, v_order.user_id, v_request.asked_by_role, v_request.reason_code, v_request.words)
        returning id into v_request_id;
      end if;
      perform private.approve_refund(v_order, v_request_id, v_payment, v_part,
        p_actor_id, p_actor_role, p_note);
      v_left := v_left - v_part;
      v_request_id := null;
    end loop;
  end if;
  if not coalesce(v_asked.is_extra, false) then
    perform private.end_refund_tasks(v_order.id, p_actor_id);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'refund_decided', 'refund_request', v_request.id::text,
          jsonb_strip_nulls(jsonb_build_object('decision', p_decision, 'amountCents', p_amount_cents, 'orderId', v_order.id)));
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function public.decide_refund is
  'p_decision: approve | decline → { outcome: decided | stale | too_much | disputed | unknown, leftCents?, status? }.';

create function public.claim_refunds(p_order_id uuid default null) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  -- A lease: whoever dies with it lets the next one try again, with the same key at Stripe.
  with next as (
    select id from public.refund_requests
    where status = 'approved' and coalesce(locked_until, '-infinity') < now()
      and (p_order_id is null or order_id = p_order_id)
    order by decided_at limit 10 for update skip locked
  ), taken as (
    update public.refund_requests as request set locked_until = now() + interval '90 seconds'
    from next where request.id = next.id returning request.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'requestId', id, 'orderId', order_id, 'paymentId', payment_id, 'amountCents', amount_cents,
    'reasonCode', reason_code, 'tries', tries
  ) order by decided_at), '[]') from taken
$$;
comment on function public.claim_refunds is
  '→ [{ requestId, orderId, paymentId, amountCents, reasonCode, tries }]: approved and not yet sent.';

create function public.retry_refund(p_request_id uuid, p_actor_id uuid, p_actor_role public.account_role) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
  v_payment public.order_payments;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'refund', p_request_id);
  select * into v_request from public.refund_requests where id = p_request_id;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  select * into v_payment from public.order_payments where payment_id = v_request.payment_id for no key update;
  select * into v_request from public.refund_requests where id = v_request.id for no key update;
  if v_request.status <> 'failed'
    or exists (select from public.refund_requests where payment_id = v_payment.payment_id and status = 'approved') then
    return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
  end if;
  if v_request.amount_cents > private.left_to_refund(v_payment) then
    return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  perform private.move_as(p_actor_role);
  update public.refund_requests set
    status = 'approved', tries = tries + 1, failed_at = null, failure_code = null, stripe_refund_id = null, sent_at = null,
    locked_until = null, decided_at = now(), decided_by = p_actor_id, decided_by_role = p_actor_role
  where id = v_request.id;
  perform private.move_as(null);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'refund_decided', 'refund_request', v_request.id::text,
          jsonb_build_object('decision', 'retry', 'amountCents', v_request.amount_cents, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function public.retry_refund is
  '→ { outcome: decided | stale | too_much | disputed | unknown }. A refund that failed is tried once more.';

create function public.settle_refund(
  p_request_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_means public.settlement_means,
  p_reference text
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
  v_payment public.order_payments;
  v_before public.order_status;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'refund', p_request_id);
  select * into v_request from public.refund_requests where id = p_request_id;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  select * into v_payment from public.order_payments where payment_id = v_request.payment_id for no key update;
  select * into v_request from public.refund_requests where id = v_request.id for no key update;
  if v_request.status <> 'failed' then
    return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
  end if;
  if v_request.amount_cents > private.left_to_refund(v_payment) then
    return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  perform private.move_as(p_actor_role);
  update public.refund_requests set
    status = 'settled', settled_at = now(), settled_by = p_actor_id, settled_by_role = p_actor_role,
    settled_means = p_means, settled_reference = p_reference, locked_until = null
  where id = v_request.id;
  perform private.move_as(null);
  update public.order_payments set settled_cents = settled_cents + v_request.amount_cents
  where payment_id = v_payment.payment_id;
  if not v_payment.is_extra then
    v_before := v_order.status;
    update public.orders set settled_cents = settled_cents + v_request.amount_cents
    where id = v_order.id returning * into v_order;
    insert into public.case_updates (case_id, code, params, created_by_role)
    select id,
      (case when v_order.status = 'refunded' then 'payment_refunded' else 'payment_partially_refunded' end)
        ::public.case_update_code,
      jsonb_build_object('refundedCents', v_order.refunded_cents + v_order.settled_cents, 'currency', v_order.currency),
      'system'
    from public.cases where order_id = v_order.id;
    if v_order.status <> v_before then
      update public.users set payment_status = v_order.status where id = v_order.user_id;
    end if;
  end if;
  perform private.tell_payer('refund_settled', v_order, v_request.id::text, jsonb_build_object(
    'amountCents', v_request.amount_cents, 'settledMeans', p_means, 'settledReference', p_reference
  ));
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'refund_settled', 'refund_request', v_request.id::text,
          jsonb_build_object('means', p_means, 'amountCents', v_request.amount_cents, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function public.settle_refund is
  '→ { outcome: decided | stale | too_much | disputed | unknown, leftCents? }. A refund that failed was paid by other means.';

create function public.resolve_review(
  p_order_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_resolution text,
  p_note text
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_intake public.intake_forms;
  v_intake_id uuid;
  v_payment public.order_payments;
  v_request_id uuid;
  v_answer jsonb;
  v_back integer := 0;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'order', p_order_id);
  if p_resolution is null or p_resolution not in ('accept', 'refund') then
    raise exception 'unknown resolution' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_order from public.orders where id = p_order_id;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if not v_order.is_to_review then
    return jsonb_build_object('outcome', 'stale', 'status', v_order.status);
  end if;

  if p_resolution = 'accept' then
    if not private.may_accept(v_order) then
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
    review_resolved_at = now(), review_resolved_by = p_actor_id,
    review_resolution = (case p_resolution when 'accept' then 'accepted' else 'refunded' end)::public.review_resolution,
    review_note = p_note
  where id = v_order.id returning * into v_order;

  if p_resolution = 'accept' then
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
          values (v_order.id, v_payment.payment_id, v_order.user_id, p_actor_role, 'review')
          returning id into v_request_id;
        end if;
        v_back := v_back + private.left_to_refund(v_payment);
        perform private.approve_refund(v_order, v_request_id, v_payment, private.left_to_refund(v_payment),
          p_actor_id, p_actor_role, p_note);
      end if;
    end loop;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'order_review_resolved', 'order', v_order.id::text,
          jsonb_build_object('resolution', p_resolution, 'reason', v_order.review_reason, 'refundCents', v_back));
  return jsonb_build_object('outcome', 'resolved', 'otherCheckouts', coalesce(v_answer -> 'otherCheckouts', '[]'));
end
$$;
comment on function public.resolve_review is
  'p_resolution: accept | refund → { outcome: resolved | stale | not_possible | disputed | unknown, otherCheckouts? }. Accept fulfils the '
  'order as if the payment had agreed with it.';
