-- A payment becomes an order, a case, an account and mails once, however often and in whatever order it is
-- reported; what goes back or is disputed comes with the same report and is kept fact by fact.

-- How an application stands with its payment, for whoever asks: pages, the checkout, and the functions below.
create view public.application_payment with (security_invoker = true) as
select
  intake.id as intake_form_id,
  intake.user_id,
  intake.submitted_at,
  private.is_intake_paid(intake.id) as is_paid,
  (
    select min(bought.completed_at) from public.orders as bought
    where bought.intake_form_id = intake.id and private.is_owed(bought.status)
  ) as paid_at,
  -- Declined, withdrawn, erased, or its money given back: nothing can be paid any more.
  private.is_application_over(intake) or (opened.id is not null and not private.is_intake_paid(intake.id)) as is_closed,
  intake.status = 'submitted' and opened.id is null and not private.is_intake_paid(intake.id) as is_to_pay
from public.intake_forms as intake
left join public.cases as opened on opened.intake_form_id = intake.id;
comment on view public.application_payment is 'Whether each application was paid, can still be, and waits for it.';
comment on column public.application_payment.paid_at is 'When the payment that is kept was settled.';
comment on column public.application_payment.is_to_pay is 'Sent and still to be paid: what its sender pays at the checkout goes to it.';

revoke all on public.application_payment from public, anon, authenticated, service_role;
grant select on public.application_payment to service_role;

create function private.unpaid_intake_of(p_user_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select intake_form_id from public.application_payment
  where user_id = p_user_id and is_to_pay
  order by submitted_at desc limit 1
$$;
comment on function private.unpaid_intake_of(uuid) is
  'A signed-in client who applied first and pays at the checkout pays for that application.';

create function private.is_purchase_closed(p_order public.orders, p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select private.is_application_over(p_intake)
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

create function private.account_for_order(
  p_order public.orders, p_intake public.intake_forms, p_stripe_customer_id text
) returns public.users
language plpgsql volatile set search_path = '' as $$
declare
  v_email text := lower(btrim(p_intake.email));
  v_user public.users;
begin
  if coalesce(p_order.user_id, p_intake.user_id) is null then
    insert into public.users (email, first_name, last_name, preferred_language)
    values (v_email, p_intake.first_name, p_intake.last_name, p_intake.preferred_language)
    on conflict (email) do nothing;
  end if;
  update public.users set
    account_type = 'paid', payment_status = 'paid',
    stripe_customer_id = case
      when stripe_customer_id is not null then stripe_customer_id
      when exists (select from public.users as other where other.stripe_customer_id = p_stripe_customer_id) then null
      else p_stripe_customer_id
    end
  where case when coalesce(p_order.user_id, p_intake.user_id) is null then email = v_email
             else id = coalesce(p_order.user_id, p_intake.user_id) end
  returning * into strict v_user;
  return v_user;
end
$$;
comment on function private.account_for_order(public.orders, public.intake_forms, text) is
  'The account of a paid order: the signed-in one, the one with that address, or a new one.';

create function private.open_case(p_order public.orders, p_intake public.intake_forms) returns public.cases
language plpgsql volatile set search_path = '' as $$
declare
  v_status constant public.case_status := case when p_intake.id is null then 'waiting_for_application' else 'submitted' end;
  v_case public.cases;
begin
  -- A taken number (one in a hundred million) is drawn again.
  for attempt in 1..5 loop
    insert into public.cases (
      user_id, order_id, intake_form_id, case_number, package_type, status, title, county, total_cost_cents, currency
    ) values (
      p_order.user_id, p_order.id, p_intake.id, private.new_case_number(), p_order.package_id, v_status,
      private.case_title(p_intake.eviction_county), p_intake.eviction_county, p_order.amount_cents, p_order.currency
    )
    on conflict (case_number) do nothing
    returning * into v_case;
    exit when v_case.id is not null;
  end loop;
  if v_case.id is null then
    raise exception 'no case number was free';
  end if;
  if p_intake.id is not null then
    -- Each entry carries the time of its fact: the application came before the payment.
    insert into public.case_updates (case_id, code, params, status, created_by_role, created_at)
    values (v_case.id, 'application_received', jsonb_build_object('reference', p_intake.reference), v_status, 'system',
            p_intake.submitted_at);
  end if;
  insert into public.case_updates (case_id, code, params, status, created_by_role)
  values (v_case.id, 'payment_received',
    jsonb_build_object('amountCents', p_order.amount_cents, 'currency', p_order.currency,
                       'packageId', p_order.package_id, 'orderReference', p_order.reference),
    v_status, 'system');
  return v_case;
end
$$;
comment on function private.open_case(public.orders, public.intake_forms) is
  'With an application the case is submitted, without one it waits for it.';

create function private.order_mail(
  p_kind text, p_user public.users, p_order public.orders, p_intake public.intake_forms, p_case public.cases
) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', p_kind,
    'recipient', p_user.email,
    'language', case when p_user.id is null then 'en' else p_user.preferred_language end,
    'dedupeKey', p_kind || ':' || p_order.id,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'firstName', coalesce(p_user.first_name, case when p_user.id is not null then p_intake.first_name end),
      'orderReference', p_order.reference,
      'reference', p_intake.reference,
      'packageId', p_order.package_id,
      -- What was paid; staff may have accepted another sum than the price.
      'amountCents', coalesce(nullif(p_order.received_cents, 0), p_order.amount_cents),
      'currency', p_order.currency,
      'paidAt', p_order.completed_at,
      'paymentMethod', p_order.payment_method,
      'caseId', p_case.id,
      'caseNumber', p_case.case_number,
      'waitingForApplication', p_intake.id is null
    ))
  )
$$;
comment on function private.order_mail(text, public.users, public.orders, public.intake_forms, public.cases) is
  'A mail about a paid order; without a user it goes to staff and names nobody.';

create function private.tell_payer(
  p_kind text, p_order public.orders, p_dedupe text, p_payload jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', p_kind,
    'recipient', coalesce(payer.email, sent.email),
    'language', coalesce(payer.preferred_language, sent.preferred_language, p_order.language),
    'dedupeKey', p_kind || ':' || p_dedupe,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'firstName', coalesce(payer.first_name, sent.first_name),
      'orderReference', p_order.reference,
      'packageId', p_order.package_id,
      'currency', p_order.currency,
      'hasAccount', payer.id is not null,
      -- For a further payment, told by its own id, what the order waited for before says nothing.
      'reviewReason', case when p_kind = 'payment_in_review' then case
        when exists (select from public.order_payments where payment_id = p_dedupe and is_extra) then 'second_payment'
        else p_order.review_reason end end
    ) || p_payload)
  )), p_order.intake_form_id, p_order.id, p_order.user_id)
  from (select p_order.user_id as user_id, p_order.intake_form_id as intake_form_id) as one
  left join public.users as payer on payer.id = one.user_id
  left join public.intake_forms as sent on sent.id = one.intake_form_id
  where coalesce(payer.email, sent.email) is not null
    and coalesce(payer.email, sent.email) not like '%.invalid'
$$;
comment on function private.tell_payer(text, public.orders, text, jsonb) is
  'A mail to whoever pays for an order: the account, else the address on the application. Nobody, once it was erased.';

create function private.tell_staff_of_refund(
  p_order public.orders, p_reason text, p_dedupe text, p_amount_cents integer default null
) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'staff_refund',
    'dedupeKey', 'staff_refund:' || p_dedupe,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'orderReference', p_order.reference, 'packageId', p_order.package_id, 'reason', p_reason,
      'amountCents', p_amount_cents))
  )), p_order.intake_form_id, p_order.id, null)
$$;
comment on function private.tell_staff_of_refund(public.orders, text, text, integer) is
  'Money back that staff have to decide about or look after; codes and references only.';

create function private.alarm_review(p_order public.orders, p_reason text, p_payment text) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'staff_review',
    'dedupeKey', 'staff_review:' || p_order.id || ':' || p_reason || ':' || coalesce(p_payment, ''),
    'payload', jsonb_build_object('orderId', p_order.id, 'orderReference', p_order.reference, 'reason', p_reason,
                                  'packageId', p_order.package_id, 'payment', p_payment)
  )), p_order.intake_form_id, p_order.id, null)
$$;
comment on function private.alarm_review(public.orders, text, text) is 'Tells staff of a payment that was not fulfilled.';

create function private.settled_answer(
  p_outcome text, p_order public.orders, p_account_existed boolean, p_reason text
) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', p_outcome,
    'orderId', p_order.id,
    'orderReference', p_order.reference,
    'status', p_order.status,
    'userId', p_order.user_id,
    'caseId', (select id from public.cases where order_id = p_order.id),
    'accountExisted', coalesce(
      p_account_existed, (select hashed_password is not null from public.users where id = p_order.user_id), false
    ),
    'reviewReason', p_reason
  )
$$;
comment on function private.settled_answer(text, public.orders, boolean, text) is 'The answer of settle_order.';

create function private.refund_rank(p_status text) returns integer
language sql immutable set search_path = '' as $$
  select case p_status when 'pending' then 0 when 'requires_action' then 1 when 'succeeded' then 2 else 3 end
$$;
comment on function private.refund_rank(text) is
  'A refund only moves this way at Stripe, so that a report read earlier and written later is known by it.';

-- What a dispute means for our money. Stripe may add statuses: one we do not know is open, and the money is gone.
-- An inquiry ("warning") asks before the bank takes anything; it still keeps us from refunding.
create function private.is_dispute_over(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_status in ('won', 'lost', 'warning_closed', 'prevented')
$$;
comment on function private.is_dispute_over(text) is 'Nothing is decided any more; lost is over and still money gone.';

create function private.blocks_refund(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_status not in ('won', 'warning_closed', 'prevented')
$$;
comment on function private.blocks_refund(text) is 'The bank has the money or may take it: Stripe refunds no such payment.';

create function private.takes_money(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select private.blocks_refund(p_status) and p_status not like 'warning\_%'
$$;
comment on function private.takes_money(text) is 'The bank has the money: the order is disputed, for good when we lost.';

create function private.is_disputed(p_payment_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.payment_disputes where payment_id = p_payment_id and private.blocks_refund(status)
  )
$$;
comment on function private.is_disputed(text) is 'Whether a dispute keeps us from refunding this payment.';

create function private.note_money_back(p_payment_id text, p jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_payment public.order_payments;
  v_before public.orders;
  v_order public.orders;
  v_case_id uuid;
  v_known text;
  v_refund record;
begin
  -- The caller holds the order's lock.
  select * into v_payment from public.order_payments where payment_id = p_payment_id for no key update;
  select * into v_before from public.orders where id = v_payment.order_id;

  for v_refund in
    select * from jsonb_to_recordset(coalesce(nullif(p -> 'refunds', 'null'), '[]'))
      as one ("id" text, "amountCents" integer, "status" text, "failureReason" text, "sentAt" timestamptz, "requestId" uuid)
  loop
    select status into v_known from public.payment_refunds where refund_id = v_refund."id";
    if v_known is not null and (v_known = v_refund."status"
      or private.refund_rank(v_known) > private.refund_rank(v_refund."status")) then
      continue;
    end if;
    insert into public.payment_refunds as kept
      (refund_id, payment_id, refund_request_id, amount_cents, status, failure_reason, sent_at, failed_at)
    values (
      v_refund."id", p_payment_id,
      (select id from public.refund_requests where id = v_refund."requestId" and order_id = v_payment.order_id),
      v_refund."amountCents", v_refund."status"::public.processor_refund_status, v_refund."failureReason",
      coalesce(v_refund."sentAt", now()),
      case when v_refund."status" in ('failed', 'canceled') then now() end
    )
    on conflict (refund_id) do update set
      status = excluded.status, failure_reason = excluded.failure_reason, failed_at = excluded.failed_at,
      refund_request_id = coalesce(kept.refund_request_id, excluded.refund_request_id);
    if v_refund."status" in ('failed', 'canceled') then
      update public.refund_requests set
        status = 'failed', failed_at = now(), failure_code = coalesce(v_refund."failureReason", v_refund."status"),
        sent_at = coalesce(sent_at, v_refund."sentAt"), stripe_refund_id = v_refund."id", locked_until = null
      where id = (select refund_request_id from public.payment_refunds where refund_id = v_refund."id")
        and status in ('approved', 'sent', 'failed') and (stripe_refund_id is null or stripe_refund_id = v_refund."id");
      perform private.tell_payer('refund_failed', v_before, v_refund."id",
        jsonb_build_object('amountCents', v_refund."amountCents"));
      perform private.tell_staff_of_refund(v_before, 'refund_failed', 'failed:' || v_refund."id", v_refund."amountCents");
    elsif v_known is null then
      update public.refund_requests set
        status = 'sent', sent_at = coalesce(v_refund."sentAt", now()), stripe_refund_id = v_refund."id",
        failed_at = null, failure_code = null, locked_until = null
      where id = (select refund_request_id from public.payment_refunds where refund_id = v_refund."id")
        and status in ('approved', 'failed');
      perform private.tell_payer('refund_sent', v_before, v_refund."id",
        jsonb_build_object('amountCents', v_refund."amountCents"));
    end if;
  end loop;

  insert into public.payment_disputes as kept (dispute_id, payment_id, amount_cents, reason, status, opened_at, closed_at)
  select one."id", p_payment_id, one."amountCents", one."reason", one."status", coalesce(one."openedAt", now()),
    case when private.is_dispute_over(one."status") then now() end
  from jsonb_to_recordset(coalesce(nullif(p -> 'disputes', 'null'), '[]'))
    as one ("id" text, "amountCents" integer, "reason" text, "status" text, "openedAt" timestamptz)
  on conflict (dispute_id) do update set
    status = excluded.status, closed_at = coalesce(kept.closed_at, excluded.closed_at)
  where kept.status <> excluded.status
    and (private.is_dispute_over(excluded.status) or not private.is_dispute_over(kept.status));

  update public.order_payments set refunded_cents = (
    select coalesce(sum(amount_cents), 0) from public.payment_refunds
    where payment_id = p_payment_id and status not in ('failed', 'canceled')
  ) where payment_id = p_payment_id returning * into v_payment;
  if v_payment.is_extra then
    return;
  end if;

  update public.orders set
    received_cents = v_payment.amount_cents,
    refunded_cents = v_payment.refunded_cents,
    disputed_at = (
      select min(opened_at) from public.payment_disputes
      where payment_id = p_payment_id and private.takes_money(status)
    )
  where id = v_payment.order_id returning * into v_order;

  select id into v_case_id from public.cases where order_id = v_order.id;
  if v_case_id is not null then
    insert into public.case_updates (case_id, code, params, created_by_role)
    select v_case_id, happened.code::public.case_update_code,
      jsonb_build_object('refundedCents', v_order.refunded_cents, 'currency', v_order.currency), 'system'
    from (values
      (1, v_order.disputed_at is not null and v_before.disputed_at is null, 'payment_disputed'),
      (2, v_order.disputed_at is null and v_before.disputed_at is not null, 'dispute_won'),
      (3, v_order.refunded_cents > v_before.refunded_cents and v_order.status <> 'refunded', 'payment_partially_refunded'),
      (4, v_order.refunded_cents > v_before.refunded_cents and v_order.status = 'refunded', 'payment_refunded')
    ) as happened (place, did, code)
    where happened.did order by happened.place;
  end if;
  if v_order.disputed_at is not null and v_before.disputed_at is null then
    perform private.alarm_review(v_order, 'disputed', p_payment_id);
  end if;
  if v_order.status <> v_before.status then
    update public.users set payment_status = v_order.status where id = v_order.user_id;
  end if;
end
$$;
comment on function private.note_money_back(text, jsonb) is
  'Refunds and disputes of one payment as Stripe has them now: { refunds: [{ id, amountCents, status, failureReason, '
  'sentAt, requestId }], disputes: [{ id, amountCents, reason, status, openedAt }] }.';

create function private.fulfil_order(p_order_id uuid, p_intake public.intake_forms) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders;
  v_user public.users;
  v_case public.cases;
  v_existed boolean;
begin
  select * into v_order from public.orders where id = p_order_id;
  v_user := private.account_for_order(v_order, p_intake, v_order.stripe_customer_id);
  v_existed := v_user.hashed_password is not null;
  update public.orders set completed_at = now(), user_id = v_user.id, intake_form_id = p_intake.id
  where id = v_order.id returning * into v_order;

  if p_intake.id is not null then
    -- Paying through another package's card changes the package; the other checkouts are over.
    update public.intake_forms set user_id = v_user.id, selected_service_package = v_order.package_id
    where id = p_intake.id;
    update public.orders set cancelled_at = now()
    where intake_form_id = p_intake.id and id <> v_order.id and status in ('created', 'processing', 'failed');
    update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
    where intake_form_id = p_intake.id and status = 'waiting'
      and kind in ('application_received', 'payment_reminder');
  end if;

  v_case := private.open_case(v_order, p_intake);
  perform private.insert_mails(jsonb_build_array(
    private.order_mail('receipt', v_user, v_order, p_intake, v_case),
    private.order_mail(case when v_existed then 'case_added' else 'invitation' end, v_user, v_order, p_intake, v_case),
    private.order_mail('staff_payment', null, v_order, p_intake, v_case)
  ), p_intake.id, v_order.id, v_user.id);
  perform private.count_event('purchase', v_order.package_id);
  return private.settled_answer('paid', v_order, v_existed, null) || jsonb_build_object('otherCheckouts', (
    select coalesce(jsonb_agg(other.stripe_checkout_session_id), '[]') from public.orders as other
    where other.intake_form_id = p_intake.id and other.id <> v_order.id and other.status = 'cancelled'
      and other.stripe_checkout_session_id is not null
  ));
end
$$;
comment on function private.fulfil_order(uuid, public.intake_forms) is
  'What a payment brings: account, case, receipt, invitation. The caller holds the locks and has checked the payment.';

create function public.settle_order(p jsonb) returns jsonb
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
  v_reason public.review_reason;
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
      review_reason = case when is_to_review then review_reason else 'second_payment' end,
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
      when p ->> 'packageId' is distinct from v_order.package_id::text then 'package'
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
      perform private.alarm_review(v_order, v_reason::text, v_payment_id);
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
    case when v_payment.is_extra then 'second_payment' else v_order.review_reason::text end
  );
end
$$;
comment on function public.settle_order(jsonb) is
  'p { orderId | paymentIntentId | checkoutSessionId, amountReceived, currency, packageId, paymentMethod, stripeCustomerId, '
  'receivedAt?, refunds?, disputes? } → { outcome: paid | already_paid | needs_review | unknown_order, orderId, userId, '
  'caseId, accountExisted, reviewReason, otherCheckouts? }.';

-- A hosted payment page that nobody may pay on any more is ended at Stripe: its application was declined, withdrawn or
-- erased, the account was closed, or another package was paid. Which pages these are follows from the orders, so that
-- nothing is lost while Stripe does not answer: what is not ended yet is asked again until the page has run out.

create function public.pages_to_close(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with open as (
    select bought.id, bought.stripe_checkout_session_id as session_id
    from public.orders as bought
    left join public.intake_forms as intake on intake.id = bought.intake_form_id
    where bought.status in ('created', 'processing', 'failed', 'cancelled')
      and bought.stripe_checkout_session_id is not null
      and bought.stripe_checkout_session_id is distinct from bought.ended_checkout_session_id
      and bought.checkout_expires_at > now()
      and (p ->> 'intakeId' is null or bought.intake_form_id = (p ->> 'intakeId')::uuid)
      and (bought.status = 'cancelled' or private.is_purchase_closed(bought, intake))
    order by bought.checkout_expires_at, bought.id
    limit (p ->> 'limit')::integer
  )
  select coalesce(jsonb_agg(jsonb_build_object('orderId', id, 'checkoutSessionId', session_id)), '[]') from open
$$;
comment on function public.pages_to_close(jsonb) is
  'p { limit, intakeId? } → [{ orderId, checkoutSessionId }]: pages that are open at Stripe and must not be paid on.';

create function public.note_page_closed(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.orders set ended_checkout_session_id = p ->> 'checkoutSessionId' where id = (p ->> 'orderId')::uuid;
  return jsonb_build_object('outcome', case when found then 'noted' else 'unknown' end);
end
$$;
comment on function public.note_page_closed(jsonb) is
  'p { orderId, checkoutSessionId } → { outcome: noted | unknown }: this page is over at Stripe.';

revoke execute on function
  public.settle_order(jsonb),
  public.pages_to_close(jsonb),
  public.note_page_closed(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.settle_order(jsonb),
  public.pages_to_close(jsonb),
  public.note_page_closed(jsonb)
  to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
