-- A bank that only inquires keeps a payment from being given back too, and no order is disputed by that: what an ending
-- gave a right to meanwhile was opened by nobody afterwards. Each dispute asks for itself, by its own day.

drop trigger refund_after_dispute on public.orders;

create or replace function private.refund_after_dispute() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_ended record;
begin
  -- An ending from before the dispute opened its refund then, and somebody decided about it or will.
  for v_ended in
    select one as of_case, coalesce(matter.end_reason::text, matter.outcome::text) as ending
    from public.order_payments as payment
    join public.orders as bought on bought.id = payment.order_id
    join public.cases as one on one.order_id = bought.id or one.intake_form_id = bought.intake_form_id
    join public.court_matters as matter on matter.case_id = one.id
    where payment.payment_id = new.payment_id
      and matter.status in ('denied', 'closed', 'cancelled') and matter.status_since >= new.opened_at
    order by matter.status_since
  loop
    exit when private.refund_of_ending(v_ended.of_case, v_ended.ending, null, 'system');
  end loop;
  return null;
end
$$;
comment on function private.refund_after_dispute() is
  'Trigger: a dispute that takes nothing from us any more opens the refund that an ending in the meantime gave a right to.';

create trigger refund_after_dispute after update of status on public.payment_disputes
  for each row when (private.blocks_refund(old.status) and not private.blocks_refund(new.status))
  execute function private.refund_after_dispute();

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
