-- What happens around the day a part is due: reminders, lateness, a hold, and the charge to a saved card.

create function public.tend_parts(
  p_today date,
  p_morning timestamptz,
  p_soon_days integer,
  p_hold_days integer,
  p_decide_days integer,
  p_charge_days integer
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_morning timestamptz := greatest(now(), p_morning);
  v_case public.cases;
  v_part record;
  v_looked integer := 0;
  v_was_tried boolean;
begin
  for v_part in
    select part.id, part.plan_id, part.place, part.due_on, one.id as case_id
    from public.payment_parts as part
    join public.payment_plans as plan on plan.id = part.plan_id and plan.status = 'active'
    join public.cases as one on one.order_id = plan.order_id and one.over_since is null
    where part.paid_at is null and part.due_on <= p_today + p_soon_days
    order by one.id, part.place
  loop
    select * into v_case from public.cases where id = v_part.case_id for no key update;
    -- Paid, moved or stopped while the case was waited for.
    continue when not exists (
      select from public.payment_parts as part join public.payment_plans as plan on plan.id = part.plan_id
      where part.id = v_part.id and part.paid_at is null and part.due_on = v_part.due_on and plan.status = 'active');
    v_looked := v_looked + 1;
    v_was_tried := exists (select from public.part_charges where part_id = v_part.id and outcome <> 'withdrawn');
    -- A card that is charged on the day asks nothing of the client. One try; then it is a part like any other.
    if not v_was_tried and v_part.due_on >= p_today - p_charge_days and private.may_charge_plan(v_part.plan_id) then
      if v_part.due_on > p_today then
        perform private.plan_mail(v_part.plan_id, 'charge_soon', v_part.id, v_part.id || ':' || v_part.due_on || ':charge_soon', v_morning);
      end if;
      continue;
    end if;
    if not exists (select from public.client_notifications where case_id = v_case.id and code = 'part_due' and done_at is null) then
      perform private.notify_client(v_case, 'part_due', jsonb_build_object('dueOn', v_part.due_on), true);
    end if;
    if v_part.due_on >= p_today then
      -- The mail about the card that was not charged asked for it already.
      continue when v_was_tried and v_part.due_on = p_today;
      perform private.plan_mail(v_part.plan_id, case when v_part.due_on = p_today then 'today' else 'soon' end, v_part.id,
        v_part.id || ':' || v_part.due_on || case when v_part.due_on = p_today then ':today' else ':soon' end, v_morning);
      perform private.text_client(v_case, 'payment_waiting', 'text_part:' || v_part.id || ':' || v_part.due_on || ':' || (v_part.due_on = p_today),
        v_morning, jsonb_build_object('partId', v_part.id));
      continue;
    end if;
    -- Once for each lateness: staff who release the hold are not overruled.
    if not exists (select from public.case_holds
                   where case_id = v_case.id and kind = 'late_part' and (released_at is null or held_at > v_part.due_on)) then
      insert into public.case_holds (case_id, kind, stops_moves) values (v_case.id, 'late_part', false);
      insert into public.case_updates (case_id, code, params, created_by_role)
      values (v_case.id, 'part_late', jsonb_build_object('place', v_part.place), 'system');
      insert into public.audit_entries (actor_role, action, object_type, object_id, details)
      values ('system', 'hold_set', 'case', v_case.id::text, jsonb_build_object('kind', 'late_part'));
    end if;
    perform private.plan_mail(v_part.plan_id, 'late', v_part.id, v_part.id || ':' || v_part.due_on || ':late', v_morning);
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'part_late', 'dueAt', now(), 'dedupeKey', 'part_late:' || v_part.id || ':' || v_part.due_on)), null);
    if p_today >= v_part.due_on + p_hold_days then
      update public.case_holds set stops_moves = true
      where case_id = v_case.id and kind = 'late_part' and released_at is null and not stops_moves;
      if found then
        perform private.plan_mail(v_part.plan_id, 'held', v_part.id, v_part.id || ':' || v_part.due_on || ':held', v_morning);
      end if;
    end if;
    if p_today >= v_part.due_on + p_decide_days then
      perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
        'code', 'part_unpaid', 'dueAt', now(), 'dedupeKey', 'part_unpaid:' || v_part.id || ':' || v_part.due_on)), null);
    end if;
  end loop;
  return jsonb_build_object('looked', v_looked);
end
$$;
comment on function public.tend_parts is
  'p_morning: no mail before → { looked }. Reminders, lateness, hold and the task to decide, each once, of parts whose case has begun. A card '
  'that is charged on the day is told of before; nothing else is asked.';

create type public.charge_outcome as enum ('paid', 'processing', 'question', 'declined', 'withdrawn');

create table public.part_charges (
  part_id uuid primary key references public.payment_parts (id) on delete restrict,
  consent_id uuid not null references public.card_consents (id) on delete restrict,
  locked_until timestamptz not null,
  stripe_payment_intent_id text unique,
  outcome public.charge_outcome,
  code text check (code ~ '^[a-z0-9_]{1,80}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index part_charges_consent_id_idx on public.part_charges (consent_id);
comment on table public.part_charges is 'The one try to charge a saved card for a part.';
comment on column public.part_charges.locked_until is 'One worker at a time; after it another goes on with the same payment.';
comment on column public.part_charges.outcome is
  'Null while it is under way; question: the bank wants to hear from the client; withdrawn: not tried, since it was paid or stopped.';

create trigger set_updated_at before update on public.part_charges for each row execute function private.set_updated_at();

grant select, insert, update on public.part_charges to service_role;

create function private.is_charging(p_part_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.part_charges where part_id = p_part_id and outcome is null and locked_until > now());
end
$$;
comment on function private.is_charging(uuid) is 'A card is being charged for this part in this minute.';

-- A charge whose answer was lost is never followed by another one by another card: what became of the first is asked first.
create function public.claim_part_charge(p_today date, p_charge_days integer, p_lease_seconds integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_part public.payment_parts;
  v_charge public.part_charges;
begin
  -- A charge that had begun when its card was taken back, and whose answer was lost, is asked about before anything else.
  select tried.* into v_charge from public.part_charges as tried
  join public.card_consents as consent on consent.id = tried.consent_id and consent.ended_at is not null
  where tried.outcome is null and tried.stripe_payment_intent_id is not null and tried.locked_until <= now()
  order by tried.locked_until limit 1 for no key update of tried skip locked;
  if v_charge.part_id is not null then
    update public.part_charges set locked_until = now() + make_interval(secs => p_lease_seconds)
    where part_id = v_charge.part_id;
    return jsonb_build_object('outcome', 'settle', 'partId', v_charge.part_id, 'paymentIntentId', v_charge.stripe_payment_intent_id);
  end if;
  select part.* into v_part from public.payment_parts as part
  join public.payment_plans as plan on plan.id = part.plan_id and plan.status = 'active'
  left join public.part_charges as tried on tried.part_id = part.id
  where part.paid_at is null and part.due_on between p_today - p_charge_days and p_today
    and (tried.part_id is null or (coalesce(tried.outcome, 'withdrawn') = 'withdrawn' and tried.locked_until <= now()))
    and private.may_charge_plan(part.plan_id)
  order by part.due_on, part.place, part.id limit 1
  for no key update of part skip locked;
  if v_part.id is null then
    return jsonb_build_object('outcome', 'none');
  end if;
  insert into public.part_charges (part_id, consent_id, locked_until)
  select v_part.id, id, now() + make_interval(secs => p_lease_seconds)
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
comment on function public.claim_part_charge is
  'p_charge_days: so many days after its day it is still tried, after an outage → { outcome: charge, partId, consentId, orderId, packageId, '
  'place, count, amountCents, currency, language, customerId, paymentMethodId, paymentIntentId (prepared before), checkoutSessionId (its open '
  'page) } | { outcome: settle, partId, paymentIntentId } | { outcome: none }.';

create function public.begin_part_charge(p_part_id uuid, p_payment_intent_id text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_consent public.card_consents;
begin
  -- Whoever takes the consent back in this moment waits for this row, and is told that one charge had begun.
  select consent.* into v_consent from public.card_consents as consent
  join public.part_charges as tried on tried.consent_id = consent.id
  where tried.part_id = p_part_id for no key update of consent;
  if v_consent.status is distinct from 'given' or not private.may_charge_plan(v_consent.plan_id) or not exists (
    select from public.payment_parts where id = p_part_id and paid_at is null
  ) then
    update public.part_charges set outcome = 'withdrawn' where part_id = p_part_id and outcome is null;
    return jsonb_build_object('outcome', 'withdrawn');
  end if;
  update public.part_charges set stripe_payment_intent_id = p_payment_intent_id
  where part_id = p_part_id and outcome is null;
  return jsonb_build_object('outcome', case when found then 'begun' else 'withdrawn' end);
end
$$;
comment on function public.begin_part_charge is '→ { outcome: begun | withdrawn }: the last look before the card is charged.';

create function public.end_part_charge(
  p_part_id uuid,
  p_outcome public.charge_outcome,
  p_code text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_part public.payment_parts;
  v_case public.cases;
begin
  update public.part_charges set outcome = p_outcome, code = p_code
  where part_id = p_part_id and outcome is null;
  if not found then
    return jsonb_build_object('outcome', 'known');
  end if;
  if p_code = 'card_gone' then
    update public.card_consents set ended_at = now(), end_reason = 'card_gone'
    where ended_at is null and id = (select consent_id from public.part_charges where part_id = p_part_id);
  end if;
  select * into v_part from public.payment_parts where id = p_part_id;
  if p_outcome in ('question', 'declined') and v_part.paid_at is null then
    select one.* into v_case from public.cases as one join public.payment_plans as plan on plan.order_id = one.order_id
    where plan.id = v_part.plan_id;
    if not exists (select from public.client_notifications where case_id = v_case.id and code = 'part_due' and done_at is null) then
      perform private.notify_client(v_case, 'part_due', jsonb_build_object('dueOn', v_part.due_on), true);
    end if;
    perform private.plan_mail(v_part.plan_id, p_outcome::text, v_part.id, v_part.id || ':' || p_outcome, now());
  end if;
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function public.end_part_charge is
  'p_code: of the bank → { outcome: noted | known }. After a question or a no the client hears of it, and nothing is tried again.';
