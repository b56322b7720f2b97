-- A client who buys a package while signed in has an order without an application, and may pay it in parts too: staff
-- grant the plan for the order. It is paid at the checkout, which asks for the first part.
create or replace function public.grant_plan(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_count integer := (p ->> 'parts')::integer;
  v_intake public.intake_forms;
  v_order public.orders;
  v_plan public.payment_plans;
  v_opened jsonb;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if v_count is null or v_count not between 2 and 4 then
    raise exception 'a plan has two to four parts' using errcode = 'invalid_parameter_value';
  end if;
  if p ->> 'orderId' is null then
    select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
    v_answer := jsonb_build_object('outcome', case
      when v_intake.id is null then 'unknown'
      when private.is_intake_paid(v_intake.id) then 'paid'
      when private.is_application_over(v_intake) or exists (select from public.cases where intake_form_id = v_intake.id) then 'over'
      when exists (select from public.orders where intake_form_id = v_intake.id
                   and (status in ('processing', 'needs_review') or is_to_review)) then 'money_open'
      when exists (select from public.payment_plans as plan join public.orders as bought on bought.id = plan.order_id
                   where bought.intake_form_id = v_intake.id and plan.status = 'active') then 'granted'
      else 'done' end);
    p := p || jsonb_build_object('language', v_intake.preferred_language);
  else
    -- The lock of `open_order` comes before the order's, as for a client who opens the checkout at this moment.
    perform pg_advisory_xact_lock(hashtextextended('open_order:' || user_id, 0)) from public.orders
    where id = (p ->> 'orderId')::uuid and user_id is not null;
    select * into v_order from public.orders
    where id = (p ->> 'orderId')::uuid and package_id = (p ->> 'packageId')::public.package_id for no key update;
    v_answer := jsonb_build_object('outcome', case
      when v_order.id is null then 'unknown'
      when private.is_owed(v_order.status) then 'paid'
      when v_order.status in ('processing', 'needs_review') or v_order.is_to_review then 'money_open'
      -- One of an application is let be paid in parts there. One without a client is of nobody any more.
      when v_order.status not in ('created', 'failed') or v_order.intake_form_id is not null
        or not exists (select from public.users where id = v_order.user_id and is_active) then 'over'
      when exists (select from public.payment_plans where order_id = v_order.id and status = 'active') then 'granted'
      else 'done' end);
    p := p || jsonb_build_object('userId', v_order.user_id, 'language', v_order.language);
  end if;
  if v_answer ->> 'outcome' <> 'done' then
    return private.keep_answer(p ->> 'idempotencyKey', v_answer);
  end if;
  v_opened := public.open_order(p);
  if v_opened ->> 'outcome' <> 'open' then
    -- The client has paid for this package by another order, and owes the application.
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'paid'));
  end if;
  select * into v_order from public.orders where id = (v_opened ->> 'orderId')::uuid for no key update;
  insert into public.payment_plans (order_id, every_days, granted_by, replaced_checkout_session_id, replaced_expires_at)
  values (v_order.id, (p ->> 'everyDays')::smallint, v_actor_id, v_order.stripe_checkout_session_id, v_order.checkout_expires_at)
  returning * into v_plan;
  update public.orders set stripe_checkout_session_id = null, checkout_url = null, checkout_expires_at = null where id = v_order.id;
  insert into public.payment_parts (plan_id, place, amount_cents, due_on)
  select v_plan.id, place, amount_cents, private.office_date() + (place - 1)::integer * v_plan.every_days
  from unnest(private.split_in_parts(v_order.amount_cents, v_count)) with ordinality as listed (amount_cents, place);
  perform private.plan_mail(v_plan.id, 'granted', (select id from public.payment_parts where plan_id = v_plan.id and place = 1),
    v_plan.id || ':granted', now());
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (v_actor_id, (p ->> 'actorRole')::public.actor_role, 'plan_granted', 'order', v_order.id::text,
          jsonb_build_object('parts', v_count, 'amountCents', v_order.amount_cents));
  return private.keep_answer(p ->> 'idempotencyKey', v_answer || jsonb_build_object(
    'planId', v_plan.id, 'orderId', v_order.id, 'checkoutSessionId', v_plan.replaced_checkout_session_id));
end
$$;
comment on function public.grant_plan(jsonb) is
  'p { idempotencyKey, intakeId | orderId (of a signed-in client, without an application), packageId (of the order), amountCents, '
  'currency, reference (of a new order), parts: 2 to 4, everyDays, actorId, actorRole } → { outcome: done | paid | over | money_open '
  '(a payment is on its way or looked at) | granted (one stands already) | unknown, planId?, orderId?, checkoutSessionId? (for the '
  'whole price, to be ended) }.';
