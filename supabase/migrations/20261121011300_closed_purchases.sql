-- A payment page that is open somewhere could be paid after its application was declined, withdrawn or erased, or after
-- the account was closed. Such a payment waits for staff, who can only give it back: nothing is begun for it.
-- settle_order (20261121008020) asks the function when it runs. The table is small; its check is looked at in a moment.
-- squawk-ignore-file constraint-missing-not-valid
alter table public.orders drop constraint orders_review_reason_check;
alter table public.orders add constraint orders_review_reason_check check (
  review_reason in ('amount', 'currency', 'package', 'second_payment', 'closed')
);

create function private.is_purchase_closed(p_order public.orders, p_intake public.intake_forms) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(p_intake.status in ('declined', 'withdrawn') or p_intake.erased_at is not null, false)
    or exists (
      select from public.users where id = coalesce(p_order.user_id, p_intake.user_id) and not is_active
    )
$$;
comment on function private.is_purchase_closed(public.orders, public.intake_forms) is
  'Nobody is left to work for: the application was declined, withdrawn or erased, or the account was closed.';

revoke execute on function private.is_purchase_closed(public.orders, public.intake_forms) from public, anon, authenticated;
grant execute on function private.is_purchase_closed(public.orders, public.intake_forms) to service_role;
