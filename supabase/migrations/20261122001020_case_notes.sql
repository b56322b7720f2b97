-- What staff write into a case: notes for themselves, updates for the client, and whom they reached.

create function public.write_case_update(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_visible boolean := (p ->> 'visible')::boolean;
  v_case public.cases;
  v_update_id uuid;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  insert into public.case_updates
    (case_id, title, description, language, status, is_internal, created_by, created_by_role)
  values (v_case.id, coalesce(p ->> 'title', ''), p ->> 'text', (p ->> 'language')::public.locale, v_case.status, not v_visible,
          v_actor_id, (p ->> 'actorRole')::public.actor_role)
  returning id into v_update_id;
  if v_visible then
    perform private.notify_client(v_case, 'case_update', jsonb_build_object('updateId', v_update_id), false);
    perform private.mail_about_case(v_case, 'update');
  end if;
  perform private.audit_case(p, v_case.id, case when v_visible then 'case_update_written' else 'case_noted' end,
    jsonb_build_object('updateId', v_update_id));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'updateId', v_update_id));
end
$$;
comment on function public.write_case_update(jsonb) is
  'p { idempotencyKey, caseId, actorId, actorRole, visible, text, title? (of an update), language } → { outcome: done | unknown, '
  'updateId? }. A note stays a note: nothing makes it visible.';

create function public.read_case_updates(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with page as (
    select * from public.case_updates
    where case_id = (p ->> 'caseId')::uuid
      and (p ->> 'actorRole' <> 'client' or not is_internal)
      and (p ->> 'visible' is null or is_internal <> (p ->> 'visible')::boolean)
      and (p ->> 'before' is null or position < (p ->> 'before')::bigint)
    order by position desc
    limit (p ->> 'limit')::integer + 1
  ), shown as (
    select * from page order by position desc limit (p ->> 'limit')::integer
  )
  select jsonb_build_object(
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', one.id, 'code', one.code, 'params', one.params, 'title', nullif(one.title, ''), 'text', one.description,
      'language', one.language, 'status', one.status, 'internal', one.is_internal, 'createdAt', one.created_at,
      'role', one.created_by_role,
      'by', case when p ->> 'actorRole' = 'client' then null
        else (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = one.created_by) end
    ) order by one.position desc), '[]'),
    'before', case when (select count(*) from page) > (p ->> 'limit')::integer then (select min(position)::text from shown) end
  )
  from shown as one
$$;
comment on function public.read_case_updates(jsonb) is
  'p { caseId, actorRole, visible?, before?, limit } → { items, the newest first, before }. A client never gets an internal one. '
  'Whose case it is, the caller has asked.';

create function public.log_contact(p jsonb) returns jsonb
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
  '{ outcome: done | unknown, contactId? }. Reaching the client ends the hold of an unreachable one.';

create function public.read_contact_log(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'id', one.id, 'channel', one.channel, 'direction', one.direction, 'reached', one.reached, 'note', one.note,
    'nextTryOn', one.next_try_on, 'happenedAt', one.happened_at,
    'by', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = one.logged_by)
  ) order by one.happened_at desc, one.id), '[]'))
  from (
    select * from public.contact_log where case_id = (p ->> 'caseId')::uuid order by happened_at desc, id limit (p ->> 'limit')::integer
  ) as one
$$;
comment on function public.read_contact_log(jsonb) is 'p { caseId, limit } → { items, the newest first }. For staff only.';

revoke execute on function
  public.write_case_update(jsonb), public.read_case_updates(jsonb), public.log_contact(jsonb), public.read_contact_log(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.write_case_update(jsonb), public.read_case_updates(jsonb), public.log_contact(jsonb), public.read_contact_log(jsonb)
  to service_role;
