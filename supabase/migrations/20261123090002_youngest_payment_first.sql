-- An upgrade may arrive in the same second as the payment it adds to, and Stripe tells whole seconds: which of the two gave
-- money back first was then decided by their ids. What was paid for an upgrade is always the younger one.
create or replace function private.payment_to_refund(p_order_id uuid) returns public.order_payments
language plpgsql stable set search_path = '' as $$
declare
  v_payment public.order_payments;
begin
  -- The youngest first: a card that paid lately takes money back most surely.
  select * into v_payment from public.order_payments as one
  where order_id = p_order_id and not is_extra
  order by private.left_to_refund(one) > 0 and not private.is_disputed(payment_id) desc, private.left_to_refund(one) > 0 desc,
    received_at desc, upgrade_id is null, payment_id
  limit 1;
  return v_payment;
end
$$;

create or replace function public.decide_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_amount integer := (p ->> 'amountCents')::integer;
  v_decision text := p ->> 'decision';
  v_request public.refund_requests;
  v_request_id uuid;
  v_order public.orders;
  v_asked public.order_payments;
  v_payment public.order_payments;
  v_payments text[];
  v_left integer;
  v_part integer;
begin
  if v_decision is null or v_decision not in ('approve', 'decline') then
    raise exception 'unknown decision' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.hold_case_of(v_request.order_id);
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  select * into v_request from public.refund_requests where id = v_request.id for no key update;
  if v_request.status <> 'asked' then
    return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
  end if;
  if v_decision = 'decline' then
    perform private.move_as((p ->> 'actorRole')::public.actor_role);
    update public.refund_requests set
      status = 'declined', decided_at = now(), decided_by = (p ->> 'actorId')::uuid,
      decided_by_role = (p ->> 'actorRole')::public.account_role, decision_note = p ->> 'note'
    where id = v_request.id;
    perform private.move_as(null);
    perform private.tell_payer('refund_declined', v_order, v_request.id::text);
  else
    select * into v_asked from public.order_payments where payment_id = v_request.payment_id;
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
    if v_amount is null or v_amount < 1 or v_amount > v_left then
      return jsonb_build_object('outcome', case when private.is_disputed(v_asked.payment_id) then 'disputed' else 'too_much' end,
                                'leftCents', v_left);
    end if;
    -- An earlier one that staff try again: one at a time, and the next when that arrived.
    if exists (select from public.refund_requests where payment_id = any (v_payments) and status = 'approved') then
      return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
    end if;
    v_left := v_amount;
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
        (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.account_role, p ->> 'note');
      v_left := v_left - v_part;
      v_request_id := null;
    end loop;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'refund_decided', 'refund_request', v_request.id::text,
          jsonb_strip_nulls(jsonb_build_object('decision', v_decision, 'amountCents', v_amount, 'orderId', v_order.id)));
  return jsonb_build_object('outcome', 'decided');
end
$$;
