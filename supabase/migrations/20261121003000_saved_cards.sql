-- Charging a saved card for the parts of a price: only after the client agreed, on the day, once, and never again after a
-- no. The consent is recorded with the version of its words; the card itself lies at the card processor.

create type public.consent_status as enum ('asked', 'given', 'ended');
create type public.consent_end as enum ('client', 'plan_over', 'card_gone');

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

grant select, insert, update on public.card_consents to service_role;

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

-- A card is kept, shown and taken back within a case: without one nothing is recorded.
create function public.agree_to_charges(
  p_plan_id uuid,
  p_actor_id uuid,
  p_words_version text,
  p_language public.locale
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_plan public.payment_plans;
  v_consent public.card_consents;
  v_cents integer;
begin
  select bought.* into v_order from public.orders as bought join public.payment_plans as plan on plan.order_id = bought.id
  join public.cases as one on one.order_id = bought.id and one.user_id = bought.user_id
  where plan.id = p_plan_id and bought.user_id = p_actor_id;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_plan from public.payment_plans where id = p_plan_id for no key update;
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
    values (v_plan.id, p_words_version, p_language, v_cents) returning * into v_consent;
  else
    update public.card_consents set agreed_at = now(), agreed_cents = v_cents,
      words_version = p_words_version, language = p_language
    where id = v_consent.id returning * into v_consent;
  end if;
  return jsonb_build_object('outcome', 'open', 'consentId', v_consent.id, 'orderId', v_order.id,
    'caseId', (select id from public.cases where order_id = v_order.id), 'customerId', coalesce(v_consent.stripe_customer_id, v_order.stripe_customer_id),
    'checkoutSessionId', v_consent.stripe_checkout_session_id, 'checkoutUrl', v_consent.checkout_url,
    'email', (select email from public.users where id = v_order.user_id));
end
$$;
comment on function public.agree_to_charges is
  'p_actor_id: the client → { outcome: open | given (a card is kept already) | over | unknown (also an order without a case), consentId, '
  'orderId, caseId, customerId, checkoutSessionId, checkoutUrl, email }. Pressed again, it is the same consent.';

create function public.attach_card_page(
  p_consent_id uuid,
  p_customer_id text,
  p_checkout_session_id text,
  p_checkout_url text,
  p_expires_at timestamptz
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.card_consents set
    stripe_customer_id = p_customer_id, stripe_checkout_session_id = p_checkout_session_id,
    checkout_url = p_checkout_url, checkout_expires_at = p_expires_at
  where id = p_consent_id and status = 'asked';
  return jsonb_build_object('outcome', case when found then 'attached' else 'not_open' end);
end
$$;
comment on function public.attach_card_page is '→ { outcome: attached | not_open }.';

create function public.keep_card(
  p_checkout_session_id text,
  p_payment_method_id text,
  p_brand text,
  p_last4 text
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_consent public.card_consents;
  v_case public.cases;
begin
  select * into v_consent from public.card_consents where stripe_checkout_session_id = p_checkout_session_id for no key update;
  if v_consent.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_consent.stripe_payment_method_id is null then
    update public.card_consents set
      stripe_payment_method_id = p_payment_method_id, card_brand = p_brand, card_last4 = p_last4,
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
comment on function public.keep_card is
  '→ { outcome: kept | not_wanted (taken back or over: it is to be removed) | unknown }. Told again it changes nothing.';

create function public.end_card_consent(p_consent_id uuid, p_actor_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_consent public.card_consents;
  v_case_id uuid;
begin
  select consent.* into v_consent from public.card_consents as consent
  join public.payment_plans as plan on plan.id = consent.plan_id
  join public.orders as bought on bought.id = plan.order_id
  where consent.id = p_consent_id and bought.user_id = p_actor_id
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
      values (v_case_id, 'card_removed', '{}', p_actor_id, 'client');
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
comment on function public.end_card_consent is
  'p_actor_id: the client → { outcome: done | unknown, underWay? (one charge had begun in the same minute) }.';

create function public.cards_to_clear(p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('consentId', id, 'paymentMethodId', stripe_payment_method_id,
      'checkoutSessionId', case when stripe_payment_method_id is null then stripe_checkout_session_id end))
    from (
      select id, stripe_payment_method_id, stripe_checkout_session_id from public.card_consents
      where ended_at is not null and cleared_at is null order by ended_at, id limit p_limit
    ) as next), '[]');
end
$$;
comment on function public.cards_to_clear is
  '→ [{ consentId, paymentMethodId, checkoutSessionId }]: cards nobody agrees to any more, and pages for one.';

create function public.note_card_cleared(p_consent_id uuid, p_payment_method_id text default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.card_consents set cleared_at = now()
  where id = p_consent_id and ended_at is not null
    and stripe_payment_method_id is not distinct from p_payment_method_id;
  return jsonb_build_object('outcome', case when found then 'noted' else 'unknown' end);
end
$$;
comment on function public.note_card_cleared is '→ { outcome: noted | unknown }.';
