-- Papers, uploaded or made here, as versions, and their reading by staff and by the client.

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
    -- Behind these states every paper in a packet is approved by the attorney where one is needed.
    and (version.status = 'attorney_approved' or paper.kind = 'packet' or not (select attorney_needed from public.filing_rules))
    -- Unless the matter came there past the client: canceled, closed or filed outside before anybody gave them the papers.
    and (matter.status in ('client_review', 'ready_to_file') or not exists (
      select from public.case_updates as past
      where past.case_id = paper.case_id and past.code = 'status_changed' and past.created_at >= version.created_at
        and (past.params ->> 'matter')::smallint = matter.place
        and past.params ->> 'from' in ('in_review', 'waiting_for_client', 'preparing', 'attorney_review')
        and past.params ->> 'to' in ('filed', 'closed', 'cancelled')))
  )
);
comment on view public.client_papers is
  'The versions a client may read: what was given to them to read, what they approved or wanted changed, and letters of the court.';
grant select on public.client_papers to service_role;

create function private.refusal_of_version(
  p_matter public.court_matters, p_kind public.paper_kind, p_last public.generated_documents, p_version integer, p_ticket_hashes jsonb
) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  if p_last.version_number <> p_version then
    return jsonb_build_object(
      'outcome', 'stale', 'changedAt', p_last.created_at,
      'changedBy', (select nullif(private.person_name(first_name, last_name), '') from public.users where id = p_last.generated_by));
  elsif not private.takes_papers(p_matter, p_kind) then
    return jsonb_build_object('outcome', 'frozen');
  -- What comes after the filing, such as a change of address, is not stopped: the court has the case by then.
  elsif private.is_court_paper(p_kind) and p_matter.status not in ('filed', 'hearing_set') and private.is_stopped_by_flag(p_matter.case_id)
  then
    return jsonb_build_object('outcome', 'flagged');
  elsif private.refused_tickets(p_ticket_hashes) <> '[]' then
    return jsonb_build_object('outcome', 'bad_ticket');
  end if;
  return null;
end
$$;
comment on function private.refusal_of_version is
  'Why a version cannot be added (p_last: the newest of its paper, p_version: the one seen) → the answer of add_paper_version; null: it can.';

create function private.replace_versions(p_paper public.case_papers) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- What was filed stays filed; any other version is no longer the one to read.
  update public.generated_documents set status = 'replaced'
  where paper_id = p_paper.id and status not in ('filed', 'replaced');
  if private.is_court_paper(p_paper.kind) then
    -- The packet was made of other pages.
    update public.generated_documents set status = 'replaced'
    where status = 'draft' and paper_id in (select id from public.case_papers where matter_id = p_paper.matter_id and kind = 'packet');
  end if;
end
$$;
comment on function private.replace_versions is 'Of a paper that gets a new version: those before it, and the packet they are in.';

create function private.note_version(
  p_matter public.court_matters, p_kind public.paper_kind, p_document public.generated_documents, p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  if private.is_court_paper(p_kind) and p_matter.signed_copy_at is not null and p_matter.filed_on is null then
    -- Signed were the papers as they stood before.
    update public.court_matters set signed_copy_at = null, changed_by = p_actor_id where id = p_matter.id;
  end if;
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (p_matter.case_id, 'paper_added', jsonb_build_object('matter', p_matter.place, 'kind', p_kind,
            'version', p_document.version_number, 'documentId', p_document.id), p_matter.status,
          p_kind <> 'court_letter', p_actor_id, p_role);
  perform private.audit_case(p_actor_id, p_role, p_matter.case_id, 'paper_added', jsonb_build_object(
    'documentId', p_document.id, 'kind', p_kind, 'version', p_document.version_number, 'sha256', p_document.sha256
  ));
end
$$;
comment on function private.note_version is 'What a new version brings with it: the signed copy of the one before is void, history and audit.';

create function private.insert_version(
  p_paper public.case_papers, p_number integer, p_ticket_hash text, p_sha256 text, p_word_ticket_hash text, p_word_sha256 text,
  p_page_code text, p_template_id uuid, p_facts jsonb, p_actor_id uuid
) returns public.generated_documents
language plpgsql volatile set search_path = '' as $$
declare
  v_upload public.uploads;
  v_word public.uploads;
  v_document public.generated_documents;
begin
  select * into strict v_upload from private.attach_uploads(jsonb_build_array(p_ticket_hash), 'case');
  if p_word_ticket_hash is not null then
    select * into strict v_word from private.attach_uploads(jsonb_build_array(p_word_ticket_hash), 'case');
  end if;
  perform private.replace_versions(p_paper);
  insert into public.generated_documents
    (case_id, paper_id, version_number, upload_id, file_name, file_path, file_size, document_type, sha256, page_code, generated_by,
     template_id, variables, word_upload_id, word_sha256)
  values (p_paper.case_id, p_paper.id, p_number, v_upload.id, v_upload.file_name,
          v_upload.object_key, v_upload.file_size, p_paper.kind::text, p_sha256, coalesce(p_page_code, private.new_page_code(p_paper.case_id)),
          p_actor_id, p_template_id, coalesce(p_facts, '{}'), v_word.id, case when v_word.id is not null then p_word_sha256 end)
  returning * into v_document;
  return v_document;
end
$$;
comment on function private.insert_version is 'The version of a paper that takes the place of those before it, with the files it was uploaded as.';

create function public.add_paper_version(
  p_idempotency_key text,
  p_matter_id uuid,
  p_ticket_hash text,
  p_sha256 text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_kind public.paper_kind default null,
  p_title text default null,
  p_language public.locale default null,
  p_paper_id uuid default null,
  p_version integer default null,
  p_page_code text default null,
  p_template_id uuid default null,
  p_facts jsonb default null,
  p_word_ticket_hash text default null,
  p_word_sha256 text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_paper public.case_papers;
  v_last public.generated_documents;
  v_document public.generated_documents;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'paper', p_paper_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  select * into v_paper from public.case_papers where id = p_paper_id and matter_id = v_matter.id and withdrawn_at is null;
  if v_matter.id is null or p_actor_role = 'client' or (p_paper_id is not null and v_paper.id is null) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  select * into v_last from public.generated_documents where paper_id = v_paper.id order by version_number desc limit 1;
  v_answer := private.refusal_of_version(v_matter, coalesce(v_paper.kind, p_kind), v_last, p_version,
    to_jsonb(array_remove(array[p_ticket_hash, p_word_ticket_hash], null)));
  if v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  if v_paper.id is null then
    insert into public.case_papers (case_id, matter_id, kind, title, language, created_by)
    values (v_matter.case_id, v_matter.id, p_kind, p_title, p_language, p_actor_id)
    returning * into v_paper;
  end if;
  v_document := private.insert_version(v_paper, coalesce(v_last.version_number, 0) + 1, p_ticket_hash, p_sha256, p_word_ticket_hash,
    p_word_sha256, p_page_code, p_template_id, p_facts, p_actor_id);
  perform private.note_version(v_matter, v_paper.kind, v_document, p_actor_id, p_actor_role);
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'paperId', v_paper.id, 'documentId', v_document.id, 'versionNumber', v_document.version_number,
    'pageCode', v_document.page_code, 'sha256', v_document.sha256));
end
$$;
comment on function public.add_paper_version is
  'p_paper_id, p_version: the one seen, without them a new paper with p_kind, p_title and p_language; of one made here p_page_code, '
  'p_template_id, p_facts and its Word file → { outcome: done | stale | frozen | flagged | bad_ticket | unknown, paperId?, documentId?, '
  'versionNumber?, pageCode? }.';

create function public.withdraw_paper(p_paper_id uuid, p_actor_id uuid, p_actor_role public.account_role) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_paper public.case_papers;
  v_matter public.court_matters;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'paper', p_paper_id);
  select * into v_paper from public.case_papers where id = p_paper_id;
  v_matter := private.matter_of_write(v_paper.matter_id, p_actor_id, p_actor_role);
  if v_matter.id is null or p_actor_role = 'client' then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if not private.takes_papers(v_matter, v_paper.kind)
    or exists (select from public.generated_documents where paper_id = v_paper.id and status = 'filed')
  then
    return jsonb_build_object('outcome', 'frozen');
  end if;
  -- Facts that are not agreed need evidence in these courts; only an attorney does without.
  if v_paper.kind = 'affidavit' and v_matter.court in ('superior', 'state', 'civil') and p_actor_role <> 'attorney'
    and (select attorney_needed from public.filing_rules)
  then
    return jsonb_build_object('outcome', 'forbidden');
  end if;
  update public.case_papers set withdrawn_at = now() where id = v_paper.id and withdrawn_at is null;
  if found then
    perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'paper_withdrawn', jsonb_build_object('paperId', v_paper.id));
  end if;
  return jsonb_build_object('outcome', 'done');
end
$$;
comment on function public.withdraw_paper is
  '→ { outcome: done | frozen | forbidden | unknown }. A paper that is not needed after all; doing it twice changes nothing.';

-- What an approval names: versions of papers of this matter, each by the hash that was read.
create function private.named_versions(p_matter public.court_matters, p_documents jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', count(*), 'current', count(*) filter (where current.document_id is not null and current.sha256 = named ->> 'sha256')
  )
  from jsonb_array_elements(p_documents) as listed (named)
  left join public.current_papers as current
    on current.document_id = (named ->> 'documentId')::uuid and current.matter_id = p_matter.id and private.is_court_paper(current.kind)
$$;
comment on function private.named_versions(public.court_matters, jsonb) is
  'p_documents: [{ documentId, sha256 }] → { count, current: how many of them are the newest version, read as it is }.';

create function private.has_codes_of(p_matter public.court_matters, p_documents jsonb, p_codes jsonb) returns boolean
language sql stable set search_path = '' as $$
  -- The code on the pages tells which version was signed.
  select count(*) > 0 and bool_and(coalesce(current.client_approved and p_codes ? current.page_code, false))
  from jsonb_array_elements(p_documents) as listed (named)
  left join public.current_papers as current
    on current.document_id = (named ->> 'documentId')::uuid and current.matter_id = p_matter.id
$$;
comment on function private.has_codes_of is
  'Whether each of these papers ([{ documentId }]) is the newest version, approved by the client, and its code is on the pages.';

create function public.record_signed_copy(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_documents jsonb,
  p_codes jsonb,
  p_ticket_hashes jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_bad jsonb;
  v_files uuid[];
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
  -- Who filed alone may send it afterwards.
  if v_matter.status not in ('ready_to_file', 'filed', 'hearing_set') then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_now'));
  end if;
  if not private.has_codes_of(v_matter, p_documents, p_codes) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'wrong_code'));
  end if;
  if jsonb_array_length(coalesce(p_ticket_hashes, '[]')) = 0 then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'no_copy'));
  end if;
  v_bad := private.refused_tickets(p_ticket_hashes);
  if v_bad <> '[]' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  v_files := private.attach_case_files(v_matter.case_id, p_ticket_hashes, p_actor_id);
  update public.case_documents set version_id = (p_documents -> 0 ->> 'documentId')::uuid where id = any (v_files);
  update public.generated_documents set status = 'signed'
  where id in (select (named ->> 'documentId')::uuid from jsonb_array_elements(p_documents) as listed (named))
    and status = 'client_approved';
  update public.court_matters set signed_copy_at = coalesce(signed_copy_at, now()), changed_by = p_actor_id where id = v_matter.id;
  insert into public.case_updates (case_id, code, params, status, created_by, created_by_role)
  values (v_matter.case_id, 'signed_copy_in', jsonb_build_object('matter', v_matter.place), v_matter.status, p_actor_id,
          p_actor_role);
  perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'signed_copy_recorded', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.record_signed_copy is
  'p_documents: [{ documentId }]; p_codes: on the pages → { outcome: done | stale | not_now | wrong_code | no_copy | bad_ticket | unknown }. '
  'Papers signed for the court, told by their page codes.';

-- A PDF that was edited in Word brings its Word file along: staff read which files were made here, because only what
-- somebody uploaded is warned about.
create function public.read_case_papers(p_case_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('matters', coalesce(jsonb_agg(jsonb_build_object(
    'id', matter.id, 'place', matter.place, 'status', matter.status, 'version', matter.version, 'county', matter.county,
    'docketNumber', matter.docket_number, 'signedCopyAt', matter.signed_copy_at, 'courtFeeSettledAt', matter.court_fee_settled_at,
    'takesPapers', private.takes_papers(matter, 'motion'), 'attorneyNeeded', (select attorney_needed from public.filing_rules),
    'inDanger', private.is_in_danger(matter.id),
    'alike', case when private.takes_statement(matter) then private.alike_statement(matter.id) end,
    'papers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', paper.id, 'kind', paper.kind, 'title', paper.title, 'language', paper.language,
        'versions', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', version.id, 'number', version.version_number, 'status', version.status, 'sha256', version.sha256,
            'pageCode', version.page_code, 'name', version.file_name, 'size', version.file_size,
            'uploadId', version.upload_id, 'isMade', version.template_id is not null,
            'word', (select jsonb_build_object('uploadId', id, 'name', file_name, 'size', file_size)
              from public.uploads where id = version.word_upload_id),
            'returnedNote', version.returned_note, 'changeAsked', version.change_asked,
            'createdAt', version.created_at, 'madeById', version.generated_by,
            'attorneyApproved', coalesce((select attorney_approved from public.current_papers where document_id = version.id), false),
            'madeBy', (select nullif(private.person_name(first_name, last_name), '') from public.users where id = version.generated_by),
            'approvals', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'as', given.as_role, 'typedName', given.typed_name, 'language', given.language, 'at', given.approved_at,
                'ownWork', given.own_work, 'recorded', given.recorded_by is not null,
                'readAs', given.read_as,
                'alikeReason', given.alike_reason
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
  where matter.case_id = p_case_id and matter.left_out_at is null
$$;
comment on function public.read_case_papers is '→ { matters: each with its papers and all their versions }. For staff.';

create function public.read_client_papers(p_case_id uuid) returns jsonb
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
        'isMade', exists (select from public.generated_documents where id = shown.document_id and variables ? 'facts'),
        'isCurrent', exists (select from public.current_papers where document_id = shown.document_id),
        'approvedAt', (select given.approved_at from public.paper_approvals as given
          where given.document_id = shown.document_id and given.sha256 = shown.sha256 and given.as_role = 'client')
      ) order by shown.kind, shown.paper_id, shown.version_number desc), '[]')
      from public.client_papers as shown where shown.matter_id = matter.id
    )
  ) order by matter.place), '[]'))
  from public.court_matters as matter
  where matter.case_id = p_case_id and matter.left_out_at is null
$$;
comment on function public.read_client_papers is
  '→ { matters: each with the versions its client may read }. Whose case it is, the caller has asked.';
