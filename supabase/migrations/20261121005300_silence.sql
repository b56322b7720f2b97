-- Silence of a client, and flags that follow the facts. Days are counted by the server (src/domain/cases/silence.ts):
-- the database knows no holidays.

-- A view, since the list asks it of each open case: as a function, that took longer than all else a list does.
create view public.heard_of_cases with (security_invoker = true) as
select one.id as case_id, greatest(
  (select max(happened_at) from public.contact_log where case_id = one.id and direction = 'in' and channel <> 'letter'),
  (select max(created_at) from public.client_messages where case_id = one.id and sender_role = 'client'),
  (select max(answered_at) from public.file_requests where case_id = one.id),
  (select max(created_at) from public.case_updates where case_id = one.id and created_by_role = 'client')
) as heard_at
from public.cases as one;
comment on view public.heard_of_cases is 'When the client of each case last did or said anything; null if never.';
grant select on public.heard_of_cases to service_role;

create function private.is_about_silence(p_code public.task_code) returns boolean
language sql immutable set search_path = '' as $$
  select p_code::text in (
    'try_client', 'try_other_way', 'send_letter', 'remind_client', 'send_notice', 'close_silent', 'ask_report')
$$;
comment on function private.is_about_silence(public.task_code) is 'A task that the silence of a client makes.';

create function private.end_silence(p_case_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.case_tasks set dropped_at = now()
  where case_id = p_case_id and private.is_about_silence(code) and done_at is null and dropped_at is null;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where status = 'waiting' and kind in ('silence_reminder', 'silence_notice') and payload ->> 'caseId' = p_case_id::text
$$;
comment on function private.end_silence(uuid) is 'The client is there again: what their silence made is no longer wanted.';

create function private.hear_client() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.end_silence(new.case_id);
  return null;
end
$$;
comment on function private.hear_client() is 'Trigger: a word of the client ends their silence.';

create trigger hear_client after insert on public.client_messages
  for each row when (new.sender_role = 'client' and new.case_id is not null) execute function private.hear_client();
create trigger hear_client after insert on public.case_updates
  for each row when (new.created_by_role = 'client') execute function private.hear_client();
create trigger hear_client after update of answered_at on public.file_requests
  for each row when (new.answered_at is not null and old.answered_at is distinct from new.answered_at)
  execute function private.hear_client();
create trigger hear_client after update of released_at on public.case_holds
  for each row when (new.kind = 'unreachable' and new.released_at is not null and old.released_at is null)
  execute function private.hear_client();

create function private.note_try() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.reached or new.direction = 'in' then
    perform private.end_silence(new.case_id);
  else
    -- One line in the log is one try; a letter is also the letter that was to be sent.
    update public.case_tasks set done_at = now(), done_by = new.logged_by
    where id in (
      select id from public.case_tasks
      where case_id = new.case_id and done_at is null and dropped_at is null
        and code::text = any (case when new.channel = 'letter' then '{send_letter, try_client, try_other_way}'
                                   else '{try_client, try_other_way}' end::text[])
      order by due_at, created_at limit 1 for no key update);
  end if;
  return null;
end
$$;
comment on function private.note_try() is 'Trigger: a logged try does the task of trying; reaching the client ends their silence.';

-- A message to the client, of which a mail tells, is a try, too.
create trigger note_try after insert on public.contact_log
  for each row when (new.channel not in ('docket_check', 'clerk_call')) execute function private.note_try();

create function public.list_silent_cases(p_silent_before timestamptz) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
      'caseId', silent.id, 'since', silent.since, 'heldAt', silent.held_at, 'holdId', silent.hold_id,
      'filesAloneSince', silent.files_alone_since,
      'made', coalesce((
        select jsonb_agg(jsonb_build_object('key', dedupe_key, 'doneAt', done_at) order by created_at, dedupe_key)
        from public.case_tasks where case_id = silent.id and private.is_about_silence(code)), '[]'),
      'tried', coalesce((
        select jsonb_agg(distinct way) from (
          select channel::text as way from public.contact_log
          where case_id = silent.id and direction = 'out' and happened_at >= silent.since
            and channel not in ('docket_check', 'clerk_call')
          union all
          select 'text' from public.texts
          where case_id = silent.id and status = 'sent' and sent_at >= silent.since and delivery in ('sent', 'delivered')
            and not private.is_text_reply(kind)
        ) as tries), '[]'),
      'facts', private.reach_facts(silent.id)
    ) order by silent.since, silent.id), '[]'))
    from (
      select one.id, hold.id as hold_id, hold.held_at,
        greatest(heard.heard_at, state.since) as since,
        case when one.status = 'ready_to_file' and not (
          (select staff_deliver from public.filing_rules) and (select files from public.service_packages where id = one.package_type)
        ) then state.since end as files_alone_since
      from public.cases as one join public.heard_of_cases as heard on heard.case_id = one.id
      join public.since_of_cases as state on state.case_id = one.id
      left join public.case_holds as hold on hold.case_id = one.id and hold.kind = 'unreachable' and hold.released_at is null
      where one.status not in ('closed', 'cancelled', 'filed', 'hearing_set')
        and not exists (select from public.case_holds as other
                        where other.case_id = one.id and other.kind <> 'unreachable' and other.released_at is null)
        and (hold.id is not null or (select ball from public.case_turns as turn where turn.case_id = one.id) = 'client')
    ) as silent
    where silent.hold_id is not null or silent.since < p_silent_before
  );
end
$$;
comment on function public.list_silent_cases is
  '→ { items: { caseId, since, heldAt, holdId, filesAloneSince (the client has approved papers to file: since when), '
  'made: { key, doneAt }[], tried: ways since then, a text among them, facts: private.reach_facts }[] }: cases that wait for a client who has not been heard '
  'since, and those held as unreachable, with the tasks their silence has made. No person in it.';

create function public.keep_silence(p_items jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_item jsonb;
  v_task jsonb;
  v_case public.cases;
  v_client public.users;
  v_made integer := 0;
  v_held integer := 0;
  v_mailed integer := 0;
begin
  for v_item in select item from jsonb_array_elements(p_items) as listed (item) order by item ->> 'caseId' loop
    select * into v_case from public.cases where id = (v_item ->> 'caseId')::uuid for no key update;
    -- Heard meanwhile: nothing follows from what was read before.
    continue when v_case.id is null or private.is_case_over(v_case.status)
      or (v_item ->> 'since')::timestamptz < (
        select greatest(heard_at, since) from public.heard_of_cases join public.since_of_cases using (case_id) where case_id = v_case.id);
    perform private.add_tasks(v_case.id, null, v_item -> 'tasks', null);
    v_made := v_made + jsonb_array_length(v_item -> 'tasks');
    -- A reminder and the notice go out by themselves and are done by that; without an account they stay tasks.
    select * into v_client from public.users where id = v_case.user_id and is_active;
    for v_task in
      select task from jsonb_array_elements(v_item -> 'tasks') as listed (task)
      where task ->> 'code' in ('remind_client', 'send_notice') and v_client.id is not null
    loop
      if v_item -> 'ways' ? 'text' then
        perform private.text_client(v_case, 'your_turn', 'text:' || (v_task ->> 'dedupeKey'));
      end if;
      -- Where mail comes back they stay tasks, too.
      continue when not v_item -> 'ways' ? 'mail';
      update public.case_tasks set done_at = now() where dedupe_key = v_task ->> 'dedupeKey' and done_at is null and dropped_at is null;
      continue when not found;
      perform private.insert_mails(jsonb_build_array(jsonb_build_object(
        'kind', case when v_task ->> 'code' = 'send_notice' then 'silence_notice' else 'silence_reminder' end,
        'recipient', v_client.email, 'language', v_client.preferred_language, 'dedupeKey', v_task ->> 'dedupeKey',
        'payload', jsonb_strip_nulls(jsonb_build_object(
          'caseId', v_case.id, 'caseNumber', v_case.case_number, 'firstName', v_client.first_name, 'dueAt', v_item ->> 'closesAt'
        ))
      )), v_case.intake_form_id, v_case.order_id, v_client.id);
      insert into public.audit_entries (actor_role, action, object_type, object_id, details)
      values ('system', 'silence_mailed', 'case', v_case.id::text, jsonb_build_object('code', v_task ->> 'code'));
      v_mailed := v_mailed + 1;
    end loop;
    if (v_item ->> 'hold')::boolean then
      insert into public.case_holds (case_id, kind) values (v_case.id, 'unreachable') on conflict do nothing;
      if found then
        v_held := v_held + 1;
        insert into public.audit_entries (actor_role, action, object_type, object_id, details)
        values ('system', 'hold_set', 'case', v_case.id::text, jsonb_build_object('kind', 'unreachable'));
      end if;
    end if;
  end loop;
  return jsonb_build_object('tasks', v_made, 'held', v_held, 'mailed', v_mailed);
end
$$;
comment on function public.keep_silence is
  'p_items: { caseId, since, tasks: { code, dueAt, dedupeKey }[], hold, closesAt, ways: by which they are reminded }[] → { tasks, held, '
  'mailed }. Each task once, by its key; a reminder and the notice are mailed and done by that.';

create function private.hearing_near_days() returns integer
language sql immutable set search_path = '' as $$
  select 14
$$;
comment on function private.hearing_near_days() is
  'Within how many days a hearing is near: hearingNearDays in src/domain/intake/notices.ts; a test compares the two.';

-- Flags follow the facts of the application.
create function private.application_flags(p_case public.cases) returns table (flag public.case_flag, holds boolean)
language plpgsql stable set search_path = '' as $$
begin
  return query
  select raised.flag, coalesce(raised.holds, false)
  from public.intake_forms as intake
  join public.service_packages as offer on offer.id = p_case.package_type,
  lateral (values
    -- As in src/domain/intake/notices.ts: who left the question out and knows no outcome may have an open case.
    ('open_case'::public.case_flag, intake.has_eviction = 'yes' and coalesce(
      intake.still_open, case when intake.case_outcome = 'unknown' then 'unknown' end::public.open_answer
    ) in ('yes', 'unknown')),
    ('hearing_near', intake.still_open = 'yes'
      and intake.hearing_date between private.office_date() and private.office_date() + private.hearing_near_days()),
    ('has_attorney', intake.working_with_attorney = 'yes'),
    -- No address that may be public: staff write first.
    ('safety', 'ask' = any (intake.address_use)),
    ('judgment_unpaid', intake.case_outcome = 'judgment-landlord' and intake.paid_money is distinct from 'yes'
      and not exists (select from public.court_matters
                      where case_id = p_case.id and place = 1 and judgment in ('none', 'paid', 'satisfied'))),
    ('county_unknown', intake.has_eviction = 'yes' and intake.knows_case_number is distinct from 'yes'),
    ('more_matters', greatest(
      coalesce(left(intake.number_of_evictions::text, 1)::integer, 1),
      (select count(*) from public.court_matters where case_id = p_case.id)
    ) > offer.matters or intake.number_of_evictions = '5+'),
    ('out_of_scope', intake.has_eviction = 'no')
  ) as raised (flag, holds)
  where intake.id = p_case.intake_form_id;
end
$$;
comment on function private.application_flags(public.cases) is 'What the facts of an application say to each flag now.';

create function private.refresh_flags() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
  v_case public.cases;
begin
  for v_case in
    select * from public.cases
    where status not in ('closed', 'cancelled') and case tg_table_name
      when 'intake_forms' then intake_form_id = (v_row ->> 'id')::uuid
      when 'court_matters' then id = (v_row ->> 'case_id')::uuid
      else id = (v_row ->> 'id')::uuid
    end
  loop
    -- Another day of the hearing is asked about anew, whoever cleared the one before.
    if tg_table_name = 'intake_forms' and to_jsonb(old) ->> 'hearing_date' is distinct from v_row ->> 'hearing_date' then
      update public.case_flags set cleared_by = null
      where case_id = v_case.id and flag = 'hearing_near' and cleared_at is not null and raised_by is null;
    end if;
    perform private.flags_of_application(v_case);
  end loop;
  return null;
end
$$;
comment on function private.refresh_flags() is 'Trigger: flags follow the facts they are made of.';

create trigger refresh_flags after update of still_open, hearing_date, case_outcome, has_eviction, working_with_attorney, paid_money,
    knows_case_number, number_of_evictions, address_use on public.intake_forms
  for each row when (new.erased_at is null) execute function private.refresh_flags();
create trigger refresh_flags after update of judgment on public.court_matters
  for each row when (old.judgment is distinct from new.judgment) execute function private.refresh_flags();
create trigger refresh_flags after update of package_type on public.cases
  for each row when (old.package_type is distinct from new.package_type) execute function private.refresh_flags();

create function public.refresh_case_flags() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_count integer := 0;
begin
  -- Days go by without a change of any row: a hearing comes near, and is over.
  for v_case in
    select one.* from public.cases as one join public.intake_forms as intake on intake.id = one.intake_form_id
    where one.status not in ('closed', 'cancelled') and intake.hearing_date is not null
    order by one.id
  loop
    perform private.flags_of_application(v_case);
    v_count := v_count + 1;
  end loop;
  return jsonb_build_object('looked', v_count);
end
$$;
comment on function public.refresh_case_flags is '→ { looked }. Flags of open cases whose application names a hearing, as of today.';

-- A hold for safety is let go by the attorney alone.
create function private.check_release() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.users where id = new.released_by and role = 'attorney')
    and not exists (select from public.cases where id = new.case_id and status in ('closed', 'cancelled')) then
    raise exception 'only an attorney lets go of a hold for safety' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
comment on function private.check_release() is 'Trigger: a hold for safety on an open case is let go by an attorney alone.';

create trigger check_release before update of released_at on public.case_holds
  for each row when (new.kind = 'safety' and old.released_at is null and new.released_at is not null)
  execute function private.check_release();

-- A case that goes on no longer waits for its client: tries that were to be made are not wanted. While it is held as
-- unreachable, what follows from the hold stays.
create function private.end_silence_of_moved() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.case_holds where case_id = new.id and kind = 'unreachable' and released_at is null
  ) then
    perform private.end_silence(new.id);
  end if;
  return null;
end
$$;
comment on function private.end_silence_of_moved() is 'Trigger: tries of a silent client end when their case moves on.';

create trigger end_silence_of_moved after update of status on public.cases
  for each row when (old.status is distinct from new.status) execute function private.end_silence_of_moved();
