-- Text messages: who allowed them, what waits or was sent, and what came back. Like mails, a text is a row written in the
-- transaction of what it tells; unlike mails, nothing is sent without a consent that its owner confirmed from the phone itself.

create type public.text_kind as enum (
  'confirm', 'welcome', 'help', 'coming_noted', 'not_moved', 'file_refused', 'your_turn', 'request_due', 'hearing_week',
  'hearing_two_days', 'hearing_evening', 'payment_waiting', 'papers_ready', 'message'
);
create type public.text_delivery as enum ('sent', 'delivered', 'undelivered', 'failed');
create type public.text_meaning as enum (
  'stop', 'wrong_number', 'start', 'yes', 'no', 'help', 'one', 'two', 'words'
);
create type public.text_consent_end as enum ('stop', 'page', 'no', 'wrong_number', 'failed', 'blocked', 'replaced', 'closed');

create table public.text_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users (id) on delete cascade,
  intake_form_id uuid references public.intake_forms (id) on delete cascade,
  owner_id uuid not null generated always as (coalesce(user_id, intake_form_id)) stored,
  phone text not null check (phone ~ '^\+[1-9]\d{6,14}$'),
  language public.locale not null,
  words text not null check (char_length(words) between 1 and 1000),
  may_name boolean not null default false,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_by public.text_consent_end,
  check ((ended_at is null) = (ended_by is null)),
  check (num_nonnulls(user_id, intake_form_id) = 1)
);
create unique index text_consents_of_owner_idx on public.text_consents (owner_id) where ended_at is null;
create index text_consents_user_id_idx on public.text_consents (user_id);
create index text_consents_intake_form_id_idx on public.text_consents (intake_form_id);
create index text_consents_phone_idx on public.text_consents (phone);
comment on table public.text_consents is 'Who allowed text messages to which number, in which words; rows that ended stay as the proof.';
comment on column public.text_consents.intake_form_id is 'Of an application whose sender has no account yet; with the account it becomes theirs.';
comment on column public.text_consents.owner_id is 'Whose it is, account or application: one number each.';
comment on column public.text_consents.words is 'The words beside the box that was ticked, as the person read them.';
comment on column public.text_consents.may_name is 'Whether a text may say the first name: phones are shared.';
comment on column public.text_consents.confirmed_at is 'When YES came from the phone itself. Before that nothing but the question is sent.';
alter table public.text_consents enable row level security;
revoke all on public.text_consents from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.text_consents to service_role;

create table public.texts (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  kind public.text_kind not null,
  consent_id uuid not null references public.text_consents (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  fallback jsonb,
  link_code text not null unique check (link_code ~ '^[A-Za-z0-9_-]{10,22}$'),
  dedupe_key text not null unique,
  status public.mail_status not null default 'waiting',
  attempts integer not null default 0 check (attempts >= 0),
  run_after timestamptz not null default now(),
  locked_until timestamptz,
  locked_by text,
  last_error text,
  provider_id text unique,
  delivery public.text_delivery,
  delivered_at timestamptz,
  opened_at timestamptz,
  forgotten_at timestamptz,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check ((status = 'sent') = (sent_at is not null))
);
create index texts_waiting_idx on public.texts (run_after, position) where status = 'waiting';
create index texts_consent_id_idx on public.texts (consent_id, sent_at);
create index texts_case_id_idx on public.texts (case_id);
create index texts_to_forget_idx on public.texts (sent_at) where provider_id is not null and forgotten_at is null;
comment on table public.texts is 'Text messages waiting, sent or given up. Their words are made when they are sent and are not kept.';
comment on column public.texts.fallback is 'The mail that goes in its place when it does not arrive, where no mail tells the same.';
comment on column public.texts.link_code is 'What its short link ends with; it opens the case after sign-in.';
comment on column public.texts.dedupe_key is 'Names the fact: the same fact is told once.';
comment on column public.texts.delivery is 'What the provider said last: undelivered and failed did not arrive.';
comment on column public.texts.opened_at is 'When its link was first opened.';
comment on column public.texts.forgotten_at is 'When the provider''s own copy was deleted.';
alter table public.texts enable row level security;
revoke all on public.texts from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.texts to service_role;

create table public.text_answers (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null unique check (char_length(provider_id) between 1 and 100),
  phone text not null check (phone ~ '^\+[1-9]\d{6,14}$'),
  body text not null check (char_length(body) <= 5000),
  media jsonb not null default '[]' check (jsonb_typeof(media) = 'array'),
  meaning public.text_meaning not null,
  consent_id uuid references public.text_consents (id) on delete set null,
  user_id uuid references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete set null,
  matter_id uuid references public.court_matters (id) on delete set null,
  message_id uuid references public.client_messages (id) on delete set null,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  locked_until timestamptz,
  taken_at timestamptz,
  handled_at timestamptz,
  handled_by uuid references public.users (id) on delete set null
);
create index text_answers_to_take_idx on public.text_answers (received_at) where taken_at is null;
create index text_answers_unknown_idx on public.text_answers (received_at) where user_id is null and handled_at is null;
create index text_answers_consent_id_idx on public.text_answers (consent_id);
create index text_answers_user_id_idx on public.text_answers (user_id);
create index text_answers_case_id_idx on public.text_answers (case_id);
create index text_answers_matter_id_idx on public.text_answers (matter_id);
create index text_answers_message_id_idx on public.text_answers (message_id);
create index text_answers_handled_by_idx on public.text_answers (handled_by);
comment on table public.text_answers is 'Text messages that came, once each; what is known of their sender becomes a message of the case.';
comment on column public.text_answers.body is 'As it came. Emptied once it stands in the thread.';
comment on column public.text_answers.media is 'Files at the provider: { url, type }. Emptied once they were fetched.';
comment on column public.text_answers.taken_at is 'When nothing was left to do: in the thread, or decided, and deleted at the provider.';
comment on column public.text_answers.handled_at is 'Of an unknown number: when staff had looked at it.';
alter table public.text_answers enable row level security;
revoke all on public.text_answers from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.text_answers to service_role;

create function private.is_hearing_text(p_kind public.text_kind) returns boolean
language sql immutable set search_path = '' as $$
  select p_kind in ('hearing_week', 'hearing_two_days', 'hearing_evening')
$$;
comment on function private.is_hearing_text(public.text_kind) is 'Reminders of a hearing, which are never held back for another text.';

create function private.is_text_reply(p_kind public.text_kind) returns boolean
language sql immutable set search_path = '' as $$
  select p_kind in ('welcome', 'help', 'coming_noted', 'not_moved', 'file_refused')
$$;
comment on function private.is_text_reply(public.text_kind) is 'Answers to what somebody has just written from their phone: sent at any hour.';

create function private.insert_text(
  p_consent public.text_consents, p_kind public.text_kind, p_dedupe_key text, p_case_id uuid default null,
  p_run_after timestamptz default null, p_payload jsonb default '{}', p_fallback jsonb default null
) returns void
language sql volatile set search_path = '' as $$
  insert into public.texts (kind, consent_id, case_id, payload, fallback, dedupe_key, run_after, link_code)
  values (p_kind, p_consent.id, p_case_id, p_payload, p_fallback, p_dedupe_key,
    -- What may still be taken back is not told before, as with mails.
    greatest(coalesce(p_run_after, now()), nullif(pg_catalog.current_setting('app.mails_held_until', true), '')::timestamptz),
    left(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'), 10))
  on conflict (dedupe_key) do nothing
$$;
comment on function private.insert_text(public.text_consents, public.text_kind, text, uuid, timestamptz, jsonb, jsonb) is
  'Writes a text in the caller''s transaction; the same fact is told once.';

create function private.text_client(
  p_case public.cases, p_kind public.text_kind, p_dedupe_key text, p_run_after timestamptz default null,
  p_payload jsonb default '{}', p_fallback jsonb default null
) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_consent public.text_consents;
begin
  select * into v_consent from public.text_consents
  where user_id = p_case.user_id and confirmed_at is not null and ended_at is null;
  if v_consent.id is null then
    return false;
  end if;
  perform private.insert_text(v_consent, p_kind, p_dedupe_key, p_case.id, p_run_after, p_payload, p_fallback);
  return true;
end
$$;
comment on function private.text_client(public.cases, public.text_kind, text, timestamptz, jsonb, jsonb) is
  'Tells the client by text as well, if they confirmed that; false if they did not.';

create function private.is_text_true(p_text public.texts) returns boolean
language sql stable set search_path = '' as $$
  select case
    when p_text.kind in ('your_turn', 'papers_ready') then
      exists (select from public.case_turns where case_id = p_text.case_id and ball = 'client')
      -- Files are asked for while we work on: the turn stays ours.
      or (p_text.kind = 'your_turn' and exists (
        select from public.file_requests where case_id = p_text.case_id and status in ('needed', 'returned')))
      or exists (
        select from public.case_holds where case_id = p_text.case_id and kind = 'unreachable' and released_at is null)
    when p_text.kind = 'request_due' then exists (
      select from public.file_requests where id = (p_text.payload ->> 'requestId')::uuid and status in ('needed', 'returned'))
    when p_text.kind = 'message' then exists (
      select from public.client_messages where case_id = p_text.case_id and sender_role <> 'client' and read_at is null)
    when private.is_hearing_text(p_text.kind) then exists (
      select from public.calendar_events
      where id = (p_text.payload ->> 'eventId')::uuid and status = 'scheduled' and start_date > now())
    when p_text.kind = 'payment_waiting' and p_text.payload ? 'intakeId' then exists (
      select from public.intake_forms as intake
      where intake.id = (p_text.payload ->> 'intakeId')::uuid and intake.status = 'submitted' and intake.erased_at is null
        and not private.is_intake_paid(intake.id))
    -- Not if the day was moved, the plan stopped, or a card kept that we have not tried yet.
    when p_text.kind = 'payment_waiting' then exists (
      select from public.payment_parts as part
      join public.payment_plans as plan on plan.id = part.plan_id and plan.status = 'active'
      where part.id = (p_text.payload ->> 'partId')::uuid and part.paid_at is null
        and p_text.dedupe_key like 'text_part:' || part.id || ':' || part.due_on || ':%'
        and (not private.may_charge_plan(plan.id) or exists (
          select from public.part_charges where part_id = part.id and outcome <> 'withdrawn')))
    else true
  end
$$;
comment on function private.is_text_true(public.texts) is 'Whether what a text tells still holds when its turn has come.';

create function public.claim_texts(p_limit integer, p_lease_seconds integer, p_worker text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_claimed jsonb;
begin
  -- One after the other: two workers must not each take a text for the same phone.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('claim_texts', 0));
  -- Who has not confirmed is asked and told nothing else; who said STOP is told nothing at all.
  update public.texts as waiting set status = 'cancelled', locked_by = null, locked_until = null, last_error = 'no_consent'
  from public.text_consents as consent left join public.users as person on person.id = consent.user_id
  where waiting.status = 'waiting' and waiting.run_after <= now() and consent.id = waiting.consent_id
    and (waiting.locked_until is null or waiting.locked_until <= now())
    and (consent.ended_at is not null or person.is_active is false
         or (consent.confirmed_at is null and waiting.kind not in ('confirm', 'help'))
         or (consent.confirmed_at is not null and waiting.kind = 'confirm'));
  update public.texts as waiting set status = 'cancelled', locked_by = null, locked_until = null, last_error = 'not_true'
  where waiting.status = 'waiting' and waiting.run_after <= now()
    and (waiting.locked_until is null or waiting.locked_until <= now())
    -- One that may have gone out already is looked up first, whatever became true since.
    and waiting.attempts = 0 and not private.is_text_true(waiting);
  with due as (
    select distinct on (consent.phone) waiting.id
    from public.texts as waiting join public.text_consents as consent on consent.id = waiting.consent_id
    where waiting.status = 'waiting' and waiting.run_after <= now()
      and (waiting.locked_until is null or waiting.locked_until <= now())
      and not exists (
        select from public.texts as busy join public.text_consents as other on other.id = busy.consent_id
        where other.phone = consent.phone and busy.status = 'waiting' and busy.locked_until > now())
    order by consent.phone, private.is_text_reply(waiting.kind) desc, private.is_hearing_text(waiting.kind) desc,
      waiting.run_after, waiting.position
  ), taken as (
    select due.id from due join public.texts as waiting on waiting.id = due.id
    order by waiting.run_after, waiting.position limit p_limit
  ), claimed as (
    update public.texts as job set
      locked_by = p_worker, locked_until = now() + make_interval(secs => p_lease_seconds), attempts = job.attempts + 1
    from taken where job.id = taken.id
    returning job.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'kind', job.kind, 'phone', consent.phone, 'language', consent.language, 'attempts', job.attempts,
    'linkCode', job.link_code, 'createdAt', job.created_at, 'caseId', job.case_id,
    'firstName', case when consent.may_name then person.first_name end,
    'state', form.state, 'hearingAt', (
      select start_date from public.calendar_events where id = (job.payload ->> 'eventId')::uuid),
    'lastAt', (
      select max(sent.sent_at) from public.texts as sent join public.text_consents as other on other.id = sent.consent_id
      where other.phone = consent.phone and sent.status = 'sent' and sent.kind <> 'confirm'
        and not private.is_text_reply(sent.kind) and not private.is_hearing_text(sent.kind))
  ) order by job.run_after, job.position), '[]') into v_claimed
  from claimed as job join public.text_consents as consent on consent.id = job.consent_id
  left join public.users as person on person.id = consent.user_id
  left join lateral (
    select state from public.intake_forms where id = consent.intake_form_id or user_id = consent.user_id
    order by submitted_at desc limit 1
  ) as form on true;
  return v_claimed;
end
$$;
comment on function public.claim_texts(integer, integer, text) is
  'Up to p_limit texts whose turn has come, one a phone, held for p_lease_seconds by p_worker → { id, kind, phone, language, attempts, '
  'linkCode, createdAt, caseId, firstName, state, hearingAt, lastAt }[]. What nobody allowed, or is no longer true, is cancelled.';

create function public.finish_text(p_id uuid, p_worker text, p_provider_id text) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.texts set
    status = 'sent', sent_at = now(), provider_id = p_provider_id, delivery = coalesce(delivery, 'sent'),
    locked_until = null, locked_by = null, last_error = null
  where id = p_id and locked_by = p_worker and status = 'waiting';
  return found;
end
$$;
comment on function public.finish_text(uuid, text, text) is 'The provider took it, under this id; false when the lease is another worker''s by now.';

create function public.put_off_text(p_id uuid, p_worker text, p_run_after timestamptz) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.texts set run_after = p_run_after, attempts = attempts - 1, locked_until = null, locked_by = null
  where id = p_id and locked_by = p_worker and status = 'waiting';
  return found;
end
$$;
comment on function public.put_off_text(uuid, text, timestamptz) is 'Not now: at night, or a second one that day. No try was made.';

create function public.fail_text(
  p_id uuid, p_worker text, p_error text, p_retry_at timestamptz default null, p_ends public.text_consent_end default null
) returns boolean
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_consent_id uuid;
begin
  update public.texts set
    status = (case when p_retry_at is null then 'dead' else 'waiting' end)::public.mail_status,
    run_after = coalesce(p_retry_at, run_after), last_error = p_error, locked_until = null, locked_by = null
  where id = p_id and locked_by = p_worker and status = 'waiting'
  returning consent_id into v_consent_id;
  if v_consent_id is null then
    return false;
  end if;
  if p_ends is not null then
    perform private.end_text_consents((select phone from public.text_consents where id = v_consent_id), p_ends);
  end if;
  return true;
end
$$;
comment on function public.fail_text(uuid, text, text, timestamptz, public.text_consent_end) is
  'The provider did not take it: again at p_retry_at, or given up; p_ends: the number takes none any more.';

create function private.end_text_consents(p_phone text, p_by public.text_consent_end) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_count integer;
begin
  update public.text_consents set ended_at = now(), ended_by = p_by where phone = p_phone and ended_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function private.end_text_consents(text, public.text_consent_end) is
  'No more texts to this number, whoever gave it.';

create function private.drop_texts_of_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.texts set status = 'cancelled', locked_by = null, locked_until = null, last_error = 'no_consent'
  where consent_id = new.id and status = 'waiting' and (locked_until is null or locked_until <= now());
  return null;
end
$$;
comment on function private.drop_texts_of_consent() is 'Trigger: what waits for a number that is off is not sent.';
create trigger drop_texts after update of ended_at on public.text_consents
  for each row when (new.ended_at is not null and old.ended_at is null) execute function private.drop_texts_of_consent();

-- What does not arrive is told by mail, and somebody looks for another way.
create function private.fall_back_to_mail() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case public.cases;
begin
  if new.last_error is not distinct from 'not_true' and new.status = 'cancelled' then
    return null;
  end if;
  select * into v_case from public.cases where id = new.case_id;
  if new.fallback is not null then
    perform private.insert_mails(jsonb_build_array(new.fallback), v_case.intake_form_id, v_case.order_id, v_case.user_id);
  end if;
  if v_case.id is not null and not private.is_case_over(v_case.status) and new.status <> 'cancelled' then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'text_failed', 'dueAt', now() + interval '1 day', 'dedupeKey', 'text_failed:' || new.consent_id || ':' || private.office_date()
    )), null);
  end if;
  return null;
end
$$;
comment on function private.fall_back_to_mail() is 'Trigger: a text that was given up, refused or did not arrive is told by mail and makes a task.';
create trigger fall_back after update of status, delivery on public.texts
  for each row when (
    (new.status in ('dead', 'cancelled') and old.status = 'waiting')
    or (new.delivery in ('undelivered', 'failed') and old.delivery is distinct from new.delivery)
  ) execute function private.fall_back_to_mail();

create function public.note_text_delivery(p_id uuid, p_provider_id text, p_delivery public.text_delivery, p_gone boolean default false)
returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_text public.texts;
begin
  select * into v_text from public.texts where id = p_id for no key update;
  if v_text.id is null or v_text.provider_id <> p_provider_id then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  -- States come in any order and twice; one that is final stays. One whose answer was lost on the way is known by this.
  if v_text.delivery is null or v_text.delivery = 'sent' then
    update public.texts set
      status = 'sent', sent_at = coalesce(sent_at, now()), provider_id = p_provider_id, delivery = p_delivery,
      delivered_at = case when p_delivery = 'delivered' then now() end, locked_by = null, locked_until = null, last_error = null
    where id = p_id;
  end if;
  if p_gone then
    perform private.end_text_consents((select phone from public.text_consents where id = v_text.consent_id), 'failed');
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.note_text_delivery(uuid, text, public.text_delivery, boolean) is
  'What the provider says of a text; p_gone: the number is nobody''s any more → { outcome: done | unknown }.';
