-- Charging a saved card for the parts of a price: only after the client agreed, on the day, once, and never again after a
-- no. The consent is recorded with the version of its words; the card itself lies at the card processor.
create type public.consent_status as enum ('asked', 'given', 'ended');
create type public.consent_end as enum ('client', 'plan_over', 'card_gone');
create type public.charge_outcome as enum ('paid', 'processing', 'question', 'declined', 'withdrawn');

create table public.card_consents (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.payment_plans (id) on delete restrict,
  status public.consent_status not null generated always as (case
    when ended_at is not null then 'ended'::public.consent_status
    when given_at is not null then 'given'::public.consent_status
    else 'asked'::public.consent_status end) stored,
  words_version text not null check (words_version ~ '^\d{4}-\d{2}-\d{2}$'),
  language public.locale not null,
  agreed_cents integer not null check (agreed_cents > 0),
  agreed_at timestamptz not null default now(),
  given_at timestamptz,
  ended_at timestamptz,
  end_reason public.consent_end,
  stripe_customer_id text,
  stripe_checkout_session_id text unique,
  checkout_url text,
  checkout_expires_at timestamptz,
  stripe_payment_method_id text unique,
  card_brand text check (card_brand ~ '^[a-z_]{1,40}$'),
  card_last4 text check (card_last4 ~ '^\d{4}$'),
  cleared_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((ended_at is null) = (end_reason is null)),
  check (given_at is null or stripe_payment_method_id is not null)
);
create index card_consents_plan_id_idx on public.card_consents (plan_id);
-- With its second column the index is no "one consent per plan" to the API in front, which would then show only one.
create unique index card_consents_one_open_idx on public.card_consents (plan_id, end_reason) nulls not distinct
  where ended_at is null;
create index card_consents_to_clear_idx on public.card_consents (ended_at) where ended_at is not null and cleared_at is null;
comment on table public.card_consents is
  'That a client agreed to be charged by a saved card on the days of a plan: asked, given once the card is there, ended.';
comment on column public.card_consents.words_version is 'Which words they agreed to; src/domain/orders/card-consent.ts names the version.';
comment on column public.card_consents.agreed_cents is 'The sum of the parts that were not paid when they agreed; no more may be charged by it.';
comment on column public.card_consents.agreed_at is 'When they pressed the button beside the words.';
comment on column public.card_consents.given_at is 'When the card arrived; nothing is charged before.';
comment on column public.card_consents.cleared_at is 'After its end: the card, or the page for one, no longer exists at the card processor.';
create trigger set_updated_at before update on public.card_consents for each row execute function private.set_updated_at();
alter table public.card_consents enable row level security;
revoke all on public.card_consents from public, anon, authenticated, service_role;
grant select, insert, update on public.card_consents to service_role;

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
alter table public.part_charges enable row level security;
revoke all on public.part_charges from public, anon, authenticated, service_role;
grant select, insert, update on public.part_charges to service_role;

create function private.is_charging(p_part_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from public.part_charges where part_id = p_part_id and outcome is null and locked_until > now());
end
$$;
comment on function private.is_charging(uuid) is 'A card is being charged for this part in this minute.';

create function private.may_charge_plan(p_plan_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.card_consents as consent
    join public.payment_plans as plan on plan.id = consent.plan_id and plan.status = 'active'
    join public.orders as bought on bought.id = plan.order_id
    join public.cases as one on one.order_id = bought.id and one.over_since is null
    where consent.plan_id = p_plan_id and consent.status = 'given'
      -- Whoever asks for money back, or questions a payment at the bank, is not charged more by us.
      and bought.status in ('paid', 'partially_refunded') and not bought.is_to_review and not private.is_money_open(bought)
  );
end
$$;
comment on function private.may_charge_plan(uuid) is 'The client agreed, the card is there, and nothing about the money is open.';

create function private.end_consents_of_plan() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.card_consents set ended_at = now(), end_reason = 'plan_over' where plan_id = new.id and ended_at is null;
  return null;
end
$$;
comment on function private.end_consents_of_plan() is 'Trigger: what the card was kept for is over.';
create trigger end_consents after update on public.payment_plans
  for each row when (old.status = 'active' and new.status <> 'active') execute function private.end_consents_of_plan();

create function public.agree_to_charges(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_plan public.payment_plans;
  v_consent public.card_consents;
  v_cents integer;
begin
  select bought.* into v_order from public.orders as bought join public.payment_plans as plan on plan.order_id = bought.id
  where plan.id = (p ->> 'planId')::uuid and bought.user_id = (p ->> 'actorId')::uuid;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_plan from public.payment_plans where id = (p ->> 'planId')::uuid for no key update;
  select sum(amount_cents) into v_cents from public.payment_parts where plan_id = v_plan.id and paid_at is null;
  if v_plan.status <> 'active' or v_cents is null or v_order.completed_at is null then
    return jsonb_build_object('outcome', 'over', 'status', v_plan.status);
  end if;
  select * into v_consent from public.card_consents where plan_id = v_plan.id and ended_at is null for no key update;
  if v_consent.status = 'given' then
    return jsonb_build_object('outcome', 'given');
  end if;
  if v_consent.id is null then
    insert into public.card_consents (plan_id, words_version, language, agreed_cents)
    values (v_plan.id, p ->> 'wordsVersion', (p ->> 'language')::public.locale, v_cents) returning * into v_consent;
  else
    update public.card_consents set agreed_at = now(), agreed_cents = v_cents,
      words_version = p ->> 'wordsVersion', language = (p ->> 'language')::public.locale
    where id = v_consent.id returning * into v_consent;
  end if;
  return jsonb_build_object('outcome', 'open', 'consentId', v_consent.id, 'orderId', v_order.id,
    'caseId', (select id from public.cases where order_id = v_order.id), 'customerId', coalesce(v_consent.stripe_customer_id, v_order.stripe_customer_id),
    'checkoutSessionId', v_consent.stripe_checkout_session_id, 'checkoutUrl', v_consent.checkout_url,
    'email', (select email from public.users where id = v_order.user_id));
end
$$;
comment on function public.agree_to_charges(jsonb) is
  'p { planId, actorId (the client), wordsVersion, language } → { outcome: open | given (a card is kept already) | over | unknown, '
  'consentId, orderId, caseId, customerId, checkoutSessionId, checkoutUrl, email }. Pressed again, it is the same consent.';

create function public.attach_card_page(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.card_consents set
    stripe_customer_id = p ->> 'customerId', stripe_checkout_session_id = p ->> 'checkoutSessionId',
    checkout_url = p ->> 'checkoutUrl', checkout_expires_at = (p ->> 'expiresAt')::timestamptz
  where id = (p ->> 'consentId')::uuid and status = 'asked';
  return jsonb_build_object('outcome', case when found then 'attached' else 'not_open' end);
end
$$;
comment on function public.attach_card_page(jsonb) is
  'p { consentId, customerId, checkoutSessionId, checkoutUrl, expiresAt } → { outcome: attached | not_open }.';

create function public.keep_card(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_consent public.card_consents;
  v_case public.cases;
begin
  select * into v_consent from public.card_consents where stripe_checkout_session_id = p ->> 'checkoutSessionId' for no key update;
  if v_consent.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_consent.stripe_payment_method_id is null then
    update public.card_consents set
      stripe_payment_method_id = p ->> 'paymentMethodId', card_brand = p ->> 'brand', card_last4 = p ->> 'last4',
      given_at = case when ended_at is null then now() end, cleared_at = null
    where id = v_consent.id returning * into v_consent;
    if v_consent.status = 'given' then
      select one.* into v_case from public.cases as one join public.payment_plans as plan on plan.order_id = one.order_id
      where plan.id = v_consent.plan_id;
      insert into public.case_updates (case_id, code, params, created_by_role) values (v_case.id, 'card_saved', '{}', 'client');
      update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
      where status = 'waiting' and kind = 'payment_plan' and payload ->> 'planStep' in ('soon', 'today')
        and payload ->> 'caseId' = v_case.id::text;
      perform private.plan_mail(v_consent.plan_id, 'card_saved', null, v_consent.id || ':card_saved', now());
    end if;
  end if;
  return jsonb_build_object('outcome', case v_consent.status when 'given' then 'kept' else 'not_wanted' end);
end
$$;
comment on function public.keep_card(jsonb) is
  'p { checkoutSessionId, paymentMethodId, brand, last4 } → { outcome: kept | not_wanted (taken back or over: it is to be removed) | '
  'unknown }. Told again it changes nothing.';

create function public.end_card_consent(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_consent public.card_consents;
  v_case_id uuid;
begin
  select consent.* into v_consent from public.card_consents as consent
  join public.payment_plans as plan on plan.id = consent.plan_id
  join public.orders as bought on bought.id = plan.order_id
  where consent.id = (p ->> 'consentId')::uuid and bought.user_id = (p ->> 'actorId')::uuid
  for no key update of consent;
  if v_consent.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_consent.ended_at is null then
    update public.card_consents set ended_at = now(), end_reason = 'client' where id = v_consent.id;
    select one.id into v_case_id from public.cases as one join public.payment_plans as plan on plan.order_id = one.order_id
    where plan.id = v_consent.plan_id;
    if v_consent.status = 'given' then
      insert into public.case_updates (case_id, code, params, created_by, created_by_role)
      values (v_case_id, 'card_removed', '{}', (p ->> 'actorId')::uuid, 'client');
      update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
      where status = 'waiting' and kind = 'payment_plan' and payload ->> 'planStep' = 'charge_soon'
        and payload ->> 'caseId' = v_case_id::text;
    end if;
  end if;
  return jsonb_build_object('outcome', 'done', 'underWay', exists (
    select from public.part_charges where consent_id = v_consent.id and outcome is null
      and stripe_payment_intent_id is not null and locked_until > now()));
end
$$;
comment on function public.end_card_consent(jsonb) is
  'p { consentId, actorId (the client) } → { outcome: done | unknown, underWay? (one charge had begun in the same minute) }.';

create function public.cards_to_clear(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('consentId', id, 'paymentMethodId', stripe_payment_method_id,
      'checkoutSessionId', case when stripe_payment_method_id is null then stripe_checkout_session_id end))
    from (
      select id, stripe_payment_method_id, stripe_checkout_session_id from public.card_consents
      where ended_at is not null and cleared_at is null order by ended_at, id limit (p ->> 'limit')::integer
    ) as next), '[]');
end
$$;
comment on function public.cards_to_clear(jsonb) is
  'p { limit } → [{ consentId, paymentMethodId, checkoutSessionId }]: cards nobody agrees to any more, and pages for one.';

create function public.note_card_cleared(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.card_consents set cleared_at = now()
  where id = (p ->> 'consentId')::uuid and ended_at is not null
    and stripe_payment_method_id is not distinct from p ->> 'paymentMethodId';
  return jsonb_build_object('outcome', case when found then 'noted' else 'unknown' end);
end
$$;
comment on function public.note_card_cleared(jsonb) is 'p { consentId, paymentMethodId } → { outcome: noted | unknown }.';

create function public.claim_part_charge(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_today date := (p ->> 'today')::date;
  v_part public.payment_parts;
  v_charge public.part_charges;
begin
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
    -- A payment that was prepared for another card is left alone: it was never confirmed.
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
  '(prepared before), checkoutSessionId (its open page) } | { outcome: none }.';

create function public.begin_part_charge(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_consent public.card_consents;
begin
  -- Whoever takes the consent back in this moment waits for this row, and is told that one charge had begun.
  select consent.* into v_consent from public.card_consents as consent
  join public.part_charges as tried on tried.consent_id = consent.id
  where tried.part_id = (p ->> 'partId')::uuid for no key update of consent;
  if v_consent.status is distinct from 'given' or not private.may_charge_plan(v_consent.plan_id) or not exists (
    select from public.payment_parts where id = (p ->> 'partId')::uuid and paid_at is null
  ) then
    update public.part_charges set outcome = 'withdrawn' where part_id = (p ->> 'partId')::uuid and outcome is null;
    return jsonb_build_object('outcome', 'withdrawn');
  end if;
  update public.part_charges set stripe_payment_intent_id = p ->> 'paymentIntentId'
  where part_id = (p ->> 'partId')::uuid and outcome is null;
  return jsonb_build_object('outcome', case when found then 'begun' else 'withdrawn' end);
end
$$;
comment on function public.begin_part_charge(jsonb) is
  'p { partId, paymentIntentId } → { outcome: begun | withdrawn }: the last look before the card is charged.';

create function public.end_part_charge(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_outcome public.charge_outcome := p ->> 'outcome';
  v_part public.payment_parts;
  v_case public.cases;
begin
  update public.part_charges set outcome = v_outcome, code = p ->> 'code'
  where part_id = (p ->> 'partId')::uuid and outcome is null;
  if not found then
    return jsonb_build_object('outcome', 'known');
  end if;
  if p ->> 'code' = 'card_gone' then
    update public.card_consents set ended_at = now(), end_reason = 'card_gone'
    where ended_at is null and id = (select consent_id from public.part_charges where part_id = (p ->> 'partId')::uuid);
  end if;
  select * into v_part from public.payment_parts where id = (p ->> 'partId')::uuid;
  if v_outcome in ('question', 'declined') and v_part.paid_at is null then
    select one.* into v_case from public.cases as one join public.payment_plans as plan on plan.order_id = one.order_id
    where plan.id = v_part.plan_id;
    if not exists (select from public.client_notifications where case_id = v_case.id and code = 'part_due' and done_at is null) then
      perform private.notify_client(v_case, 'part_due', jsonb_build_object('dueOn', v_part.due_on), true);
    end if;
    perform private.plan_mail(v_part.plan_id, v_outcome::text, v_part.id, v_part.id || ':' || v_outcome, now());
  end if;
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function public.end_part_charge(jsonb) is
  'p { partId, outcome: paid | processing | question | declined | withdrawn, code? (of the bank) } → { outcome: noted | known }. After a '
  'question or a no the client hears of it, and nothing is tried again.';

create or replace function private.plan_mail(p_plan_id uuid, p_step text, p_part_id uuid, p_dedupe text, p_run_after timestamptz) returns void
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

create or replace function public.open_part(p jsonb) returns jsonb
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
    where part.id = (p ->> 'partId')::uuid and bought.user_id = (p ->> 'userId')::uuid
  ), jsonb_build_object('outcome', 'unknown'));
end
$$;
comment on function public.open_part(jsonb) is
  'p { partId, userId } → { outcome: open | paid | charging (by the saved card, in this minute) | stopped | unknown, orderId, caseId, '
  'packageId, place, count, amountCents, currency, checkoutSessionId, checkoutUrl, email }. What a payment page for a part needs.';

create or replace function public.attach_part_checkout(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if private.is_charging((p ->> 'partId')::uuid) then
    return jsonb_build_object('outcome', 'charging');
  end if;
  update public.payment_parts as part set
    stripe_checkout_session_id = p ->> 'checkoutSessionId', checkout_url = p ->> 'checkoutUrl',
    checkout_expires_at = (p ->> 'expiresAt')::timestamptz
  from public.payment_plans as plan
  where part.id = (p ->> 'partId')::uuid and plan.id = part.plan_id and plan.status = 'active' and part.paid_at is null;
  return jsonb_build_object('outcome', case when found then 'attached' else 'not_open' end);
end
$$;
comment on function public.attach_part_checkout(jsonb) is
  'p { partId, checkoutSessionId, checkoutUrl, expiresAt } → { outcome: attached | not_open | charging }: it was paid, stopped, or is '
  'charged to the saved card in this minute.';

create or replace function public.move_part(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user_id uuid := (p ->> 'actorId')::uuid;
  v_to date := (p ->> 'to')::date;
  v_part public.payment_parts;
  v_plan public.payment_plans;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_user_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select part.* into v_part from public.payment_parts as part
  join public.payment_plans as plan on plan.id = part.plan_id
  join public.orders as bought on bought.id = plan.order_id
  where part.id = (p ->> 'partId')::uuid and bought.user_id = v_user_id;
  if v_part.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v_plan from public.payment_plans where id = v_part.plan_id for no key update;
  select * into v_part from public.payment_parts where id = v_part.id for no key update;
  v_answer := jsonb_build_object('outcome', case
    when v_plan.status <> 'active' or v_part.paid_at is not null or v_part.due_on < private.office_date()
      or private.is_charging(v_part.id) then 'closed'
    when v_part.moved_from is not null then 'moved_before'
    when v_to <= v_part.due_on or v_to > v_part.due_on + (p ->> 'mostDays')::integer
      or exists (select from public.payment_parts where plan_id = v_plan.id and place > v_part.place and due_on < v_to) then 'wrong_day'
    else 'done' end);
  if v_answer ->> 'outcome' = 'done' then
    update public.payment_parts set due_on = v_to, moved_from = due_on where id = v_part.id;
    update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
    where status = 'waiting' and dedupe_key like 'payment_plan:' || v_part.id || ':%';
    update public.client_notifications set done_at = now()
    where done_at is null and code = 'part_due' and case_id = (select id from public.cases where order_id = v_plan.order_id);
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', v_answer);
end
$$;

create or replace function public.tend_parts(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_today date := (p ->> 'today')::date;
  v_morning timestamptz := greatest(now(), (p ->> 'morning')::timestamptz);
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
    where part.paid_at is null and part.due_on <= v_today + (p ->> 'soonDays')::integer
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
    if not v_was_tried and v_part.due_on >= v_today - (p ->> 'chargeDays')::integer and private.may_charge_plan(v_part.plan_id) then
      if v_part.due_on > v_today then
        perform private.plan_mail(v_part.plan_id, 'charge_soon', v_part.id, v_part.id || ':' || v_part.due_on || ':charge_soon', v_morning);
      end if;
      continue;
    end if;
    if not exists (select from public.client_notifications where case_id = v_case.id and code = 'part_due' and done_at is null) then
      perform private.notify_client(v_case, 'part_due', jsonb_build_object('dueOn', v_part.due_on), true);
    end if;
    if v_part.due_on >= v_today then
      -- The mail about the card that was not charged asked for it already.
      continue when v_was_tried and v_part.due_on = v_today;
      perform private.plan_mail(v_part.plan_id, case when v_part.due_on = v_today then 'today' else 'soon' end, v_part.id,
        v_part.id || ':' || v_part.due_on || case when v_part.due_on = v_today then ':today' else ':soon' end, v_morning);
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
    if v_today >= v_part.due_on + (p ->> 'holdDays')::integer then
      update public.case_holds set stops_moves = true
      where case_id = v_case.id and kind = 'late_part' and released_at is null and not stops_moves;
      if found then
        perform private.plan_mail(v_part.plan_id, 'held', v_part.id, v_part.id || ':' || v_part.due_on || ':held', v_morning);
      end if;
    end if;
    if v_today >= v_part.due_on + (p ->> 'decideDays')::integer then
      perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
        'code', 'part_unpaid', 'dueAt', now(), 'dedupeKey', 'part_unpaid:' || v_part.id || ':' || v_part.due_on)), null);
    end if;
  end loop;
  return jsonb_build_object('looked', v_looked);
end
$$;
comment on function public.tend_parts(jsonb) is
  'p { today, morning (no mail before), soonDays, holdDays, decideDays, chargeDays } → { looked }. Reminders, lateness, hold and the task '
  'to decide, each once, of parts whose case has begun. A card that is charged on the day is told of before; nothing else is asked.';
revoke execute on function public.agree_to_charges(jsonb), public.attach_card_page(jsonb), public.keep_card(jsonb), public.end_card_consent(jsonb),
  public.cards_to_clear(jsonb), public.note_card_cleared(jsonb), public.claim_part_charge(jsonb), public.begin_part_charge(jsonb), public.end_part_charge(jsonb)
  from public, anon, authenticated;
grant execute on function public.agree_to_charges(jsonb), public.attach_card_page(jsonb), public.keep_card(jsonb), public.end_card_consent(jsonb),
  public.cards_to_clear(jsonb), public.note_card_cleared(jsonb), public.claim_part_charge(jsonb), public.begin_part_charge(jsonb), public.end_part_charge(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
