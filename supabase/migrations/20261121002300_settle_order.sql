-- A payment becomes an order, a case, an account and mails: once, however often and in whatever order it is
-- reported (DESIGN section 5).
create function public.settle_order(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intent text := p ->> 'paymentIntentId';
  v_session text := p ->> 'checkoutSessionId';
  v_order public.orders;
  v_intake public.intake_forms;
  v_user public.users;
  v_case public.cases;
  v_intake_id uuid;
  v_reason text;
  v_existed boolean;
begin
  v_order := private.find_order(p);
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;

  -- Locks in one order everywhere: application, order, account. Two packages of one application may be paid at once.
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.intake_form_id is null and v_intake.id is not null
    and (v_intake.user_id is distinct from v_order.user_id or private.is_intake_paid(v_intake.id)) then
    v_intake := null;
  end if;

  if v_order.status in ('paid', 'partially_refunded', 'refunded', 'disputed') then
    if v_intent is not null and v_intent is distinct from v_order.stripe_payment_intent_id then
      perform private.alarm_review(v_order, 'second_payment', v_intent);
      v_reason := 'second_payment';
    end if;
    return private.settled_answer('already_paid', v_order, null, v_reason);
  end if;
  if v_order.status = 'needs_review' then
    return private.settled_answer('needs_review', v_order, null, v_order.review_reason);
  end if;

  -- What was paid must be what was shown; anything else is for staff, never fulfilled by itself.
  v_reason := case
    when (p ->> 'amountReceived')::bigint is distinct from v_order.amount_cents then 'amount'
    when lower(p ->> 'currency') is distinct from v_order.currency then 'currency'
    when p ->> 'packageId' is distinct from v_order.package_id then 'package'
    when v_order.intake_form_id is not null and private.is_intake_paid(v_order.intake_form_id) then 'second_payment'
  end;
  if v_reason is not null then
    update public.orders set
      status = 'needs_review', review_reason = v_reason,
      stripe_payment_intent_id = coalesce(v_intent, stripe_payment_intent_id),
      stripe_checkout_session_id = coalesce(v_session, stripe_checkout_session_id),
      stripe_customer_id = coalesce(p ->> 'stripeCustomerId', stripe_customer_id),
      payment_method = coalesce(p ->> 'paymentMethod', payment_method)
    where id = v_order.id returning * into v_order;
    perform private.alarm_review(v_order, v_reason, coalesce(v_intent, v_session));
    return private.settled_answer('needs_review', v_order, null, v_reason);
  end if;

  v_user := private.account_for_order(v_order, v_intake, p ->> 'stripeCustomerId');
  v_existed := v_user.hashed_password is not null;

  update public.orders set
    status = 'paid', completed_at = now(), user_id = v_user.id, intake_form_id = v_intake.id,
    stripe_payment_intent_id = coalesce(v_intent, stripe_payment_intent_id),
    stripe_checkout_session_id = coalesce(v_session, stripe_checkout_session_id),
    stripe_customer_id = coalesce(p ->> 'stripeCustomerId', stripe_customer_id),
    payment_method = coalesce(p ->> 'paymentMethod', payment_method)
  where id = v_order.id returning * into v_order;

  if v_intake.id is not null then
    -- Paying through another card changes the package (DESIGN section 5); the other checkouts are over.
    update public.intake_forms set user_id = v_user.id, selected_service_package = v_order.package_id
    where id = v_intake.id;
    update public.orders set status = 'cancelled'
    where intake_form_id = v_intake.id and id <> v_order.id and status in ('created', 'processing', 'failed');
    update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
    where intake_form_id = v_intake.id and status = 'waiting'
      and kind in ('application_received', 'payment_reminder');
  end if;

  v_case := private.open_case(v_order, v_intake);

  perform private.insert_mails(jsonb_build_array(
    private.order_mail('receipt', v_user, v_order, v_intake, v_case),
    private.order_mail(case when v_existed then 'case_added' else 'invitation' end, v_user, v_order, v_intake, v_case),
    private.order_mail('staff_payment', null, v_order, v_intake, v_case)
  ), v_intake.id, v_order.id, v_user.id);
  perform private.count_event('purchase', v_order.package_id);
  return private.settled_answer('paid', v_order, v_existed, null);
end
$$;
comment on function public.settle_order(jsonb) is
  'p { orderId | paymentIntentId | checkoutSessionId, amountReceived, currency, packageId, paymentMethod, stripeCustomerId } '
  '→ { outcome: paid | already_paid | needs_review | unknown_order, orderId, userId, caseId, accountExisted, reviewReason }.';

create function private.find_order(p jsonb) returns public.orders
language sql stable set search_path = '' as $$
  -- Our own id wins; the ids of Stripe are for reports that do not carry it.
  select found.* from public.orders as found
  where found.id = (p ->> 'orderId')::uuid
    or found.stripe_payment_intent_id = p ->> 'paymentIntentId'
    or found.stripe_checkout_session_id = p ->> 'checkoutSessionId'
  order by found.id = (p ->> 'orderId')::uuid desc nulls last
  limit 1
$$;
comment on function private.find_order(jsonb) is 'The order a report about a payment is about.';

create function private.unpaid_intake_of(p_user_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select sent.id from public.intake_forms as sent
  where sent.user_id = p_user_id and sent.status = 'submitted'
    and not exists (select from public.cases where intake_form_id = sent.id)
    and not private.is_intake_paid(sent.id)
  order by sent.submitted_at desc limit 1
$$;
comment on function private.unpaid_intake_of(uuid) is
  'A signed-in client who applied first and pays at the checkout pays for that application.';

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
  v_status constant text := case when p_intake.id is null then 'waiting_for_application' else 'submitted' end;
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
  'DESIGN section 4: with an application the case is submitted, without one it waits for it.';

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
      'amountCents', p_order.amount_cents,
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

revoke execute on function public.settle_order(jsonb) from public, anon, authenticated;
grant execute on function public.settle_order(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
