-- What went back of a payment, or is disputed, as it is reported; and what that does to its case and to refunds that
-- were promised. A refund that was approved fails when the card processor's own dashboard gave a part back meanwhile, and
-- then it was more than is left: neither another try nor a check could end it.

create function private.refund_rank(p_status text) returns integer
language sql immutable set search_path = '' as $$
  select case p_status when 'pending' then 0 when 'requires_action' then 1 when 'succeeded' then 2 else 3 end
$$;
comment on function private.refund_rank(text) is
  'A refund only moves this way at Stripe, so that a report read earlier and written later is known by it.';

create type private.reported_refund as (
  id text,
  amount_cents integer,
  status text,
  failure_reason text,
  sent_at timestamptz,
  request_id uuid
);
comment on type private.reported_refund is 'A refund as Stripe has it now; request_id is the request of ours it was made for.';

create function private.note_refund_failed(p_order public.orders, p_refund private.reported_refund) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.refund_requests set
    status = 'failed', failed_at = now(), failure_code = coalesce(p_refund.failure_reason, p_refund.status),
    sent_at = coalesce(sent_at, p_refund.sent_at), stripe_refund_id = p_refund.id, locked_until = null
  where id = (select refund_request_id from public.payment_refunds where refund_id = p_refund.id)
    and status in ('approved', 'sent', 'failed') and (stripe_refund_id is null or stripe_refund_id = p_refund.id);
  perform private.tell_payer('refund_failed', p_order, p_refund.id, jsonb_build_object('amountCents', p_refund.amount_cents));
  perform private.tell_staff_of_refund(p_order, 'refund_failed', 'failed:' || p_refund.id, p_refund.amount_cents);
end
$$;
comment on function private.note_refund_failed(public.orders, private.reported_refund) is 'A bank sent a refund back, or Stripe ended it.';

create function private.note_refund_sent(p_order public.orders, p_refund private.reported_refund) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.refund_requests set
    status = 'sent', sent_at = coalesce(p_refund.sent_at, now()), stripe_refund_id = p_refund.id,
    failed_at = null, failure_code = null, locked_until = null
  where id = (select refund_request_id from public.payment_refunds where refund_id = p_refund.id)
    and status in ('approved', 'failed');
  perform private.tell_payer('refund_sent', p_order, p_refund.id, jsonb_build_object('amountCents', p_refund.amount_cents));
end
$$;
comment on function private.note_refund_sent(public.orders, private.reported_refund) is 'A refund that was not known before is on its way.';

create function private.note_reported_refund(
  p_order public.orders, p_payment_id text, p_refund private.reported_refund
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_known text := (select status from public.payment_refunds where refund_id = p_refund.id);
begin
  if v_known is not null and (v_known = p_refund.status
    or private.refund_rank(v_known) > private.refund_rank(p_refund.status)) then
    return;
  end if;
  insert into public.payment_refunds as kept
    (refund_id, payment_id, refund_request_id, amount_cents, status, failure_reason, sent_at, failed_at)
  values (
    p_refund.id, p_payment_id,
    (select id from public.refund_requests where id = p_refund.request_id and order_id = p_order.id),
    p_refund.amount_cents, p_refund.status::public.processor_refund_status, p_refund.failure_reason,
    coalesce(p_refund.sent_at, now()),
    case when p_refund.status in ('failed', 'canceled') then now() end
  )
  on conflict (refund_id) do update set
    status = excluded.status, failure_reason = excluded.failure_reason, failed_at = excluded.failed_at,
    refund_request_id = coalesce(kept.refund_request_id, excluded.refund_request_id);
  if p_refund.status in ('failed', 'canceled') then
    perform private.note_refund_failed(p_order, p_refund);
  elsif v_known is null then
    perform private.note_refund_sent(p_order, p_refund);
  end if;
end
$$;
comment on function private.note_reported_refund(public.orders, text, private.reported_refund) is
  'Keeps a refund as it is reported, unless something later is known of it, and says so to who paid.';

create function private.note_reported_disputes(p_payment_id text, p_disputes jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into public.payment_disputes as kept (dispute_id, payment_id, amount_cents, reason, status, opened_at, closed_at)
  select one."id", p_payment_id, one."amountCents", one."reason", one."status", coalesce(one."openedAt", now()),
    case when private.is_dispute_over(one."status") then now() end
  from jsonb_to_recordset(coalesce(p_disputes, '[]'))
    as one ("id" text, "amountCents" integer, "reason" text, "status" text, "openedAt" timestamptz)
  on conflict (dispute_id) do update set
    status = excluded.status, closed_at = coalesce(kept.closed_at, excluded.closed_at)
  where kept.status <> excluded.status
    and (private.is_dispute_over(excluded.status) or not private.is_dispute_over(kept.status))
$$;
comment on function private.note_reported_disputes(text, jsonb) is 'Keeps disputes as they are reported; one that is over stays over.';

create function private.sum_up_order(p_order_id uuid) returns public.orders
language sql volatile set search_path = '' as $$
  update public.orders set
    received_cents = kept.amount_cents,
    refunded_cents = kept.refunded_cents,
    disputed_at = (
      select min(disputed.opened_at) from public.payment_disputes as disputed
      join public.order_payments as paid on paid.payment_id = disputed.payment_id and not paid.is_extra
      where paid.order_id = p_order_id and private.takes_money(disputed.status)
    )
  from (
    select sum(amount_cents)::integer as amount_cents, sum(refunded_cents)::integer as refunded_cents
    from public.order_payments where order_id = p_order_id and not is_extra
  ) as kept
  where id = p_order_id returning orders.*
$$;
comment on function private.sum_up_order(uuid) is 'The money of an order, from the payments that are kept for it.';

create function private.write_money_into_case(p_before public.orders, p_order public.orders) returns void
language sql volatile set search_path = '' as $$
  insert into public.case_updates (case_id, code, params, created_by_role)
  select one.id, happened.code::public.case_update_code,
    jsonb_build_object('refundedCents', p_order.refunded_cents, 'currency', p_order.currency), 'system'
  from public.cases as one, (values
    (1, p_order.disputed_at is not null and p_before.disputed_at is null, 'payment_disputed'),
    (2, p_order.disputed_at is null and p_before.disputed_at is not null, 'dispute_won'),
    (3, p_order.refunded_cents > p_before.refunded_cents and p_order.status <> 'refunded', 'payment_partially_refunded'),
    (4, p_order.refunded_cents > p_before.refunded_cents and p_order.status = 'refunded', 'payment_refunded')
  ) as happened (place, did, code)
  where one.order_id = p_order.id and happened.did order by happened.place
$$;
comment on function private.write_money_into_case(public.orders, public.orders) is
  'What happened to the money of an order since it was read before, in the history of its case.';

create function private.note_money_back(p_payment_id text, p_refunds jsonb, p_disputes jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_payment public.order_payments;
  v_before public.orders;
  v_order public.orders;
  v_refund private.reported_refund;
begin
  -- The caller holds the order's lock.
  select * into v_payment from public.order_payments where payment_id = p_payment_id for no key update;
  select * into v_before from public.orders where id = v_payment.order_id;
  for v_refund in
    select one."id", one."amountCents", one."status", one."failureReason", one."sentAt", one."requestId"
    from jsonb_to_recordset(coalesce(p_refunds, '[]'))
      as one ("id" text, "amountCents" integer, "status" text, "failureReason" text, "sentAt" timestamptz, "requestId" uuid)
  loop
    perform private.note_reported_refund(v_before, p_payment_id, v_refund);
  end loop;
  perform private.note_reported_disputes(p_payment_id, p_disputes);

  update public.order_payments set refunded_cents = (
    select coalesce(sum(amount_cents), 0) from public.payment_refunds
    where payment_id = p_payment_id and status not in ('failed', 'canceled')
  ) where payment_id = p_payment_id returning * into v_payment;
  if v_payment.is_extra then
    return;
  end if;
  v_order := private.sum_up_order(v_payment.order_id);
  perform private.write_money_into_case(v_before, v_order);
  if v_order.disputed_at is not null and v_before.disputed_at is null then
    perform private.alarm_review(v_order, 'disputed', p_payment_id);
  end if;
  if v_order.status <> v_before.status then
    update public.users set payment_status = v_order.status where id = v_order.user_id;
  end if;
end
$$;
comment on function private.note_money_back(text, jsonb, jsonb) is
  'Refunds and disputes of one payment as Stripe has them now: p_refunds [{ id, amountCents, status, failureReason, '
  'sentAt, requestId }], p_disputes [{ id, amountCents, reason, status, openedAt }].';

-- A case ends with its money: when all that was paid for it was given back, it is cancelled in the same transaction, so
-- that nobody works on it, fills in its form or reads that it is our turn. Approving is the decision; whether the bank takes
-- the refund changes nothing of it. What lies at the court, or is over, stays where it is.

create function private.lock_case_of_order(p_order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.cases
  where order_id = p_order_id
    or intake_form_id = (select intake_form_id from public.orders where id = p_order_id)
  order by id for no key update;
end
$$;
comment on function private.lock_case_of_order(uuid) is
  'Locks go application, case, order: whoever may end a case by its money takes the case before the order.';

create function private.end_case_given_back(
  p_order_id uuid, p_actor_id uuid, p_actor_role public.actor_role, p_note text
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  -- Looked at before it is locked: almost always it ended with the approval, and then nothing is waited for.
  for v_case in
    select one.* from public.cases as one
    where (one.order_id = p_order_id
        or one.intake_form_id = (select intake_form_id from public.orders where id = p_order_id))
      and private.may_move_case(one.status, 'cancelled', p_actor_role)
    order by one.id for no key update
  loop
    -- Any payment that is still here keeps the case: another order of the application, or a second payment of this one.
    if not exists (
      select from public.order_payments as one join public.orders as paid on paid.id = one.order_id
      where (paid.id = v_case.order_id or paid.intake_form_id = v_case.intake_form_id)
        and private.left_to_refund(one) > 0
    ) then
      perform public.change_case_status(v_case.id, v_case.status, 'cancelled', p_actor_role, p_actor_id, p_note);
    end if;
  end loop;
end
$$;
comment on function private.end_case_given_back(uuid, uuid, public.actor_role, text) is
  'Cancels the case an order paid for when nothing of its money is left, unless it is at the court or over.';

create function private.end_case_of_approved_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.end_case_given_back(new.order_id, new.decided_by, new.decided_by_role::public.actor_role, new.decision_note);
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

create function public.note_refund(p_request_id uuid, p_refund jsonb default null, p_refused text default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
begin
  select * into v_request from public.refund_requests where id = p_request_id;
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p_refund is not null then
    perform private.note_money_back(v_request.payment_id, jsonb_build_array(p_refund), null);
  elsif p_refused is not null then
    update public.refund_requests set status = 'failed', failed_at = now(), failure_code = p_refused, locked_until = null
    where id = v_request.id and status = 'approved' returning * into v_request;
    if v_request.id is not null then
      -- Refused in the moment of the decision: nobody reads first that it is approved, and then that it failed.
      update public.outbox set status = 'cancelled'
      where dedupe_key = 'refund_approved:' || v_request.id and status = 'waiting';
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
comment on function public.note_refund is
  'p_refund: as in settle_order; p_refused: a code → { outcome: noted | unknown }; neither: a fault at Stripe.';

create function private.fit_failed_refunds(p_payment_id text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_left integer := (select private.left_to_refund(payment) from public.order_payments as payment where payment_id = p_payment_id);
begin
  if v_left > 0 then
    update public.refund_requests set amount_cents = v_left
    where payment_id = p_payment_id and status = 'failed' and amount_cents > v_left;
  elsif not exists (select from public.refund_requests where payment_id = p_payment_id and status = 'approved') then
    -- All of it went back another way, and the client was told so with that.
    update public.refund_requests set status = 'sent', sent_at = coalesce(sent_at, now()), failed_at = null, failure_code = null
    where payment_id = p_payment_id and status = 'failed';
  end if;
end
$$;
comment on function private.fit_failed_refunds(text) is
  'Failed refunds of a payment promise no more than is left of it; when nothing is left, the money went back.';

create function private.fit_after_refusal() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.fit_failed_refunds(new.payment_id);
  return null;
end
$$;
comment on function private.fit_after_refusal() is 'Trigger: what came back before the refusal was known.';

create trigger fit_after_refusal after update of status on public.refund_requests
  -- One that a bank sent back was made, and its sum is not yet taken off the payment again.
  for each row when (new.status = 'failed' and old.status <> 'failed' and new.stripe_refund_id is null)
  execute function private.fit_after_refusal();

create function private.fit_after_return() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.fit_failed_refunds(new.payment_id);
  return null;
end
$$;
comment on function private.fit_after_return() is 'Trigger: what came back after it.';

create trigger fit_after_return after update of refunded_cents, settled_cents on public.order_payments
  for each row when (new.refunded_cents + new.settled_cents > old.refunded_cents + old.settled_cents)
  execute function private.fit_after_return();
