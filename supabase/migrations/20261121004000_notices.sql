-- Notices in the portal: what the client reads under the bell, and by which mail they hear of it. They are written with
-- what causes them (private.notify_client, moves); what kind each is, and when it goes, is said here alone.

create type public.notice_kind as enum ('your_turn', 'court_date', 'call', 'message', 'update', 'progress');

create table public.client_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  case_id uuid references public.cases (id) on delete cascade,
  code text not null,
  params jsonb not null default '{}',
  type text not null,
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  read_at timestamptz,
  is_read boolean not null generated always as (read_at is not null) stored,
  action_required boolean not null default false,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  kind public.notice_kind not null,
  done_at timestamptz,
  mail_key text
);
create index client_notifications_user_id_idx on public.client_notifications (user_id, created_at);
create index client_notifications_case_id_idx on public.client_notifications (case_id);
create index client_notifications_mail_key_idx on public.client_notifications (mail_key) where mail_key is not null;
create index client_notifications_expires_at_idx on public.client_notifications (expires_at);
comment on table public.client_notifications is 'Notices in the portal: a code with its facts.';
comment on column public.client_notifications.type is 'What it is about: case.';
comment on column public.client_notifications.kind is 'How it is told: the client chooses by it, save what is always mailed.';
comment on column public.client_notifications.done_at is 'When its cause was done: it is shown no more.';
comment on column public.client_notifications.mail_key is 'dedupe_key of the mail that tells of it; null: in the portal alone.';
comment on column public.client_notifications.expires_at is 'After 90 days it leaves the list; the hourly sweep removes it.';

grant select, insert, update, delete on public.client_notifications to service_role;

create function private.notify_client(p_case public.cases, p_code text, p_params jsonb, p_action boolean) returns void
language sql volatile set search_path = '' as $$
  insert into public.client_notifications (user_id, case_id, code, params, type, priority, action_required)
  values (p_case.user_id, p_case.id, p_code, p_params, 'case', case when p_action then 'high' else 'normal' end, p_action)
$$;
comment on function private.notify_client(public.cases, text, jsonb, boolean) is 'A notice in the portal; p_action: the client has to do something.';

create function private.kind_of_move(p_from text, p_to text, p_action boolean) returns public.notice_kind
language sql immutable set search_path = '' as $$
  select (case
    when p_to = 'hearing_set' or (p_from = 'hearing_set' and p_to = 'filed') then 'court_date'
    when p_action then 'your_turn'
    else 'progress'
  end)::public.notice_kind
$$;
comment on function private.kind_of_move(text, text, boolean) is
  'Of a notice or mail about a move: a date of the court that came or went, the turn of the client (p_action), or news.';

create function private.complete_notice() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.kind := coalesce(new.kind, (case
    when new.code = 'status_changed'
      then private.kind_of_move(new.params ->> 'from', new.params ->> 'to', new.action_required)::text
    when new.code in ('call_booked', 'call_cancelled') then 'call'
    when new.action_required then 'your_turn'
    when new.code = 'message_sent' then 'message'
    when new.code = 'case_update' then 'update'
    else 'progress'
  end)::public.notice_kind);
  if new.code = 'status_changed' and new.params ->> 'to' = 'hearing_set' then
    new.params := new.params || jsonb_strip_nulls(jsonb_build_object('hearingAt', (
      select hearing_at from public.court_matters
      where case_id = new.case_id and place = (new.params ->> 'matter')::smallint
    )));
  end if;
  new.expires_at := coalesce(new.expires_at, new.created_at + interval '90 days');
  return new;
end
$$;
comment on function private.complete_notice() is
  'Trigger: says of a notice its kind, the date of a hearing it tells of, and when it leaves the list.';

create trigger complete_notice before insert on public.client_notifications
  for each row execute function private.complete_notice();

-- A notice goes when its cause is done.

create function private.end_notices_of_request() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.client_notifications set done_at = now()
  where case_id = new.case_id and code in ('request_added', 'request_returned') and done_at is null
    and params ->> 'requestId' = new.id::text;
  return null;
end
$$;
comment on function private.end_notices_of_request() is 'Trigger: what was asked for was sent, accepted or is no longer needed.';

create function private.end_notices_of_matter() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.client_notifications set done_at = now()
  where case_id = new.case_id and done_at is null and (params ->> 'matter')::smallint = new.place
    and code in ('status_changed', 'papers_ready') and kind in ('your_turn', 'court_date');
  return null;
end
$$;
comment on function private.end_notices_of_matter() is
  'Trigger: the matter moved on, so what the client had to do in it, and a date it had, are over.';

create trigger end_notices after update of status, hearing_at on public.court_matters
  for each row when (old.status <> new.status or old.hearing_at is distinct from new.hearing_at)
  execute function private.end_notices_of_matter();

create function private.end_notices_of_paper() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.client_notifications as notice set done_at = now()
  from public.generated_documents as version
  join public.case_papers as paper on paper.id = version.paper_id
  join public.court_matters as matter on matter.id = paper.matter_id
  where version.id = new.document_id and notice.case_id = matter.case_id and notice.code = 'papers_ready'
    and notice.done_at is null and (notice.params ->> 'matter')::smallint = matter.place;
  return null;
end
$$;
comment on function private.end_notices_of_paper() is 'Trigger: the client approved what there was to read.';

create trigger end_notices after insert on public.paper_approvals
  for each row when (new.as_role = 'client') execute function private.end_notices_of_paper();

create type public.notice_delivery as enum ('at_once', 'daily', 'portal');

-- By mail: at once, once a day, or not at all, and at most one mail per case in a quarter of an hour.

create function private.delivery_of(p_client public.users, p_kind public.notice_kind) returns public.notice_delivery
language sql immutable set search_path = '' as $$
  -- What a client has to do, and dates, are always mailed.
  select case when p_kind in ('message', 'update', 'progress') then coalesce(
    (p_client.communication_preferences #>> array['notices', p_kind::text])::public.notice_delivery, 'at_once'
  ) else 'at_once' end
$$;
comment on function private.delivery_of(public.users, public.notice_kind) is 'How this client wants to hear of this kind.';

create function private.next_daily_mail(p_now timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  -- A mail that is about to be written is left alone: five minutes are time enough for any transaction.
  select (day + case when day + time '08:00' < local_time + interval '5 minutes' then 1 else 0 end + time '08:00')
    at time zone 'America/New_York'
  from (select p_now at time zone 'America/New_York' as local_time, (p_now at time zone 'America/New_York')::date as day) as here
$$;
comment on function private.next_daily_mail(timestamptz) is 'The next eight in the morning in Georgia, at least five minutes away.';

create function private.mail_client(p_case public.cases, p_kind public.notice_kind, p_mail jsonb) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_client public.users;
  v_delivery public.notice_delivery;
  v_key text;
  v_last timestamptz;
  v_at timestamptz;
begin
  select * into v_client from public.users where id = p_case.user_id;
  v_delivery := private.delivery_of(v_client, p_kind);
  if v_client.is_active is not true or v_delivery = 'portal' then
    return;
  end if;
  -- By text as well, where that was allowed and the mail goes at once.
  if p_kind in ('your_turn', 'message') and v_delivery = 'at_once'
    and pg_catalog.current_setting('app.tell_by', true) is distinct from 'mail' then
    perform private.text_client(p_case, (case when p_kind = 'message' then 'message'
      when p_mail ->> 'kind' = 'papers_ready' then 'papers_ready' else 'your_turn' end)::public.text_kind, 'text:' || (p_mail ->> 'dedupeKey'));
  end if;
  if v_delivery = 'daily' then
    v_at := private.next_daily_mail(now());
    v_key := 'daily_news:' || v_client.id || ':' || (v_at at time zone 'America/New_York')::date;
    p_mail := jsonb_build_object('kind', 'daily_news', 'payload', '{}'::jsonb);
  else
    -- One that is still to come tells of this too, unless it is about to be written. The caller holds the case, so two
    -- of these cannot both find none.
    select dedupe_key into v_key from public.outbox
    where user_id = v_client.id and kind = 'case_news' and status = 'waiting' and payload ->> 'caseId' = p_case.id::text
      and run_after > clock_timestamp() + interval '1 minute'
    limit 1 for update;
    if v_key is null then
      select max(run_after) into v_last from public.outbox
      where user_id = v_client.id and payload ->> 'caseId' = p_case.id::text and status in ('waiting', 'sent')
        and kind in ('case_moved', 'case_message', 'file_requested', 'papers_ready', 'case_changed', 'case_news');
      v_at := now();
      v_key := p_mail ->> 'dedupeKey';
      if v_last > now() - interval '15 minutes' then
        v_at := v_last + interval '15 minutes';
        v_key := 'case_news:' || p_case.id || ':' || (extract(epoch from v_at) * 1000)::bigint;
        p_mail := jsonb_build_object('kind', 'case_news', 'payload', jsonb_build_object(
          'caseId', p_case.id, 'caseNumber', p_case.case_number
        ));
      end if;
    end if;
  end if;
  if v_at is not null then
    perform private.insert_mails(jsonb_build_array(p_mail || jsonb_build_object(
      'recipient', v_client.email, 'language', v_client.preferred_language, 'runAfter', v_at, 'dedupeKey', v_key,
      'payload', jsonb_strip_nulls(jsonb_build_object('firstName', v_client.first_name)) || (p_mail -> 'payload')
    )), p_case.intake_form_id, p_case.order_id, v_client.id);
  end if;
  -- The notices of this transaction: a mail that gathers several finds by this key what it tells of.
  update public.client_notifications set mail_key = v_key
  where case_id = p_case.id and mail_key is null and kind = p_kind and created_at = now();
end
$$;
comment on function private.mail_client(public.cases, public.notice_kind, jsonb) is
  'p_mail { kind, payload, dedupeKey }: tells the client of what has just happened in the way they chose. Within a quarter of '
  'an hour after a mail about the same case it waits, and one mail tells of everything since.';

-- What the portal asks.

create function public.read_notices(p_actor_id uuid, p_limit integer, p_before text default null) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_answer jsonb;
begin
  with page as (
    select notice.*, one.case_number
    from public.client_notifications as notice
    left join public.cases as one on one.id = notice.case_id
    where notice.user_id = p_actor_id and notice.done_at is null and notice.expires_at > now()
      and (p_before is null or (notice.created_at, notice.id)
             < (split_part(p_before, '_', 1)::timestamptz, split_part(p_before, '_', 2)::uuid))
    order by notice.created_at desc, notice.id desc
    limit p_limit + 1
  ), shown as (
    select * from page order by created_at desc, id desc limit p_limit
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'code', code, 'caseId', case_id, 'caseNumber', case_number, 'to', params ->> 'to',
      'at', coalesce(params ->> 'hearingAt', params ->> 'startsAt'), 'isRead', is_read, 'createdAt', created_at
    ) order by created_at desc, id desc), '[]'),
    'before', case when (select count(*) from page) > p_limit then (
      select private.page_place(created_at, id) from shown order by created_at, id limit 1
    ) end,
    'unread', (
      select count(*) from public.client_notifications
      where user_id = p_actor_id and read_at is null and done_at is null and expires_at > now()
    )
  ) into v_answer from shown;
  return v_answer;
end
$$;
comment on function public.read_notices is
  '→ { items: of 90 days, the newest first, without those whose cause is done, before, unread }.';

create function public.mark_notices_read(p_user_id uuid, p_ids jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_count integer;
begin
  update public.client_notifications set read_at = now()
  where user_id = p_user_id and read_at is null
    and id in (select jsonb_array_elements_text(p_ids)::uuid);
  get diagnostics v_count = row_count;
  return jsonb_build_object('outcome', 'done', 'read', v_count);
end
$$;
comment on function public.mark_notices_read is 'p_ids: those that were on the screen → { outcome: done, read }.';

create function public.notices_of_mail(p_mail_key text) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object('items', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', notice.kind, 'code', notice.code, 'caseId', one.id, 'caseNumber', one.case_number,
      'at', coalesce(notice.params ->> 'hearingAt', notice.params ->> 'startsAt')
    ) order by notice.created_at, notice.id), '[]')
    from public.client_notifications as notice join public.cases as one on one.id = notice.case_id
    where notice.mail_key = p_mail_key and notice.read_at is null and notice.done_at is null
  ));
end
$$;
comment on function public.notices_of_mail is
  '→ { items: what a mail that gathers several still has to tell }. What was read or done meanwhile is left out.';

create function public.keep_notice_choices(p_user_id uuid, p_choices jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  update public.users set
    communication_preferences = communication_preferences || jsonb_build_object('notices', p_choices)
  where id = p_user_id;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.keep_notice_choices is 'p_choices: { message, update, progress } → { outcome: done }. The last choice counts.';

create function public.sweep_notices() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_count integer;
begin
  delete from public.client_notifications where expires_at <= now();
  get diagnostics v_count = row_count;
  return jsonb_build_object('outcome', 'done', 'notices', v_count);
end
$$;
comment on function public.sweep_notices() is '→ { outcome: done, notices }: those of more than 90 days are removed.';
