-- Money back as a process: asked by the client, decided by staff with a reason, sent by Stripe once. A refund the bank
-- did not take is settled by other means: a check, a transfer. What Stripe gave back stays what it is; beside it stands
-- what went back another way, and both together say what is left of a payment.

create type public.refund_reason as enum (
  'declined_by_us', 'court_denied', 'changed_mind', 'not_as_expected', 'safety', 'too_late', 'paid_twice', 'other', 'review', 'plan_ended'
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
create index refund_requests_newest_idx on public.refund_requests (created_at desc, id desc);
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
    and not private.leads_to_closed_account(p_order, paid_for)
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
create type public.money_back as enum ('on_its_way', 'failed', 'returned');

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
grant select on public.payment_money to service_role;

create view public.order_money with (security_invoker = true) as
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
    select from public.refund_requests where order_id = bought.id and status in ('asked', 'approved', 'failed')
  ) as may_ask_refund,
  -- What was approved and did not arrive is still the client's; staff find another way, so it need not be asked again.
  (case
    when kept.held_cents <= 0 then 'returned'
    when kept.held_cents <= (
      select sum(asked.amount_cents) from public.refund_requests as asked
      join public.order_payments as paid on paid.payment_id = asked.payment_id and not paid.is_extra
      where paid.order_id = bought.id and asked.status in ('approved', 'failed')
    ) then case when exists (
      select from public.refund_requests where order_id = bought.id and status = 'failed'
    ) then 'failed' else 'on_its_way' end
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
comment on column public.order_money.extra_held_cents is 'Of further payments: never kept, and to be given back.';
comment on column public.order_money.may_accept is 'Staff may take the payment that waits for them.';
comment on column public.order_money.may_ask_refund is
  'The client may ask for money back: some is left that no bank has, and nothing is asked, under way or failed already.';
comment on column public.order_money.money_back is 'All of it went back, or what was approved of it is all that is held and is on its way, or was not taken by the bank.';
comment on column public.order_money.is_disputed is 'A bank asks about one of them or has it: no refund of that one is possible.';
grant select on public.order_money to service_role;

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

create function public.request_refund(
  p_user_id uuid,
  p_order_id uuid,
  p_reason_code public.refund_reason,
  p_words text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_payment public.order_payments;
  v_request public.refund_requests;
begin
  select * into v_order from public.orders
  where id = p_order_id and user_id = p_user_id for no key update;
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
  values (v_order.id, v_payment.payment_id, v_order.user_id, 'client', p_reason_code,
          nullif(btrim(p_words), ''))
  returning * into v_request;
  perform private.tell_payer('refund_asked', v_order, v_request.id::text);
  perform private.tell_staff_of_refund(v_order, v_request.reason_code::text, 'asked:' || v_request.id);
  return jsonb_build_object('outcome', 'asked', 'requestId', v_request.id);
end
$$;
comment on function public.request_refund is '→ { outcome: asked | already_asked | nothing_left | disputed | unknown, requestId? }.';

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
