-- What people do about a case beside moving it: tasks, flags to look at first, holds, who has the case. Each write is
-- sent once however often it arrives, and names what it saw.

create type public.task_code as enum (
  'read_application', 'offer_free_help', 'match_record', 'first_contact', 'prepare_papers', 'attorney_reads',
  'client_reads', 'chase_client', 'deliver_papers', 'check_docket', 'prepare_hearing', 'decided_without_hearing',
  'order_copies', 'after_care', 'decide_refund', 'limit_ends', 'answer_message', 'call_again', 'stop_asked',
  'reported_by_client', 'address_changed', 'address_not_changed', 'check_files', 'dispute_lost', 'attorney_left',
  'attorney_conflict', 'try_client', 'send_letter', 'remind_client', 'send_notice', 'close_silent', 'ask_report',
  'upgrade_paid', 'upgrade_declined', 'matters_chosen', 'owner_left', 'check_county', 'try_other_way',
  'licence_lapsed', 'part_late', 'part_unpaid', 'plan_stopped', 'early_date', 'read_court_letter', 'copy_to_clerk',
  'still_visible', 'letter_silent', 'mail_returned', 'custom', 'request_interpreter', 'confirm_interpreter',
  'client_cannot_come', 'call_client', 'step_late', 'begin_papers', 'ask_statement', 'translate_statement', 'ask_read_back',
  'remake_papers', 'name_change_asked', 'erasure_asked', 'mailbox_lost', 'text_failed',
  'remind_by_call', 'remind_by_letter', 'remind_no_way'
);

create table public.case_tasks (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  matter_id uuid references public.court_matters (id) on delete cascade,
  code public.task_code not null,
  title text check (length(title) between 1 and 300),
  owner_id uuid references public.users (id) on delete set null,
  due_at timestamptz,
  done_at timestamptz,
  done_by uuid references public.users (id) on delete set null,
  dropped_at timestamptz,
  dedupe_key text unique,
  version integer not null default 1,
  created_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((code = 'custom') = (title is not null))
);
create index case_tasks_case_id_idx on public.case_tasks (case_id);
create index case_tasks_matter_id_idx on public.case_tasks (matter_id);
create index case_tasks_open_idx on public.case_tasks (due_at) where done_at is null and dropped_at is null;
create index case_tasks_owner_id_idx on public.case_tasks (owner_id);
create index case_tasks_done_by_idx on public.case_tasks (done_by);
create index case_tasks_created_by_idx on public.case_tasks (created_by);
create index case_tasks_open_of_case_idx on public.case_tasks (case_id, due_at) where done_at is null and dropped_at is null;
create index case_tasks_to_answer_idx on public.case_tasks (created_at, case_id)
  where code = 'answer_message' and done_at is null and dropped_at is null;
create index case_tasks_done_at_idx on public.case_tasks (done_at) where done_at is not null;
comment on table public.case_tasks is 'What staff have to do about a case, by when. Those the product sets are codes; a custom one has a title.';
comment on column public.case_tasks.owner_id is 'Null: whoever has the case.';
comment on column public.case_tasks.dropped_at is 'When the cause went away: the case moved on.';
comment on column public.case_tasks.dedupe_key is 'Names the cause: one task for one cause.';

create trigger set_updated_at before update on public.case_tasks for each row execute function private.set_updated_at();
create trigger raise_version before update on public.case_tasks for each row execute function private.raise_version();

grant select, insert, update, delete on public.case_tasks to service_role;

create type public.case_flag as enum (
  'open_case', 'hearing_near', 'appeal_pending', 'has_attorney', 'not_a_party', 'safety', 'judgment_unpaid',
  'county_unknown', 'name_unconfirmed', 'more_matters', 'out_of_scope'
);

create table public.case_flags (
  case_id uuid not null references public.cases (id) on delete cascade,
  flag public.case_flag not null,
  raised_at timestamptz not null default now(),
  raised_by uuid references public.users (id) on delete set null,
  cleared_at timestamptz,
  cleared_by uuid references public.users (id) on delete set null,
  note text check (length(note) between 1 and 2000),
  primary key (case_id, flag)
);
create index case_flags_open_idx on public.case_flags (case_id) where cleared_at is null;
create index case_flags_raised_by_idx on public.case_flags (raised_by) where raised_by is not null;
create index case_flags_cleared_by_idx on public.case_flags (cleared_by) where cleared_by is not null;
comment on table public.case_flags is 'What staff look at before the queue; raised by the application or by hand, cleared by a person.';

grant select, insert, update, delete on public.case_flags to service_role;

create function private.stale_answer(p_by uuid, p_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', 'stale', 'changedBy', private.staff_name(p_by), 'changedAt', p_at)
$$;
comment on function private.stale_answer(uuid, timestamptz) is 'Somebody was faster: who, and when.';

create function public.set_case_flag(
  p_idempotency_key text,
  p_case_id uuid,
  p_flag public.case_flag,
  p_raised boolean,
  p_note text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_may_undo boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid := (select id from public.cases where id = p_case_id);
  v_count integer;
  v_before jsonb;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  elsif v_case_id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select jsonb_build_object('flag', p_flag, 'raised', p_raised, 'note', max(note)) into v_before
  from public.case_flags where case_id = v_case_id and flag = p_flag;
  if p_raised then
    insert into public.case_flags (case_id, flag, raised_by, note) values (v_case_id, p_flag, p_actor_id, p_note)
    on conflict (case_id, flag) do update set
      raised_at = now(), raised_by = excluded.raised_by, cleared_at = null, cleared_by = null, note = excluded.note
      where case_flags.cleared_at is not null;
  else
    update public.case_flags set cleared_at = now(), cleared_by = p_actor_id, note = p_note
    where case_id = v_case_id and flag = p_flag and cleared_at is null;
  end if;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    return private.keep_answer(p_idempotency_key, (
      select private.stale_answer(coalesce(cleared_by, raised_by), coalesce(cleared_at, raised_at))
      from (select 1) as always left join public.case_flags on case_id = v_case_id and flag = p_flag));
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case_id, case when p_raised then 'flag_raised' else 'flag_cleared' end,
                            jsonb_build_object('flag', p_flag));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done',
    'undo', private.keep_undo('flag', v_case_id, p_actor_id, private.undo_until(p_actor_id, p_may_undo), v_before)));
end
$$;
comment on function public.set_case_flag is 'p_raised: boolean → { outcome: done | stale | unknown, undo? }.';

create function public.set_case_hold(
  p_idempotency_key text,
  p_case_id uuid,
  p_kind public.hold_kind,
  p_held boolean,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_reason text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid;
  v_count integer;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select id into v_case_id from public.cases where id = p_case_id for no key update;
  if v_case_id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if p_held then
    insert into public.case_holds (case_id, kind, reason, held_by) values (v_case_id, p_kind, p_reason, p_actor_id)
    on conflict do nothing;
  elsif p_kind = 'dispute' and exists (
    select from public.cases as one join public.orders as bought on bought.id = one.order_id
    where one.id = v_case_id and bought.disputed_at is not null) then
    -- The bank's question ends it, nobody here.
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'disputed'));
  elsif p_kind = 'safety' and p_actor_role <> 'attorney' and exists (
    select from public.cases where id = v_case_id and status not in ('closed', 'cancelled')) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'attorney_only'));
  else
    update public.case_holds set released_at = now(), released_by = p_actor_id
    where case_id = v_case_id and kind = p_kind and released_at is null;
  end if;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    return private.keep_answer(p_idempotency_key, (
      select private.stale_answer(coalesce(released_by, held_by), coalesce(released_at, held_at))
      from (select 1) as always left join (
        select * from public.case_holds where case_id = v_case_id and kind = p_kind order by held_at desc limit 1
      ) as last on true));
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case_id, case when p_held then 'hold_set' else 'hold_released' end,
                            jsonb_build_object('kind', p_kind));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.set_case_hold is
  'p_held: boolean → { outcome: done | stale | unknown | disputed | attorney_only (a hold for safety on an open case) }.';

create function public.save_case_task(
  p_idempotency_key text,
  p_case_id uuid,
  p_act text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_task_id uuid default null,
  p_version integer default null,
  p_title text default null,
  p_owner_id uuid default null,
  p_due_at timestamptz default null,
  p_may_undo boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid := (select id from public.cases where id = p_case_id);
  v_task public.case_tasks;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key, p_owner_id);
  if v_answer is not null then
    return v_answer;
  end if;
  if p_task_id is not null then
    select * into v_task from public.case_tasks where id = p_task_id and case_id = v_case_id for no key update;
  end if;
  if v_case_id is null or (p_task_id is not null and v_task.id is null) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif v_task.id is not null and v_task.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_answer(v_task.done_by, v_task.updated_at));
  elsif p_owner_id is not null and not exists (
    select from public.users where id = p_owner_id and role <> 'client' and is_active) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'no_owner'));
  end if;
  if v_task.id is null then
    insert into public.case_tasks (case_id, code, title, owner_id, due_at, created_by)
    values (v_case_id, 'custom', p_title, p_owner_id, p_due_at, p_actor_id)
    returning * into v_task;
  elsif p_act = 'done' then
    update public.case_tasks set done_at = now(), done_by = p_actor_id where id = v_task.id;
  elsif p_act = 'reopen' then
    update public.case_tasks set done_at = null, done_by = null where id = v_task.id;
  else
    update public.case_tasks set owner_id = p_owner_id, due_at = p_due_at,
      title = case when code = 'custom' then coalesce(p_title, title) end
    where id = v_task.id;
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case_id, 'task_saved', jsonb_build_object('code', v_task.code, 'act', p_act));
  -- A booked call that was held stands in the history of its client.
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'taskId', v_task.id,
    'undo', case when p_act = 'done' and v_task.code <> 'call_client' then private.keep_undo(
      'task', v_case_id, p_actor_id, private.undo_until(p_actor_id, p_may_undo), jsonb_build_object('taskId', v_task.id)) end));
end
$$;
comment on function public.save_case_task is
  'p_act: add | done | reopen | change → { outcome: done | stale | unknown | no_owner, taskId?, undo? }.';

create function private.assign_case(p_case public.cases, p_owner_id uuid, p_actor_id uuid, p_role public.actor_role) returns text
language plpgsql volatile set search_path = '' as $$
begin
  if p_case.id is null then
    return 'unknown';
  elsif p_case.status in ('closed', 'cancelled') then
    return 'over';
  elsif p_case.assigned_to is not distinct from p_owner_id then
    return 'same';
  elsif private.has_conflict(p_owner_id, p_case.id) then
    return 'conflict';
  end if;
  update public.cases set assigned_to = p_owner_id where id = p_case.id;
  -- Tasks of whoever had the case go along; those somebody else took stay theirs.
  update public.case_tasks set owner_id = p_owner_id
  where case_id = p_case.id and done_at is null and dropped_at is null and owner_id is not distinct from p_case.assigned_to;
  perform private.audit_case(p_actor_id, p_role, p_case.id, 'case_assigned', jsonb_build_object('ownerId', p_owner_id));
  return 'done';
end
$$;
comment on function private.assign_case is
  'p_case: locked. Gives one case to somebody, or to nobody → what became of it: done | same | over | conflict | unknown.';

create function public.assign_cases(
  p_idempotency_key text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_owner_id uuid default null,
  p_case_ids jsonb default null,
  p_from_id uuid default null,
  p_may_undo boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_id uuid;
  v_result text;
  v_results jsonb := '[]';
  v_before jsonb := '[]';
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', one::uuid, p_idempotency_key),
    -- Of several cases each says for itself whether a conflict is in the way.
    private.refuse_own(p_owner_id, 'case', one::uuid)
  from jsonb_array_elements_text(coalesce(p_case_ids, '[]')) as listed (one);
  if v_answer is not null then
    return v_answer;
  elsif p_owner_id is not null and not exists (
    select from public.users where id = p_owner_id and role <> 'client' and is_active) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'no_owner'));
  end if;
  -- In one order, so that two who assign the same cases do not wait in a circle.
  for v_id in
    select id from (
      select value::uuid as id from jsonb_array_elements_text(coalesce(p_case_ids, '[]'))
      union
      -- All open work of somebody who leaves.
      select id from public.cases
      where assigned_to = p_from_id and status not in ('closed', 'cancelled')
    ) as listed order by id
  loop
    select * into v_case from public.cases where id = v_id for no key update;
    v_result := private.assign_case(v_case, p_owner_id, p_actor_id, p_actor_role);
    v_results := v_results || jsonb_build_object('id', v_id, 'result', v_result);
    if v_result = 'done' then
      v_before := v_before || jsonb_build_object('caseId', v_id, 'ownerId', v_case.assigned_to);
    end if;
  end loop;
  if p_from_id is not null then
    -- Also what is left to do in cases of theirs that are over, which go to nobody.
    update public.case_tasks set owner_id = p_owner_id
    where done_at is null and dropped_at is null and (owner_id = p_from_id
      or (owner_id is null and case_id in (select id from public.cases where assigned_to = p_from_id)));
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'results', v_results,
    'undo', case when p_from_id is null and v_before <> '[]' then private.keep_undo(
      'assign', null, p_actor_id, private.undo_until(p_actor_id, p_may_undo), jsonb_build_object('to', p_owner_id, 'cases', v_before)) end));
end
$$;
comment on function public.assign_cases is
  'p_owner_id (null: nobody); p_case_ids: at most 100; p_from_id: all open cases and tasks of this person → { outcome: done | no_owner, '
  'results: { id, result: done | same | over | conflict | unknown }[], undo? }.';

-- A case that is over is held by nothing: what would have been waited for is past.
create function private.release_holds() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_holds set released_at = now() where case_id = new.id and released_at is null;
  return null;
end
$$;
comment on function private.release_holds() is 'Trigger: closing or canceling a case releases its holds.';

create trigger release_holds after update of status on public.cases
  for each row when (new.over_since is not null and old.over_since is null) execute function private.release_holds();
