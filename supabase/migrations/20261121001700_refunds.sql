-- Money back as a process: asked by the client, decided by staff with a reason, sent by Stripe once. A refund the bank
-- did not take is settled by other means: a check, a transfer. What Stripe gave back stays what it is; beside it stands
-- what went back another way, and both together say what is left of a payment.
create type public.refund_reason as enum (
  'declined_by_us', 'court_denied', 'changed_mind', 'not_as_expected', 'paid_twice', 'other', 'review'
);
create type public.refund_status as enum ('asked', 'declined', 'approved', 'sent', 'failed', 'settled');
create type public.settlement_means as enum ('check', 'bank_transfer', 'other');
create type public.processor_refund_status as enum ('pending', 'requires_action', 'succeeded', 'failed', 'canceled');
comment on type public.processor_refund_status is 'What the card processor says of a refund.';

create table public.refund_requests (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  payment_id text references public.order_payments (payment_id) on delete restrict,
  user_id uuid references public.users (id) on delete set null,
  asked_by_role public.account_role not null,
  reason_code public.refund_reason not null,
  words text check (length(words) between 1 and 2000),
  status public.refund_status not null default 'asked',
  amount_cents integer check (amount_cents > 0),
  decided_at timestamptz,
  decided_by uuid references public.users (id) on delete set null,
  decided_by_role public.account_role check (decided_by_role <> 'client'),
  decision_note text check (length(decision_note) between 1 and 2000),
  tries integer not null default 0 check (tries >= 0),
  locked_until timestamptz,
  stripe_refund_id text unique,
  sent_at timestamptz,
  failed_at timestamptz,
  failure_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references public.users (id) on delete set null,
  settled_by_role public.account_role check (settled_by_role <> 'client'),
  settled_means public.settlement_means,
  settled_reference text check (length(settled_reference) between 1 and 200),
  check (status = 'asked' or (decided_at is not null and decision_note is not null)),
  check (status in ('asked', 'declined') or (amount_cents is not null and payment_id is not null)),
  check (status <> 'failed' or failed_at is not null),
  constraint refund_requests_settled_check check (
    status <> 'settled' or (settled_at is not null and settled_means is not null and settled_reference is not null)
  )
);
create index refund_requests_order_id_idx on public.refund_requests (order_id);
create index refund_requests_payment_id_idx on public.refund_requests (payment_id);
create index refund_requests_user_id_idx on public.refund_requests (user_id);
create index refund_requests_decided_by_idx on public.refund_requests (decided_by) where decided_by is not null;
create index refund_requests_status_idx on public.refund_requests (status, created_at);
-- By payment: a client who paid twice may have asked about the first while staff give the second one back.
create unique index refund_requests_one_asked_idx on public.refund_requests (payment_id, status) where status = 'asked';
create unique index refund_requests_one_on_its_way_idx on public.refund_requests (payment_id, status) where status = 'approved';
create index refund_requests_settled_by_idx on public.refund_requests (settled_by) where settled_by is not null;
comment on table public.refund_requests is
  'A wish for money back: asked, declined or approved by staff, sent by Stripe, failed at the bank, settled by other means.';
comment on column public.refund_requests.words is 'What the client wrote about it.';
comment on column public.refund_requests.decision_note is 'Why staff decided so; the client reads it.';
comment on column public.refund_requests.tries is 'Part of the idempotency key: goes up only after an answer that says nothing was sent.';
comment on column public.refund_requests.sent_at is 'When Stripe took it on; banks take some business days from there.';
comment on column public.refund_requests.settled_reference is
  'The number of the check or transfer, as the client reads it: part of what was paid, so it is kept.';

create trigger set_updated_at before update on public.refund_requests
  for each row execute function private.set_updated_at();

alter table public.refund_requests enable row level security;
revoke all on public.refund_requests from public, anon, authenticated, service_role;
grant select, insert, update on public.refund_requests to service_role;

-- The one table of moves. It also stands in src/domain/refunds/rule.ts, for the pages; a test compares the two.
create table public.refund_moves (
  from_status public.refund_status not null,
  to_status public.refund_status not null,
  by_roles public.actor_role[] not null check (cardinality(by_roles) > 0),
  primary key (from_status, to_status)
);
comment on table public.refund_moves is 'A refund request moves from one state to another so, and in no other way.';
comment on column public.refund_moves.by_roles is 'Who may; the system does when a fact arrives.';

alter table public.refund_moves enable row level security;
revoke all on public.refund_moves from public, anon, authenticated, service_role;
grant select on public.refund_moves to service_role;

insert into public.refund_moves (from_status, to_status, by_roles) values
  ('asked', 'approved', '{staff, admin}'),
  ('asked', 'declined', '{staff, admin}'),
  ('approved', 'sent', '{system}'),
  ('approved', 'failed', '{system}'),
  ('sent', 'failed', '{system}'),
  ('failed', 'approved', '{staff, admin}'),
  ('failed', 'sent', '{system}'),
  ('failed', 'settled', '{staff, admin}');

create function private.check_refund_request_move() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.refund_moves
    where from_status = old.status and to_status = new.status and private.mover() = any (by_roles)
  ) then
    raise exception 'a refund request does not move from % to % by %', old.status, new.status, private.mover()
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function private.check_refund_request_move() is 'Trigger: refuses what refund_moves does not have, whatever writes it.';
create trigger check_move before update on public.refund_requests
  for each row when (old.status is distinct from new.status) execute function private.check_refund_request_move();

create table public.payment_refunds (
  refund_id text primary key,
  payment_id text not null references public.order_payments (payment_id) on delete restrict,
  refund_request_id uuid references public.refund_requests (id) on delete restrict,
  amount_cents integer not null check (amount_cents >= 0),
  status public.processor_refund_status not null,
  failure_reason text,
  sent_at timestamptz not null,
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_refunds_payment_id_idx on public.payment_refunds (payment_id);
create index payment_refunds_refund_request_id_idx on public.payment_refunds (refund_request_id)
  where refund_request_id is not null;
create index payment_refunds_pending_idx on public.payment_refunds (status) where status in ('pending', 'requires_action');
comment on table public.payment_refunds is 'Refunds at Stripe, also those made there by hand. A refund that failed gave nothing back.';

create trigger set_updated_at before update on public.payment_refunds
  for each row execute function private.set_updated_at();

alter table public.payment_refunds enable row level security;
revoke all on public.payment_refunds from public, anon, authenticated, service_role;
grant select, insert, update on public.payment_refunds to service_role;

create function private.left_to_refund(p_payment public.order_payments) returns integer
language sql stable set search_path = '' as $$
  select p_payment.amount_cents - p_payment.refunded_cents - p_payment.settled_cents - coalesce((
    select sum(amount_cents)::integer from public.refund_requests
    where payment_id = p_payment.payment_id and status = 'approved'
  ), 0)
$$;
comment on function private.left_to_refund(public.order_payments) is 'Cents that neither went back nor are on their way.';

create function private.may_accept(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  -- What was paid twice is given back first; only a first payment can be taken for the service.
  select p_order.status = 'needs_review' and p_order.is_to_review and p_order.received_cents > 0
    and not coalesce(private.is_intake_paid(paid_for.id), false)
    and not private.is_purchase_closed(p_order, paid_for)
    and not exists (
      select from public.order_payments
      where order_id = p_order.id and is_extra and refunded_cents + settled_cents < amount_cents
    )
  from (select coalesce(p_order.intake_form_id, private.unpaid_intake_of(p_order.user_id)) as intake_id) as named
  left join public.intake_forms as paid_for on paid_for.id = named.intake_id
$$;
comment on function private.may_accept(public.orders) is
  'Whether staff may take a payment that did not agree with its order, as if it had.';

-- The money of a payment and of an order, for whoever asks. Held is what neither Stripe nor we gave back; left is what
-- of that may still be promised to anybody.
create type public.money_back as enum ('on_its_way', 'returned');

create view public.payment_money with (security_invoker = true) as
select
  payment.payment_id,
  payment.order_id,
  payment.is_extra,
  payment.amount_cents as paid_cents,
  payment.refunded_cents,
  payment.settled_cents,
  payment.amount_cents - payment.refunded_cents - payment.settled_cents as held_cents,
  private.left_to_refund(payment) as left_cents,
  private.is_disputed(payment.payment_id) as is_disputed
from public.order_payments as payment;
comment on view public.payment_money is 'What became of each payment that arrived, in cents.';
comment on column public.payment_money.held_cents is 'Neither given back by Stripe nor by other means.';
comment on column public.payment_money.left_cents is 'Held, and no approved refund is under way for it: what may still be given back.';
comment on column public.payment_money.is_disputed is 'A bank asks about it or has it: no refund is possible.';

create view public.order_money with (security_invoker = true) as
select
  bought.id as order_id,
  coalesce(kept.paid_cents, 0) as paid_cents,
  coalesce(kept.refunded_cents, 0) as refunded_cents,
  coalesce(kept.settled_cents, 0) as settled_cents,
  coalesce(kept.held_cents, 0) as held_cents,
  coalesce(kept.left_cents, 0) as left_cents,
  coalesce(extra.held_cents, 0)::integer as extra_held_cents,
  coalesce(kept.is_disputed, false) as is_disputed,
  private.may_accept(bought) as may_accept,
  coalesce(kept.left_cents > 0 and not kept.is_disputed, false) and not exists (
    select from public.refund_requests where order_id = bought.id and status in ('asked', 'approved')
  ) as may_ask_refund,
  -- What was approved and did not arrive is still the client's.
  (case
    when kept.held_cents <= 0 then 'returned'
    when kept.held_cents <= (
      select sum(amount_cents) from public.refund_requests
      where payment_id = kept.payment_id and status in ('approved', 'failed')
    ) then 'on_its_way'
  end)::public.money_back as money_back
from public.orders as bought
left join public.payment_money as kept on kept.order_id = bought.id and not kept.is_extra
left join lateral (
  select sum(held_cents) as held_cents from public.payment_money where order_id = bought.id and is_extra
) as extra on true;
comment on view public.order_money is 'The money of each order: of the payment it keeps, unless a column says otherwise. In cents.';
comment on column public.order_money.extra_held_cents is 'Of further payments: never kept, and to be given back.';
comment on column public.order_money.may_accept is 'Staff may take the payment that waits for them.';
comment on column public.order_money.may_ask_refund is 'The client may ask for money back: some is left, no bank has it, nothing is asked already.';
comment on column public.order_money.money_back is 'All of the payment went back, or what was approved of it is all that is held.';

revoke all on public.payment_money, public.order_money from public, anon, authenticated, service_role;
grant select on public.payment_money, public.order_money to service_role;

create function private.is_money_open(p_order public.orders) returns boolean
language sql stable set search_path = '' as $$
  select p_order.status in ('processing', 'needs_review', 'disputed') or p_order.is_to_review
    or exists (
      select from public.refund_requests
      where order_id = p_order.id
        and (status in ('asked', 'approved')
             -- By then staff have found another way, or there is none.
             or (status = 'failed' and failed_at > now() - interval '60 days'))
    )
$$;
comment on function private.is_money_open(public.orders) is
  'A payment on its way, questioned, asked back, on its way back, or sent back by the bank.';

-- A case ends with its money: when all that was paid for it was given back, it is cancelled in the same transaction, so
-- that nobody works on it, fills in its form or reads that it is our turn. Approving is the decision; whether the bank takes
-- the refund changes nothing of it. What lies at the court, or is over, stays where it is.

create function private.hold_case_of(p_order_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform from public.cases
  where order_id = p_order_id
    or intake_form_id = (select intake_form_id from public.orders where id = p_order_id)
  order by id for no key update;
end
$$;
comment on function private.hold_case_of(uuid) is
  'Locks go application, case, order: whoever may end a case by its money takes the case before the order.';

create function private.end_case_given_back(
  p_order_id uuid, p_actor_id uuid, p_actor_role public.actor_role, p_note text
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  -- Looked at before it is locked: almost always it ended with the approval, and then nothing is waited for.
  for v_case in
    select one.* from public.cases as one
    where (one.order_id = p_order_id
        or one.intake_form_id = (select intake_form_id from public.orders where id = p_order_id))
      and private.may_move_case(one.status, 'cancelled', p_actor_role)
    order by one.id for no key update
  loop
    -- Any payment that is still here keeps the case: another order of the application, or a second payment of this one.
    if not exists (
      select from public.order_payments as one join public.orders as paid on paid.id = one.order_id
      where (paid.id = v_case.order_id or paid.intake_form_id = v_case.intake_form_id)
        and private.left_to_refund(one) > 0
    ) then
      perform public.change_case_status(jsonb_build_object(
        'caseId', v_case.id, 'from', v_case.status, 'to', 'cancelled',
        'actorId', p_actor_id, 'actorRole', p_actor_role, 'note', p_note
      ));
    end if;
  end loop;
end
$$;
comment on function private.end_case_given_back(uuid, uuid, public.actor_role, text) is
  'Cancels the case an order paid for when nothing of its money is left, unless it is at the court or over.';

create function private.end_case_of_approved_refund() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.end_case_given_back(new.order_id, new.decided_by, new.decided_by_role::public.actor_role, new.decision_note);
  return null;
end
$$;
comment on function private.end_case_of_approved_refund() is 'Whoever allowed the refund is who ended the case.';

create trigger end_case after update of status on public.refund_requests
  for each row when (new.status = 'approved' and old.status <> 'approved')
  execute function private.end_case_of_approved_refund();

create function private.end_case_of_returned_payment() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.end_case_given_back(new.order_id, null, 'system', null);
  return null;
end
$$;
comment on function private.end_case_of_returned_payment() is
  'Money given back at Stripe itself, without a request here. The order is locked before the case then; should that ever meet '
  'a decision in the same moment, the database ends one of them and Stripe reports again.';

create trigger end_case after update of refunded_cents, settled_cents on public.order_payments
  for each row when (new.refunded_cents + new.settled_cents > old.refunded_cents + old.settled_cents)
  execute function private.end_case_of_returned_payment();

create function public.request_refund(p jsonb) returns jsonb
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
  select * into v_payment from public.order_payments where order_id = v_order.id and not is_extra;
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
comment on function public.request_refund(jsonb) is
  'p { userId, orderId, reasonCode, words? } → { outcome: asked | already_asked | nothing_left | disputed | unknown, requestId? }.';

create function private.approve_refund(
  p_order public.orders, p_request_id uuid, p_payment public.order_payments, p_amount_cents integer,
  p_actor_id uuid, p_actor_role public.account_role, p_note text
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.move_as(p_actor_role::public.actor_role);
  update public.refund_requests set
    status = 'approved', payment_id = p_payment.payment_id, amount_cents = p_amount_cents, decided_at = now(),
    decided_by = p_actor_id, decided_by_role = p_actor_role, decision_note = p_note, locked_until = null
  where id = p_request_id;
  perform private.move_as(null);
  perform private.tell_payer('refund_approved', p_order, p_request_id::text,
    jsonb_build_object('amountCents', p_amount_cents));
end
$$;
comment on function private.approve_refund(public.orders, uuid, public.order_payments, integer, uuid, public.account_role, text) is
  'The one way a refund is allowed. The caller has checked the sum under the order''s lock.';

create function public.decide_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_amount integer := (p ->> 'amountCents')::integer;
  v_decision text := p ->> 'decision';
  v_request public.refund_requests;
  v_order public.orders;
  v_payment public.order_payments;
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
    select * into v_payment from public.order_payments where payment_id = v_request.payment_id for no key update;
    if v_amount is null or v_amount < 1 or v_amount > private.left_to_refund(v_payment) then
      return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
    end if;
    if private.is_disputed(v_payment.payment_id) then
      return jsonb_build_object('outcome', 'disputed');
    end if;
    -- An earlier one that staff try again: one at a time, and the next when that arrived.
    if exists (select from public.refund_requests where payment_id = v_payment.payment_id and status = 'approved') then
      return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
    end if;
    perform private.approve_refund(v_order, v_request.id, v_payment, v_amount,
      (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.account_role, p ->> 'note');
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'refund_decided', 'refund_request', v_request.id::text,
          jsonb_strip_nulls(jsonb_build_object('decision', v_decision, 'amountCents', v_amount, 'orderId', v_order.id)));
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function public.decide_refund(jsonb) is
  'p { requestId, actorId, actorRole, decision: approve | decline, amountCents?, note } → { outcome: decided | stale | '
  'too_much | disputed | unknown, leftCents?, status? }.';

create function public.give_back(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_amount integer := (p ->> 'amountCents')::integer;
  v_order public.orders;
  v_payment public.order_payments;
  v_request_id uuid;
begin
  perform private.hold_case_of((p ->> 'orderId')::uuid);
  select * into v_order from public.orders where id = (p ->> 'orderId')::uuid for no key update;
  select * into v_payment from public.order_payments
  where order_id = v_order.id and payment_id = p ->> 'paymentId' for no key update;
  if v_payment.payment_id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_amount is null or v_amount < 1 or v_amount > private.left_to_refund(v_payment) then
    return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  if exists (select from public.refund_requests where payment_id = v_payment.payment_id and status = 'approved') then
    return jsonb_build_object('outcome', 'stale');
  end if;
  -- A wish of the client for the same payment is answered by this.
  select id into v_request_id from public.refund_requests
  where payment_id = v_payment.payment_id and status = 'asked' for no key update;
  if v_request_id is null then
    insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
    values (v_order.id, v_payment.payment_id, v_order.user_id, (p ->> 'actorRole')::public.account_role,
            (p ->> 'reasonCode')::public.refund_reason)
    returning id into v_request_id;
  end if;
  perform private.approve_refund(v_order, v_request_id, v_payment, v_amount,
    (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.account_role, p ->> 'note');
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'refund_decided', 'refund_request', v_request_id::text,
          jsonb_build_object('decision', 'approve', 'amountCents', v_amount, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided', 'requestId', v_request_id);
end
$$;
comment on function public.give_back(jsonb) is
  'Staff give money back without having been asked. p { orderId, paymentId, amountCents, reasonCode, note, actorId, actorRole } → '
  '{ outcome: decided | stale | too_much | disputed | unknown, requestId?, leftCents? }.';

create function public.claim_refunds(p jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  -- A lease: whoever dies with it lets the next one try again, with the same key at Stripe.
  with next as (
    select id from public.refund_requests
    where status = 'approved' and coalesce(locked_until, '-infinity') < now()
      and (p ->> 'orderId' is null or order_id = (p ->> 'orderId')::uuid)
    order by decided_at limit 10 for update skip locked
  ), taken as (
    update public.refund_requests as request set locked_until = now() + interval '90 seconds'
    from next where request.id = next.id returning request.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'requestId', id, 'orderId', order_id, 'paymentId', payment_id, 'amountCents', amount_cents,
    'reasonCode', reason_code, 'tries', tries
  ) order by decided_at), '[]') from taken
$$;
comment on function public.claim_refunds(jsonb) is
  'p { orderId? } → [{ requestId, orderId, paymentId, amountCents, reasonCode, tries }]: approved and not yet sent.';

create function public.note_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
begin
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p ? 'refund' then
    perform private.note_money_back(v_request.payment_id, jsonb_build_object('refunds', jsonb_build_array(p -> 'refund')));
  elsif p ->> 'refused' is not null then
    update public.refund_requests set status = 'failed', failed_at = now(), failure_code = p ->> 'refused', locked_until = null
    where id = v_request.id and status = 'approved' returning * into v_request;
    if v_request.id is not null then
      perform private.tell_payer('refund_failed', v_order, v_request.id || ':' || v_request.tries,
        jsonb_build_object('amountCents', v_request.amount_cents));
      perform private.tell_staff_of_refund(v_order, 'refund_failed',
        'refused:' || v_request.id || ':' || v_request.tries, v_request.amount_cents);
    end if;
  else
    -- Stripe answered with a fault of its own and keeps that answer under the key: the next try needs another one.
    update public.refund_requests set tries = tries + 1, locked_until = null
    where id = v_request.id and status = 'approved';
  end if;
  return jsonb_build_object('outcome', 'noted');
end
$$;
comment on function public.note_refund(jsonb) is
  'p { requestId, refund? (as in settle_order) | refused? (code) } → { outcome: noted | unknown }; neither: a fault at Stripe.';

create function public.retry_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
  v_payment public.order_payments;
begin
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  select * into v_payment from public.order_payments where payment_id = v_request.payment_id for no key update;
  select * into v_request from public.refund_requests where id = v_request.id for no key update;
  if v_request.status <> 'failed'
    or exists (select from public.refund_requests where payment_id = v_payment.payment_id and status = 'approved') then
    return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
  end if;
  if v_request.amount_cents > private.left_to_refund(v_payment) then
    return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  perform private.move_as((p ->> 'actorRole')::public.actor_role);
  update public.refund_requests set
    status = 'approved', tries = tries + 1, failed_at = null, failure_code = null, stripe_refund_id = null, sent_at = null,
    locked_until = null, decided_at = now(), decided_by = (p ->> 'actorId')::uuid, decided_by_role = (p ->> 'actorRole')::public.account_role
  where id = v_request.id;
  perform private.move_as(null);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'refund_decided', 'refund_request', v_request.id::text,
          jsonb_build_object('decision', 'retry', 'amountCents', v_request.amount_cents, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function public.retry_refund(jsonb) is
  'A refund that failed is tried once more. p { requestId, actorId, actorRole } → { outcome: decided | stale | too_much | '
  'disputed | unknown }.';

create function public.settle_refund(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.refund_requests;
  v_order public.orders;
  v_payment public.order_payments;
  v_before public.order_status;
begin
  select * into v_request from public.refund_requests where id = (p ->> 'requestId')::uuid;
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_order from public.orders where id = v_request.order_id for no key update;
  select * into v_payment from public.order_payments where payment_id = v_request.payment_id for no key update;
  select * into v_request from public.refund_requests where id = v_request.id for no key update;
  if v_request.status <> 'failed' then
    return jsonb_build_object('outcome', 'stale', 'status', v_request.status);
  end if;
  if v_request.amount_cents > private.left_to_refund(v_payment) then
    return jsonb_build_object('outcome', 'too_much', 'leftCents', private.left_to_refund(v_payment));
  end if;
  if private.is_disputed(v_payment.payment_id) then
    return jsonb_build_object('outcome', 'disputed');
  end if;
  perform private.move_as((p ->> 'actorRole')::public.actor_role);
  update public.refund_requests set
    status = 'settled', settled_at = now(), settled_by = (p ->> 'actorId')::uuid, settled_by_role = (p ->> 'actorRole')::public.account_role,
    settled_means = (p ->> 'means')::public.settlement_means, settled_reference = p ->> 'reference', locked_until = null
  where id = v_request.id;
  perform private.move_as(null);
  update public.order_payments set settled_cents = settled_cents + v_request.amount_cents
  where payment_id = v_payment.payment_id;
  if not v_payment.is_extra then
    v_before := v_order.status;
    update public.orders set settled_cents = settled_cents + v_request.amount_cents
    where id = v_order.id returning * into v_order;
    insert into public.case_updates (case_id, code, params, created_by_role)
    select id,
      (case when v_order.status = 'refunded' then 'payment_refunded' else 'payment_partially_refunded' end)
        ::public.case_update_code,
      jsonb_build_object('refundedCents', v_order.refunded_cents + v_order.settled_cents, 'currency', v_order.currency),
      'system'
    from public.cases where order_id = v_order.id;
    if v_order.status <> v_before then
      update public.users set payment_status = v_order.status where id = v_order.user_id;
    end if;
  end if;
  perform private.tell_payer('refund_settled', v_order, v_request.id::text, jsonb_build_object(
    'amountCents', v_request.amount_cents, 'settledMeans', p ->> 'means', 'settledReference', p ->> 'reference'
  ));
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'refund_settled', 'refund_request', v_request.id::text,
          jsonb_build_object('means', p ->> 'means', 'amountCents', v_request.amount_cents, 'orderId', v_order.id));
  return jsonb_build_object('outcome', 'decided');
end
$$;
comment on function public.settle_refund(jsonb) is
  'A refund that failed was paid by other means. p { requestId, means: check | bank_transfer | other, reference, actorId, '
  'actorRole } → { outcome: decided | stale | too_much | disputed | unknown, leftCents? }.';

create function public.resolve_review(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_resolution text := p ->> 'resolution';
  v_order public.orders;
  v_intake public.intake_forms;
  v_intake_id uuid;
  v_payment public.order_payments;
  v_request_id uuid;
  v_answer jsonb;
  v_back integer := 0;
begin
  if v_resolution is null or v_resolution not in ('accept', 'refund') then
    raise exception 'unknown resolution' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_order from public.orders where id = (p ->> 'orderId')::uuid;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if not v_order.is_to_review then
    return jsonb_build_object('outcome', 'stale', 'status', v_order.status);
  end if;

  if v_resolution = 'accept' then
    if not private.may_accept(v_order) then
      return jsonb_build_object('outcome', 'not_possible', 'status', v_order.status);
    end if;
  elsif exists (
    select from public.order_payments as one
    where one.order_id = v_order.id and (one.is_extra or v_order.completed_at is null)
      and private.left_to_refund(one) > 0 and private.is_disputed(one.payment_id)
  ) then
    return jsonb_build_object('outcome', 'disputed');
  elsif exists (
    select from public.order_payments as one
    where one.order_id = v_order.id and (one.is_extra or v_order.completed_at is null)
      and private.left_to_refund(one) > 0
      and exists (select from public.refund_requests where payment_id = one.payment_id and status = 'approved')
  ) then
    return jsonb_build_object('outcome', 'stale', 'status', v_order.status);
  end if;

  update public.orders set
    review_resolved_at = now(), review_resolved_by = (p ->> 'actorId')::uuid,
    review_resolution = (case v_resolution when 'accept' then 'accepted' else 'refunded' end)::public.review_resolution,
    review_note = p ->> 'note'
  where id = v_order.id returning * into v_order;

  if v_resolution = 'accept' then
    v_answer := private.fulfil_order(v_order.id, v_intake);
  else
    -- Everything that is not kept: further payments, and the first one when it was never fulfilled.
    for v_payment in
      select * from public.order_payments
      where order_id = v_order.id and (is_extra or v_order.completed_at is null) order by received_at
    loop
      if private.left_to_refund(v_payment) > 0 then
        select id into v_request_id from public.refund_requests
        where payment_id = v_payment.payment_id and status = 'asked';
        if v_request_id is null then
          insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
          values (v_order.id, v_payment.payment_id, v_order.user_id, (p ->> 'actorRole')::public.account_role, 'review')
          returning id into v_request_id;
        end if;
        v_back := v_back + private.left_to_refund(v_payment);
        perform private.approve_refund(v_order, v_request_id, v_payment, private.left_to_refund(v_payment),
          (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.account_role, p ->> 'note');
      end if;
    end loop;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'order_review_resolved', 'order', v_order.id::text,
          jsonb_build_object('resolution', v_resolution, 'reason', v_order.review_reason, 'refundCents', v_back));
  return jsonb_build_object('outcome', 'resolved', 'otherCheckouts', coalesce(v_answer -> 'otherCheckouts', '[]'));
end
$$;
comment on function public.resolve_review(jsonb) is
  'p { orderId, actorId, actorRole, resolution: accept | refund, note } → { outcome: resolved | stale | not_possible | '
  'disputed | unknown, otherCheckouts? }. Accept fulfils the order as if the payment had agreed with it.';

revoke execute on function
  public.request_refund(jsonb),
  public.decide_refund(jsonb),
  public.give_back(jsonb),
  public.claim_refunds(jsonb),
  public.note_refund(jsonb),
  public.retry_refund(jsonb),
  public.settle_refund(jsonb),
  public.resolve_review(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.request_refund(jsonb),
  public.decide_refund(jsonb),
  public.give_back(jsonb),
  public.claim_refunds(jsonb),
  public.note_refund(jsonb),
  public.retry_refund(jsonb),
  public.settle_refund(jsonb),
  public.resolve_review(jsonb)
  to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
