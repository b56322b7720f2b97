-- While a bank asks about a payment nothing of it can be given back, and what an ending gives a right to in that time was
-- opened by nobody afterwards. A dispute that we win brings the money back to us: the client's right stands.

create function private.refund_after_dispute() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_ended record;
begin
  -- An ending from before the dispute opened its refund then, and somebody decided about it or will.
  for v_ended in
    select one as of_case, coalesce(matter.end_reason::text, matter.outcome::text) as ending
    from public.cases as one
    join public.court_matters as matter on matter.case_id = one.id
    where (one.order_id = new.id or one.intake_form_id = new.intake_form_id)
      and matter.status in ('denied', 'closed', 'cancelled') and matter.status_since >= old.disputed_at
    order by matter.status_since
  loop
    exit when private.refund_of_ending(v_ended.of_case, v_ended.ending, null, 'system');
  end loop;
  return null;
end
$$;
comment on function private.refund_after_dispute() is
  'Trigger: a dispute we win opens the refund that an ending in the meantime gave a right to.';

create trigger refund_after_dispute after update of disputed_at on public.orders
  for each row when (old.disputed_at is not null and new.disputed_at is null) execute function private.refund_after_dispute();

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
