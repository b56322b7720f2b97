-- Asked for every application and order that a list or count of staff looks at: in PL/pgSQL the plan is kept, where a
-- function in SQL with a search path of its own is planned anew at each call. With two thousand applications Today took
-- longer than a call may.

create or replace function private.is_owed(p_status public.order_status) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return p_status in ('paid', 'partially_refunded', 'disputed');
end
$$;

create or replace function private.is_intake_paid(p_intake_form_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.orders
    where intake_form_id = p_intake_form_id and private.is_owed(status)
  );
end
$$;

create or replace function private.is_application_over(p_intake public.intake_forms) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(p_intake.status in ('declined', 'withdrawn') or p_intake.erased_at is not null, false);
end
$$;
