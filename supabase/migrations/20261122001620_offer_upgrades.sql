-- Offering, paying, declining and withdrawing a larger package, and choosing which court matters a smaller one is for.
update public.case_moves set by_roles = by_roles || '{system}'::public.actor_role[]
where (from_status, to_status) = ('submitted', 'in_review');

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

create function public.offer_upgrade(p jsonb) returns jsonb
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
      or private.is_money_open(v_order) then 'money_open'
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
comment on function public.offer_upgrade(jsonb) is
  'p { idempotencyKey, caseId, fromPackage (as seen), toPackage, amountCents, currency, actorId, actorRole } → { outcome: done | stale | '
  'offered (one stands already) | money_open (not paid, in dispute, or money asked back) | over | unknown, upgradeId? }.';

create function public.withdraw_upgrade(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_upgrade public.order_upgrades;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select one.* into v_case from public.cases as one join public.order_upgrades as offer on offer.case_id = one.id
  where offer.id = (p ->> 'upgradeId')::uuid for no key update of one;
  select * into v_upgrade from public.order_upgrades where id = (p ->> 'upgradeId')::uuid for no key update;
  if v_upgrade.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif v_upgrade.status <> 'offered' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'answered', 'status', v_upgrade.status));
  end if;
  update public.order_upgrades set withdrawn_at = now(), withdrawn_by = v_actor_id where id = v_upgrade.id returning * into v_upgrade;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'upgrade_withdrawn', jsonb_build_object('to', v_upgrade.to_package), v_actor_id,
          (p ->> 'actorRole')::public.actor_role);
  -- Nobody was told yet: then nobody needs to hear that it is gone.
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where dedupe_key = 'package_upgrade:' || v_upgrade.id || ':offered' and status = 'waiting';
  if not found then
    perform private.tell_of_upgrade(v_case, v_upgrade, 'withdrawn');
  end if;
  perform private.note_case(p, v_case.id, 'upgrade_withdrawn', jsonb_build_object('to', v_upgrade.to_package));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'checkoutSessionId', v_upgrade.stripe_checkout_session_id, 'orderId', v_upgrade.order_id));
end
$$;
comment on function public.withdraw_upgrade(jsonb) is
  'p { idempotencyKey, upgradeId, actorId, actorRole } → { outcome: done | answered (paid, declined or withdrawn already) | unknown, '
  'status?, checkoutSessionId? }.';

create function public.decline_upgrade(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_upgrade public.order_upgrades;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_user_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select one.* into v_case from public.cases as one join public.order_upgrades as offer on offer.case_id = one.id
  where offer.id = (p ->> 'upgradeId')::uuid and one.user_id = v_user_id for no key update of one;
  select * into v_upgrade from public.order_upgrades where id = (p ->> 'upgradeId')::uuid and case_id = v_case.id for no key update;
  if v_upgrade.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif v_upgrade.status <> 'offered' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'answered', 'status', v_upgrade.status));
  end if;
  update public.order_upgrades set declined_at = now() where id = v_upgrade.id;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'upgrade_declined', jsonb_build_object('to', v_upgrade.to_package), v_user_id, 'client');
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'upgrade_declined', 'dueAt', p ->> 'answerDueAt', 'dedupeKey', 'upgrade_declined:' || v_upgrade.id)), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'checkoutSessionId', v_upgrade.stripe_checkout_session_id, 'orderId', v_upgrade.order_id));
end
$$;
comment on function public.decline_upgrade(jsonb) is
  'p { idempotencyKey, upgradeId, actorId (the client), answerDueAt? } → { outcome: done | answered | unknown, status?, '
  'checkoutSessionId? }. Staff hear of it, and have a task.';

create function public.open_upgrade(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_upgrade public.order_upgrades;
  v_case public.cases;
begin
  select * into v_case from public.cases
  where id = (select case_id from public.order_upgrades where id = (p ->> 'upgradeId')::uuid) and user_id = (p ->> 'userId')::uuid;
  select * into v_upgrade from public.order_upgrades where id = (p ->> 'upgradeId')::uuid and case_id = v_case.id;
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
comment on function public.open_upgrade(jsonb) is
  'p { upgradeId, userId } → { outcome: offered | paid | declined | withdrawn | unknown, orderId, caseId, packageId, amountCents, '
  'currency, checkoutSessionId, checkoutUrl, email }. What a payment page for an offer needs.';

create function public.attach_upgrade_checkout(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.order_upgrades set
    stripe_checkout_session_id = p ->> 'checkoutSessionId', checkout_url = p ->> 'checkoutUrl',
    checkout_expires_at = (p ->> 'expiresAt')::timestamptz
  where id = (p ->> 'upgradeId')::uuid and status = 'offered';
  return jsonb_build_object('outcome', case when found then 'attached' else 'not_open' end);
end
$$;
comment on function public.attach_upgrade_checkout(jsonb) is
  'p { upgradeId, checkoutSessionId, checkoutUrl, expiresAt } → { outcome: attached | not_open }: it was answered in the meantime.';

create function private.reason_against_upgrade(p_order public.orders, p_upgrade public.order_upgrades, p jsonb)
returns public.review_reason
language sql stable set search_path = '' as $$
  -- What was paid must be what was offered, and still be wanted; anything else is for staff, never fulfilled by itself.
  select (case
    when p_upgrade.status = 'paid' then 'second_payment'
    when p_upgrade.status <> 'offered' or not private.is_owed(p_order.status) or p_order.package_id <> p_upgrade.from_package
      or private.is_case_over((select status from public.cases where id = p_upgrade.case_id))
      or exists (select from public.users where id = p_order.user_id and not is_active) then 'closed'
    when (p ->> 'amountReceived')::bigint is distinct from p_upgrade.amount_cents then 'amount'
    when lower(p ->> 'currency') is distinct from p_upgrade.currency then 'currency'
    when p ->> 'packageId' is distinct from p_upgrade.to_package::text then 'package'
  end)::public.review_reason
$$;
comment on function private.reason_against_upgrade(public.orders, public.order_upgrades, jsonb) is
  'Why a payment for an offer is not kept; null when it agrees with the offer.';

create function private.take_matters_in(p_case public.cases) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_covered integer := (select matters from public.service_packages where id = p_case.package_type);
  v_is_reviewed boolean := exists (
    select from public.intake_forms where id = p_case.intake_form_id and status = 'accepted');
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
    update public.court_matters set left_out_at = null where id = v_matter.id returning * into v_matter;
    v_taken := v_taken + 1;
    if v_matter.status = 'submitted' and v_is_reviewed then
      perform private.apply_move(p_case, v_matter, 'submitted', 'in_review', null, 'system', '{"toldOtherwise": true}');
      perform private.add_tasks(p_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
        'code', 'match_record', 'dedupeKey', 'in_review:match_record:' || v_matter.id)), null);
    end if;
  end loop;
  return v_taken;
end
$$;
comment on function private.take_matters_in(public.cases) is
  'Matters that were left out come back, in their order and as far as the package goes. Answers how many.';

create function private.fulfil_upgrade(p_order public.orders, p_upgrade_id uuid) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders;
  v_upgrade public.order_upgrades;
  v_case public.cases;
begin
  update public.order_upgrades set paid_at = now() where id = p_upgrade_id returning * into v_upgrade;
  update public.orders set package_id = v_upgrade.to_package, amount_cents = amount_cents + v_upgrade.amount_cents
  where id = p_order.id returning * into v_order;
  update public.cases set package_type = v_upgrade.to_package, total_cost_cents = coalesce(total_cost_cents, 0) + v_upgrade.amount_cents
  where id = v_upgrade.case_id returning * into v_case;
  insert into public.case_updates (case_id, code, params, created_by_role)
  values (v_case.id, 'package_changed', jsonb_build_object('from', v_upgrade.from_package, 'to', v_upgrade.to_package,
          'amountCents', v_upgrade.amount_cents, 'currency', v_upgrade.currency), 'system');
  perform private.take_matters_in(v_case);
  if not exists (select from public.court_matters where case_id = v_case.id and left_out_at is not null)
    and (select number_of_evictions from public.intake_forms where id = v_case.intake_form_id) is distinct from '5+' then
    update public.case_flags set cleared_at = now() where case_id = v_case.id and flag = 'more_matters' and cleared_at is null;
  end if;
  update public.case_tasks set dropped_at = now()
  where case_id = v_case.id and code in ('upgrade_declined', 'matters_chosen') and done_at is null and dropped_at is null;
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'upgrade_paid', 'dueAt', now() + interval '1 day', 'dedupeKey', 'upgrade_paid:' || v_upgrade.id)), null);
  perform private.tell_of_upgrade(v_case, v_upgrade, 'paid');
  perform private.mail_about_case(v_case, 'staff');
  return private.settled_answer('paid', v_order, null, null) || jsonb_build_object('otherCheckouts', '[]'::jsonb);
end
$$;
comment on function private.fulfil_upgrade(public.orders, uuid) is
  'What the difference brings: the larger package for order and case, and the matters it covers. The caller holds case and '
  'order, has written the payment and checked it.';

create or replace function public.settle_order(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intent text := p ->> 'paymentIntentId';
  v_session text := p ->> 'checkoutSessionId';
  v_payment_id text := coalesce(v_intent, v_session);
  v_payment public.order_payments;
  v_order public.orders;
  v_upgrade public.order_upgrades;
  v_intake public.intake_forms;
  v_intake_id uuid;
  v_is_new boolean;
  v_is_extra boolean;
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
  if p ->> 'upgradeId' is not null then
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
  end if;

  insert into public.order_payments
    (payment_id, order_id, upgrade_id, checkout_session_id, amount_cents, currency, package_id, payment_method, is_extra, received_at)
  values (
    v_payment_id, v_order.id, v_upgrade.id, v_session, coalesce((p ->> 'amountReceived')::integer, 0),
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
  if v_is_new and v_payment.is_extra then
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
comment on function public.settle_order(jsonb) is
  'p { orderId | paymentIntentId | checkoutSessionId, upgradeId? (paid for this offer), amountReceived, currency, packageId, '
  'paymentMethod, stripeCustomerId, receivedAt?, refunds?, disputes? } → { outcome: paid | already_paid | needs_review | '
  'unknown_order, orderId, userId, caseId, accountExisted, reviewReason, otherCheckouts? }.';

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
    update public.orders set ended_checkout_session_id = p ->> 'checkoutSessionId' where id = (p ->> 'orderId')::uuid;
  end if;
  return jsonb_build_object('outcome', case when found then 'noted' else 'unknown' end);
end
$$;

create or replace function private.show_status_of_matters() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- With every matter left out the case stays what it was.
  update public.cases set status = private.status_of_matters(new.case_id)
  where id = new.case_id and status <> private.status_of_matters(new.case_id);
  return null;
end
$$;

-- A package for fewer matters than there are: the client says which of them we work on, until papers are begun.
create function public.choose_matters(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_matter public.court_matters;
  v_stale public.court_matters;
  v_chosen uuid[] := array(select value::uuid from jsonb_array_elements_text(p -> 'matterIds'));
  v_covered integer;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_user_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  perform from public.court_matters where case_id = v_case.id order by place for no key update;
  select * into v_stale from public.court_matters as one
  where case_id = v_case.id and version <> coalesce((p #>> array['versions', one.id::text])::integer, 0) limit 1;
  select matters into v_covered from public.service_packages where id = v_case.package_type;
  v_answer := case
    when v_stale.id is not null then private.stale_matter(v_stale)
    when private.is_case_over(v_case.status) then '{"outcome": "over"}'
    when (select count(*) from public.court_matters where case_id = v_case.id and id = any (v_chosen)) <> cardinality(v_chosen)
      or cardinality(v_chosen) = 0 then '{"outcome": "unknown_matter"}'
    -- What is being prepared, or lies at a court, is not put aside by a click.
    when exists (
      select from public.court_matters
      where case_id = v_case.id and status not in ('submitted', 'in_review', 'waiting_for_client')
        and (left_out_at is null) <> (id = any (v_chosen))) then '{"outcome": "too_late"}'
    when (select count(distinct coalesce(same_dispute_as, id)) from public.court_matters
          where case_id = v_case.id and id = any (v_chosen) and status <> 'cancelled') > v_covered
      then jsonb_build_object('outcome', 'not_covered', 'covered', v_covered)
  end;
  if v_answer is not null then
    return private.keep_answer(p ->> 'idempotencyKey', v_answer);
  end if;
  for v_matter in
    select * from public.court_matters
    where case_id = v_case.id and (left_out_at is null) <> (id = any (v_chosen))
    -- A case is what its matters are: it is never without one.
    order by id = any (v_chosen) desc, place
  loop
    update public.court_matters set
      left_out_at = case when not v_matter.id = any (v_chosen) then now() end, changed_by = v_user_id
    where id = v_matter.id;
    if v_matter.id = any (v_chosen) and v_matter.status = 'submitted' and exists (
      select from public.intake_forms where id = v_case.intake_form_id and status = 'accepted') then
      select * into v_matter from public.court_matters where id = v_matter.id;
      perform private.apply_move(v_case, v_matter, 'submitted', 'in_review', null, 'system', '{"toldOtherwise": true}');
    end if;
  end loop;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'matters_chosen', jsonb_build_object('places', (
    select string_agg(place::text, ', ' order by place) from public.court_matters where id = any (v_chosen))), v_user_id, 'client');
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'matters_chosen', 'dueAt', p ->> 'answerDueAt', 'dedupeKey', p ->> 'idempotencyKey')), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.choose_matters(jsonb) is
  'p { idempotencyKey, caseId, matterIds, versions { matterId: version } of all its matters, answerDueAt?, actorId, actorRole: client } → '
  '{ outcome: done | stale | over | unknown | unknown_matter | too_late | not_covered, covered? }. The others are left out.';

revoke execute on function public.offer_upgrade(jsonb), public.withdraw_upgrade(jsonb), public.decline_upgrade(jsonb),
  public.open_upgrade(jsonb), public.attach_upgrade_checkout(jsonb), public.choose_matters(jsonb) from public, anon, authenticated;
grant execute on function public.offer_upgrade(jsonb), public.withdraw_upgrade(jsonb), public.decline_upgrade(jsonb),
  public.open_upgrade(jsonb), public.attach_upgrade_checkout(jsonb), public.choose_matters(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
