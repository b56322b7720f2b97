-- A case ends with its money: when all that was paid for it was given back, it is cancelled in the same transaction, so
-- that nobody works on it, fills in its form or reads that it is our turn. Approving is the decision; whether the bank takes
-- the refund changes nothing of it. What lies at the court, or is over, stays where it is.
create function private.hold_case_of(p_order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.cases
  where order_id = p_order_id
    or intake_form_id = (select intake_form_id from public.orders where id = p_order_id)
  order by id for no key update;
end
$$;
comment on function private.hold_case_of(uuid) is
  'Locks go application, case, order: whoever may end a case by its money takes the case before the order.';

create function private.end_case_given_back(p_order_id uuid, p_actor_id uuid, p_actor_role text, p_note text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  -- Looked at before it is locked: almost always it ended with the approval, and then nothing is waited for.
  for v_case in
    select one.* from public.cases as one
    where (one.order_id = p_order_id
        or one.intake_form_id = (select intake_form_id from public.orders where id = p_order_id))
      and one.status not in ('filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed', 'cancelled')
    order by one.id for no key update
  loop
    -- Any payment that is still here keeps the case: another order of the application, or a second payment of this one.
    if not exists (
      select from public.order_payments as one join public.orders as paid on paid.id = one.order_id
      where (paid.id = v_case.order_id or paid.intake_form_id = v_case.intake_form_id)
        and private.left_to_refund(one) > 0
    ) then
      perform public.change_case_status(jsonb_build_object(
        'caseId', v_case.id, 'from', v_case.status, 'to', 'cancelled',
        'actorId', p_actor_id, 'actorRole', p_actor_role, 'note', p_note
      ));
    end if;
  end loop;
end
$$;
comment on function private.end_case_given_back(uuid, uuid, text, text) is
  'Cancels the case an order paid for when nothing of its money is left, unless it is at the court or over.';

create function private.end_case_of_approved_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.end_case_given_back(new.order_id, new.decided_by, new.decided_by_role, new.decision_note);
  return null;
end
$$;
comment on function private.end_case_of_approved_refund() is 'Whoever allowed the refund is who ended the case.';
create trigger end_case after update of status on public.refund_requests
  for each row when (new.status = 'approved' and old.status <> 'approved')
  execute function private.end_case_of_approved_refund();

create function private.end_case_of_returned_payment() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.end_case_given_back(new.order_id, null, 'system', null);
  return null;
end
$$;
comment on function private.end_case_of_returned_payment() is
  'Money given back at Stripe itself, without a request here. The order is locked before the case then; should that ever meet '
  'a decision in the same moment, the database ends one of them and Stripe reports again.';
create trigger end_case after update of refunded_cents, settled_cents on public.order_payments
  for each row when (new.refunded_cents + new.settled_cents > old.refunded_cents + old.settled_cents)
  execute function private.end_case_of_returned_payment();

-- As before (20261121008030), with the case held first.
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
  perform private.hold_case_of(v_request.order_id);
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

create or replace function public.give_back(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_amount integer := (p ->> 'amountCents')::integer;
  v_order public.orders;
  v_payment public.order_payments;
  v_request_id uuid;
begin
  perform private.hold_case_of((p ->> 'orderId')::uuid);
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

-- An application has one case. When its money went back, a payment page that is still open somewhere begins no second
-- one: such a payment waits for staff, who give it back.
create or replace function private.is_purchase_closed(p_order public.orders, p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_intake.status in ('declined', 'withdrawn') or p_intake.erased_at is not null, false)
    or exists (
      select from public.cases
      where intake_form_id = p_intake.id and order_id is distinct from p_order.id
    )
    or exists (
      select from public.users where id = coalesce(p_order.user_id, p_intake.user_id) and not is_active
    )
$$;
comment on function private.is_purchase_closed(public.orders, public.intake_forms) is
  'Nobody is left to work for: the application was declined, withdrawn or erased, its case ended with its money, or the '
  'account was closed.';

-- Cases whose money went back before this was so.
select private.end_case_given_back(id, null, 'system', null) from public.orders where status = 'refunded';

revoke execute on function private.hold_case_of(uuid) from public, anon, authenticated;
revoke execute on function private.end_case_given_back(uuid, uuid, text, text) from public, anon, authenticated;
revoke execute on function private.end_case_of_approved_refund() from public, anon, authenticated;
revoke execute on function private.end_case_of_returned_payment() from public, anon, authenticated;
grant execute on function private.hold_case_of(uuid) to service_role;
grant execute on function private.end_case_given_back(uuid, uuid, text, text) to service_role;
grant execute on function private.end_case_of_approved_refund() to service_role;
grant execute on function private.end_case_of_returned_payment() to service_role;
