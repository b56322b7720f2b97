-- The second factor of staff. The server checks codes; here each is taken once, the session is renewed and the change
-- is told, all or nothing. Who has lost the device uses one of ten codes, each for once.

create table public.recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  salt text not null check (char_length(salt) >= 22),
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, code_hash)
);
comment on table public.recovery_codes is 'Codes that stand in for the second factor of staff, each for once.';
comment on column public.recovery_codes.salt is 'The same for all codes of one set, so that a try costs one hash.';
comment on column public.recovery_codes.code_hash is 'argon2id: a code is short enough to be written by hand.';

grant select, insert, update, delete on public.recovery_codes to service_role;

create table public.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) <= 1400),
  public_key text not null check (public_key ~ '^[A-Za-z0-9_-]+$' and char_length(public_key) <= 4000),
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}' check (cardinality(transports) <= 10),
  device text not null check (char_length(device) between 1 and 20),
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index passkeys_user_id_idx on public.passkeys (user_id);
comment on table public.passkeys is 'Devices that show the second step of staff in place of a code. What opens them never leaves the device.';
comment on column public.passkeys.credential_id is 'As the device names it, in base64url.';
comment on column public.passkeys.public_key is 'COSE, in base64url: it checks signatures and makes none.';
comment on column public.passkeys.counter is 'How often the device says it was used; 0 where it does not count. One that goes back is a copy.';
comment on column public.passkeys.transports is 'How a browser reaches it, as it says itself.';
comment on column public.passkeys.device is 'The kind of device it was made on, so that its owner knows it again.';

grant select, insert, update, delete on public.passkeys to service_role;

create function private.finish_sign_in(
  p_user_id uuid,
  p_sid text,
  p_new_sid text,
  p_expire timestamptz,
  p_ends_at timestamptz,
  p_at text
) returns boolean
language sql volatile set search_path = '' as $$
  -- Another token from here on: one that was copied after the password alone stays worth nothing.
  with renewed as (
    update public.sessions set
      sid = p_new_sid,
      sess = sess || jsonb_build_object('secondFactorAt', p_at),
      expire = p_expire,
      ends_at = p_ends_at,
      last_seen_at = now()
    where sid = p_sid and user_id = p_user_id
    returning sid
  )
  select exists (select from renewed)
$$;
comment on function private.finish_sign_in is
  'The session has shown its second factor. False: it is gone.';

create function private.take_totp_step(p_user_id uuid, p_step bigint) returns boolean
language sql volatile set search_path = '' as $$
  with taken as (
    update public.users set totp_last_step = p_step
    where id = p_user_id and is_active and totp_confirmed_at is not null
      and (totp_last_step is null or totp_last_step < p_step)
    returning id
  )
  select exists (select from taken)
$$;
comment on function private.take_totp_step(uuid, bigint) is 'False: this code, or a later one, was used already.';

create function private.keep_recovery_codes(p_user_id uuid, p_salt text, p_hashes jsonb) returns void
language sql volatile set search_path = '' as $$
  delete from public.recovery_codes where user_id = p_user_id;
  insert into public.recovery_codes (user_id, salt, code_hash)
  select p_user_id, p_salt, hash from jsonb_array_elements_text(p_hashes) as listed (hash);
$$;
comment on function private.keep_recovery_codes(uuid, text, jsonb) is 'A new set: the old codes open nothing any more.';

create function private.tell_second_factor(p_user public.users, p_change text) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'second_factor_changed', 'recipient', p_user.email, 'language', p_user.preferred_language,
    'dedupeKey', 'second_factor_changed:' || p_user.id || ':' || gen_random_uuid(),
    'payload', jsonb_strip_nulls(jsonb_build_object('firstName', p_user.first_name, 'change', p_change))
  )), null, null, p_user.id)
$$;
comment on function private.tell_second_factor(public.users, text) is
  'Mails what changed: set_up, replaced, new_codes, code_used, passkey_added, passkey_removed or removed.';

create function private.note_second_factor(p_user public.users, p_action text, p_change text, p_details jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_user.id, p_user.role, p_action, 'user', p_user.id::text, p_details);
  select private.tell_second_factor(p_user, p_change);
$$;
comment on function private.note_second_factor(public.users, text, text, jsonb) is
  'How a change that somebody made to their own second factor ends: in the audit log, and in a mail to them.';

create function public.show_second_factor(
  p_user_id uuid,
  p_step bigint,
  p_sid text,
  p_new_sid text,
  p_expire timestamptz,
  p_ends_at timestamptz,
  p_at text
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if not private.take_totp_step(p_user_id, p_step) then
    return jsonb_build_object('outcome', 'used');
  end if;
  if not private.finish_sign_in(p_user_id, p_sid, p_new_sid, p_expire, p_ends_at, p_at) then
    return jsonb_build_object('outcome', 'signed_out');
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.show_second_factor is '→ { outcome: done | used | signed_out }. Each code once.';

create function public.take_second_factor_step(p_user_id uuid, p_step bigint) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select jsonb_build_object('outcome', case
    when private.take_totp_step(p_user_id, p_step) then 'done' else 'used' end)
$$;
comment on function public.take_second_factor_step is '→ { outcome: done | used }. Before a change of the second factor itself.';

create function public.use_recovery_code(
  p_user_id uuid,
  p_code_hash text,
  p_sid text,
  p_new_sid text,
  p_expire timestamptz,
  p_ends_at timestamptz,
  p_at text
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users
  where id = p_user_id and is_active and totp_confirmed_at is not null for no key update;
  update public.recovery_codes set used_at = now()
  where user_id = v_user.id and code_hash = p_code_hash and used_at is null;
  if not found then
    return jsonb_build_object('outcome', 'wrong');
  end if;
  if not private.finish_sign_in(v_user.id, p_sid, p_new_sid, p_expire, p_ends_at, p_at) then
    return jsonb_build_object('outcome', 'signed_out');
  end if;
  perform private.note_second_factor(v_user, 'recovery_code_used', 'code_used');
  return jsonb_build_object('outcome', 'done', 'left', (
    select count(*) from public.recovery_codes where user_id = v_user.id and used_at is null));
end
$$;
comment on function public.use_recovery_code is '→ { outcome: done | wrong | signed_out, left }.';

create function public.keep_second_factor(
  p_user_id uuid,
  p_secret text,
  p_step bigint,
  p_salt text,
  p_code_hashes jsonb,
  p_sid text,
  p_new_sid text,
  p_expire timestamptz,
  p_ends_at timestamptz,
  p_at text,
  p_replaces text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_replaces boolean;
  v_there text;
begin
  select * into v_user from public.users
  where id = p_user_id and is_active and role <> 'client' for no key update;
  v_replaces := v_user.totp_confirmed_at is not null;
  if v_replaces then
    v_there := encode(sha256(convert_to(v_user.totp_secret, 'UTF8')), 'hex');
  end if;
  -- Only over what was there when the set-up began: of two at once, one wins.
  if v_user.id is null or p_replaces is distinct from v_there then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if not private.finish_sign_in(v_user.id, p_sid, p_new_sid, p_expire, p_ends_at, p_at) then
    return jsonb_build_object('outcome', 'signed_out');
  end if;
  update public.users set
    totp_secret = p_secret, totp_confirmed_at = now(), totp_last_step = p_step
  where id = v_user.id;
  perform private.keep_recovery_codes(v_user.id, p_salt, p_code_hashes);
  delete from public.sessions where user_id = v_user.id and sid <> p_new_sid;
  perform private.note_second_factor(v_user, 'second_factor_set_up', case when v_replaces then 'replaced' else 'set_up' end,
                                     jsonb_build_object('replaces', v_replaces));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_second_factor is
  'p_secret: sealed; p_replaces: SHA-256 (hex) of the sealed secret that was there → { outcome: done | stale | signed_out }. Done: other '
  'sessions ended, told by mail.';

create function public.renew_recovery_codes(p_user_id uuid, p_step bigint, p_salt text, p_code_hashes jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  if not private.take_totp_step(p_user_id, p_step) then
    return jsonb_build_object('outcome', 'used');
  end if;
  select * into v_user from public.users where id = p_user_id;
  perform private.keep_recovery_codes(v_user.id, p_salt, p_code_hashes);
  perform private.note_second_factor(v_user, 'recovery_codes_renewed', 'new_codes');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.renew_recovery_codes is '→ { outcome: done | used }. The old codes open nothing any more.';

create function public.keep_passkey(
  p_user_id uuid, p_credential_id text, p_public_key text, p_counter bigint, p_transports jsonb, p_device text, p_most integer
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  -- Only beside an app: recovery codes, and the proof before a change, rest on it.
  select * into v_user from public.users
  where id = p_user_id and is_active and role <> 'client' and totp_confirmed_at is not null for no key update;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if (select count(*) from public.passkeys where user_id = p_user_id) >= p_most then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.passkeys (user_id, credential_id, public_key, counter, transports, device)
  values (p_user_id, p_credential_id, p_public_key, p_counter,
          array(select jsonb_array_elements_text(p_transports)), p_device)
  on conflict (credential_id) do nothing;
  if not found then
    return jsonb_build_object('outcome', 'stale');
  end if;
  perform private.note_second_factor(v_user, 'passkey_added', 'passkey_added');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_passkey(uuid, text, text, bigint, jsonb, text, integer) is
  'A device that shows the second step from now on → { outcome: done | stale: known already, or nobody who works here | full }. Told by '
  'mail.';

create function public.show_passkey(
  p_user_id uuid,
  p_credential_id text,
  p_before bigint,
  p_counter bigint,
  p_sid text,
  p_new_sid text,
  p_expire timestamptz,
  p_ends_at timestamptz,
  p_at text
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  -- The counter as it was read: of two answers of one device at once, one wins.
  update public.passkeys as passkey set counter = p_counter, used_at = now()
  from public.users as owner
  where passkey.user_id = p_user_id and passkey.credential_id = p_credential_id and passkey.counter = p_before
    and owner.id = passkey.user_id and owner.is_active and owner.totp_confirmed_at is not null;
  if not found then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if not private.finish_sign_in(p_user_id, p_sid, p_new_sid, p_expire, p_ends_at, p_at) then
    return jsonb_build_object('outcome', 'signed_out');
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.show_passkey is
  'The server has checked the signature → { outcome: done | stale | signed_out }.';

create function public.remove_passkey(p_user_id uuid, p_passkey_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  select * into v_user from public.users where id = p_user_id and is_active for no key update;
  delete from public.passkeys where id = p_passkey_id and user_id = v_user.id;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.note_second_factor(v_user, 'passkey_removed', 'passkey_removed');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.remove_passkey(uuid, uuid) is '→ { outcome: done | unknown }. Told by mail.';
