-- What happened in an account lately: on a phone that others use too, that is how a stranger is noticed. And the picture
-- of an account: drawn anew in the browser, at most 512 pixels, private in storage under a random key. A client sees that
-- of the person who prepares their case.

create type public.activity_kind as enum (
  'signed_in', 'password_changed', 'email_changed', 'ticket_opened', 'goal_added', 'supporter_added',
  'supporter_changed', 'supporter_looked', 'supporter_ended', 'calendar_address_made', 'calendar_address_ended',
  'referral_sent', 'referral_opened', 'referral_answered', 'referral_withdrawn'
);

create table public.client_activity (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  activity_type public.activity_kind not null,
  description text check (length(description) between 1 and 200),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index client_activity_user_id_idx on public.client_activity (user_id, created_at);
comment on table public.client_activity is 'What happened in a client''s account, for the client; 90 days.';
comment on column public.client_activity.metadata is 'Of a sign-in: { device, shared }, as its session says.';
comment on column public.client_activity.description is 'What exactly, as it is called in every language: who helps, which address, which ticket.';

grant select, insert, delete on public.client_activity to service_role;

create function private.note_activity(
  p_user_id uuid, p_kind public.activity_kind, p_description text default null, p_metadata jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  delete from public.client_activity where user_id = p_user_id and created_at < now() - interval '90 days';
  insert into public.client_activity (user_id, activity_type, description, metadata)
  select id, p_kind, left(nullif(p_description, ''), 200), p_metadata from public.users where id = p_user_id and role = 'client' and is_active;
$$;
comment on function private.note_activity(uuid, public.activity_kind, text, jsonb) is
  'Of clients alone: what those who work here do stands in the audit log.';

create function private.note_sign_in() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.note_activity(new.user_id, 'signed_in', p_metadata => jsonb_build_object(
    'device', new.sess -> 'device', 'shared', coalesce(new.sess ->> 'kind' = 'publicComputer', false)
  ));
  return null;
end
$$;
comment on function private.note_sign_in() is 'Trigger: a browser signed in.';

create trigger note_sign_in after insert on public.sessions for each row execute function private.note_sign_in();

create function private.note_account_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.hashed_password is distinct from old.hashed_password and old.hashed_password is not null then
    perform private.note_activity(new.id, 'password_changed');
  end if;
  if new.email is distinct from old.email then
    perform private.note_activity(new.id, 'email_changed', new.email);
  end if;
  return null;
end
$$;
comment on function private.note_account_change() is 'Trigger: another password or address; not when the account is emptied.';

create trigger note_account_change after update of hashed_password, email on public.users
  for each row when (new.deactivated_at is null) execute function private.note_account_change();

create function private.note_own_entry() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.note_activity(new.user_id, tg_argv[0]::public.activity_kind, to_jsonb(new) ->> 'reference');
  return null;
end
$$;
comment on function private.note_own_entry() is 'Trigger: a client added something; which kind it is comes with it.';

create trigger note_activity after insert on public.support_tickets
  for each row execute function private.note_own_entry('ticket_opened');
create trigger note_activity after insert on public.client_goals
  for each row execute function private.note_own_entry('goal_added');

create function public.read_activity(p_actor_id uuid, p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'kind', one.activity_type, 'device', one.metadata ->> 'device', 'name', one.description,
      'shared', coalesce((one.metadata ->> 'shared')::boolean, false), 'at', one.created_at
    ) order by one.created_at desc, one.id), '[]')
    from (
      select * from public.client_activity
      where user_id = p_actor_id and created_at > now() - interval '90 days'
      order by created_at desc, id limit p_limit
    ) as one
  ));
end
$$;
comment on function public.read_activity is
  '→ { items: [{ id, kind, device, name: who helps, which goal, ticket or address, shared, at }] }, the newest first.';

create function public.announce_picture(p_key text, p_size integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  -- Stored but named by nobody, it is swept like any file that was begun and not sent.
  insert into public.uploads (ticket_hash, purpose, object_key, file_name, file_type, file_size)
  values (encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 'case', p_key, 'picture.jpg', 'image/jpeg',
          p_size);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.announce_picture is '→ { outcome: done }: a picture is about to be stored under this key.';

create function public.keep_picture(p_user_id uuid, p_key text default null) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.users set custom_profile_image_url = p_key where id = p_user_id and is_active;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  delete from public.uploads where object_key = p_key and status = 'pending';
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_picture is
  'p_key: of the stored picture → { outcome: done | unknown }. The one before is removed by the sweep.';

create function private.sweep_picture() returns trigger
language plpgsql set search_path = '' as $$
begin
  insert into public.uploads (ticket_hash, purpose, object_key, file_name, file_type, file_size, status)
  values (encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 'case', old.custom_profile_image_url, 'picture.jpg',
          'image/jpeg', 0, 'expired')
  on conflict (object_key) do update set status = 'expired';
  return null;
end
$$;
comment on function private.sweep_picture() is 'Trigger: a picture that no account names any more is handed to the sweep, which removes objects by their keys.';

create trigger sweep_picture after update on public.users
  for each row when (old.custom_profile_image_url is not null and old.custom_profile_image_url is distinct from new.custom_profile_image_url)
  execute function private.sweep_picture();
create trigger sweep_picture_of_deleted after delete on public.users
  for each row when (old.custom_profile_image_url is not null) execute function private.sweep_picture();

create function private.drop_picture() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.custom_profile_image_url := null;
  return new;
end
$$;
comment on function private.drop_picture() is 'Trigger: whoever leaves, or closes their account, leaves no picture.';

create trigger drop_picture before update of deactivated_at on public.users
  for each row when (new.deactivated_at is not null and new.custom_profile_image_url is not null)
  execute function private.drop_picture();
