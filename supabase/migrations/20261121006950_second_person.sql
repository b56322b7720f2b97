-- What cannot be taken back is done not by one person alone: making two people one, and erasing somebody.

create function private.has_right(p_user public.users, p_right text) returns boolean
language sql immutable set search_path = '' as $$
  select p_user.deactivated_at is null and (p_user.role = 'admin'
    or (p_user.role = 'staff' and coalesce((p_user.permissions ->> p_right)::boolean, false)))
$$;
comment on function private.has_right(public.users, text) is 'As rightsOf in src/domain/access/rights.ts has it.';

create function private.has_second(p_user_id uuid, p_right text) returns boolean
language sql stable set search_path = '' as $$
  -- Asked of the few who work here, not of tens of thousands of clients.
  select exists (
    select from public.users as one
    where role <> 'client' and id is distinct from p_user_id and private.has_right(one, p_right)
  )
$$;
comment on function private.has_second(uuid, text) is 'Whether anybody beside this person has the right.';

create function private.why_not_alone(p_asked_by uuid, p_asked_at timestamptz, p_actor_id uuid, p_right text) returns text
language sql stable set search_path = '' as $$
  select case
    when p_asked_by is distinct from p_actor_id then null
    when private.has_second(p_actor_id, p_right) then 'second_needed'
    when p_asked_at > now() - interval '24 hours' then 'too_early'
  end
$$;
comment on function private.why_not_alone(uuid, timestamptz, uuid, text) is
  'Why this person may not carry out alone what they asked for: second_needed while somebody else has the right, too_early '
  'for the only one before 24 hours are over; null when they may.';
