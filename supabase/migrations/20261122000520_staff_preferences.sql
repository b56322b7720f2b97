-- How somebody who works here set up the workplace for themselves.
comment on column public.users.dashboard_preferences is
  'How a person set up their own pages. Of somebody who works here: { shortcuts }, the keys of the workplace.';

create function public.keep_staff_preferences(p jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  update public.users set dashboard_preferences = dashboard_preferences || (p -> 'preferences')
  where id = (p ->> 'userId')::uuid and role <> 'client';
  select jsonb_build_object('outcome', 'done')
$$;
comment on function public.keep_staff_preferences(jsonb) is
  'p { userId, preferences: { shortcuts } } → { outcome: done }. The last choice counts.';

revoke execute on function public.keep_staff_preferences(jsonb) from public, anon, authenticated;
grant execute on function public.keep_staff_preferences(jsonb) to service_role;
