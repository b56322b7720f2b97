-- Who works here may be a client too, and buys as anybody does. About the money, the case, the application and the data
-- of their own account somebody else decides: whatever changes them by the hand of staff asks this first, and no release
-- of the server can forget it. Whoever replaces a function that begins with the question keeps the line: a test looks for it.

-- Whose something is that was sent without signing in, an address says; also one that leads to an account since two became
-- one.
create function private.is_own_account(p_user_id uuid, p_part text, p_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- A statement for each: as one expression, every write would begin to read all of them.
  case p_part
    when 'person' then
      return p_id is not distinct from p_user_id;
    when 'merge' then
      return exists (select from public.person_merges where id = p_id and p_user_id in (kept_id, merged_id));
    when 'data_request' then
      return exists (
        select from public.data_requests
        where id = p_id and (user_id = p_user_id or private.owner_of_address(email) = p_user_id));
    -- One that was sent without signing in belongs to no account yet: then the address says whose it is.
    when 'application' then
      return exists (
        select from public.intake_forms
        where id = p_id and (user_id = p_user_id or private.owner_of_address(email) = p_user_id));
    when 'order' then
      return exists (
        select from public.orders left join public.intake_forms on intake_forms.id = orders.intake_form_id
        where orders.id = p_id
          and (p_user_id in (orders.user_id, intake_forms.user_id) or private.owner_of_address(intake_forms.email) = p_user_id));
    when 'refund' then
      return exists (
        select from public.refund_requests
        where id = p_id and (user_id = p_user_id or private.is_own_account(p_user_id, 'order', order_id)));
    when 'plan' then
      return exists (select from public.payment_plans where id = p_id and private.is_own_account(p_user_id, 'order', order_id));
    when 'court_date' then
      return exists (select from public.early_court_dates where id = p_id and private.is_own_account(p_user_id, 'plan', plan_id));
    when 'upgrade' then
      return exists (select from public.order_upgrades where id = p_id and private.is_own_account(p_user_id, 'order', order_id));
    when 'ticket' then
      return exists (select from public.support_tickets where id = p_id and user_id = p_user_id);
    else
      return exists (select from public.cases where id = private.case_of(p_part, p_id) and user_id = p_user_id);
  end case;
end
$$;
comment on function private.is_own_account(uuid, text, uuid) is
  'Whether something (a part as private.case_of names it, or person, merge, data_request) belongs to the account of this person.';

create function private.uuid_of(p_text text) returns uuid
language sql immutable set search_path = '' as $$
  select case when p_text ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' then p_text::uuid end
$$;
comment on function private.uuid_of(text) is 'The id that a text is; null where it is none.';

create function private.refuse_own(p_person_id uuid, p_part text, p_id uuid) returns void
language plpgsql stable set search_path = '' as $$
begin
  if private.is_own_account(p_person_id, p_part, p_id) then
    raise exception 'nobody on staff decides about their own account' using errcode = 'FK010';
  end if;
end
$$;
comment on function private.refuse_own(uuid, text, uuid) is 'Raises FK010 where this part is of the account of this person.';

create function private.refuse_own_account(
  p_actor_id uuid,
  p_actor_role public.actor_role,
  p_part text,
  p_id uuid,
  p_key text default null,
  p_given_to uuid default null
) returns void
language plpgsql stable set search_path = '' as $$
begin
  if p_actor_role in ('staff', 'attorney', 'admin') then
    perform private.refuse_conflicted(p_actor_id, p_actor_role, p_part, p_id, p_key, p_given_to);
    perform private.refuse_own(p_actor_id, p_part, p_id);
    perform private.refuse_own(p_given_to, p_part, p_id);
  end if;
end
$$;
comment on function private.refuse_own_account(uuid, public.actor_role, text, uuid, text, uuid) is
  'Raises FK010 where a change by staff is about a part (as private.case_of knows it) of the account of who acts, or would give it to whom '
  'it belongs (p_given_to), and as private.refuse_conflicted does. Every function by which staff change something of a client begins with it.';

-- Work that goes over to somebody by itself, or with all of a colleague's, never becomes theirs about themselves: it stays
-- anybody's.
create function private.keep_from_own_client() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_table_name = 'cases' then
    if new.assigned_to = new.user_id or private.has_conflict(new.assigned_to, new.id) then
      new.assigned_to := null;
    end if;
  elsif tg_table_name = 'case_tasks' then
    if exists (select from public.cases where id = new.case_id and user_id = new.owner_id)
      or private.has_conflict(new.owner_id, new.case_id) then
      new.owner_id := null;
    end if;
  elsif exists (select from public.cases where id = new.case_id and user_id = new.attorney_id)
    or private.has_conflict(new.attorney_id, new.case_id) then
    new.attorney_id := null;
  end if;
  return new;
end
$$;
comment on function private.keep_from_own_client() is
  'Trigger: a case, a task or a matter is not given to the person it is about, nor to an attorney with a conflict in it.';

create trigger keep_from_own_client before insert or update of assigned_to, user_id on public.cases
  for each row when (new.assigned_to is not null) execute function private.keep_from_own_client();

create trigger keep_from_own_client before insert or update of owner_id on public.case_tasks
  for each row when (new.owner_id is not null) execute function private.keep_from_own_client();

create trigger keep_from_own_client before insert or update of attorney_id on public.court_matters
  for each row when (new.attorney_id is not null) execute function private.keep_from_own_client();
