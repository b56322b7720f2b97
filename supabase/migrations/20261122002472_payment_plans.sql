-- Paying in parts: staff grant it for an application that is not paid yet. Two to four parts, no fee and no interest: more
-- of either would be lending. Each part is a payment of its own; what the order is still follows from its payments.
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
alter table public.payment_plans enable row level security;
revoke all on public.payment_plans from public, anon, authenticated, service_role;
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
alter table public.payment_parts enable row level security;
revoke all on public.payment_parts from public, anon, authenticated, service_role;
grant select, insert, update on public.payment_parts to service_role;

alter table public.order_payments
  add column part_id uuid references public.payment_parts (id) on delete restrict;
create index order_payments_part_id_idx on public.order_payments (part_id) where part_id is not null;
drop index public.order_payments_one_kept_idx;
create unique index order_payments_one_kept_idx on public.order_payments (order_id, is_extra)
  where not is_extra and upgrade_id is null and part_id is null;
create unique index order_payments_one_kept_of_part_idx on public.order_payments (part_id, is_extra)
  where not is_extra and part_id is not null;
comment on column public.order_payments.part_id is 'The part of a plan it was paid for; null for a whole price or an upgrade.';
comment on column public.orders.received_cents is 'What arrived by the payments the order keeps: the whole price or its parts, and upgrades.';

alter table public.case_holds add column stops_moves boolean not null default true;
comment on column public.case_holds.stops_moves is 'Whether nothing moves forward; a part that is late by a few days stops the clocks alone.';

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
  );
end
$$;
comment on function private.is_paid_up(uuid) is 'Nothing of a price paid in parts is missing; papers are filed only then.';

create or replace function private.lacks(p_need public.move_need, p_matter public.court_matters) returns boolean
language sql stable set search_path = '' as $$
  select not coalesce(case p_need
    when 'reason' then nullif(pg_catalog.current_setting('app.move_reason', true), '') is not null
    when 'record_matched' then p_matter.record_matched_at is not null
    when 'papers' then exists (select from public.current_papers where matter_id = p_matter.id)
    when 'no_attorney' then not (select attorney_needed from public.filing_rules)
    when 'attorney_approved' then private.all_approved(p_matter.id, 'attorney')
    when 'client_approved' then private.all_approved(p_matter.id, 'client')
    when 'approved_or_filed_outside' then p_matter.filed_by in ('client', 'other') or (
      private.all_approved(p_matter.id, 'client')
      and (not (select attorney_needed from public.filing_rules) or private.all_approved(p_matter.id, 'attorney')))
    when 'filed_outside' then p_matter.filed_by in ('client', 'other')
    when 'paid_in_full' then p_matter.filed_by in ('client', 'other') or private.is_paid_up(p_matter.case_id)
    when 'filed_on' then p_matter.filed_on is not null
    when 'hearing_at' then p_matter.hearing_at is not null
    when 'decided_on' then p_matter.decided_on is not null
    when 'outcome_granted' then p_matter.outcome in ('granted', 'granted_narrower', 'granted_temporary')
    when 'outcome_denied' then p_matter.outcome in ('denied', 'denied_without_prejudice', 'dismissed_non_appearance')
    when 'outcome_ended' then p_matter.outcome in ('withdrawn', 'moot')
    when 'end_reason' then p_matter.end_reason is not null
    when 'silence' then private.is_silent(p_matter.case_id, p_matter.changed_by)
  end, false)
$$;
update public.case_moves set needs = '{approved_or_filed_outside, paid_in_full, filed_on}'
where (from_status, to_status) = ('ready_to_file', 'filed');

create or replace function private.is_stopped_by_hold(p_matter public.court_matters, p_to public.case_status) returns boolean
language sql stable set search_path = '' as $$
  -- Forward is what leads towards the court by our doing. What a court or the client did, and every ending, goes on.
  select p_to in ('preparing', 'attorney_review', 'client_review', 'ready_to_file', 'filed')
    and p_matter.status not in ('filed', 'hearing_set')
    and p_matter.filed_by is distinct from 'client' and p_matter.filed_by is distinct from 'other'
    and exists (select from public.case_holds where case_id = p_matter.case_id and released_at is null and stops_moves)
$$;

-- The history says what arrived, which of a plan is a part of the price.
create or replace function private.open_case(p_order public.orders, p_intake public.intake_forms) returns public.cases
language plpgsql volatile set search_path = '' as $$
declare
  v_status constant public.case_status := case when p_intake.id is null then 'waiting_for_application' else 'submitted' end;
  v_case public.cases;
begin
  -- A taken number (one in a hundred million) is drawn again.
  for attempt in 1..5 loop
    insert into public.cases (
      user_id, order_id, intake_form_id, case_number, package_type, status, title, county, total_cost_cents, currency
    ) values (
      p_order.user_id, p_order.id, p_intake.id, private.new_case_number(), p_order.package_id, v_status,
      private.case_title(p_intake.eviction_county), p_intake.eviction_county, p_order.amount_cents, p_order.currency
    )
    on conflict (case_number) do nothing
    returning * into v_case;
    exit when v_case.id is not null;
  end loop;
  if v_case.id is null then
    raise exception 'no case number was free';
  end if;
  if p_intake.id is not null then
    -- Each entry carries the time of its fact: the application came before the payment.
    insert into public.case_updates (case_id, code, params, status, created_by_role, created_at)
    values (v_case.id, 'application_received', jsonb_build_object('reference', p_intake.reference), v_status, 'system',
            p_intake.submitted_at);
  end if;
  insert into public.case_updates (case_id, code, params, status, created_by_role)
  values (v_case.id, 'payment_received',
    jsonb_build_object(
      'amountCents', case when exists (select from public.payment_plans where order_id = p_order.id and status <> 'stopped')
        then p_order.received_cents else p_order.amount_cents end,
      'currency', p_order.currency, 'packageId', p_order.package_id, 'orderReference', p_order.reference),
    v_status, 'system');
  return v_case;
end
$$;

create function private.plan_mail(p_plan_id uuid, p_step text, p_part_id uuid, p_dedupe text, p_run_after timestamptz) returns void
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
      'paymentMethod', case when p_step = 'paid' then (
        select payment_method from public.order_payments where part_id = part.id and not is_extra) end
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
  'p_step: granted, soon, today, late, held, paid, stopped. About a plan, and one of its parts if it is named.';

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

create function private.end_lateness(p_case_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.client_notifications set done_at = now()
  where case_id = p_case_id and code = 'part_due' and done_at is null;
  if private.is_part_late(p_case_id, private.office_date()) then
    return;
  end if;
  update public.case_holds set released_at = now() where case_id = p_case_id and kind = 'late_part' and released_at is null;
  update public.case_tasks set dropped_at = now()
  where case_id = p_case_id and code in ('part_late', 'part_unpaid') and done_at is null and dropped_at is null;
end
$$;
comment on function private.end_lateness(uuid) is 'A part arrived or is wanted no more: what its lateness made ends, unless another part is late.';

create function private.stop_plan(p_plan_id uuid, p_reason public.plan_end, p_by uuid, p_role public.actor_role) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_plan public.payment_plans;
  v_case public.cases;
begin
  update public.payment_plans set stopped_at = now(), stop_reason = p_reason, stopped_by = p_by
  where id = p_plan_id and status = 'active' returning * into v_plan;
  if v_plan.id is null then
    return;
  end if;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where order_id = v_plan.order_id and kind = 'payment_plan' and status = 'waiting' and payload ->> 'planStep' <> 'paid';
  select * into v_case from public.cases where order_id = v_plan.order_id;
  if v_case.id is not null then
    perform private.end_lateness(v_case.id);
    insert into public.case_updates (case_id, code, params, created_by, created_by_role)
    values (v_case.id, 'plan_stopped', '{}', p_by, p_role);
  end if;
  -- The order can still be paid, for its whole price: the page for a first part is not the one to do it on.
  if p_reason in ('client', 'staff') then
    update public.payment_plans set
      replaced_checkout_session_id = bought.stripe_checkout_session_id, replaced_expires_at = bought.checkout_expires_at
    from public.orders as bought
    where payment_plans.id = v_plan.id and bought.id = v_plan.order_id and bought.completed_at is null
      and bought.stripe_checkout_session_id is not null;
    update public.orders set stripe_checkout_session_id = null, checkout_url = null, checkout_expires_at = null
    where id = v_plan.order_id and completed_at is null;
    perform private.plan_mail(v_plan.id, 'stopped', null, v_plan.id || ':stopped', now());
  end if;
  -- What was paid stays with the case until somebody decides by the refund rule.
  if p_reason in ('client', 'staff') and v_case.id is not null then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'plan_stopped', 'dueAt', now() + interval '1 day', 'dedupeKey', 'plan_stopped:' || v_plan.id)), null);
  end if;
end
$$;
comment on function private.stop_plan(uuid, public.plan_end, uuid, public.actor_role) is
  'Ends an active plan: nothing more is charged, its open pages are ended, and a part that arrives all the same goes back.';

create function private.stop_plan_of_case() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.stop_plan(id, 'case_over', null, 'system') from public.payment_plans
  where order_id = new.order_id and status = 'active';
  return null;
end
$$;
comment on function private.stop_plan_of_case() is 'Trigger: nobody pays more for a case that is over.';
create trigger stop_plan after update of status on public.cases
  for each row when (new.over_since is not null and old.over_since is null) execute function private.stop_plan_of_case();

create function private.stop_plan_of_denial() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.court_matters
    where case_id = new.case_id and left_out_at is null and status not in ('denied', 'closed', 'cancelled')
  ) then
    perform private.stop_plan(plan.id, 'case_over', null, 'system')
    from public.payment_plans as plan join public.cases as one on one.order_id = plan.order_id
    where one.id = new.case_id and plan.status = 'active';
  end if;
  return null;
end
$$;
comment on function private.stop_plan_of_denial() is 'Trigger: the last open matter was denied.';
create trigger stop_plan after update of status on public.court_matters
  for each row when (new.status = 'denied' and old.status <> 'denied') execute function private.stop_plan_of_denial();

create function private.stop_plan_of_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.stop_plan(id, (case new.status when 'refunded' then 'money_back' else 'other_order' end)::public.plan_end, null, 'system')
  from public.payment_plans where order_id = new.id and status = 'active';
  return null;
end
$$;
comment on function private.stop_plan_of_order() is 'Trigger: all of it went back, or another order of the application was paid.';
create trigger stop_plan after update of status on public.orders
  for each row when (new.status in ('refunded', 'cancelled') and old.status is distinct from new.status)
  execute function private.stop_plan_of_order();

create function private.stop_plan_of_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.stop_plan(plan.id, 'case_over', null, 'system')
  from public.payment_plans as plan join public.orders as bought on bought.id = plan.order_id
  where bought.intake_form_id = new.id and plan.status = 'active';
  return null;
end
$$;
comment on function private.stop_plan_of_application() is 'Trigger: a declined or withdrawn application is paid for no more.';
create trigger stop_plan after update of status on public.intake_forms
  for each row when (new.status in ('declined', 'withdrawn') and old.status is distinct from new.status)
  execute function private.stop_plan_of_application();

create function public.grant_plan(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_count integer := (p ->> 'parts')::integer;
  v_intake public.intake_forms;
  v_order public.orders;
  v_plan public.payment_plans;
  v_opened jsonb;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if v_count is null or v_count not between 2 and 4 then
    raise exception 'a plan has two to four parts' using errcode = 'invalid_parameter_value';
  end if;
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
  v_answer := jsonb_build_object('outcome', case
    when v_intake.id is null then 'unknown'
    when private.is_intake_paid(v_intake.id) then 'paid'
    when private.is_application_over(v_intake) or exists (select from public.cases where intake_form_id = v_intake.id) then 'over'
    when exists (select from public.orders where intake_form_id = v_intake.id
                 and (status in ('processing', 'needs_review') or is_to_review)) then 'money_open'
    when exists (select from public.payment_plans as plan join public.orders as bought on bought.id = plan.order_id
                 where bought.intake_form_id = v_intake.id and plan.status = 'active') then 'granted'
    else 'done' end);
  if v_answer ->> 'outcome' <> 'done' then
    return private.keep_answer(p ->> 'idempotencyKey', v_answer);
  end if;
  v_opened := public.open_order(p || jsonb_build_object('language', v_intake.preferred_language));
  select * into v_order from public.orders where id = (v_opened ->> 'orderId')::uuid for no key update;
  insert into public.payment_plans (order_id, every_days, granted_by, replaced_checkout_session_id, replaced_expires_at)
  values (v_order.id, (p ->> 'everyDays')::smallint, v_actor_id, v_order.stripe_checkout_session_id, v_order.checkout_expires_at)
  returning * into v_plan;
  update public.orders set stripe_checkout_session_id = null, checkout_url = null, checkout_expires_at = null where id = v_order.id;
  insert into public.payment_parts (plan_id, place, amount_cents, due_on)
  select v_plan.id, place, amount_cents, private.office_date() + (place - 1)::integer * v_plan.every_days
  from unnest(private.split_in_parts(v_order.amount_cents, v_count)) with ordinality as listed (amount_cents, place);
  perform private.plan_mail(v_plan.id, 'granted', (select id from public.payment_parts where plan_id = v_plan.id and place = 1),
    v_plan.id || ':granted', now());
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (v_actor_id, (p ->> 'actorRole')::public.actor_role, 'plan_granted', 'order', v_order.id::text,
          jsonb_build_object('parts', v_count, 'amountCents', v_order.amount_cents));
  return private.keep_answer(p ->> 'idempotencyKey', v_answer || jsonb_build_object(
    'planId', v_plan.id, 'orderId', v_order.id, 'checkoutSessionId', v_plan.replaced_checkout_session_id));
end
$$;
comment on function public.grant_plan(jsonb) is
  'p { idempotencyKey, intakeId, packageId, amountCents, currency, reference (of a new order), parts: 2 to 4, everyDays, actorId, '
  'actorRole } → { outcome: done | paid | over | money_open (a payment is on its way or looked at) | granted (one stands already) | '
  'unknown, planId?, orderId?, checkoutSessionId? (for the whole price, to be ended) }.';

create function public.stop_payment_plan(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_role public.actor_role := p ->> 'actorRole';
  v_order public.orders;
  v_plan public.payment_plans;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select bought.* into v_order from public.orders as bought join public.payment_plans as plan on plan.order_id = bought.id
  where plan.id = (p ->> 'planId')::uuid and (v_role <> 'client' or bought.user_id = v_actor_id);
  if v_order.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  perform private.hold_case_of(v_order.id);
  perform from public.orders where id = v_order.id for no key update;
  select * into v_plan from public.payment_plans where id = (p ->> 'planId')::uuid for no key update;
  if v_plan.status <> 'active' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'over', 'status', v_plan.status));
  end if;
  perform private.stop_plan(v_plan.id, (case v_role when 'client' then 'client' else 'staff' end)::public.plan_end, v_actor_id, v_role);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (v_actor_id, v_role, 'plan_stopped', 'order', v_order.id::text);
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.stop_payment_plan(jsonb) is
  'p { idempotencyKey, planId, actorId, actorRole (client: of a plan of their own alone) } → { outcome: done | over | unknown, status? }.';

create function public.next_part(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object('outcome', 'part', 'partId', part.id, 'place', part.place, 'amountCents', part.amount_cents,
      'count', (select count(*) from public.payment_parts where plan_id = plan.id))
    from public.payment_plans as plan join public.payment_parts as part on part.plan_id = plan.id
    where plan.order_id = (p ->> 'orderId')::uuid and plan.status = 'active' and part.paid_at is null
    order by part.place limit 1
  ), jsonb_build_object('outcome', 'none', 'plans', (select count(*) from public.payment_plans where order_id = (p ->> 'orderId')::uuid)));
end
$$;
comment on function public.next_part(jsonb) is
  'p { orderId } → { outcome: part, partId, place, amountCents, count } | { outcome: none, plans (so many it has had) }: what a payment '
  'link of the order asks for.';

create function public.open_part(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return coalesce((
    select jsonb_build_object(
      'outcome', case when part.paid_at is not null then 'paid' when plan.status = 'active' then 'open' else 'stopped' end,
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
  'p { partId, userId } → { outcome: open | paid | stopped | unknown, orderId, caseId, packageId, place, count, amountCents, currency, '
  'checkoutSessionId, checkoutUrl, email }. What a payment page for a part needs.';

create function public.attach_part_checkout(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.payment_parts as part set
    stripe_checkout_session_id = p ->> 'checkoutSessionId', checkout_url = p ->> 'checkoutUrl',
    checkout_expires_at = (p ->> 'expiresAt')::timestamptz
  from public.payment_plans as plan
  where part.id = (p ->> 'partId')::uuid and plan.id = part.plan_id and plan.status = 'active' and part.paid_at is null;
  return jsonb_build_object('outcome', case when found then 'attached' else 'not_open' end);
end
$$;
comment on function public.attach_part_checkout(jsonb) is
  'p { partId, checkoutSessionId, checkoutUrl, expiresAt } → { outcome: attached | not_open }: it was paid or stopped in the meantime.';

create function public.move_part(p jsonb) returns jsonb
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
    when v_plan.status <> 'active' or v_part.paid_at is not null or v_part.due_on < private.office_date() then 'closed'
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
comment on function public.move_part(jsonb) is
  'p { idempotencyKey, partId, to (a day), mostDays, actorId (the client) } → { outcome: done | closed | moved_before | wrong_day | unknown }. '
  'Once for each part, before it is late, and not past the next one.';

create function public.tend_parts(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_today date := (p ->> 'today')::date;
  v_morning timestamptz := greatest(now(), (p ->> 'morning')::timestamptz);
  v_case public.cases;
  v_part record;
  v_looked integer := 0;
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
    if not exists (select from public.client_notifications where case_id = v_case.id and code = 'part_due' and done_at is null) then
      perform private.notify_client(v_case, 'part_due', jsonb_build_object('dueOn', v_part.due_on), true);
    end if;
    if v_part.due_on >= v_today then
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
  'p { today, morning (no mail before), soonDays, holdDays, decideDays } → { looked }. Reminders, lateness, hold and the task to '
  'decide, each once, of parts whose case has begun.';

create function private.reason_against_part(
  p_order public.orders, p_intake public.intake_forms, p_part public.payment_parts, p jsonb
) returns public.review_reason
language plpgsql stable set search_path = '' as $$
begin
  -- What was paid must be what was shown, and still be wanted; anything else is never kept.
  return (case
    when p_part.paid_at is not null then 'second_payment'
    when (select status from public.payment_plans where id = p_part.plan_id) <> 'active' then 'closed'
    when p_order.completed_at is null and p_order.intake_form_id is not null and private.is_intake_paid(p_order.intake_form_id)
      then 'second_payment'
    when p_order.completed_at is null and (private.is_purchase_closed(p_order, p_intake)
      or private.leads_to_closed_account(p_order, p_intake)) then 'closed'
    when p_order.completed_at is not null and (not private.is_owed(p_order.status)
      or exists (select from public.cases where order_id = p_order.id and private.is_case_over(status))
      or exists (select from public.users where id = p_order.user_id and not is_active)) then 'closed'
    when (p ->> 'amountReceived')::bigint is distinct from p_part.amount_cents then 'amount'
    when lower(p ->> 'currency') is distinct from p_order.currency then 'currency'
    when p ->> 'packageId' is distinct from p_order.package_id::text then 'package'
  end)::public.review_reason;
end
$$;
comment on function private.reason_against_part(public.orders, public.intake_forms, public.payment_parts, jsonb) is
  'Why a payment for a part is not kept; null when it agrees with the part.';

create function private.keep_part(p_order public.orders, p_part_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_part public.payment_parts;
  v_plan public.payment_plans;
  v_case public.cases;
begin
  select * into v_part from public.payment_parts where id = p_part_id;
  if not exists (select from public.payment_parts where plan_id = v_part.plan_id and paid_at is null) then
    update public.payment_plans set paid_at = now() where id = v_part.plan_id;
  end if;
  select * into v_plan from public.payment_plans where id = v_part.plan_id;
  select * into v_case from public.cases where order_id = p_order.id;
  if v_case.id is null then
    return;
  end if;
  if (select count(*) from public.payment_parts where plan_id = v_plan.id and paid_at is not null) = 1 then
    -- The first one began the work: the days of the others are counted from it, never sooner than was said.
    update public.payment_parts set
      due_on = greatest(due_on, private.office_date() + (place - v_part.place)::integer * v_plan.every_days)
    where plan_id = v_plan.id and paid_at is null and place > v_part.place;
    return;
  end if;
  insert into public.case_updates (case_id, code, params, created_by_role)
  values (v_case.id, 'part_paid', jsonb_build_object('place', v_part.place, 'amountCents', v_part.amount_cents,
          'currency', p_order.currency), 'system');
  perform private.end_lateness(v_case.id);
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where status = 'waiting' and dedupe_key like 'payment_plan:' || v_part.id || ':%';
  perform private.plan_mail(v_plan.id, 'paid', v_part.id, v_part.id || ':paid', now());
end
$$;
comment on function private.keep_part(public.orders, uuid) is
  'What a part that is kept brings, beside what the first payment of an order does. The caller holds case and order.';

create function private.return_part(p_order public.orders, p_payment public.order_payments) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_request_id uuid;
begin
  insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
  values (p_order.id, p_payment.payment_id, p_order.user_id, 'admin', 'plan_ended')
  returning id into v_request_id;
  perform private.approve_refund(p_order, v_request_id, p_payment, private.left_to_refund(p_payment), null, 'admin', 'plan_ended');
end
$$;
comment on function private.return_part(public.orders, public.order_payments) is
  'A part that arrived after its plan had ended, in the same minute even: nobody has to decide that it goes back.';

create or replace function public.settle_order(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intent text := p ->> 'paymentIntentId';
  v_session text := p ->> 'checkoutSessionId';
  v_payment_id text := coalesce(v_intent, v_session);
  v_payment public.order_payments;
  v_order public.orders;
  v_upgrade public.order_upgrades;
  v_part public.payment_parts;
  v_intake public.intake_forms;
  v_intake_id uuid;
  v_is_new boolean;
  v_is_extra boolean;
  v_goes_back boolean := false;
  v_reason public.review_reason;
  v_answer jsonb;
begin
  v_order := private.find_order(p);
  if v_order.id is null or v_payment_id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;

  -- Locks in one order everywhere: application, case, order, account. Two packages of one application may be paid at once.
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  if p ->> 'upgradeId' is not null or p ->> 'partId' is not null then
    perform private.hold_case_of(v_order.id);
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.intake_form_id is null and v_intake.id is not null
    and (v_intake.user_id is distinct from v_order.user_id or v_intake.status <> 'submitted'
         or private.is_intake_paid(v_intake.id)) then
    v_intake := null;
  end if;
  v_is_extra := exists (select from public.order_payments where order_id = v_order.id and not is_extra);
  if p ->> 'upgradeId' is not null then
    select * into v_upgrade from public.order_upgrades
    where id = (p ->> 'upgradeId')::uuid and order_id = v_order.id for no key update;
    if v_upgrade.id is not null then
      v_reason := private.reason_against_upgrade(v_order, v_upgrade, p);
      v_is_extra := v_reason is not null;
    end if;
  elsif p ->> 'partId' is not null then
    perform from public.payment_plans
    where id = (select plan_id from public.payment_parts where id = (p ->> 'partId')::uuid) and order_id = v_order.id for no key update;
    if found then
      select * into v_part from public.payment_parts where id = (p ->> 'partId')::uuid for no key update;
      v_reason := private.reason_against_part(v_order, v_intake, v_part, p);
      if v_reason is not null and v_reason <> 'closed' and v_order.completed_at is null and not v_is_extra then
        -- A first payment that is not the first part is looked at as any first payment is.
        v_part := null;
      else
        v_is_extra := v_reason is not null;
      end if;
    end if;
  end if;

  insert into public.order_payments
    (payment_id, order_id, upgrade_id, part_id, checkout_session_id, amount_cents, currency, package_id, payment_method, is_extra,
     received_at)
  values (
    v_payment_id, v_order.id, v_upgrade.id, v_part.id, v_session, coalesce((p ->> 'amountReceived')::integer, 0),
    coalesce(lower(p ->> 'currency'), ''), p ->> 'packageId', p ->> 'paymentMethod', v_is_extra,
    coalesce((p ->> 'receivedAt')::timestamptz, now())
  )
  on conflict (payment_id) do nothing
  returning * into v_payment;
  v_is_new := v_payment.payment_id is not null;
  if not v_is_new then
    select * into v_payment from public.order_payments where payment_id = v_payment_id;
    if v_payment.order_id <> v_order.id then
      raise exception 'this payment belongs to another order';
    end if;
  end if;

  if v_is_new and v_order.user_id is null and v_intake.user_id is null then
    perform private.lock_address(v_intake.email);
  end if;
  if v_is_new and v_part.id is not null and v_reason = 'closed' and v_payment.amount_cents > 0 then
    v_goes_back := true;
  elsif v_is_new and v_payment.is_extra then
    v_reason := coalesce(v_reason, 'second_payment');
    update public.orders set
      review_since = case when review_resolved_at is null then coalesce(review_since, now()) else now() end,
      review_reason = case when is_to_review then review_reason else v_reason end,
      review_resolved_at = null, review_resolved_by = null, review_resolution = null, review_note = null
    where id = v_order.id returning * into v_order;
    perform private.alarm_review(v_order, v_reason::text, v_payment_id);
    perform private.tell_payer('payment_in_review', v_order, v_payment_id,
      jsonb_build_object('amountCents', v_payment.amount_cents));
  elsif v_is_new and v_upgrade.id is not null then
    v_answer := private.fulfil_upgrade(v_order, v_upgrade.id);
  elsif v_is_new and v_part.id is not null then
    update public.payment_parts set paid_at = v_payment.received_at where id = v_part.id;
    v_reason := case when v_order.completed_at is null and v_order.user_id is null and private.waits_for_owner(v_intake)
      then 'other_client' end;
    update public.orders set
      received_cents = received_cents + v_payment.amount_cents,
      review_since = case when v_reason is not null then coalesce(review_since, now()) else review_since end,
      review_reason = coalesce(v_reason, review_reason),
      stripe_payment_intent_id = case when completed_at is null then coalesce(v_intent, stripe_payment_intent_id)
        else stripe_payment_intent_id end,
      stripe_checkout_session_id = case when completed_at is null then coalesce(v_session, stripe_checkout_session_id)
        else stripe_checkout_session_id end,
      stripe_customer_id = coalesce(stripe_customer_id, p ->> 'stripeCustomerId'),
      payment_method = coalesce(p ->> 'paymentMethod', payment_method)
    where id = v_order.id returning * into v_order;
    if v_reason is not null then
      perform private.alarm_review(v_order, v_reason::text, v_payment_id);
      perform private.tell_payer('payment_in_review', v_order, v_payment_id,
        jsonb_build_object('amountCents', v_payment.amount_cents));
    elsif v_order.completed_at is null then
      v_answer := private.fulfil_order(v_order.id, v_intake);
    else
      v_answer := private.settled_answer('paid', v_order, null, null);
    end if;
    perform private.keep_part(v_order, v_part.id);
  elsif v_is_new then
    -- What was paid must be what was shown; anything else is for staff, never fulfilled by itself.
    v_reason := case
      when (p ->> 'amountReceived')::bigint is distinct from v_order.amount_cents then 'amount'
      when lower(p ->> 'currency') is distinct from v_order.currency then 'currency'
      when p ->> 'packageId' is distinct from v_order.package_id::text then 'package'
      when v_order.intake_form_id is not null and private.is_intake_paid(v_order.intake_form_id) then 'second_payment'
      when private.is_purchase_closed(v_order, v_intake) or private.leads_to_closed_account(v_order, v_intake)
        then 'closed'
      when v_order.user_id is null and private.waits_for_owner(v_intake) then 'other_client'
    end;
    -- The whole price, on a page that was open before a plan was granted: nothing is left to pay in parts.
    if v_reason is null then
      update public.payment_plans set paid_at = now() where order_id = v_order.id and status = 'active';
    end if;
    update public.orders set
      received_cents = v_payment.amount_cents,
      review_since = case when v_reason is not null then now() end,
      review_reason = v_reason,
      stripe_payment_intent_id = coalesce(v_intent, stripe_payment_intent_id),
      stripe_checkout_session_id = coalesce(v_session, stripe_checkout_session_id),
      stripe_customer_id = coalesce(p ->> 'stripeCustomerId', stripe_customer_id),
      payment_method = coalesce(p ->> 'paymentMethod', payment_method)
    where id = v_order.id returning * into v_order;
    if v_reason is null then
      v_answer := private.fulfil_order(v_order.id, v_intake);
    else
      perform private.alarm_review(v_order, v_reason::text, v_payment_id);
      perform private.tell_payer('payment_in_review', v_order, v_payment_id,
        jsonb_build_object('amountCents', v_payment.amount_cents));
    end if;
  end if;

  perform private.note_money_back(v_payment_id, p);
  if v_goes_back then
    select * into v_payment from public.order_payments where payment_id = v_payment_id;
    if private.is_disputed(v_payment_id) then
      -- The bank has it. Whoever wins: staff look at what is left then.
      update public.orders set
        review_since = case when review_resolved_at is null then coalesce(review_since, now()) else now() end,
        review_reason = case when is_to_review then review_reason else 'closed' end,
        review_resolved_at = null, review_resolved_by = null, review_resolution = null, review_note = null
      where id = v_order.id returning * into v_order;
      perform private.alarm_review(v_order, 'closed', v_payment_id);
    elsif private.left_to_refund(v_payment) > 0 then
      perform private.return_part(v_order, v_payment);
    end if;
    return private.settled_answer('already_paid', v_order, null, null) || jsonb_build_object('goesBack', true);
  end if;
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_order from public.orders where id = v_order.id;
  return private.settled_answer(
    case when v_order.status = 'needs_review' then 'needs_review' else 'already_paid' end, v_order, null,
    case when v_payment.is_extra then 'second_payment' else v_order.review_reason::text end
  );
end
$$;
comment on function public.settle_order(jsonb) is
  'p { orderId | paymentIntentId | checkoutSessionId, upgradeId? (paid for this offer), partId? (for this part of a plan), '
  'amountReceived, currency, packageId, paymentMethod, stripeCustomerId, receivedAt?, refunds?, disputes? } → { outcome: paid | '
  'already_paid | needs_review | unknown_order, orderId, userId, caseId, accountExisted, reviewReason, otherCheckouts?, goesBack? '
  '(a part of a plan that had ended: it is on its way back) }.';

-- Of several payments one that is lost leaves the others, and a person decides what is done for them.
create or replace function private.end_case_of_lost_dispute() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case public.cases;
  v_is_one_of_several boolean;
begin
  select one.* into v_case from public.cases as one
  join public.order_payments as payment on payment.order_id = one.order_id and not payment.is_extra
  where payment.payment_id = new.payment_id for no key update of one;
  if v_case.id is null then
    return null;
  end if;
  select payment.upgrade_id is not null or (payment.part_id is not null and exists (
    select from public.order_payments as other
    where other.order_id = payment.order_id and not other.is_extra and other.payment_id <> payment.payment_id
      and private.left_to_refund(other) > 0 and not private.is_disputed(other.payment_id)
  )) into v_is_one_of_several
  from public.order_payments as payment where payment.payment_id = new.payment_id;
  if not v_is_one_of_several and private.may_move_case(v_case.status, 'cancelled', 'system') then
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

create or replace function public.pages_to_close(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with open as (
    (select bought.id, bought.stripe_checkout_session_id as session_id, bought.checkout_expires_at
    from public.orders as bought
    left join public.intake_forms as intake on intake.id = bought.intake_form_id
    where bought.status in ('created', 'processing', 'failed', 'cancelled')
      and bought.stripe_checkout_session_id is not null
      and bought.stripe_checkout_session_id is distinct from bought.ended_checkout_session_id
      and bought.checkout_expires_at > now()
      and (p ->> 'intakeId' is null or bought.intake_form_id = (p ->> 'intakeId')::uuid)
      and (bought.status = 'cancelled' or private.is_purchase_closed(bought, intake))
    order by bought.checkout_expires_at, bought.id
    limit (p ->> 'limit')::integer)
    union all
    (select order_id, stripe_checkout_session_id, checkout_expires_at from public.order_upgrades
    where status in ('declined', 'withdrawn') and stripe_checkout_session_id is not null
      and stripe_checkout_session_id is distinct from ended_checkout_session_id and checkout_expires_at > now()
      and p ->> 'intakeId' is null
    order by checkout_expires_at limit (p ->> 'limit')::integer)
    union all
    (select plan.order_id, part.stripe_checkout_session_id, part.checkout_expires_at
    from public.payment_parts as part join public.payment_plans as plan on plan.id = part.plan_id
    where plan.status = 'stopped' and part.paid_at is null and part.stripe_checkout_session_id is not null
      and part.stripe_checkout_session_id is distinct from part.ended_checkout_session_id and part.checkout_expires_at > now()
      and p ->> 'intakeId' is null
    order by part.checkout_expires_at limit (p ->> 'limit')::integer)
    union all
    (select order_id, replaced_checkout_session_id, replaced_expires_at from public.payment_plans
    where replaced_checkout_session_id is not null and replaced_expires_at > now() and p ->> 'intakeId' is null
    order by replaced_expires_at limit (p ->> 'limit')::integer)
  )
  select coalesce(jsonb_agg(jsonb_build_object('orderId', id, 'checkoutSessionId', session_id)), '[]')
  from (select * from open order by checkout_expires_at, id limit (p ->> 'limit')::integer) as next
$$;

create or replace function public.note_page_closed(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.order_upgrades set ended_checkout_session_id = p ->> 'checkoutSessionId'
  where order_id = (p ->> 'orderId')::uuid and stripe_checkout_session_id = p ->> 'checkoutSessionId';
  if not found then
    update public.payment_plans set replaced_checkout_session_id = null
    where order_id = (p ->> 'orderId')::uuid and replaced_checkout_session_id = p ->> 'checkoutSessionId';
  end if;
  if not found then
    update public.payment_parts as part set ended_checkout_session_id = p ->> 'checkoutSessionId'
    from public.payment_plans as plan
    where plan.id = part.plan_id and plan.order_id = (p ->> 'orderId')::uuid
      and part.stripe_checkout_session_id = p ->> 'checkoutSessionId';
  end if;
  if not found then
    update public.orders set ended_checkout_session_id = p ->> 'checkoutSessionId' where id = (p ->> 'orderId')::uuid;
  end if;
  return jsonb_build_object('outcome', case when found then 'noted' else 'unknown' end);
end
$$;

-- The difference is paid when the price is.
create or replace function public.offer_upgrade(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_order public.orders;
  v_upgrade public.order_upgrades;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid for no key update;
  if v_case.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v_order from public.orders where id = v_case.order_id for no key update;
  v_answer := jsonb_build_object('outcome', case
    when private.is_case_over(v_case.status) then 'over'
    when v_case.package_type <> (p ->> 'fromPackage')::public.package_id then 'stale'
    when exists (select from public.order_upgrades where case_id = v_case.id and status = 'offered') then 'offered'
    when v_order.id is null or v_order.status not in ('paid', 'partially_refunded') or v_order.package_id <> v_case.package_type
      or private.is_money_open(v_order)
      or exists (select from public.payment_plans where order_id = v_order.id and status = 'active') then 'money_open'
    else 'done' end);
  if v_answer ->> 'outcome' <> 'done' then
    return private.keep_answer(p ->> 'idempotencyKey', v_answer);
  end if;
  insert into public.order_upgrades (order_id, case_id, from_package, to_package, amount_cents, currency, offered_by)
  values (v_order.id, v_case.id, v_case.package_type, (p ->> 'toPackage')::public.package_id, (p ->> 'amountCents')::integer,
          p ->> 'currency', v_actor_id)
  returning * into v_upgrade;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'upgrade_offered', jsonb_build_object('from', v_upgrade.from_package, 'to', v_upgrade.to_package,
          'amountCents', v_upgrade.amount_cents, 'currency', v_upgrade.currency), v_actor_id, (p ->> 'actorRole')::public.actor_role);
  perform private.notify_client(v_case, 'upgrade_offered', jsonb_build_object('to', v_upgrade.to_package), true);
  perform private.tell_of_upgrade(v_case, v_upgrade, 'offered');
  perform private.note_case(p, v_case.id, 'upgrade_offered',
    jsonb_build_object('to', v_upgrade.to_package, 'amountCents', v_upgrade.amount_cents));
  return private.keep_answer(p ->> 'idempotencyKey', v_answer || jsonb_build_object('upgradeId', v_upgrade.id));
end
$$;
revoke execute on function public.grant_plan(jsonb), public.stop_payment_plan(jsonb), public.next_part(jsonb), public.open_part(jsonb),
  public.attach_part_checkout(jsonb), public.move_part(jsonb), public.tend_parts(jsonb) from public, anon, authenticated;
grant execute on function public.grant_plan(jsonb), public.stop_payment_plan(jsonb), public.next_part(jsonb), public.open_part(jsonb),
  public.attach_part_checkout(jsonb), public.move_part(jsonb), public.tend_parts(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
