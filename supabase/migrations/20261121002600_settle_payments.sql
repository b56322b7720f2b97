-- A payment becomes an order, a case, an account and mails once, however often and in whatever order it is
-- reported; what goes back or is disputed comes with the same report and is kept fact by fact.

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

create type private.incoming_payment as (
  report private.payment_report,
  for_order public.orders,
  intake public.intake_forms,
  upgrade public.order_upgrades,
  part public.payment_parts,
  is_extra boolean,
  reason public.review_reason
);
comment on type private.incoming_payment is
  'What a payment is for: an offer, a part of a plan, or the order itself. Extra: nothing is brought by it, for the reason given or '
  'because the order is paid.';

create function private.lock_payment(p_order_id uuid, p_report private.payment_report) returns private.incoming_payment
language plpgsql volatile set search_path = '' as $$
declare
  v private.incoming_payment;
  v_order public.orders := private.find_order(p_order_id, p_report.payment_intent_id, p_report.checkout_session_id);
  v_intake public.intake_forms;
  v_intake_id uuid;
begin
  if v_order.id is null then
    return v;
  end if;
  -- Locks in one order everywhere: application, case, order, account. Two packages of one application may be paid at once.
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  if p_report.upgrade_id is not null or p_report.part_id is not null then
    perform private.lock_case_of_order(v_order.id);
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.intake_form_id is null and v_intake.id is not null
    and (v_intake.user_id is distinct from v_order.user_id or v_intake.status <> 'submitted'
         or private.is_intake_paid(v_intake.id)) then
    v_intake := null;
  end if;
  v.report := p_report;
  v.for_order := v_order;
  v.intake := v_intake;
  v.is_extra := exists (select from public.order_payments where order_id = v_order.id and not is_extra);
  return case
    when p_report.upgrade_id is not null then private.paid_for_upgrade(v)
    when p_report.part_id is not null then private.paid_for_part(v)
    else v
  end;
end
$$;
comment on function private.lock_payment(uuid, private.payment_report) is
  'What a payment is for, all of it locked; without an order when there is none.';

create function private.paid_for_upgrade(v private.incoming_payment) returns private.incoming_payment
language plpgsql volatile set search_path = '' as $$
declare
  v_upgrade public.order_upgrades;
begin
  select * into v_upgrade from public.order_upgrades
  where id = (v.report).upgrade_id and order_id = (v.for_order).id for no key update;
  if v_upgrade.id is not null then
    v.upgrade := v_upgrade;
    v.reason := private.reason_against_upgrade(v.for_order, v_upgrade, v.report);
    v.is_extra := v.reason is not null;
  end if;
  return v;
end
$$;
comment on function private.paid_for_upgrade(private.incoming_payment) is 'The offer it names, if it is one of that order.';

create function private.paid_for_part(v private.incoming_payment) returns private.incoming_payment
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders := v.for_order;
  v_part public.payment_parts;
  v_reason public.review_reason;
begin
  perform from public.payment_plans
  where id = (select plan_id from public.payment_parts where id = (v.report).part_id) and order_id = v_order.id for no key update;
  if not found then
    return v;
  end if;
  select * into v_part from public.payment_parts where id = (v.report).part_id for no key update;
  v_reason := private.reason_against_part(v_order, v.intake, v_part, v.report);
  v.reason := v_reason;
  -- A first payment that is not the first part is looked at as any first payment is.
  if v_reason is null or v_reason = 'closed' or v_order.completed_at is not null or v.is_extra then
    v.part := v_part;
    v.is_extra := v_reason is not null;
  end if;
  return v;
end
$$;
comment on function private.paid_for_part(private.incoming_payment) is 'The part of a plan it names, if the plan is of that order.';

create function private.write_payment(v private.incoming_payment) returns public.order_payments
language plpgsql volatile set search_path = '' as $$
declare
  v_payment public.order_payments;
begin
  insert into public.order_payments
    (payment_id, order_id, upgrade_id, part_id, checkout_session_id, amount_cents, currency, package_id, payment_method, is_extra,
     received_at)
  values (
    (v.report).payment_id, (v.for_order).id, (v.upgrade).id, (v.part).id,
    (v.report).checkout_session_id, coalesce((v.report).amount_cents, 0), coalesce(lower((v.report).currency), ''),
    (v.report).package_id, (v.report).payment_method, v.is_extra, coalesce((v.report).received_at, now())
  )
  on conflict (payment_id) do nothing
  returning * into v_payment;
  return v_payment;
end
$$;
comment on function private.write_payment(private.incoming_payment) is 'Null when it is written already.';

create function private.review_again(p_order_id uuid, p_reason public.review_reason) returns public.orders
language sql volatile set search_path = '' as $$
  update public.orders set
    review_since = case when review_resolved_at is null then coalesce(review_since, now()) else now() end,
    review_reason = case when is_to_review then review_reason else p_reason end,
    review_resolved_at = null, review_resolved_by = null, review_resolution = null, review_note = null
  where id = p_order_id returning *
$$;
comment on function private.review_again(uuid, public.review_reason) is
  'Staff look at an order, whatever they decided before; what they are looking at already keeps its reason.';

create function private.tell_of_review(p_order public.orders, p_payment public.order_payments, p_reason public.review_reason)
returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.alarm_review(p_order, p_reason::text, p_payment.payment_id);
  perform private.tell_payer('payment_in_review', p_order, p_payment.payment_id,
    jsonb_build_object('amountCents', p_payment.amount_cents));
end
$$;
comment on function private.tell_of_review(public.orders, public.order_payments, public.review_reason) is
  'Staff and whoever paid are told that a payment is looked at.';

create function private.settle_part(v private.incoming_payment, p_payment public.order_payments) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders := v.for_order;
  v_reason public.review_reason := case
    when v_order.completed_at is null and v_order.user_id is null and private.waits_for_owner(v.intake) then 'other_client'
  end;
  v_answer jsonb;
begin
  update public.payment_parts set paid_at = p_payment.received_at where id = (v.part).id;
  update public.orders set
    received_cents = received_cents + p_payment.amount_cents,
    review_since = case when v_reason is not null then coalesce(review_since, now()) else review_since end,
    review_reason = coalesce(v_reason, review_reason),
    stripe_payment_intent_id = case when completed_at is null
      then coalesce((v.report).payment_intent_id, stripe_payment_intent_id) else stripe_payment_intent_id end,
    stripe_checkout_session_id = case when completed_at is null
      then coalesce((v.report).checkout_session_id, stripe_checkout_session_id) else stripe_checkout_session_id end,
    stripe_customer_id = coalesce(stripe_customer_id, (v.report).stripe_customer_id),
    payment_method = coalesce((v.report).payment_method, payment_method)
  where id = v_order.id returning * into v_order;
  if v_reason is not null then
    perform private.tell_of_review(v_order, p_payment, v_reason);
  elsif v_order.completed_at is null then
    v_answer := private.fulfil_order(v_order.id, v.intake);
  else
    v_answer := private.settled_answer('paid', v_order, null, null);
  end if;
  perform private.keep_part(v_order, (v.part).id);
  return v_answer;
end
$$;
comment on function private.settle_part(private.incoming_payment, public.order_payments) is
  'A part of a plan; the first one brings what a whole payment does. Null when it is looked at.';

create function private.reason_against_first(v private.incoming_payment) returns public.review_reason
language plpgsql stable set search_path = '' as $$
declare
  v_order public.orders := v.for_order;
begin
  return case
    when (v.report).amount_cents is distinct from v_order.amount_cents then 'amount'
    when lower((v.report).currency) is distinct from v_order.currency then 'currency'
    when (v.report).package_id is distinct from v_order.package_id::text then 'package'
    when v_order.intake_form_id is not null and private.is_intake_paid(v_order.intake_form_id) then 'second_payment'
    when private.is_purchase_closed(v_order, v.intake) or private.leads_to_closed_account(v_order, v.intake) then 'closed'
    when v_order.user_id is null and private.waits_for_owner(v.intake) then 'other_client'
  end::public.review_reason;
end
$$;
comment on function private.reason_against_first(private.incoming_payment) is
  'What was paid must be what was shown; anything else is for staff, never fulfilled by itself. Null: nothing is in the way.';

create function private.settle_first(v private.incoming_payment, p_payment public.order_payments) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders := v.for_order;
  v_reason public.review_reason := private.reason_against_first(v);
begin
  -- The whole price, on a page that was open before a plan was granted: nothing is left to pay in parts.
  if v_reason is null then
    update public.payment_plans set paid_at = now() where order_id = v_order.id and status = 'active';
  end if;
  update public.orders set
    received_cents = p_payment.amount_cents,
    review_since = case when v_reason is not null then now() end,
    review_reason = v_reason,
    stripe_payment_intent_id = coalesce((v.report).payment_intent_id, stripe_payment_intent_id),
    stripe_checkout_session_id = coalesce((v.report).checkout_session_id, stripe_checkout_session_id),
    stripe_customer_id = coalesce((v.report).stripe_customer_id, stripe_customer_id),
    payment_method = coalesce((v.report).payment_method, payment_method)
  where id = v_order.id returning * into v_order;
  if v_reason is null then
    return private.fulfil_order(v_order.id, v.intake);
  end if;
  perform private.tell_of_review(v_order, p_payment, v_reason);
  return null;
end
$$;
comment on function private.settle_first(private.incoming_payment, public.order_payments) is
  'The payment of an order. Null when it is looked at.';

create function private.settle_new_payment(v private.incoming_payment, p_payment public.order_payments) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  if (v.for_order).user_id is null and (v.intake).user_id is null then
    perform private.lock_address((v.intake).email);
  end if;
  if private.comes_too_late(v, p_payment) then
    return null;
  elsif v.is_extra then
    v.reason := coalesce(v.reason, 'second_payment');
    perform private.tell_of_review(private.review_again((v.for_order).id, v.reason), p_payment, v.reason);
    return null;
  elsif (v.upgrade).id is not null then
    return private.fulfil_upgrade(v.for_order, (v.upgrade).id);
  elsif (v.part).id is not null then
    return private.settle_part(v, p_payment);
  end if;
  return private.settle_first(v, p_payment);
end
$$;
comment on function private.settle_new_payment(private.incoming_payment, public.order_payments) is
  'What a payment brings that was not known before, by what it is for; null when it brings nothing for now.';

create function private.comes_too_late(v private.incoming_payment, p_payment public.order_payments) returns boolean
language sql immutable set search_path = '' as $$
  select (v.part).id is not null and v.reason is not distinct from 'closed' and p_payment.amount_cents > 0
$$;
comment on function private.comes_too_late(private.incoming_payment, public.order_payments) is 'A part of a plan that had ended.';

create function private.send_back(p_order public.orders, p_payment public.order_payments) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders := p_order;
begin
  if private.is_disputed(p_payment.payment_id) then
    -- The bank has it. Whoever wins: staff look at what is left then.
    v_order := private.review_again(v_order.id, 'closed');
    perform private.alarm_review(v_order, 'closed', p_payment.payment_id);
  elsif private.left_to_refund(p_payment) > 0 then
    perform private.return_part(v_order, p_payment);
  end if;
  return private.settled_answer('already_paid', v_order, null, null) || jsonb_build_object('goesBack', true);
end
$$;
comment on function private.send_back(public.orders, public.order_payments) is 'What came too late goes back by itself.';

create function public.settle_order(
  p_amount_received bigint,
  p_currency text,
  p_order_id uuid default null,
  p_payment_intent_id text default null,
  p_checkout_session_id text default null,
  p_upgrade_id uuid default null,
  p_part_id uuid default null,
  p_package_id text default null,
  p_payment_method text default null,
  p_stripe_customer_id text default null,
  p_received_at timestamptz default null,
  p_refunds jsonb default null,
  p_disputes jsonb default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_payment_id text := coalesce(p_payment_intent_id, p_checkout_session_id);
  v private.incoming_payment;
  v_payment public.order_payments;
  v_order public.orders;
  v_is_late boolean := false;
  v_answer jsonb;
begin
  if v_payment_id is not null then
    v := private.lock_payment(p_order_id, row(
      v_payment_id, p_payment_intent_id, p_checkout_session_id, p_upgrade_id, p_part_id, p_amount_received, p_currency,
      p_package_id, p_payment_method, p_stripe_customer_id, p_received_at)::private.payment_report);
  end if;
  if (v.for_order).id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;
  v_payment := private.write_payment(v);
  if v_payment.payment_id is not null then
    v_is_late := private.comes_too_late(v, v_payment);
    v_answer := private.settle_new_payment(v, v_payment);
  elsif exists (select from public.order_payments where payment_id = v_payment_id and order_id <> (v.for_order).id) then
    raise exception 'this payment belongs to another order';
  end if;
  perform private.note_money_back(v_payment_id, p_refunds, p_disputes);
  select * into v_payment from public.order_payments where payment_id = v_payment_id;
  if v_is_late then
    return private.send_back(v.for_order, v_payment);
  elsif v_answer is not null then
    return v_answer;
  end if;
  select * into v_order from public.orders where id = (v.for_order).id;
  return private.settled_answer(
    case when v_order.status = 'needs_review' then 'needs_review' else 'already_paid' end, v_order, null,
    case when v_payment.is_extra then 'second_payment' else v_order.review_reason::text end
  );
end
$$;
comment on function public.settle_order is
  'Of the three ids one of Stripe is needed. p_upgrade_id: paid for this offer; p_part_id: for this part of a plan; p_refunds, p_disputes: '
  'as note_money_back takes them → { outcome: paid | already_paid | needs_review | unknown_order, orderId, userId, caseId, accountExisted, '
  'reviewReason, otherCheckouts?, goesBack? (a part of a plan that had ended: it is on its way back) }.';

create function private.fulfil_upgrade(p_order public.orders, p_upgrade_id uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders;
  v_upgrade public.order_upgrades;
  v_case public.cases;
begin
  update public.order_upgrades set paid_at = now() where id = p_upgrade_id returning * into v_upgrade;
  update public.orders set package_id = v_upgrade.to_package, amount_cents = amount_cents + v_upgrade.amount_cents
  where id = p_order.id returning * into v_order;
  update public.cases set package_type = v_upgrade.to_package, total_cost_cents = coalesce(total_cost_cents, 0) + v_upgrade.amount_cents
  where id = v_upgrade.case_id returning * into v_case;
  insert into public.case_updates (case_id, code, params, created_by_role)
  values (v_case.id, 'package_changed', jsonb_build_object('from', v_upgrade.from_package, 'to', v_upgrade.to_package,
          'amountCents', v_upgrade.amount_cents, 'currency', v_upgrade.currency), 'system');
  perform private.take_matters_in(v_case);
  if not exists (select from public.court_matters where case_id = v_case.id and left_out_at is not null)
    and (select number_of_evictions from public.intake_forms where id = v_case.intake_form_id) is distinct from '5+' then
    update public.case_flags set cleared_at = now() where case_id = v_case.id and flag = 'more_matters' and cleared_at is null;
  end if;
  update public.case_tasks set dropped_at = now()
  where case_id = v_case.id and code in ('upgrade_declined', 'matters_chosen') and done_at is null and dropped_at is null;
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'upgrade_paid', 'dueAt', now() + interval '1 day', 'dedupeKey', 'upgrade_paid:' || v_upgrade.id)), null);
  perform private.tell_of_upgrade(v_case, v_upgrade, 'paid');
  perform private.mail_about_case(v_case, 'staff');
  return private.settled_answer('paid', v_order, null, null) || jsonb_build_object('otherCheckouts', '[]'::jsonb);
end
$$;
comment on function private.fulfil_upgrade(public.orders, uuid) is
  'What the difference brings: the larger package for order and case, and the matters it covers. The caller holds case and '
  'order, has written the payment and checked it.';

create function private.keep_part(p_order public.orders, p_part_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_part public.payment_parts;
  v_plan public.payment_plans;
  v_case public.cases;
begin
  select * into v_part from public.payment_parts where id = p_part_id;
  if not exists (select from public.payment_parts where plan_id = v_part.plan_id and paid_at is null) then
    update public.payment_plans set paid_at = now() where id = v_part.plan_id;
  end if;
  select * into v_plan from public.payment_plans where id = v_part.plan_id;
  select * into v_case from public.cases where order_id = p_order.id;
  if v_case.id is null then
    return;
  end if;
  if (select count(*) from public.payment_parts where plan_id = v_plan.id and paid_at is not null) = 1 then
    -- The first one began the work: the days of the others are counted from it, never sooner than was said.
    update public.payment_parts set
      due_on = greatest(due_on, private.office_date() + (place - v_part.place)::integer * v_plan.every_days)
    where plan_id = v_plan.id and paid_at is null and place > v_part.place;
    return;
  end if;
  insert into public.case_updates (case_id, code, params, created_by_role)
  values (v_case.id, 'part_paid', jsonb_build_object('place', v_part.place, 'amountCents', v_part.amount_cents,
          'currency', p_order.currency), 'system');
  perform private.end_lateness(v_case.id);
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where status = 'waiting' and dedupe_key like 'payment_plan:' || v_part.id || ':%';
  perform private.plan_mail(v_plan.id, 'paid', v_part.id, v_part.id || ':paid', now());
end
$$;
comment on function private.keep_part(public.orders, uuid) is
  'What a part that is kept brings, beside what the first payment of an order does. The caller holds case and order.';

create function private.return_part(p_order public.orders, p_payment public.order_payments) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_request_id uuid;
begin
  insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
  values (p_order.id, p_payment.payment_id, p_order.user_id, 'admin', 'plan_ended')
  returning id into v_request_id;
  perform private.approve_refund(p_order, v_request_id, p_payment, private.left_to_refund(p_payment), null, 'admin', 'plan_ended');
end
$$;
comment on function private.return_part(public.orders, public.order_payments) is
  'A part that arrived after its plan had ended, in the same minute even: nobody has to decide that it goes back.';
