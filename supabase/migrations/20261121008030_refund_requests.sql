-- Money back as a process: asked by the client, decided by staff with a reason, sent by Stripe once.
create function private.left_to_refund(p_payment public.order_payments) returns integer
language sql stable set search_path = '' as $$
  select p_payment.amount_cents - p_payment.refunded_cents - coalesce((
    select sum(amount_cents)::integer from public.refund_requests
    where payment_id = p_payment.payment_id and status = 'approved'
  ), 0)
$$;
comment on function private.left_to_refund(public.order_payments) is 'Cents that neither went back nor are on their way.';

create function private.is_disputed(p_payment_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.payment_disputes where payment_id = p_payment_id and status not in ('won', 'prevented', 'warning_closed')
  )
$$;
comment on function private.is_disputed(text) is 'The bank has the money or may take it: Stripe refunds no such payment.';

create function public.request_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_payment public.order_payments;
  v_request public.refund_requests;
begin
  select * into v_order from public.orders
  where id = (p ->> 'orderId')::uuid and user_id = (p ->> 'userId')::uuid for no key update;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_request from public.refund_requests
  where order_id = v_order.id and status in ('asked', 'approved') order by created_at desc limit 1;
  if v_request.id is not null then
    return jsonb_build_object('outcome', 'already_asked', 'requestId', v_request.id);
  end if;
  select * into v_payment from public.order_payments where order_id = v_order.id and not is_extra;
  if v_payment.payment_id is null or private.left_to_refund(v_payment) <= 0 then
    return jsonb_build_object('outcome', 'nothing_left');
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code, words)
  values (v_order.id, v_payment.payment_id, v_order.user_id, 'client', p ->> 'reasonCode', nullif(btrim(p ->> 'words'), ''))
  returning * into v_request;
  perform private.tell_payer('refund_asked', v_order, v_request.id::text);
  perform private.tell_staff_of_refund(v_order, v_request.reason_code, 'asked:' || v_request.id);
  return jsonb_build_object('outcome', 'asked', 'requestId', v_request.id);
end
$$;
comment on function public.request_refund(jsonb) is
  'p { userId, orderId, reasonCode, words? } → { outcome: asked | already_asked | nothing_left | disputed | unknown, requestId? }.';

create function private.approve_refund(
  p_order public.orders, p_request_id uuid, p_payment public.order_payments, p_amount_cents integer,
  p_actor_id uuid, p_actor_role text, p_note text
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.refund_requests set
    status = 'approved', payment_id = p_payment.payment_id, amount_cents = p_amount_cents, decided_at = now(),
    decided_by = p_actor_id, decided_by_role = p_actor_role, decision_note = p_note, locked_until = null
  where id = p_request_id;
  perform private.tell_payer('refund_approved', p_order, p_request_id::text,
    jsonb_build_object('amountCents', p_amount_cents));
end
$$;
comment on function private.approve_refund(public.orders, uuid, public.order_payments, integer, uuid, text, text) is
  'The one way a refund is allowed. The caller has checked the sum under the order''s lock.';

create function public.decide_refund(p jsonb) returns jsonb
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
comment on function public.decide_refund(jsonb) is
  'p { requestId, actorId, actorRole, decision: approve | decline, amountCents?, note } → { outcome: decided | stale | '
  'too_much | disputed | unknown, leftCents?, status? }.';

create function public.give_back(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_amount integer := (p ->> 'amountCents')::integer;
  v_order public.orders;
  v_payment public.order_payments;
  v_request_id uuid;
begin
  select * into v_order from public.orders where id = (p ->> 'orderId')::uuid for no key update;
  select * into v_payment from public.order_payments
  where order_id = v_order.id and payment_id = p ->> 'paymentId' for no key update;
  if v_payment.payment_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_amount is null or v_amount < 1 or v_amount > private.left_to_refund(v_payment) then
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
    values (v_order.id, v_payment.payment_id, v_order.user_id, p ->> 'actorRole', p ->> 'reasonCode')
    returning id into v_request_id;
  end if;
  perform private.approve_refund(v_order, v_request_id, v_payment, v_amount,
    (p ->> 'actorId')::uuid, p ->> 'actorRole', p ->> 'note');
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'refund_decided', 'refund_request', v_request_id::text,
          jsonb_build_object('decision', 'approve', 'amountCents', v_amount, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided', 'requestId', v_request_id);
end
$$;
comment on function public.give_back(jsonb) is
  'Staff give money back without having been asked. p { orderId, paymentId, amountCents, reasonCode, note, actorId, actorRole } → '
  '{ outcome: decided | stale | too_much | disputed | unknown, requestId?, leftCents? }.';

create function public.resolve_review(p jsonb) returns jsonb
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
comment on function public.resolve_review(jsonb) is
  'p { orderId, actorId, actorRole, resolution: accept | refund, note } → { outcome: resolved | stale | not_possible | '
  'disputed | unknown, otherCheckouts? }. Accept fulfils the order as if the payment had agreed with it.';

create function public.claim_refunds(p jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  -- A lease: whoever dies with it lets the next one try again, with the same key at Stripe.
  with next as (
    select id from public.refund_requests
    where status = 'approved' and coalesce(locked_until, '-infinity') < now()
      and (p ->> 'orderId' is null or order_id = (p ->> 'orderId')::uuid)
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
comment on function public.claim_refunds(jsonb) is
  'p { orderId? } → [{ requestId, orderId, paymentId, amountCents, reasonCode, tries }]: approved and not yet sent.';

create function public.note_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
begin
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p ? 'refund' then
    perform private.note_money_back(v_request.payment_id, jsonb_build_object('refunds', jsonb_build_array(p -> 'refund')));
  elsif p ->> 'refused' is not null then
    update public.refund_requests set status = 'failed', failed_at = now(), failure_code = p ->> 'refused', locked_until = null
    where id = v_request.id and status = 'approved' returning * into v_request;
    if v_request.id is not null then
      perform private.tell_payer('refund_failed', v_order, v_request.id || ':' || v_request.tries,
        jsonb_build_object('amountCents', v_request.amount_cents));
      perform private.tell_staff_of_refund(v_order, 'refund_failed',
        'refused:' || v_request.id || ':' || v_request.tries, v_request.amount_cents);
    end if;
  else
    -- Stripe answered with a fault of its own and keeps that answer under the key: the next try needs another one.
    update public.refund_requests set tries = tries + 1, locked_until = null
    where id = v_request.id and status = 'approved';
  end if;
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function public.note_refund(jsonb) is
  'p { requestId, refund? (as in settle_order) | refused? (code) } → { outcome: noted | unknown }; neither: a fault at Stripe.';

create function public.retry_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
  v_payment public.order_payments;
begin
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
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
  update public.refund_requests set
    status = 'approved', tries = tries + 1, failed_at = null, failure_code = null, stripe_refund_id = null, sent_at = null,
    locked_until = null, decided_at = now(), decided_by = (p ->> 'actorId')::uuid, decided_by_role = p ->> 'actorRole'
  where id = v_request.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'refund_decided', 'refund_request', v_request.id::text,
          jsonb_build_object('decision', 'retry', 'amountCents', v_request.amount_cents, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function public.retry_refund(jsonb) is
  'A refund that failed is tried once more. p { requestId, actorId, actorRole } → { outcome: decided | stale | too_much | '
  'disputed | unknown }.';

revoke execute on function public.request_refund(jsonb) from public, anon, authenticated;
revoke execute on function public.decide_refund(jsonb) from public, anon, authenticated;
revoke execute on function public.give_back(jsonb) from public, anon, authenticated;
revoke execute on function public.resolve_review(jsonb) from public, anon, authenticated;
revoke execute on function public.claim_refunds(jsonb) from public, anon, authenticated;
revoke execute on function public.note_refund(jsonb) from public, anon, authenticated;
revoke execute on function public.retry_refund(jsonb) from public, anon, authenticated;
grant execute on function public.request_refund(jsonb) to service_role;
grant execute on function public.decide_refund(jsonb) to service_role;
grant execute on function public.give_back(jsonb) to service_role;
grant execute on function public.resolve_review(jsonb) to service_role;
grant execute on function public.claim_refunds(jsonb) to service_role;
grant execute on function public.note_refund(jsonb) to service_role;
grant execute on function public.retry_refund(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
