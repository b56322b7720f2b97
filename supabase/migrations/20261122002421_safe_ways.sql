-- By which ways a client can be reached without danger, and what goes out by mail while they are silent.
comment on column public.users.communication_preferences is
  'Of clients: { notices: { message, update, progress }, reach: { phone, call, voicemail, letter, note, at, by } }. What is not there was '
  'never asked: then we call and write, but leave no word on a machine.';

create function private.is_safe_way(p_user_id uuid, p_channel public.contact_channel) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  v_answer text;
begin
  -- As in src/domain/cases/safe-ways.ts.
  if p_channel not in ('call', 'voicemail', 'letter') then
    return true;
  end if;
  select communication_preferences #>> array['reach', p_channel::text] into v_answer
  from public.users where id = p_user_id;
  return case when p_channel = 'voicemail' then v_answer is not distinct from 'yes' else v_answer is distinct from 'no' end;
end
$$;
comment on function private.is_safe_way(uuid, public.contact_channel) is
  'Whether this client may be reached so. A machine is spoken to only where they said yes.';

create function public.save_safe_ways(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user_id uuid := (p ->> 'userId')::uuid;
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if p ->> 'caseId' is not null then
    select user_id into v_user_id from public.cases where id = (p ->> 'caseId')::uuid;
  end if;
  update public.users set communication_preferences = communication_preferences || jsonb_build_object('reach',
    (p -> 'ways') || jsonb_build_object('at', now(), 'by', case when v_actor_id = v_user_id then 'client' else 'staff' end))
  where id = v_user_id and role = 'client' and is_active;
  if not found then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if p ->> 'caseId' is not null then
    perform private.audit_case(p, (p ->> 'caseId')::uuid, 'safe_ways_saved', '{}');
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.save_safe_ways(jsonb) is
  'p { idempotencyKey, userId (of the client who writes) or caseId (where staff note what the client said), ways: { phone, call, '
  'voicemail, letter, note }, actorId, actorRole } → { outcome: done | unknown }. The last answer counts.';

create or replace function public.read_contact_log(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', one.id, 'channel', one.channel, 'direction', one.direction, 'reached', one.reached, 'note', one.note,
        'nextTryOn', one.next_try_on, 'happenedAt', one.happened_at,
        'by', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = one.logged_by)
      ) order by one.happened_at desc, one.id), '[]')
      from (
        select * from public.contact_log where case_id = (p ->> 'caseId')::uuid order by happened_at desc, id limit (p ->> 'limit')::integer
      ) as one
    ),
    'reach', (select client.communication_preferences -> 'reach'
              from public.cases as one join public.users as client on client.id = one.user_id where one.id = (p ->> 'caseId')::uuid),
    'phone', (select intake.phone_number from public.cases as one join public.intake_forms as intake on intake.id = one.intake_form_id
              where one.id = (p ->> 'caseId')::uuid)
  );
end
$$;
comment on function public.read_contact_log(jsonb) is
  'p { caseId, limit } → { items, the newest first, reach: by which ways the client is safely reached, null if never asked, phone: of the '
  'application }. For staff only.';

create or replace function public.log_contact(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_reached_client boolean := (p ->> 'reached')::boolean and p ->> 'channel' not in ('docket_check', 'clerk_call');
  v_case public.cases;
  v_contact_id uuid;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if p ->> 'direction' = 'out' and not private.is_safe_way(v_case.user_id, (p ->> 'channel')::public.contact_channel) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unsafe'));
  end if;
  insert into public.contact_log (case_id, channel, direction, reached, note, next_try_on, logged_by, happened_at)
  values (v_case.id, (p ->> 'channel')::public.contact_channel, (p ->> 'direction')::public.contact_direction,
          (p ->> 'reached')::boolean, p ->> 'note', (p ->> 'nextTryOn')::date, v_actor_id,
          coalesce((p ->> 'happenedAt')::timestamptz, now()))
  returning id into v_contact_id;
  -- The try that was planned has happened; the next one is a task of its own.
  update public.case_tasks set done_at = now(), done_by = v_actor_id
  where case_id = v_case.id and code = 'call_again' and done_at is null and dropped_at is null
    and p ->> 'channel' not in ('docket_check', 'clerk_call');
  if p ->> 'nextTryOn' is not null then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'call_again', 'dueAt', p ->> 'nextTryDueAt', 'dedupeKey', 'call_again:' || v_contact_id
    )), v_actor_id);
  end if;
  if p ->> 'channel' = 'docket_check' then
    update public.case_tasks set done_at = now(), done_by = v_actor_id
    where case_id = v_case.id and code = 'check_docket' and done_at is null and dropped_at is null;
  end if;
  if v_reached_client then
    update public.case_holds set released_at = now(), released_by = v_actor_id
    where case_id = v_case.id and kind = 'unreachable' and released_at is null;
  end if;
  perform private.audit_case(p, v_case.id, 'contact_logged',
    jsonb_build_object('channel', p ->> 'channel', 'reached', (p ->> 'reached')::boolean));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'contactId', v_contact_id));
end
$$;
comment on function public.log_contact(jsonb) is
  'p { idempotencyKey, caseId, actorId, actorRole, channel, direction, reached, note?, happenedAt?, nextTryOn?, nextTryDueAt? } → '
  '{ outcome: done | unknown | unsafe (the client did not allow this way), contactId? }. Reaching the client ends the hold of an '
  'unreachable one.';

-- Silence.

create or replace function private.is_about_silence(p_code public.task_code) returns boolean
language sql immutable set search_path = '' as $$
  select p_code::text in ('try_client', 'try_other_way', 'send_letter', 'remind_client', 'send_notice', 'close_silent')
$$;

create or replace function private.end_silence(p_case_id uuid) returns void
language sql volatile set search_path = '' as $$
  update public.case_tasks set dropped_at = now()
  where case_id = p_case_id and private.is_about_silence(code) and done_at is null and dropped_at is null;
  update public.outbox set status = 'cancelled', locked_until = null, locked_by = null
  where status = 'waiting' and kind in ('silence_reminder', 'silence_notice') and payload ->> 'caseId' = p_case_id::text
$$;

create or replace function private.note_try() returns trigger
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
drop trigger note_try on public.contact_log;
-- A message to the client, of which a mail tells, is a try, too.
create trigger note_try after insert on public.contact_log
  for each row when (new.channel not in ('docket_check', 'clerk_call')) execute function private.note_try();

create or replace function public.list_silent_cases(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
      'caseId', silent.id, 'since', silent.since, 'heldAt', silent.held_at, 'holdId', silent.hold_id,
      'made', coalesce((
        select jsonb_agg(jsonb_build_object('key', dedupe_key, 'doneAt', done_at) order by created_at, dedupe_key)
        from public.case_tasks where case_id = silent.id and private.is_about_silence(code)), '[]'),
      'tried', coalesce((
        select jsonb_agg(distinct channel) from public.contact_log
        where case_id = silent.id and direction = 'out' and happened_at >= silent.since
          and channel not in ('docket_check', 'clerk_call')), '[]'),
      'reach', client.communication_preferences -> 'reach',
      'hasPhone', coalesce(client.communication_preferences #>> '{reach, phone}', intake.phone_number) is not null
    ) order by silent.since, silent.id), '[]'))
    from (
      select one.id, one.user_id, one.intake_form_id, hold.id as hold_id, hold.held_at,
        greatest(private.heard_at(one.id), private.case_since(one)) as since
      from public.cases as one
      left join public.case_holds as hold on hold.case_id = one.id and hold.kind = 'unreachable' and hold.released_at is null
      where one.status not in ('closed', 'cancelled', 'filed', 'hearing_set')
        and not exists (select from public.case_holds as other
                        where other.case_id = one.id and other.kind <> 'unreachable' and other.released_at is null)
        and (hold.id is not null or (select ball from public.case_turns as turn where turn.case_id = one.id) = 'client')
    ) as silent
    join public.users as client on client.id = silent.user_id
    left join public.intake_forms as intake on intake.id = silent.intake_form_id
    where silent.hold_id is not null or silent.since < (p ->> 'silentBefore')::timestamptz
  );
end
$$;
comment on function public.list_silent_cases(jsonb) is
  'p { silentBefore } → { items: { caseId, since, heldAt, holdId, made: { key, doneAt }[], tried: channels since then, reach, hasPhone }[] }: '
  'cases that wait for a client who has not been heard since, and those held as unreachable, with the tasks their silence has made. '
  'No person in it.';

create or replace function public.keep_silence(p jsonb) returns jsonb
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
  for v_item in select item from jsonb_array_elements(p -> 'items') as listed (item) order by item ->> 'caseId' loop
    select * into v_case from public.cases where id = (v_item ->> 'caseId')::uuid for no key update;
    -- Heard meanwhile: nothing follows from what was read before.
    continue when v_case.id is null or private.is_case_over(v_case.status)
      or greatest(private.heard_at(v_case.id), private.case_since(v_case)) > (v_item ->> 'since')::timestamptz;
    perform private.add_tasks(v_case.id, null, v_item -> 'tasks', null);
    v_made := v_made + jsonb_array_length(v_item -> 'tasks');
    -- A reminder and the notice go out by themselves and are done by that; without an account they stay tasks.
    select * into v_client from public.users where id = v_case.user_id and is_active;
    for v_task in
      select task from jsonb_array_elements(v_item -> 'tasks') as listed (task)
      where task ->> 'code' in ('remind_client', 'send_notice') and v_client.id is not null
    loop
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
comment on function public.keep_silence(jsonb) is
  'p { items: { caseId, since, tasks: { code, dueAt, dedupeKey }[], hold, closesAt }[] } → { tasks, held, mailed }. Each task once, by its '
  'key; a reminder and the notice are mailed and done by that.';

revoke execute on function public.save_safe_ways(jsonb) from public, anon, authenticated;
grant execute on function public.save_safe_ways(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
