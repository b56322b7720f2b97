-- What people answer by text, and what they and staff decide about texts.

create function private.wants_texts(
  p_user_id uuid, p_phone text, p_language public.locale, p_words text, p_may_name boolean
) returns public.text_consents
language plpgsql volatile set search_path = '' as $$
declare
  v_consent public.text_consents;
begin
  select * into v_consent from public.text_consents
  where ended_at is null and user_id = p_user_id for no key update;
  if v_consent.phone = p_phone then
    update public.text_consents set may_name = coalesce(p_may_name, may_name), language = p_language
    where id = v_consent.id returning * into v_consent;
    return v_consent;
  end if;
  update public.text_consents set ended_at = now(), ended_by = 'replaced' where id = v_consent.id;
  insert into public.text_consents (user_id, phone, language, words, may_name)
  values (p_user_id, p_phone, p_language, p_words, coalesce(p_may_name, false)) returning * into v_consent;
  perform private.insert_text(v_consent, 'confirm', 'confirm:' || v_consent.id);
  return v_consent;
end
$$;
comment on function private.wants_texts(uuid, text, public.locale, text, boolean) is
  'The box was ticked: the number is asked to confirm. The same number again changes what may be said (null: nothing) and asks nobody.';

create function private.applicant_wants_texts(p_intake public.intake_forms, p_texts jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_phone constant text := p_texts ->> 'phone';
  v_language constant public.locale := p_texts ->> 'language';
  v_consent public.text_consents;
begin
  if v_phone is null then
    return;
  end if;
  if exists (select from public.users where id = p_intake.user_id and role = 'client' and is_active) then
    perform private.wants_texts(p_intake.user_id, v_phone, v_language, p_texts ->> 'words', null);
    return;
  end if;
  -- Two forms with one number, or STOP that arrives meanwhile.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('text:' || v_phone, 0));
  insert into public.text_consents (intake_form_id, phone, language, words)
  values (p_intake.id, v_phone, v_language, p_texts ->> 'words') returning * into v_consent;
  -- Anybody can type any number. One that said no to us is not asked by a form; START from the phone itself turns it on. Nor is
  -- a phone asked twice a day: the YES to one question is a yes to all.
  if exists (
    select from public.text_consents
    where phone = v_phone and id <> v_consent.id and ended_by in ('stop', 'blocked', 'wrong_number', 'no')
      and ended_at >= all (select confirmed_at from public.text_consents where phone = v_phone and confirmed_at is not null)
  ) then
    -- Nor does a YES to nobody's question turn it on.
    update public.text_consents set ended_at = now(), ended_by = 'stop' where id = v_consent.id;
  elsif not exists (
    select from public.texts as asked join public.text_consents as other on other.id = asked.consent_id
    where other.phone = v_phone and asked.kind = 'confirm' and asked.created_at > now() - interval '1 day'
  ) then
    perform private.insert_text(v_consent, 'confirm', 'confirm:' || v_consent.id);
  end if;
end
$$;
comment on function private.applicant_wants_texts(public.intake_forms, jsonb) is
  'p_texts { phone, language, words } or null: the box of the application was ticked. Somebody with an account is asked as there.';

create function private.texts_of_account() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- One number a person: that of the account goes first.
  update public.text_consents set ended_at = now(), ended_by = 'replaced'
  where intake_form_id = new.id and ended_at is null
    and exists (select from public.text_consents where user_id = new.user_id and ended_at is null);
  update public.text_consents set user_id = new.user_id, intake_form_id = null where intake_form_id = new.id;
  return null;
end
$$;
comment on function private.texts_of_account() is 'Trigger: the number of an application goes with it to its account.';
create trigger texts_of_account after update of user_id on public.intake_forms
  for each row when (new.user_id is not null and old.user_id is null) execute function private.texts_of_account();

-- Where a mail reminds somebody who applied of the payment, a text does, too: the mail has looked whether it may be paid at all.
create function private.text_about_payment() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.insert_text(consent, 'payment_waiting', 'text_payment:' || new.intake_form_id || ':' || consent.id,
    p_payload => jsonb_build_object('intakeId', new.intake_form_id))
  from public.text_consents as consent join public.intake_forms as intake on intake.id = new.intake_form_id
  where consent.owner_id in (intake.id, intake.user_id) and consent.confirmed_at is not null and consent.ended_at is null;
  return null;
end
$$;
comment on function private.text_about_payment() is 'Trigger: the reminder of a payment also goes by text.';
create trigger text_about_payment after update of status on public.outbox
  for each row when (new.kind = 'payment_reminder' and new.status = 'sent' and old.status <> 'sent' and new.intake_form_id is not null)
  execute function private.text_about_payment();

-- The row of a mail stands for the reminder itself. By which ways it goes the server decides when its hour has come
-- (src/domain/channels/reach.ts), never before: a mailbox is lost, and a phone confirmed, in the weeks between.
create function public.remind_otherwise(p_mail_id uuid, p_text public.text_kind default null, p_task public.task_code default null)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_mail public.outbox;
  v_case public.cases;
begin
  select * into v_mail from public.outbox where id = p_mail_id;
  select * into v_case from public.cases where id = (v_mail.payload ->> 'caseId')::uuid for no key update;
  if p_text is not null then
    perform private.text_client(v_case, p_text, 'text:' || v_mail.dedupe_key, null, jsonb_strip_nulls(
      jsonb_build_object('eventId', v_mail.payload -> 'eventId', 'requestId', v_mail.payload -> 'requestId')));
  end if;
  if p_task is not null and not exists (
    select from public.case_tasks where case_id = v_case.id and code = p_task and done_at is null and dropped_at is null
  ) then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', p_task, 'dueAt', now(), 'dedupeKey', 'remind:' || v_mail.dedupe_key)), null);
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.remind_otherwise(uuid, public.text_kind, public.task_code) is
  'A reminder whose hour has come goes by text, or is a task of somebody; once each, however often its mail is tried → { outcome: done }.';

create function private.text_state(p_user_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return (
    select case when ended_at is not null then 'ended' when confirmed_at is not null then 'on' else 'asked' end
    from public.text_consents where user_id = p_user_id
    order by (ended_at is null) desc, asked_at desc, id limit 1
  );
end
$$;
comment on function private.text_state(uuid) is 'asked, on or ended; null for somebody who never ticked the box for texts.';

create function public.read_own_texts(p_actor_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('consent', (
    select jsonb_build_object(
      'phone', phone, 'mayName', may_name, 'state', case when ended_at is not null then 'ended'
        when confirmed_at is not null then 'on' else 'asked' end,
      'endedBy', ended_by, 'askedAt', asked_at
    ) from public.text_consents where user_id = p_actor_id
    order by (ended_at is null) desc, asked_at desc, id limit 1
  ))
$$;
comment on function public.read_own_texts(uuid) is
  '→ { consent: { phone, mayName, state: asked | on | ended, endedBy, askedAt } or null }: what somebody decided about texts.';

create function public.want_texts(
  p_actor_id uuid, p_phone text, p_language public.locale, p_words text, p_may_name boolean
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform from public.users where id = p_actor_id and role = 'client' and is_active for no key update;
  if not found then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  perform private.wants_texts(p_actor_id, p_phone, p_language, p_words, p_may_name);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.want_texts(uuid, text, public.locale, text, boolean) is
  'A client ticks the box for their own number → { outcome: done | unknown }. Done twice, the number is asked once.';

create function public.end_own_texts(p_actor_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.text_consents set ended_at = now(), ended_by = 'page' where user_id = p_actor_id and ended_at is null;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.end_own_texts(uuid) is 'A client wants no more texts → { outcome: done }.';

create function private.hearing_asked_by_text(p_consent_id uuid) returns table (matter_id uuid, event_id uuid)
language sql stable set search_path = '' as $$
  select event.matter_id, event.id from public.texts as asked
  join public.calendar_events as event on event.id = (asked.payload ->> 'eventId')::uuid
  where asked.consent_id = p_consent_id and private.is_hearing_text(asked.kind) and asked.status = 'sent'
    and event.status = 'scheduled' and event.start_date > now()
  order by asked.sent_at desc limit 1
$$;
comment on function private.hearing_asked_by_text(uuid) is 'The hearing that 1 and 2 answer: the one last asked about, while it is ahead.';

create function public.take_text(
  p_provider_id text, p_phone text, p_body text, p_media jsonb, p_meaning public.text_meaning, p_provider_answers boolean,
  p_sent_at timestamptz default now()
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_id uuid;
  v_consent public.text_consents;
  v_meaning public.text_meaning := p_meaning;
  v_people integer;
  v_case_id uuid;
  v_matter_id uuid;
begin
  -- Of one phone one after the other: STOP and YES keep their order.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('text:' || p_phone, 0));
  insert into public.text_answers (provider_id, phone, body, media, meaning)
  values (p_provider_id, p_phone, p_body, p_media, p_meaning)
  on conflict (provider_id) do nothing returning id into v_id;
  if v_id is null then
    return (
      select jsonb_build_object('outcome', 'repeated', 'id', id, 'isDone', taken_at is not null)
      from public.text_answers where provider_id = p_provider_id);
  end if;
  -- Whose phone it is: one person, by the newest consent of each. Two who share a phone are nobody in particular. Who has no
  -- account yet proved nothing but that they know the number: they come between no client and us.
  select count(distinct user_id) into v_people from public.text_consents
  where phone = p_phone and (ended_by is null or ended_by not in ('wrong_number', 'failed', 'replaced', 'closed'));
  if v_people <= 1 then
    select * into v_consent from public.text_consents
    where phone = p_phone and (ended_by is null or ended_by not in ('wrong_number', 'failed', 'replaced', 'closed'))
      and (user_id is not null or v_people = 0)
    order by (ended_at is null) desc, asked_at desc, id limit 1;
  end if;
  if v_meaning in ('stop', 'wrong_number') then
    perform private.end_text_consents(p_phone, v_meaning::text::public.text_consent_end);
  -- One that reaches us late does not outweigh what was said after it.
  elsif v_meaning in ('yes', 'start') and exists (
    select from public.text_consents
    where phone = p_phone and ended_by in ('stop', 'no', 'wrong_number', 'page') and ended_at > p_sent_at
  ) then
    null;
  elsif v_meaning in ('yes', 'start') and exists (
    select from public.text_consents where phone = p_phone and ended_at is null and confirmed_at is null
  ) then
    update public.text_consents set confirmed_at = now() where phone = p_phone and ended_at is null and confirmed_at is null;
    if not p_provider_answers then
      perform private.insert_text(one, 'welcome', 'welcome:' || one.id) from public.text_consents as one
      where phone = p_phone and ended_at is null and confirmed_at = now();
    end if;
  elsif v_meaning = 'start' then
    -- Their own word, from the phone itself, asks and confirms at once.
    insert into public.text_consents (user_id, intake_form_id, phone, language, words, may_name, confirmed_at)
    select distinct on (one.owner_id) one.user_id, one.intake_form_id, one.phone, one.language, 'START', one.may_name, now()
    from public.text_consents as one
    where one.phone = p_phone and one.ended_by in ('stop', 'blocked', 'page', 'no')
      and not exists (select from public.text_consents as live where live.ended_at is null and live.owner_id = one.owner_id)
    order by one.owner_id, one.asked_at desc, one.id;
    if found and not p_provider_answers then
      perform private.insert_text(one, 'welcome', 'welcome:' || one.id) from public.text_consents as one
      where phone = p_phone and ended_at is null and confirmed_at = now();
    end if;
  elsif v_meaning = 'no' and exists (
    select from public.text_consents where phone = p_phone and ended_at is null and confirmed_at is null
  ) then
    update public.text_consents set ended_at = now(), ended_by = 'no'
    where phone = p_phone and ended_at is null and confirmed_at is null;
  elsif v_meaning = 'help' then
    if v_consent.id is not null and v_consent.ended_at is null and not p_provider_answers then
      perform private.insert_text(v_consent, 'help', 'help:' || v_id);
    end if;
  else
    select asked.matter_id into v_matter_id from private.hearing_asked_by_text(v_consent.id) as asked;
    if v_meaning not in ('one', 'two') or v_matter_id is null then
      v_meaning := 'words';
      v_matter_id := null;
    end if;
    select id into v_case_id from public.cases as own
    where own.user_id = v_consent.user_id
      and (v_matter_id is null or own.id = (select case_id from public.court_matters where id = v_matter_id))
    order by private.is_case_over(own.status), created_at desc, id limit 1;
  end if;
  update public.text_answers set
    meaning = v_meaning, consent_id = v_consent.id, case_id = v_case_id, matter_id = v_matter_id,
    user_id = case when v_case_id is not null or v_meaning not in ('one', 'two', 'words') then v_consent.user_id end,
    -- A word for us alone is done with that; the copy at the provider is still to be deleted.
    handled_at = case when v_meaning not in ('one', 'two', 'words') then now() end
  where id = v_id;
  return jsonb_build_object('outcome', 'taken', 'id', v_id, 'meaning', v_meaning);
end
$$;
comment on function public.take_text(text, text, text, jsonb, public.text_meaning, boolean, timestamptz) is
  'A text that came, once by its id at the provider; p_provider_answers: STOP, HELP or START that the provider answers itself → '
  '{ outcome: taken | repeated, id, meaning?, isDone: of one we had }. It approves, cancels and moves nothing.';

create function public.claim_text_answers(p_limit integer, p_lease_seconds integer, p_id uuid default null) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  with due as (
    select id from public.text_answers
    where taken_at is null and (locked_until is null or locked_until <= now()) and (p_id is null or id = p_id)
      and received_at > now() - interval '7 days'
    order by received_at limit p_limit for update skip locked
  ), claimed as (
    update public.text_answers as one set locked_until = now() + make_interval(secs => p_lease_seconds), attempts = one.attempts + 1
    from due where due.id = one.id returning one.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', one.id, 'providerId', one.provider_id, 'body', one.body, 'media', one.media, 'meaning', one.meaning,
    'userId', one.user_id, 'caseId', one.case_id, 'matterId', one.matter_id, 'attempts', one.attempts,
    'language', coalesce((select language from public.text_consents where id = one.consent_id), 'en')
  ) order by one.received_at), '[]')
  from claimed as one
$$;
comment on function public.claim_text_answers(integer, integer, uuid) is
  'Texts that came and are not in a thread yet, held for p_lease_seconds → { id, providerId, body, media, meaning, userId, caseId, '
  'matterId, attempts, language }[].';

create function private.write_text_answer(
  p_answer public.text_answers,
  p_idempotency_key text,
  p_message text,
  p_language public.locale,
  p_ticket_hashes jsonb,
  p_due_at timestamptz,
  p_answer_due_at timestamptz
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_written jsonb;
  v_tickets jsonb := p_ticket_hashes;
begin
  if p_answer.meaning = 'two' then
    v_written := public.report_cannot_come(
      p_idempotency_key, p_answer.case_id, p_answer.matter_id, p_message, p_language, p_due_at, p_answer.user_id,
      p_answer_due_at, v_tickets, 'text');
    if v_written ->> 'outcome' <> 'not_now' then
      return v_written;
    end if;
    v_tickets := '[]';
  end if;
  return public.send_case_message(
    p_idempotency_key, p_answer.case_id, p_message, p_answer.user_id, 'client', p_language, v_tickets,
    p_answer_due_at => p_answer_due_at, p_came_by => 'text');
end
$$;
comment on function private.write_text_answer is
  'A text of a client becomes a message in the thread of its case, and one that says they cannot come is reported as that → as '
  'send_case_message.';

create function public.finish_text_answer(
  p_id uuid,
  p_refused_files boolean,
  p_message text,
  p_language public.locale,
  p_ticket_hashes jsonb,
  p_due_at timestamptz,
  p_answer_due_at timestamptz default null,
  p_idempotency_key text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_answer public.text_answers;
  v_consent public.text_consents;
  v_written jsonb;
begin
  select * into v_answer from public.text_answers where id = p_id for no key update;
  if v_answer.id is null or v_answer.taken_at is not null then
    return jsonb_build_object('outcome', 'done');
  end if;
  select * into v_consent from public.text_consents where id = v_answer.consent_id;
  if v_answer.case_id is null then
    -- A number we do not know: it waits in the Inbox, without its pictures.
    update public.text_answers set taken_at = now(), locked_until = null where id = v_answer.id;
    return jsonb_build_object('outcome', 'done');
  end if;
  v_written := private.write_text_answer(
    v_answer, p_idempotency_key, p_message, p_language, p_ticket_hashes, p_due_at, p_answer_due_at);
  if v_written ->> 'outcome' = 'bad_ticket' then
    return v_written;
  end if;
  if v_consent.ended_at is null and v_answer.meaning in ('one', 'two') then
    perform private.insert_text(v_consent, (case v_answer.meaning when 'one' then 'coming_noted' else 'not_moved' end)::public.text_kind,
      'reply:' || v_answer.id, v_answer.case_id);
  end if;
  if v_consent.ended_at is null and p_refused_files then
    perform private.insert_text(v_consent, 'file_refused', 'file_refused:' || v_answer.id, v_answer.case_id);
  end if;
  update public.text_answers set
    taken_at = now(), locked_until = null, handled_at = now(), message_id = (v_written ->> 'messageId')::uuid, body = '', media = '[]'
  where id = v_answer.id;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.finish_text_answer is
  'p_due_at, p_answer_due_at: of the tasks → { outcome: done | bad_ticket, badTickets? }: an answer by text stands in the thread of its '
  'case; 2 makes a task for the same day, and its answer says that the hearing is not moved.';

create function public.handle_text(p_actor_id uuid, p_actor_role public.actor_role, p_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.text_answers set handled_at = now(), handled_by = p_actor_id
  where id = p_id and user_id is null and handled_at is null and meaning in ('one', 'two', 'words');
  if not found then
    return jsonb_build_object('outcome', case when exists (select from public.text_answers where id = p_id and user_id is null)
      then 'done' else 'unknown' end);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_actor_role, 'text_handled', 'text', p_id::text, '{}');
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.handle_text(uuid, public.actor_role, uuid) is
  'Staff have looked at a text from a number we do not know → { outcome: done | unknown }.';

create function public.texts_of_case(p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'consent', (
      select jsonb_build_object('state', case when consent.ended_at is not null then 'ended'
          when consent.confirmed_at is not null then 'on' else 'asked' end, 'endedBy', consent.ended_by,
        'since', coalesce(consent.ended_at, consent.confirmed_at, consent.asked_at))
      from public.text_consents as consent where consent.user_id = one.user_id
      order by (consent.ended_at is null) desc, consent.asked_at desc limit 1),
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', listed.id, 'kind', listed.kind, 'status', listed.status, 'delivery', listed.delivery,
        'at', coalesce(listed.sent_at, listed.run_after), 'openedAt', listed.opened_at
      ) order by listed.created_at desc, listed.id)
      from (select * from public.texts where case_id = one.id order by created_at desc, id limit 50) as listed), '[]'))
  from public.cases as one where one.id = p_case_id
$$;
comment on function public.texts_of_case(uuid) is
  '→ { consent: { state, endedBy, since } or null, items: { id, kind, status, delivery, at, openedAt }[], the newest 50 }: what went to '
  'the phone of a client, and what arrived; null without such a case.';

create function public.read_unknown_text(p_text_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'id', id, 'phone', phone, 'body', body, 'pictures', jsonb_array_length(media), 'receivedAt', received_at, 'handledAt', handled_at,
    'applications', coalesce((
      select jsonb_agg(jsonb_build_object('id', intake.id, 'reference', intake.reference) order by intake.submitted_at desc)
      from public.intake_forms as intake where intake.phone_e164 = text_answers.phone and intake.erased_at is null), '[]'))
  from public.text_answers where id = p_text_id and user_id is null and meaning in ('one', 'two', 'words')
$$;
comment on function public.read_unknown_text(uuid) is
  '→ { id, phone, body, pictures: how many came with it, receivedAt, handledAt, applications: { id, reference }[] that name the '
  'number } or null: a text from a number of nobody we know for sure.';

create function public.open_text_link(p_code text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_text public.texts;
begin
  update public.texts set opened_at = coalesce(opened_at, now()) where link_code = p_code and status = 'sent' returning * into v_text;
  if v_text.id is null then
    return null;
  end if;
  return jsonb_build_object('kind', v_text.kind, 'caseId', v_text.case_id, 'language', (
    select language from public.text_consents where id = v_text.consent_id
  ), 'pays', (
    select jsonb_build_object('reference', reference, 'packageId', selected_service_package) from public.intake_forms
    where id = (v_text.payload ->> 'intakeId')::uuid));
end
$$;
comment on function public.open_text_link(text) is
  '→ { kind, caseId, language, pays: { reference, packageId } of an application that waits for its payment, or null } or null: where '
  'the link of a text leads; a case needs a sign-in.';
