-- Accounts of staff: inviting, taking a lost second factor away, ending sessions, letting somebody go. Only admins,
-- or whoever holds the keys of the server (no actor). Nobody does it to themselves, so an admin always remains.

create function private.lock_admin_and_person(p_actor_id uuid, p_user_id uuid) returns text
language plpgsql volatile set search_path = '' as $$
begin
  -- Both in one order for everybody: of two admins who dismiss each other at once, one is an admin no more.
  perform from public.users where id in (p_actor_id, p_user_id) order by id for no key update;
  return case
    when p_actor_id is not null
      and not exists (select from public.users where id = p_actor_id and is_active and role = 'admin') then 'forbidden'
    when not exists (select from public.users where id = p_user_id and role <> 'client') then 'unknown'
    when p_actor_id = p_user_id then 'self'
    else 'open'
  end;
end
$$;
comment on function private.lock_admin_and_person(uuid, uuid) is '→ open | forbidden | unknown | self.';

create function private.note_person(p_actor_id uuid, p_action text, p_user_id uuid, p_details jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, coalesce((select role::public.actor_role from public.users where id = p_actor_id), 'system'),
          p_action, 'user', p_user_id::text, p_details)
$$;
comment on function private.note_person(uuid, text, uuid, jsonb) is 'A line in the audit log; without an actor: the system.';

create function private.close_staff_sign_ins(p_user_id uuid) returns void
language sql volatile set search_path = '' as $$
  delete from public.sessions where user_id = p_user_id;
  update public.password_setup_tokens set used_at = now() where user_id = p_user_id and used_at is null;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where user_id = p_user_id and status = 'waiting' and kind in ('password_reset', 'staff_invitation');
$$;
comment on function private.close_staff_sign_ins(uuid) is 'Every session and every mailed link of a person.';

create function public.invite_staff(
  p_email text,
  p_role public.account_role,
  p_actor_id uuid default null,
  p_language public.locale default null,
  p_first_name text default null,
  p_last_name text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_outcome text := 'invited';
begin
  if p_role = 'client' then
    raise exception 'nobody is invited as %', p_role using errcode = '22023';
  end if;
  perform from public.users where id = p_actor_id or email = p_email order by id for no key update;
  if p_actor_id is not null
    and not exists (select from public.users where id = p_actor_id and is_active and role = 'admin') then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  insert into public.users (email, role, preferred_language, first_name, last_name)
  values (p_email, p_role, coalesce(p_language, 'en'), nullif(p_first_name, ''), nullif(p_last_name, ''))
  on conflict (email) do nothing returning * into v_user;
  if v_user.id is null then
    select * into v_user from public.users where email = p_email for no key update;
    -- The order of the type: staff, attorney, admin.
    if v_user.is_active and v_user.role > p_role then
      return jsonb_build_object('outcome', 'higher');
    end if;
    if v_user.is_active and v_user.role = p_role and v_user.hashed_password is not null then
      return jsonb_build_object('outcome', 'already');
    end if;
    v_outcome := case
      when not v_user.is_active then 'back'
      when v_user.role <> p_role then 'raised'
      else 'again'
    end;
    perform private.close_staff_sign_ins(v_user.id);
    if v_user.role = 'client' or not v_user.is_active then
      -- A client's password may be known in the family: only who reads this mailbox begins to work here.
      update public.users set hashed_password = null, totp_secret = null, totp_confirmed_at = null, totp_last_step = null
      where id = v_user.id;
      delete from public.recovery_codes where user_id = v_user.id;
      delete from public.passkeys where user_id = v_user.id;
    end if;
    -- Whoever has a name keeps it: papers of a former client carry it.
    update public.users set role = p_role, deactivated_at = null, deactivated_by = null,
      first_name = case when private.person_name(first_name, last_name) = '' then nullif(p_first_name, '') else first_name end,
      last_name = case when private.person_name(first_name, last_name) = '' then nullif(p_last_name, '') else last_name end
    where id = v_user.id returning * into v_user;
  end if;
  if v_user.hashed_password is null then
    perform private.insert_mails(jsonb_build_array(jsonb_build_object(
      'kind', 'staff_invitation', 'recipient', v_user.email, 'language', v_user.preferred_language,
      'dedupeKey', 'staff_invitation:' || v_user.id || ':' || gen_random_uuid()
    )), null, null, v_user.id);
  end if;
  perform private.note_person(p_actor_id, 'staff_invited', v_user.id,
                              jsonb_build_object('role', p_role, 'outcome', v_outcome));
  return jsonb_build_object('outcome', v_outcome, 'mailed', v_user.hashed_password is null);
end
$$;
comment on function public.invite_staff is
  '→ { outcome: invited | again | raised | back | already | higher | forbidden, mailed }. The mail goes to whoever has no password yet.';

create function public.remove_second_factor(p_user_id uuid, p_actor_id uuid default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_state text := private.lock_admin_and_person(p_actor_id, p_user_id);
  v_user public.users;
begin
  if v_state <> 'open' then
    return jsonb_build_object('outcome', v_state);
  end if;
  update public.users set totp_secret = null, totp_confirmed_at = null, totp_last_step = null
  where id = p_user_id returning * into v_user;
  delete from public.recovery_codes where user_id = v_user.id;
  delete from public.passkeys where user_id = v_user.id;
  delete from public.sessions where user_id = v_user.id;
  perform private.note_person(p_actor_id, 'second_factor_removed', v_user.id, '{}');
  if v_user.is_active then
    perform private.tell_second_factor(v_user, 'removed');
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.remove_second_factor is
  '→ { outcome: done | forbidden | unknown | self }. Done: sessions ended, told by mail; the next sign-in sets up a new one.';

create function public.end_staff_sessions(p_user_id uuid, p_actor_id uuid default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_state text := private.lock_admin_and_person(p_actor_id, p_user_id);
begin
  if v_state <> 'open' then
    return jsonb_build_object('outcome', v_state);
  end if;
  delete from public.sessions where user_id = p_user_id;
  perform private.note_person(p_actor_id, 'staff_sessions_ended', p_user_id, '{}');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.end_staff_sessions is '→ { outcome: done | forbidden | unknown | self }.';

create function public.deactivate_staff(p_user_id uuid, p_actor_id uuid default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_state text := private.lock_admin_and_person(p_actor_id, p_user_id);
begin
  if v_state <> 'open' then
    return jsonb_build_object('outcome', v_state);
  end if;
  update public.users set deactivated_at = coalesce(deactivated_at, now()), deactivated_by = p_actor_id
  where id = p_user_id;
  perform private.close_staff_sign_ins(p_user_id);
  perform private.note_person(p_actor_id, 'staff_deactivated', p_user_id, '{}');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.deactivate_staff is
  '→ { outcome: done | forbidden | unknown | self }. Nothing of theirs opens any more; inviting them again brings them back.';

-- Who leaves takes no work along: cases and tasks go back to nobody at once, each case with a task to find an owner.
create function private.return_work_of_leaver() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case_id uuid;
begin
  -- In one order for everybody, so that two who change the same cases do not wait in a circle.
  for v_case_id in
    select id from public.cases where assigned_to = new.id and not private.is_case_over(status) order by id for no key update
  loop
    update public.cases set assigned_to = null where id = v_case_id;
    update public.case_tasks set owner_id = null
    where case_id = v_case_id and owner_id = new.id and done_at is null and dropped_at is null;
    perform private.add_tasks(v_case_id, null, jsonb_build_array(jsonb_build_object(
      'code', 'owner_left', 'dueAt', now(), 'dedupeKey', 'owner_left:' || new.id || ':' || v_case_id || ':' || new.deactivated_at
    )), null);
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
    values (new.deactivated_by, coalesce((select role::text from public.users where id = new.deactivated_by), 'system')::public.actor_role,
            'case_assigned', 'case', v_case_id::text, jsonb_build_object('ownerId', null));
  end loop;
  -- What they had taken on in cases of others goes to whoever has the case.
  update public.case_tasks as task set owner_id = one.assigned_to
  from public.cases as one
  where one.id = task.case_id and task.owner_id = new.id and task.done_at is null and task.dropped_at is null;
  return null;
end
$$;
comment on function private.return_work_of_leaver() is 'Trigger: open cases and tasks of somebody who leaves are free at once.';

create trigger return_work_of_leaver after update of deactivated_at on public.users
  for each row when (old.deactivated_at is null and new.deactivated_at is not null and new.role <> 'client')
  execute function private.return_work_of_leaver();

-- An owner who has the case finds it; then there is nothing left to do about it.
create function private.drop_owner_left() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_tasks set done_at = now()
  where case_id = new.id and code = 'owner_left' and done_at is null and dropped_at is null;
  return null;
end
$$;
comment on function private.drop_owner_left() is 'Trigger: a case that has an owner again waits for none.';

create trigger drop_owner_left after update of assigned_to on public.cases
  for each row when (new.assigned_to is not null and old.assigned_to is distinct from new.assigned_to)
  execute function private.drop_owner_left();
