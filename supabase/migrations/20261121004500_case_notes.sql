-- What staff write into a case: notes for themselves, updates for the client, and whom they reached, by which ways a
-- client can be reached without danger.

create type public.contact_channel as enum ('call', 'voicemail', 'letter', 'visit', 'message', 'docket_check', 'clerk_call');
create type public.contact_direction as enum ('in', 'out');
create type public.docket_finding as enum ('nothing_new', 'hearing', 'order', 'returned', 'still_visible', 'hidden', 'not_found');
comment on type public.docket_finding is 'What a look at the court''s record found.';

create table public.contact_log (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  channel public.contact_channel not null,
  direction public.contact_direction not null,
  reached boolean not null,
  note text check (length(note) between 1 and 2000),
  next_try_on date,
  logged_by uuid references public.users (id) on delete set null,
  happened_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  matter_id uuid references public.court_matters (id) on delete cascade,
  found public.docket_finding,
  check (found is null or (matter_id is not null and channel in ('docket_check', 'clerk_call')))
);
create index contact_log_case_id_idx on public.contact_log (case_id, happened_at);
create index contact_log_logged_by_idx on public.contact_log (logged_by);
create index contact_log_matter_id_idx on public.contact_log (matter_id) where matter_id is not null;
comment on table public.contact_log is 'Calls, voicemails, letters and visits, and looks at the docket. For staff only.';
comment on column public.contact_log.reached is 'Spoke to the client; of a docket check: the file was found.';
comment on column public.contact_log.matter_id is 'The court case that was looked at.';
comment on column public.contact_log.found is 'What the look at the court''s record found.';

grant select, insert, delete on public.contact_log to service_role;

create function public.write_case_update(
  p_idempotency_key text,
  p_case_id uuid,
  p_visible boolean,
  p_text text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_title text default null,
  p_language public.locale default null,
  p_step text default null,
  p_may_undo boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_update_id uuid;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null or p_actor_role = 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  insert into public.case_updates
    (case_id, title, description, params, language, status, is_internal, created_by, created_by_role)
  values (v_case.id, coalesce(p_title, ''), p_text, jsonb_strip_nulls(jsonb_build_object('step', p_step)), p_language, v_case.status,
          not p_visible, p_actor_id, p_actor_role)
  returning id into v_update_id;
  if p_visible then
    perform private.notify_client(v_case, 'case_update', jsonb_build_object('updateId', v_update_id), false);
    perform private.mail_about_case(v_case, 'update');
    if p_step <> 'no' then
      perform private.tell_milestone(v_case, p_title, p_text, p_language, p_step = 'great', p_actor_id);
    end if;
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, case when p_visible then 'case_update_written' else 'case_noted' end,
    jsonb_build_object('updateId', v_update_id));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'updateId', v_update_id,
    'undo', case when not p_visible then private.keep_undo(
      'note', v_case.id, p_actor_id, private.undo_until(p_actor_id, p_may_undo), jsonb_build_object('updateId', v_update_id)) end));
end
$$;
comment on function public.write_case_update is
  'p_title, p_language and p_step (no | step | great): of an update → { outcome: done | unknown, updateId?, undo? (of a note) }. A note '
  'stays a note: nothing makes it visible.';

create function public.read_case_updates(
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_case_id uuid,
  p_limit integer,
  p_visible boolean default null,
  p_before text default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with page as (
    select * from public.case_updates
    where case_id = p_case_id
      and (p_actor_role <> 'client' or not is_internal)
      and (p_visible is null or is_internal <> p_visible)
      and (p_before is null or position < p_before::bigint)
    order by position desc
    limit p_limit + 1
  ), shown as (
    select * from page order by position desc limit p_limit
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'code', one.code, 'params', one.params, 'title', nullif(one.title, ''), 'text', one.description,
      'language', one.language, 'status', one.status, 'internal', one.is_internal, 'createdAt', one.created_at,
      'role', one.created_by_role, 'takenBackAt', one.taken_back_at,
      'undo', case when p_actor_role <> 'client' then private.undo_of(p_actor_id, one.case_id, one.created_at) end,
      'by', case when p_actor_role = 'client' then null
        else (select nullif(private.person_name(first_name, last_name), '') from public.users where id = one.created_by) end
    ) order by one.position desc), '[]'),
    'before', case when (select count(*) from page) > p_limit then (select min(position)::text from shown) end
  )
  from shown as one
$$;
comment on function public.read_case_updates is
  '→ { items, the newest first, before }. A client never gets an internal one. Whose case it is, the caller has asked.';

create function private.is_safe_way(p_user_id uuid, p_channel public.contact_channel) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_answer text;
begin
  -- As in src/domain/channels/safe-ways.ts.
  if p_channel not in ('call', 'voicemail', 'letter') then
    return true;
  end if;
  select communication_preferences #>> array['reach', p_channel::text] into v_answer
  from public.users where id = p_user_id;
  return case when p_channel = 'voicemail' then v_answer is not distinct from 'yes' else v_answer is distinct from 'no' end;
end
$$;
comment on function private.is_safe_way(uuid, public.contact_channel) is
  'Whether this client may be reached so. A machine is spoken to only where they said yes.';

create function public.save_safe_ways(
  p_idempotency_key text,
  p_ways jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_user_id uuid default null,
  p_case_id uuid default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user_id uuid := p_user_id;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  if p_case_id is not null then
    select user_id into v_user_id from public.cases where id = p_case_id;
  end if;
  update public.users set communication_preferences = communication_preferences || jsonb_build_object('reach',
    p_ways || jsonb_build_object('at', now(), 'by', case when p_actor_id = v_user_id then 'client' else 'staff' end))
  where id = v_user_id and role = 'client' and is_active;
  if not found then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if p_case_id is not null then
    perform private.audit_case(p_actor_id, p_actor_role, p_case_id, 'safe_ways_saved', '{}');
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.save_safe_ways is
  'p_user_id: of the client who writes; p_case_id: where staff note what the client said; p_ways: { phone, phoneE164, call, voicemail, '
  'letter, note } → { outcome: done | unknown }. The last answer counts.';

create function public.log_contact(
  p_idempotency_key text,
  p_case_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_channel public.contact_channel,
  p_direction public.contact_direction,
  p_reached boolean,
  p_note text default null,
  p_happened_at timestamptz default null,
  p_next_try_on date default null,
  p_next_try_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_reached_client boolean := p_reached and p_channel not in ('docket_check', 'clerk_call');
  v_case public.cases;
  v_contact_id uuid;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null or p_actor_role = 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if p_direction = 'out' and not private.is_safe_way(v_case.user_id, p_channel) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unsafe'));
  end if;
  insert into public.contact_log (case_id, channel, direction, reached, note, next_try_on, logged_by, happened_at)
  values (v_case.id, p_channel, p_direction,
          p_reached, p_note, p_next_try_on, p_actor_id,
          coalesce(p_happened_at, now()))
  returning id into v_contact_id;
  -- The try that was planned has happened; the next one is a task of its own.
  update public.case_tasks set done_at = now(), done_by = p_actor_id
  where case_id = v_case.id and code = 'call_again' and done_at is null and dropped_at is null
    and p_channel not in ('docket_check', 'clerk_call');
  if p_next_try_on is not null then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'call_again', 'dueAt', p_next_try_due_at, 'dedupeKey', 'call_again:' || v_contact_id
    )), p_actor_id);
  end if;
  if p_channel = 'docket_check' then
    update public.case_tasks set done_at = now(), done_by = p_actor_id
    where case_id = v_case.id and code = 'check_docket' and done_at is null and dropped_at is null;
  end if;
  if v_reached_client then
    update public.case_holds set released_at = now(), released_by = p_actor_id
    where case_id = v_case.id and kind = 'unreachable' and released_at is null;
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'contact_logged',
    jsonb_build_object('channel', p_channel, 'reached', p_reached));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'contactId', v_contact_id));
end
$$;
comment on function public.log_contact is
  '→ { outcome: done | unknown | unsafe (the client did not allow this way), contactId? }. Reaching the client ends the hold of an '
  'unreachable one.';

create function private.mail_lost_at(p_client public.users) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return (
    select max(delivery_at) from public.outbox
    where user_id = p_client.id and delivery = 'bounced' and lower(recipient) = lower(p_client.email)
      and not exists (
        select from public.client_messages
        where user_id = p_client.id and came_by = 'mail' and sender_role = 'client' and created_at > delivery_at)
  );
end
$$;
comment on function private.mail_lost_at(public.users) is
  'Since when mail to the present address of this client comes back, unless they have written from it since.';

create function private.reach_facts(p_case_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'ways', client.communication_preferences -> 'reach',
      'hasPhone', coalesce(nullif(client.communication_preferences #>> '{reach, phone}', ''), intake.phone_number) is not null,
      'texts', private.text_state(client.id),
      'mailLostAt', private.mail_lost_at(client),
      'tries', jsonb_build_array(
        jsonb_build_object('channel', 'mail',
          'triedAt', (select max(sent_at) from public.outbox where user_id = client.id and status = 'sent'),
          'arrivedAt', (
            select max(created_at) from public.client_messages
            where case_id = one.id and came_by = 'mail' and sender_role = 'client')),
        jsonb_build_object('channel', 'text',
          'triedAt', (
            select max(text.sent_at) from public.texts as text join public.text_consents as consent on consent.id = text.consent_id
            where consent.user_id = client.id),
          'arrivedAt', (
            select max(text.delivered_at) from public.texts as text join public.text_consents as consent on consent.id = text.consent_id
            where consent.user_id = client.id)),
        jsonb_build_object('channel', 'portal', 'triedAt', null, 'arrivedAt', client.last_login_at),
        jsonb_build_object('channel', 'letter',
          'triedAt', (
            select max(happened_at) from public.contact_log where case_id = one.id and channel = 'letter' and direction = 'out'),
          'arrivedAt', null),
        jsonb_build_object('channel', 'call',
          'triedAt', (
            select max(happened_at) from public.contact_log
            where case_id = one.id and channel in ('call', 'voicemail') and direction = 'out'),
          'arrivedAt', (select max(happened_at) from public.contact_log where case_id = one.id and channel = 'call' and reached)))
    )
    from public.cases as one
    join public.users as client on client.id = one.user_id
    left join public.intake_forms as intake on intake.id = one.intake_form_id
    where one.id = p_case_id
  );
end
$$;
comment on function private.reach_facts(uuid) is
  'What is known of the ways to a client (src/domain/channels/reach.ts): { ways, hasPhone, texts, mailLostAt, tries: { channel, triedAt, '
  'arrivedAt: when something came through last }[] }.';

create function public.read_contact_log(p_case_id uuid, p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'channel', one.channel, 'direction', one.direction, 'reached', one.reached, 'note', one.note,
        'found', one.found, 'matter', (select place from public.court_matters where id = one.matter_id),
        'nextTryOn', one.next_try_on, 'happenedAt', one.happened_at,
        'by', (select nullif(private.person_name(first_name, last_name), '') from public.users where id = one.logged_by)
      ) order by one.happened_at desc, one.id), '[]')
      from (
        select * from public.contact_log where case_id = p_case_id order by happened_at desc, id limit p_limit
      ) as one
    ),
    'facts', private.reach_facts(p_case_id),
    'phone', (select intake.phone_number from public.cases as one join public.intake_forms as intake on intake.id = one.intake_form_id
              where one.id = p_case_id)
  );
end
$$;
comment on function public.read_contact_log is
  '→ { items, the newest first, facts: by which ways the client is reached and what was tried, phone: of the '
  'application }. For staff only.';
