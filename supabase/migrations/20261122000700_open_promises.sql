-- What was promised to somebody and is still open, for the clocks of the workplace. When each is due is counted by the
-- server (src/domain/promises): the database knows neither limits nor holidays.

create function public.list_open_promises(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(
    jsonb_build_object(
      'clock', promise.clock, 'section', promise.section, 'id', promise.id, 'reference', promise.reference,
      'startedAt', promise.started_at, 'turns', promise.turns
    ) order by promise.started_at, promise.id
  ), '[]'))
  from (
    (
      select 'contact_reply' as clock, 'messages' as section, message.id, message.reference,
        message.created_at as started_at, '[]'::jsonb as turns
      from public.contact_submissions as message
      where message.handled_at is null and message.suspicion is null
      order by message.created_at limit (p ->> 'limit')::integer
    )
    union all
    (
      -- Nothing is promised before somebody paid.
      select 'review', 'applications', intake.id, intake.reference,
        greatest(intake.submitted_at, payment.paid_at) as started_at, '[]'::jsonb
      from public.intake_forms as intake
      join public.application_payment as payment on payment.intake_form_id = intake.id
      where intake.status = 'submitted' and payment.is_paid
      order by started_at limit (p ->> 'limit')::integer
    )
    union all
    (
      select 'refund_decision', 'refunds', request.id, orders.reference, request.created_at, '[]'::jsonb
      from public.refund_requests as request
      join public.orders on orders.id = request.order_id
      where request.status = 'asked'
      order by request.created_at limit (p ->> 'limit')::integer
    )
  ) as promise
$$;
comment on function public.list_open_promises(jsonb) is
  'p { limit } → { items: { clock, section, id, reference, startedAt, turns: { at, ball, held }[] }[] }. '
  'The oldest of each kind; no person in it. `clock` is a name of src/domain/promises/clock-kinds.ts.';

revoke execute on function public.list_open_promises(jsonb) from public, anon, authenticated;
grant execute on function public.list_open_promises(jsonb) to service_role;
