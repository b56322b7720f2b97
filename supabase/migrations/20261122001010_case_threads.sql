-- The thread of a case: what client and staff write to each other, with files, read on both sides.
alter table public.client_messages
  drop constraint client_messages_status_check,
  drop constraint client_messages_priority_check,
  alter column status drop default,
  alter column status type public.message_status using status::public.message_status,
  alter column status set default 'unread',
  alter column priority drop default,
  alter column priority type public.message_priority using priority::public.message_priority,
  alter column priority set default 'normal';
comment on column public.client_messages.subject is 'The number of its case: a case has one thread.';
comment on column public.client_messages.thread_id is 'The first message of the thread; null in that one.';
comment on column public.client_messages.attachments is 'Ids of its files in case_documents, in the order they were chosen.';

alter table public.case_documents
  add column version_id uuid references public.generated_documents (id) on delete set null;
create index case_documents_version_id_idx on public.case_documents (version_id) where version_id is not null;
comment on column public.case_documents.version_id is 'The version of a paper whose signed copy this is.';

alter table public.case_updates add column language public.locale;
comment on column public.case_updates.language is 'Language of what a person wrote; a code needs none.';

-- What every write about a case begins with.

create function private.case_of_write(p jsonb) returns public.cases
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  select * into v_case from public.cases
  where id = (p ->> 'caseId')::uuid and (p ->> 'actorRole' <> 'client' or user_id = (p ->> 'actorId')::uuid)
  for no key update;
  return v_case;
end
$$;
comment on function private.case_of_write(jsonb) is
  'p { caseId, actorId, actorRole } → the case, locked. No row for a client whose case it is not.';

create function private.matter_of_write(p jsonb) returns public.court_matters
language plpgsql volatile set search_path = '' as $$
declare
  v_matter public.court_matters;
begin
  -- In the order of locks: case, then matter.
  perform from public.cases as one join public.court_matters as matter on matter.case_id = one.id
  where matter.id = (p ->> 'matterId')::uuid
    and (p ->> 'actorRole' <> 'client' or one.user_id = (p ->> 'actorId')::uuid)
  for no key update of one;
  if not found then
    return null;
  end if;
  select * into v_matter from public.court_matters where id = (p ->> 'matterId')::uuid for no key update;
  return v_matter;
end
$$;
comment on function private.matter_of_write(jsonb) is
  'p { matterId, actorId, actorRole } → the matter, locked with its case. No row for a client whose case it is not.';

create function private.stale_matter(p_matter public.court_matters) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'stale', 'changedAt', p_matter.updated_at,
    'changedBy', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = p_matter.changed_by)
  )
$$;
comment on function private.stale_matter(public.court_matters) is 'The answer to who saw an older version: whose change it was, and when.';

create function private.audit_case(p jsonb, p_case_id uuid, p_action text, p_details jsonb default '{}') returns void
language sql volatile set search_path = '' as $$
  -- What clients do stands in the history of their case.
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  select (p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, p_action, 'case', p_case_id::text, p_details
  where p ->> 'actorRole' <> 'client'
$$;
comment on function private.audit_case(jsonb, uuid, text, jsonb) is 'p { actorId, actorRole }: what staff did in a case.';

create function private.notify_client(p_case public.cases, p_code text, p_params jsonb, p_action boolean) returns void
language sql volatile set search_path = '' as $$
  insert into public.client_notifications (user_id, case_id, code, params, type, priority, action_required)
  values (p_case.user_id, p_case.id, p_code, p_params, 'case', case when p_action then 'high' else 'normal' end, p_action)
$$;
comment on function private.notify_client(public.cases, text, jsonb, boolean) is 'A notice in the portal; p_action: the client has to do something.';

-- Mails about a case say that there is something, never what. Which kind of mail that is, is said here alone.
create function private.case_mail_kind(p_about text) returns public.mail_kind
language sql immutable set search_path = '' as $$
  select (case p_about when 'message' then 'case_message' when 'request' then 'file_requested' when 'papers' then 'papers_ready'
    when 'staff' then 'staff_case' else 'case_changed' end)::public.mail_kind
$$;
comment on function private.case_mail_kind(text) is
  'The mail for: message, update, request, papers (all to the client), staff (to staff).';

create function private.mail_about_case(p_case public.cases, p_about text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_last timestamptz;
  v_send_at timestamptz;
  v_client public.users;
begin
  -- The caller holds the case, so two of these cannot both find none.
  select max(run_after) into v_last from public.outbox
  where user_id = p_case.user_id and kind = private.case_mail_kind(p_about)
    and payload ->> 'caseId' = p_case.id::text and payload ->> 'about' = p_about;
  -- One that is still to come tells of this too.
  if v_last > now() then
    return;
  end if;
  v_send_at := greatest(now(), v_last + interval '15 minutes');
  select * into v_client from public.users where id = p_case.user_id;
  if p_about <> 'staff' and not v_client.is_active then
    return;
  end if;
  perform private.insert_mails(jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
    'kind', private.case_mail_kind(p_about),
    'recipient', case when p_about <> 'staff' then v_client.email end,
    'language', case when p_about = 'staff' then 'en' else v_client.preferred_language::text end,
    'payload', jsonb_build_object('caseId', p_case.id, 'caseNumber', p_case.case_number, 'about', p_about,
      'firstName', case when p_about <> 'staff' then v_client.first_name end),
    'runAfter', v_send_at,
    'dedupeKey', 'case_' || p_about || ':' || p_case.id || ':' || (extract(epoch from v_send_at) * 1000)::bigint
  ))), null, null, p_case.user_id);
end
$$;
comment on function private.mail_about_case(public.cases, text) is
  'Tells the client (or staff) that something is there: at most one mail of a kind and case in 15 minutes, and the last '
  'thing is always told.';

-- Files that come with a message, an answer or a signed copy.

create function private.refused_tickets(p_ticket_hashes jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  -- Locked first: of two that bring the same file at once, the second sees that it is taken.
  perform from public.uploads
  where ticket_hash in (select jsonb_array_elements_text(coalesce(nullif(p_ticket_hashes, 'null'), '[]')))
  order by id for update;
  return private.bad_tickets(p_ticket_hashes, 'case');
end
$$;
comment on function private.refused_tickets(jsonb) is 'Tickets of files for a case that cannot be taken; the others are locked.';

create function private.attach_case_files(p_case_id uuid, p_ticket_hashes jsonb, p_actor_id uuid) returns uuid[]
language plpgsql volatile set search_path = '' as $$
declare
  v_ids uuid[];
begin
  with taken as (
    select * from private.attach_uploads(p_ticket_hashes, 'case')
  ), added as (
    insert into public.case_documents
      (case_id, upload_id, file_name, original_name, file_type, file_size, file_path, uploaded_by)
    select p_case_id, id, file_name, file_name, file_type, file_size, object_key, p_actor_id from taken
    returning id, upload_id
  )
  select array_agg(added.id order by wanted.place) into v_ids
  from added join taken on taken.id = added.upload_id
  join jsonb_array_elements_text(p_ticket_hashes) with ordinality as wanted (hash, place) on wanted.hash = taken.ticket_hash;
  return coalesce(v_ids, '{}');
end
$$;
comment on function private.attach_case_files(uuid, jsonb, uuid) is
  'Files of a case from checked uploads, in the order they were named. The caller has asked refused_tickets.';

create function private.case_files(p_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'uploadId', upload_id, 'name', original_name, 'type', file_type, 'size', file_size
  ) order by array_position(p_ids, id)), '[]')
  from public.case_documents where id = any (p_ids) and withdrawn_at is null
$$;
comment on function private.case_files(uuid[]) is 'These files, in this order, for an answer; without what was taken back.';

-- Messages.

create function private.reopen_silent(p_case public.cases) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_reopened boolean := false;
begin
  update public.case_holds set released_at = now()
  where case_id = p_case.id and kind = 'unreachable' and released_at is null;
  for v_matter in
    select * from public.court_matters
    where case_id = p_case.id and status = 'closed' and end_reason = 'silent' and left_out_at is null
    order by place for no key update
  loop
    perform private.apply_move(
      p_case, private.with_facts(v_matter, 'in_review', '{}', null), 'closed', 'in_review', null, 'system',
      jsonb_build_object('reason', 'client_wrote')
    );
    v_reopened := true;
  end loop;
  return v_reopened;
end
$$;
comment on function private.reopen_silent(public.cases) is
  'The client is there again: the hold of an unreachable client ends, and what was closed for silence goes on.';

create function public.send_case_message(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_is_client boolean := p ->> 'actorRole' = 'client';
  v_case public.cases;
  v_bad jsonb;
  v_files uuid[];
  v_message_id uuid;
  v_reopened boolean := false;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  v_bad := private.refused_tickets(p -> 'ticketHashes');
  if v_bad <> '[]' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  v_files := private.attach_case_files(v_case.id, p -> 'ticketHashes', v_actor_id);
  insert into public.client_messages
    (user_id, case_id, thread_id, subject, message, sent_by, sent_to, sender_role, language, attachments, created_at)
  values (
    v_case.user_id, v_case.id,
    (select id from public.client_messages where case_id = v_case.id and thread_id is null order by created_at, id limit 1),
    v_case.case_number, p ->> 'message', v_actor_id, case when not v_is_client then v_case.user_id end,
    (p ->> 'actorRole')::public.account_role, (p ->> 'language')::public.locale, to_jsonb(v_files),
    -- Not the beginning of a transaction that waited: who has seen the last one has seen those before it.
    clock_timestamp()
  ) returning id into v_message_id;
  update public.case_documents set message_id = v_message_id where id = any (v_files);
  if v_is_client then
    v_reopened := private.reopen_silent(v_case);
    insert into public.contact_log (case_id, channel, direction, reached) values (v_case.id, 'message', 'in', true);
    -- One task for all that waits for an answer, due as the first of it is.
    if not exists (
      select from public.case_tasks
      where case_id = v_case.id and code = 'answer_message' and done_at is null and dropped_at is null
    ) then
      perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
        'code', 'answer_message', 'dueAt', p ->> 'answerDueAt', 'dedupeKey', 'answer_message:' || v_message_id
      )), null);
    end if;
    perform private.mail_about_case(v_case, 'staff');
  else
    insert into public.contact_log (case_id, channel, direction, reached, logged_by)
    values (v_case.id, 'message', 'out', false, v_actor_id);
    update public.case_tasks set done_at = now(), done_by = v_actor_id
    where case_id = v_case.id and code = 'answer_message' and done_at is null and dropped_at is null;
    insert into public.case_updates (case_id, code, params, status, created_by, created_by_role)
    values (v_case.id, 'message_sent', jsonb_build_object('messageId', v_message_id),
            (select status from public.cases where id = v_case.id), v_actor_id, (p ->> 'actorRole')::public.actor_role);
    perform private.notify_client(v_case, 'message_sent', jsonb_build_object('messageId', v_message_id), false);
    perform private.mail_about_case(v_case, 'message');
    perform private.audit_case(p, v_case.id, 'case_message_sent', jsonb_build_object('messageId', v_message_id));
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'messageId', v_message_id, 'reopened', v_reopened
  ));
end
$$;
comment on function public.send_case_message(jsonb) is
  'p { idempotencyKey, caseId, actorId, actorRole, language, message, ticketHashes, answerDueAt? (of the task, from a client) } → '
  '{ outcome: done | unknown | bad_ticket, messageId?, reopened?, badTickets? }.';

create function public.read_case_thread(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with page as (
    select one.* from public.client_messages as one
    where one.case_id = (p ->> 'caseId')::uuid
      and (p ->> 'before' is null or (one.created_at, one.id)
             < (split_part(p ->> 'before', '_', 1)::timestamptz, split_part(p ->> 'before', '_', 2)::uuid))
    order by one.created_at desc, one.id desc
    limit (p ->> 'limit')::integer + 1
  ), shown as (
    select * from page order by created_at desc, id desc limit (p ->> 'limit')::integer
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'from', case when one.sender_role = 'client' then 'client' else 'us' end,
      -- Clients know those who work here by their first name.
      'name', nullif(concat_ws(' ', sender.first_name, case when p ->> 'actorRole' <> 'client' then sender.last_name end), ''),
      'language', one.language, 'text', one.message, 'translation', one.translation,
      'sentAt', one.created_at, 'readAt', one.read_at,
      'files', private.case_files(array(select jsonb_array_elements_text(one.attachments)::uuid))
    ) order by one.created_at, one.id), '[]'),
    'before', case when (select count(*) from page) > (p ->> 'limit')::integer then (
      select private.page_place(created_at, id)
      from shown order by created_at, id limit 1
    ) end,
    'unread', (
      select count(*) from public.client_messages
      where case_id = (p ->> 'caseId')::uuid and read_at is null
        and (sender_role = 'client') is distinct from (p ->> 'actorRole' = 'client')
    )
  )
  from shown as one left join public.users as sender on sender.id = one.sent_by
$$;
comment on function public.read_case_thread(jsonb) is
  'p { caseId, actorRole, before?, limit } → { items: messages, the oldest first, before: where the next older page begins, '
  'unread: of the other side }. Whose case it is, the caller has asked.';

create function public.mark_thread_read(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases := private.case_of_write(p);
  v_is_client boolean := p ->> 'actorRole' = 'client';
  v_seen timestamptz;
  v_count integer;
begin
  select created_at into v_seen from public.client_messages where id = (p ->> 'messageId')::uuid and case_id = v_case.id;
  if v_seen is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- What came after the one that was seen stays unread.
  update public.client_messages set read_at = now(), status = 'read'
  where case_id = v_case.id and read_at is null and created_at <= v_seen and (sender_role = 'client') <> v_is_client;
  get diagnostics v_count = row_count;
  if v_is_client then
    update public.client_notifications set read_at = now()
    where case_id = v_case.id and code = 'message_sent' and read_at is null and created_at <= v_seen;
  end if;
  return jsonb_build_object('outcome', 'done', 'read', v_count);
end
$$;
comment on function public.mark_thread_read(jsonb) is
  'p { caseId, messageId (the last one seen), actorId, actorRole } → { outcome: done | unknown, read }. Of the other side alone.';

create function public.translate_case_message(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_message public.client_messages;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_message from public.client_messages where id = (p ->> 'messageId')::uuid and case_id is not null for no key update;
  if v_message.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_message.translation is distinct from p ->> 'seen' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
      'outcome', 'stale', 'changedAt', v_message.updated_at,
      'changedBy', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = v_message.translated_by)
    ));
  end if;
  update public.client_messages set translation = p ->> 'translation', translated_by = v_actor_id where id = v_message.id;
  perform private.audit_case(p, v_message.case_id, 'case_message_translated', jsonb_build_object('messageId', v_message.id));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.translate_case_message(jsonb) is
  'p { idempotencyKey, messageId, translation, seen: the translation on the screen or null, actorId, actorRole } → '
  '{ outcome: done | stale | unknown }.';

revoke execute on function
  public.send_case_message(jsonb), public.read_case_thread(jsonb), public.mark_thread_read(jsonb),
  public.translate_case_message(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.send_case_message(jsonb), public.read_case_thread(jsonb), public.mark_thread_read(jsonb),
  public.translate_case_message(jsonb)
  to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
