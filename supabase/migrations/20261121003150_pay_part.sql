-- One part of a plan: opening its page, paying it, moving its day.

create function public.next_part(p_order_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object('outcome', 'part', 'partId', part.id, 'place', part.place, 'amountCents', part.amount_cents,
      'count', (select count(*) from public.payment_parts where plan_id = plan.id))
    from public.payment_plans as plan join public.payment_parts as part on part.plan_id = plan.id
    where plan.order_id = p_order_id and plan.status = 'active' and part.paid_at is null
    order by part.place limit 1
  ), jsonb_build_object('outcome', 'none', 'plans', (select count(*) from public.payment_plans where order_id = p_order_id)));
end
$$;
comment on function public.next_part is
  '→ { outcome: part, partId, place, amountCents, count } | { outcome: none, plans (so many it has had) }: what a payment link of the order '
  'asks for.';

create function public.open_part(p_part_id uuid, p_user_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object(
      'outcome', case when part.paid_at is not null then 'paid' when plan.status <> 'active' then 'stopped'
        when private.is_charging(part.id) then 'charging' else 'open' end,
      'orderId', bought.id, 'caseId', one.id, 'packageId', bought.package_id, 'place', part.place,
      'count', (select count(*) from public.payment_parts where plan_id = plan.id),
      'amountCents', part.amount_cents, 'currency', bought.currency,
      'checkoutSessionId', part.stripe_checkout_session_id, 'checkoutUrl', part.checkout_url, 'email', payer.email)
    from public.payment_parts as part
    join public.payment_plans as plan on plan.id = part.plan_id
    join public.orders as bought on bought.id = plan.order_id
    join public.cases as one on one.order_id = bought.id
    join public.users as payer on payer.id = bought.user_id
    where part.id = p_part_id and bought.user_id = p_user_id
  ), jsonb_build_object('outcome', 'unknown'));
end
$$;
comment on function public.open_part is
  '→ { outcome: open | paid | charging (by the saved card, in this minute) | stopped | unknown, orderId, caseId, packageId, place, count, '
  'amountCents, currency, checkoutSessionId, checkoutUrl, email }. What a payment page for a part needs.';

create function public.attach_part_checkout(
  p_part_id uuid,
  p_checkout_session_id text,
  p_checkout_url text,
  p_expires_at timestamptz,
  p_seen_session_id text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_part public.payment_parts;
begin
  if private.is_charging(p_part_id) then
    return jsonb_build_object('outcome', 'charging');
  end if;
  update public.payment_parts as part set
    stripe_checkout_session_id = p_checkout_session_id, checkout_url = p_checkout_url,
    checkout_expires_at = p_expires_at
  from public.payment_plans as plan
  where part.id = p_part_id and plan.id = part.plan_id and plan.status = 'active' and part.paid_at is null
    -- One page can be paid on at a time. Of two that were opened at once, the first is kept and the other ended.
    and (part.stripe_checkout_session_id is not distinct from p_seen_session_id
      or part.stripe_checkout_session_id = p_checkout_session_id);
  if found then
    return jsonb_build_object('outcome', 'attached');
  end if;
  select part.* into v_part from public.payment_parts as part join public.payment_plans as plan on plan.id = part.plan_id
  where part.id = p_part_id and plan.status = 'active' and part.paid_at is null;
  return jsonb_build_object(
    'outcome', case when v_part.id is null then 'not_open' else 'other_page' end, 'checkoutUrl', v_part.checkout_url);
end
$$;
comment on function public.attach_part_checkout is
  'p_seen_session_id: of the page there was before → { outcome: attached | other_page (opened by another call meanwhile: that one counts) | '
  'not_open | charging, checkoutUrl }: it was paid, stopped, or is charged to the saved card in this minute.';

create function public.move_part(
  p_idempotency_key text,
  p_part_id uuid,
  p_to date,
  p_most_days integer,
  p_actor_id uuid
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_part public.payment_parts;
  v_plan public.payment_plans;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select part.* into v_part from public.payment_parts as part
  join public.payment_plans as plan on plan.id = part.plan_id
  join public.orders as bought on bought.id = plan.order_id
  where part.id = p_part_id and bought.user_id = p_actor_id;
  if v_part.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v_plan from public.payment_plans where id = v_part.plan_id for no key update;
  select * into v_part from public.payment_parts where id = v_part.id for no key update;
  v_answer := jsonb_build_object('outcome', case
    when v_plan.status <> 'active' or v_part.paid_at is not null or v_part.due_on < private.office_date()
      or private.is_charging(v_part.id) then 'closed'
    when v_part.moved_from is not null then 'moved_before'
    when p_to <= v_part.due_on or p_to > v_part.due_on + p_most_days
      or exists (select from public.payment_parts where plan_id = v_plan.id and place > v_part.place and due_on < p_to) then 'wrong_day'
    else 'done' end);
  if v_answer ->> 'outcome' = 'done' then
    update public.payment_parts set due_on = p_to, moved_from = due_on where id = v_part.id;
    update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
    where status = 'waiting' and dedupe_key like 'payment_plan:' || v_part.id || ':%';
    update public.client_notifications set done_at = now()
    where done_at is null and code = 'part_due' and case_id = (select id from public.cases where order_id = v_plan.order_id);
  end if;
  return private.keep_answer(p_idempotency_key, v_answer);
end
$$;
comment on function public.move_part is
  'p_to: a day; p_actor_id: the client → { outcome: done | closed | moved_before | wrong_day | unknown }. Once for each part, before it is '
  'late, and not past the next one.';

create function private.reason_against_part(
  p_order public.orders, p_intake public.intake_forms, p_part public.payment_parts, p_report private.payment_report
) returns public.review_reason
language plpgsql stable set search_path = '' as $$
begin
  -- What was paid must be what was shown, and still be wanted; anything else is never kept.
  return (case
    when p_part.paid_at is not null then 'second_payment'
    when (select status from public.payment_plans where id = p_part.plan_id) <> 'active' then 'closed'
    when p_order.completed_at is null and p_order.intake_form_id is not null and private.is_intake_paid(p_order.intake_form_id)
      then 'second_payment'
    when p_order.completed_at is null and (private.is_purchase_closed(p_order, p_intake)
      or private.leads_to_closed_account(p_order, p_intake)) then 'closed'
    when p_order.completed_at is not null and (not private.is_owed(p_order.status)
      or exists (select from public.cases where order_id = p_order.id and private.is_case_over(status))
      or exists (select from public.users where id = p_order.user_id and not is_active)) then 'closed'
    when p_report.amount_cents is distinct from p_part.amount_cents then 'amount'
    when lower(p_report.currency) is distinct from p_order.currency then 'currency'
    when p_report.package_id is distinct from p_order.package_id::text then 'package'
  end)::public.review_reason;
end
$$;
comment on function private.reason_against_part(public.orders, public.intake_forms, public.payment_parts, private.payment_report) is
  'Why a payment for a part is not kept; null when it agrees with the part.';
