-- The conversion of the specification: a buyer saw that the payment arrived. Counted once per order, however often
-- the page asks, without cookie or person.
alter table public.orders add column confirmation_seen_at timestamptz;
comment on column public.orders.confirmation_seen_at is 'When the page after the payment first said "paid".';

create function public.count_conversion(p_order_id uuid) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_package text;
begin
  update public.orders set confirmation_seen_at = now()
  where id = p_order_id and completed_at is not null and confirmation_seen_at is null
  returning package_id into v_package;
  if v_package is null then
    return false;
  end if;
  perform private.count_event('conversion', v_package);
  return true;
end
$$;
comment on function public.count_conversion(uuid) is '→ whether it was counted just now; false for an order that is unpaid or was counted.';

revoke execute on function public.count_conversion(uuid) from public, anon, authenticated;
grant execute on function public.count_conversion(uuid) to service_role;
