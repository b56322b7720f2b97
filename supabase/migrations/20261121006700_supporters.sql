-- People who help a client (a daughter, a caseworker) see of one case what the client ticked, and nothing else. They have
-- no account: a link that works once opens one browser for some hours. Each look stands in the client's own list.

create type public.supporter_bond as enum ('family', 'friend', 'caseworker', 'other');
create type public.supporter_sight as enum ('dates', 'requests', 'messages');

create table public.case_supporters (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  bond public.supporter_bond not null,
  sees public.supporter_sight[] not null,
  language public.locale not null,
  consented_at timestamptz not null default now(),
  ended_at timestamptz,
  looked_at timestamptz,
  link_hash text unique check (link_hash ~ '^[0-9a-f]{64}$'),
  link_ends_at timestamptz,
  session_hash text unique check (session_hash ~ '^[0-9a-f]{64}$'),
  session_ends_at timestamptz,
  check (ended_at is null or (link_hash is null and session_hash is null))
);
create unique index case_supporters_open_idx on public.case_supporters (case_id, lower(email)) where ended_at is null;
create index case_supporters_email_idx on public.case_supporters (lower(email)) where ended_at is null;
create index case_supporters_case_id_idx on public.case_supporters (case_id);
comment on table public.case_supporters is
  'Who may look at a case by the consent of its client. Whoever is ended stays as the record of that consent.';
comment on column public.case_supporters.sees is 'Beside where the case stands, which every supporter sees.';
comment on column public.case_supporters.language is 'Of the mails to the supporter.';
comment on column public.case_supporters.looked_at is 'The last look that was noted; looks within the same hour count as one.';
comment on column public.case_supporters.link_hash is 'Of the newest mailed link; gone once it was used.';
comment on column public.case_supporters.session_hash is 'Of the one browser that is open; opening another ends it.';
comment on column public.case_supporters.consented_at is 'When the client last agreed to what is seen: at first, and whenever more was ticked.';

grant select, insert, update, delete on public.case_supporters to service_role;

create function private.end_supporters() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_supporters as supporter set
    ended_at = now(), link_hash = null, link_ends_at = null, session_hash = null, session_ends_at = null
  from public.cases as one
  where one.id = supporter.case_id and one.user_id = new.id and supporter.ended_at is null;
  return null;
end
$$;
comment on function private.end_supporters() is 'Trigger: a closed account is looked at by nobody.';

create trigger end_supporters after update of deactivated_at on public.users
  for each row when (old.deactivated_at is null and new.deactivated_at is not null) execute function private.end_supporters();

create function private.mail_supporter(p_supporter public.case_supporters, p_user_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(
    jsonb_build_array(jsonb_build_object(
      'kind', 'supporter_link', 'recipient', p_supporter.email, 'language', p_supporter.language,
      'payload', jsonb_build_object('supporterId', p_supporter.id),
      'dedupeKey', concat_ws(':', 'supporter', p_supporter.id, gen_random_uuid()))),
    p_user_id => p_user_id)
$$;
comment on function private.mail_supporter(public.case_supporters, uuid) is
  'A link for a supporter, which is made when the mail is sent. The mail belongs to the client: it goes when their data go.';

create function public.add_supporter(
  p_idempotency_key text,
  p_case_id uuid,
  p_name text,
  p_email text,
  p_bond public.supporter_bond,
  p_sees jsonb,
  p_language public.locale,
  p_most integer,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
  v_case public.cases;
  v_user public.users;
  v_supporter public.case_supporters;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null or p_actor_role <> 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v_user from public.users where id = p_actor_id;
  if lower(v_user.email) = lower(p_email) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'own'));
  end if;
  if exists (
    select from public.case_supporters
    where case_id = v_case.id and ended_at is null and lower(email) = lower(p_email)
  ) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'known'));
  end if;
  if (select count(*) from public.case_supporters where case_id = v_case.id and ended_at is null) >= p_most then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'full'));
  end if;
  insert into public.case_supporters (case_id, name, email, bond, sees, language)
  values (
    v_case.id, p_name, p_email, p_bond,
    array(select jsonb_array_elements_text(p_sees))::public.supporter_sight[], p_language)
  returning * into v_supporter;
  perform private.mail_supporter(v_supporter, p_actor_id);
  -- Somebody else may hold the phone: the owner of the account reads it in their own mailbox.
  perform private.insert_mails(
    jsonb_build_array(jsonb_build_object(
      'kind', 'supporter_added', 'recipient', v_user.email, 'language', v_user.preferred_language,
      'payload', jsonb_build_object('firstName', v_user.first_name, 'caseId', v_case.id),
      'dedupeKey', concat_ws(':', 'supporter-added', v_supporter.id))),
    p_user_id => p_actor_id);
  perform private.note_activity(p_actor_id, 'supporter_added', v_supporter.name);
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'id', v_supporter.id));
end
$$;
comment on function public.add_supporter is
  'p_actor_role: client → { outcome: done (id) | own: their own address | known: this address helps already | full | unknown }. The supporter '
  'gets a link, the client a mail that says so.';

create function public.end_supporter(p_supporter_id uuid, p_actor_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_supporter public.case_supporters;
begin
  select supporter.* into v_supporter from public.case_supporters as supporter join public.cases as one on one.id = supporter.case_id
  where supporter.id = p_supporter_id and one.user_id = p_actor_id
  for no key update of supporter;
  if v_supporter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_supporter.ended_at is null then
    update public.case_supporters set
      ended_at = now(), link_hash = null, link_ends_at = null, session_hash = null, session_ends_at = null
    where id = v_supporter.id;
    perform private.note_activity(p_actor_id, 'supporter_ended', v_supporter.name);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.end_supporter is '→ { outcome: done | unknown }. At once, in every browser; doing it twice changes nothing.';

create function public.read_supporters(p_actor_id uuid, p_actor_role public.account_role, p_case_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not exists (
    select from public.cases where id = p_case_id and (p_actor_role <> 'client' or user_id = p_actor_id)
  ) then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object('outcome', 'done', 'items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'name', name, 'email', email, 'bond', bond, 'sees', sees, 'since', consented_at, 'lookedAt', looked_at
    ) order by consented_at, id), '[]')
    from public.case_supporters where case_id = p_case_id and ended_at is null
  ));
end
$$;
comment on function public.read_supporters is
  '→ { outcome: done | unknown, items: [{ id, name, email, bond, sees, since, lookedAt }] }; a client sees those of their '
  'own case alone.';

create function public.ask_supporter_links(p_email text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_supporter public.case_supporters;
begin
  for v_supporter in
    select * from public.case_supporters where lower(email) = lower(p_email) and ended_at is null order by consented_at limit 5
  loop
    perform private.mail_supporter(v_supporter, (select user_id from public.cases where id = v_supporter.case_id));
  end loop;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.ask_supporter_links is
  '→ { outcome: done }, whether or not somebody helps by this address: a link for each case.';

create function public.keep_supporter_link(p_supporter_id uuid, p_token_hash text, p_ends_at timestamptz) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_name text;
begin
  update public.case_supporters as supporter set link_hash = p_token_hash, link_ends_at = p_ends_at
  from public.cases as one join public.users as client on client.id = one.user_id
  where supporter.id = p_supporter_id and one.id = supporter.case_id and supporter.ended_at is null and client.is_active
  returning client.first_name into v_name;
  if not found then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object('outcome', 'created', 'clientName', v_name);
end
$$;
comment on function public.keep_supporter_link is '→ { outcome: created | closed, clientName }. The link before opens nothing any more.';

create function public.use_supporter_link(p_token_hash text, p_session_hash text, p_ends_at timestamptz) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.case_supporters as supporter set
    link_hash = null, link_ends_at = null, session_hash = p_session_hash, session_ends_at = p_ends_at
  from public.cases as one join public.users as client on client.id = one.user_id
  where supporter.link_hash = p_token_hash and supporter.link_ends_at > now() and supporter.ended_at is null
    and one.id = supporter.case_id and client.is_active;
  return jsonb_build_object('outcome', case when found then 'done' else 'closed' end);
end
$$;
comment on function public.use_supporter_link is
  '→ { outcome: done | closed }. A link works once, and opens one browser in place of the one before.';

create function public.look_as_supporter(p_session_hash text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_supporter public.case_supporters;
  v_client public.users;
begin
  select * into v_supporter from public.case_supporters
  where session_hash = p_session_hash and session_ends_at > now() and ended_at is null for no key update;
  select * into v_client from public.users
  where id = (select user_id from public.cases where id = v_supporter.case_id) and is_active;
  if v_client.id is null then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if v_supporter.looked_at is null or v_supporter.looked_at < now() - interval '1 hour' then
    update public.case_supporters set looked_at = now() where id = v_supporter.id;
    perform private.note_activity(v_client.id, 'supporter_looked', v_supporter.name);
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'caseId', v_supporter.case_id, 'userId', v_client.id, 'clientName', v_client.first_name,
    'name', v_supporter.name, 'sees', v_supporter.sees);
end
$$;
comment on function public.look_as_supporter is
  '→ { outcome: done | closed, caseId, userId: whose case it is, clientName, name, sees }. Done: the look is noted, for the client to see.';

create function public.end_supporter_session(p_session_hash text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.case_supporters set session_hash = null, session_ends_at = null where session_hash = p_session_hash;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.end_supporter_session is '→ { outcome: done }. The supporter leaves this browser.';

-- What somebody who helps sees may change without a new invitation.
create function public.change_supporter(p_supporter_id uuid, p_sees jsonb, p_actor_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_sees public.supporter_sight[] := array(select jsonb_array_elements_text(p_sees))::public.supporter_sight[];
  v_supporter public.case_supporters;
  v_user public.users;
begin
  select supporter.* into v_supporter from public.case_supporters as supporter join public.cases as one on one.id = supporter.case_id
  where supporter.id = p_supporter_id and one.user_id = p_actor_id and supporter.ended_at is null
  for no key update of supporter;
  if v_supporter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_sees <@ v_supporter.sees and v_supporter.sees <@ v_sees then
    return jsonb_build_object('outcome', 'done');
  end if;
  update public.case_supporters set
    sees = v_sees, consented_at = case when v_sees <@ v_supporter.sees then consented_at else now() end
  where id = v_supporter.id;
  perform private.note_activity(p_actor_id, 'supporter_changed', v_supporter.name);
  -- More is seen from now on: as when somebody is let in, the owner of the account reads it in their own mailbox.
  if not v_sees <@ v_supporter.sees then
    select * into v_user from public.users where id = p_actor_id;
    perform private.insert_mails(
      jsonb_build_array(jsonb_build_object(
        'kind', 'supporter_added', 'recipient', v_user.email, 'language', v_user.preferred_language,
        'payload', jsonb_build_object('firstName', v_user.first_name, 'caseId', v_supporter.case_id),
        'dedupeKey', concat_ws(':', 'supporter-changed', v_supporter.id, gen_random_uuid()))),
      p_user_id => v_user.id);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.change_supporter is
  '→ { outcome: done | unknown }. At once, also in a browser that is open; the client gets a mail if more is seen than before. The same again '
  'changes nothing.';
