-- Whose something is that was sent without signing in, an address says; also one that leads to an account since two became
-- one. `private.owner_of_address` knows both.

create or replace function private.is_own_account(p_user_id uuid, p_part text, p_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.users as person
    where person.id = p_user_id and case p_part
      when 'person' then p_id = person.id
      when 'merge' then exists (
        select from public.person_merges where id = p_id and person.id in (kept_id, merged_id))
      when 'data_request' then exists (
        select from public.data_requests
        where id = p_id and (user_id = person.id or private.owner_of_address(email) = person.id))
      -- One that was sent without signing in belongs to no account yet: then the address says whose it is.
      when 'application' then exists (
        select from public.intake_forms
        where id = p_id and (user_id = person.id or private.owner_of_address(email) = person.id))
      when 'order' then exists (
        select from public.orders left join public.intake_forms on intake_forms.id = orders.intake_form_id
        where orders.id = p_id
          and (person.id in (orders.user_id, intake_forms.user_id)
               or private.owner_of_address(intake_forms.email) = person.id))
      when 'refund' then exists (
        select from public.refund_requests
        where id = p_id and (user_id = person.id or private.is_own_account(person.id, 'order', order_id)))
      when 'plan' then exists (
        select from public.payment_plans where id = p_id and private.is_own_account(person.id, 'order', order_id))
      when 'court_date' then exists (
        select from public.early_court_dates where id = p_id and private.is_own_account(person.id, 'plan', plan_id))
      when 'upgrade' then exists (
        select from public.order_upgrades where id = p_id and private.is_own_account(person.id, 'order', order_id))
      when 'ticket' then exists (
        select from public.support_tickets where id = p_id and user_id = person.id)
      else exists (
        select from public.cases where id = private.case_of(p_part, p_id) and user_id = person.id)
    end
  )
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
