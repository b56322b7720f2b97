-- Who leaves takes no work along: cases and tasks go back to nobody at once, each case with a task to find an owner. And a
-- client's report never says that we filed.
create function private.return_work_of_leaver() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case_id uuid;
begin
  -- In one order for everybody, so that two who change the same cases do not wait in a circle.
  for v_case_id in
    select id from public.cases where assigned_to = new.id and not private.is_case_over(status) order by id for no key update
  loop
    update public.cases set assigned_to = null where id = v_case_id;
    update public.case_tasks set owner_id = null
    where case_id = v_case_id and owner_id = new.id and done_at is null and dropped_at is null;
    perform private.add_tasks(v_case_id, null, jsonb_build_array(jsonb_build_object(
      'code', 'owner_left', 'dueAt', now(), 'dedupeKey', 'owner_left:' || new.id || ':' || v_case_id || ':' || new.deactivated_at
    )), null);
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
    values (new.deactivated_by, coalesce((select role::text from public.users where id = new.deactivated_by), 'system')::public.actor_role,
            'case_assigned', 'case', v_case_id::text, jsonb_build_object('ownerId', null));
  end loop;
  -- What they had taken on in cases of others goes to whoever has the case.
  update public.case_tasks as task set owner_id = one.assigned_to
  from public.cases as one
  where one.id = task.case_id and task.owner_id = new.id and task.done_at is null and task.dropped_at is null;
  return null;
end
$$;
comment on function private.return_work_of_leaver() is 'Trigger: open cases and tasks of somebody who leaves are free at once.';
create trigger return_work_of_leaver after update of deactivated_at on public.users
  for each row when (old.deactivated_at is null and new.deactivated_at is not null and new.role <> 'client')
  execute function private.return_work_of_leaver();

-- An owner who has the case finds it; then there is nothing left to do about it.
create function private.drop_owner_left() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_tasks set done_at = now()
  where case_id = new.id and code = 'owner_left' and done_at is null and dropped_at is null;
  return null;
end
$$;
comment on function private.drop_owner_left() is 'Trigger: a case that has an owner again waits for none.';
create trigger drop_owner_left after update of assigned_to on public.cases
  for each row when (new.assigned_to is not null and old.assigned_to is distinct from new.assigned_to)
  execute function private.drop_owner_left();

create or replace function public.move_matter(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_to public.case_status := p ->> 'to';
  v_role public.actor_role := p ->> 'actorRole';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_matter public.court_matters;
  v_after public.court_matters;
  v_from public.case_status;
  v_missing public.move_need[];
  v_update_id uuid;
  v_refund boolean := false;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  -- In the order of locks: case, then matter.
  select one.* into v_case from public.cases as one join public.court_matters as matter on matter.case_id = one.id
  where matter.id = (p ->> 'matterId')::uuid and (p ->> 'userId' is null or one.user_id = (p ->> 'userId')::uuid)
  for no key update of one;
  select * into v_matter from public.court_matters where id = (p ->> 'matterId')::uuid and case_id = v_case.id for no key update;
  if v_matter.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  v_from := v_matter.status;
  if v_matter.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
      'outcome', 'stale', 'status', v_from, 'changedAt', v_matter.updated_at,
      'changedBy', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = v_matter.changed_by)
    ));
  end if;
  if v_matter.left_out_at is not null or not private.may_move_case(v_from, v_to, v_role) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden', 'status', v_from));
  end if;
  -- What a client reports was filed by the client, whatever the report says: else our own papers would count as filed.
  v_after := private.with_facts(v_matter, v_to, coalesce(p -> 'facts', '{}')
    || case when v_role = 'client' then '{"filedBy": "client"}'::jsonb else '{}' end, v_actor_id);
  if private.is_stopped_by_hold(v_after, v_to) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'held', 'status', v_from));
  end if;
  perform pg_catalog.set_config('app.move_reason', coalesce(p #>> '{words,reason}', p #>> '{words,message}', ''), true);
  v_missing := private.missing_for(v_from, v_to, v_after);
  if cardinality(v_missing) > 0 then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
      'outcome', 'missing', 'status', v_from, 'missing', to_jsonb(v_missing)
    ));
  end if;
  v_update_id := private.apply_move(v_case, v_after, v_from, v_to, v_actor_id, v_role, coalesce(p -> 'words', '{}'));
  if v_to in ('denied', 'cancelled') or (v_to = 'closed' and v_from <> 'denied') then
    v_refund := private.refund_of_ending(v_case, coalesce(v_after.end_reason::text, v_after.outcome::text), v_actor_id, v_role);
  end if;
  perform private.add_tasks(v_case.id, v_matter.id, p -> 'tasks', v_actor_id);
  perform private.insert_mails(p -> 'mails', v_case.intake_form_id, v_case.order_id, v_case.user_id);
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'status', v_to, 'caseId', v_case.id, 'updateId', v_update_id, 'refundOpened', v_refund,
    'caseStatus', (select status from public.cases where id = v_case.id)
  ));
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
