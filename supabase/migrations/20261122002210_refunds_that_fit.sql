-- A refund that was approved fails when the card processor's own dashboard gave a part back meanwhile, and then it was more
-- than is left: neither another try nor a check could end it.

create function private.fit_failed_refunds(p_payment_id text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_left integer := (select private.left_to_refund(payment) from public.order_payments as payment where payment_id = p_payment_id);
begin
  if v_left > 0 then
    update public.refund_requests set amount_cents = v_left
    where payment_id = p_payment_id and status = 'failed' and amount_cents > v_left;
  elsif not exists (select from public.refund_requests where payment_id = p_payment_id and status = 'approved') then
    -- All of it went back another way, and the client was told so with that.
    update public.refund_requests set status = 'sent', sent_at = coalesce(sent_at, now()), failed_at = null, failure_code = null
    where payment_id = p_payment_id and status = 'failed';
  end if;
end
$$;
comment on function private.fit_failed_refunds(text) is
  'Failed refunds of a payment promise no more than is left of it; when nothing is left, the money went back.';

create function private.fit_after_refusal() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.fit_failed_refunds(new.payment_id);
  return null;
end
$$;
comment on function private.fit_after_refusal() is 'Trigger: what came back before the refusal was known.';
create trigger fit_after_refusal after update of status on public.refund_requests
  -- One that a bank sent back was made, and its sum is not yet taken off the payment again.
  for each row when (new.status = 'failed' and old.status <> 'failed' and new.stripe_refund_id is null)
  execute function private.fit_after_refusal();

create function private.fit_after_return() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.fit_failed_refunds(new.payment_id);
  return null;
end
$$;
comment on function private.fit_after_return() is 'Trigger: what came back after it.';
create trigger fit_after_return after update of refunded_cents, settled_cents on public.order_payments
  for each row when (new.refunded_cents + new.settled_cents > old.refunded_cents + old.settled_cents)
  execute function private.fit_after_return();

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
