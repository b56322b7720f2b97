-- What was written for staff and admins alone now knows attorneys too.

create or replace function public.invite_staff(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_email text := p ->> 'email';
  v_role public.account_role := p ->> 'role';
  v_user public.users;
  v_outcome text := 'invited';
begin
  if v_role = 'client' then
    raise exception 'nobody is invited as %', v_role using errcode = '22023';
  end if;
  perform from public.users where id = v_actor_id or email = v_email order by id for no key update;
  if v_actor_id is not null
    and not exists (select from public.users where id = v_actor_id and is_active and role = 'admin') then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  insert into public.users (email, role, preferred_language)
  values (v_email, v_role, coalesce((p ->> 'language')::public.locale, 'en'))
  on conflict (email) do nothing returning * into v_user;
  if v_user.id is null then
    select * into v_user from public.users where email = v_email for no key update;
    -- The order of the type: staff, attorney, admin.
    if v_user.is_active and v_user.role > v_role then
      return jsonb_build_object('outcome', 'higher');
    end if;
    if v_user.is_active and v_user.role = v_role and v_user.hashed_password is not null then
      return jsonb_build_object('outcome', 'already');
    end if;
    v_outcome := case
      when not v_user.is_active then 'back'
      when v_user.role <> v_role then 'raised'
      else 'again'
    end;
    perform private.close_staff_sign_ins(v_user.id);
    if v_user.role = 'client' or not v_user.is_active then
      -- A client's password may be known in the family: only who reads this mailbox begins to work here.
      update public.users set hashed_password = null, totp_secret = null, totp_confirmed_at = null, totp_last_step = null
      where id = v_user.id;
      delete from public.recovery_codes where user_id = v_user.id;
    end if;
    update public.users set role = v_role, deactivated_at = null, deactivated_by = null
    where id = v_user.id returning * into v_user;
  end if;
  if v_user.hashed_password is null then
    perform private.insert_mails(jsonb_build_array(jsonb_build_object(
      'kind', 'staff_invitation', 'recipient', v_user.email, 'language', v_user.preferred_language,
      'dedupeKey', 'staff_invitation:' || v_user.id || ':' || gen_random_uuid()
    )), null, null, v_user.id);
  end if;
  perform private.note_person(v_actor_id, 'staff_invited', v_user.id,
                              jsonb_build_object('role', v_role, 'outcome', v_outcome));
  return jsonb_build_object('outcome', v_outcome, 'mailed', v_user.hashed_password is null);
end
$$;
comment on function public.invite_staff(jsonb) is
  'p { email, role: staff | attorney | admin, actorId?, language? } → { outcome: invited | again | raised | back | already | higher | '
  'forbidden, mailed }. The mail goes to whoever has no password yet.';

create or replace function public.search_audit(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with found as (
    select entry.*, users.first_name, users.last_name, users.email, count(*) over () as found_count
    from public.audit_entries as entry left join public.users on users.id = entry.actor_id
    where (p ->> 'action' is null or entry.action = p ->> 'action')
      and (p ->> 'actorId' is null or entry.actor_id = (p ->> 'actorId')::uuid)
      and (p ->> 'before' is null or entry.position < (p ->> 'before')::bigint)
    order by entry.position desc
    limit (p ->> 'limit')::integer
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'action', action, 'actorRole', actor_role, 'objectType', object_type, 'objectId', object_id,
      'details', details, 'createdAt', created_at,
      -- Clients stand here for what they did to their own account: by their id alone.
      'actor', case when actor_role not in ('client', 'system')
        then coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) end
    ) order by position desc), '[]'),
    'before', case when max(found_count) > count(*) then min(position)::text end
  ) from found
$$;
comment on function public.search_audit(jsonb) is 'p { limit, action?, actorId?, before? } → { items, before }, newest first.';

create or replace function public.note_data_request(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_request public.data_requests;
  v_open uuid;
begin
  select * into v_user from public.users where email = p ->> 'email';
  if v_user.role <> 'client' then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  v_request := private.insert_data_request(
    p, v_user.id, p ->> 'email', coalesce(v_user.preferred_language, (p ->> 'language')::public.locale), 'staff'
  );
  if v_request.id is null then
    select id into v_open from public.data_requests where email = p ->> 'email' and status = 'open';
    return jsonb_build_object('outcome', 'open_already', 'id', v_open);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'data_request_noted', 'data_request', v_request.id::text);
  return jsonb_build_object('outcome', 'created', 'id', v_request.id);
end
$$;
comment on function public.note_data_request(jsonb) is
  'p { email, language, reference, dueAt, actorId, actorRole } → { outcome: created | open_already | forbidden (an '
  'account of staff), id }.';

comment on table public.users is 'People with an account: clients, staff, attorneys and admins.';
