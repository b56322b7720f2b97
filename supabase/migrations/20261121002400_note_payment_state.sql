-- What Stripe reports beside "paid". Reports come late and out of order, so a state is only ever moved forward.
create function public.note_payment_state(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_state text := p ->> 'state';
  v_refunded integer := (p ->> 'refundedCents')::integer;
  v_order public.orders;
  v_from text;
  v_case_id uuid;
begin
  if v_state is null or v_state not in (
    'processing', 'failed', 'cancelled', 'refunded', 'partially_refunded', 'disputed', 'dispute_won'
  ) then
    raise exception 'unknown payment state' using errcode = 'invalid_parameter_value';
  end if;
  v_order := private.find_order(p);
  select * into v_order from public.orders where id = v_order.id for no key update;
  if v_order.id is null then
    return jsonb_build_object('outcome', 'unknown_order');
  end if;
  v_from := v_order.status;
  -- A paid order is never lowered to processing, failed or cancelled; a refund in full is the end.
  if not (case v_state
    when 'processing' then v_from in ('created', 'failed')
    when 'failed' then v_from in ('created', 'processing')
    when 'cancelled' then v_from in ('created', 'processing', 'failed')
    when 'partially_refunded' then v_from in ('paid', 'disputed')
      or (v_from = 'partially_refunded' and v_refunded > v_order.refunded_cents)
    when 'refunded' then v_from in ('paid', 'partially_refunded', 'disputed', 'needs_review')
    when 'disputed' then v_from in ('paid', 'partially_refunded')
    when 'dispute_won' then v_from = 'disputed'
  end) then
    return jsonb_build_object('outcome', 'ignored', 'orderId', v_order.id, 'status', v_from);
  end if;

  update public.orders set
    status = case
      when v_state <> 'dispute_won' then v_state
      when refunded_cents > 0 then 'partially_refunded'
      else 'paid'
    end,
    refunded_cents = case
      when v_state = 'refunded' then amount_cents
      else least(amount_cents, greatest(refunded_cents, coalesce(v_refunded, 0)))
    end,
    stripe_payment_intent_id = coalesce(stripe_payment_intent_id, p ->> 'paymentIntentId'),
    stripe_checkout_session_id = coalesce(stripe_checkout_session_id, p ->> 'checkoutSessionId')
  where id = v_order.id returning * into v_order;

  if v_state in ('refunded', 'partially_refunded', 'disputed', 'dispute_won') then
    update public.users set payment_status = v_order.status where id = v_order.user_id;
    select id into v_case_id from public.cases where order_id = v_order.id;
    if v_case_id is not null then
      insert into public.case_updates (case_id, code, params, created_by_role)
      values (
        v_case_id,
        case when v_state = 'dispute_won' then v_state else 'payment_' || v_state end,
        jsonb_build_object('refundedCents', v_order.refunded_cents, 'currency', v_order.currency),
        'system'
      );
    end if;
  end if;
  if v_state = 'disputed' then
    perform private.alarm_review(v_order, 'disputed', v_order.stripe_payment_intent_id);
  end if;
  return jsonb_build_object('outcome', 'noted', 'orderId', v_order.id, 'status', v_order.status);
end
$$;
comment on function public.note_payment_state(jsonb) is
  'p { orderId | paymentIntentId | checkoutSessionId, state: processing | failed | cancelled | refunded | partially_refunded '
  '| disputed | dispute_won, refundedCents? } → { outcome: noted | ignored | unknown_order, orderId, status }.';

revoke execute on function public.note_payment_state(jsonb) from public, anon, authenticated;
grant execute on function public.note_payment_state(jsonb) to service_role;
