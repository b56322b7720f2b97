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

create function public.settle_order(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intent text := p ->> 'paymentIntentId';
  v_session text := p ->> 'checkoutSessionId';
  v_payment_id text := coalesce(v_intent, v_session);
  v_payment public.order_payments;
  v_order public.orders;
  v_upgrade public.order_upgrades;
  v_part public.payment_parts;
  v_intake public.intake_forms;
  v_intake_id uuid;
  v_is_new boolean;
  v_is_extra boolean;
  v_goes_back boolean := false;
  v_reason public.review_reason;
  v_answer jsonb;
begin
  v_order := private.find_order(p);
  if v_order.id is null or v_payment_id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;

  -- Locks in one order everywhere: application, case, order, account. Two packages of one application may be paid at once.
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  if p ->> 'upgradeId' is not null or p ->> 'partId' is not null then
    perform private.hold_case_of(v_order.id);
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.intake_form_id is null and v_intake.id is not null
    and (v_intake.user_id is distinct from v_order.user_id or v_intake.status <> 'submitted'
         or private.is_intake_paid(v_intake.id)) then
    v_intake := null;
  end if;
  v_is_extra := exists (select from public.order_payments where order_id = v_order.id and not is_extra);
  if p ->> 'upgradeId' is not null then
    select * into v_upgrade from public.order_upgrades
    where id = (p ->> 'upgradeId')::uuid and order_id = v_order.id for no key update;
    if v_upgrade.id is not null then
      v_reason := private.reason_against_upgrade(v_order, v_upgrade, p);
      v_is_extra := v_reason is not null;
    end if;
  elsif p ->> 'partId' is not null then
    perform from public.payment_plans
    where id = (select plan_id from public.payment_parts where id = (p ->> 'partId')::uuid) and order_id = v_order.id for no key update;
    if found then
      select * into v_part from public.payment_parts where id = (p ->> 'partId')::uuid for no key update;
      v_reason := private.reason_against_part(v_order, v_intake, v_part, p);
      if v_reason is not null and v_reason <> 'closed' and v_order.completed_at is null and not v_is_extra then
        -- A first payment that is not the first part is looked at as any first payment is.
        v_part := null;
      else
        v_is_extra := v_reason is not null;
      end if;
    end if;
  end if;

  insert into public.order_payments
    (payment_id, order_id, upgrade_id, part_id, checkout_session_id, amount_cents, currency, package_id, payment_method, is_extra,
     received_at)
  values (
    v_payment_id, v_order.id, v_upgrade.id, v_part.id, v_session, coalesce((p ->> 'amountReceived')::integer, 0),
    coalesce(lower(p ->> 'currency'), ''), p ->> 'packageId', p ->> 'paymentMethod', v_is_extra,
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

  if v_is_new and v_order.user_id is null and v_intake.user_id is null then
    perform private.lock_address(v_intake.email);
  end if;
  if v_is_new and v_part.id is not null and v_reason = 'closed' and v_payment.amount_cents > 0 then
    v_goes_back := true;
  elsif v_is_new and v_payment.is_extra then
    v_reason := coalesce(v_reason, 'second_payment');
    update public.orders set
      review_since = case when review_resolved_at is null then coalesce(review_since, now()) else now() end,
      review_reason = case when is_to_review then review_reason else v_reason end,
      review_resolved_at = null, review_resolved_by = null, review_resolution = null, review_note = null
    where id = v_order.id returning * into v_order;
    perform private.alarm_review(v_order, v_reason::text, v_payment_id);
    perform private.tell_payer('payment_in_review', v_order, v_payment_id,
      jsonb_build_object('amountCents', v_payment.amount_cents));
  elsif v_is_new and v_upgrade.id is not null then
    v_answer := private.fulfil_upgrade(v_order, v_upgrade.id);
  elsif v_is_new and v_part.id is not null then
    update public.payment_parts set paid_at = v_payment.received_at where id = v_part.id;
    v_reason := case when v_order.completed_at is null and v_order.user_id is null and private.waits_for_owner(v_intake)
      then 'other_client' end;
    update public.orders set
      received_cents = received_cents + v_payment.amount_cents,
      review_since = case when v_reason is not null then coalesce(review_since, now()) else review_since end,
      review_reason = coalesce(v_reason, review_reason),
      stripe_payment_intent_id = case when completed_at is null then coalesce(v_intent, stripe_payment_intent_id)
        else stripe_payment_intent_id end,
      stripe_checkout_session_id = case when completed_at is null then coalesce(v_session, stripe_checkout_session_id)
        else stripe_checkout_session_id end,
      stripe_customer_id = coalesce(stripe_customer_id, p ->> 'stripeCustomerId'),
      payment_method = coalesce(p ->> 'paymentMethod', payment_method)
    where id = v_order.id returning * into v_order;
    if v_reason is not null then
      perform private.alarm_review(v_order, v_reason::text, v_payment_id);
      perform private.tell_payer('payment_in_review', v_order, v_payment_id,
        jsonb_build_object('amountCents', v_payment.amount_cents));
    elsif v_order.completed_at is null then
      v_answer := private.fulfil_order(v_order.id, v_intake);
    else
      v_answer := private.settled_answer('paid', v_order, null, null);
    end if;
    perform private.keep_part(v_order, v_part.id);
  elsif v_is_new then
    -- What was paid must be what was shown; anything else is for staff, never fulfilled by itself.
    v_reason := case
      when (p ->> 'amountReceived')::bigint is distinct from v_order.amount_cents then 'amount'
      when lower(p ->> 'currency') is distinct from v_order.currency then 'currency'
      when p ->> 'packageId' is distinct from v_order.package_id::text then 'package'
      when v_order.intake_form_id is not null and private.is_intake_paid(v_order.intake_form_id) then 'second_payment'
      when private.is_purchase_closed(v_order, v_intake) or private.leads_to_closed_account(v_order, v_intake)
        then 'closed'
      when v_order.user_id is null and private.waits_for_owner(v_intake) then 'other_client'
    end;
    -- The whole price, on a page that was open before a plan was granted: nothing is left to pay in parts.
    if v_reason is null then
      update public.payment_plans set paid_at = now() where order_id = v_order.id and status = 'active';
    end if;
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
  if v_goes_back then
    select * into v_payment from public.order_payments where payment_id = v_payment_id;
    if private.is_disputed(v_payment_id) then
      -- The bank has it. Whoever wins: staff look at what is left then.
      update public.orders set
        review_since = case when review_resolved_at is null then coalesce(review_since, now()) else now() end,
        review_reason = case when is_to_review then review_reason else 'closed' end,
        review_resolved_at = null, review_resolved_by = null, review_resolution = null, review_note = null
      where id = v_order.id returning * into v_order;
      perform private.alarm_review(v_order, 'closed', v_payment_id);
    elsif private.left_to_refund(v_payment) > 0 then
      perform private.return_part(v_order, v_payment);
    end if;
    return private.settled_answer('already_paid', v_order, null, null) || jsonb_build_object('goesBack', true);
  end if;
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
  'p { orderId | paymentIntentId | checkoutSessionId, upgradeId? (paid for this offer), partId? (for this part of a plan), '
  'amountReceived, currency, packageId, paymentMethod, stripeCustomerId, receivedAt?, refunds?, disputes? } → { outcome: paid | '
  'already_paid | needs_review | unknown_order, orderId, userId, caseId, accountExisted, reviewReason, otherCheckouts?, goesBack? '
  '(a part of a plan that had ended: it is on its way back) }.';

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

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
