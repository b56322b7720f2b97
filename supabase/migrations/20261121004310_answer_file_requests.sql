-- Asking a client for files, answering, and deciding about what came.

create function private.stale_request(p_request public.file_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'stale', 'changedAt', p_request.updated_at,
    'changedBy', (select nullif(private.person_name(first_name, last_name), '') from public.users where id = p_request.decided_by)
  )
$$;
comment on function private.stale_request(public.file_requests) is 'The answer to who saw an older version of a request.';

create function private.request_of_write(p_request_id uuid, p_actor_id uuid, p_actor_role public.actor_role) returns public.file_requests
language plpgsql volatile set search_path = '' as $$
declare
  v_request public.file_requests;
begin
  -- In the order of locks: case, then request.
  perform from public.cases as one join public.file_requests as request on request.case_id = one.id
  where request.id = p_request_id and (p_actor_role <> 'client' or one.user_id = p_actor_id)
  for no key update of one;
  if not found then
    return null;
  end if;
  select * into v_request from public.file_requests where id = p_request_id for no key update;
  return v_request;
end
$$;
comment on function private.request_of_write(uuid, uuid, public.actor_role) is
  'The request, locked with its case. No row for a client whose case it is not.';

create function public.ask_files(
  p_idempotency_key text,
  p_case_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_what text,
  p_language public.locale,
  p_matter_id uuid default null,
  p_why text default null,
  p_due_on date default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_request_id uuid;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p_case_id, p_actor_id, p_actor_role);
  if v_case.id is null or p_actor_role = 'client' or (p_matter_id is not null and not exists (
    select from public.court_matters where id = p_matter_id and case_id = v_case.id
  )) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if private.is_case_over(v_case.status) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'over'));
  end if;
  insert into public.file_requests (case_id, matter_id, what, why, language, due_on, created_by)
  values (v_case.id, p_matter_id, p_what, p_why, p_language,
          p_due_on, p_actor_id)
  returning id into v_request_id;
  insert into public.case_updates (case_id, code, params, status, created_by, created_by_role)
  values (v_case.id, 'request_added', jsonb_build_object('requestId', v_request_id), v_case.status, p_actor_id,
          p_actor_role);
  perform private.notify_client(v_case, 'request_added', jsonb_build_object('requestId', v_request_id), true);
  perform private.mail_about_case(v_case, 'request');
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'files_asked', jsonb_build_object('requestId', v_request_id));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'requestId', v_request_id));
end
$$;
comment on function public.ask_files is '→ { outcome: done | unknown | over (nobody works on it any more), requestId? }.';

create function private.ask_to_check_files(p_case public.cases, p_request public.file_requests, p_due_at timestamptz) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- One task for all that was sent, due as the first of it is.
  if not exists (
    select from public.case_tasks
    where case_id = p_case.id and code = 'check_files' and done_at is null and dropped_at is null
  ) then
    perform private.add_tasks(p_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'check_files', 'dueAt', p_due_at, 'dedupeKey', 'check_files:' || p_request.id || ':' || p_request.version
    )), null);
  end if;
  perform private.mail_about_case(p_case, 'staff');
end
$$;
comment on function private.ask_to_check_files is 'What the answer of a client brings with it: a task to look at the files, and a mail to staff.';

create function public.answer_file_request(
  p_idempotency_key text,
  p_request_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_ticket_hashes jsonb,
  p_most_files integer,
  p_answer_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request public.file_requests;
  v_case public.cases;
  v_bad jsonb;
  v_files uuid[];
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'request', p_request_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_request := private.request_of_write(p_request_id, p_actor_id, p_actor_role);
  if v_request.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  -- Accepted or withdrawn meanwhile; more files for what is still to be looked at are welcome whatever was seen.
  if not private.may_move_request(v_request.status, 'sent', p_actor_role) then
    return private.keep_answer(p_idempotency_key, private.stale_request(v_request));
  end if;
  v_bad := private.refused_tickets(p_ticket_hashes);
  if v_bad <> '[]' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  if (select count(*) from public.case_documents where request_id = v_request.id and withdrawn_at is null)
    + jsonb_array_length(p_ticket_hashes) > p_most_files
  then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'too_many'));
  end if;
  select * into v_case from public.cases where id = v_request.case_id;
  v_files := private.attach_case_files(v_case.id, p_ticket_hashes, p_actor_id, v_request.what);
  update public.case_documents set request_id = v_request.id where id = any (v_files);
  perform private.move_as(p_actor_role);
  update public.file_requests set status = 'sent', answered_at = now() where id = v_request.id;
  perform private.move_as(null);
  insert into public.case_updates (case_id, code, params, status, created_by, created_by_role)
  values (v_case.id, 'request_answered', jsonb_build_object('requestId', v_request.id), v_case.status, p_actor_id, p_actor_role);
  update public.client_notifications set read_at = now()
  where case_id = v_case.id and code = 'request_added' and read_at is null and params ->> 'requestId' = v_request.id::text;
  if p_actor_role = 'client' then
    perform private.ask_to_check_files(v_case, v_request, p_answer_due_at);
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'request_answered', jsonb_build_object('requestId', v_request.id));
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'requestId', v_request.id, 'files', cardinality(v_files)
  ));
end
$$;
comment on function public.answer_file_request is
  '→ { outcome: done | unknown | stale | bad_ticket | too_many, files?, badTickets? }. Staff answer for somebody who sent it otherwise.';

create function public.take_back_file(p_document_id uuid, p_actor_id uuid, p_actor_role public.account_role) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_request_id uuid;
  v_request public.file_requests;
begin
  select request_id into v_request_id from public.case_documents where id = p_document_id;
  v_request := private.request_of_write(v_request_id, p_actor_id, p_actor_role);
  if v_request.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_request.status <> 'sent' then
    return private.stale_request(v_request);
  end if;
  update public.case_documents set withdrawn_at = now()
  where id = p_document_id and withdrawn_at is null and uploaded_by = p_actor_id;
  if not exists (select from public.case_documents where request_id = v_request.id and withdrawn_at is null) then
    perform private.move_as(p_actor_role);
    update public.file_requests set status = 'needed', answered_at = null where id = v_request.id;
    perform private.move_as(null);
    if not exists (select from public.file_requests where case_id = v_request.case_id and status = 'sent') then
      update public.case_tasks set dropped_at = now()
      where case_id = v_request.case_id and code = 'check_files' and done_at is null and dropped_at is null;
    end if;
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.take_back_file is
  'p_actor_role: client → { outcome: done | stale (it was looked at) | unknown }. Doing it twice changes nothing.';

create function public.decide_file_request(
  p_idempotency_key text,
  p_request_id uuid,
  p_version integer,
  p_decision public.request_status,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_note text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_role public.actor_role := p_actor_role;
  v_request public.file_requests;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'request', p_request_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_request := private.request_of_write(p_request_id, p_actor_id, p_actor_role);
  if v_request.id is null or v_role = 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_request.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_request(v_request));
  end if;
  if not private.may_move_request(v_request.status, p_decision, v_role) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'forbidden'));
  end if;
  perform private.move_as(v_role);
  update public.file_requests set
    status = p_decision, returned_note = case when p_decision = 'returned' then p_note else returned_note end,
    decided_by = p_actor_id, decided_at = now()
  where id = v_request.id;
  perform private.move_as(null);
  select * into v_case from public.cases where id = v_request.case_id;
  insert into public.case_updates (case_id, code, params, description, status, created_by, created_by_role)
  values (v_case.id, 'request_decided', jsonb_build_object('requestId', v_request.id, 'decision', p_decision),
          case when p_decision = 'returned' then p_note end, v_case.status, p_actor_id, v_role);
  if p_decision = 'returned' then
    perform private.notify_client(v_case, 'request_returned', jsonb_build_object('requestId', v_request.id), true);
    perform private.mail_about_case(v_case, 'request');
  else
    update public.client_notifications set read_at = now()
    where case_id = v_case.id and code in ('request_added', 'request_returned') and read_at is null
      and params ->> 'requestId' = v_request.id::text;
  end if;
  if not exists (select from public.file_requests where case_id = v_case.id and status = 'sent') then
    update public.case_tasks set done_at = now(), done_by = p_actor_id
    where case_id = v_case.id and code = 'check_files' and done_at is null and dropped_at is null;
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_case.id, 'request_decided', jsonb_build_object('requestId', v_request.id, 'decision', p_decision));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'status', p_decision));
end
$$;
comment on function public.decide_file_request is
  'p_note: the client reads it; with returned → { outcome: done | stale | forbidden | unknown, status? }.';

create function public.read_file_requests(p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'id', one.id, 'matterId', one.matter_id, 'status', one.status, 'what', one.what, 'why', one.why,
    'language', one.language, 'dueOn', one.due_on, 'returnedNote', case when one.status = 'returned' then one.returned_note end,
    'answeredAt', one.answered_at, 'closedAt', one.decided_at, 'version', one.version, 'createdAt', one.created_at,
    'files', private.case_files(array(
      select id from public.case_documents where request_id = one.id order by created_at, id
    ))
  ) order by one.created_at desc, one.id), '[]'))
  from public.file_requests as one
  where one.case_id = p_case_id
$$;
comment on function public.read_file_requests is '→ { items, the newest first }. Whose case it is, the caller has asked.';
