-- The timeline of a case still goes through its pages by this function, which the lists of staff no longer need.
create or replace function private.is_before(p_time timestamptz, p_id uuid, p_place text) returns boolean
language sql immutable set search_path = '' as $$
  select p_place is null
    or (p_time, p_id) < (split_part(p_place, '_', 1)::timestamptz, split_part(p_place, '_', 2)::uuid)
$$;
comment on function private.is_before(timestamptz, uuid, text) is 'Whether a row comes after the page that ended there, newest first.';
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
