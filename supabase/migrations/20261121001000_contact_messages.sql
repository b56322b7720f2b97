-- Messages from the contact form, and corrections of an application that was already sent. They are answered in place:
-- the answer is kept beside the message and goes out by mail.

create type public.inquiry_type as enum ('eligibility', 'pricing', 'followup', 'general', 'correction');
create type public.suspicion as enum ('hidden_field', 'too_fast', 'spam');
create type public.mail_doubt as enum ('no_address', 'other_sender', 'not_proven', 'unreadable', 'too_large');

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^[0-9A-Z]{8}$'),
  idempotency_key text unique check (char_length(idempotency_key) between 1 and 200),
  request_hash text,
  first_name text not null,
  last_name text not null,
  email text not null check (char_length(email) between 3 and 254),
  phone text,
  phone_e164 text check (phone_e164 ~ '^\+[1-9]\d{6,14}$'),
  inquiry_type public.inquiry_type not null,
  message text not null,
  corrected_answers jsonb,
  uploaded_files jsonb not null default '[]' check (jsonb_typeof(uploaded_files) = 'array'),
  language public.locale not null,
  intake_form_id uuid references public.intake_forms (id) on delete set null,
  user_id uuid references public.users (id) on delete set null,
  handled_at timestamptz,
  handled_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  files_missing text[] not null default '{}',
  suspicion public.suspicion,
  mail_doubt public.mail_doubt,
  mail_subject text check (length(mail_subject) between 1 and 500),
  quoted text check (length(quoted) between 1 and 100000),
  version integer not null default 1 check (version > 0),
  changed_by uuid references public.users (id) on delete set null,
  search_text text not null generated always as (private.search_form(
    first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message || ' '
      || reference || ' ' || left(reference, 4) || '-' || substr(reference, 5)
  )) stored,
  sort_name text not null generated always as (left(private.search_form(last_name || ' ' || first_name), 60)) stored,
  is_handled boolean not null generated always as (handled_at is not null) stored,
  check ((idempotency_key is null) = (request_hash is null))
);
create index contact_submissions_intake_form_id_idx on public.contact_submissions (intake_form_id);
create index contact_submissions_user_id_idx on public.contact_submissions (user_id);
create index contact_submissions_handled_by_idx on public.contact_submissions (handled_by) where handled_by is not null;
create index contact_submissions_changed_by_idx on public.contact_submissions (changed_by) where changed_by is not null;
create index contact_submissions_search_idx on public.contact_submissions using gin (search_text extensions.gin_trgm_ops);
create index contact_submissions_newest_idx on public.contact_submissions (created_at desc, id desc);
create index contact_submissions_sort_name_idx on public.contact_submissions (sort_name, id);
create index contact_submissions_about_idx on public.contact_submissions (inquiry_type, id);
create index contact_submissions_state_idx on public.contact_submissions (is_handled, id);
create index contact_submissions_open_idx on public.contact_submissions (created_at) where handled_at is null;
comment on table public.contact_submissions is 'Messages to staff.';
comment on column public.contact_submissions.phone_e164 is 'The number as networks know it, read from what was typed.';
comment on column public.contact_submissions.uploaded_files is 'Name, type, size and object key of each file, as attached; uploads.contact_submission_id is what keeps them.';
comment on column public.contact_submissions.corrected_answers is 'For a correction: the answers as they should read.';
comment on column public.contact_submissions.files_missing is 'Names of files the sender had but that could not be stored.';
comment on column public.contact_submissions.suspicion is
  'Why a robot may have sent it. Never a reason to drop it: staff look, and no acknowledgement goes out.';
comment on column public.contact_submissions.mail_doubt is
  'It came by mail and nobody knows from whom: why it is in no case. Null: it was typed into a form.';
comment on column public.contact_submissions.quoted is 'Of a mail: what it repeated of an earlier one.';
comment on column public.contact_submissions.version is 'Goes up by one with each answer and each mark, so that nobody works on what is no longer so.';
comment on column public.contact_submissions.changed_by is 'Who made the version that counts.';
comment on column public.contact_submissions.search_text is 'What staff find it by, folded.';

create trigger set_updated_at before update on public.contact_submissions
  for each row execute function private.set_updated_at();

grant select, insert, update, delete on public.contact_submissions to service_role;

create function private.contact_answer_to_repeat(p_idempotency_key text, p_request_hash text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_first public.contact_submissions;
begin
  select * into strict v_first from public.contact_submissions where idempotency_key = p_idempotency_key;
  return jsonb_build_object(
    'outcome', case when v_first.request_hash = p_request_hash then 'repeated' else 'conflict' end,
    'contactId', v_first.id, 'reference', v_first.reference
  );
end
$$;
comment on function private.contact_answer_to_repeat(text, text) is 'The same key again: a repeat, or other words under it.';

create function public.submit_contact(
  p_idempotency_key text,
  p_request_hash text,
  p_reference text,
  p_contact jsonb,
  p_ticket_hashes jsonb,
  p_mails jsonb,
  p_language public.locale default null,
  p_user_id uuid default null,
  p_files_missing jsonb default null,
  p_suspicion public.suspicion default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_form public.contact_submissions := jsonb_populate_record(null::public.contact_submissions, p_contact);
  v_message public.contact_submissions;
begin
  begin
    insert into public.contact_submissions (
      reference, idempotency_key, request_hash, first_name, last_name, email, phone, phone_e164, inquiry_type, message,
      language, user_id, suspicion, files_missing
    ) values (
      p_reference, p_idempotency_key, p_request_hash, v_form.first_name, v_form.last_name,
      v_form.email, v_form.phone, v_form.phone_e164, v_form.inquiry_type, v_form.message, coalesce(p_language, 'en'),
      p_user_id, p_suspicion, array(select jsonb_array_elements_text(coalesce(p_files_missing, '[]')))
    )
    on conflict do nothing returning * into v_message;
    if v_message.id is null then
      return private.contact_answer_to_repeat(p_idempotency_key, p_request_hash);
    end if;
    with taken as (
      select * from private.attach_uploads(p_ticket_hashes, 'contact')
    )
    update public.contact_submissions set uploaded_files = (
      select coalesce(jsonb_agg(jsonb_build_object(
        'uploadId', taken.id, 'fileName', taken.file_name, 'fileType', taken.file_type,
        'fileSize', taken.file_size, 'filePath', taken.object_key
      ) order by taken.file_name), '[]') from taken
    ) where id = v_message.id returning * into v_message;
    update public.uploads set contact_submission_id = v_message.id
    where id in (select (file ->> 'uploadId')::uuid from jsonb_array_elements(v_message.uploaded_files) as file);
  exception when sqlstate 'FK001' then
    return jsonb_build_object('outcome', 'bad_ticket', 'badTickets', private.bad_tickets(p_ticket_hashes, 'contact'));
  end;
  perform private.insert_mails(p_mails, null, null, v_message.user_id);
  return jsonb_build_object('outcome', 'created', 'contactId', v_message.id, 'reference', v_message.reference);
end
$$;
comment on function public.submit_contact is
  'p_contact: { first_name, last_name, email, phone?, phone_e164?, inquiry_type, message } '
  '→ { outcome: created | repeated | conflict | bad_ticket, contactId, reference, badTickets? }.';

create function public.record_correction(
  p_intake_id uuid,
  p_reference text,
  p_message text,
  p_mails jsonb,
  p_answers jsonb default null,
  p_language public.locale default null,
  p_idempotency_key text default null,
  p_request_hash text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_intake public.intake_forms;
  v_message public.contact_submissions;
begin
  select * into v_intake from public.intake_forms where id = p_intake_id;
  if v_intake.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  insert into public.contact_submissions (
    reference, idempotency_key, request_hash, first_name, last_name, email, phone, inquiry_type, message,
    corrected_answers, language, intake_form_id, user_id
  ) values (
    p_reference, p_idempotency_key, p_request_hash, v_intake.first_name, v_intake.last_name,
    v_intake.email, v_intake.phone_number, 'correction', p_message, p_answers,
    coalesce(p_language, v_intake.language), v_intake.id, v_intake.user_id
  )
  on conflict do nothing returning * into v_message;
  if v_message.id is null then
    return private.contact_answer_to_repeat(p_idempotency_key, p_request_hash);
  end if;
  perform private.insert_mails(p_mails, v_intake.id, null, v_intake.user_id);
  return jsonb_build_object('outcome', 'created', 'contactId', v_message.id, 'reference', v_message.reference);
end
$$;
comment on function public.record_correction is
  'p_answers: as they should read → { outcome: created | repeated | conflict | unknown, contactId, reference }.';

-- In the workplace: finding them, and noting that they were answered.

create function public.search_messages(
  p_limit integer,
  p_search text default null,
  p_type public.inquiry_type default null,
  p_handled text default null,
  p_suspicious text default null,
  p_language public.locale default null,
  p_sort text default null,
  p_down boolean default null,
  p_before text default null
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_words text[] := private.search_patterns(p_search);
  v_before_at timestamptz := case when p_sort is null then split_part(p_before, '_', 1) end;
  v_before_id uuid := case when p_sort is null then split_part(p_before, '_', 2) end;
begin
  return (
    with found as (
      select message.*, sorted.key as sort_key
      from public.contact_submissions as message,
      lateral (select case p_sort
        when 'client' then message.sort_name
        when 'about' then array_position(enum_range(null::public.inquiry_type), message.inquiry_type)::text
        when 'state' then message.is_handled::integer::text
        when 'sent' then private.sort_time(message.created_at) end as key) as sorted
      where (p_type is null or message.inquiry_type = p_type)
        and (p_handled is null or message.is_handled = (p_handled = 'handled'))
        and (p_suspicious is null or (message.suspicion is not null) = (p_suspicious = 'yes'))
        and (p_language is null or message.language = p_language)
        and (v_words is null or (message.search_text like v_words[1] and message.search_text like all (v_words)))
        and (v_before_at is null or (message.created_at, message.id) < (v_before_at, v_before_id))
        and (p_sort is null or private.is_past(sorted.key, message.id, p_before, p_down is not null))
      order by case when p_sort is null or (p_sort = 'sent' and p_down is not null) then message.created_at end desc,
        case when p_sort = 'sent' and p_down is null then message.created_at end,
        case when p_sort = 'client' and p_down is null then message.sort_name end,
        case when p_sort = 'client' and p_down is not null then message.sort_name end desc,
        case when p_sort = 'about' and p_down is null then message.inquiry_type end,
        case when p_sort = 'about' and p_down is not null then message.inquiry_type end desc,
        case when p_sort = 'state' and p_down is null then message.is_handled end,
        case when p_sort = 'state' and p_down is not null then message.is_handled end desc,
        case when p_sort is not null and p_down is null then message.id end,
        case when p_sort is null or p_down is not null then message.id end desc
      limit p_limit + 1
    ), placed as (
      select *, row_number() over () as place from found
    ), page as (
      select * from placed where place <= p_limit
    )
    select jsonb_build_object(
      'items', coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'reference', reference, 'firstName', first_name, 'lastName', last_name, 'email', email,
        'inquiryType', inquiry_type, 'beginning', left(message, 140), 'language', language,
        'files', jsonb_array_length(uploaded_files), 'filesMissing', cardinality(files_missing),
        'suspicion', suspicion, 'isUnverified', mail_doubt is not null, 'handledAt', handled_at, 'createdAt', created_at
      ) order by place), '[]'),
      'before', case when (select count(*) from found) > p_limit then (
        select case when p_sort is null then private.page_place(created_at, id) else private.sorted_place(sort_key, id) end
        from page order by place desc limit 1
      ) end
    ) from page
  );
end
$$;
comment on function public.search_messages is
  'Handled: handled or open; suspicious: yes or no; sort: client, about, state or sent, down: the largest first → { '
  'items, before }, else newest first.';

create function public.mark_message(
  p_message_id uuid,
  p_version integer,
  p_handled boolean,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_message public.contact_submissions;
begin
  select * into v_message from public.contact_submissions where id = p_message_id for no key update;
  if v_message.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Who was first stays: pressing twice, or two people at once, is one mark.
  if (v_message.handled_at is not null) = p_handled then
    return jsonb_build_object('outcome', 'done');
  end if;
  if v_message.version <> p_version then
    return private.stale_message(v_message);
  end if;
  update public.contact_submissions set
    handled_at = case when p_handled then now() end,
    handled_by = case when p_handled then p_actor_id end,
    version = version + 1, changed_by = p_actor_id
  where id = v_message.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'message_handled', 'contact_submission', v_message.id::text,
          jsonb_build_object('handled', p_handled));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.mark_message is '→ { outcome: done | stale | unknown, version?, by? }.';

create table public.contact_answers (
  id uuid primary key default gen_random_uuid(),
  contact_submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  body text not null check (char_length(body) between 1 and 5000),
  language public.locale not null,
  answered_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index contact_answers_contact_submission_id_idx on public.contact_answers (contact_submission_id, created_at);
create index contact_answers_answered_by_idx on public.contact_answers (answered_by) where answered_by is not null;
comment on table public.contact_answers is 'What staff answered to messages, as it was mailed; rows are added, never changed.';
comment on column public.contact_answers.language is 'Of the person who wrote to us.';

grant select, insert, delete on public.contact_answers to service_role;

create function private.stale_message(p_message public.contact_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', 'stale', 'version', p_message.version, 'by', (
    select coalesce(nullif(private.person_name(first_name, last_name), ''), email) from public.users
    where id = p_message.changed_by
  ))
$$;
comment on function private.stale_message(public.contact_submissions) is 'Whose change it was, and the version that counts.';

create function public.answer_contact(
  p_idempotency_key text,
  p_message_id uuid,
  p_version integer,
  p_answer text,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_kept jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
  v_message public.contact_submissions;
  v_answer public.contact_answers;
begin
  if v_kept is not null then
    return v_kept;
  end if;
  select * into v_message from public.contact_submissions where id = p_message_id for no key update;
  if v_message.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif v_message.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_message(v_message));
  end if;
  insert into public.contact_answers (contact_submission_id, body, language, answered_by)
  values (v_message.id, p_answer, v_message.language, p_actor_id)
  returning * into v_answer;
  update public.contact_submissions set
    handled_at = coalesce(handled_at, now()),
    handled_by = coalesce(handled_by, p_actor_id),
    version = version + 1, changed_by = p_actor_id
  where id = v_message.id returning * into v_message;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'contact_answer', 'recipient', v_message.email, 'language', v_message.language,
    'dedupeKey', 'contact_answer:' || v_answer.id,
    'payload', jsonb_build_object(
      'firstName', v_message.first_name, 'reference', v_message.reference, 'answer', v_answer.body
    )
  )), v_message.intake_form_id, null, v_message.user_id);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'message_answered', 'contact_submission',
          v_message.id::text);
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'version', v_message.version));
end
$$;
comment on function public.answer_contact is
  '→ { outcome: done | stale | unknown, version, by? }. The answer is mailed in the language of the message, which counts as '
  'handled from then on.';
