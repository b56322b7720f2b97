-- A larger package for an open case: staff offer it, the client pays the difference on a page of its own, and order and
-- case follow when the money is there. Until then nothing changes.

create type public.upgrade_status as enum ('offered', 'paid', 'declined', 'withdrawn');

create table public.order_upgrades (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  case_id uuid not null references public.cases (id) on delete restrict,
  from_package public.package_id not null references public.service_packages (id) on delete restrict,
  to_package public.package_id not null references public.service_packages (id) on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd' check (currency = 'usd'),
  status public.upgrade_status not null generated always as (case
    when paid_at is not null then 'paid'::public.upgrade_status
    when declined_at is not null then 'declined'::public.upgrade_status
    when withdrawn_at is not null then 'withdrawn'::public.upgrade_status
    else 'offered'::public.upgrade_status end) stored,
  offered_by uuid references public.users (id) on delete set null,
  declined_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_by uuid references public.users (id) on delete set null,
  paid_at timestamptz,
  stripe_checkout_session_id text unique,
  checkout_url text,
  checkout_expires_at timestamptz,
  ended_checkout_session_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (to_package <> from_package),
  check (declined_at is null or withdrawn_at is null)
);
create index order_upgrades_order_id_idx on public.order_upgrades (order_id);
create index order_upgrades_case_id_idx on public.order_upgrades (case_id);
create index order_upgrades_from_package_idx on public.order_upgrades (from_package);
create index order_upgrades_to_package_idx on public.order_upgrades (to_package);
create index order_upgrades_offered_by_idx on public.order_upgrades (offered_by);
create index order_upgrades_withdrawn_by_idx on public.order_upgrades (withdrawn_by) where withdrawn_by is not null;
create index order_upgrades_open_pages_idx on public.order_upgrades (checkout_expires_at)
  where status in ('declined', 'withdrawn') and stripe_checkout_session_id is not null;
-- With its second column the index is no "one offer per case" to the API in front, which would then show only one.
create unique index order_upgrades_one_open_idx on public.order_upgrades (case_id, status) where status = 'offered';
comment on table public.order_upgrades is 'Offers of a larger package for the difference in price: paid, declined by the client, or withdrawn.';
comment on column public.order_upgrades.amount_cents is 'The difference as the client was shown it; a payment of any other sum waits for staff.';
comment on column public.order_upgrades.withdrawn_at is 'By staff, or with the end of the case; withdrawn_by is null then.';
comment on column public.order_upgrades.ended_checkout_session_id is 'The hosted page we ended at Stripe.';

create trigger set_updated_at before update on public.order_upgrades for each row execute function private.set_updated_at();

grant select, insert, update on public.order_upgrades to service_role;

-- The difference is paid when the price is: while parts of it are open, no larger package is offered.
create function public.offer_upgrade(
  p_idempotency_key text,
  p_case_id uuid,
  p_from_package public.package_id,
  p_to_package public.package_id,
  p_amount_cents integer,
  p_currency text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_order public.orders;
  v_upgrade public.order_upgrades;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = p_case_id for no key update;
  if v_case.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v_order from public.orders where id = v_case.order_id for no key update;
  v_answer := jsonb_build_object('outcome', case
    when private.is_case_over(v_case.status) then 'over'
    when v_case.package_type <> p_from_package then 'stale'
    when exists (select from public.order_upgrades where case_id = v_case.id and status = 'offered') then 'offered'
    when v_order.id is null or v_order.status not in ('paid', 'partially_refunded') or v_order.package_id <> v_case.package_type
      or private.is_money_open(v_order)
      or exists (select from public.payment_plans where order_id = v_order.id and status = 'active') then 'money_open'
    else 'done' end);
  if v_answer ->> 'outcome' <> 'done' then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  insert into public.order_upgrades (order_id, case_id, from_package, to_package, amount_cents, currency, offered_by)
  values (v_order.id, v_case.id, v_case.package_type, p_to_package, p_amount_cents,
          p_currency, p_actor_id)
  returning * into v_upgrade;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'upgrade_offered', jsonb_build_object('from', v_upgrade.from_package, 'to', v_upgrade.to_package,
          'amountCents', v_upgrade.amount_cents, 'currency', v_upgrade.currency), p_actor_id, p_actor_role);
  perform private.notify_client(v_case, 'upgrade_offered', jsonb_build_object('to', v_upgrade.to_package), true);
  perform private.tell_of_upgrade(v_case, v_upgrade, 'offered');
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'upgrade_offered',
    jsonb_build_object('to', v_upgrade.to_package, 'amountCents', v_upgrade.amount_cents));
  return private.keep_answer(p_idempotency_key, v_answer || jsonb_build_object('upgradeId', v_upgrade.id));
end
$$;
comment on function public.offer_upgrade is
  'p_from_package: as seen → { outcome: done | stale | offered (one stands already) | money_open (not paid, in dispute, or money asked back) '
  '| over | unknown, upgradeId? }.';

create function public.withdraw_upgrade(
  p_idempotency_key text,
  p_upgrade_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_upgrade public.order_upgrades;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'upgrade', p_upgrade_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select one.* into v_case from public.cases as one join public.order_upgrades as offer on offer.case_id = one.id
  where offer.id = p_upgrade_id for no key update of one;
  select * into v_upgrade from public.order_upgrades where id = p_upgrade_id for no key update;
  if v_upgrade.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif v_upgrade.status <> 'offered' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'answered', 'status', v_upgrade.status));
  end if;
  update public.order_upgrades set withdrawn_at = now(), withdrawn_by = p_actor_id where id = v_upgrade.id returning * into v_upgrade;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'upgrade_withdrawn', jsonb_build_object('to', v_upgrade.to_package), p_actor_id,
          p_actor_role);
  -- Nobody was told yet: then nobody needs to hear that it is gone.
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where dedupe_key = 'package_upgrade:' || v_upgrade.id || ':offered' and status = 'waiting';
  if not found then
    perform private.tell_of_upgrade(v_case, v_upgrade, 'withdrawn');
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'upgrade_withdrawn', jsonb_build_object('to', v_upgrade.to_package));
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'checkoutSessionId', v_upgrade.stripe_checkout_session_id, 'orderId', v_upgrade.order_id));
end
$$;
comment on function public.withdraw_upgrade is
  '→ { outcome: done | answered (paid, declined or withdrawn already) | unknown, status?, checkoutSessionId? }.';

create function public.decline_upgrade(
  p_idempotency_key text,
  p_upgrade_id uuid,
  p_actor_id uuid,
  p_answer_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_upgrade public.order_upgrades;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select one.* into v_case from public.cases as one join public.order_upgrades as offer on offer.case_id = one.id
  where offer.id = p_upgrade_id and one.user_id = p_actor_id for no key update of one;
  select * into v_upgrade from public.order_upgrades where id = p_upgrade_id and case_id = v_case.id for no key update;
  if v_upgrade.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif v_upgrade.status <> 'offered' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'answered', 'status', v_upgrade.status));
  end if;
  update public.order_upgrades set declined_at = now() where id = v_upgrade.id;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'upgrade_declined', jsonb_build_object('to', v_upgrade.to_package), p_actor_id, 'client');
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'upgrade_declined', 'dueAt', p_answer_due_at, 'dedupeKey', 'upgrade_declined:' || v_upgrade.id)), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'checkoutSessionId', v_upgrade.stripe_checkout_session_id, 'orderId', v_upgrade.order_id));
end
$$;
comment on function public.decline_upgrade is
  'p_actor_id: the client → { outcome: done | answered | unknown, status?, checkoutSessionId? }. Staff hear of it, and have a task.';

create function public.open_upgrade(p_upgrade_id uuid, p_user_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_upgrade public.order_upgrades;
  v_case public.cases;
begin
  select * into v_case from public.cases
  where id = (select case_id from public.order_upgrades where id = p_upgrade_id) and user_id = p_user_id;
  select * into v_upgrade from public.order_upgrades where id = p_upgrade_id and case_id = v_case.id;
  if v_upgrade.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', v_upgrade.status, 'orderId', v_upgrade.order_id, 'caseId', v_case.id, 'packageId', v_upgrade.to_package,
    'amountCents', v_upgrade.amount_cents, 'currency', v_upgrade.currency, 'checkoutSessionId', v_upgrade.stripe_checkout_session_id,
    'checkoutUrl', v_upgrade.checkout_url, 'email', (select email from public.users where id = v_case.user_id)
  );
end
$$;
comment on function public.open_upgrade is
  '→ { outcome: offered | paid | declined | withdrawn | unknown, orderId, caseId, packageId, amountCents, currency, checkoutSessionId, '
  'checkoutUrl, email }. What a payment page for an offer needs.';

create function public.attach_upgrade_checkout(
  p_upgrade_id uuid,
  p_checkout_session_id text,
  p_checkout_url text,
  p_expires_at timestamptz,
  p_seen_session_id text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_upgrade public.order_upgrades;
begin
  update public.order_upgrades set
    stripe_checkout_session_id = p_checkout_session_id, checkout_url = p_checkout_url,
    checkout_expires_at = p_expires_at
  where id = p_upgrade_id and status = 'offered'
    -- One page can be paid on at a time. Of two that were opened at once, the first is kept and the other ended.
    and (stripe_checkout_session_id is not distinct from p_seen_session_id
      or stripe_checkout_session_id = p_checkout_session_id)
  returning * into v_upgrade;
  if v_upgrade.id is not null then
    return jsonb_build_object('outcome', 'attached');
  end if;
  select * into v_upgrade from public.order_upgrades where id = p_upgrade_id;
  return jsonb_build_object(
    'outcome', case when v_upgrade.status = 'offered' then 'other_page' else 'not_open' end, 'checkoutUrl', v_upgrade.checkout_url);
end
$$;
comment on function public.attach_upgrade_checkout is
  'p_seen_session_id: of the page there was before → { outcome: attached | other_page (opened by another call meanwhile: that one counts) | '
  'not_open (answered in the meantime), checkoutUrl }.';

create function private.reason_against_upgrade(
  p_order public.orders, p_upgrade public.order_upgrades, p_report private.payment_report
) returns public.review_reason
language sql stable set search_path = '' as $$
  -- What was paid must be what was offered, and still be wanted; anything else is for staff, never fulfilled by itself.
  select (case
    when p_upgrade.status = 'paid' then 'second_payment'
    when p_upgrade.status <> 'offered' or not private.is_owed(p_order.status) or p_order.package_id <> p_upgrade.from_package
      or private.is_case_over((select status from public.cases where id = p_upgrade.case_id))
      or exists (select from public.users where id = p_order.user_id and not is_active) then 'closed'
    when p_report.amount_cents is distinct from p_upgrade.amount_cents then 'amount'
    when lower(p_report.currency) is distinct from p_upgrade.currency then 'currency'
    when p_report.package_id is distinct from p_upgrade.to_package::text then 'package'
  end)::public.review_reason
$$;
comment on function private.reason_against_upgrade(public.orders, public.order_upgrades, private.payment_report) is
  'Why a payment for an offer is not kept; null when it agrees with the offer.';

create function private.take_matters_in(p_case public.cases) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_covered integer := (select matters from public.service_packages where id = p_case.package_type);
  v_matter public.court_matters;
  v_taken integer := 0;
begin
  for v_matter in
    select * from public.court_matters where case_id = p_case.id and left_out_at is not null order by place for no key update
  loop
    exit when (
      select count(distinct coalesce(same_dispute_as, id)) from public.court_matters
      where case_id = p_case.id and (left_out_at is null or id = v_matter.id) and status <> 'cancelled'
    ) > v_covered;
    update public.court_matters set left_out_at = null where id = v_matter.id;
    v_taken := v_taken + 1;
  end loop;
  return v_taken;
end
$$;
comment on function private.take_matters_in(public.cases) is
  'Matters that were left out come back, in their order and as far as the package goes. Answers how many.';

create function private.withdraw_upgrades() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.order_upgrades set withdrawn_at = now() where case_id = new.id and status = 'offered';
  return null;
end
$$;
comment on function private.withdraw_upgrades() is 'Trigger: nobody can pay for more of a case that is over.';

create trigger withdraw_upgrades after update of status on public.cases
  for each row when (new.over_since is not null and old.over_since is null) execute function private.withdraw_upgrades();

create function private.end_notices_of_upgrade() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.client_notifications set done_at = now()
  where case_id = new.case_id and code = 'upgrade_offered' and done_at is null;
  return null;
end
$$;
comment on function private.end_notices_of_upgrade() is 'Trigger: an offer that was answered or taken back asks for nothing any more.';

create trigger end_notices after update on public.order_upgrades
  for each row when (old.status = 'offered' and new.status <> 'offered') execute function private.end_notices_of_upgrade();

-- A package for fewer matters than there are: the client says which of them we work on, until papers are begun.
create function private.is_choosable(p_status public.case_status) returns boolean
language sql immutable set search_path = '' as $$
  -- What is being prepared, or lies at a court, is not put aside by a click.
  select p_status in ('submitted', 'in_review', 'waiting_for_client')
$$;
comment on function private.is_choosable is 'Whether a client may still put a matter in this state aside, or take it in.';

create function private.refusal_of_choice(p_case public.cases, p_chosen uuid[], p_versions jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_stale public.court_matters;
  v_covered integer := (select matters from public.service_packages where id = p_case.package_type);
begin
  select * into v_stale from public.court_matters as one
  where case_id = p_case.id and version <> coalesce((p_versions ->> one.id::text)::integer, 0) limit 1;
  return case
    when v_stale.id is not null then private.stale_matter(v_stale)
    when private.is_case_over(p_case.status) then '{"outcome": "over"}'
    when (select count(*) from public.court_matters where case_id = p_case.id and id = any (p_chosen)) <> cardinality(p_chosen)
      or cardinality(p_chosen) = 0 then '{"outcome": "unknown_matter"}'
    when exists (
      select from public.court_matters
      where case_id = p_case.id and not private.is_choosable(status)
        and (left_out_at is null) <> (id = any (p_chosen))) then '{"outcome": "too_late"}'
    when (select count(distinct coalesce(same_dispute_as, id)) from public.court_matters
          where case_id = p_case.id and id = any (p_chosen) and status <> 'cancelled') > v_covered
      then jsonb_build_object('outcome', 'not_covered', 'covered', v_covered)
  end;
end
$$;
comment on function private.refusal_of_choice is
  'Why these matters cannot be the ones of this case (p_versions: as they were seen) → the answer of choose_matters; null: they can.';

create function public.choose_matters(
  p_idempotency_key text,
  p_case_id uuid,
  p_matter_ids jsonb,
  p_versions jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_answer_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_matter public.court_matters;
  v_chosen uuid[] := array(select value::uuid from jsonb_array_elements_text(p_matter_ids));
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  perform from public.court_matters where case_id = v_case.id order by place for no key update;
  v_answer := private.refusal_of_choice(v_case, v_chosen, p_versions);
  if v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  for v_matter in
    select * from public.court_matters
    where case_id = v_case.id and (left_out_at is null) <> (id = any (v_chosen))
    -- A case is what its matters are: it is never without one.
    order by id = any (v_chosen) desc, place
  loop
    update public.court_matters set
      left_out_at = case when not v_matter.id = any (v_chosen) then now() end, changed_by = p_actor_id
    where id = v_matter.id;
  end loop;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'matters_chosen', jsonb_build_object('places', (
    select string_agg(place::text, ', ' order by place) from public.court_matters where id = any (v_chosen))), p_actor_id, 'client');
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'matters_chosen', 'dueAt', p_answer_due_at, 'dedupeKey', p_idempotency_key)), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.choose_matters is
  'p_versions: { matterId: version } of all its matters; p_actor_role: client → { outcome: done | stale | over | unknown | unknown_matter | '
  'too_late | not_covered, covered? }. The others are left out.';
