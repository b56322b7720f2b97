-- What people do with their own account: another password, and closing it.

create function public.change_password(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  -- Only over the password that was checked: of two changes at once, one wins and the other asks again.
  update public.users set hashed_password = p ->> 'hashedPassword', password_changed_at = now()
  where id = (p ->> 'userId')::uuid and is_active and hashed_password = p ->> 'checkedPassword' returning * into v_user;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  update public.password_setup_tokens set used_at = now() where user_id = v_user.id and used_at is null;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where user_id = v_user.id and status = 'waiting' and kind = 'password_reset';
  delete from public.sessions where user_id = v_user.id;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'password_changed', 'recipient', v_user.email, 'language', v_user.preferred_language,
    'dedupeKey', 'password_changed:' || v_user.id || ':' || gen_random_uuid(),
    'payload', jsonb_strip_nulls(jsonb_build_object('firstName', v_user.first_name))
  )), null, null, v_user.id);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.change_password(jsonb) is
  'p { userId, checkedPassword: the hash that was checked, hashedPassword } → { outcome: done | stale }. Done: every '
  'session ended, the caller starts a new one; every link used; told by mail.';

create function private.has_open_matter(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.cases where user_id = p_user_id and status not in ('closed', 'cancelled'))
    or exists (select from public.orders where user_id = p_user_id and status in ('processing', 'needs_review', 'disputed'))
$$;
comment on function private.has_open_matter(uuid) is 'A case that goes on, or money that is not settled.';

grant delete on public.learning_progress to service_role;

create function public.close_account(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  -- In the order of locks: applications, orders, then the account.
  perform from public.intake_forms where user_id = (p ->> 'userId')::uuid order by id for no key update;
  perform from public.orders where user_id = (p ->> 'userId')::uuid order by id for no key update;
  select * into v_user from public.users
  where id = (p ->> 'userId')::uuid and is_active and hashed_password = p ->> 'checkedPassword' for update;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if private.has_open_matter(v_user.id) then
    return jsonb_build_object('outcome', 'open_case');
  end if;
  -- What was never paid belongs to nobody's account: should it be paid one day, that makes a new one.
  update public.orders set user_id = null
  where user_id = v_user.id and intake_form_id is not null and status in ('created', 'failed', 'cancelled');
  update public.intake_forms set user_id = null
  where user_id = v_user.id and not private.is_intake_paid(id)
    and not exists (select from public.cases where intake_form_id = intake_forms.id);
  -- The address goes free: whoever comes back with it begins with a new account.
  update public.users set
    email = 'closed.' || v_user.id || '@account.invalid', hashed_password = null,
    deactivated_at = now(), deactivated_by = v_user.id
  where id = v_user.id;
  delete from public.sessions where user_id = v_user.id;
  delete from public.email_changes where user_id = v_user.id;
  -- The privacy policy: kept as long as there is an account.
  delete from public.learning_progress where user_id = v_user.id;
  update public.password_setup_tokens set used_at = now() where user_id = v_user.id and used_at is null;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where user_id = v_user.id and status = 'waiting' and kind in ('password_reset', 'registration', 'email_confirm');
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'account_closed', 'recipient', v_user.email, 'language', v_user.preferred_language,
    'dedupeKey', 'account_closed:' || v_user.id,
    'payload', jsonb_strip_nulls(jsonb_build_object('firstName', v_user.first_name))
  )), null, null, v_user.id);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (v_user.id, v_user.role, 'account_closed', 'user', v_user.id::text);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.close_account(jsonb) is
  'p { userId, checkedPassword } → { outcome: done | open_case | stale }. Applications, papers and '
  'payments stay.';

revoke execute on function public.change_password(jsonb) from public, anon, authenticated;
grant execute on function public.change_password(jsonb) to service_role;
revoke execute on function public.close_account(jsonb) from public, anon, authenticated;
grant execute on function public.close_account(jsonb) to service_role;
revoke execute on function private.has_open_matter(uuid) from public, anon, authenticated;
grant execute on function private.has_open_matter(uuid) to service_role;
