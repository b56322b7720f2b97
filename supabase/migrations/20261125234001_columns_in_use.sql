-- Every column has somebody who fills it and somebody who reads it. What the columns dropped here were to say stands
-- elsewhere (docs/decisions/2026-11-25-columns-nobody-filled.md).

create or replace function private.erase_cases(p_cases uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_emptied integer;
begin
  delete from public.case_updates where case_id = any (p_cases);
  delete from public.case_holds where case_id = any (p_cases);
  delete from public.case_tasks where case_id = any (p_cases);
  delete from public.contact_log where case_id = any (p_cases);
  delete from public.file_requests where case_id = any (p_cases);
  delete from public.case_supporters where case_id = any (p_cases);
  delete from public.case_flags where case_id = any (p_cases);
  delete from public.case_papers where case_id = any (p_cases);
  delete from public.letter_tracks where case_id = any (p_cases);
  delete from public.matter_statements as statement using public.court_matters as matter
  where statement.matter_id = matter.id and matter.case_id = any (p_cases);
  delete from public.matter_parties as party using public.court_matters as matter
  where party.matter_id = matter.id and matter.case_id = any (p_cases);
  -- How each matter went stays for our figures; nothing about who or where.
  update public.court_matters set
    county = null, docket_number = null, name_as_filed = null, aliases = '{}', address_then = null, filing_year = null,
    filed_against_on = null, judged_on = null, writ_recorded_in = null, hearing_place = null, outcome_part = null,
    sources = '{}'
  where case_id = any (p_cases);
  update public.cases set
    title = '—', county = null
  where id = any (p_cases);
  get diagnostics v_emptied = row_count;
  return v_emptied;
end
$$;

create or replace function private.erase_portal(p_users uuid[]) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_messages integer;
  v_tickets integer;
  v_lessons integer;
begin
  delete from public.client_messages where user_id = any (p_users);
  get diagnostics v_messages = row_count;
  delete from public.support_tickets where user_id = any (p_users);
  get diagnostics v_tickets = row_count;
  delete from public.learning_progress where user_id = any (p_users);
  get diagnostics v_lessons = row_count;
  delete from public.client_notifications where user_id = any (p_users);
  delete from public.client_activity where user_id = any (p_users);
  delete from public.client_milestones where user_id = any (p_users);
  delete from public.client_goals where user_id = any (p_users);
  delete from public.dashboard_layouts where user_id = any (p_users);
  delete from public.calendar_events where user_id = any (p_users);
  delete from public.sessions where user_id = any (p_users);
  delete from public.password_setup_tokens where user_id = any (p_users);
  delete from public.email_changes where user_id = any (p_users);
  update public.users set
    email = 'erased.' || id || '@account.invalid', first_name = null, last_name = null, custom_profile_image_url = null,
    hashed_password = null, stripe_customer_id = null,
    dashboard_preferences = '{}', communication_preferences = '{}', personal_notes = null, last_login_at = null,
    totp_secret = null, totp_confirmed_at = null, totp_last_step = null,
    deactivated_at = coalesce(deactivated_at, now())
  where id = any (p_users);
  return jsonb_build_object(
    'accounts', cardinality(p_users), 'portalMessages', v_messages + v_tickets, 'lessons', v_lessons
  );
end
$$;

-- Calendars of clients remind of a date by themselves, too: half an hour before a call, two hours before a hearing.

create or replace function private.name_event() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_before public.calendar_events;
begin
  if new.event_type = 'hearing' then
    -- Long enough before to leave for the court.
    new.reminder_minutes := 120;
    select * into v_before from public.calendar_events
    where matter_id = new.matter_id and event_type = 'hearing' order by sequence desc, created_at desc limit 1;
  end if;
  -- After a hearing that took place, the next is another one.
  if v_before.status = 'cancelled' then
    new.uid := v_before.uid;
    new.sequence := v_before.sequence + 1;
  else
    new.uid := coalesce(new.uid, new.id);
  end if;
  return new;
end
$$;
comment on function private.name_event() is 'Trigger: the name and version of a new date, and how long before it calendars remind.';

create or replace function private.dates_of(p_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_dates jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object(
    'uid', dated.uid, 'kind', dated.kind, 'sequence', dated.sequence, 'status', dated.status, 'startsAt', dated.starts_at,
    'endsAt', dated.ends_at, 'day', dated.day, 'place', dated.place, 'caseId', one.id, 'caseNumber', one.case_number,
    'changedAt', dated.changed_at, 'reminderMinutes', dated.reminder_minutes
  ) order by coalesce(dated.starts_at, dated.day::timestamp at time zone 'America/New_York'), dated.uid), '[]') into v_dates
  from (
    select distinct on (event.uid)
      event.uid::text as uid, event.event_type::text as kind, event.sequence,
      case when event.status = 'cancelled' then 'cancelled' else 'scheduled' end as status,
      event.start_date as starts_at, event.end_date as ends_at, null::date as day, event.location as place,
      event.case_id, event.updated_at as changed_at, event.reminder_minutes
    from public.calendar_events as event where event.user_id = p_user_id
    order by event.uid, event.sequence desc, event.created_at desc
  ) as dated
  join public.cases as one on one.id = dated.case_id
  -- Calendars that were asked for a while ago still have what was canceled since.
  where dated.starts_at > now() - interval '90 days'
    and (dated.status = 'scheduled' or dated.changed_at > now() - interval '90 days');
  return v_dates || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'uid', 'request-' || asked.id, 'kind', 'request', 'sequence', asked.version, 'startsAt', null, 'endsAt', null,
      'status', case when asked.status in ('needed', 'returned') then 'scheduled' else 'cancelled' end, 'day', asked.due_on,
      'place', null, 'caseId', one.id, 'caseNumber', one.case_number, 'changedAt', asked.updated_at, 'reminderMinutes', null
    ) order by asked.due_on, asked.id), '[]')
    from public.file_requests as asked join public.cases as one on one.id = asked.case_id
    where one.user_id = p_user_id and asked.due_on > private.office_date() - 90
  ) || (
    select coalesce(jsonb_agg(jsonb_build_object(
      'uid', 'order-' || matter.id, 'kind', 'deadline', 'sequence', matter.version, 'startsAt', null, 'endsAt', null,
      'status', case when matter.status in ('granted', 'notifying', 'closed') then 'scheduled' else 'cancelled' end,
      'day', matter.limit_ends_on, 'place', null, 'caseId', one.id, 'caseNumber', one.case_number,
      'changedAt', matter.updated_at, 'reminderMinutes', null
    ) order by matter.limit_ends_on, matter.id), '[]')
    from public.court_matters as matter join public.cases as one on one.id = matter.case_id
    where one.user_id = p_user_id and matter.left_out_at is null and matter.limit_ends_on > private.office_date() - 90
  );
end
$$;
comment on function private.dates_of(uuid) is
  'Hearings and calls, days by which something is asked for, and days on which an order ends, each in its newest version: '
  '[{ uid, kind, sequence, status: scheduled | cancelled, startsAt, endsAt, day, place, caseId, caseNumber, changedAt, reminderMinutes }].';
comment on column public.calendar_events.reminder_minutes is 'So long before it the calendar of the client reminds of it.';

-- Nothing is released, so no running site asks for them.
-- squawk-ignore-file ban-drop-column, adding-not-nullable-field
alter table public.cases
  drop column description, drop column estimated_completion, drop column case_type, drop column priority,
  drop column timeline, drop column internal_notes;
alter table public.case_documents drop column description;
alter table public.client_notifications
  drop column title, drop column message, drop column action_url, drop column scheduled_for;
alter table public.client_notifications alter column code set not null;
comment on table public.client_notifications is 'Notices in the portal: a code with its facts.';
alter table public.client_messages drop column priority;
alter table public.calendar_events drop column description, drop column is_all_day, drop column priority;
alter table public.users drop column profile_image_url;
