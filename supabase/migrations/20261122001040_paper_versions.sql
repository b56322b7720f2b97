-- Papers: uploaded as versions, approved by the attorney and then by the client, each by the hash of what they read.
alter table public.paper_approvals
  add column own_work boolean not null default false,
  drop constraint paper_approvals_document_id_as_role_key,
  -- Another attorney approves what one who left had approved.
  add constraint paper_approvals_once unique (document_id, as_role, approved_by);
comment on column public.paper_approvals.own_work is 'The attorney had prepared this version too.';

create function private.new_page_code(p_case_id uuid) returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- The alphabet of references: no look-alikes.
  alphabet constant text := 'ACDEFGHJKMNPRTWXY34679';
  bytes bytea;
  code text;
begin
  loop
    bytes := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
    code := '';
    for place in 9..14 loop
      code := code || substr(alphabet, get_byte(bytes, place) % length(alphabet) + 1, 1);
    end loop;
    exit when not exists (select from public.generated_documents where case_id = p_case_id and page_code = code);
  end loop;
  return code;
end
$$;
comment on function private.new_page_code(uuid) is 'Six characters that tell a version from the others of its case.';

create function private.is_court_paper(p_kind public.paper_kind) returns boolean
language sql immutable set search_path = '' as $$
  select p_kind <> 'court_letter'
$$;
comment on function private.is_court_paper(public.paper_kind) is 'Ours, to be approved. A letter of the court is what it is.';

create function private.takes_papers(p_matter public.court_matters, p_kind public.paper_kind) returns boolean
language sql stable set search_path = '' as $$
  select p_matter.left_out_at is null and case
    when not private.is_court_paper(p_kind) then p_matter.status <> 'cancelled'
    -- Somebody else filed: nobody files twice.
    when p_matter.filed_by in ('client', 'other') and p_matter.filed_on is not null then false
    -- Not while the client reads, or after their word: it is brought back to preparing first.
    else p_matter.status not in ('submitted', 'client_review', 'ready_to_file', 'closed', 'cancelled')
  end
$$;
comment on function private.takes_papers(public.court_matters, public.paper_kind) is 'Whether a version may be added now.';

create view public.client_papers with (security_invoker = true) as
select
  one.user_id, paper.case_id, paper.matter_id, paper.id as paper_id, paper.kind, paper.title, paper.language,
  version.id as document_id, version.version_number, version.status, version.sha256, version.page_code,
  version.file_name, version.file_path, version.file_size, version.change_asked, version.created_at
from public.case_papers as paper
join public.cases as one on one.id = paper.case_id
join public.court_matters as matter on matter.id = paper.matter_id
join public.generated_documents as version on version.paper_id = paper.id
where paper.withdrawn_at is null and (
  paper.kind = 'court_letter' or version.change_asked is not null
  or version.status in ('client_approved', 'signed', 'filed')
  or exists (select from public.paper_approvals as given
             where given.document_id = version.id and given.sha256 = version.sha256 and given.as_role = 'client')
  or (
    version.status in ('draft', 'attorney_approved') and matter.status not in ('in_review', 'waiting_for_client', 'preparing', 'attorney_review')
    and (version.status = 'attorney_approved' or not (select attorney_needed from public.filing_rules))
  )
);
comment on view public.client_papers is
  'The versions a client may read: what was given to them to read, what they approved or wanted changed, and letters of the court.';
revoke all on public.client_papers from public, anon, authenticated, service_role;
grant select on public.client_papers to service_role;

create function public.add_paper_version(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_paper public.case_papers;
  v_last public.generated_documents;
  v_upload public.uploads;
  v_document public.generated_documents;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  if v_matter.id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if p ->> 'paperId' is not null then
    select * into v_paper from public.case_papers
    where id = (p ->> 'paperId')::uuid and matter_id = v_matter.id and withdrawn_at is null;
    if v_paper.id is null then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
    end if;
    select * into v_last from public.generated_documents where paper_id = v_paper.id order by version_number desc limit 1;
    if v_last.version_number <> (p ->> 'version')::integer then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
        'outcome', 'stale', 'changedAt', v_last.created_at,
        'changedBy', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = v_last.generated_by)
      ));
    end if;
  end if;
  if not private.takes_papers(v_matter, coalesce(v_paper.kind, (p ->> 'kind')::public.paper_kind)) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'frozen'));
  end if;
  if private.refused_tickets(jsonb_build_array(p ->> 'ticketHash')) <> '[]' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'bad_ticket'));
  end if;
  select * into strict v_upload from private.attach_uploads(jsonb_build_array(p ->> 'ticketHash'), 'case');
  if v_paper.id is null then
    insert into public.case_papers (case_id, matter_id, kind, title, language, created_by)
    values (v_matter.case_id, v_matter.id, (p ->> 'kind')::public.paper_kind, p ->> 'title',
            (p ->> 'language')::public.locale, v_actor_id)
    returning * into v_paper;
  end if;
  -- What was filed stays filed; any other version is no longer the one to read.
  update public.generated_documents set status = 'replaced'
  where paper_id = v_paper.id and status not in ('filed', 'replaced');
  insert into public.generated_documents
    (case_id, paper_id, version_number, upload_id, file_name, file_path, file_size, document_type, sha256, page_code, generated_by)
  values (v_matter.case_id, v_paper.id, coalesce(v_last.version_number, 0) + 1, v_upload.id, v_upload.file_name,
          v_upload.object_key, v_upload.file_size, v_paper.kind::text, p ->> 'sha256', private.new_page_code(v_matter.case_id),
          v_actor_id)
  returning * into v_document;
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (v_matter.case_id, 'paper_added', jsonb_build_object('matter', v_matter.place, 'kind', v_paper.kind,
            'version', v_document.version_number, 'documentId', v_document.id), v_matter.status,
          v_paper.kind <> 'court_letter', v_actor_id, (p ->> 'actorRole')::public.actor_role);
  perform private.audit_case(p, v_matter.case_id, 'paper_added', jsonb_build_object(
    'documentId', v_document.id, 'kind', v_paper.kind, 'version', v_document.version_number, 'sha256', v_document.sha256
  ));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'paperId', v_paper.id, 'documentId', v_document.id, 'versionNumber', v_document.version_number,
    'pageCode', v_document.page_code, 'sha256', v_document.sha256
  ));
end
$$;
comment on function public.add_paper_version(jsonb) is
  'p { idempotencyKey, matterId, paperId? and version (of the one seen), kind, title?, language (of a new paper), ticketHash, sha256, '
  'actorId, actorRole } → { outcome: done | stale | frozen | bad_ticket | unknown, paperId?, documentId?, versionNumber?, pageCode? }.';

create function public.withdraw_paper(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_paper public.case_papers;
  v_matter public.court_matters;
begin
  select * into v_paper from public.case_papers where id = (p ->> 'paperId')::uuid;
  v_matter := private.matter_of_write(p || jsonb_build_object('matterId', v_paper.matter_id));
  if v_matter.id is null or p ->> 'actorRole' = 'client' then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if not private.takes_papers(v_matter, v_paper.kind)
    or exists (select from public.generated_documents where paper_id = v_paper.id and status = 'filed')
  then
    return jsonb_build_object('outcome', 'frozen');
  end if;
  update public.case_papers set withdrawn_at = now() where id = v_paper.id and withdrawn_at is null;
  if found then
    perform private.audit_case(p, v_matter.case_id, 'paper_withdrawn', jsonb_build_object('paperId', v_paper.id));
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.withdraw_paper(jsonb) is
  'p { paperId, actorId, actorRole } → { outcome: done | frozen | unknown }. A paper that is not needed after all; doing it twice changes nothing.';

-- What an approval names: versions of papers of this matter, each by the hash that was read.
create function private.named_versions(p_matter public.court_matters, p_documents jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', count(*), 'current', count(*) filter (where current.document_id is not null and current.sha256 = named ->> 'sha256')
  )
  from jsonb_array_elements(p_documents) as listed (named)
  left join public.current_papers as current
    on current.document_id = (named ->> 'documentId')::uuid and current.matter_id = p_matter.id and current.kind <> 'court_letter'
$$;
comment on function private.named_versions(public.court_matters, jsonb) is
  'p_documents: [{ documentId, sha256 }] → { count, current: how many of them are the newest version, read as it is }.';

create function private.is_in_danger(p_matter_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.matter_parties where matter_id = p_matter_id and danger_answer = 'yes' and danger_cleared_at is null
  )
$$;
comment on function private.is_in_danger(uuid) is 'The client said that somebody who gets a copy is a danger, and the attorney has not decided.';

create function public.approve_papers(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_role public.actor_role := p ->> 'actorRole';
  v_as public.account_role := case p ->> 'actorRole' when 'attorney' then coalesce(p ->> 'as', 'attorney') else 'client' end;
  v_recorded boolean;
  v_matter public.court_matters;
  v_case public.cases;
  v_named jsonb;
  v_document public.generated_documents;
  v_bad jsonb;
  v_files uuid[] := '{}';
  v_to public.case_status;
  v_moved boolean := false;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_recorded := v_as = 'client' and v_role <> 'client';
  v_matter := private.matter_of_write(p);
  if v_matter.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  v_named := private.named_versions(v_matter, p -> 'documents');
  if (v_named ->> 'count')::integer = 0 or v_named -> 'count' <> v_named -> 'current' then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_matter(v_matter));
  end if;
  if v_matter.left_out_at is not null or (case v_as
    when 'attorney' then v_matter.status in ('submitted', 'closed', 'cancelled')
    else v_matter.status in ('submitted', 'in_review', 'waiting_for_client', 'preparing', 'attorney_review', 'closed', 'cancelled')
  end) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  if private.is_in_danger(v_matter.id) and v_as = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'danger'));
  end if;
  if v_recorded then
    -- Who prepared does not approve, nor note an approval; an attorney may.
    if v_role <> 'attorney' and exists (
      select from jsonb_array_elements(p -> 'documents') as listed (named)
      join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
      where version.generated_by = v_actor_id
    ) then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'own_work'));
    end if;
    if jsonb_array_length(coalesce(nullif(p -> 'ticketHashes', 'null'), '[]')) = 0 then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_copy'));
    end if;
    v_bad := private.refused_tickets(p -> 'ticketHashes');
    if v_bad <> '[]' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
    end if;
  end if;
  for v_document in
    select version.* from jsonb_array_elements(p -> 'documents') as listed (named)
    join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
    order by version.id
  loop
    if v_document.status = 'returned' or (
      v_as = 'client' and (select attorney_needed from public.filing_rules)
      and not (select attorney_approved from public.current_papers where document_id = v_document.id)
    ) then
      -- Nothing of this call stays: the answer is the same for all of them.
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_ready'));
    end if;
  end loop;
  v_files := private.attach_case_files(v_matter.case_id, case when v_recorded then p -> 'ticketHashes' else '[]' end, v_actor_id);
  select * into v_case from public.cases where id = v_matter.case_id;
  for v_document in
    select version.* from jsonb_array_elements(p -> 'documents') as listed (named)
    join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
    order by version.id for no key update of version
  loop
    -- Approved before, by the same or another call: that approval stands.
    continue when (select case v_as when 'attorney' then attorney_approved else client_approved end
                   from public.current_papers where document_id = v_document.id);
    insert into public.paper_approvals
      (document_id, sha256, as_role, approved_by, recorded_by, typed_name, language, own_work)
    values (v_document.id, v_document.sha256, v_as, case when v_recorded then v_case.user_id else v_actor_id end,
            case when v_recorded then v_actor_id end, p ->> 'typedName', (p ->> 'language')::public.locale,
            v_as = 'attorney' and v_document.generated_by is not distinct from v_actor_id);
    update public.generated_documents set
      status = case when status in ('signed', 'filed', 'client_approved') then status
               else (v_as || '_approved')::public.paper_state end,
      approved_by_attorney = case when v_as = 'attorney' then v_actor_id else approved_by_attorney end,
      reviewed_by = case when v_as = 'attorney' then v_actor_id else reviewed_by end
    where id = v_document.id;
    update public.case_documents set version_id = v_document.id where id = any (v_files) and version_id is null;
    insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
    values (v_case.id, 'paper_approved', jsonb_build_object('matter', v_matter.place, 'kind', v_document.document_type,
              'version', v_document.version_number, 'as', v_as, 'recorded', v_recorded, 'documentId', v_document.id),
            v_matter.status, v_as = 'attorney', v_actor_id, v_role);
    perform private.audit_case(p, v_case.id, case when v_recorded then 'paper_approval_recorded' else 'paper_approved' end,
      jsonb_build_object('documentId', v_document.id, 'sha256', v_document.sha256));
  end loop;
  v_to := case when v_as = 'attorney' and v_matter.status = 'attorney_review' then 'client_review'
               when v_as = 'client' and v_matter.status = 'client_review' then 'ready_to_file' end;
  if v_to is not null and private.all_approved(v_matter.id, v_as)
    and private.may_move_case(v_matter.status, v_to, v_role) and not private.is_stopped_by_hold(v_matter, v_to)
  then
    perform private.apply_move(v_case, private.with_facts(v_matter, v_to, '{}', v_actor_id), v_matter.status, v_to,
      v_actor_id, v_role, '{}');
    v_moved := true;
    if v_role = 'client' then
      perform private.mail_about_case(v_case, 'staff');
    end if;
  elsif v_as = 'attorney' and v_matter.status not in ('in_review', 'waiting_for_client', 'preparing', 'attorney_review') then
    -- A paper that follows later, such as a new address: nothing moves, and the client has something to read.
    perform private.notify_client(v_case, 'papers_ready', jsonb_build_object('matter', v_matter.place), true);
    perform private.mail_about_case(v_case, 'papers');
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'moved', v_moved, 'status', (select status from public.court_matters where id = v_matter.id)
  ));
end
$$;
comment on function public.approve_papers(jsonb) is
  'p { idempotencyKey, matterId, documents: [{ documentId, sha256 }], typedName, language, actorId, actorRole, as?: client (an attorney '
  'notes a signed copy), ticketHashes (of the signed copy: staff note the approval of a client) } → { outcome: done | stale | not_now | '
  'not_ready | danger | own_work | no_copy | bad_ticket | unknown, moved, status }. When all are approved, the matter moves on.';

create function public.return_papers(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_role public.actor_role := p ->> 'actorRole';
  v_is_client boolean := p ->> 'actorRole' = 'client';
  v_matter public.court_matters;
  v_case public.cases;
  v_named jsonb;
  v_one record;
  v_returns integer := 0;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  if v_matter.id is null or v_role not in ('client', 'attorney') then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  v_named := private.named_versions(v_matter, p -> 'documents');
  if (v_named ->> 'count')::integer = 0 or v_named -> 'count' <> v_named -> 'current' then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_matter(v_matter));
  end if;
  if v_matter.status <> (case when v_is_client then 'client_review' else 'attorney_review' end)::public.case_status
    or v_matter.left_out_at is not null
  then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  select * into v_case from public.cases where id = v_matter.case_id;
  for v_one in
    select version.id, version.paper_id, version.document_type, version.version_number, named ->> 'words' as words
    from jsonb_array_elements(p -> 'documents') as listed (named)
    join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
    order by version.id for no key update of version
  loop
    update public.generated_documents set
      status = 'returned', change_asked = case when v_is_client then v_one.words else change_asked end,
      returned_note = case when v_is_client then returned_note else v_one.words end,
      reviewed_by = case when v_is_client then reviewed_by else v_actor_id end
    where id = v_one.id;
    insert into public.case_updates (case_id, code, params, description, language, status, is_internal, created_by, created_by_role)
    values (v_case.id, case when v_is_client then 'change_asked' else 'paper_returned' end::public.case_update_code,
            jsonb_build_object('matter', v_matter.place, 'kind', v_one.document_type, 'version', v_one.version_number,
              'documentId', v_one.id),
            v_one.words, (p ->> 'language')::public.locale, v_matter.status, not v_is_client, v_actor_id, v_role);
    perform private.audit_case(p, v_case.id, 'paper_returned', jsonb_build_object('documentId', v_one.id));
    v_returns := greatest(v_returns, (
      select count(*) from public.generated_documents where paper_id = v_one.paper_id and returned_note is not null
    ));
  end loop;
  -- A hold stops the work and no word about it: staff take the matter back when the hold ends.
  if not private.is_stopped_by_hold(v_matter, 'preparing') then
    perform private.apply_move(v_case, private.with_facts(v_matter, 'preparing', '{}', v_actor_id), v_matter.status, 'preparing',
      v_actor_id, v_role, jsonb_build_object('reason', case when v_is_client then 'change_asked' else 'paper_returned' end));
  end if;
  perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
    'code', 'prepare_papers', 'dueAt', p ->> 'answerDueAt', 'dedupeKey', 'prepare_papers:' || v_matter.id || ':' || v_matter.version
  )), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'status', (select status from public.court_matters where id = v_matter.id), 'timesReturned', v_returns
  ));
end
$$;
comment on function public.return_papers(jsonb) is
  'p { idempotencyKey, matterId, documents: [{ documentId, sha256, words }], language, answerDueAt?, actorId, actorRole: attorney (returns '
  'with comments) | client (asks for a change) } → { outcome: done | stale | not_now | unknown, status, timesReturned: by the attorney, '
  'the most often returned of them }.';

create function public.stop_matter(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_case public.cases;
  v_done text;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  if v_matter.id is null or p ->> 'actorRole' <> 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_matter(v_matter));
  end if;
  select * into v_case from public.cases where id = v_matter.case_id;
  if v_matter.left_out_at is not null or v_matter.status in ('granted', 'denied', 'notifying', 'closed', 'cancelled') then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  insert into public.case_updates (case_id, code, params, description, language, status, created_by, created_by_role)
  values (v_case.id, 'stop_asked', jsonb_build_object('matter', v_matter.place), p ->> 'words', (p ->> 'language')::public.locale,
          v_matter.status, v_actor_id, 'client');
  if v_matter.status in ('filed', 'hearing_set') then
    -- The court has it: staff talk to the client and withdraw it there.
    v_done := 'asked';
    perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'stop_asked', 'dueAt', p ->> 'answerDueAt', 'dedupeKey', 'stop_asked:' || v_matter.id || ':' || v_matter.version
    )), null);
  else
    v_done := 'cancelled';
    perform private.apply_move(v_case,
      private.with_facts(v_matter, 'cancelled', jsonb_build_object('endReason', 'client_stopped'), v_actor_id),
      v_matter.status, 'cancelled', v_actor_id, 'system', '{}');
    perform private.refund_of_ending(v_case, 'client_stopped', v_actor_id, 'client');
    -- What of the fee goes back is for staff to say, in writing.
    perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'decide_refund', 'dueAt', p ->> 'refundDueAt', 'dedupeKey', 'decide_refund:' || v_matter.id || ':' || v_matter.version
    )), null);
  end if;
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'stopped', v_done, 'status', (select status from public.court_matters where id = v_matter.id)
  ));
end
$$;
comment on function public.stop_matter(jsonb) is
  'p { idempotencyKey, matterId, version, words?, language, answerDueAt?, refundDueAt?, actorId, actorRole: client } → { outcome: done | stale | '
  'not_now | unknown, stopped: cancelled (before filing) | asked (the court has it; a task for staff), status }.';

create function public.record_signed_copy(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_named jsonb;
  v_bad jsonb;
  v_files uuid[];
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  if v_matter.id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_matter(v_matter));
  end if;
  if v_matter.status <> 'ready_to_file' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  -- The code on the pages tells which version was signed.
  select jsonb_build_object('count', count(*), 'right', count(*) filter (
    where current.document_id is not null and current.client_approved and current.page_code = upper(btrim(named ->> 'pageCode'))
  )) into v_named
  from jsonb_array_elements(p -> 'documents') as listed (named)
  left join public.current_papers as current
    on current.document_id = (named ->> 'documentId')::uuid and current.matter_id = v_matter.id;
  if (v_named ->> 'count')::integer = 0 or v_named -> 'count' <> v_named -> 'right' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'wrong_code'));
  end if;
  if jsonb_array_length(coalesce(nullif(p -> 'ticketHashes', 'null'), '[]')) = 0 then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_copy'));
  end if;
  v_bad := private.refused_tickets(p -> 'ticketHashes');
  if v_bad <> '[]' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  v_files := private.attach_case_files(v_matter.case_id, p -> 'ticketHashes', v_actor_id);
  update public.case_documents set version_id = (p #>> '{documents,0,documentId}')::uuid where id = any (v_files);
  update public.generated_documents set status = 'signed'
  where id in (select (named ->> 'documentId')::uuid from jsonb_array_elements(p -> 'documents') as listed (named))
    and status = 'client_approved';
  update public.court_matters set signed_copy_at = coalesce(signed_copy_at, now()), changed_by = v_actor_id where id = v_matter.id;
  insert into public.case_updates (case_id, code, params, status, created_by, created_by_role)
  values (v_matter.case_id, 'signed_copy_in', jsonb_build_object('matter', v_matter.place), v_matter.status, v_actor_id,
          (p ->> 'actorRole')::public.actor_role);
  perform private.audit_case(p, v_matter.case_id, 'signed_copy_recorded', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.record_signed_copy(jsonb) is
  'p { idempotencyKey, matterId, version, documents: [{ documentId, pageCode }], ticketHashes, actorId, actorRole } → '
  '{ outcome: done | stale | not_now | wrong_code | no_copy | bad_ticket | unknown }. Papers signed for the court, told by their page codes.';

create function public.settle_court_fee(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  if v_matter.id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_matter.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_matter(v_matter));
  end if;
  if private.is_case_over(v_matter.status) or v_matter.left_out_at is not null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  update public.court_matters set
    court_fee_settled_at = case when (p ->> 'settled')::boolean then now() end, changed_by = v_actor_id
  where id = v_matter.id;
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (v_matter.case_id, 'court_fee_settled', jsonb_build_object('matter', v_matter.place, 'settled', (p ->> 'settled')::boolean),
          v_matter.status, not (p ->> 'settled')::boolean, v_actor_id, (p ->> 'actorRole')::public.actor_role);
  perform private.audit_case(p, v_matter.case_id, 'court_fee_settled',
    jsonb_build_object('matter', v_matter.place, 'settled', (p ->> 'settled')::boolean));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.settle_court_fee(jsonb) is
  'p { idempotencyKey, matterId, version, settled, actorId, actorRole } → { outcome: done | stale | not_now | unknown }. The court''s fee is paid, '
  'or its waiver form signed; not settled: it was noted by mistake.';

create function public.read_case_papers(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('matters', coalesce(jsonb_agg(jsonb_build_object(
    'id', matter.id, 'place', matter.place, 'status', matter.status, 'version', matter.version, 'county', matter.county,
    'docketNumber', matter.docket_number, 'signedCopyAt', matter.signed_copy_at, 'courtFeeSettledAt', matter.court_fee_settled_at,
    'takesPapers', private.takes_papers(matter, 'motion'), 'attorneyNeeded', (select attorney_needed from public.filing_rules),
    'inDanger', private.is_in_danger(matter.id),
    'papers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', paper.id, 'kind', paper.kind, 'title', paper.title, 'language', paper.language,
        'versions', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', version.id, 'number', version.version_number, 'status', version.status, 'sha256', version.sha256,
            'pageCode', version.page_code, 'name', version.file_name, 'size', version.file_size,
            'uploadId', version.upload_id, 'returnedNote', version.returned_note, 'changeAsked', version.change_asked,
            'createdAt', version.created_at, 'madeById', version.generated_by,
            'madeBy', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = version.generated_by),
            'approvals', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'as', given.as_role, 'typedName', given.typed_name, 'language', given.language, 'at', given.approved_at,
                'ownWork', given.own_work, 'recorded', given.recorded_by is not null
              ) order by given.approved_at), '[]')
              from public.paper_approvals as given where given.document_id = version.id and given.sha256 = version.sha256
            ),
            'copies', private.case_files(array(
              select id from public.case_documents where version_id = version.id order by created_at, id
            ))
          ) order by version.version_number desc), '[]')
          from public.generated_documents as version where version.paper_id = paper.id
        )
      ) order by paper.kind, paper.created_at, paper.id), '[]')
      from public.case_papers as paper where paper.matter_id = matter.id and paper.withdrawn_at is null
    )
  ) order by matter.place), '[]'))
  from public.court_matters as matter
  where matter.case_id = (p ->> 'caseId')::uuid and matter.left_out_at is null
$$;
comment on function public.read_case_papers(jsonb) is 'p { caseId } → { matters: each with its papers and all their versions }. For staff.';

create function public.read_client_papers(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('matters', coalesce(jsonb_agg(jsonb_build_object(
    'id', matter.id, 'place', matter.place, 'status', matter.status, 'version', matter.version, 'county', matter.county,
    'docketNumber', matter.docket_number, 'nameAsFiled', matter.name_as_filed,
    'signedCopyAt', matter.signed_copy_at, 'courtFeeSettledAt', matter.court_fee_settled_at,
    'inDanger', private.is_in_danger(matter.id),
    'papers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'paperId', shown.paper_id, 'documentId', shown.document_id, 'kind', shown.kind, 'title', shown.title,
        'language', shown.language, 'number', shown.version_number, 'status', shown.status, 'sha256', shown.sha256,
        'pageCode', shown.page_code, 'name', shown.file_name, 'size', shown.file_size, 'changeAsked', shown.change_asked,
        'createdAt', shown.created_at,
        'isCurrent', exists (select from public.current_papers where document_id = shown.document_id),
        'approvedAt', (select given.approved_at from public.paper_approvals as given
          where given.document_id = shown.document_id and given.sha256 = shown.sha256 and given.as_role = 'client')
      ) order by shown.kind, shown.paper_id, shown.version_number desc), '[]')
      from public.client_papers as shown where shown.matter_id = matter.id
    )
  ) order by matter.place), '[]'))
  from public.court_matters as matter
  where matter.case_id = (p ->> 'caseId')::uuid and matter.left_out_at is null
$$;
comment on function public.read_client_papers(jsonb) is
  'p { caseId } → { matters: each with the versions its client may read }. Whose case it is, the caller has asked.';

revoke execute on function
  public.add_paper_version(jsonb), public.withdraw_paper(jsonb), public.approve_papers(jsonb), public.return_papers(jsonb),
  public.stop_matter(jsonb), public.record_signed_copy(jsonb), public.settle_court_fee(jsonb), public.read_case_papers(jsonb),
  public.read_client_papers(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.add_paper_version(jsonb), public.withdraw_paper(jsonb), public.approve_papers(jsonb), public.return_papers(jsonb),
  public.stop_matter(jsonb), public.record_signed_copy(jsonb), public.settle_court_fee(jsonb), public.read_case_papers(jsonb),
  public.read_client_papers(jsonb)
  to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
