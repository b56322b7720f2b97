-- Money that is asked back, on its way back or did not get through keeps an account open; and an account whose payment
-- waits for staff again, because its refund failed, says so.
-- The table is small; its check is looked at in a moment.
-- squawk-ignore-file constraint-missing-not-valid
alter table public.users drop constraint users_payment_status_check;
alter table public.users add constraint users_payment_status_check check (
  payment_status in ('none', 'paid', 'needs_review', 'partially_refunded', 'refunded', 'disputed')
);

create or replace function private.has_open_matter(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.cases where user_id = p_user_id and status not in ('closed', 'cancelled'))
    or exists (select from public.orders where user_id = p_user_id
               and (status in ('processing', 'needs_review', 'disputed')
                    or (review_since is not null and review_resolved_at is null)))
    or exists (select from public.refund_requests as refund join public.orders as bought on bought.id = refund.order_id
               where bought.user_id = p_user_id
                 and (refund.status in ('asked', 'approved')
                      -- By then staff have found another way, or there is none.
                      or (refund.status = 'failed' and refund.failed_at > now() - interval '60 days')))
$$;
comment on function private.has_open_matter(uuid) is
  'A case that goes on, or money that is not settled: also asked back, on its way back, or sent back by the bank.';
