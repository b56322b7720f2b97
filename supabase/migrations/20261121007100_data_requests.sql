-- Closing an account, and wishes to be forgotten: asked from the account with its password, or noted by staff for
-- somebody who wrote to us. Staff carry them out or decline them with a reason, and there is a day by which they must
-- have.

create type public.data_request_source as enum ('account', 'staff');
create type public.data_request_status as enum ('open', 'done', 'declined', 'withdrawn');
create type public.data_request_refusal as enum ('open_matter', 'not_verified', 'must_keep', 'nothing_found');

create table public.data_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8}$'),
  user_id uuid references public.users (id) on delete set null,
  email text check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  language public.locale not null default 'en',
  source public.data_request_source not null,
  status public.data_request_status not null default 'open',
  due_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references public.users (id) on delete set null,
  reason public.data_request_refusal,
  removed jsonb not null default '{}' check (jsonb_typeof(removed) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  noted_by uuid references public.users (id) on delete set null,
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'declined') = (reason is not null)),
  check (status <> 'open' or email is not null)
);
create unique index data_requests_one_open_per_email_idx on public.data_requests (email) where status = 'open';
create index data_requests_user_id_idx on public.data_requests (user_id);
create index data_requests_decided_by_idx on public.data_requests (decided_by);
create index data_requests_noted_by_idx on public.data_requests (noted_by);
create index data_requests_created_at_idx on public.data_requests (created_at);
comment on table public.data_requests is 'Wishes to have everything deleted, with the day by which it must be done.';
comment on column public.data_requests.email is 'Null once everything is deleted: that it was done is known, for whom no longer.';
comment on column public.data_requests.source is 'account: asked with its password. staff: somebody wrote or called, and staff made sure who it was.';
comment on column public.data_requests.removed is 'Counts of what was deleted and kept, by kind; nothing about a person.';
comment on column public.data_requests.noted_by is
  'Who noted the wish of somebody who wrote or called. Null when its owner asked with their password.';

create trigger set_updated_at before update on public.data_requests
  for each row execute function private.set_updated_at();

grant select, insert, update on public.data_requests to service_role;

create function private.has_open_business(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.cases where user_id = p_user_id and not private.is_case_over(status))
    or exists (select from public.orders as bought where bought.user_id = p_user_id and private.is_money_open(bought))
$$;
comment on function private.has_open_business(uuid) is
  'A case that goes on, or money that is not settled: also asked back, on its way back, or sent back by the bank.';

create function public.close_account(p_user_id uuid, p_checked_password text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
begin
  -- In the order of locks: applications, orders, then the account.
  perform from public.intake_forms where user_id = p_user_id order by id for no key update;
  perform from public.orders where user_id = p_user_id order by id for no key update;
  select * into v_user from public.users
  where id = p_user_id and is_active and hashed_password = p_checked_password for update;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if private.has_open_business(v_user.id) then
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
comment on function public.close_account is '→ { outcome: done | open_case | stale }. Applications, papers and payments stay.';

create function private.insert_data_request(
  p_reference text,
  p_due_at timestamptz,
  p_user_id uuid,
  p_email text,
  p_language public.locale,
  p_source public.data_request_source,
  p_noted_by uuid default null
) returns public.data_requests
language plpgsql volatile set search_path = '' as $$
declare
  v_request public.data_requests;
begin
  insert into public.data_requests (reference, user_id, email, language, source, due_at, noted_by)
  values (p_reference, p_user_id, p_email, p_language, p_source, p_due_at, p_noted_by)
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
comment on function private.insert_data_request(
  text, timestamptz, uuid, text, public.locale, public.data_request_source, uuid
) is
  'A new wish and its mails; null when one is open for this address already.';

create function public.ask_erasure(
  p_user_id uuid,
  p_checked_password text,
  p_reference text,
  p_due_at timestamptz
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_case_id uuid;
  v_request public.data_requests;
begin
  select * into v_user from public.users
  where id = p_user_id and is_active and role = 'client'
    and hashed_password = p_checked_password for no key update;
  if v_user.id is null then
    return jsonb_build_object('outcome', 'stale');
  end if;
  if private.has_open_business(v_user.id) then
    -- The wish is noted where the case is worked: staff stop it first, or the court decides first.
    for v_case_id in select id from public.cases where user_id = v_user.id and not private.is_case_over(status) order by id loop
      perform private.add_tasks(v_case_id, null, jsonb_build_array(jsonb_build_object(
        'code', 'erasure_asked', 'dueAt', now(), 'dedupeKey', 'erasure_asked:' || v_case_id
      )), v_user.id);
    end loop;
    return jsonb_build_object('outcome', 'open_case');
  end if;
  v_request := private.insert_data_request(p_reference, p_due_at, v_user.id, v_user.email, v_user.preferred_language, 'account');
  if v_request.id is null then
    -- Staff may have noted the same wish from a letter: from here on it belongs to the account, and its owner asked.
    update public.data_requests set user_id = v_user.id, noted_by = null
    where email = v_user.email and status = 'open' returning * into v_request;
  end if;
  return jsonb_build_object('outcome', 'asked', 'reference', v_request.reference, 'dueAt', v_request.due_at);
end
$$;
comment on function public.ask_erasure is
  '→ { outcome: asked | open_case | stale, reference, dueAt }. Asked twice, the first wish is answered.';

create function public.withdraw_erasure(p_user_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.data_requests set status = 'withdrawn', decided_at = now(), decided_by = p_user_id
  where user_id = p_user_id and status = 'open';
  return jsonb_build_object('outcome', case when found then 'done' else 'unknown' end);
end
$$;
comment on function public.withdraw_erasure is '→ { outcome: done | unknown }.';

create function public.note_data_request(
  p_email text,
  p_language public.locale,
  p_reference text,
  p_due_at timestamptz,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user public.users;
  v_request public.data_requests;
  v_open uuid;
begin
  select * into v_user from public.users where email = p_email;
  if v_user.role <> 'client' then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  v_request := private.insert_data_request(
    p_reference, p_due_at, v_user.id, p_email, coalesce(v_user.preferred_language, p_language), 'staff', p_actor_id
  );
  if v_request.id is null then
    select id into v_open from public.data_requests where email = p_email and status = 'open';
    return jsonb_build_object('outcome', 'open_already', 'id', v_open);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'data_request_noted', 'data_request', v_request.id::text);
  return jsonb_build_object('outcome', 'created', 'id', v_request.id);
end
$$;
comment on function public.note_data_request is
  '→ { outcome: created | open_already | forbidden (an account of staff), id }.';

create function public.decline_data_request(
  p_request_id uuid,
  p_reason public.data_request_refusal,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.data_requests;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'data_request', p_request_id);
  update public.data_requests set
    status = 'declined', reason = p_reason, decided_at = now(), decided_by = p_actor_id
  where id = p_request_id and status = 'open' returning * into v_request;
  if v_request.id is null then
    return jsonb_build_object('outcome', case
      when exists (select from public.data_requests where id = p_request_id) then 'stale' else 'unknown'
    end);
  end if;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'data_request_declined', 'recipient', v_request.email, 'language', v_request.language,
    'dedupeKey', 'data_request_declined:' || v_request.id,
    'payload', jsonb_build_object('reference', v_request.reference, 'declineReason', v_request.reason)
  )), null, null, v_request.user_id);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'data_request_decided', 'data_request', v_request.id::text,
          jsonb_build_object('decision', 'declined', 'reason', v_request.reason));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.decline_data_request is '→ { outcome: done | stale (decided before) | unknown }. Told by mail.';
