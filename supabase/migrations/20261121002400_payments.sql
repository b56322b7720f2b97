-- Payments that arrived, and what they mean for an application: its order, its case, its account and its mails.

-- What Stripe reports about money, as facts with their times: payments that arrived, and what a bank disputes. What
-- an order is follows from them, so it is the same in whatever order the facts come in.
create table public.order_payments (
  payment_id text primary key,
  order_id uuid not null references public.orders (id) on delete restrict,
  checkout_session_id text,
  amount_cents integer not null check (amount_cents >= 0),
  currency text not null,
  package_id text,
  payment_method text,
  is_extra boolean not null default false,
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  received_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  settled_cents integer not null default 0 check (settled_cents >= 0),
  upgrade_id uuid references public.order_upgrades (id) on delete restrict,
  part_id uuid references public.payment_parts (id) on delete restrict
);
create index order_payments_order_id_idx on public.order_payments (order_id);
create index order_payments_upgrade_id_idx on public.order_payments (upgrade_id) where upgrade_id is not null;
create unique index order_payments_one_kept_of_upgrade_idx on public.order_payments (upgrade_id, is_extra)
  where not is_extra and upgrade_id is not null;
create index order_payments_part_id_idx on public.order_payments (part_id) where part_id is not null;
-- Several payments of an order may be kept: the first, and one for each upgrade or part. With its second column the index
-- is no "one payment per order" to the API in front, which would then show only one.
create unique index order_payments_one_kept_idx on public.order_payments (order_id, is_extra)
  where not is_extra and upgrade_id is null and part_id is null;
create unique index order_payments_one_kept_of_part_idx on public.order_payments (part_id, is_extra)
  where not is_extra and part_id is not null;
comment on table public.order_payments is 'Payments that arrived at Stripe for an order. Received less refunded is our ledger.';
comment on column public.order_payments.payment_id is 'The id of the payment at Stripe.';
comment on column public.order_payments.package_id is 'As reported with the payment; it may differ from the order, which then waits for staff.';
comment on column public.order_payments.is_extra is 'A further payment of an order that had one already: never kept, staff give it back.';
comment on column public.order_payments.settled_cents is 'What went back by other means than Stripe, and is no part of refunded_cents.';
comment on column public.order_payments.upgrade_id is 'The offer it was paid for; null for the first payment of an order.';
comment on column public.order_payments.part_id is 'The part of a plan it was paid for; null for a whole price or an upgrade.';

create trigger set_updated_at before update on public.order_payments
  for each row execute function private.set_updated_at();

grant select, insert, update on public.order_payments to service_role;

create table public.payment_disputes (
  dispute_id text primary key,
  payment_id text not null references public.order_payments (payment_id) on delete restrict,
  amount_cents integer not null check (amount_cents >= 0),
  reason text,
  status text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_disputes_payment_id_idx on public.payment_disputes (payment_id);
create index payment_disputes_open_idx on public.payment_disputes (opened_at) where closed_at is null;
comment on table public.payment_disputes is 'What a cardholder disputes with the bank. Lost means the money is gone, so it counts as disputed for good.';

create trigger set_updated_at before update on public.payment_disputes
  for each row execute function private.set_updated_at();

grant select, insert, update on public.payment_disputes to service_role;

-- How an application stands with its payment, for whoever asks: pages, the checkout, and the functions below.
create view public.application_payment with (security_invoker = true) as
select
  intake.id as intake_form_id,
  intake.user_id,
  intake.submitted_at,
  owed.completed_at is not null as is_paid,
  owed.completed_at as paid_at,
  -- Declined, withdrawn, erased, or its money given back: nothing can be paid any more.
  private.is_application_over(intake) or (opened.id is not null and owed.completed_at is null) as is_closed,
  intake.status = 'submitted' and opened.id is null and owed.completed_at is null as is_to_pay,
  exists (
    select from public.orders as waiting
    where waiting.intake_form_id = intake.id and waiting.status = 'needs_review' and waiting.is_to_review
  ) as is_in_review,
  private.waits_for_owner(intake) as waits_for_owner
from public.intake_forms as intake
left join public.cases as opened on opened.intake_form_id = intake.id
-- At most one: an application is paid for once.
left join public.orders as owed on owed.intake_form_id = intake.id and owed.is_owed;
comment on view public.application_payment is 'Whether each application was paid, can still be, and waits for it.';
comment on column public.application_payment.paid_at is 'When the payment that is kept was settled.';
comment on column public.application_payment.is_to_pay is 'Sent and still to be paid: what its sender pays at the checkout goes to it.';
comment on column public.application_payment.is_in_review is 'Money arrived and waits for a person: nothing more is to be paid.';
comment on column public.application_payment.waits_for_owner is
  'Its address is that of another client, who did not answer its birth date.';
grant select on public.application_payment to service_role;

create function private.unpaid_intake_of(p_user_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select intake_form_id from public.application_payment
  where user_id = p_user_id and is_to_pay
  order by submitted_at desc limit 1
$$;
comment on function private.unpaid_intake_of(uuid) is
  'A signed-in client who applied first and pays at the checkout pays for that application.';

create function private.is_purchase_closed(p_order public.orders, p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select private.is_application_over(p_intake)
    or exists (
      select from public.cases
      where intake_form_id = p_intake.id and order_id is distinct from p_order.id
    )
    or exists (
      select from public.users where id = coalesce(p_order.user_id, p_intake.user_id) and not is_active
    )
$$;
comment on function private.is_purchase_closed(public.orders, public.intake_forms) is
  'Nobody is left to work for: the application was declined, withdrawn or erased, its case ended with its money, or the '
  'account was closed.';

create function private.account_for_order(
  p_order public.orders, p_intake public.intake_forms, p_stripe_customer_id text
) returns public.users
language plpgsql volatile set search_path = '' as $$
declare
  v_email text := lower(btrim(p_intake.email));
  v_user_id uuid := coalesce(p_order.user_id, p_intake.user_id, private.owner_of_address(v_email));
  v_user public.users;
begin
  if v_user_id is null then
    insert into public.users (email, first_name, last_name, latin_name, preferred_language)
    values (v_email, p_intake.first_name, p_intake.last_name, p_intake.latin_name, p_intake.preferred_language)
    on conflict (email) do nothing;
  end if;
  update public.users set
    account_type = 'paid', payment_status = 'paid',
    stripe_customer_id = case
      when stripe_customer_id is not null then stripe_customer_id
      when exists (select from public.users as other where other.stripe_customer_id = p_stripe_customer_id) then null
      else p_stripe_customer_id
    end
  where case when v_user_id is null then email = v_email else id = v_user_id end
  returning * into strict v_user;
  return v_user;
end
$$;
comment on function private.account_for_order(public.orders, public.intake_forms, text) is
  'The account of a paid order: the signed-in one, the one with that address, or a new one.';

-- The history says what arrived, which of a plan is a part of the price.
create function private.open_case(p_order public.orders, p_intake public.intake_forms) returns public.cases
language plpgsql volatile set search_path = '' as $$
declare
  v_status constant public.case_status := case when p_intake.id is null then 'waiting_for_application' else 'submitted' end;
  v_case public.cases;
begin
  -- A taken number (one in a hundred million) is drawn again.
  for attempt in 1..5 loop
    insert into public.cases (
      user_id, order_id, intake_form_id, case_number, package_type, status, county, total_cost_cents, currency
    ) values (
      p_order.user_id, p_order.id, p_intake.id, private.new_case_number(), p_order.package_id, v_status,
      p_intake.eviction_county, p_order.amount_cents, p_order.currency
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
comment on function private.open_case(public.orders, public.intake_forms) is
  'With an application the case is submitted, without one it waits for it.';

create function private.order_mail(
  p_kind text, p_user public.users, p_order public.orders, p_intake public.intake_forms, p_case public.cases
) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', p_kind,
    'recipient', p_user.email,
    'language', case when p_user.id is null then 'en' else p_user.preferred_language end,
    'dedupeKey', p_kind || ':' || p_order.id,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'firstName', coalesce(p_user.first_name, case when p_user.id is not null then p_intake.first_name end),
      'orderReference', p_order.reference,
      'reference', p_intake.reference,
      'packageId', p_order.package_id,
      -- What was paid; staff may have accepted another sum than the price.
      'amountCents', coalesce(nullif(p_order.received_cents, 0), p_order.amount_cents),
      'currency', p_order.currency,
      'paidAt', p_order.completed_at,
      'paymentMethod', p_order.payment_method,
      'caseId', p_case.id,
      'caseNumber', p_case.case_number,
      'waitingForApplication', p_intake.id is null
    ))
  )
$$;
comment on function private.order_mail(text, public.users, public.orders, public.intake_forms, public.cases) is
  'A mail about a paid order; without a user it goes to staff and names nobody.';

create function private.tell_payer(
  p_kind text, p_order public.orders, p_dedupe text, p_payload jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', p_kind,
    'recipient', coalesce(payer.email, sent.email),
    'language', coalesce(payer.preferred_language, sent.preferred_language, p_order.language),
    'dedupeKey', p_kind || ':' || p_dedupe,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'firstName', coalesce(payer.first_name, sent.first_name),
      'orderReference', p_order.reference,
      'packageId', p_order.package_id,
      'currency', p_order.currency,
      'hasAccount', payer.id is not null,
      -- For a further payment, told by its own id, what the order waited for before says nothing.
      'reviewReason', case when p_kind = 'payment_in_review' then case
        when exists (select from public.order_payments where payment_id = p_dedupe and is_extra) then 'second_payment'
        else p_order.review_reason end end
    ) || p_payload)
  )), p_order.intake_form_id, p_order.id, p_order.user_id)
  from (select p_order.user_id as user_id, p_order.intake_form_id as intake_form_id) as one
  left join public.users as payer on payer.id = one.user_id
  left join public.intake_forms as sent on sent.id = one.intake_form_id
  where coalesce(payer.email, sent.email) is not null
    and coalesce(payer.email, sent.email) not like '%.invalid'
$$;
comment on function private.tell_payer(text, public.orders, text, jsonb) is
  'A mail to whoever pays for an order: the account, else the address on the application. Nobody, once it was erased.';

create function private.tell_staff_of_refund(
  p_order public.orders, p_reason text, p_dedupe text, p_amount_cents integer default null
) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'staff_refund',
    'dedupeKey', 'staff_refund:' || p_dedupe,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'orderReference', p_order.reference, 'packageId', p_order.package_id, 'reason', p_reason,
      'amountCents', p_amount_cents))
  )), p_order.intake_form_id, p_order.id, null)
$$;
comment on function private.tell_staff_of_refund(public.orders, text, text, integer) is
  'Money back that staff have to decide about or look after; codes and references only.';

create function private.alarm_review(p_order public.orders, p_reason text, p_payment text) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'staff_review',
    'dedupeKey', 'staff_review:' || p_order.id || ':' || p_reason || ':' || coalesce(p_payment, ''),
    'payload', jsonb_build_object('orderId', p_order.id, 'orderReference', p_order.reference, 'reason', p_reason,
                                  'packageId', p_order.package_id, 'payment', p_payment)
  )), p_order.intake_form_id, p_order.id, null)
$$;
comment on function private.alarm_review(public.orders, text, text) is 'Tells staff of a payment that was not fulfilled.';

-- What a dispute means for our money. Stripe may add statuses: one we do not know is open, and the money is gone.
-- An inquiry ("warning") asks before the bank takes anything; it still keeps us from refunding.
create function private.is_dispute_over(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_status in ('won', 'lost', 'warning_closed', 'prevented')
$$;
comment on function private.is_dispute_over(text) is 'Nothing is decided any more; lost is over and still money gone.';

create function private.blocks_refund(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select p_status not in ('won', 'warning_closed', 'prevented')
$$;
comment on function private.blocks_refund(text) is 'The bank has the money or may take it: Stripe refunds no such payment.';

create function private.takes_money(p_status text) returns boolean
language sql immutable set search_path = '' as $$
  select private.blocks_refund(p_status) and p_status not like 'warning\_%'
$$;
comment on function private.takes_money(text) is 'The bank has the money: the order is disputed, for good when we lost.';

create function private.is_disputed(p_payment_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.payment_disputes where payment_id = p_payment_id and private.blocks_refund(status)
  )
$$;
comment on function private.is_disputed(text) is 'Whether a dispute keeps us from refunding this payment.';

-- A wish for money back is about all that is left of what was paid, whichever payment it came by. An upgrade may arrive in
-- the same second as the payment it adds to, and Stripe tells whole seconds; what was paid for an upgrade is always the
-- younger one, so that ids do not decide which of the two gave money back first.
create function private.payment_to_refund(p_order_id uuid) returns public.order_payments
language plpgsql stable set search_path = '' as $$
declare
  v_payment public.order_payments;
begin
  -- The youngest first: a card that paid lately takes money back most surely.
  select * into v_payment from public.order_payments as one
  where order_id = p_order_id and not is_extra
  order by private.left_to_refund(one) > 0 and not private.is_disputed(payment_id) desc, private.left_to_refund(one) > 0 desc,
    received_at desc, upgrade_id is null, payment_id
  limit 1;
  return v_payment;
end
$$;
comment on function private.payment_to_refund(uuid) is
  'Of the payments an order keeps, the one a refund begins with: some is left of it and no bank has it, if there is one.';

create function private.tell_of_upgrade(p_case public.cases, p_upgrade public.order_upgrades, p_step text) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'package_upgrade', 'recipient', client.email, 'language', client.preferred_language,
    'dedupeKey', 'package_upgrade:' || p_upgrade.id || ':' || p_step,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'step', p_step, 'caseId', p_case.id, 'caseNumber', p_case.case_number, 'firstName', client.first_name,
      'orderReference', bought.reference, 'packageId', p_upgrade.to_package,
      'amountCents', case when p_step = 'paid' then p_upgrade.amount_cents end,
      'paidAt', p_upgrade.paid_at,
      'paymentMethod', (
        select payment_method from public.order_payments where upgrade_id = p_upgrade.id and not is_extra)
    ))
  )), p_case.intake_form_id, p_upgrade.order_id, p_case.user_id)
  from public.users as client cross join public.orders as bought
  where client.id = p_case.user_id and client.is_active and bought.id = p_upgrade.order_id
$$;
comment on function private.tell_of_upgrade(public.cases, public.order_upgrades, text) is
  'p_step: offered, withdrawn or paid. The sum is in the mail only as a receipt.';
