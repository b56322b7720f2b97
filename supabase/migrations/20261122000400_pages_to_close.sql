-- A hosted payment page that nobody may pay on any more is ended at Stripe: its application was declined, withdrawn or
-- erased, the account was closed, or another package was paid. Which pages these are follows from the orders, so that
-- nothing is lost while Stripe does not answer: what is not ended yet is asked again until the page has run out.
-- The table is small; its index is made in a moment.
-- squawk-ignore-file require-concurrent-index-creation
alter table public.orders add column ended_checkout_session_id text;
comment on column public.orders.ended_checkout_session_id is
  'The hosted page we ended at Stripe, or found over there; a newer page of the order is another one.';
create index orders_open_pages_idx on public.orders (checkout_expires_at)
  where status in ('created', 'processing', 'failed', 'cancelled') and stripe_checkout_session_id is not null;

create function public.pages_to_close(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with open as (
    select bought.id, bought.stripe_checkout_session_id as session_id
    from public.orders as bought
    left join public.intake_forms as intake on intake.id = bought.intake_form_id
    where bought.status in ('created', 'processing', 'failed', 'cancelled')
      and bought.stripe_checkout_session_id is not null
      and bought.stripe_checkout_session_id is distinct from bought.ended_checkout_session_id
      and bought.checkout_expires_at > now()
      and (p ->> 'intakeId' is null or bought.intake_form_id = (p ->> 'intakeId')::uuid)
      and (bought.status = 'cancelled' or private.is_purchase_closed(bought, intake))
    order by bought.checkout_expires_at, bought.id
    limit (p ->> 'limit')::integer
  )
  select coalesce(jsonb_agg(jsonb_build_object('orderId', id, 'checkoutSessionId', session_id)), '[]') from open
$$;
comment on function public.pages_to_close(jsonb) is
  'p { limit, intakeId? } → [{ orderId, checkoutSessionId }]: pages that are open at Stripe and must not be paid on.';

create function public.note_page_closed(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.orders set ended_checkout_session_id = p ->> 'checkoutSessionId' where id = (p ->> 'orderId')::uuid;
  return jsonb_build_object('outcome', case when found then 'noted' else 'unknown' end);
end
$$;
comment on function public.note_page_closed(jsonb) is
  'p { orderId, checkoutSessionId } → { outcome: noted | unknown }: this page is over at Stripe.';

revoke execute on function public.pages_to_close(jsonb) from public, anon, authenticated;
revoke execute on function public.note_page_closed(jsonb) from public, anon, authenticated;
grant execute on function public.pages_to_close(jsonb) to service_role;
grant execute on function public.note_page_closed(jsonb) to service_role;
