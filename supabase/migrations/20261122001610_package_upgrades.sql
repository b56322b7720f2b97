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
alter table public.order_upgrades enable row level security;
revoke all on public.order_upgrades from public, anon, authenticated, service_role;
grant select, insert, update on public.order_upgrades to service_role;

-- Several payments of an order may be kept: the first, and one for each upgrade.
alter table public.order_payments
  add column upgrade_id uuid references public.order_upgrades (id) on delete restrict;
create index order_payments_upgrade_id_idx on public.order_payments (upgrade_id) where upgrade_id is not null;
drop index public.order_payments_one_kept_idx;
create unique index order_payments_one_kept_idx on public.order_payments (order_id, is_extra)
  where not is_extra and upgrade_id is null;
create unique index order_payments_one_kept_of_upgrade_idx on public.order_payments (upgrade_id, is_extra)
  where not is_extra and upgrade_id is not null;
comment on column public.order_payments.upgrade_id is 'The offer it was paid for; null for the first payment of an order.';
comment on column public.orders.received_cents is 'What arrived by the payments the order keeps: the first, and those of its upgrades.';
comment on column public.orders.refunded_cents is 'What went back of those payments.';

create or replace view public.order_money with (security_invoker = true) as
select
  bought.id as order_id,
  coalesce(kept.paid_cents, 0)::integer as paid_cents,
  coalesce(kept.refunded_cents, 0)::integer as refunded_cents,
  coalesce(kept.settled_cents, 0)::integer as settled_cents,
  coalesce(kept.held_cents, 0)::integer as held_cents,
  coalesce(kept.left_cents, 0)::integer as left_cents,
  coalesce(extra.held_cents, 0)::integer as extra_held_cents,
  coalesce(kept.is_disputed, false) as is_disputed,
  private.may_accept(bought) as may_accept,
  coalesce(kept.free_cents > 0, false) and not exists (
    select from public.refund_requests where order_id = bought.id and status in ('asked', 'approved')
  ) as may_ask_refund,
  -- What was approved and did not arrive is still the client's.
  (case
    when kept.held_cents <= 0 then 'returned'
    when kept.held_cents <= (
      select sum(asked.amount_cents) from public.refund_requests as asked
      join public.order_payments as paid on paid.payment_id = asked.payment_id and not paid.is_extra
      where paid.order_id = bought.id and asked.status in ('approved', 'failed')
    ) then 'on_its_way'
  end)::public.money_back as money_back
from public.orders as bought
left join lateral (
  select sum(paid_cents) as paid_cents, sum(refunded_cents) as refunded_cents, sum(settled_cents) as settled_cents,
    sum(held_cents) as held_cents, sum(left_cents) as left_cents, bool_or(is_disputed) as is_disputed,
    sum(left_cents) filter (where not is_disputed) as free_cents
  from public.payment_money where order_id = bought.id and not is_extra
) as kept on true
left join lateral (
  select sum(held_cents) as held_cents from public.payment_money where order_id = bought.id and is_extra
) as extra on true;
comment on view public.order_money is 'The money of each order: of the payments it keeps, unless a column says otherwise. In cents.';
comment on column public.order_money.is_disputed is 'A bank asks about one of them or has it: no refund of that one is possible.';
comment on column public.order_money.may_ask_refund is
  'The client may ask for money back: some is left that no bank has, nothing is asked already.';
comment on column public.order_money.money_back is 'All of it went back, or what was approved of it is all that is held.';

create or replace function private.note_money_back(p_payment_id text, p jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_payment public.order_payments;
  v_before public.orders;
  v_order public.orders;
  v_case_id uuid;
  v_known text;
  v_refund record;
begin
  -- The caller holds the order's lock.
  select * into v_payment from public.order_payments where payment_id = p_payment_id for no key update;
  select * into v_before from public.orders where id = v_payment.order_id;

  for v_refund in
    select * from jsonb_to_recordset(coalesce(nullif(p -> 'refunds', 'null'), '[]'))
      as one ("id" text, "amountCents" integer, "status" text, "failureReason" text, "sentAt" timestamptz, "requestId" uuid)
  loop
    select status into v_known from public.payment_refunds where refund_id = v_refund."id";
    if v_known is not null and (v_known = v_refund."status"
      or private.refund_rank(v_known) > private.refund_rank(v_refund."status")) then
      continue;
    end if;
    insert into public.payment_refunds as kept
      (refund_id, payment_id, refund_request_id, amount_cents, status, failure_reason, sent_at, failed_at)
    values (
      v_refund."id", p_payment_id,
      (select id from public.refund_requests where id = v_refund."requestId" and order_id = v_payment.order_id),
      v_refund."amountCents", v_refund."status"::public.processor_refund_status, v_refund."failureReason",
      coalesce(v_refund."sentAt", now()),
      case when v_refund."status" in ('failed', 'canceled') then now() end
    )
    on conflict (refund_id) do update set
      status = excluded.status, failure_reason = excluded.failure_reason, failed_at = excluded.failed_at,
      refund_request_id = coalesce(kept.refund_request_id, excluded.refund_request_id);
    if v_refund."status" in ('failed', 'canceled') then
      update public.refund_requests set
        status = 'failed', failed_at = now(), failure_code = coalesce(v_refund."failureReason", v_refund."status"),
        sent_at = coalesce(sent_at, v_refund."sentAt"), stripe_refund_id = v_refund."id", locked_until = null
      where id = (select refund_request_id from public.payment_refunds where refund_id = v_refund."id")
        and status in ('approved', 'sent', 'failed') and (stripe_refund_id is null or stripe_refund_id = v_refund."id");
      perform private.tell_payer('refund_failed', v_before, v_refund."id",
        jsonb_build_object('amountCents', v_refund."amountCents"));
      perform private.tell_staff_of_refund(v_before, 'refund_failed', 'failed:' || v_refund."id", v_refund."amountCents");
    elsif v_known is null then
      update public.refund_requests set
        status = 'sent', sent_at = coalesce(v_refund."sentAt", now()), stripe_refund_id = v_refund."id",
        failed_at = null, failure_code = null, locked_until = null
      where id = (select refund_request_id from public.payment_refunds where refund_id = v_refund."id")
        and status in ('approved', 'failed');
      perform private.tell_payer('refund_sent', v_before, v_refund."id",
        jsonb_build_object('amountCents', v_refund."amountCents"));
    end if;
  end loop;

  insert into public.payment_disputes as kept (dispute_id, payment_id, amount_cents, reason, status, opened_at, closed_at)
  select one."id", p_payment_id, one."amountCents", one."reason", one."status", coalesce(one."openedAt", now()),
    case when private.is_dispute_over(one."status") then now() end
  from jsonb_to_recordset(coalesce(nullif(p -> 'disputes', 'null'), '[]'))
    as one ("id" text, "amountCents" integer, "reason" text, "status" text, "openedAt" timestamptz)
  on conflict (dispute_id) do update set
    status = excluded.status, closed_at = coalesce(kept.closed_at, excluded.closed_at)
  where kept.status <> excluded.status
    and (private.is_dispute_over(excluded.status) or not private.is_dispute_over(kept.status));

  update public.order_payments set refunded_cents = (
    select coalesce(sum(amount_cents), 0) from public.payment_refunds
    where payment_id = p_payment_id and status not in ('failed', 'canceled')
  ) where payment_id = p_payment_id returning * into v_payment;
  if v_payment.is_extra then
    return;
  end if;

  update public.orders set
    received_cents = kept.amount_cents,
    refunded_cents = kept.refunded_cents,
    disputed_at = (
      select min(disputed.opened_at) from public.payment_disputes as disputed
      join public.order_payments as paid on paid.payment_id = disputed.payment_id and not paid.is_extra
      where paid.order_id = v_payment.order_id and private.takes_money(disputed.status)
    )
  from (
    select sum(amount_cents)::integer as amount_cents, sum(refunded_cents)::integer as refunded_cents
    from public.order_payments where order_id = v_payment.order_id and not is_extra
  ) as kept
  where id = v_payment.order_id returning orders.* into v_order;

  select id into v_case_id from public.cases where order_id = v_order.id;
  if v_case_id is not null then
    insert into public.case_updates (case_id, code, params, created_by_role)
    select v_case_id, happened.code::public.case_update_code,
      jsonb_build_object('refundedCents', v_order.refunded_cents, 'currency', v_order.currency), 'system'
    from (values
      (1, v_order.disputed_at is not null and v_before.disputed_at is null, 'payment_disputed'),
      (2, v_order.disputed_at is null and v_before.disputed_at is not null, 'dispute_won'),
      (3, v_order.refunded_cents > v_before.refunded_cents and v_order.status <> 'refunded', 'payment_partially_refunded'),
      (4, v_order.refunded_cents > v_before.refunded_cents and v_order.status = 'refunded', 'payment_refunded')
    ) as happened (place, did, code)
    where happened.did order by happened.place;
  end if;
  if v_order.disputed_at is not null and v_before.disputed_at is null then
    perform private.alarm_review(v_order, 'disputed', p_payment_id);
  end if;
  if v_order.status <> v_before.status then
    update public.users set payment_status = v_order.status where id = v_order.user_id;
  end if;
end
$$;

-- A wish for money back is about all that is left of what was paid, whichever payment it came by.
create function private.payment_to_refund(p_order_id uuid) returns public.order_payments
language plpgsql stable set search_path = '' as $$
declare
  v_payment public.order_payments;
begin
  -- The youngest first: a card that paid lately takes money back most surely.
  select * into v_payment from public.order_payments as one
  where order_id = p_order_id and not is_extra
  order by private.left_to_refund(one) > 0 and not private.is_disputed(payment_id) desc, private.left_to_refund(one) > 0 desc,
    received_at desc, payment_id
  limit 1;
  return v_payment;
end
$$;
comment on function private.payment_to_refund(uuid) is
  'Of the payments an order keeps, the one a refund begins with: some is left of it and no bank has it, if there is one.';

create or replace function public.request_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_payment public.order_payments;
  v_request public.refund_requests;
begin
  select * into v_order from public.orders
  where id = (p ->> 'orderId')::uuid and user_id = (p ->> 'userId')::uuid for no key update;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_request from public.refund_requests
  where order_id = v_order.id and status in ('asked', 'approved') order by created_at desc limit 1;
  if v_request.id is not null then
    return jsonb_build_object('outcome', 'already_asked', 'requestId', v_request.id);
  end if;
  v_payment := private.payment_to_refund(v_order.id);
  if v_payment.payment_id is null or private.left_to_refund(v_payment) <= 0 then
    return jsonb_build_object('outcome', 'nothing_left');
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code, words)
  values (v_order.id, v_payment.payment_id, v_order.user_id, 'client', (p ->> 'reasonCode')::public.refund_reason,
          nullif(btrim(p ->> 'words'), ''))
  returning * into v_request;
  perform private.tell_payer('refund_asked', v_order, v_request.id::text);
  perform private.tell_staff_of_refund(v_order, v_request.reason_code::text, 'asked:' || v_request.id);
  return jsonb_build_object('outcome', 'asked', 'requestId', v_request.id);
end
$$;

create or replace function public.decide_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_amount integer := (p ->> 'amountCents')::integer;
  v_decision text := p ->> 'decision';
  v_request public.refund_requests;
  v_request_id uuid;
  v_order public.orders;
  v_asked public.order_payments;
  v_payment public.order_payments;
  v_payments text[];
  v_left integer;
  v_part integer;
begin
  if v_decision is null or v_decision not in ('approve', 'decline') then
    raise exception 'unknown decision' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.hold_case_of(v_request.order_id);
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  select * into v_request from public.refund_requests where id = v_request.id for no key update;
  if v_request.status <> 'asked' then
    return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
  end if;
  if v_decision = 'decline' then
    perform private.move_as((p ->> 'actorRole')::public.actor_role);
    update public.refund_requests set
      status = 'declined', decided_at = now(), decided_by = (p ->> 'actorId')::uuid,
      decided_by_role = (p ->> 'actorRole')::public.account_role, decision_note = p ->> 'note'
    where id = v_request.id;
    perform private.move_as(null);
    perform private.tell_payer('refund_declined', v_order, v_request.id::text);
  else
    select * into v_asked from public.order_payments where payment_id = v_request.payment_id;
    -- The payment that was asked about, then the others the order keeps; one that was never kept stands alone.
    select array_agg(payment_id order by payment_id = v_asked.payment_id desc, received_at desc, payment_id),
      coalesce(sum(private.left_to_refund(one)), 0)
    into v_payments, v_left
    from public.order_payments as one
    where order_id = v_order.id and not private.is_disputed(payment_id)
      and case when v_asked.is_extra then payment_id = v_asked.payment_id else not is_extra end;
    if v_payments is null then
      return jsonb_build_object('outcome', 'disputed');
    end if;
    if v_amount is null or v_amount < 1 or v_amount > v_left then
      return jsonb_build_object('outcome', case when private.is_disputed(v_asked.payment_id) then 'disputed' else 'too_much' end,
                                'leftCents', v_left);
    end if;
    -- An earlier one that staff try again: one at a time, and the next when that arrived.
    if exists (select from public.refund_requests where payment_id = any (v_payments) and status = 'approved') then
      return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
    end if;
    v_left := v_amount;
    v_request_id := v_request.id;
    for v_payment in
      select * from public.order_payments where payment_id = any (v_payments)
      order by array_position(v_payments, payment_id) for no key update
    loop
      v_part := least(v_left, private.left_to_refund(v_payment));
      continue when v_part <= 0;
      -- A card takes back what it paid: each payment has a refund of its own, all by one decision.
      if v_request_id is null then
        insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code, words)
        values (v_order.id, v_payment.payment_id, v_order.user_id, v_request.asked_by_role, v_request.reason_code, v_request.words)
        returning id into v_request_id;
      end if;
      perform private.approve_refund(v_order, v_request_id, v_payment, v_part,
        (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.account_role, p ->> 'note');
      v_left := v_left - v_part;
      v_request_id := null;
    end loop;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'refund_decided', 'refund_request', v_request.id::text,
          jsonb_strip_nulls(jsonb_build_object('decision', v_decision, 'amountCents', v_amount, 'orderId', v_order.id)));
  return jsonb_build_object('outcome', 'decided');
end
$$;

create or replace function private.refund_of_ending(p_case public.cases, p_ending text, p_actor_id uuid, p_role public.actor_role)
returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders;
  v_payment public.order_payments;
  v_reason public.refund_reason := case when p_ending in ('denied', 'denied_without_prejudice', 'dismissed_non_appearance')
    then 'court_denied' else 'declined_by_us' end;
begin
  if (select share from public.ending_refunds where ending = p_ending) is distinct from 'full' then
    return false;
  end if;
  select * into v_order from public.orders
  where (id = p_case.order_id or intake_form_id = p_case.intake_form_id) and private.is_owed(status)
  order by completed_at limit 1 for no key update;
  v_payment := private.payment_to_refund(v_order.id);
  if v_payment.payment_id is null or private.left_to_refund(v_payment) <= 0 or private.is_disputed(v_payment.payment_id)
    or exists (select from public.refund_requests where order_id = v_order.id and status in ('asked', 'approved'))
  then
    return false;
  end if;
  insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
  values (v_order.id, v_payment.payment_id, v_order.user_id,
          case p_role when 'system' then 'admin' else p_role::text end::public.account_role, v_reason);
  perform private.tell_staff_of_refund(v_order, v_reason::text, 'ending:' || p_case.id || ':' || p_ending);
  return true;
end
$$;

create or replace function private.end_case_of_lost_dispute() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case public.cases;
  v_upgrade_id uuid;
begin
  select upgrade_id into v_upgrade_id from public.order_payments where payment_id = new.payment_id;
  select one.* into v_case from public.cases as one
  join public.order_payments as payment on payment.order_id = one.order_id and not payment.is_extra
  where payment.payment_id = new.payment_id for no key update of one;
  if v_case.id is null then
    return null;
  end if;
  -- The difference alone is gone: the first payment is still there, and a person decides what is done for it.
  if v_upgrade_id is null and private.may_move_case(v_case.status, 'cancelled', 'system') then
    perform public.change_case_status(jsonb_build_object(
      'caseId', v_case.id, 'from', v_case.status, 'to', 'cancelled', 'actorRole', 'system', 'endReason', 'dispute_lost'
    ));
  end if;
  if not private.is_case_over((select status from public.cases where id = v_case.id)) then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'dispute_lost', 'dueAt', now(), 'dedupeKey', 'dispute_lost:' || new.dispute_id
    )), null);
  end if;
  return null;
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
