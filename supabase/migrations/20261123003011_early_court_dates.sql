-- A court date before the last part of a price is paid: the client tells it, staff decide, and the client reads the answer.
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
alter table public.early_court_dates enable row level security;
revoke all on public.early_court_dates from public, anon, authenticated, service_role;
grant select, insert, update on public.early_court_dates to service_role;

create or replace function private.is_paid_up(p_case_id uuid) returns boolean
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

create function public.tell_early_date(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_order public.orders;
  v_plan public.payment_plans;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select bought.* into v_order from public.orders as bought join public.payment_plans as plan on plan.order_id = bought.id
  where plan.id = (p ->> 'planId')::uuid and bought.user_id = v_actor_id;
  if v_order.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  perform private.hold_case_of(v_order.id);
  select * into v_plan from public.payment_plans where id = (p ->> 'planId')::uuid for no key update;
  select * into v_case from public.cases where order_id = v_order.id;
  if v_plan.status <> 'active' or v_case.id is null or private.is_case_over(v_case.status) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'over'));
  end if;
  -- Another day for the same question: staff read the last one.
  update public.early_court_dates set court_date = (p ->> 'courtDate')::date where plan_id = v_plan.id and decision is null;
  if not found then
    insert into public.early_court_dates (plan_id, court_date, due_at)
    values (v_plan.id, (p ->> 'courtDate')::date, (p ->> 'dueAt')::timestamptz);
    insert into public.case_updates (case_id, code, params, created_by, created_by_role)
    values (v_case.id, 'early_date_told', '{}', v_actor_id, 'client');
  end if;
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'early_date', 'dueAt', p ->> 'dueAt',
    'dedupeKey', 'early_date:' || (select id from public.early_court_dates where plan_id = v_plan.id and decision is null))), null);
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.tell_early_date(jsonb) is
  'p { idempotencyKey, planId, courtDate, dueAt, actorId (the client) } → { outcome: done | over | unknown }. Told again before it is '
  'decided, it is the same question with another day.';

create function public.decide_early_date(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_early public.early_court_dates;
  v_order_id uuid;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select plan.order_id into v_order_id from public.early_court_dates as early
  join public.payment_plans as plan on plan.id = early.plan_id where early.id = (p ->> 'earlyDateId')::uuid;
  if v_order_id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  perform private.hold_case_of(v_order_id);
  select * into v_case from public.cases where order_id = v_order_id;
  select * into v_early from public.early_court_dates where id = (p ->> 'earlyDateId')::uuid for no key update;
  if v_early.decision is not null or v_early.court_date <> (p ->> 'courtDate')::date
    or not exists (select from public.payment_plans where id = v_early.plan_id and status = 'active') then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'stale'));
  end if;
  update public.early_court_dates set decision = (p ->> 'decision')::public.early_date_decision, decided_at = now(), decided_by = v_actor_id
  where id = v_early.id;
  update public.case_tasks set done_at = now() where dedupe_key = 'early_date:' || v_early.id and done_at is null and dropped_at is null;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'early_date_decided', '{}', v_actor_id, (p ->> 'actorRole')::public.actor_role);
  perform private.notify_client(v_case, 'case_update', '{}', false);
  perform private.plan_mail(v_early.plan_id, 'decided', null, v_early.id || ':decided', now());
  perform private.note_case(p, v_case.id, 'early_date_decided', jsonb_build_object('decision', p ->> 'decision'));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.decide_early_date(jsonb) is
  'p { idempotencyKey, earlyDateId, courtDate (that was seen), decision: file_first | pay_first, actorId, actorRole } → { outcome: done | '
  'stale (decided, another day, or the plan is over) | unknown }.';

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

revoke execute on function public.tell_early_date(jsonb), public.decide_early_date(jsonb) from public, anon, authenticated;
grant execute on function public.tell_early_date(jsonb), public.decide_early_date(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
