-- Addresses get mistyped, and the wrong one may be that of another client. A second application joins an account when
-- its birth date is that of an application the account has, or after the owner of the address answered that birth
-- date. Until then its payment waits: staff see it, the sender can correct the address, and nothing of it is shown or
-- mailed by name.
alter table public.intake_forms
  add column owner_attempts smallint not null default 0 check (owner_attempts >= 0),
  add column owner_answered_at timestamptz;
comment on column public.intake_forms.owner_attempts is
  'Wrong birth dates that the owner of the address gave for this application; five leave it to staff.';
comment on column public.intake_forms.owner_answered_at is
  'When the owner of the address, another client by then, answered its birth date.';

create function private.waits_for_owner(p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select p_intake.user_id is null and p_intake.owner_answered_at is null and exists (
    select from public.users as owner
    where owner.email = lower(btrim(p_intake.email))
      -- A first password asks the birth date by itself.
      and (owner.hashed_password is not null or exists (
        select from public.intake_forms as own where own.user_id = owner.id
      ))
      and not exists (
        select from public.intake_forms as own
        where own.user_id = owner.id and own.date_of_birth = p_intake.date_of_birth and own.erased_at is null
      )
  )
$$;
comment on function private.waits_for_owner(public.intake_forms) is
  'Its address belongs to a client who may be somebody else.';

create function private.lock_address(p_email text) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('address:' || lower(btrim(p_email)), 0))
$$;
comment on function private.lock_address(text) is
  'Two people who pay with one new address take turns, so that the second sees the account of the first. After the locks '
  'of application and order, before that of the account.';

create function private.leads_to_closed_account(p_order public.orders, p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_order.user_id, p_intake.user_id) is null and exists (
    select from public.users where email = lower(btrim(p_intake.email)) and not is_active
  )
$$;
comment on function private.leads_to_closed_account(public.orders, public.intake_forms) is
  'The account with the address of this application was deactivated.';

create or replace function private.may_accept(p_order public.orders) returns boolean
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

create or replace view public.application_payment with (security_invoker = true) as
select
  intake.id as intake_form_id,
  intake.user_id,
  intake.submitted_at,
  private.is_intake_paid(intake.id) as is_paid,
  (
    select min(bought.completed_at) from public.orders as bought
    where bought.intake_form_id = intake.id and private.is_owed(bought.status)
  ) as paid_at,
  -- Declined, withdrawn, erased, or its money given back: nothing can be paid any more.
  private.is_application_over(intake) or (opened.id is not null and not private.is_intake_paid(intake.id)) as is_closed,
  intake.status = 'submitted' and opened.id is null and not private.is_intake_paid(intake.id) as is_to_pay,
  exists (
    select from public.orders as waiting
    where waiting.intake_form_id = intake.id and waiting.status = 'needs_review' and waiting.is_to_review
  ) as is_in_review,
  private.waits_for_owner(intake) as waits_for_owner
from public.intake_forms as intake
left join public.cases as opened on opened.intake_form_id = intake.id;

comment on column public.application_payment.is_in_review is 'Money arrived and waits for a person: nothing more is to be paid.';
comment on column public.application_payment.waits_for_owner is
  'Its address is that of another client, who did not answer its birth date.';

create or replace function private.insert_mails(
  p_mails jsonb,
  p_intake_form_id uuid default null,
  p_order_id uuid default null,
  p_user_id uuid default null
) returns void
language sql volatile set search_path = '' as $$
  -- p_mails: [{ kind, recipient, language, payload, runAfter?, dedupeKey }]; the same fact is told once.
  insert into public.outbox
    (kind, recipient, language, payload, run_after, dedupe_key, intake_form_id, order_id, user_id)
  select
    (mail ->> 'kind')::public.mail_kind,
    mail ->> 'recipient',
    coalesce((mail ->> 'language')::public.locale, 'en'),
    case when sent.is_of_another then coalesce(mail -> 'payload', '{}') - '{firstName, lastName, filesMissing, decisionNote}'::text[]
         else coalesce(mail -> 'payload', '{}') end,
    coalesce((mail ->> 'runAfter')::timestamptz, now()),
    mail ->> 'dedupeKey',
    p_intake_form_id,
    p_order_id,
    p_user_id
  from jsonb_array_elements(coalesce(nullif(p_mails, 'null'), '[]')) with ordinality as listed (mail, place)
  -- The address of another client: that client is told by no name what somebody else sent.
  left join lateral (
    select private.waits_for_owner(intake) as is_of_another from public.intake_forms as intake
    where intake.id = p_intake_form_id and lower(btrim(intake.email)) = lower(btrim(mail ->> 'recipient'))
  ) as sent on true
  order by place
  on conflict (dedupe_key) do nothing
$$;

create or replace function public.settle_order(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intent text := p ->> 'paymentIntentId';
  v_session text := p ->> 'checkoutSessionId';
  v_payment_id text := coalesce(v_intent, v_session);
  v_payment public.order_payments;
  v_order public.orders;
  v_intake public.intake_forms;
  v_intake_id uuid;
  v_is_new boolean;
  v_reason public.review_reason;
  v_answer jsonb;
begin
  v_order := private.find_order(p);
  if v_order.id is null or v_payment_id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;

  -- Locks in one order everywhere: application, order, account. Two packages of one application may be paid at once.
  v_intake_id := coalesce(v_order.intake_form_id, private.unpaid_intake_of(v_order.user_id));
  if v_intake_id is not null then
    select * into v_intake from public.intake_forms where id = v_intake_id for no key update;
  end if;
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.intake_form_id is null and v_intake.id is not null
    and (v_intake.user_id is distinct from v_order.user_id or v_intake.status <> 'submitted'
         or private.is_intake_paid(v_intake.id)) then
    v_intake := null;
  end if;

  insert into public.order_payments
    (payment_id, order_id, checkout_session_id, amount_cents, currency, package_id, payment_method, is_extra, received_at)
  values (
    v_payment_id, v_order.id, v_session, coalesce((p ->> 'amountReceived')::integer, 0),
    coalesce(lower(p ->> 'currency'), ''), p ->> 'packageId', p ->> 'paymentMethod',
    exists (select from public.order_payments where order_id = v_order.id and not is_extra),
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
  if v_is_new and v_payment.is_extra then
    update public.orders set
      review_since = case when review_resolved_at is null then coalesce(review_since, now()) else now() end,
      review_reason = case when is_to_review then review_reason else 'second_payment' end,
      review_resolved_at = null, review_resolved_by = null, review_resolution = null, review_note = null
    where id = v_order.id returning * into v_order;
    perform private.alarm_review(v_order, 'second_payment', v_payment_id);
    perform private.tell_payer('payment_in_review', v_order, v_payment_id,
      jsonb_build_object('amountCents', v_payment.amount_cents));
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

create function private.lock_waiting_order(p_intake_form_id uuid) returns public.orders
language sql volatile set search_path = '' as $$
  select * from public.orders
  where intake_form_id = p_intake_form_id and is_to_review and review_reason = 'other_client'
    and status = 'needs_review'
  limit 1 for no key update
$$;
comment on function private.lock_waiting_order(uuid) is
  'The paid order of an application that waits for the owner of its address. The caller holds the application.';

create function private.join_account(p_order public.orders, p_intake public.intake_forms) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- Something else may keep it with staff, such as a second payment.
  if not private.may_accept(p_order) then
    return;
  end if;
  update public.orders set review_resolved_at = now(), review_resolution = 'accepted' where id = p_order.id;
  perform private.fulfil_order(p_order.id, p_intake);
end
$$;
comment on function private.join_account(public.orders, public.intake_forms) is
  'Whose address it is has become clear: the order is fulfilled as if it had been so from the start.';

create function public.applications_waiting_for(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('intakeId', intake.id, 'sentAt', intake.submitted_at)
    order by intake.submitted_at), '[]')
  from public.users as owner
  join public.intake_forms as intake on lower(intake.email) = owner.email
  where owner.id = (p ->> 'userId')::uuid and private.waits_for_owner(intake)
    and exists (
      select from public.orders
      where intake_form_id = intake.id and is_to_review and review_reason = 'other_client' and status = 'needs_review'
    )
$$;
comment on function public.applications_waiting_for(jsonb) is
  'p { userId } → [{ intakeId, sentAt }]: paid applications with this account''s address; nothing else of them is told.';

create function public.answer_for_application(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_most_tries constant smallint := 5;
  v_intake public.intake_forms;
  v_order public.orders;
begin
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
  v_order := private.lock_waiting_order(v_intake.id);
  if v_order.id is null or not private.waits_for_owner(v_intake) or not exists (
    select from public.users
    where id = (p ->> 'userId')::uuid and is_active and email = lower(btrim(v_intake.email))
  ) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_intake.owner_attempts >= v_most_tries then
    return jsonb_build_object('outcome', 'locked');
  end if;
  if to_char(v_intake.date_of_birth, 'YYYY-MM-DD') is distinct from p ->> 'birthDate' then
    update public.intake_forms set owner_attempts = owner_attempts + 1
    where id = v_intake.id returning * into v_intake;
    if v_intake.owner_attempts >= v_most_tries then
      return jsonb_build_object('outcome', 'locked');
    end if;
    return jsonb_build_object('outcome', 'wrong', 'attemptsLeft', v_most_tries - v_intake.owner_attempts);
  end if;
  update public.intake_forms set owner_answered_at = now() where id = v_intake.id returning * into v_intake;
  perform private.lock_address(v_intake.email);
  perform private.join_account(v_order, v_intake);
  return jsonb_build_object('outcome', 'joined');
end
$$;
comment on function public.answer_for_application(jsonb) is
  'p { intakeId, userId, birthDate (YYYY-MM-DD) } → { outcome: joined | wrong | locked | unknown, attemptsLeft? }. For '
  'the owner of its address alone.';

create or replace function public.change_intake_email(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_email text := btrim(p ->> 'email');
  v_intake public.intake_forms;
  v_order public.orders;
begin
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Until payment only: from then on the address is that of an account.
  if private.is_intake_paid(v_intake.id) then
    return jsonb_build_object('outcome', 'paid');
  end if;
  update public.intake_forms set
    email = v_email, email_changed_at = now(), owner_attempts = 0, owner_answered_at = null
  where id = v_intake.id returning * into v_intake;
  -- Nothing more goes to the old address.
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where intake_form_id = v_intake.id and status = 'waiting' and kind = 'application_received';
  update public.outbox set recipient = v_email
  where intake_form_id = v_intake.id and status = 'waiting' and kind = 'payment_reminder';
  v_order := private.lock_waiting_order(v_intake.id);
  if v_order.id is null then
    perform private.insert_mails(p -> 'mails', v_intake.id, null, v_intake.user_id);
  else
    -- Paid: what is said about it now goes to the new address.
    perform private.lock_address(v_email);
    if private.waits_for_owner(v_intake) then
      perform private.tell_payer('payment_in_review', v_order, v_order.id || ':' || md5(lower(v_email)),
        jsonb_build_object('amountCents', v_order.received_cents));
    else
      perform private.join_account(v_order, v_intake);
    end if;
  end if;
  return jsonb_build_object('outcome', 'done', 'reference', v_intake.reference);
end
$$;

revoke execute on function
  public.applications_waiting_for(jsonb),
  public.answer_for_application(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.applications_waiting_for(jsonb),
  public.answer_for_application(jsonb)
  to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
