-- Granting and stopping a plan of payments, and its mails.

create function private.plan_mail(p_plan_id uuid, p_step text, p_part_id uuid, p_dedupe text, p_run_after timestamptz) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'payment_plan', 'recipient', coalesce(payer.email, sent.email),
    'language', coalesce(payer.preferred_language, sent.preferred_language, bought.language),
    'dedupeKey', 'payment_plan:' || p_dedupe, 'runAfter', p_run_after,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'planStep', p_step, 'caseId', one.id, 'caseNumber', one.case_number, 'firstName', coalesce(payer.first_name, sent.first_name),
      'reference', sent.reference, 'orderReference', bought.reference, 'packageId', bought.package_id,
      'amountCents', part.amount_cents, 'place', part.place, 'dueOn', part.due_on, 'paidAt', part.paid_at,
      'count', (select count(*) from public.payment_parts where plan_id = plan.id),
      'partsLeft', (select count(*) from public.payment_parts where plan_id = plan.id and paid_at is null),
      'paymentMethod', case
        when p_step = 'paid' then (select payment_method from public.order_payments where part_id = part.id and not is_extra)
        when p_step in ('card_saved', 'charge_soon', 'question', 'declined') then (
          select card_brand || ' ' || card_last4 from public.card_consents
          where plan_id = plan.id and given_at is not null order by given_at desc limit 1) end
    ))
  )), bought.intake_form_id, bought.id, bought.user_id)
  from public.payment_plans as plan
  join public.orders as bought on bought.id = plan.order_id
  left join public.users as payer on payer.id = bought.user_id
  left join public.intake_forms as sent on sent.id = bought.intake_form_id
  left join public.cases as one on one.order_id = bought.id
  left join public.payment_parts as part on part.id = p_part_id
  where plan.id = p_plan_id and coalesce(payer.email, sent.email) is not null
    and coalesce(payer.email, sent.email) not like '%.invalid' and coalesce(payer.is_active, true)
$$;
comment on function private.plan_mail(uuid, text, uuid, text, timestamptz) is
  'p_step: granted, soon, today, late, held, paid, stopped, card_saved, charge_soon, question, declined. About a plan, and one of its '
  'parts if it is named.';

create function private.end_lateness(p_case_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.client_notifications set done_at = now()
  where case_id = p_case_id and code = 'part_due' and done_at is null;
  if private.is_part_late(p_case_id, private.office_date()) then
    return;
  end if;
  update public.case_holds set released_at = now() where case_id = p_case_id and kind = 'late_part' and released_at is null;
  update public.case_tasks set dropped_at = now()
  where case_id = p_case_id and code in ('part_late', 'part_unpaid') and done_at is null and dropped_at is null;
end
$$;
comment on function private.end_lateness(uuid) is 'A part arrived or is wanted no more: what its lateness made ends, unless another part is late.';

create function private.stop_plan(p_plan_id uuid, p_reason public.plan_end, p_by uuid, p_role public.actor_role) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_plan public.payment_plans;
  v_case public.cases;
begin
  update public.payment_plans set stopped_at = now(), stop_reason = p_reason, stopped_by = p_by
  where id = p_plan_id and status = 'active' returning * into v_plan;
  if v_plan.id is null then
    return;
  end if;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where order_id = v_plan.order_id and kind = 'payment_plan' and status = 'waiting' and payload ->> 'planStep' <> 'paid';
  select * into v_case from public.cases where order_id = v_plan.order_id;
  if v_case.id is not null then
    perform private.end_lateness(v_case.id);
    insert into public.case_updates (case_id, code, params, created_by, created_by_role)
    values (v_case.id, 'plan_stopped', '{}', p_by, p_role);
  end if;
  -- The order can still be paid, for its whole price: the page for a first part is not the one to do it on.
  if p_reason in ('client', 'staff') then
    update public.payment_plans set
      replaced_checkout_session_id = bought.stripe_checkout_session_id, replaced_expires_at = bought.checkout_expires_at
    from public.orders as bought
    where payment_plans.id = v_plan.id and bought.id = v_plan.order_id and bought.completed_at is null
      and bought.stripe_checkout_session_id is not null;
    update public.orders set stripe_checkout_session_id = null, checkout_url = null, checkout_expires_at = null
    where id = v_plan.order_id and completed_at is null;
    perform private.plan_mail(v_plan.id, 'stopped', null, v_plan.id || ':stopped', now());
  end if;
  -- What was paid stays with the case until somebody decides by the refund rule.
  if p_reason in ('client', 'staff') and v_case.id is not null then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'plan_stopped', 'dueAt', now() + interval '1 day', 'dedupeKey', 'plan_stopped:' || v_plan.id)), null);
  end if;
end
$$;
comment on function private.stop_plan(uuid, public.plan_end, uuid, public.actor_role) is
  'Ends an active plan: nothing more is charged, its open pages are ended, and a part that arrives all the same goes back.';

create function private.stop_plan_of_case() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.stop_plan(id, 'case_over', null, 'system') from public.payment_plans
  where order_id = new.order_id and status = 'active';
  return null;
end
$$;
comment on function private.stop_plan_of_case() is 'Trigger: nobody pays more for a case that is over.';

create trigger stop_plan after update of status on public.cases
  for each row when (new.over_since is not null and old.over_since is null) execute function private.stop_plan_of_case();

create function private.stop_plan_of_denial() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.court_matters
    where case_id = new.case_id and left_out_at is null and status not in ('denied', 'closed', 'cancelled')
  ) then
    perform private.stop_plan(plan.id, 'case_over', null, 'system')
    from public.payment_plans as plan join public.cases as one on one.order_id = plan.order_id
    where one.id = new.case_id and plan.status = 'active';
  end if;
  return null;
end
$$;
comment on function private.stop_plan_of_denial() is 'Trigger: the last open matter was denied.';

create trigger stop_plan after update of status on public.court_matters
  for each row when (new.status = 'denied' and old.status <> 'denied') execute function private.stop_plan_of_denial();

create function private.stop_plan_of_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.stop_plan(id, (case new.status when 'refunded' then 'money_back' else 'other_order' end)::public.plan_end, null, 'system')
  from public.payment_plans where order_id = new.id and status = 'active';
  return null;
end
$$;
comment on function private.stop_plan_of_order() is 'Trigger: all of it went back, or another order of the application was paid.';

create trigger stop_plan after update of status on public.orders
  for each row when (new.status in ('refunded', 'cancelled') and old.status is distinct from new.status)
  execute function private.stop_plan_of_order();

create function private.stop_plan_of_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.stop_plan(plan.id, 'case_over', null, 'system')
  from public.payment_plans as plan join public.orders as bought on bought.id = plan.order_id
  where bought.intake_form_id = new.id and plan.status = 'active';
  return null;
end
$$;
comment on function private.stop_plan_of_application() is 'Trigger: a declined or withdrawn application is paid for no more.';

create trigger stop_plan after update of status on public.intake_forms
  for each row when (new.status in ('declined', 'withdrawn') and old.status is distinct from new.status)
  execute function private.stop_plan_of_application();

-- For an application, or for an order without one: a client who buys a package while signed in has no application. Their
-- plan is paid at the checkout, which asks for the first part.
create function private.why_no_plan_for_application(p_intake public.intake_forms) returns text
language sql stable set search_path = '' as $$
  select case
    when p_intake.id is null then 'unknown'
    when private.is_intake_paid(p_intake.id) then 'paid'
    when private.is_application_over(p_intake) or exists (select from public.cases where intake_form_id = p_intake.id) then 'over'
    when exists (select from public.orders where intake_form_id = p_intake.id
                 and (status in ('processing', 'needs_review') or is_to_review)) then 'money_open'
    when exists (select from public.payment_plans as plan join public.orders as bought on bought.id = plan.order_id
                 where bought.intake_form_id = p_intake.id and plan.status = 'active') then 'granted'
  end
$$;
comment on function private.why_no_plan_for_application(public.intake_forms) is
  'Why an application cannot be paid in parts: the outcome of grant_plan; null where it can.';

create function private.why_no_plan_for_order(p_order public.orders) returns text
language sql stable set search_path = '' as $$
  select case
    when p_order.id is null then 'unknown'
    when private.is_owed(p_order.status) then 'paid'
    when p_order.status in ('processing', 'needs_review') or p_order.is_to_review then 'money_open'
    -- One of an application is let be paid in parts there. One without a client is of nobody any more.
    when p_order.status not in ('created', 'failed') or p_order.intake_form_id is not null
      or not exists (select from public.users where id = p_order.user_id and is_active) then 'over'
    when exists (select from public.payment_plans where order_id = p_order.id and status = 'active') then 'granted'
  end
$$;
comment on function private.why_no_plan_for_order(public.orders) is
  'Why an order without an application cannot be paid in parts: the outcome of grant_plan; null where it can.';

create function private.write_plan(p_order public.orders, p_parts integer, p_every_days smallint, p_granted_by uuid)
returns public.payment_plans
language plpgsql volatile set search_path = '' as $$
declare
  v_plan public.payment_plans;
begin
  insert into public.payment_plans (order_id, every_days, granted_by, replaced_checkout_session_id, replaced_expires_at)
  values (p_order.id, p_every_days, p_granted_by, p_order.stripe_checkout_session_id, p_order.checkout_expires_at)
  returning * into v_plan;
  update public.orders set stripe_checkout_session_id = null, checkout_url = null, checkout_expires_at = null where id = p_order.id;
  insert into public.payment_parts (plan_id, place, amount_cents, due_on)
  select v_plan.id, place, amount_cents, private.office_date() + (place - 1)::integer * v_plan.every_days
  from unnest(private.split_in_parts(p_order.amount_cents, p_parts)) with ordinality as listed (amount_cents, place);
  perform private.plan_mail(v_plan.id, 'granted', (select id from public.payment_parts where plan_id = v_plan.id and place = 1),
    v_plan.id || ':granted', now());
  return v_plan;
end
$$;
comment on function private.write_plan(public.orders, integer, smallint, uuid) is
  'The plan of an order and its parts, told by mail. The page for the whole price no longer counts.';

create function public.grant_plan(
  p_idempotency_key text,
  p_package_id public.package_id,
  p_amount_cents integer,
  p_currency text,
  p_reference text,
  p_parts integer,
  p_every_days smallint,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_intake_id uuid default null,
  p_order_id uuid default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake public.intake_forms;
  v_order public.orders;
  v_plan public.payment_plans;
  v_why_not text;
  v_opened jsonb;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'application', p_intake_id, p_idempotency_key);
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'order', p_order_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  if p_parts is null or p_parts not between 2 and 4 then
    raise exception 'a plan has two to four parts' using errcode = 'invalid_parameter_value';
  end if;
  if p_order_id is null then
    select * into v_intake from public.intake_forms where id = p_intake_id for no key update;
    v_why_not := private.why_no_plan_for_application(v_intake);
  else
    -- The lock of `open_order` comes before the order's, as for a client who opens the checkout at this moment.
    perform pg_advisory_xact_lock(hashtextextended('open_order:' || user_id, 0)) from public.orders
    where id = p_order_id and user_id is not null;
    select * into v_order from public.orders where id = p_order_id and package_id = p_package_id for no key update;
    v_why_not := private.why_no_plan_for_order(v_order);
  end if;
  if v_why_not is not null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', v_why_not));
  end if;
  v_opened := public.open_order(
    p_package_id, p_amount_cents, p_currency, p_reference, p_intake_id, v_order.user_id,
    coalesce(v_order.language, private.language_of(v_intake.user_id, v_intake.preferred_language)));
  if v_opened ->> 'outcome' <> 'open' then
    -- The client has paid for this package by another order, and owes the application.
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'paid'));
  end if;
  select * into v_order from public.orders where id = (v_opened ->> 'orderId')::uuid for no key update;
  v_plan := private.write_plan(v_order, p_parts, p_every_days, p_actor_id);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'plan_granted', 'order', v_order.id::text,
          jsonb_build_object('parts', p_parts, 'amountCents', v_order.amount_cents));
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'planId', v_plan.id, 'orderId', v_order.id, 'checkoutSessionId', v_plan.replaced_checkout_session_id));
end
$$;
comment on function public.grant_plan is
  'For an application (p_intake_id), or for the order (p_order_id) of a signed-in client without one. p_reference: of a new order; p_parts: 2 '
  'to 4 → { outcome: done | paid | over | money_open (a payment is on its way or looked at) | granted (one stands already) | unknown, '
  'planId?, orderId?, checkoutSessionId? (for the whole price, to be ended) }.';

create function public.stop_payment_plan(
  p_idempotency_key text,
  p_plan_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_role public.actor_role := p_actor_role;
  v_order public.orders;
  v_plan public.payment_plans;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'plan', p_plan_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select bought.* into v_order from public.orders as bought join public.payment_plans as plan on plan.order_id = bought.id
  where plan.id = p_plan_id and (v_role <> 'client' or bought.user_id = p_actor_id);
  if v_order.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  perform private.lock_case_of_order(v_order.id);
  perform from public.orders where id = v_order.id for no key update;
  select * into v_plan from public.payment_plans where id = p_plan_id for no key update;
  if v_plan.status <> 'active' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'over', 'status', v_plan.status));
  end if;
  perform private.stop_plan(v_plan.id, (case v_role when 'client' then 'client' else 'staff' end)::public.plan_end, p_actor_id, v_role);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, v_role, 'plan_stopped', 'order', v_order.id::text);
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.stop_payment_plan is
  'p_actor_role (client: of a plan of their own alone) → { outcome: done | over | unknown, status? }.';
