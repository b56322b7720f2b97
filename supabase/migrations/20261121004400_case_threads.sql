-- The thread of a case: what client and staff write to each other, with files, read on both sides.

create type public.message_status as enum ('unread', 'read', 'archived');

-- Messages between a client and staff: one thread per case.
create type public.message_priority as enum ('low', 'normal', 'high', 'urgent');

create type public.message_way as enum ('portal', 'mail', 'text');

create table public.client_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete set null,
  thread_id uuid references public.client_messages (id) on delete cascade,
  subject text not null,
  message text not null,
  sent_by uuid references public.users (id) on delete set null,
  sent_to uuid references public.users (id) on delete set null,
  status public.message_status not null default 'unread',
  priority public.message_priority not null default 'normal',
  attachments jsonb not null default '[]' check (jsonb_typeof(attachments) = 'array'),
  read_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  sender_role public.account_role not null default 'client',
  language public.locale not null default 'en',
  translation text check (length(translation) between 1 and 6000),
  translated_by uuid references public.users (id) on delete set null,
  came_by public.message_way not null default 'portal',
  quoted text check (length(quoted) between 1 and 100000),
  not_taken jsonb not null default '[]' check (jsonb_typeof(not_taken) = 'array'),
  -- A mail may be nothing but its files, and as long as its writer liked.
  constraint client_messages_length check (
    length(message) between case came_by when 'mail' then 0 else 1 end and case came_by when 'mail' then 50000 else 5000 end)
);
create index client_messages_user_id_idx on public.client_messages (user_id, created_at);
create index client_messages_case_id_idx on public.client_messages (case_id);
create index client_messages_thread_id_idx on public.client_messages (thread_id);
create index client_messages_sent_by_idx on public.client_messages (sent_by);
create index client_messages_sent_to_idx on public.client_messages (sent_to);
create index client_messages_translated_by_idx on public.client_messages (translated_by) where translated_by is not null;
create index client_messages_unread_idx on public.client_messages (case_id) where read_at is null;
create index client_messages_created_at_idx on public.client_messages (created_at);
comment on table public.client_messages is 'Messages between a client and staff; user_id is the client.';
comment on column public.client_messages.priority is 'urgent: the client says that it cannot wait.';
comment on column public.client_messages.sent_to is 'Null: to staff as a whole.';
comment on column public.client_messages.sender_role is 'client: from the client; any other: from us.';
comment on column public.client_messages.language is 'Language of the text; it is never translated by machine.';
comment on column public.client_messages.translation is 'The same in the other language, written by staff; both are shown.';
comment on column public.client_messages.read_at is 'When the other side first read it.';
comment on column public.client_messages.came_by is 'How it came: written in the portal or workplace, or an answer by mail or text.';
comment on column public.client_messages.subject is 'The number of its case: a case has one thread.';
comment on column public.client_messages.thread_id is 'The first message of the thread; null in that one.';
comment on column public.client_messages.quoted is 'Of an answer by mail: what it repeated of an earlier one.';
comment on column public.client_messages.not_taken is 'Files of a mail that could not be taken: [{ name, reason: a message key }].';
comment on column public.client_messages.attachments is 'Ids of its files in case_documents, in the order they were chosen.';

create trigger set_updated_at before update on public.client_messages
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.client_messages to service_role;

-- The message a file came with. The files of a case are made first, because the thread reads them; no row is there yet.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
alter table public.case_documents add foreign key (message_id) references public.client_messages (id) on delete set null;

-- The same for the mail that a message came by.
-- squawk-ignore constraint-missing-not-valid, adding-foreign-key-constraint
alter table public.received_mails add foreign key (message_id) references public.client_messages (id) on delete set null;

-- What every write about a case begins with.

create function private.case_of_write(p_case_id uuid, p_actor_id uuid, p_actor_role public.actor_role) returns public.cases
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  select * into v_case from public.cases
  where id = p_case_id and (p_actor_role <> 'client' or user_id = p_actor_id)
  for no key update;
  return v_case;
end
$$;
comment on function private.case_of_write(uuid, uuid, public.actor_role) is 'The case, locked. No row for a client whose case it is not.';

create function private.matter_of_write(p_matter_id uuid, p_actor_id uuid, p_actor_role public.actor_role) returns public.court_matters
language plpgsql volatile set search_path = '' as $$
declare
  v_matter public.court_matters;
begin
  -- In the order of locks: case, then matter.
  perform from public.cases as one join public.court_matters as matter on matter.case_id = one.id
  where matter.id = p_matter_id and (p_actor_role <> 'client' or one.user_id = p_actor_id)
  for no key update of one;
  if not found then
    return null;
  end if;
  select * into v_matter from public.court_matters where id = p_matter_id for no key update;
  return v_matter;
end
$$;
comment on function private.matter_of_write(uuid, uuid, public.actor_role) is
  'The matter, locked with its case. No row for a client whose case it is not.';

create function private.audit_case(
  p_actor_id uuid,
  p_actor_role public.actor_role,
  p_case_id uuid,
  p_action text,
  p_details jsonb default '{}'
) returns void
language sql volatile set search_path = '' as $$
  -- What clients do stands in the history of their case.
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  select p_actor_id, p_actor_role, p_action, 'case', p_case_id::text, p_details
  where p_actor_role <> 'client'
$$;
comment on function private.audit_case(uuid, public.actor_role, uuid, text, jsonb) is
  'What staff did in a case, in the audit log; details hold codes and numbers alone.';

create function private.stale_matter(p_matter public.court_matters) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'stale', 'changedAt', p_matter.updated_at,
    'changedBy', (select nullif(private.person_name(first_name, last_name), '') from public.users where id = p_matter.changed_by)
  )
$$;
comment on function private.stale_matter(public.court_matters) is 'The answer to who saw an older version: whose change it was, and when.';

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
begin
  if p_about <> 'staff' then
    perform private.mail_client(
      p_case, (case p_about when 'message' then 'message' when 'update' then 'update' else 'your_turn' end)::public.notice_kind,
      jsonb_build_object(
        'kind', private.case_mail_kind(p_about),
        'dedupeKey', 'case_' || p_about || ':' || p_case.id || ':' || (extract(epoch from now()) * 1000)::bigint,
        'payload', jsonb_build_object('caseId', p_case.id, 'caseNumber', p_case.case_number, 'about', p_about)
      ));
    return;
  end if;
  -- The caller holds the case, so two of these cannot both find none.
  select max(run_after) into v_last from public.outbox
  where user_id = p_case.user_id and kind = 'staff_case'
    and payload ->> 'caseId' = p_case.id::text and payload ->> 'about' = p_about;
  -- One that is still to come tells of this too.
  if v_last > now() then
    return;
  end if;
  v_send_at := greatest(now(), v_last + interval '15 minutes');
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', private.case_mail_kind(p_about), 'language', 'en',
    'payload', jsonb_build_object('caseId', p_case.id, 'caseNumber', p_case.case_number, 'about', p_about),
    'runAfter', v_send_at,
    'dedupeKey', 'case_' || p_about || ':' || p_case.id || ':' || (extract(epoch from v_send_at) * 1000)::bigint
  )), null, null, p_case.user_id);
end
$$;
comment on function private.mail_about_case(public.cases, text) is
  'Tells the client (as they chose), or staff (at most once in 15 minutes), that something is there; the last thing is '
  'always told.';

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

create function private.note_message_to_client(
  p_case public.cases, p_message_id uuid, p_actor_id uuid, p_role public.actor_role, p_answers boolean
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.contact_log (case_id, channel, direction, reached, logged_by)
  values (p_case.id, 'message', 'out', false, p_actor_id);
  perform private.end_tasks_of_message(p_case.id, p_actor_id, p_answers);
  insert into public.case_updates (case_id, code, params, status, created_by, created_by_role)
  values (p_case.id, 'message_sent', jsonb_build_object('messageId', p_message_id),
          (select status from public.cases where id = p_case.id), p_actor_id, p_role);
  perform private.notify_client(p_case, 'message_sent', jsonb_build_object('messageId', p_message_id), false);
end
$$;
comment on function private.note_message_to_client(public.cases, uuid, uuid, public.actor_role, boolean) is
  'What a message of ours brings with it, its mail aside: log, history, notice, and the tasks it fulfils.';

create function private.end_tasks_of_message(p_case_id uuid, p_actor_id uuid, p_answers boolean) returns void
language sql volatile set search_path = '' as $$
  update public.case_tasks set done_at = now(), done_by = p_actor_id
  where case_id = p_case_id and (code = 'first_contact' or (p_answers and code = 'answer_message'))
    and done_at is null and dropped_at is null
$$;
comment on function private.end_tasks_of_message(uuid, uuid, boolean) is
  'Whoever writes to the client has made the first contact and, unless it is a decision, has answered.';

create function private.thread_of(p_case_id uuid) returns uuid
language sql stable set search_path = '' as $$
  select id from public.client_messages where case_id = p_case_id and thread_id is null order by created_at, id limit 1
$$;
comment on function private.thread_of(uuid) is 'The first message of the thread of a case, which the others follow; null before it.';

-- Clients who have a case read what was decided where they read everything else; their mail only says that it is there.
create function private.write_decision(
  p_case public.cases, p_text text, p_language public.locale, p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_message_id uuid;
begin
  insert into public.client_messages
    (user_id, case_id, thread_id, subject, message, sent_by, sent_to, sender_role, language, created_at)
  values (
    p_case.user_id, p_case.id, private.thread_of(p_case.id), p_case.case_number, p_text, p_actor_id, p_case.user_id, p_role::text::public.account_role, p_language, clock_timestamp()
  ) returning id into v_message_id;
  perform private.note_message_to_client(p_case, v_message_id, p_actor_id, p_role, false);
end
$$;
comment on function private.write_decision(public.cases, text, public.locale, uuid, public.actor_role) is
  'The text of a decision about an application, as a message in the thread of its case.';

create function private.mail_of_message(p_case public.cases, p_message_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kind', 'case_message', 'recipient', client.email, 'language', client.preferred_language,
    'dedupeKey', 'case_message:' || p_message_id,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'caseId', p_case.id, 'caseNumber', p_case.case_number, 'about', 'message', 'firstName', client.first_name)))
  from public.users as client where client.id = p_case.user_id
$$;
comment on function private.mail_of_message(public.cases, uuid) is 'The mail that says there is a message, for when a text did not.';

create function private.receive_message(p_case public.cases, p_message_id uuid, p_answer_due_at timestamptz) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_reopened boolean := private.reopen_silent(p_case);
begin
  insert into public.contact_log (case_id, channel, direction, reached) values (p_case.id, 'message', 'in', true);
  -- One task for all that waits for an answer, due as the first of it is.
  if not exists (
    select from public.case_tasks
    where case_id = p_case.id and code = 'answer_message' and done_at is null and dropped_at is null
  ) then
    perform private.add_tasks(p_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'answer_message', 'dueAt', p_answer_due_at, 'dedupeKey', 'answer_message:' || p_message_id
    )), null);
  end if;
  perform private.mail_about_case(p_case, 'staff');
  return v_reopened;
end
$$;
comment on function private.receive_message is
  'What a message of the client brings with it: log, a task to answer and a mail to staff. Answers whether it opened the case again.';

create function private.deliver_message(
  p_case public.cases, p_message_id uuid, p_actor_id uuid, p_role public.actor_role, p_tell_by text
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.note_message_to_client(p_case, p_message_id, p_actor_id, p_role, true);
  -- By text alone: a mail goes in its place if it does not arrive.
  if p_tell_by is distinct from 'text' or not private.text_client(
    p_case, 'message', 'text:message:' || p_message_id, null, '{}', private.mail_of_message(p_case, p_message_id)
  ) then
    perform pg_catalog.set_config('app.tell_by', coalesce(p_tell_by, ''), true);
    perform private.mail_about_case(p_case, 'message');
  end if;
  perform private.audit_case(p_actor_id, p_role, p_case.id, 'case_message_sent', jsonb_build_object('messageId', p_message_id));
end
$$;
comment on function private.deliver_message is 'What a message of ours brings with it, and how the client hears of it.';

create function public.send_case_message(
  p_idempotency_key text,
  p_case_id uuid,
  p_message text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_language public.locale,
  p_ticket_hashes jsonb default '[]',
  p_files_are text default null,
  p_answer_due_at timestamptz default null,
  p_is_urgent boolean default null,
  p_came_by public.message_way default 'portal',
  p_quoted text default null,
  p_not_taken jsonb default '[]',
  p_tell_by text default null,
  p_may_undo boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_is_client boolean := p_actor_role = 'client';
  v_case public.cases;
  v_bad jsonb;
  v_files uuid[];
  v_message_id uuid;
  v_reopened boolean := false;
  v_undo_until timestamptz;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  v_bad := private.refused_tickets(p_ticket_hashes);
  if v_bad <> '[]' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  v_files := private.attach_case_files(v_case.id, p_ticket_hashes, p_actor_id, p_files_are);
  insert into public.client_messages
    (user_id, case_id, thread_id, subject, message, sent_by, sent_to, sender_role, language, attachments, priority, came_by,
     quoted, not_taken, created_at)
  values (
    v_case.user_id, v_case.id, private.thread_of(v_case.id), v_case.case_number, p_message, p_actor_id, case when not v_is_client then v_case.user_id end, p_actor_role, p_language,
    to_jsonb(v_files), case when v_is_client and p_is_urgent then 'urgent' else 'normal' end::public.message_priority,
    p_came_by, nullif(p_quoted, ''), p_not_taken,
    -- Not the beginning of a transaction that waited: who has seen the last one has seen those before it.
    clock_timestamp()
  ) returning id into v_message_id;
  update public.case_documents set message_id = v_message_id where id = any (v_files);
  if v_is_client then
    v_reopened := private.receive_message(v_case, v_message_id, p_answer_due_at);
  else
    v_undo_until := private.hold_mails(private.undo_until(p_actor_id, p_may_undo));
    perform private.deliver_message(v_case, v_message_id, p_actor_id, p_actor_role, p_tell_by);
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'messageId', v_message_id, 'reopened', v_reopened,
    'undo', private.keep_undo('message', v_case.id, p_actor_id, v_undo_until, jsonb_build_object('messageId', v_message_id))));
end
$$;
comment on function public.send_case_message is
  'p_files_are: what the files are; p_answer_due_at (of the task) and p_is_urgent: of a client; p_quoted, p_not_taken: of a mail; p_tell_by: '
  'mail | text, of ours (both without it); p_may_undo: mails wait, and the answer says how it is taken back → { outcome: done | unknown | '
  'bad_ticket, messageId?, reopened?, undo? { id, seconds }, badTickets? }.';

create function private.take_back_message(p_act public.undoable_acts) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_message public.client_messages;
  v_answer jsonb := private.acted_since(p_act);
begin
  select * into v_message from public.client_messages where id = (p_act.before ->> 'messageId')::uuid for update;
  if v_answer is not null then
    return v_answer;
  elsif v_message.id is null or v_message.read_at is not null or private.is_client_there(p_act) then
    return jsonb_build_object('outcome', 'seen');
  elsif not private.take_back_mails(p_act) then
    return jsonb_build_object('outcome', 'mailed');
  end if;
  -- Its words stay in the history of staff; a text of it that waits is not sent, because nothing unread is left.
  insert into public.case_updates (case_id, code, description, params, language, status, is_internal, created_by, created_by_role)
  select id, 'taken_back', v_message.message, '{}', v_message.language, status, true, p_act.actor_id,
    v_message.sender_role::text::public.actor_role
  from public.cases where id = p_act.case_id;
  update public.case_updates set is_internal = true, taken_back_at = now()
  where case_id = p_act.case_id and created_at = p_act.created_at;
  update public.client_notifications set done_at = now() where case_id = p_act.case_id and created_at = p_act.created_at;
  update public.case_documents set withdrawn_at = now(), is_client_visible = false where message_id = v_message.id;
  -- The answer and the first contact are still owed.
  update public.case_tasks set done_at = null, done_by = null
  where case_id = p_act.case_id and done_at = p_act.created_at and updated_at = p_act.created_at;
  delete from public.contact_log
  where case_id = p_act.case_id and created_at = p_act.created_at and channel = 'message' and direction = 'out';
  -- Messages that followed it would go with it.
  update public.client_messages set thread_id = null where thread_id = v_message.id;
  delete from public.client_messages where id = v_message.id;
  return null;
end
$$;
comment on function private.take_back_message(public.undoable_acts) is
  'The client never hears of it: it leaves the thread with its files, and what it answered waits again. Null: done, else why not.';

-- Only the court changes the day of a hearing; whoever cannot come tells us, and we call the same day.
create function public.report_cannot_come(
  p_idempotency_key text,
  p_case_id uuid,
  p_matter_id uuid,
  p_message text,
  p_language public.locale,
  p_due_at timestamptz,
  p_actor_id uuid,
  p_answer_due_at timestamptz default null,
  p_ticket_hashes jsonb default '[]',
  p_came_by public.message_way default 'portal'
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters := private.matter_of_write(p_matter_id, p_actor_id, 'client');
  v_answer jsonb;
begin
  if v_matter.id is null or v_matter.case_id <> p_case_id then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_matter.status <> 'hearing_set' or v_matter.hearing_at <= now() then
    return jsonb_build_object('outcome', 'not_now');
  end if;
  v_answer := public.send_case_message(
    p_idempotency_key, p_case_id, p_message, p_actor_id, 'client', p_language, p_ticket_hashes,
    p_answer_due_at => p_answer_due_at, p_came_by => p_came_by);
  if v_answer ->> 'outcome' = 'done' then
    perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'client_cannot_come', 'dueAt', p_due_at, 'dedupeKey', 'cannot_come:' || v_matter.id || ':' || v_matter.hearing_at
    )), null);
  end if;
  return jsonb_build_object('outcome', v_answer ->> 'outcome');
end
$$;
comment on function public.report_cannot_come is
  'p_message: why; p_due_at: of the task → { outcome: done | not_now (no hearing is to come) | unknown }: a message of the client, and a '
  'task for the same day.';

-- A page of a thread is as short as its texts are long: a phone on a slow line waits for few of the longest.
create function public.read_case_thread(
  p_case_id uuid,
  p_actor_role public.account_role,
  p_limit integer,
  p_max_bytes integer default null,
  p_before text default null
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with page as (
    select one.* from public.client_messages as one
    where one.case_id = p_case_id
      and (p_before is null or (one.created_at, one.id)
             < (split_part(p_before, '_', 1)::timestamptz, split_part(p_before, '_', 2)::uuid))
    order by one.created_at desc, one.id desc
    limit p_limit + 1
  ), measured as (
    select page.*, row_number() over newest as number,
      sum(octet_length(message) + coalesce(octet_length(translation), 0) + coalesce(octet_length(quoted), 0)) over newest as bytes
    from page window newest as (order by created_at desc, id desc)
  ), shown as (
    -- Long texts make a short page; one message always comes.
    select * from measured
    where number = 1
      or (number <= p_limit and (p_max_bytes is null or bytes <= p_max_bytes))
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'from', case when one.sender_role = 'client' then 'client' else 'us' end,
      -- Clients know those who work here by their first name.
      'name', nullif(private.person_name(sender.first_name, case when p_actor_role <> 'client' then sender.last_name end), ''),
      'language', one.language, 'text', one.message, 'translation', one.translation,
      'sentAt', one.created_at, 'readAt', one.read_at, 'isUrgent', one.priority = 'urgent', 'cameBy', one.came_by,
      'quoted', one.quoted, 'notTaken', one.not_taken,
      'original', case when p_actor_role <> 'client' then private.original_of_message(one.id) end,
      'files', private.case_files(array(select jsonb_array_elements_text(one.attachments)::uuid))
    ) order by one.created_at, one.id), '[]'),
    'before', case when (select count(*) from page) > (select count(*) from shown) then (
      select private.page_place(created_at, id)
      from shown order by created_at, id limit 1
    ) end,
    'unread', (
      select count(*) from public.client_messages
      where case_id = p_case_id and read_at is null
        and (sender_role = 'client') is distinct from (p_actor_role = 'client')
    )
  )
  from shown as one left join public.users as sender on sender.id = one.sent_by
$$;
comment on function public.read_case_thread is
  'p_max_bytes: of the texts on a page → { items: messages, the oldest first, before: where the next older page begins, '
  'unread: of the other side }. Whose case it is, the caller has asked.';

create function public.mark_thread_read(
  p_case_id uuid,
  p_message_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  v_is_client boolean := p_actor_role = 'client';
  v_seen timestamptz;
  v_count integer;
begin
  select created_at into v_seen from public.client_messages where id = p_message_id and case_id = v_case.id;
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
comment on function public.mark_thread_read is
  'p_message_id: the last one seen → { outcome: done | unknown, read }. Of the other side alone.';

create function public.translate_case_message(
  p_idempotency_key text,
  p_message_id uuid,
  p_translation text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_seen text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_message public.client_messages;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'message', p_message_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_message from public.client_messages where id = p_message_id and case_id is not null for no key update;
  if v_message.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_message.translation is distinct from p_seen then
    return private.keep_answer(p_idempotency_key, jsonb_build_object(
      'outcome', 'stale', 'changedAt', v_message.updated_at,
      'changedBy', (select nullif(private.person_name(first_name, last_name), '') from public.users where id = v_message.translated_by)
    ));
  end if;
  update public.client_messages set translation = p_translation, translated_by = p_actor_id where id = v_message.id;
  perform private.audit_case(p_actor_id, p_actor_role, v_message.case_id, 'case_message_translated', jsonb_build_object('messageId', v_message.id));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.translate_case_message is
  'p_seen: the translation on the screen or null → { outcome: done | stale | unknown }.';

create trigger forget_sent_draft after insert on public.client_messages
  for each row when (new.case_id is not null) execute function private.forget_sent_draft();
