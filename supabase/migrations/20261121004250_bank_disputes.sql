-- What becomes of cases when the bank decides for its customer, and when it decides for us.

-- A bank's question holds the case of its payment; the answer lets it go.
create function private.hold_disputed() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case_id uuid := (select id from public.cases where order_id = new.id and over_since is null);
begin
  if v_case_id is null then
    return null;
  elsif new.disputed_at is not null then
    insert into public.case_holds (case_id, kind) values (v_case_id, 'dispute') on conflict do nothing;
  else
    update public.case_holds set released_at = now() where case_id = v_case_id and kind = 'dispute' and released_at is null;
  end if;
  return null;
end
$$;
comment on function private.hold_disputed() is 'Trigger: a dispute holds the case, a won one releases it.';

create trigger hold_disputed after update of disputed_at on public.orders
  for each row when (old.disputed_at is distinct from new.disputed_at) execute function private.hold_disputed();

-- Of several payments one that is lost leaves the others, and a person decides what is done for them.
create function private.end_case_of_lost_dispute() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case public.cases;
  v_is_one_of_several boolean;
begin
  select one.* into v_case from public.cases as one
  join public.order_payments as payment on payment.order_id = one.order_id and not payment.is_extra
  where payment.payment_id = new.payment_id for no key update of one;
  if v_case.id is null then
    return null;
  end if;
  select payment.upgrade_id is not null or (payment.part_id is not null and exists (
    select from public.order_payments as other
    where other.order_id = payment.order_id and not other.is_extra and other.payment_id <> payment.payment_id
      and private.left_to_refund(other) > 0 and not private.is_disputed(other.payment_id)
  )) into v_is_one_of_several
  from public.order_payments as payment where payment.payment_id = new.payment_id;
  if not v_is_one_of_several and private.may_move_case(v_case.status, 'cancelled', 'system') then
    perform public.change_case_status(
      v_case.id, v_case.status, 'cancelled', 'system', p_end_reason => 'dispute_lost');
  end if;
  if not private.is_case_over((select status from public.cases where id = v_case.id)) then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'dispute_lost', 'dueAt', now(), 'dedupeKey', 'dispute_lost:' || new.dispute_id
    )), null);
  end if;
  return null;
end
$$;
comment on function private.end_case_of_lost_dispute() is
  'Trigger: the money is gone, so what was not filed ends; what is at the court is a task for staff.';

create trigger end_case_of_lost_dispute after insert or update of status on public.payment_disputes
  for each row when (new.status = 'lost') execute function private.end_case_of_lost_dispute();

-- While a bank asks about a payment, or only inquires, nothing of it can be given back. A dispute that we win brings the money
-- back to us: the client's right to what an ending gave meanwhile stands. Each dispute asks for itself, by its own day, since
-- no order is disputed by an inquiry.
create function private.refund_after_dispute() returns trigger
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
