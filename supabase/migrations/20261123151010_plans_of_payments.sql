-- Beside a payment in parts stands how many are paid, the card that is charged, and where the plan is, whatever became of
-- its application.
create or replace function public.read_dashboard(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_user_id uuid := (p ->> 'userId')::uuid;
begin
  return (
    select jsonb_build_object(
      'user', jsonb_build_object(
        'id', person.id, 'email', person.email, 'firstName', person.first_name, 'lastName', person.last_name,
        'role', person.role, 'preferredLanguage', person.preferred_language
      ),
      'staffDeliver', (select staff_deliver from public.filing_rules),
      'layout', (select widget_config from public.dashboard_layouts where user_id = v_user_id and is_active),
      'waitingApplications', public.applications_waiting_for(p),
      'cases', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', one.id, 'caseNumber', one.case_number, 'packageId', one.package_type, 'status', one.status,
          'county', one.county, 'createdAt', one.created_at,
          'moneyBack', case when one.status = 'cancelled'
            then (select money_back from public.order_money where order_id = one.order_id) end,
          'applicationReference', intake.reference, 'applicationStatus', intake.status,
          'filesMissing', coalesce(intake.files_missing, '{}'),
          'holds', (
            select coalesce(jsonb_agg(kind), '[]') from public.case_holds
            where case_id = one.id and released_at is null
          ),
          'matters', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'place', place, 'status', status, 'isSigned', signed_copy_at is not null,
              'isFeeSettled', court_fee_settled_at is not null, 'filedBy', filed_by, 'outcome', outcome,
              'endReason', end_reason
            ) order by place), '[]')
            from public.court_matters where case_id = one.id and left_out_at is null
          ),
          'updates', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', id, 'code', code, 'title', title, 'description', description, 'status', status,
              'createdAt', created_at
            ) order by created_at desc), '[]')
            from (
              select * from public.case_updates where case_id = one.id and not is_internal
              order by created_at desc limit (p ->> 'updates')::integer
            ) as latest
          ),
          'documents', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', id, 'name', file_name, 'type', file_type, 'size', file_size, 'uploadedAt', uploaded_at
            ) order by uploaded_at, id), '[]')
            from public.intake_documents where intake_form_id = intake.id
          )
        ) order by one.created_at desc)
        from public.cases as one
        left join public.intake_forms as intake on intake.id = one.intake_form_id
        where one.user_id = v_user_id
      ), '[]'),
      'orders', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', bought.id, 'reference', bought.reference, 'packageId', bought.package_id,
          'amountCents', bought.amount_cents, 'currency', bought.currency, 'status', bought.status,
          'createdAt', bought.created_at, 'completedAt', bought.completed_at, 'receivedCents', bought.received_cents,
          'applicationStatus', (select status from public.intake_forms where id = bought.intake_form_id),
          'mayAskRefund', money.may_ask_refund, 'extraHeldCents', money.extra_held_cents,
          'plan', (
            select jsonb_build_object(
              'caseId', served.id, 'status', plan.status,
              'paid', (select count(*) from public.payment_parts where plan_id = plan.id and paid_at is not null),
              'count', (select count(*) from public.payment_parts where plan_id = plan.id),
              'card', (
                select jsonb_build_object('brand', coalesce(card_brand, ''), 'last4', coalesce(card_last4, ''))
                from public.card_consents where plan_id = plan.id and status = 'given')
            )
            from public.payment_plans as plan join public.cases as served on served.order_id = plan.order_id
            where plan.order_id = bought.id order by plan.created_at desc limit 1
          ),
          'endings', (
            select coalesce(jsonb_agg(coalesce(matter.outcome::text, matter.end_reason::text) order by matter.place), '[]')
            from public.cases as served join public.court_matters as matter on matter.case_id = served.id
            where served.order_id = bought.id and matter.left_out_at is null
          ),
          'refunds', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', refund.refund_id, 'amountCents', refund.amount_cents, 'status', refund.status,
              'sentAt', refund.sent_at
            ) order by refund.sent_at), '[]')
            from public.order_payments as payment
            join public.payment_refunds as refund on refund.payment_id = payment.payment_id
            where payment.order_id = bought.id
          ),
          'refundRequest', (
            select jsonb_build_object(
              'status', status, 'reason', reason_code, 'askedAt', created_at, 'decidedAt', decided_at,
              'amountCents', amount_cents, 'note', decision_note, 'settledAt', settled_at,
              'settledMeans', settled_means, 'settledReference', settled_reference
            )
            from public.refund_requests where order_id = bought.id order by created_at desc limit 1
          )
        ) order by bought.created_at desc)
        from public.orders as bought
        join public.order_money as money on money.order_id = bought.id
        where bought.user_id = v_user_id and bought.status not in ('created', 'cancelled')
      ), '[]')
    )
    from public.users as person where person.id = v_user_id
  );
end
$$;
