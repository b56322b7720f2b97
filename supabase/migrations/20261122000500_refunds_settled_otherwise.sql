-- A refund the bank did not take is settled by other means: a check, a transfer. Staff say how and under which reference.
-- What Stripe gave back stays what it is; beside it stands what went back another way, and both together say what is
-- left of a payment and whether an order was given back.
-- The tables are small; their checks and the index are looked at in a moment.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation, adding-foreign-key-constraint
alter table public.refund_requests drop constraint refund_requests_status_check;
alter table public.refund_requests
  add constraint refund_requests_status_check check (
    status in ('asked', 'declined', 'approved', 'sent', 'failed', 'settled')
  ),
  add column settled_at timestamptz,
  add column settled_by uuid references public.users (id) on delete set null,
  add column settled_by_role text check (settled_by_role in ('staff', 'admin')),
  add column settled_means text check (settled_means in ('check', 'bank_transfer', 'other')),
  add column settled_reference text check (length(settled_reference) between 1 and 200),
  add constraint refund_requests_settled_check check (
    status <> 'settled' or (settled_at is not null and settled_means is not null and settled_reference is not null)
  );
create index refund_requests_settled_by_idx on public.refund_requests (settled_by) where settled_by is not null;
comment on table public.refund_requests is
  'A wish for money back: asked, declined or approved by staff, sent by Stripe, failed at the bank, settled by other means.';
comment on column public.refund_requests.settled_reference is
  'The number of the check or transfer, as the client reads it: part of what was paid, so it is kept.';

alter table public.order_payments add column settled_cents integer not null default 0 check (settled_cents >= 0);
comment on column public.order_payments.settled_cents is 'What went back by other means than Stripe, and is no part of refunded_cents.';
alter table public.orders add column settled_cents integer not null default 0 check (settled_cents >= 0);
comment on column public.orders.settled_cents is 'What went back of the kept payment by other means than Stripe.';

alter table public.outbox drop constraint outbox_kind_check;
alter table public.outbox add constraint outbox_kind_check check (kind in (
  'application_received', 'payment_reminder', 'receipt', 'invitation', 'registration', 'case_added',
  'case_changed', 'password_reset', 'password_changed', 'draft_link', 'contact_received', 'message_received',
  'quiz_result',
  'email_confirm', 'email_in_use', 'email_changed', 'email_restored', 'account_closed',
  'refund_asked', 'refund_approved', 'refund_declined', 'refund_sent', 'refund_failed', 'refund_settled', 'payment_in_review',
  'data_request_received', 'data_deleted', 'data_request_declined', 'second_factor_changed',
  'staff_application', 'staff_payment', 'staff_review', 'staff_locked', 'staff_correction', 'staff_contact',
  'staff_message', 'staff_invitation', 'staff_alarm', 'staff_refund', 'staff_data_request'
)) not valid;

create or replace function private.order_status(p_order public.orders) returns text
language sql immutable set search_path = '' as $$
  select case
    when p_order.received_cents > 0
      and p_order.refunded_cents + p_order.settled_cents >= p_order.received_cents then 'refunded'
    when p_order.completed_at is not null then case
      when p_order.disputed_at is not null then 'disputed'
      when p_order.refunded_cents + p_order.settled_cents > 0 then 'partially_refunded'
      else 'paid'
    end
    when p_order.review_since is not null then 'needs_review'
    when p_order.cancelled_at is not null then 'cancelled'
    when p_order.failed_at >= coalesce(p_order.processing_at, '-infinity') then 'failed'
    when p_order.processing_at is not null then 'processing'
    else 'created'
  end
$$;

create or replace function private.left_to_refund(p_payment public.order_payments) returns integer
language sql stable set search_path = '' as $$
  select p_payment.amount_cents - p_payment.refunded_cents - p_payment.settled_cents - coalesce((
    select sum(amount_cents)::integer from public.refund_requests
    where payment_id = p_payment.payment_id and status = 'approved'
  ), 0)
$$;

create function public.settle_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
  v_payment public.order_payments;
  v_before text;
begin
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
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
  update public.refund_requests set
    status = 'settled', settled_at = now(), settled_by = (p ->> 'actorId')::uuid, settled_by_role = p ->> 'actorRole',
    settled_means = p ->> 'means', settled_reference = p ->> 'reference', locked_until = null
  where id = v_request.id;
  update public.order_payments set settled_cents = settled_cents + v_request.amount_cents
  where payment_id = v_payment.payment_id;
  if not v_payment.is_extra then
    v_before := v_order.status;
    update public.orders set settled_cents = settled_cents + v_request.amount_cents
    where id = v_order.id returning * into v_order;
    insert into public.case_updates (case_id, code, params, created_by_role)
    select id,
      case when v_order.status = 'refunded' then 'payment_refunded' else 'payment_partially_refunded' end,
      jsonb_build_object('refundedCents', v_order.refunded_cents + v_order.settled_cents, 'currency', v_order.currency),
      'system'
    from public.cases where order_id = v_order.id;
    if v_order.status <> v_before then
      update public.users set payment_status = v_order.status where id = v_order.user_id;
    end if;
  end if;
  perform private.tell_payer('refund_settled', v_order, v_request.id::text, jsonb_build_object(
    'amountCents', v_request.amount_cents, 'settledMeans', p ->> 'means', 'settledReference', p ->> 'reference'
  ));
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'refund_settled', 'refund_request', v_request.id::text,
          jsonb_build_object('means', p ->> 'means', 'amountCents', v_request.amount_cents, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function public.settle_refund(jsonb) is
  'A refund that failed was paid by other means. p { requestId, means: check | bank_transfer | other, reference, actorId, '
  'actorRole } → { outcome: decided | stale | too_much | disputed | unknown, leftCents? }.';

revoke execute on function public.settle_refund(jsonb) from public, anon, authenticated;
grant execute on function public.settle_refund(jsonb) to service_role;
