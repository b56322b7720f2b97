-- Papers are approved by the attorney and then by the client, each by the hash of what they read, or returned. Before
-- papers go out, the client says of each person who receives a copy whether they are a danger.

create function private.versions_named(p_documents jsonb) returns setof public.generated_documents
language sql stable set search_path = '' as $$
  select version.* from jsonb_array_elements(p_documents) as listed (named)
  join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
  order by version.id
$$;
comment on function private.versions_named(jsonb) is 'p_documents: [{ documentId }], in the order in which they are locked.';

-- Who acts on a version that was replaced hears with the refusal which papers have a newer one.
create function private.stale_papers(p_matter public.court_matters, p_documents jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with named as (
    select (one ->> 'documentId')::uuid as id from jsonb_array_elements(p_documents) as listed (one)
  ), newest as (
    select distinct on (version.paper_id) version.*
    from public.generated_documents as version
    where version.paper_id in (
      select seen.paper_id from public.generated_documents as seen join public.case_papers as paper on paper.id = seen.paper_id
      where paper.matter_id = p_matter.id and seen.id in (select id from named))
    order by version.paper_id, version.version_number desc
  ), changed as (
    select * from newest where id not in (select id from named)
  )
  select private.stale_matter(p_matter) || coalesce((
    select jsonb_build_object(
      'changedBy', private.staff_name(last.generated_by), 'changedAt', last.created_at,
      'papers', (select jsonb_agg(jsonb_build_object(
        'kind', document_type, 'versionNumber', version_number, 'pageCode', page_code)) from changed))
    from (select * from changed order by created_at desc limit 1) as last
  ), '{}')
$$;
comment on function private.stale_papers(public.court_matters, jsonb) is
  'p_documents: [{ documentId }] → private.stale_matter, or whose change it was and papers: [{ kind, versionNumber, pageCode }] of versions '
  'newer than those.';

create function private.recorded_refusal(p_documents jsonb, p_ticket_hashes jsonb, p_actor_id uuid, p_role public.actor_role) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_bad jsonb;
begin
  -- Who prepared does not approve, nor note an approval; an attorney may.
  if p_role <> 'attorney' and exists (select from private.versions_named(p_documents) where generated_by = p_actor_id) then
    return jsonb_build_object('outcome', 'own_work');
  elsif jsonb_array_length(p_ticket_hashes) = 0 then
    return jsonb_build_object('outcome', 'no_copy');
  end if;
  v_bad := private.refused_tickets(p_ticket_hashes);
  return case when v_bad <> '[]' then jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad) end;
end
$$;
comment on function private.recorded_refusal is
  'Why what a client signed on paper is not noted (p_ticket_hashes: of its picture); null: nothing is in the way.';

create function private.client_refusal(
  p_matter public.court_matters, p_documents jsonb, p_ticket_hashes jsonb, p_actor_id uuid, p_role public.actor_role
) returns jsonb
language sql volatile set search_path = '' as $$
  -- Whoever gets a copy is asked about first, whichever way the yes comes.
  select case
    when private.lacks_danger_answer(p_matter.id) then jsonb_build_object('outcome', 'danger_open')
    when cardinality(private.changed_papers(p_matter.id)) > 0 then jsonb_build_object('outcome', 'not_ready')
    when private.is_in_danger(p_matter.id) then jsonb_build_object('outcome', 'danger')
    when p_role <> 'client' then private.recorded_refusal(p_documents, p_ticket_hashes, p_actor_id, p_role)
  end
$$;
comment on function private.client_refusal is
  'Why these papers are not approved for the client, by themselves or noted by staff; null: nothing is in the way.';

create function private.approval_refusal(
  p_matter public.court_matters, p_as public.account_role, p_documents jsonb, p_typed_name text, p_alike_reason text,
  p_ticket_hashes jsonb, p_actor_id uuid, p_role public.actor_role
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_named jsonb := private.named_versions(p_matter, p_documents);
  v_refusal jsonb;
begin
  if p_as = 'attorney' and private.has_lapsed(p_actor_id) then
    return jsonb_build_object('outcome', 'licence_lapsed');
  elsif (v_named ->> 'count')::integer = 0 or v_named -> 'count' <> v_named -> 'current' then
    return private.stale_papers(p_matter, p_documents);
  elsif p_matter.left_out_at is not null or p_matter.status in ('submitted', 'closed', 'cancelled')
    or (p_as = 'client' and p_matter.status in ('in_review', 'waiting_for_client', 'preparing', 'attorney_review')) then
    return jsonb_build_object('outcome', 'not_now');
  elsif p_role = 'client' and not private.is_own_name(p_typed_name, p_actor_id) then
    return jsonb_build_object('outcome', 'other_name');
  elsif p_as = 'client' then
    v_refusal := private.client_refusal(p_matter, p_documents, p_ticket_hashes, p_actor_id, p_role);
    if v_refusal is not null then
      return v_refusal;
    end if;
  end if;
  -- One that is not ready refuses the call: the answer is the same for all of them.
  if exists (
    select from private.versions_named(p_documents) as version
    where version.status = 'returned' or (
      p_as = 'client' and (select attorney_needed from public.filing_rules)
      and not (select attorney_approved from public.current_papers where document_id = version.id))
  ) then
    return jsonb_build_object('outcome', 'not_ready');
  elsif p_as = 'attorney' and p_alike_reason is null and private.alike_statement(p_matter.id) is not null and exists (
    select from private.versions_named(p_documents) as version
    join public.current_papers as current on current.document_id = version.id
    where version.document_type in ('motion', 'affidavit') and not current.attorney_approved
  ) then
    return jsonb_build_object('outcome', 'alike');
  end if;
  return null;
end
$$;
comment on function private.approval_refusal is
  'Why these papers cannot be approved now → the answer of approve_papers (p_as: for whom the approval counts); null: nothing is in the way.';

create function private.write_approval(
  p_case public.cases, p_matter public.court_matters, p_document public.generated_documents, p_as public.account_role,
  p_read_as public.reading_way, p_typed_name text, p_language public.locale, p_alike_reason text, p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_recorded boolean := p_as = 'client' and p_role <> 'client';
begin
  insert into public.paper_approvals
    (document_id, sha256, as_role, approved_by, recorded_by, typed_name, language, own_work, alike_reason, read_as)
  values (p_document.id, p_document.sha256, p_as, case when v_recorded then p_case.user_id else p_actor_id end,
          case when v_recorded then p_actor_id end, p_typed_name, p_language,
          p_as = 'attorney' and p_document.generated_by is not distinct from p_actor_id,
          case when p_as = 'attorney' and p_document.document_type in ('motion', 'affidavit') then p_alike_reason end,
          case when v_recorded then 'on_paper' when p_as = 'client' then p_read_as end);
  update public.generated_documents set
    status = case when status in ('signed', 'filed', 'client_approved') then status
             else (p_as || '_approved')::public.paper_state end,
    approved_by_attorney = case when p_as = 'attorney' then p_actor_id else approved_by_attorney end,
    reviewed_by = case when p_as = 'attorney' then p_actor_id else reviewed_by end
  where id = p_document.id;
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (p_case.id, 'paper_approved', jsonb_build_object('matter', p_matter.place, 'kind', p_document.document_type,
            'version', p_document.version_number, 'as', p_as, 'recorded', v_recorded, 'documentId', p_document.id),
          p_matter.status, p_as = 'attorney', p_actor_id, p_role);
  perform private.audit_case(p_actor_id, p_role, p_case.id, case when v_recorded then 'paper_approval_recorded' else 'paper_approved' end,
    jsonb_build_object('documentId', p_document.id, 'sha256', p_document.sha256));
end
$$;
comment on function private.write_approval is 'The approval of one version, which the caller has locked.';

create function private.move_when_approved(
  p_case public.cases, p_matter public.court_matters, p_as public.account_role, p_tasks jsonb, p_actor_id uuid, p_role public.actor_role
) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_to public.case_status := case when p_as = 'attorney' and p_matter.status = 'attorney_review' then 'client_review'
                                  when p_as = 'client' and p_matter.status = 'client_review' then 'ready_to_file' end;
begin
  if v_to is not null and private.all_approved(p_matter.id, p_as)
    and private.may_move_case(p_matter.status, v_to, p_role) and not private.is_stopped_by_hold(p_matter, v_to)
    and cardinality(private.missing_for(p_matter.status, v_to, p_matter)) = 0
  then
    perform private.apply_move(p_case, private.with_facts(p_matter, v_to, '{}', p_actor_id), p_matter.status, v_to,
      p_actor_id, p_role, '{}');
    perform private.add_tasks(p_case.id, p_matter.id, p_tasks -> v_to::text, p_actor_id);
    if p_role = 'client' then
      perform private.mail_about_case(p_case, 'staff');
    end if;
    return true;
  elsif p_as = 'attorney' and p_matter.status not in ('in_review', 'waiting_for_client', 'preparing', 'attorney_review') then
    -- A paper that follows later, such as a new address: nothing moves, and the client has something to read.
    perform private.notify_client(p_case, 'papers_ready', jsonb_build_object('matter', p_matter.place), true);
    perform private.mail_about_case(p_case, 'papers');
  end if;
  return false;
end
$$;
comment on function private.move_when_approved is
  'p_tasks: as of approve_papers → whether that was the last approval, and the matter went on.';

create function private.approve_versions(
  p_case public.cases, p_matter public.court_matters, p_as public.account_role, p_documents jsonb, p_typed_name text,
  p_language public.locale, p_ticket_hashes jsonb, p_alike_reason text, p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_files uuid[] := private.attach_case_files(
    p_case.id, case when p_as = 'client' and p_role <> 'client' then p_ticket_hashes else '[]' end, p_actor_id);
  v_document public.generated_documents;
begin
  for v_document in
    select version.* from public.generated_documents as version
    where version.id in (select id from private.versions_named(p_documents)) order by version.id for no key update of version
  loop
    -- Approved before, by the same or another call: that approval stands.
    continue when (select case p_as when 'attorney' then attorney_approved else client_approved end
                   from public.current_papers where document_id = v_document.id);
    perform private.write_approval(p_case, p_matter, v_document, p_as, (
      select (named ->> 'readAs')::public.reading_way from jsonb_array_elements(p_documents) as listed (named)
      where (named ->> 'documentId')::uuid = v_document.id limit 1
    ), p_typed_name, p_language, p_alike_reason, p_actor_id, p_role);
    update public.case_documents set version_id = v_document.id where id = any (v_files) and version_id is null;
  end loop;
end
$$;
comment on function private.approve_versions is
  'Writes what approve_papers was told of each version; the picture of a signed copy belongs to the first of them.';

create function public.approve_papers(
  p_idempotency_key text,
  p_matter_id uuid,
  p_documents jsonb,
  p_typed_name text,
  p_language public.locale,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_as public.account_role default null,
  p_ticket_hashes jsonb default '[]',
  p_alike_reason text default null,
  p_tasks jsonb default '{}'
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  -- Staff note an approval of the client.
  v_as public.account_role := case p_actor_role when 'attorney' then coalesce(p_as, 'attorney') else 'client' end;
  v_matter public.court_matters;
  v_case public.cases;
  v_moved boolean;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  v_answer := private.approval_refusal(
    v_matter, v_as, p_documents, p_typed_name, p_alike_reason, p_ticket_hashes, p_actor_id, p_actor_role);
  if v_answer ->> 'outcome' in ('other_name', 'alike') then
    -- Not kept: the same call with the right name, or a reason, goes through.
    return v_answer;
  elsif v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  select * into v_case from public.cases where id = v_matter.case_id;
  perform private.approve_versions(
    v_case, v_matter, v_as, p_documents, p_typed_name, p_language, p_ticket_hashes, p_alike_reason, p_actor_id, p_actor_role);
  v_moved := private.move_when_approved(v_case, v_matter, v_as, p_tasks, p_actor_id, p_actor_role);
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'moved', v_moved, 'status', (select status from public.court_matters where id = v_matter.id)
  ));
end
$$;
comment on function public.approve_papers is
  'p_documents: [{ documentId, sha256, readAs? }]; p_as: client (an attorney notes a signed copy); p_ticket_hashes: of the signed copy, where '
  'staff note the approval of a client; p_alike_reason: of an attorney, where another client''s statement is too alike; p_tasks: { <state it '
  'may move to>: as private.add_tasks } → { outcome: done | stale (private.stale_papers) | not_now | not_ready | danger | danger_open | '
  'other_name | own_work | licence_lapsed | alike | no_copy | bad_ticket | unknown, moved, status }. When all are approved, the matter moves on.';

create function private.return_versions(
  p_case public.cases, p_matter public.court_matters, p_documents jsonb, p_language public.locale, p_actor_id uuid, p_role public.actor_role
) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_is_client boolean := p_role = 'client';
  v_one record;
  v_returns integer := 0;
begin
  for v_one in
    select version.id, version.paper_id, version.document_type, version.version_number, named ->> 'words' as words
    from jsonb_array_elements(p_documents) as listed (named)
    join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
    order by version.id for no key update of version
  loop
    update public.generated_documents set
      status = 'returned', change_asked = case when v_is_client then v_one.words else change_asked end,
      returned_note = case when v_is_client then returned_note else v_one.words end,
      reviewed_by = case when v_is_client then reviewed_by else p_actor_id end
    where id = v_one.id;
    insert into public.case_updates (case_id, code, params, description, language, status, is_internal, created_by, created_by_role)
    values (p_case.id, case when v_is_client then 'change_asked' else 'paper_returned' end::public.case_update_code,
            jsonb_build_object('matter', p_matter.place, 'kind', v_one.document_type, 'version', v_one.version_number,
              'documentId', v_one.id),
            v_one.words, p_language, p_matter.status, not v_is_client, p_actor_id, p_role);
    perform private.audit_case(p_actor_id, p_role, p_case.id, 'paper_returned', jsonb_build_object('documentId', v_one.id));
    v_returns := greatest(v_returns, (
      select count(*) from public.generated_documents where paper_id = v_one.paper_id and returned_note is not null
    ));
  end loop;
  return v_returns;
end
$$;
comment on function private.return_versions is
  'p_documents: as of return_papers → how often the attorney returned the most often returned of them.';

create function public.return_papers(
  p_idempotency_key text,
  p_matter_id uuid,
  p_documents jsonb,
  p_language public.locale,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_answer_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_is_client boolean := p_actor_role = 'client';
  v_matter public.court_matters;
  v_case public.cases;
  v_named jsonb;
  v_returns integer;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null or p_actor_role not in ('client', 'attorney') then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  v_named := private.named_versions(v_matter, p_documents);
  if (v_named ->> 'count')::integer = 0 or v_named -> 'count' <> v_named -> 'current' then
    return private.keep_answer(p_idempotency_key, private.stale_papers(v_matter, p_documents));
  elsif v_matter.status <> (case when v_is_client then 'client_review' else 'attorney_review' end)::public.case_status
    or v_matter.left_out_at is not null
  then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  select * into v_case from public.cases where id = v_matter.case_id;
  v_returns := private.return_versions(v_case, v_matter, p_documents, p_language, p_actor_id, p_actor_role);
  -- A hold stops the work and no word about it: staff take the matter back when the hold ends.
  if not private.is_stopped_by_hold(v_matter, 'preparing') then
    perform private.apply_move(v_case, private.with_facts(v_matter, 'preparing', '{}', p_actor_id), v_matter.status, 'preparing',
      p_actor_id, p_actor_role, jsonb_build_object('reason', case when v_is_client then 'change_asked' else 'paper_returned' end));
  end if;
  perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
    'code', 'prepare_papers', 'dueAt', p_answer_due_at, 'dedupeKey', 'prepare_papers:' || v_matter.id || ':' || v_matter.version
  )), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'status', (select status from public.court_matters where id = v_matter.id), 'timesReturned', v_returns
  ));
end
$$;
comment on function public.return_papers is
  'p_documents: [{ documentId, sha256, words }]; an attorney returns with comments, a client asks for a change → { outcome: done | stale '
  '(private.stale_papers) | not_now | unknown, status, timesReturned: by the attorney, the most often returned of them }.';

create function private.may_be_stopped(p_status public.case_status) returns boolean
language sql immutable set search_path = '' as $$
  select p_status not in ('granted', 'denied', 'notifying', 'closed', 'cancelled')
$$;
comment on function private.may_be_stopped is 'Whether a client may still say that a matter in this state should not go on: no judge has decided, and it is not over.';

create function public.stop_matter(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_language public.locale,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_words text default null,
  p_answer_due_at timestamptz default null,
  p_refund_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
  v_done text;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null or p_actor_role <> 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_matter(v_matter));
  end if;
  select * into v_case from public.cases where id = v_matter.case_id;
  if v_matter.left_out_at is not null or not private.may_be_stopped(v_matter.status) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  insert into public.case_updates (case_id, code, params, description, language, status, created_by, created_by_role)
  values (v_case.id, 'stop_asked', jsonb_build_object('matter', v_matter.place), p_words, p_language,
          v_matter.status, p_actor_id, 'client');
  if v_matter.status in ('filed', 'hearing_set') then
    -- The court has it: staff talk to the client and withdraw it there.
    v_done := 'asked';
    perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'stop_asked', 'dueAt', p_answer_due_at, 'dedupeKey', 'stop_asked:' || v_matter.id || ':' || v_matter.version
    )), null);
  else
    v_done := 'cancelled';
    perform private.apply_move(v_case,
      private.with_facts(v_matter, 'cancelled', jsonb_build_object('endReason', 'client_stopped'), p_actor_id),
      v_matter.status, 'cancelled', p_actor_id, 'system', '{}');
    perform private.refund_of_ending(v_case, 'client_stopped', p_actor_id, 'client');
    -- What of the fee goes back is for staff to say, in writing.
    perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'decide_refund', 'dueAt', p_refund_due_at, 'dedupeKey', 'decide_refund:' || v_matter.id || ':' || v_matter.version
    )), null);
  end if;
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'stopped', v_done, 'status', (select status from public.court_matters where id = v_matter.id)
  ));
end
$$;
comment on function public.stop_matter is
  'p_actor_role: client → { outcome: done | stale | not_now | unknown, stopped: cancelled (before filing) | asked (the court has it; a task '
  'for staff), status }.';

create function public.settle_court_fee(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_settled boolean,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null or p_actor_role = 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_matter(v_matter));
  end if;
  if private.is_case_over(v_matter.status) or v_matter.left_out_at is not null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  update public.court_matters set
    court_fee_settled_at = case when p_settled then now() end, changed_by = p_actor_id
  where id = v_matter.id;
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (v_matter.case_id, 'court_fee_settled', jsonb_build_object('matter', v_matter.place, 'settled', p_settled),
          v_matter.status, not p_settled, p_actor_id, p_actor_role);
  perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'court_fee_settled',
    jsonb_build_object('matter', v_matter.place, 'settled', p_settled));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.settle_court_fee is
  '→ { outcome: done | stale | not_now | unknown }. The court''s fee is paid, or its waiver form signed; not settled: it was noted by '
  'mistake.';

create function public.answer_danger(
  p_idempotency_key text,
  p_party_id uuid,
  p_version integer,
  p_answer public.yes_no,
  p_actor_id uuid,
  p_user_id uuid,
  p_answer_due_at timestamptz default null,
  p_mails jsonb default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_party public.matter_parties;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  -- In the order of locks: case, then party.
  select one.* into v_case
  from public.cases as one
  join public.court_matters as matter on matter.case_id = one.id
  join public.matter_parties as party on party.matter_id = matter.id
  where party.id = p_party_id and not party.is_client and matter.left_out_at is null
    and one.user_id = p_user_id
  for no key update of one;
  select * into v_party from public.matter_parties where id = p_party_id and v_case.id is not null for no key update;
  if v_party.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_party.version <> p_version then
    return private.keep_answer(p_idempotency_key, jsonb_build_object(
      'outcome', 'stale', 'changedBy', null, 'changedAt', v_party.updated_at
    ));
  end if;
  update public.matter_parties set
    danger_answer = p_answer, danger_answered_at = now(), changed_by = p_actor_id,
    -- A new yes is decided anew.
    danger_cleared_at = case when p_answer = 'no' then danger_cleared_at end,
    danger_cleared_by = case when p_answer = 'no' then danger_cleared_by end
  where id = v_party.id;
  if p_answer = 'yes' then
    -- Nothing goes forward until the attorney has decided; a court that has the papers is not stopped by us.
    insert into public.case_holds (case_id, kind) values (v_case.id, 'safety') on conflict do nothing;
    insert into public.case_flags (case_id, flag) values (v_case.id, 'safety')
    on conflict (case_id, flag) do update set raised_at = now(), cleared_at = null, cleared_by = null;
    perform private.add_tasks(v_case.id, v_party.matter_id, jsonb_build_array(jsonb_build_object(
      'code', 'reported_by_client', 'dueAt', p_answer_due_at, 'dedupeKey', 'danger:' || v_party.id || ':' || v_party.version
    )), null);
    perform private.insert_mails(p_mails, v_case.intake_form_id, v_case.order_id, v_case.user_id);
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.answer_danger is
  'p_user_id: the client → { outcome: done | stale | unknown }. Yes holds the case until the attorney decides.';
