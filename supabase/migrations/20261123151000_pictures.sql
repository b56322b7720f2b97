-- A picture of an account: drawn anew in the browser, at most 512 pixels, private in storage under a random key. A client
-- sees that of the person who prepares their case.
comment on column public.users.custom_profile_image_url is
  'Key of the picture in the bucket "documents": a JPEG of at most 512 pixels without anything about place, time or camera.';

create function public.announce_picture(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  -- Stored but named by nobody, it is swept like any file that was begun and not sent.
  insert into public.uploads (ticket_hash, purpose, object_key, file_name, file_type, file_size)
  values (encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 'case', p ->> 'key', 'picture.jpg', 'image/jpeg',
          (p ->> 'size')::integer);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.announce_picture(jsonb) is 'p { key, size } → { outcome: done }: a picture is about to be stored under this key.';

create function public.keep_picture(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.users set custom_profile_image_url = p ->> 'key' where id = (p ->> 'userId')::uuid and is_active;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  delete from public.uploads where object_key = p ->> 'key' and status = 'pending';
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_picture(jsonb) is
  'p { userId, key: of the stored picture, or null for none } → { outcome: done | unknown }. The one before is removed by the sweep.';

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

revoke execute on function public.announce_picture(jsonb), public.keep_picture(jsonb) from public, anon, authenticated;
grant execute on function public.announce_picture(jsonb), public.keep_picture(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
