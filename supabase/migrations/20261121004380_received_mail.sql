-- Mail that comes back: answers of clients, which go into the thread of their case, what cannot be proven to be theirs, which
-- waits in the inbox, and reports that a mail of ours did not arrive. Nothing here approves, cancels or moves anything.

create table public.reply_addresses (
  mail_id uuid primary key references public.outbox (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index reply_addresses_user_id_idx on public.reply_addresses (user_id);
create index reply_addresses_case_id_idx on public.reply_addresses (case_id);
comment on table public.reply_addresses is 'The address of our own under which each mail to a client was sent: answers and reports of failure come to it.';
comment on column public.reply_addresses.token_hash is 'SHA-256 (hex) of the part behind the plus sign. It follows from the mail and a key, so a mail sent again has the same.';
comment on column public.reply_addresses.case_id is 'The case an answer goes to; null for a mail about none, which only tells that it did not arrive.';

alter table public.reply_addresses enable row level security;
revoke all on public.reply_addresses from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.reply_addresses to service_role;

create type public.received_status as enum ('waiting', 'done', 'dead');
create type public.received_outcome as enum ('thread', 'inbox', 'report', 'automatic', 'repeated');

create table public.received_mails (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null unique check (char_length(provider_id) between 1 and 200),
  object_key text check (char_length(object_key) between 1 and 500),
  token_hash text check (token_hash ~ '^[0-9a-f]{64}$'),
  is_proven boolean not null,
  is_spam boolean not null default false,
  has_virus boolean not null default false,
  has_sender boolean not null,
  status public.received_status not null default 'waiting',
  attempts integer not null default 0 check (attempts >= 0),
  run_after timestamptz not null default now(),
  locked_until timestamptz,
  locked_by text,
  last_error text,
  outcome public.received_outcome,
  letter_hash text unique check (letter_hash ~ '^[0-9a-f]{64}$'),
  user_id uuid references public.users (id) on delete set null,
  case_id uuid references public.cases (id) on delete set null,
  message_id uuid,
  contact_submission_id uuid references public.contact_submissions (id) on delete set null,
  original_until timestamptz,
  received_at timestamptz not null,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'done') = (done_at is not null)),
  check ((status = 'done') = (outcome is not null))
);
create index received_mails_waiting_idx on public.received_mails (run_after) where status = 'waiting';
create index received_mails_dead_idx on public.received_mails (updated_at) where status = 'dead';
create index received_mails_original_idx on public.received_mails (coalesce(original_until, done_at)) where object_key is not null;
create index received_mails_user_id_idx on public.received_mails (user_id);
create index received_mails_case_id_idx on public.received_mails (case_id);
create index received_mails_message_id_idx on public.received_mails (message_id) where message_id is not null;
create index received_mails_contact_submission_id_idx on public.received_mails (contact_submission_id)
  where contact_submission_id is not null;
comment on table public.received_mails is 'Mail that came to us: what was told of it, and what became of it. Its words are where they were put, never here.';
comment on column public.received_mails.provider_id is 'The receiver tells of a mail more than once; it is one row.';
comment on column public.received_mails.object_key is 'Where the receiver keeps the mail as it came. Null: it was deleted there.';
comment on column public.received_mails.token_hash is 'SHA-256 (hex) of what stood behind the plus sign of the address it came to; null for none.';
comment on column public.received_mails.is_proven is 'The receiver itself found that the domain in From sent it (DMARC). What the mail says of itself counts for nothing.';
comment on column public.received_mails.has_sender is 'False: an empty return path, as reports and other automatic mail have.';
comment on column public.received_mails.letter_hash is 'Of the address, Message-ID and sender: a mail server that had no answer sends the same mail twice.';
comment on column public.received_mails.original_until is 'Something in it could not be read, so staff can fetch the mail as it came until then. Null: it goes at once.';
comment on column public.received_mails.last_error is 'A code, no text of the receiver.';

create trigger set_updated_at before update on public.received_mails
  for each row execute function private.set_updated_at();

alter table public.received_mails enable row level security;
revoke all on public.received_mails from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.received_mails to service_role;

-- Outgoing: the address that a mail is sent under.

create function public.note_reply_address(p_mail_id uuid, p_token_hash text, p_is_answerable boolean) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_mail public.outbox;
  v_case_id uuid;
begin
  select * into v_mail from public.outbox where id = p_mail_id;
  -- Only the account's own mailbox can answer: a mail to a former address leads nowhere.
  if p_is_answerable and exists (
    select from public.users where id = v_mail.user_id and role = 'client' and is_active and lower(email) = lower(v_mail.recipient)
  ) then
    select id into v_case_id from public.cases
    where user_id = v_mail.user_id and (v_mail.payload ->> 'caseId' is null or id::text = v_mail.payload ->> 'caseId')
    order by private.is_case_over(status), created_at desc, id limit 1;
  end if;
  insert into public.reply_addresses (mail_id, token_hash, user_id, case_id)
  values (v_mail.id, p_token_hash, v_mail.user_id, v_case_id)
  on conflict (mail_id) do nothing;
  return jsonb_build_object('caseId', (select case_id from public.reply_addresses where mail_id = p_mail_id));
end
$$;
comment on function public.note_reply_address is
  'Before a mail is sent, as often as it is tried → { caseId: of an answer, or null }. p_is_answerable: the mail is one about a case.';

-- Incoming: noted, claimed by lease as the outbox is, then put where it belongs, once.

create function public.note_received_mail(
  p_provider_id text, p_object_key text, p_is_proven boolean, p_is_spam boolean, p_has_virus boolean, p_has_sender boolean,
  p_received_at timestamptz, p_token_hash text default null
) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
begin
  insert into public.received_mails
    (provider_id, object_key, token_hash, is_proven, is_spam, has_virus, has_sender, received_at)
  values (p_provider_id, p_object_key, p_token_hash, p_is_proven, p_is_spam, p_has_virus, p_has_sender, p_received_at)
  on conflict (provider_id) do nothing;
  return found;
end
$$;
comment on function public.note_received_mail is 'What the receiver told of a mail, once → whether it was new.';

create function public.claim_received_mails(p_limit integer, p_lease_seconds integer, p_worker text)
returns setof public.received_mails
language sql volatile security invoker set search_path = '' as $$
  with due as (
    select id from public.received_mails
    where status = 'waiting' and run_after <= now() and (locked_until is null or locked_until <= now())
    order by run_after, created_at
    limit p_limit
    for update skip locked
  )
  update public.received_mails as job set
    locked_by = p_worker, locked_until = now() + make_interval(secs => p_lease_seconds), attempts = job.attempts + 1
  from due where job.id = due.id
  returning job.*
$$;
comment on function public.claim_received_mails(integer, integer, text) is
  'Up to p_limit mails that wait, held for p_lease_seconds by p_worker; a claim counts as an attempt.';

create function public.fail_received_mail(
  p_id uuid, p_worker text, p_error text, p_retry_at timestamptz default null
) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.received_mails set
    status = case when p_retry_at is null then 'dead' else 'waiting' end::public.received_status,
    run_after = coalesce(p_retry_at, run_after), last_error = p_error, locked_until = null, locked_by = null
  where id = p_id and locked_by = p_worker and status = 'waiting';
  return found;
end
$$;
comment on function public.fail_received_mail is 'It could not be read or put anywhere: again at p_retry_at, or given up and shown to staff.';

create function public.find_reply_address(p_token_hash text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'mailId', address.mail_id, 'recipient', mail.recipient, 'caseId', address.case_id, 'intakeId', one.intake_form_id,
    'userId', client.id, 'email', client.email, 'language', client.preferred_language)
  from public.reply_addresses as address
  join public.outbox as mail on mail.id = address.mail_id
  left join public.cases as one on one.id = address.case_id and one.user_id = address.user_id
  left join public.users as client on client.id = one.user_id and client.is_active and client.role = 'client'
  where address.token_hash = p_token_hash
$$;
comment on function public.find_reply_address(text) is
  '→ { mailId, recipient, caseId?, intakeId?, userId?, email?, language? }, or null for an address we never gave. Without a user '
  'nobody can answer under it.';

create function private.end_received_mail(
  p_id uuid, p_outcome public.received_outcome, p_letter_hash text, p_original_until timestamptz
) returns void
language sql volatile set search_path = '' as $$
  update public.received_mails set
    status = 'done', outcome = p_outcome, done_at = now(), letter_hash = coalesce(p_letter_hash, letter_hash),
    original_until = p_original_until, locked_until = null, locked_by = null, last_error = null
  where id = p_id
$$;
comment on function private.end_received_mail is 'The mail is where it belongs, in the transaction that put it there.';

create function private.hold_received_mail(p_id uuid, p_letter_hash text) returns public.received_mails
language plpgsql volatile set search_path = '' as $$
declare
  v_mail public.received_mails;
begin
  select * into strict v_mail from public.received_mails where id = p_id for update;
  if v_mail.status = 'waiting'
    and exists (select from public.received_mails where letter_hash = p_letter_hash and id <> p_id)
  then
    perform private.end_received_mail(p_id, 'repeated', null, null);
    v_mail.status := 'done';
  end if;
  return v_mail;
end
$$;
comment on function private.hold_received_mail is
  'Locks the row. Its state is done where another worker put it somewhere, or where the same letter came before, which ends it.';

create function public.put_mail_into_thread(
  p_id uuid, p_letter_hash text, p_case_id uuid, p_user_id uuid, p_language public.locale, p_message text,
  p_ticket_hashes jsonb, p_not_taken jsonb, p_answer_due_at timestamptz default null, p_quoted text default null,
  p_original_until timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_mail public.received_mails := private.hold_received_mail(p_id, p_letter_hash);
  v_case public.cases;
  v_answer jsonb;
begin
  if v_mail.status <> 'waiting' then
    return jsonb_build_object('outcome', 'done');
  end if;
  v_answer := public.send_case_message(
    'received_mail:' || p_id, p_case_id, p_message, p_user_id, 'client', p_language, p_ticket_hashes,
    p_answer_due_at => p_answer_due_at, p_came_by => 'mail', p_quoted => p_quoted, p_not_taken => p_not_taken);
  if v_answer ->> 'outcome' <> 'done' then
    return v_answer;
  end if;
  if jsonb_array_length(p_not_taken) > 0 then
    select * into v_case from public.cases where id = p_case_id;
    perform private.insert_mails(jsonb_build_array(jsonb_build_object(
      'kind', 'files_not_taken', 'recipient', client.email, 'language', client.preferred_language,
      'dedupeKey', 'files_not_taken:' || p_id,
      'payload', jsonb_strip_nulls(jsonb_build_object(
        'firstName', client.first_name, 'caseId', v_case.id, 'caseNumber', v_case.case_number, 'count', jsonb_array_length(p_not_taken)))
    )), v_case.intake_form_id, v_case.order_id, client.id)
    from public.users as client where client.id = p_user_id;
  end if;
  update public.received_mails set
    user_id = p_user_id, case_id = p_case_id, message_id = (v_answer ->> 'messageId')::uuid
  where id = p_id;
  perform private.end_received_mail(p_id, 'thread', p_letter_hash, p_original_until);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.put_mail_into_thread is
  'A message of the client in the thread of their case, and a mail to them about files that could not be taken '
  '→ { outcome: done | unknown | bad_ticket }. Called twice, it is there once.';

create function public.put_mail_into_inbox(
  p_id uuid, p_letter_hash text, p_doubt public.mail_doubt,
  p_idempotency_key text, p_request_hash text, p_reference text, p_contact jsonb, p_ticket_hashes jsonb, p_mails jsonb,
  p_language public.locale, p_files_missing jsonb default null, p_suspicion public.suspicion default null,
  p_intake_form_id uuid default null, p_quoted text default null, p_subject text default null,
  p_original_until timestamptz default null, p_tell_case_id uuid default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_mail public.received_mails := private.hold_received_mail(p_id, p_letter_hash);
  v_case public.cases;
  v_answer jsonb;
begin
  if v_mail.status <> 'waiting' then
    return jsonb_build_object('outcome', 'done');
  end if;
  v_answer := public.submit_contact(
    p_idempotency_key, p_request_hash, p_reference, p_contact, p_ticket_hashes, p_mails, p_language, null, p_files_missing, p_suspicion);
  if v_answer ->> 'outcome' not in ('created', 'repeated') then
    return v_answer;
  end if;
  update public.contact_submissions set
    mail_doubt = p_doubt, mail_subject = p_subject, quoted = p_quoted, intake_form_id = p_intake_form_id
  where id = (v_answer ->> 'contactId')::uuid;
  if p_tell_case_id is not null then
    select * into v_case from public.cases where id = p_tell_case_id;
    perform private.insert_mails(jsonb_build_array(jsonb_build_object(
      'kind', 'files_not_taken', 'recipient', client.email, 'language', client.preferred_language,
      'dedupeKey', 'files_not_taken:' || p_id,
      'payload', jsonb_strip_nulls(jsonb_build_object(
        'firstName', client.first_name, 'caseId', v_case.id, 'caseNumber', v_case.case_number, 'count', 1))
    )), v_case.intake_form_id, v_case.order_id, client.id)
    from public.users as client where client.id = v_case.user_id;
  end if;
  update public.received_mails set
    case_id = (select id from public.cases where intake_form_id = p_intake_form_id order by created_at limit 1),
    contact_submission_id = (v_answer ->> 'contactId')::uuid
  where id = p_id;
  perform private.end_received_mail(p_id, 'inbox', p_letter_hash, p_original_until);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.put_mail_into_inbox is
  'A message that waits for staff, stored by submit_contact, and says why nobody knows whose it is. p_tell_case_id: the mail was too '
  'large, and the client of this case is told so → { outcome: done | conflict | bad_ticket }.';

create function public.note_mail_report(
  p_id uuid, p_mail_id uuid, p_delivery public.mail_delivery, p_code text, p_task_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_received public.received_mails := private.hold_received_mail(p_id, null);
  v_mail public.outbox;
  v_case public.cases;
begin
  if v_received.status <> 'waiting' then
    return jsonb_build_object('outcome', 'done');
  end if;
  -- A mail that is late may still be refused; one that was refused does not arrive any more.
  update public.outbox set delivery = p_delivery, delivery_code = p_code, delivery_at = now()
  where id = p_mail_id and delivery is distinct from 'bounced' returning * into v_mail;
  if v_mail.delivery = 'bounced' then
    -- The client may have another address by now.
    select one.* into v_case from public.cases as one join public.users as client on client.id = one.user_id
    where client.id = v_mail.user_id and client.is_active and lower(client.email) = lower(v_mail.recipient)
      and not private.is_case_over(one.status)
    order by (one.id::text = v_mail.payload ->> 'caseId') desc, one.created_at desc, one.id limit 1 for no key update of one;
    if v_case.id is not null and not exists (
      select from public.case_tasks
      where case_id = v_case.id and code = 'mailbox_lost' and done_at is null and dropped_at is null
    ) then
      perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
        'code', 'mailbox_lost', 'dueAt', p_task_due_at, 'dedupeKey', 'mailbox_lost:' || p_mail_id)), null);
    end if;
  end if;
  update public.received_mails set user_id = v_mail.user_id, case_id = v_case.id where id = p_id;
  perform private.end_received_mail(p_id, 'report', null, null);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.note_mail_report is
  'A mail server reports that a mail of ours did not arrive, or is late: its state, and a task in the open case of whose mailbox it is.';

create function public.drop_automatic_mail(p_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_mail public.received_mails := private.hold_received_mail(p_id, null);
begin
  if v_mail.status = 'waiting' then
    perform private.end_received_mail(p_id, 'automatic', null, null);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.drop_automatic_mail(uuid) is 'An absence notice, a list, or a mail of our own: nobody wrote it to us, and nobody is answered.';

-- The mail as it came is deleted at the receiver as soon as it was read, and after 30 days whatever became of it.

create function public.list_ended_originals(p_limit integer, p_keep_days integer, p_id uuid default null) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'key', object_key)), '[]') from (
    select id, object_key from public.received_mails
    where object_key is not null and (p_id is null or id = p_id)
      and (received_at < now() - make_interval(days => p_keep_days)
        or (status = 'done' and coalesce(original_until, done_at) <= now()))
    order by coalesce(original_until, done_at) limit p_limit
  ) as ended
$$;
comment on function public.list_ended_originals(integer, integer, uuid) is '→ [{ id, key }] of mails to be deleted at the receiver; of one where p_id names it.';

create function public.note_originals_gone(p_ids jsonb) returns integer
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_count integer;
begin
  update public.received_mails set
    object_key = null, original_until = null
  where id in (select jsonb_array_elements_text(p_ids)::uuid);
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function public.note_originals_gone(jsonb) is 'They were deleted at the receiver.';

create function public.read_original(p_actor_id uuid, p_actor_role public.account_role, p_mail_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_mail public.received_mails;
begin
  select * into v_mail from public.received_mails
  where id = p_mail_id and object_key is not null and status = 'done' and original_until > now() and not has_virus;
  if v_mail.id is null then
    return null;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'original_mail_opened', 'received_mail', v_mail.id::text);
  return jsonb_build_object('key', v_mail.object_key, 'receivedAt', v_mail.received_at);
end
$$;
comment on function public.read_original is
  '→ { key, receivedAt } of a mail that staff may fetch as it came, or null. That it is opened is noted.';

create function private.original_of_message(p_message_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', id, 'until', original_until) from public.received_mails
  where message_id = p_message_id and object_key is not null and original_until > now() and not has_virus limit 1
$$;
comment on function private.original_of_message(uuid) is '{ id, until } of the mail a message came by, while it can be fetched.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
