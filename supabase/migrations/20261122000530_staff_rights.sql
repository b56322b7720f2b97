-- Rights of staff beyond their role. src/domain/access/rights.ts has the list; the server asks for one at the door of
-- each call. Whoever is on staff today could decide refunds and see figures, and keeps both.
comment on column public.users.permissions is
  'Rights an admin gave to somebody on staff: { refunds, merge, templates, figures }, each true or absent.';
update public.users set permissions = permissions || '{"refunds": true, "figures": true}' where role = 'staff';

create type public.staff_right as enum ('refunds', 'merge', 'templates', 'figures');

create function private.forget_rights() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.permissions := '{}';
  return new;
end
$$;
comment on function private.forget_rights() is
  'Rights end with the job they were given for: who comes back, or changes the role, is given them anew.';
create trigger forget_rights before update of role, deactivated_at on public.users
  for each row when (new.role is distinct from old.role or new.deactivated_at is distinct from old.deactivated_at)
  execute function private.forget_rights();

create function private.staff_rights(p_permissions jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(given order by given), '[]')
  from unnest(enum_range(null::public.staff_right)) as given
  where p_permissions -> given::text = 'true'
$$;
comment on function private.staff_rights(jsonb) is 'The rights in users.permissions as a list, in the order of the type.';

create function public.set_staff_rights(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user_id uuid := p ->> 'userId';
  v_state text := private.lock_admin_and_person((p ->> 'actorId')::uuid, v_user_id);
  v_now jsonb;
  v_to jsonb := (
    select coalesce(jsonb_agg(wanted order by wanted), '[]')
    from (select distinct right_name::public.staff_right as wanted from jsonb_array_elements_text(p -> 'to') as listed (right_name)) as one
  );
begin
  if v_state <> 'open' then
    return jsonb_build_object('outcome', v_state);
  end if;
  select private.staff_rights(permissions) into v_now from public.users
  where id = v_user_id and role = 'staff' and is_active;
  if v_now is null then
    return jsonb_build_object('outcome', 'not_staff');
  end if;
  if not (v_now @> (p -> 'from') and (p -> 'from') @> v_now) then
    return jsonb_build_object('outcome', 'stale');
  end if;
  update public.users set permissions = (
    select coalesce(jsonb_object_agg(given, true), '{}') from jsonb_array_elements_text(v_to) as listed (given)
  ) where id = v_user_id;
  perform private.note_person((p ->> 'actorId')::uuid, 'staff_rights_changed', v_user_id, jsonb_build_object(
    'from', (select string_agg(given, ', ') from jsonb_array_elements_text(v_now) as listed (given)),
    'to', (select string_agg(given, ', ') from jsonb_array_elements_text(v_to) as listed (given))
  ));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.set_staff_rights(jsonb) is
  'p { actorId, userId, from: rights the admin saw, to: rights they shall have } → { outcome: done | stale | not_staff | '
  'forbidden | unknown | self }.';

revoke execute on function public.set_staff_rights(jsonb) from public, anon, authenticated;
grant execute on function public.set_staff_rights(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
