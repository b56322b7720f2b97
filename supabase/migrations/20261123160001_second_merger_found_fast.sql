-- Whether a second person may confirm a merge is asked of the few who work here, not of tens of thousands of clients.
create or replace function private.has_second_merger(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.users as one
    where role <> 'client' and id is distinct from p_user_id and private.may_merge(one)
  )
$$;
