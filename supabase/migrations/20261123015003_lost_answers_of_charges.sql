-- A charge whose answer was lost is never followed by another one by another card: what became of the first is asked first.

create or replace function public.claim_part_charge(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_today date := (p ->> 'today')::date;
  v_part public.payment_parts;
  v_charge public.part_charges;
begin
  -- A charge that had begun when its card was taken back, and whose answer was lost, is asked about before anything else.
  select tried.* into v_charge from public.part_charges as tried
  join public.card_consents as consent on consent.id = tried.consent_id and consent.ended_at is not null
  where tried.outcome is null and tried.stripe_payment_intent_id is not null and tried.locked_until <= now()
  order by tried.locked_until limit 1 for no key update of tried skip locked;
  if v_charge.part_id is not null then
    update public.part_charges set locked_until = now() + make_interval(secs => (p ->> 'leaseSeconds')::integer)
    where part_id = v_charge.part_id;
    return jsonb_build_object('outcome', 'settle', 'partId', v_charge.part_id, 'paymentIntentId', v_charge.stripe_payment_intent_id);
  end if;
  select part.* into v_part from public.payment_parts as part
  join public.payment_plans as plan on plan.id = part.plan_id and plan.status = 'active'
  left join public.part_charges as tried on tried.part_id = part.id
  where part.paid_at is null and part.due_on between v_today - (p ->> 'chargeDays')::integer and v_today
    and (tried.part_id is null or (coalesce(tried.outcome, 'withdrawn') = 'withdrawn' and tried.locked_until <= now()))
    and private.may_charge_plan(part.plan_id)
  order by part.due_on, part.place, part.id limit 1
  for no key update of part skip locked;
  if v_part.id is null then
    return jsonb_build_object('outcome', 'none');
  end if;
  insert into public.part_charges (part_id, consent_id, locked_until)
  select v_part.id, id, now() + make_interval(secs => (p ->> 'leaseSeconds')::integer)
  from public.card_consents where plan_id = v_part.plan_id and status = 'given'
  on conflict (part_id) do update set locked_until = excluded.locked_until, outcome = null,
    -- What was prepared for another card takes no money any more: never confirmed, or called off.
    stripe_payment_intent_id = case when part_charges.consent_id = excluded.consent_id then part_charges.stripe_payment_intent_id end,
    consent_id = excluded.consent_id
  where coalesce(part_charges.outcome, 'withdrawn') = 'withdrawn' and part_charges.locked_until <= now()
  returning * into v_charge;
  if v_charge.part_id is null then
    return jsonb_build_object('outcome', 'none');
  end if;
  return (
    select jsonb_build_object('outcome', 'charge', 'partId', v_part.id, 'consentId', consent.id, 'orderId', bought.id,
      'packageId', bought.package_id, 'place', v_part.place,
      'count', (select count(*) from public.payment_parts where plan_id = v_part.plan_id),
      'amountCents', v_part.amount_cents, 'currency', bought.currency, 'language', consent.language,
      'customerId', consent.stripe_customer_id, 'paymentMethodId', consent.stripe_payment_method_id,
      'paymentIntentId', v_charge.stripe_payment_intent_id, 'checkoutSessionId', v_part.stripe_checkout_session_id)
    from public.card_consents as consent
    join public.payment_plans as plan on plan.id = consent.plan_id
    join public.orders as bought on bought.id = plan.order_id
    where consent.id = v_charge.consent_id);
end
$$;
comment on function public.claim_part_charge(jsonb) is
  'p { today, chargeDays (so many days after its day it is still tried, after an outage), leaseSeconds } → { outcome: charge, partId, '
  'consentId, orderId, packageId, place, count, amountCents, currency, language, customerId, paymentMethodId, paymentIntentId '
  '(prepared before), checkoutSessionId (its open page) } | { outcome: settle, partId, paymentIntentId } | { outcome: none }.';
