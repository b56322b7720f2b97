-- What staff did a moment ago and may take back: a task done, a case given to somebody, a note, a flag, a message, a move
-- before the client reads papers. Approvals, filings, decisions of a judge and money are never taken back so.
--
-- What an act changed is found by its moment: its rows are of its transaction. A row that has another time by now was
-- changed by somebody since, and then the act stays.

create type public.undo_kind as enum ('task', 'assign', 'note', 'flag', 'move', 'message');

create table public.undoable_acts (
  id uuid primary key default gen_random_uuid(),
  kind public.undo_kind not null,
  case_id uuid references public.cases (id) on delete cascade,
  actor_id uuid not null references public.users (id) on delete cascade,
  before jsonb not null default '{}',
  created_at timestamptz not null default now(),
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index undoable_acts_case_id_idx on public.undoable_acts (case_id, created_at);
create index undoable_acts_actor_id_idx on public.undoable_acts (actor_id);
create index undoable_acts_created_at_idx on public.undoable_acts (created_at);
comment on table public.undoable_acts is 'What staff may take back for some seconds; swept after a day.';
comment on column public.undoable_acts.case_id is 'Null: several cases at once.';
comment on column public.undoable_acts.before is 'What the act overwrote, by its kind.';
comment on column public.undoable_acts.created_at is 'The moment of everything the act wrote.';

grant select, insert, update, delete on public.undoable_acts to service_role;

create function private.undo_until(p_actor_id uuid, p_may_undo boolean) returns timestamptz
language plpgsql volatile set search_path = '' as $$
declare
  v_seconds integer := case when p_may_undo then coalesce((
    -- As in src/domain/workplace/preferences.ts.
    select (dashboard_preferences ->> 'undoSeconds')::integer from public.users where id = p_actor_id), 10) else 0 end;
begin
  return case when v_seconds > 0 then pg_catalog.clock_timestamp() + make_interval(secs => v_seconds) end;
end
$$;
comment on function private.undo_until(uuid, boolean) is
  'Until when this person may take back what they do now, as they chose; null: not at all.';

create function private.hold_mails(p_until timestamptz) returns timestamptz
language plpgsql volatile set search_path = '' as $$
begin
  perform pg_catalog.set_config('app.mails_held_until', coalesce(p_until::text, ''), true);
  return p_until;
end
$$;
comment on function private.hold_mails(timestamptz) is 'No mail that this transaction writes goes out before; null holds none.';

create function private.keep_undo(
  p_kind public.undo_kind, p_case_id uuid, p_actor_id uuid, p_until timestamptz, p_before jsonb
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_id uuid;
begin
  if p_until is null then
    return null;
  end if;
  insert into public.undoable_acts (kind, case_id, actor_id, before, undo_until)
  values (p_kind, p_case_id, p_actor_id, coalesce(p_before, '{}'), p_until) returning id into v_id;
  return jsonb_build_object('id', v_id, 'seconds', private.seconds_left(p_until));
end
$$;
comment on function private.keep_undo(public.undo_kind, uuid, uuid, timestamptz, jsonb) is
  'Keeps what an act overwrote → { id, seconds }; null where it cannot be taken back.';

create function private.seconds_left(p_until timestamptz) returns integer
language sql volatile set search_path = '' as $$
  select ceil(extract(epoch from p_until - pg_catalog.clock_timestamp()))::integer
$$;
comment on function private.seconds_left(timestamptz) is 'By the clock of the database.';

create function private.undo_of(p_actor_id uuid, p_case_id uuid, p_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', id, 'seconds', private.seconds_left(undo_until))
  from public.undoable_acts
  where case_id = p_case_id and created_at = p_at and actor_id = p_actor_id and undone_at is null
    and undo_until > pg_catalog.clock_timestamp()
$$;
comment on function private.undo_of(uuid, uuid, timestamptz) is
  'How this person takes back what they did in a case at this moment → { id, seconds }; null: not any more.';

create function private.is_undone_as_move(p_from public.case_status, p_to public.case_status) returns boolean
language sql immutable set search_path = '' as $$
  select p_from in ('submitted', 'in_review', 'waiting_for_client', 'preparing', 'attorney_review')
     and p_to in ('in_review', 'waiting_for_client', 'preparing', 'attorney_review')
$$;
comment on function private.is_undone_as_move(public.case_status, public.case_status) is
  'Moves before the client reads papers can be taken back.';

create function private.takes_back(p_matter_id uuid, p_to public.case_status) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.undoable_acts as act, jsonb_array_elements(case act.kind when 'move' then act.before else '[]' end) as matter
    where act.id = nullif(pg_catalog.current_setting('app.takes_back', true), '')::uuid and act.kind = 'move'
      and act.undone_at is null and matter ->> 'id' = p_matter_id::text and matter ->> 'status' = p_to::text
  )
$$;
comment on function private.takes_back(uuid, public.case_status) is
  'Whether this transaction takes back the move of this matter, so that it returns to where it stood.';

create function private.acted_since(p_act public.undoable_acts) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_answer jsonb;
begin
  select private.stale_answer(since.by, max(since.at)) into v_answer
  from (
    select actor_id as by, created_at as at from public.audit_entries
    where object_type = 'case' and object_id = p_act.case_id::text and created_at > p_act.created_at
      and actor_id is distinct from p_act.actor_id and action not like '%\_viewed'
    union all
    select created_by, created_at from public.case_updates
    where case_id = p_act.case_id and created_at > p_act.created_at and created_by is distinct from p_act.actor_id
    union all
    select sent_by, created_at from public.client_messages
    where case_id = p_act.case_id and created_at > p_act.created_at and sent_by is distinct from p_act.actor_id
  ) as since
  group by since.by order by max(since.at) desc limit 1;
  return v_answer;
end
$$;
comment on function private.acted_since(public.undoable_acts) is
  'Who else did something in the case since the act, and when; null: nobody.';

create function private.is_client_there(p_act public.undoable_acts) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    -- A session notes its use to the minute.
    select from public.sessions as seen join public.cases as one on one.user_id = seen.user_id
    where one.id = p_act.case_id and seen.last_seen_at > p_act.created_at - interval '1 minute')
  or exists (
    select from public.client_notifications
    where case_id = p_act.case_id and created_at = p_act.created_at and read_at is not null);
end
$$;
comment on function private.is_client_there(public.undoable_acts) is
  'Whether the client used the portal around the act or later: they may have read it.';

create function private.take_back_mails(p_act public.undoable_acts) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_mail record;
begin
  for v_mail in
    select mail.* from public.outbox as mail join public.cases as one on one.id = p_act.case_id
    where mail.created_at = p_act.created_at and (mail.user_id = one.user_id or mail.intake_form_id = one.intake_form_id)
    order by mail.position for update of mail
  loop
    -- One that tells of something else too is sent, and tells of that alone.
    continue when exists (
      select from public.client_notifications
      where mail_key = v_mail.dedupe_key and created_at <> p_act.created_at and done_at is null);
    if v_mail.status <> 'waiting' or v_mail.attempts > 0 or v_mail.locked_by is not null then
      return false;
    end if;
    -- Its name is free again: the same news may come once more.
    update public.outbox set status = 'cancelled', dedupe_key = dedupe_key || ':taken_back:' || p_act.id where id = v_mail.id;
  end loop;
  return true;
end
$$;
comment on function private.take_back_mails(public.undoable_acts) is 'False: a worker has one of them, or it is sent.';

create function private.stale_since(
  p_act public.undoable_acts, p_touched_at timestamptz, p_by uuid, p_by_at timestamptz
) returns jsonb
language sql stable set search_path = '' as $$
  select case when p_touched_at is distinct from p_act.created_at then private.stale_answer(p_by, p_by_at) end
$$;
comment on function private.stale_since(public.undoable_acts, timestamptz, uuid, timestamptz) is
  'Null: what the act touched last is as the act left it. Else whose change came after it.';

create function private.lock_cases_of(p_act public.undoable_acts) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- In the order of locks: cases by id, then their matters.
  perform from public.cases
  where id = p_act.case_id or p_act.kind = 'assign' and id in (
    select (one ->> 'caseId')::uuid from jsonb_array_elements(p_act.before -> 'cases') as listed (one))
  order by id for no key update;
  perform from public.court_matters where p_act.kind = 'move' and case_id = p_act.case_id order by id for no key update;
end
$$;
comment on function private.lock_cases_of(public.undoable_acts) is 'Nobody changes what is taken back while it is.';

create function private.take_back_move(p_act public.undoable_acts) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_tasks uuid[];
  v_mails uuid[];
  v_matter jsonb;
  v_answer jsonb;
begin
  select private.stale_answer(matter.changed_by, matter.updated_at) into v_answer
  from public.court_matters as matter join jsonb_array_elements(p_act.before) as listed (one) on matter.id = (one ->> 'id')::uuid
  where matter.updated_at <> p_act.created_at limit 1;
  if v_answer is null then
    select private.stale_answer(done_by, updated_at) into v_answer from public.case_tasks
    where case_id = p_act.case_id and p_act.created_at in (created_at, dropped_at) and updated_at <> p_act.created_at limit 1;
  end if;
  v_answer := coalesce(v_answer, private.acted_since(p_act));
  if v_answer is not null then
    return v_answer;
  elsif private.is_client_there(p_act) then
    return jsonb_build_object('outcome', 'seen');
  elsif not private.take_back_mails(p_act) then
    return jsonb_build_object('outcome', 'mailed');
  end if;
  -- Tasks before the matter: what it needs is followed from what is open (private.follow_needs).
  update public.case_tasks set dropped_at = now(), dedupe_key = dedupe_key || ':taken_back:' || p_act.id
  where case_id = p_act.case_id and created_at = p_act.created_at and done_at is null and dropped_at is null;
  with again as (
    update public.case_tasks set dropped_at = null
    where case_id = p_act.case_id and dropped_at = p_act.created_at and created_at < p_act.created_at returning id
  ) select coalesce(array_agg(id), '{}') into v_tasks from again;
  select coalesce(array_agg(id), '{}') into v_mails from public.outbox
  where payload ->> 'caseId' = p_act.case_id::text and kind in ('silence_reminder', 'silence_notice')
    and status = 'cancelled' and updated_at = p_act.created_at;
  perform pg_catalog.set_config('app.takes_back', p_act.id::text, true);
  for v_matter in select one from jsonb_array_elements(p_act.before) as listed (one) loop
    update public.court_matters set
      status = (v_matter ->> 'status')::public.case_status, status_since = (v_matter ->> 'statusSince')::timestamptz,
      changed_by = (v_matter ->> 'changedBy')::uuid
    where id = (v_matter ->> 'id')::uuid;
  end loop;
  perform pg_catalog.set_config('app.takes_back', '', true);
  -- What the way back set off by itself: the state it returns to had these.
  update public.case_tasks set dropped_at = null where id = any (v_tasks) and dropped_at is not null;
  update public.outbox set status = 'waiting' where id = any (v_mails);
  update public.client_milestones set is_visible = false where case_id = p_act.case_id and achieved_at = p_act.created_at;
  update public.client_notifications set done_at = null where case_id = p_act.case_id and done_at in (p_act.created_at, now())
    and created_at < p_act.created_at;
  update public.client_notifications set done_at = now() where case_id = p_act.case_id and created_at = p_act.created_at;
  update public.case_updates set is_internal = true, taken_back_at = now()
  where case_id = p_act.case_id and created_at = p_act.created_at;
  return null;
end
$$;
comment on function private.take_back_move(public.undoable_acts) is
  'The matters stand where they stood, with their tasks, dates and notices; the client never hears of it. Null: done, else why not.';

create function private.take_back_assignment(p_act public.undoable_acts) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_to uuid := (p_act.before ->> 'to')::uuid;
  v_one jsonb;
  v_case public.cases;
  v_owner uuid;
  v_all jsonb := (select jsonb_agg(one order by one ->> 'caseId') from jsonb_array_elements(p_act.before -> 'cases') as listed (one));
begin
  for v_one in select one from jsonb_array_elements(v_all) as listed (one) loop
    select * into v_case from public.cases where id = (v_one ->> 'caseId')::uuid;
    v_owner := (v_one ->> 'ownerId')::uuid;
    if v_case.id is null or v_case.assigned_to is distinct from v_to
      or (v_owner is not null and not exists (select from public.users where id = v_owner and is_active))
    then
      return coalesce((
        select private.stale_answer(actor_id, created_at) from public.audit_entries
        where object_type = 'case' and object_id = v_one ->> 'caseId' and action = 'case_assigned' and created_at > p_act.created_at
        order by position desc limit 1), private.stale_answer(null, null));
    end if;
  end loop;
  for v_one in select one from jsonb_array_elements(v_all) as listed (one) loop
    update public.cases set assigned_to = (v_one ->> 'ownerId')::uuid where id = (v_one ->> 'caseId')::uuid;
    update public.case_tasks set
      owner_id = case when owner_id is not distinct from v_to then (v_one ->> 'ownerId')::uuid else owner_id end,
      done_at = case when code = 'owner_left' and done_at = p_act.created_at then null else done_at end
    where case_id = (v_one ->> 'caseId')::uuid and updated_at = p_act.created_at;
  end loop;
  return null;
end
$$;
comment on function private.take_back_assignment(public.undoable_acts) is
  'The cases, and the tasks that went along, go back to who had them. Null: done, else why not.';

create function private.take_back_flag(p_act public.undoable_acts) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_flag public.case_flags;
  v_answer jsonb;
begin
  select * into v_flag from public.case_flags
  where case_id = p_act.case_id and flag = (p_act.before ->> 'flag')::public.case_flag for no key update;
  if (p_act.before ->> 'raised')::boolean then
    -- Raised by this act, and not cleared since.
    v_answer := private.stale_since(
      p_act, case when v_flag.cleared_at is null then v_flag.raised_at end, v_flag.cleared_by, v_flag.cleared_at);
    if v_answer is not null then
      return v_answer;
    end if;
    update public.case_flags set cleared_at = now(), cleared_by = p_act.actor_id where case_id = v_flag.case_id and flag = v_flag.flag;
  else
    v_answer := private.stale_since(p_act, v_flag.cleared_at, v_flag.raised_by, v_flag.raised_at);
    if v_answer is not null then
      return v_answer;
    end if;
    update public.case_flags set cleared_at = null, cleared_by = null, note = p_act.before ->> 'note'
    where case_id = v_flag.case_id and flag = v_flag.flag;
    update public.case_tasks set dropped_at = null
    where case_id = p_act.case_id and code = 'offer_free_help' and dropped_at = p_act.created_at;
  end if;
  return null;
end
$$;
comment on function private.take_back_flag(public.undoable_acts) is 'Null: done, else why not.';

create function private.take_back_task(p_act public.undoable_acts) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_task public.case_tasks;
  v_answer jsonb;
begin
  select * into v_task from public.case_tasks where id = (p_act.before ->> 'taskId')::uuid for no key update;
  v_answer := private.stale_since(p_act, v_task.updated_at, v_task.done_by, v_task.updated_at);
  if v_answer is null then
    update public.case_tasks set done_at = null, done_by = null where id = v_task.id;
  end if;
  return v_answer;
end
$$;
comment on function private.take_back_task(public.undoable_acts) is 'The task is open again. Null: done, else why not.';

create function public.undo_act(p_act_id uuid, p_actor_id uuid, p_actor_role public.account_role) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_act public.undoable_acts;
  v_answer jsonb;
begin
  select * into v_act from public.undoable_acts where id = p_act_id and actor_id = p_actor_id for update;
  if v_act.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_act.undone_at is not null then
    -- The second press of the same button.
    return jsonb_build_object('outcome', 'done');
  elsif v_act.undo_until <= pg_catalog.clock_timestamp() then
    return jsonb_build_object('outcome', 'over');
  end if;
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', v_act.case_id);
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', (one ->> 'caseId')::uuid)
  from jsonb_array_elements(coalesce(v_act.before -> 'cases', '[]')) as cases (one)
  where v_act.kind = 'assign';
  perform private.lock_cases_of(v_act);
  v_answer := case v_act.kind
    when 'move' then private.take_back_move(v_act) when 'assign' then private.take_back_assignment(v_act)
    when 'flag' then private.take_back_flag(v_act) when 'task' then private.take_back_task(v_act)
    when 'message' then private.take_back_message(v_act) end;
  if v_answer is not null then
    return v_answer;
  end if;
  if v_act.kind = 'note' then
    update public.case_updates set taken_back_at = now() where id = (v_act.before ->> 'updateId')::uuid;
  end if;
  update public.undoable_acts set undone_at = now() where id = v_act.id;
  if v_act.kind = 'move' then
    insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
    select id, 'taken_back', '{}', status, true, p_actor_id, p_actor_role
    from public.cases where id = v_act.case_id;
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  select p_actor_id, p_actor_role, 'act_taken_back', 'case', listed.id, jsonb_build_object('kind', v_act.kind)
  from (
    select v_act.case_id::text as id where v_act.case_id is not null
    union all select one ->> 'caseId' from jsonb_array_elements(coalesce(v_act.before -> 'cases', '[]')) as cases (one)
    where v_act.kind = 'assign'
  ) as listed;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.undo_act(uuid, uuid, public.account_role) is
  'Takes back what this person did, as long as its seconds run → { outcome: done | unknown | over | stale (somebody did something since), '
  'changedBy?, changedAt? | seen (the client was there) | mailed }. History and audit log keep the act, and that it was taken back.';
