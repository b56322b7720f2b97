-- Money that staff give back without having been asked.

-- The decision itself, which declining an application makes too.
create function private.give_money_back(
  p_order_id uuid,
  p_payment_id text,
  p_amount_cents integer,
  p_reason_code public.refund_reason,
  p_note text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders;
  v_payment public.order_payments;
  v_request_id uuid;
begin
  perform private.lock_case_of_order(p_order_id);
  select * into v_order from public.orders where id = p_order_id for no key update;
  select * into v_payment from public.order_payments
  where order_id = v_order.id and payment_id = p_payment_id for no key update;
  if v_payment.payment_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p_amount_cents is null or p_amount_cents < 1 or p_amount_cents > private.left_to_refund(v_payment) then
    return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  if exists (select from public.refund_requests where payment_id = v_payment.payment_id and status = 'approved') then
    return jsonb_build_object('outcome', 'stale');
  end if;
  -- A wish of the client for the same payment is answered by this.
  select id into v_request_id from public.refund_requests
  where payment_id = v_payment.payment_id and status = 'asked' for no key update;
  if v_request_id is null then
    insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
    values (v_order.id, v_payment.payment_id, v_order.user_id, p_actor_role, p_reason_code)
    returning id into v_request_id;
  end if;
  perform private.approve_refund(v_order, v_request_id, v_payment, p_amount_cents, p_actor_id, p_actor_role, p_note);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'refund_decided', 'refund_request', v_request_id::text,
          jsonb_build_object('decision', 'approve', 'amountCents', p_amount_cents, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided', 'requestId', v_request_id);
end
$$;
comment on function private.give_money_back(uuid, text, integer, public.refund_reason, text, uuid, public.account_role) is
  'Approves a refund nobody asked for; a wish of the client for the same payment is answered by it. Answers as give_back.';

create function public.give_back(
  p_order_id uuid,
  p_payment_id text,
  p_amount_cents integer,
  p_reason_code public.refund_reason,
  p_note text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_idempotency_key text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_what jsonb := jsonb_build_object('paymentId', p_payment_id, 'amountCents', p_amount_cents);
  v_answer jsonb;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'order', p_order_id, p_idempotency_key);
  -- Declining an application gives back what is left, under its own lock and once.
  if p_idempotency_key is null then
    return private.give_money_back(
      p_order_id, p_payment_id, p_amount_cents, p_reason_code, p_note, p_actor_id, p_actor_role);
  end if;
  v_answer := private.answer_of_write(p_idempotency_key, p_actor_id);
  if v_answer is not null then
    -- Another sum under the same key: the person does not know yet that the first one is on its way.
    return case when v_answer @> v_what then
      jsonb_build_object('outcome', 'decided', 'requestId', v_answer -> 'requestId')
    else
      jsonb_build_object('outcome', 'stale')
    end;
  end if;
  v_answer := private.give_money_back(
    p_order_id, p_payment_id, p_amount_cents, p_reason_code, p_note, p_actor_id, p_actor_role);
  perform private.keep_answer(p_idempotency_key, case when v_answer ->> 'outcome' = 'decided' then
    v_what || jsonb_build_object('outcome', 'done', 'requestId', v_answer -> 'requestId')
  else
    v_answer
  end);
  return v_answer;
end
$$;
comment on function public.give_back is
  'Staff give money back without having been asked → { outcome: decided | stale | too_much | disputed | unknown, requestId?, leftCents? }. '
  'The same key again gets the first answer; with another payment or sum: stale.';
