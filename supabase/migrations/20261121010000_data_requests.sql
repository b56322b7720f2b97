-- Wishes to be forgotten: asked from the account with its password, or noted by staff for somebody who wrote to us.
-- Staff carry them out (20261121010100) or decline them with a reason, and there is a day by which they must have.
create table public.data_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8}$'),
  user_id uuid references public.users (id) on delete set null,
  email text check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  language text not null default 'en' check (language in ('en', 'es')),
  source text not null check (source in ('account', 'staff')),
  status text not null default 'open' check (status in ('open', 'done', 'declined', 'withdrawn')),
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references public.users (id) on delete set null,
  reason text check (reason in ('open_matter', 'not_verified', 'must_keep', 'nothing_found')),
  removed jsonb not null default '{}' check (jsonb_typeof(removed) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'declined') = (reason is not null)),
  check (status <> 'open' or email is not null)
);
create unique index data_requests_one_open_per_email_idx on public.data_requests (email) where status = 'open';
create index data_requests_user_id_idx on public.data_requests (user_id);
create index data_requests_decided_by_idx on public.data_requests (decided_by);
create index data_requests_created_at_idx on public.data_requests (created_at);
comment on table public.data_requests is 'Wishes to have everything deleted, with the day by which it must be done.';
comment on column public.data_requests.email is 'Null once everything is deleted: that it was done is known, for whom no longer.';
comment on column public.data_requests.source is 'account: asked with its password. staff: somebody wrote or called, and staff made sure who it was.';
comment on column public.data_requests.removed is 'Counts of what was deleted and kept, by kind; nothing about a person.';

create trigger set_updated_at before update on public.data_requests
  for each row execute function private.set_updated_at();

alter table public.data_requests enable row level security;
revoke all on public.data_requests from public, anon, authenticated, service_role;
grant select, insert, update on public.data_requests to service_role;

create function private.insert_data_request(p jsonb, p_user_id uuid, p_email text, p_language text, p_source text)
returns public.data_requests
language plpgsql volatile set search_path = '' as $$
declare
  v_request public.data_requests;
begin
  insert into public.data_requests (reference, user_id, email, language, source, due_at)
  values (p ->> 'reference', p_user_id, p_email, p_language, p_source, (p ->> 'dueAt')::timestamptz)
  on conflict (email) where status = 'open' do nothing returning * into v_request;
  if v_request.id is null then
    return null;
  end if;
  perform private.insert_mails(jsonb_build_array(
    jsonb_build_object(
      'kind', 'data_request_received', 'recipient', v_request.email, 'language', v_request.language,
      'dedupeKey', 'data_request_received:' || v_request.id,
      'payload', jsonb_build_object('reference', v_request.reference, 'dueAt', v_request.due_at)
    ),
    jsonb_build_object(
      'kind', 'staff_data_request', 'dedupeKey', 'staff_data_request:' || v_request.id,
      'payload', jsonb_build_object('reference', v_request.reference, 'dueAt', v_request.due_at)
    )
  ), null, null, p_user_id);
  return v_request;
end
$$;
comment on function private.insert_data_request(jsonb, uuid, text, text, text) is
  'A new wish and its mails; null when one is open for this address already.';

create function public.ask_erasure(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_request public.data_requests;
begin
  select * into v_user from public.users
  where id = (p ->> 'userId')::uuid and is_active and role = 'client'
    and hashed_password = p ->> 'checkedPassword' for no key update;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if private.has_open_matter(v_user.id) then
    return jsonb_build_object('outcome', 'open_case');
  end if;
  v_request := private.insert_data_request(p, v_user.id, v_user.email, v_user.preferred_language, 'account');
  if v_request.id is null then
    -- Staff may have noted the same wish from a letter: from here on it belongs to the account.
    update public.data_requests set user_id = v_user.id
    where email = v_user.email and status = 'open' returning * into v_request;
  end if;
  return jsonb_build_object('outcome', 'asked', 'reference', v_request.reference, 'dueAt', v_request.due_at);
end
$$;
comment on function public.ask_erasure(jsonb) is
  'p { userId, checkedPassword, reference, dueAt } → { outcome: asked | open_case | stale, reference, dueAt }. '
  'Asked twice, the first wish is answered.';

create function public.withdraw_erasure(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.data_requests set status = 'withdrawn', decided_at = now(), decided_by = (p ->> 'userId')::uuid
  where user_id = (p ->> 'userId')::uuid and status = 'open';
  return jsonb_build_object('outcome', case when found then 'done' else 'unknown' end);
end
$$;
comment on function public.withdraw_erasure(jsonb) is 'p { userId } → { outcome: done | unknown }.';

create function public.note_data_request(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_request public.data_requests;
  v_open uuid;
begin
  select * into v_user from public.users where email = p ->> 'email';
  if v_user.role in ('staff', 'admin') then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  v_request := private.insert_data_request(
    p, v_user.id, p ->> 'email', coalesce(v_user.preferred_language, p ->> 'language'), 'staff'
  );
  if v_request.id is null then
    select id into v_open from public.data_requests where email = p ->> 'email' and status = 'open';
    return jsonb_build_object('outcome', 'open_already', 'id', v_open);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'data_request_noted', 'data_request', v_request.id::text);
  return jsonb_build_object('outcome', 'created', 'id', v_request.id);
end
$$;
comment on function public.note_data_request(jsonb) is
  'p { email, language, reference, dueAt, actorId, actorRole } → { outcome: created | open_already | forbidden (an '
  'account of staff), id }.';

create function public.decline_data_request(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.data_requests;
begin
  update public.data_requests set
    status = 'declined', reason = p ->> 'reason', decided_at = now(), decided_by = (p ->> 'actorId')::uuid
  where id = (p ->> 'requestId')::uuid and status = 'open' returning * into v_request;
  if v_request.id is null then
    return jsonb_build_object('outcome', case
      when exists (select from public.data_requests where id = (p ->> 'requestId')::uuid) then 'stale' else 'unknown'
    end);
  end if;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'data_request_declined', 'recipient', v_request.email, 'language', v_request.language,
    'dedupeKey', 'data_request_declined:' || v_request.id,
    'payload', jsonb_build_object('reference', v_request.reference, 'declineReason', v_request.reason)
  )), null, null, v_request.user_id);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'data_request_decided', 'data_request', v_request.id::text,
          jsonb_build_object('decision', 'declined', 'reason', v_request.reason));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.decline_data_request(jsonb) is
  'p { requestId, reason, actorId, actorRole } → { outcome: done | stale (decided before) | unknown }. Told by mail.';

revoke execute on function private.insert_data_request(jsonb, uuid, text, text, text) from public, anon, authenticated;
grant execute on function private.insert_data_request(jsonb, uuid, text, text, text) to service_role;
revoke execute on function public.ask_erasure(jsonb) from public, anon, authenticated;
grant execute on function public.ask_erasure(jsonb) to service_role;
revoke execute on function public.withdraw_erasure(jsonb) from public, anon, authenticated;
grant execute on function public.withdraw_erasure(jsonb) to service_role;
revoke execute on function public.note_data_request(jsonb) from public, anon, authenticated;
grant execute on function public.note_data_request(jsonb) to service_role;
revoke execute on function public.decline_data_request(jsonb) from public, anon, authenticated;
grant execute on function public.decline_data_request(jsonb) to service_role;
