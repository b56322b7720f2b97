-- Who paid and is declined reads of both in one mail: the decision says what comes back, or that the payment is still
-- looked at, so the mail that a refund was approved stays away. When Stripe has sent the money, a mail of its own says so.
create or replace function public.decide_application(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_to text := p ->> 'to';
  v_ends boolean := v_to in ('declined', 'withdrawn');
  v_intake public.intake_forms;
  v_case public.cases;
  v_payment record;
  v_answer jsonb;
  v_refunded integer := 0;
  v_left_open boolean := false;
begin
  -- In the order of locks: application, case, order.
  select * into v_intake from public.intake_forms where id = (p ->> 'intakeId')::uuid for no key update;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_intake.status <> p ->> 'from' then
    return jsonb_build_object('outcome', 'stale', 'status', v_intake.status);
  end if;
  select * into v_case from public.cases where intake_form_id = v_intake.id for no key update;
  if v_ends and v_case.status in ('filed', 'hearing_set', 'granted', 'denied', 'notifying') then
    return jsonb_build_object('outcome', 'case_at_court', 'status', v_intake.status);
  end if;
  update public.intake_forms set
    status = v_to, reviewed_at = now(), reviewed_by = (p ->> 'actorId')::uuid, decision_note = p ->> 'note'
  where id = v_intake.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'application_decided', 'intake_form', v_intake.id::text,
          jsonb_build_object('from', v_intake.status, 'to', v_to));
  if v_ends then
    update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
    where intake_form_id = v_intake.id and status = 'waiting' and kind = 'payment_reminder';
    if v_case.id is not null and v_case.status not in ('closed', 'cancelled') then
      perform public.change_case_status(jsonb_build_object(
        'caseId', v_case.id, 'from', v_case.status, 'to', 'cancelled',
        'actorId', p ->> 'actorId', 'actorRole', p ->> 'actorRole', 'note', p ->> 'note'
      ));
    end if;
  end if;
  if v_to = 'declined' then
    -- The refund rule: the full fee when we decline. A payment the bank disputes, or one that is on its way back
    -- already, is left to people.
    for v_payment in
      select orders.id as order_id, one.payment_id, private.left_to_refund(one) as left_cents
      from public.orders join public.order_payments as one on one.order_id = orders.id and not one.is_extra
      where orders.intake_form_id = v_intake.id and orders.status in ('paid', 'partially_refunded', 'disputed')
      order by orders.id
    loop
      if v_payment.left_cents > 0 then
        v_answer := public.give_back(jsonb_build_object(
          'orderId', v_payment.order_id, 'paymentId', v_payment.payment_id, 'amountCents', v_payment.left_cents,
          'reasonCode', 'declined_by_us', 'note', p ->> 'note',
          'actorId', p ->> 'actorId', 'actorRole', p ->> 'actorRole'
        ));
        if v_answer ->> 'outcome' = 'decided' then
          v_refunded := v_refunded + v_payment.left_cents;
          update public.outbox set status = 'cancelled'
          where dedupe_key = 'refund_approved:' || (v_answer ->> 'requestId') and status = 'waiting';
        else
          v_left_open := true;
        end if;
      end if;
    end loop;
    v_left_open := v_left_open or exists (
      select from public.orders
      where intake_form_id = v_intake.id and review_since is not null and review_resolved_at is null
    );
  end if;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'case_changed', 'recipient', v_intake.email, 'language', v_intake.preferred_language,
    'dedupeKey', 'application_decided:' || v_intake.id || ':' || v_to,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'firstName', v_intake.first_name, 'reference', v_intake.reference, 'decision', v_to,
      'decisionNote', p ->> 'note', 'amountCents', nullif(v_refunded, 0),
      'refundOpen', case when v_left_open then true end
    ))
  )), v_intake.id, null, v_intake.user_id);
  return jsonb_build_object(
    'outcome', 'decided', 'status', v_to, 'refundedCents', v_refunded, 'refundLeftOpen', v_left_open
  );
end
$$;
