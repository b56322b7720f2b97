-- A client who asks for their money back has not asked us to go on: the case waits until somebody has decided.

create function private.hold_for_refund() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case_id uuid := (
    select one.id from public.orders as bought
    join public.cases as one on one.order_id = bought.id or one.intake_form_id = bought.intake_form_id
    where bought.id = new.order_id and one.over_since is null order by one.created_at limit 1);
begin
  if v_case_id is null then
    return null;
  elsif new.status = 'asked' then
    -- What our own rule opened follows an ending; nobody has to be asked whether the rest goes on.
    if new.asked_by_role = 'client' then
      insert into public.case_holds (case_id, kind) values (v_case_id, 'refund') on conflict do nothing;
    end if;
  elsif new.status in ('declined', 'sent', 'settled') then
    -- All of it back ends what was not filed, and with it the hold; a part, or a no, lets the work go on.
    update public.case_holds set released_at = now()
    where case_id = v_case_id and kind = 'refund' and released_at is null;
  end if;
  return null;
end
$$;
comment on function private.hold_for_refund() is
  'Trigger: a refund that the client asked for holds the case until it is declined, or the money is on its way.';

create trigger hold_asked after insert on public.refund_requests
  for each row execute function private.hold_for_refund();
create trigger release_decided after update of status on public.refund_requests
  for each row when (old.status is distinct from new.status) execute function private.hold_for_refund();
