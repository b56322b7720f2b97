-- A client whom we cannot help hands their answers to an organization that helps for free. It has no account: a mailed link
-- that is used once, together with a code that the client says on the phone, opens one browser. What was handed on is kept
-- here as it was shown to the client, and goes when the link ends.

create type public.referral_reason as enum ('declined', 'denied', 'open_case', 'danger');
create type public.referral_answer as enum ('took', 'cannot');
create type public.referral_step as enum ('sent', 'opened', 'took', 'cannot', 'withdrawn', 'unanswered');

create table public.help_organizations (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (length(name) between 1 and 100),
  url text not null check (url ~ '^https://'),
  phone text check (phone ~ '^(1-)?[2-9]\d\d-\d{3}-\d{4}$'),
  email text check (length(email) between 3 and 254),
  only_counties text[],
  not_counties text[],
  languages text[] check (languages <@ '{en,es}'),
  takes_referrals boolean not null default false,
  is_sample boolean not null default false,
  -- Nobody is written to who has not agreed to it.
  check (not takes_referrals or email is not null),
  check (only_counties is null or not_counties is null)
);
comment on table public.help_organizations is
  'Who takes answers of clients, from content/help; one that no longer does stays for its referrals. A sample exists on a developer''s machine alone.';
comment on column public.help_organizations.email is 'The mailbox that the organization has agreed to.';
comment on column public.help_organizations.only_counties is 'Where it helps; everywhere but in not_counties where null.';

create table public.referrals (
  id uuid primary key,
  case_id uuid not null references public.cases (id) on delete cascade,
  organization_id text not null references public.help_organizations (id) on delete restrict,
  reason public.referral_reason not null,
  with_health boolean not null,
  with_safety boolean not null,
  may_call boolean not null,
  fields text[] not null check (cardinality(fields) between 1 and 40),
  facts jsonb check (jsonb_typeof(facts) = 'object' and pg_column_size(facts) < 65536),
  code_hash text check (code_hash ~ '^[0-9a-f]{64}$'),
  wrong_codes smallint not null default 0 check (wrong_codes between 0 and 10),
  link_hash text unique check (link_hash ~ '^[0-9a-f]{64}$'),
  session_hash text unique check (session_hash ~ '^[0-9a-f]{64}$'),
  session_ends_at timestamptz,
  consented_at timestamptz not null default now(),
  remind_at timestamptz not null,
  reminded_at timestamptz,
  ends_at timestamptz not null,
  opened_at timestamptz,
  answered_at timestamptz,
  answer public.referral_answer,
  withdrawn_at timestamptz,
  ended_at timestamptz,
  check (ends_at > consented_at and ends_at <= consented_at + interval '14 days'),
  check ((answered_at is null) = (answer is null)),
  check (answered_at is null or opened_at is not null),
  check ((session_hash is null) = (session_ends_at is null)),
  -- Once it is over, nothing of what was handed on and no way in is left.
  check ((withdrawn_at is null and ended_at is null) = (facts is not null)),
  check ((withdrawn_at is null and ended_at is null) = (code_hash is not null)),
  check (facts is not null or (link_hash is null and session_hash is null))
);
create unique index referrals_open_idx on public.referrals (case_id, organization_id) where withdrawn_at is null and ended_at is null;
create index referrals_case_id_idx on public.referrals (case_id);
create index referrals_organization_id_idx on public.referrals (organization_id);
create index referrals_ends_at_idx on public.referrals (ends_at) where withdrawn_at is null and ended_at is null;
comment on table public.referrals is 'What clients handed to free legal help, by their consent, and what came of it.';
comment on column public.referrals.fields is 'Which answers were handed on; stays as the record of the consent.';
comment on column public.referrals.facts is
  'What was handed on, as the client saw it: { name, phone, en: [{ name, value }], es: the same }. Null once the link has ended.';
comment on column public.referrals.with_health is 'The client ticked that answers about their health go along.';
comment on column public.referrals.with_safety is 'The client ticked that what is said of safe ways to reach them goes along.';
comment on column public.referrals.may_call is 'Whether the organization may call; else the client calls.';
comment on column public.referrals.code_hash is 'Keyed hash of the code that the client says on the phone.';
comment on column public.referrals.wrong_codes is 'After ten wrong codes nobody gets in any more.';
comment on column public.referrals.link_hash is 'Of the newest mailed link; gone once it was used.';
comment on column public.referrals.session_hash is 'Of the one browser that is open; opening another ends it.';
comment on column public.referrals.remind_at is 'Two business days after it was sent.';
comment on column public.referrals.ended_at is 'When the link ended by itself, or the organization said that it cannot help.';

create table public.referral_counts (
  day date not null,
  organization_id text not null references public.help_organizations (id) on delete restrict,
  step public.referral_step not null,
  count integer not null default 0 check (count >= 0),
  primary key (day, organization_id, step)
);
create index referral_counts_organization_id_idx on public.referral_counts (organization_id);
comment on table public.referral_counts is 'How often answers were handed on, and what came of it, by day of the office calendar; no person in it.';

grant select, insert, update, delete on public.help_organizations, public.referrals to service_role;
grant select, insert, update on public.referral_counts to service_role;

create function private.count_referral(p_organization_id text, p_step public.referral_step) returns void
language sql volatile set search_path = '' as $$
  insert into public.referral_counts as counted (day, organization_id, step, count)
  values (private.office_date(), p_organization_id, p_step, 1)
  on conflict (day, organization_id, step) do update set count = counted.count + 1
$$;
comment on function private.count_referral is 'Counted without person.';

create function private.helps_in(p_organization public.help_organizations, p_county text) returns boolean
language sql immutable set search_path = '' as $$
  select (p_organization.only_counties is null or p_county = any (p_organization.only_counties))
    and (p_organization.not_counties is null or p_county <> all (p_organization.not_counties))
$$;
comment on function private.helps_in is 'Whether an organization helps in a county. Where the county is not known: only one that helps everywhere.';

create function private.referral_reason(p_case_id uuid) returns public.referral_reason
language sql stable set search_path = '' as $$
  select case
    when one.status < 'filed' and exists (
      select from public.matter_parties as party join public.court_matters as matter on matter.id = party.matter_id
      where matter.case_id = one.id and matter.left_out_at is null and party.danger_answer = 'yes')
      or exists (select from public.case_holds where case_id = one.id and kind = 'safety' and released_at is null)
      or exists (select from public.court_matters where case_id = one.id and end_reason = 'safety')
    then 'danger'::public.referral_reason
    when private.eviction_danger(one.id) is not null then 'open_case'
    when exists (
      select from public.court_matters
      where case_id = one.id and outcome in ('denied', 'denied_without_prejudice', 'dismissed_non_appearance'))
    then 'denied'
    when exists (
      select from public.court_matters
      where case_id = one.id and end_reason in ('declined_by_us', 'not_a_party', 'not_found', 'too_late'))
    then 'declined'
  end
  from public.cases as one where one.id = p_case_id
$$;
comment on function private.referral_reason is
  'Why a client of this case is better off with a free lawyer now; null where nothing is handed on.';

create function private.mail_referral(p_referral public.referrals, p_user_id uuid, p_is_reminder boolean) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(
    (select jsonb_build_array(jsonb_build_object(
      'kind', 'referral_link', 'recipient', email, 'language', 'en',
      'payload', jsonb_build_object('referralId', p_referral.id, 'isReminder', p_is_reminder),
      'dedupeKey', concat_ws(':', 'referral-link', p_referral.id, p_is_reminder)))
     from public.help_organizations where id = p_referral.organization_id),
    p_user_id => p_user_id)
$$;
comment on function private.mail_referral is
  'A link for the organization, which is made when the mail is sent. The mail belongs to the client: it goes when their data go.';

create function private.tell_client_of_referral(p_referral public.referrals, p_step text) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(
    (select jsonb_build_array(jsonb_build_object(
      'kind', 'referral_news', 'recipient', client.email, 'language', client.preferred_language,
      'payload', jsonb_build_object(
        'firstName', client.first_name, 'caseId', one.id, 'referralStep', p_step, 'organization', organization.name,
        'phone', organization.phone),
      'dedupeKey', concat_ws(':', 'referral', p_step, p_referral.id)))
     from public.cases as one join public.users as client on client.id = one.user_id and client.is_active,
       public.help_organizations as organization
     where one.id = p_referral.case_id and organization.id = p_referral.organization_id),
    p_user_id => (select user_id from public.cases where id = p_referral.case_id))
  where exists (
    select from public.cases as one join public.users as client on client.id = one.user_id and client.is_active where one.id = p_referral.case_id)
$$;
comment on function private.tell_client_of_referral is 'The client hears by mail that it was sent, and what came of it.';

create function public.send_referral(
  p_idempotency_key text, p_actor_id uuid, p_case_id uuid, p_referral_id uuid, p_organization_id text,
  p_with_health boolean, p_with_safety boolean, p_may_call boolean, p_fields jsonb, p_facts jsonb, p_code_hash text,
  p_remind_at timestamptz, p_max integer
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
  v_case public.cases;
  v_organization public.help_organizations;
  v_reason public.referral_reason := private.referral_reason(p_case_id);
  v_referral public.referrals;
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = p_case_id and user_id = p_actor_id for no key update;
  if v_case.id is null or v_reason is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v_organization from public.help_organizations as one
  where one.id = p_organization_id and one.takes_referrals and private.helps_in(one, v_case.county);
  if v_organization.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_taken'));
  end if;
  if exists (
    select from public.referrals
    where case_id = p_case_id and organization_id = p_organization_id and withdrawn_at is null and ended_at is null
  ) or (select count(*) from public.referrals where case_id = p_case_id and consented_at > now() - interval '14 days') >= p_max then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'known'));
  end if;
  insert into public.referrals (
    id, case_id, organization_id, reason, with_health, with_safety, may_call, fields, facts, code_hash, remind_at, ends_at)
  values (
    p_referral_id, p_case_id, p_organization_id, v_reason, p_with_health, p_with_safety, p_may_call,
    array(select jsonb_array_elements_text(p_fields)), p_facts, p_code_hash, p_remind_at, now() + interval '14 days')
  returning * into v_referral;
  perform private.mail_referral(v_referral, p_actor_id, false);
  -- Somebody else may hold the phone: the owner of the account reads it in their own mailbox.
  perform private.tell_client_of_referral(v_referral, 'sent');
  perform private.note_activity(p_actor_id, 'referral_sent', v_organization.name);
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, 'client', 'referral_sent', 'case', p_case_id::text);
  perform private.count_referral(p_organization_id, 'sent');
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'id', v_referral.id));
end
$$;
comment on function public.send_referral is
  '→ { outcome: done (id) | unknown: no case of theirs, or one that we can help in | not_taken: takes nothing, or not from this county | known: it has them already, or '
  'too many were sent }. Once by its key. The organization gets a link, the client a mail that says so.';

create function private.may_call_about(p_referral public.referrals) returns boolean
language sql stable set search_path = '' as $$
  select p_referral.may_call
    and private.is_safe_way((select user_id from public.cases where id = p_referral.case_id), 'call')
$$;
comment on function private.may_call_about(public.referrals) is
  'Whether the organization may call today: a client may say at any time that a call is not safe any more.';

create function public.keep_referral_link(p_referral_id uuid, p_token_hash text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_referral public.referrals;
begin
  update public.referrals set link_hash = p_token_hash
  where id = p_referral_id and withdrawn_at is null and ended_at is null and answered_at is null and ends_at > now()
  returning * into v_referral;
  if v_referral.id is null then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object(
    'outcome', 'created', 'clientName', v_referral.facts ->> 'name', 'endsAt', v_referral.ends_at,
    'phone', case when private.may_call_about(v_referral) then v_referral.facts ->> 'phone' end);
end
$$;
comment on function public.keep_referral_link is
  '→ { outcome: created | closed, clientName, phone: where they may be called, endsAt }. The link before opens nothing any more.';

create function public.open_referral(
  p_token_hash text,
  p_code_hash text,
  p_session_hash text,
  p_ends_at timestamptz
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_referral public.referrals;
  v_user_id uuid;
begin
  select * into v_referral from public.referrals
  where link_hash = p_token_hash and ends_at > now() and withdrawn_at is null and ended_at is null
  for no key update;
  if v_referral.id is null then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if v_referral.wrong_codes >= 10 then
    return jsonb_build_object('outcome', 'locked');
  end if;
  if p_code_hash is distinct from v_referral.code_hash then
    update public.referrals set wrong_codes = wrong_codes + 1 where id = v_referral.id;
    return jsonb_build_object('outcome', case when v_referral.wrong_codes >= 9 then 'locked' else 'wrong' end);
  end if;
  select user_id into v_user_id from public.cases where id = v_referral.case_id;
  update public.referrals set
    link_hash = null, session_hash = p_session_hash, session_ends_at = p_ends_at, wrong_codes = 0,
    opened_at = coalesce(opened_at, now())
  where id = v_referral.id;
  if v_referral.opened_at is null then
    perform private.count_referral(v_referral.organization_id, 'opened');
  end if;
  perform private.note_activity(v_user_id, 'referral_opened', (select name from public.help_organizations where id = v_referral.organization_id));
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.open_referral is
  '→ { outcome: done | wrong: another code | locked: ten were wrong | closed }. The link works once, and a wrong code does not use it up.';

create function public.look_referral(p_session_hash text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_referral public.referrals;
begin
  select * into v_referral from public.referrals
  where session_hash = p_session_hash and session_ends_at > now() and ends_at > now() and withdrawn_at is null and ended_at is null;
  if v_referral.id is null then
    return jsonb_build_object('outcome', 'closed');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'facts', v_referral.facts, 'mayCall', private.may_call_about(v_referral), 'sentAt', v_referral.consented_at,
    'endsAt', v_referral.ends_at, 'answer', v_referral.answer,
    'organization', (select name from public.help_organizations where id = v_referral.organization_id));
end
$$;
comment on function public.look_referral is
  'What an open browser of the organization reads → { outcome: done | closed, facts, mayCall, sentAt, endsAt, answer, organization }.';

create function public.answer_referral(p_session_hash text, p_answer text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_referral public.referrals;
begin
  select * into v_referral from public.referrals
  where session_hash = p_session_hash and session_ends_at > now() and ends_at > now() and withdrawn_at is null and ended_at is null
  for no key update;
  if v_referral.id is null then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if v_referral.answer is not null then
    return jsonb_build_object('outcome', case when v_referral.answer::text = p_answer then 'done' else 'answered' end);
  end if;
  update public.referrals set answer = p_answer::public.referral_answer, answered_at = now(),
    -- Whoever cannot help keeps nothing.
    ended_at = case p_answer when 'cannot' then now() end,
    facts = case p_answer when 'took' then facts end,
    code_hash = case p_answer when 'took' then code_hash end,
    link_hash = null,
    session_hash = case p_answer when 'took' then session_hash end,
    session_ends_at = case p_answer when 'took' then session_ends_at end
  where id = v_referral.id;
  perform private.tell_client_of_referral(v_referral, p_answer);
  perform private.note_activity(
    (select user_id from public.cases where id = v_referral.case_id), 'referral_answered',
    (select name from public.help_organizations where id = v_referral.organization_id));
  perform private.count_referral(v_referral.organization_id, p_answer::public.referral_step);
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.answer_referral is
  '→ { outcome: done | answered: something else was said before | closed }. The client hears it by mail. After cannot nothing is left to see.';

create function public.leave_referral(p_session_hash text) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.referrals set session_hash = null, session_ends_at = null where session_hash = p_session_hash;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.leave_referral is '→ { outcome: done }. The organization leaves this browser.';

create function public.withdraw_referral(p_actor_id uuid, p_referral_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_referral public.referrals;
begin
  select referral.* into v_referral from public.referrals as referral join public.cases as one on one.id = referral.case_id
  where referral.id = p_referral_id and one.user_id = p_actor_id
  for no key update of referral;
  if v_referral.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_referral.withdrawn_at is null and v_referral.ended_at is null then
    update public.referrals set
      withdrawn_at = now(), facts = null, code_hash = null, link_hash = null, session_hash = null, session_ends_at = null
    where id = v_referral.id;
    perform private.note_activity(p_actor_id, 'referral_withdrawn', (select name from public.help_organizations where id = v_referral.organization_id));
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
    values (p_actor_id, 'client', 'referral_withdrawn', 'case', v_referral.case_id::text);
    perform private.count_referral(v_referral.organization_id, 'withdrawn');
  end if;
  return jsonb_build_object('outcome', 'done', 'openedAt', v_referral.opened_at);
end
$$;
comment on function public.withdraw_referral is
  '→ { outcome: done | unknown, openedAt: when it had been opened, null if never }. At once, in every browser; doing it twice changes nothing.';

create function public.read_referrals(p_actor_id uuid, p_case_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
begin
  select * into v_case from public.cases where id = p_case_id and user_id = p_actor_id;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done',
    'reason', private.referral_reason(p_case_id),
    'intake', (select to_jsonb(intake) from public.intake_forms as intake where id = v_case.intake_form_id and erased_at is null),
    'danger', (
      select coalesce(jsonb_agg(distinct party.name), '[]')
      from public.matter_parties as party join public.court_matters as matter on matter.id = party.matter_id
      where matter.case_id = p_case_id and party.danger_answer = 'yes'),
    'preferences', (select communication_preferences from public.users where id = p_actor_id),
    'organizations', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'name', one.name, 'url', one.url, 'phone', one.phone, 'languages', one.languages, 'isSample', one.is_sample
      ) order by one.id), '[]')
      from public.help_organizations as one where one.takes_referrals and private.helps_in(one, v_case.county)),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', referral.id, 'organization', organization.name, 'organizationId', organization.id, 'phone', organization.phone,
        'withHealth', referral.with_health, 'withSafety', referral.with_safety, 'mayCall', private.may_call_about(referral),
        'fields', referral.fields, 'sentAt', referral.consented_at, 'endsAt', referral.ends_at, 'remindedAt', referral.reminded_at,
        'openedAt', referral.opened_at, 'answeredAt', referral.answered_at, 'answer', referral.answer,
        'withdrawnAt', referral.withdrawn_at, 'endedAt', referral.ended_at, 'isLocked', referral.wrong_codes >= 10
      ) order by referral.consented_at desc, referral.id), '[]')
      from public.referrals as referral join public.help_organizations as organization on organization.id = referral.organization_id
      where referral.case_id = p_case_id)
  );
end
$$;
comment on function public.read_referrals is
  'To its client → { outcome: done | unknown, reason: why it is offered, or null, intake, danger, preferences: what may go along, organizations: who takes answers from this county, items: what was handed on, newest first }.';

create function public.tend_referrals(p_limit integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_referral public.referrals;
  v_reminded integer := 0;
  v_ended integer := 0;
begin
  for v_referral in
    select * from public.referrals
    where withdrawn_at is null and ended_at is null and ends_at <= now()
    order by ends_at limit p_limit for no key update skip locked
  loop
    update public.referrals set
      ended_at = now(), facts = null, code_hash = null, link_hash = null, session_hash = null, session_ends_at = null
    where id = v_referral.id;
    if v_referral.answer is null then
      perform private.tell_client_of_referral(v_referral, 'unanswered');
      perform private.count_referral(v_referral.organization_id, 'unanswered');
    end if;
    v_ended := v_ended + 1;
  end loop;
  for v_referral in
    select * from public.referrals
    where withdrawn_at is null and ended_at is null and answered_at is null and reminded_at is null and remind_at <= now()
      -- Its code opens nothing any more, and neither would a new link.
      and wrong_codes < 10
    order by remind_at limit p_limit for no key update skip locked
  loop
    update public.referrals set reminded_at = now() where id = v_referral.id;
    perform private.mail_referral(v_referral, (select user_id from public.cases where id = v_referral.case_id), true);
    v_reminded := v_reminded + 1;
  end loop;
  return jsonb_build_object('reminded', v_reminded, 'ended', v_ended);
end
$$;
comment on function public.tend_referrals is
  '→ { reminded, ended }: an organization that has not answered gets a new link once; a link that is over shows nothing any more, and the '
  'client hears that nobody answered.';

create function private.referrals_of(p_case_id uuid)
returns table (id uuid, organization text, step public.referral_step, at timestamptz)
language sql stable set search_path = '' as $$
  select referral.id, organization.name,
    case
      when referral.withdrawn_at is not null then 'withdrawn'
      when referral.answer is not null then referral.answer::text
      when referral.ended_at is not null then 'unanswered'
      when referral.opened_at is not null then 'opened'
      else 'sent'
    end::public.referral_step,
    coalesce(referral.withdrawn_at, referral.answered_at, referral.ended_at, referral.opened_at, referral.consented_at)
  from public.referrals as referral join public.help_organizations as organization on organization.id = referral.organization_id
  where referral.case_id = p_case_id
$$;
comment on function private.referrals_of is 'To whom answers of a case were handed and how that stands, without what was sent: for staff.';

create function private.withdraw_referrals() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.referrals as referral set
    withdrawn_at = now(), facts = null, code_hash = null, link_hash = null, session_hash = null, session_ends_at = null
  from public.cases as one
  where one.id = referral.case_id and one.user_id = new.id and referral.withdrawn_at is null and referral.ended_at is null;
  return null;
end
$$;
comment on function private.withdraw_referrals() is 'Trigger: what a closed account had handed on is seen by nobody.';

create trigger withdraw_referrals after update of deactivated_at on public.users
  -- Of two accounts that are one person, the case goes on in the other: what was handed on stays as the person wanted it.
  for each row when (
    old.deactivated_at is null and new.deactivated_at is not null and new.email <> 'merged.' || new.id || '@account.invalid')
  execute function private.withdraw_referrals();

insert into public.readings (name, needs) values ('read_referrals', 'client');

create function private.count_referrals(p_from date, p_to date) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'organization', organization.name, 'sent', sent, 'opened', opened, 'took', took, 'cannot', cannot, 'withdrawn', withdrawn,
    'unanswered', unanswered) order by organization.name), '[]')
  from (
    select organization_id,
      coalesce(sum(count) filter (where step = 'sent'), 0)::integer as sent,
      coalesce(sum(count) filter (where step = 'opened'), 0)::integer as opened,
      coalesce(sum(count) filter (where step = 'took'), 0)::integer as took,
      coalesce(sum(count) filter (where step = 'cannot'), 0)::integer as cannot,
      coalesce(sum(count) filter (where step = 'withdrawn'), 0)::integer as withdrawn,
      coalesce(sum(count) filter (where step = 'unanswered'), 0)::integer as unanswered
    from public.referral_counts where day between p_from and p_to group by organization_id
  ) as counted join public.help_organizations as organization on organization.id = counted.organization_id
$$;
comment on function private.count_referrals is 'The days, both included → by organization how often each happened; no person in it.';

select private.keep_conflicts_out();
