-- Messages of the contact form are answered in place: the answer is kept beside the message and goes out by mail.
alter table public.contact_submissions
  add column version integer not null default 1 check (version > 0),
  add column changed_by uuid references public.users (id) on delete set null;
create index contact_submissions_changed_by_idx on public.contact_submissions (changed_by) where changed_by is not null;
comment on column public.contact_submissions.version is 'Goes up by one with each answer and each mark, so that nobody works on what is no longer so.';
comment on column public.contact_submissions.changed_by is 'Who made the version that counts.';

create table public.contact_answers (
  id uuid primary key default gen_random_uuid(),
  contact_submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  press_key uuid not null unique,
  body text not null check (char_length(body) between 1 and 5000),
  language public.locale not null,
  answered_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index contact_answers_contact_submission_id_idx on public.contact_answers (contact_submission_id, created_at);
create index contact_answers_answered_by_idx on public.contact_answers (answered_by) where answered_by is not null;
comment on table public.contact_answers is 'What staff answered to messages, as it was mailed; rows are added, never changed.';
comment on column public.contact_answers.press_key is 'One press of the button: the same key sends nothing twice.';
comment on column public.contact_answers.language is 'Of the person who wrote to us.';

alter table public.contact_answers enable row level security;
revoke all on public.contact_answers from public, anon, authenticated, service_role;
grant select, insert, delete on public.contact_answers to service_role;

create function private.stale_message(p_message public.contact_submissions) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', 'stale', 'version', p_message.version, 'by', (
    select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from public.users
    where id = p_message.changed_by
  ))
$$;
comment on function private.stale_message(public.contact_submissions) is 'Whose change it was, and the version that counts.';

create function public.answer_contact(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_message public.contact_submissions;
  v_answer public.contact_answers;
begin
  select * into v_message from public.contact_submissions where id = (p ->> 'messageId')::uuid for no key update;
  if v_message.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  select * into v_answer from public.contact_answers where press_key = (p ->> 'key')::uuid;
  if v_answer.contact_submission_id = v_message.id and v_answer.body = p ->> 'answer' then
    return jsonb_build_object('outcome', 'repeated', 'version', v_message.version);
  end if;
  if v_answer.id is not null or v_message.version <> (p ->> 'version')::integer then
    return private.stale_message(v_message);
  end if;
  insert into public.contact_answers (contact_submission_id, press_key, body, language, answered_by)
  values (v_message.id, (p ->> 'key')::uuid, p ->> 'answer', v_message.language, (p ->> 'actorId')::uuid)
  returning * into v_answer;
  update public.contact_submissions set
    handled_at = coalesce(handled_at, now()),
    handled_by = coalesce(handled_by, (p ->> 'actorId')::uuid),
    version = version + 1, changed_by = (p ->> 'actorId')::uuid
  where id = v_message.id returning * into v_message;
  perform private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'contact_answer', 'recipient', v_message.email, 'language', v_message.language,
    'dedupeKey', 'contact_answer:' || v_answer.id,
    'payload', jsonb_build_object(
      'firstName', v_message.first_name, 'reference', v_message.reference, 'answer', v_answer.body
    )
  )), v_message.intake_form_id, null, v_message.user_id);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'message_answered', 'contact_submission',
          v_message.id::text);
  return jsonb_build_object('outcome', 'answered', 'version', v_message.version);
end
$$;
comment on function public.answer_contact(jsonb) is
  'p { messageId, version, answer, key, actorId, actorRole } → { outcome: answered | repeated | stale | unknown, version, '
  'by? }. The answer is mailed in the language of the message, which counts as handled from then on.';

create or replace function public.mark_message(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_handled boolean := (p ->> 'handled')::boolean;
  v_message public.contact_submissions;
begin
  select * into v_message from public.contact_submissions where id = (p ->> 'messageId')::uuid for no key update;
  if v_message.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- Who was first stays: pressing twice, or two people at once, is one mark.
  if (v_message.handled_at is not null) = v_handled then
    return jsonb_build_object('outcome', 'done');
  end if;
  if v_message.version <> (p ->> 'version')::integer then
    return private.stale_message(v_message);
  end if;
  update public.contact_submissions set
    handled_at = case when v_handled then now() end,
    handled_by = case when v_handled then (p ->> 'actorId')::uuid end,
    version = version + 1, changed_by = (p ->> 'actorId')::uuid
  where id = v_message.id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, 'message_handled', 'contact_submission', v_message.id::text,
          jsonb_build_object('handled', v_handled));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.mark_message(jsonb) is
  'p { messageId, version, handled, actorId, actorRole } → { outcome: done | stale | unknown, version?, by? }.';

revoke execute on function public.answer_contact(jsonb) from public, anon, authenticated;
grant execute on function public.answer_contact(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
