-- A payment of the whole price that staff, or the owner of its address, had to look at first left the plan of parts open:
-- its client was asked for the parts as well.

create function private.end_plan_of_whole_price() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.payment_plans set paid_at = now() where order_id = new.id and status = 'active';
  return null;
end
$$;
comment on function private.end_plan_of_whole_price() is
  'Trigger: an order that is fulfilled with all of its price here has nothing left to pay in parts.';

create trigger end_plan_of_whole_price after update of completed_at on public.orders
  for each row when (old.completed_at is null and new.completed_at is not null and new.received_cents >= new.amount_cents)
  execute function private.end_plan_of_whole_price();

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
