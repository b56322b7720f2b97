-- Paying in parts: staff grant it for an application, or an order without one, that is not paid yet. Two to four parts,
-- no fee and no interest: more of either would be lending. Each part is a payment of its own; what the order is still
-- follows from its payments. A court date before the last part is paid is told by the client, decided by staff, and the
-- client reads the answer.

create type public.plan_status as enum ('active', 'paid', 'stopped');
create type public.plan_end as enum ('client', 'staff', 'case_over', 'money_back', 'other_order');

create table public.payment_plans (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id) on delete restrict,
  every_days smallint not null check (every_days in (14, 30)),
  status public.plan_status not null generated always as (case
    when stopped_at is not null then 'stopped'::public.plan_status
    when paid_at is not null then 'paid'::public.plan_status
    else 'active'::public.plan_status end) stored,
  granted_by uuid references public.users (id) on delete set null,
  paid_at timestamptz,
  stopped_at timestamptz,
  stopped_by uuid references public.users (id) on delete set null,
  stop_reason public.plan_end,
  replaced_checkout_session_id text,
  replaced_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((stopped_at is null) = (stop_reason is null)),
  check (stopped_at is null or paid_at is null)
);
create index payment_plans_order_id_idx on public.payment_plans (order_id);
create index payment_plans_granted_by_idx on public.payment_plans (granted_by);
create index payment_plans_stopped_by_idx on public.payment_plans (stopped_by) where stopped_by is not null;
-- With its second column the index is no "one plan per order" to the API in front, which would then show only one.
create unique index payment_plans_one_active_idx on public.payment_plans (order_id, status) where status = 'active';
comment on table public.payment_plans is 'Paying an order in two to four equal parts, granted by staff: active, paid, or stopped.';
comment on column public.payment_plans.every_days is 'Days between two parts; the days of the parts themselves are on them.';
comment on column public.payment_plans.stopped_by is 'Null when the case or its money ended the plan.';
comment on column public.payment_plans.replaced_checkout_session_id is 'The page for the whole price that was open before; nobody may pay on it any more.';

create trigger set_updated_at before update on public.payment_plans for each row execute function private.set_updated_at();

grant select, insert, update on public.payment_plans to service_role;

create table public.payment_parts (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.payment_plans (id) on delete restrict,
  place smallint not null check (place between 1 and 4),
  amount_cents integer not null check (amount_cents > 0),
  due_on date not null,
  moved_from date,
  paid_at timestamptz,
  stripe_checkout_session_id text unique,
  checkout_url text,
  checkout_expires_at timestamptz,
  ended_checkout_session_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (plan_id, place)
);
create index payment_parts_due_idx on public.payment_parts (due_on) where paid_at is null;
create index payment_parts_open_pages_idx on public.payment_parts (checkout_expires_at) where stripe_checkout_session_id is not null;
comment on table public.payment_parts is 'The parts of a plan: what is paid by when.';
comment on column public.payment_parts.moved_from is 'The day before the client moved it, which may be done once.';
comment on column public.payment_parts.paid_at is 'When its payment was settled here; the payment itself is in order_payments.';
comment on column public.payment_parts.ended_checkout_session_id is 'The hosted page we ended at Stripe.';

create trigger set_updated_at before update on public.payment_parts for each row execute function private.set_updated_at();

grant select, insert, update on public.payment_parts to service_role;

create function private.split_in_parts(p_amount_cents integer, p_count integer) returns integer[]
language sql immutable set search_path = '' as $$
  select array(
    select case when place < p_count then p_amount_cents / p_count
                else p_amount_cents - (p_count - 1) * (p_amount_cents / p_count) end
    from generate_series(1, p_count) as listed (place) order by place
  )
$$;
comment on function private.split_in_parts(integer, integer) is 'Equal parts; the last takes the cents that remain. As in src/domain/orders/parts.ts.';

create function private.is_paid_up(p_case_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not exists (
    select from public.cases as one join public.orders as bought on bought.id = one.order_id
    where one.id = p_case_id and bought.received_cents < bought.amount_cents
      and exists (select from public.payment_plans where order_id = bought.id)
      and not exists (
        select from public.payment_plans as plan join public.early_court_dates as early on early.plan_id = plan.id
        where plan.order_id = bought.id and plan.status = 'active' and early.decision = 'file_first')
  );
end
$$;
comment on function private.is_paid_up(uuid) is
  'Nothing of a price paid in parts is missing, or staff decided to file before it is; papers are filed only then.';

create function private.is_part_late(p_case_id uuid, p_today date) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.cases as one
    join public.payment_plans as plan on plan.order_id = one.order_id and plan.status = 'active'
    join public.payment_parts as part on part.plan_id = plan.id and part.paid_at is null and part.due_on < p_today
    where one.id = p_case_id
  )
$$;
comment on function private.is_part_late(uuid, date) is 'Whether a part of the case''s plan was due before this day and did not arrive.';

create type public.early_date_decision as enum ('file_first', 'pay_first');

create table public.early_court_dates (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.payment_plans (id) on delete restrict,
  court_date date not null,
  due_at timestamptz not null,
  decision public.early_date_decision,
  decided_at timestamptz,
  decided_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((decision is null) = (decided_at is null))
);
create index early_court_dates_plan_id_idx on public.early_court_dates (plan_id);
create index early_court_dates_decided_by_idx on public.early_court_dates (decided_by) where decided_by is not null;
-- With its second column the index is no "one date per plan" to the API in front, which would then show only one.
create unique index early_court_dates_one_open_idx on public.early_court_dates (plan_id, decision) nulls not distinct
  where decision is null;
comment on table public.early_court_dates is
  'A court date or deadline before the last part, told by the client; file_first: we file before the price is paid in full.';
comment on column public.early_court_dates.due_at is 'By when staff promised to decide.';

create trigger set_updated_at before update on public.early_court_dates for each row execute function private.set_updated_at();

grant select, insert, update on public.early_court_dates to service_role;

create function public.tell_early_date(
  p_idempotency_key text,
  p_plan_id uuid,
  p_court_date date,
  p_due_at timestamptz,
  p_actor_id uuid
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_order public.orders;
  v_plan public.payment_plans;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select bought.* into v_order from public.orders as bought join public.payment_plans as plan on plan.order_id = bought.id
  where plan.id = p_plan_id and bought.user_id = p_actor_id;
  if v_order.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  perform private.lock_case_of_order(v_order.id);
  select * into v_plan from public.payment_plans where id = p_plan_id for no key update;
  select * into v_case from public.cases where order_id = v_order.id;
  if v_plan.status <> 'active' or v_case.id is null or private.is_case_over(v_case.status) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'over'));
  end if;
  -- Another day for the same question: staff read the last one.
  update public.early_court_dates set court_date = p_court_date where plan_id = v_plan.id and decision is null;
  if not found then
    insert into public.early_court_dates (plan_id, court_date, due_at)
    values (v_plan.id, p_court_date, p_due_at);
    insert into public.case_updates (case_id, code, params, created_by, created_by_role)
    values (v_case.id, 'early_date_told', '{}', p_actor_id, 'client');
  end if;
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'early_date', 'dueAt', p_due_at,
    'dedupeKey', 'early_date:' || (select id from public.early_court_dates where plan_id = v_plan.id and decision is null))), null);
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.tell_early_date is
  'p_actor_id: the client → { outcome: done | over | unknown }. Told again before it is decided, it is the same question with another day.';

create function public.decide_early_date(
  p_idempotency_key text,
  p_early_date_id uuid,
  p_court_date date,
  p_decision public.early_date_decision,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_early public.early_court_dates;
  v_order_id uuid;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'court_date', p_early_date_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select plan.order_id into v_order_id from public.early_court_dates as early
  join public.payment_plans as plan on plan.id = early.plan_id where early.id = p_early_date_id;
  if v_order_id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  perform private.lock_case_of_order(v_order_id);
  select * into v_case from public.cases where order_id = v_order_id;
  select * into v_early from public.early_court_dates where id = p_early_date_id for no key update;
  if v_early.decision is not null or v_early.court_date <> p_court_date
    or not exists (select from public.payment_plans where id = v_early.plan_id and status = 'active') then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'stale'));
  end if;
  update public.early_court_dates set decision = p_decision, decided_at = now(), decided_by = p_actor_id
  where id = v_early.id;
  update public.case_tasks set done_at = now() where dedupe_key = 'early_date:' || v_early.id and done_at is null and dropped_at is null;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'early_date_decided', '{}', p_actor_id, p_actor_role);
  perform private.notify_client(v_case, 'case_update', '{}', false);
  perform private.plan_mail(v_early.plan_id, 'decided', null, v_early.id || ':decided', now());
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'early_date_decided', jsonb_build_object('decision', p_decision));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.decide_early_date is
  'p_court_date: that was seen → { outcome: done | stale (decided, another day, or the plan is over) | unknown }.';

create function private.drop_early_dates() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_tasks set dropped_at = now()
  where done_at is null and dropped_at is null and dedupe_key in (
    select 'early_date:' || id from public.early_court_dates where plan_id = new.id and decision is null);
  return null;
end
$$;
comment on function private.drop_early_dates() is 'Trigger: paid in full or stopped, there is nothing left to decide.';

create trigger drop_early_dates after update on public.payment_plans
  for each row when (old.status = 'active' and new.status <> 'active') execute function private.drop_early_dates();

-- A payment of the whole price that staff, or the owner of its address, look at first would leave the plan of parts open, and
-- its client would be asked for the parts as well.
create function private.end_plan_of_whole_price() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.payment_plans set paid_at = now() where order_id = new.id and status = 'active';
  return null;
end
$$;
comment on function private.end_plan_of_whole_price() is
  'Trigger: an order that is fulfilled with all of its price here has nothing left to pay in parts.';

create trigger end_plan_of_whole_price after update of completed_at on public.orders
  for each row when (old.completed_at is null and new.completed_at is not null and new.received_cents >= new.amount_cents)
  execute function private.end_plan_of_whole_price();
