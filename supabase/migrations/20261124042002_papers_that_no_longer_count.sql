-- Papers that no longer count: signed in another version, void in another county, or never given to the client to read.

create or replace function public.add_paper_version(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_paper public.case_papers;
  v_last public.generated_documents;
  v_upload public.uploads;
  v_word public.uploads;
  v_tickets jsonb := jsonb_build_array(p ->> 'ticketHash')
    || case when p ->> 'wordTicketHash' is null then '[]'::jsonb else jsonb_build_array(p ->> 'wordTicketHash') end;
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
  if private.refused_tickets(v_tickets) <> '[]' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'bad_ticket'));
  end if;
  select * into strict v_upload from private.attach_uploads(jsonb_build_array(p ->> 'ticketHash'), 'case');
  if p ->> 'wordTicketHash' is not null then
    select * into strict v_word from private.attach_uploads(jsonb_build_array(p ->> 'wordTicketHash'), 'case');
  end if;
  if v_paper.id is null then
    insert into public.case_papers (case_id, matter_id, kind, title, language, created_by)
    values (v_matter.case_id, v_matter.id, (p ->> 'kind')::public.paper_kind, p ->> 'title',
            (p ->> 'language')::public.locale, v_actor_id)
    returning * into v_paper;
  end if;
  -- What was filed stays filed; any other version is no longer the one to read.
  update public.generated_documents set status = 'replaced'
  where paper_id = v_paper.id and status not in ('filed', 'replaced');
  if private.is_court_paper(v_paper.kind) then
    -- The packet was made of other pages.
    update public.generated_documents set status = 'replaced'
    where status = 'draft' and paper_id in (select id from public.case_papers where matter_id = v_matter.id and kind = 'packet');
  end if;
  insert into public.generated_documents
    (case_id, paper_id, version_number, upload_id, file_name, file_path, file_size, document_type, sha256, page_code, generated_by,
     template_id, variables, word_upload_id, word_sha256)
  values (v_matter.case_id, v_paper.id, coalesce(v_last.version_number, 0) + 1, v_upload.id, v_upload.file_name,
          v_upload.object_key, v_upload.file_size, v_paper.kind::text, p ->> 'sha256', coalesce(p ->> 'pageCode', private.new_page_code(v_matter.case_id)),
          v_actor_id, (p ->> 'templateId')::uuid, coalesce(nullif(p -> 'facts', 'null'), '{}'), v_word.id,
          case when v_word.id is not null then p ->> 'wordSha256' end)
  returning * into v_document;
  if private.is_court_paper(v_paper.kind) and v_matter.signed_copy_at is not null and v_matter.filed_on is null then
    -- Signed were the papers as they stood before.
    update public.court_matters set signed_copy_at = null, changed_by = v_actor_id where id = v_matter.id;
  end if;
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


create or replace function public.match_record(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_result text := p ->> 'result';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_before public.court_matters;
  v public.court_matters;
  v_voided integer := 0;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_before := private.lock_matter((p ->> 'matterId')::uuid);
  if v_before.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif v_before.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_answer(v_before.changed_by, v_before.updated_at));
  elsif v_result = 'wrong_county' and v_before.status in ('filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed', 'cancelled')
  then
    -- What lies at a court does not move to another one by a click.
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'at_court'));
  end if;
  v := v_before;
  if v_result = 'matched' then
    v.court := p ->> 'court';
    v.county := p ->> 'county';
    v.docket_number := p ->> 'docketNumber';
    v.name_as_filed := p ->> 'nameAsFiled';
    v.record_matched_at := now();
    v.record_matched_by := v_actor_id;
    v.sources := private.with_sources(v.sources, to_jsonb(v_before), to_jsonb(v), 'court_record',
                                      '{"county": 1, "court": 1, "docket_number": 1, "name_as_filed": 1}');
    update public.matter_parties set source = 'court_record', changed_by = v_actor_id
    where matter_id = v.id and id in (select value::uuid from jsonb_array_elements_text(p -> 'partyIds'));
    update public.case_tasks set done_at = now(), done_by = v_actor_id
    where matter_id = v.id and code = 'match_record' and done_at is null and dropped_at is null;
    update public.case_flags set cleared_at = now(), cleared_by = v_actor_id
    where case_id = v.case_id and flag in ('county_unknown', 'name_unconfirmed') and cleared_at is null
      and not exists (select from public.court_matters
                      where case_id = v.case_id and id <> v.id and left_out_at is null and record_matched_at is null);
  elsif v_result = 'wrong_county' then
    v.county := p ->> 'county';
    v.court := p ->> 'court';
    v.record_matched_at := null;
    v.record_matched_by := null;
    v.sources := private.with_sources(v.sources, to_jsonb(v_before), to_jsonb(v), 'court_record', '{"county": 1}');
    v.signed_copy_at := null;
    update public.case_papers set withdrawn_at = now() where matter_id = v.id and withdrawn_at is null;
    get diagnostics v_voided = row_count;
  end if;
  update public.court_matters set
    court = v.court, county = v.county, docket_number = v.docket_number, name_as_filed = v.name_as_filed,
    record_matched_at = v.record_matched_at, record_matched_by = v.record_matched_by, sources = v.sources,
    signed_copy_at = v.signed_copy_at, changed_by = v_actor_id
  where id = v.id;
  if v_result = 'wrong_county' then
    -- Nobody is asked to read or file what is void. A hold keeps the matter where it is.
    if v.status in ('attorney_review', 'client_review', 'ready_to_file') and not private.is_stopped_by_hold(v, 'preparing') then
      perform private.apply_move((select one from public.cases as one where one.id = v.case_id), v, v.status, 'preparing',
        v_actor_id, 'system', '{"reason": "wrong_county"}');
    end if;
    perform private.add_tasks(v.case_id, v.id, jsonb_build_array(jsonb_build_object(
      'code', 'match_record', 'dedupeKey', 'wrong_county:' || v.id || ':' || v_before.version)), v_actor_id);
  end if;
  insert into public.contact_log (case_id, channel, direction, reached, note, logged_by)
  values (v.case_id, 'docket_check', 'out', v_result <> 'not_found', p ->> 'note', v_actor_id);
  perform private.note_case(p, v.case_id, 'record_matched', jsonb_build_object('matter', v.place, 'result', v_result));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'papersVoided', v_voided,
    'searches', (select count(*) from public.contact_log where case_id = v.case_id and channel = 'docket_check' and not reached)));
end
$$;


create or replace function public.read_attorney_queue(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'matterId', matter.id, 'caseId', one.id, 'caseNumber', one.case_number, 'place', matter.place,
    'matters', (select count(*) from public.court_matters where case_id = one.id and left_out_at is null),
    -- Until the question about conflicts is answered, the case shows its number alone.
    'client', case when work.answer = 'clear' then private.client_name(one) end,
    'county', matter.county, 'court', matter.court, 'packageId', one.package_type, 'since', work.status_since,
    'dueAt', (select min(due_at) from public.case_tasks
              where case_id = one.id and (matter_id = matter.id or matter_id is null) and code = 'attorney_reads'
                and done_at is null and dropped_at is null),
    'whose', case when work.attorney_id is null then 'anybody' when work.attorney_id = (p ->> 'actorId')::uuid then 'mine'
             else 'substitute' end,
    'standsInFor', case when work.attorney_id <> (p ->> 'actorId')::uuid then private.staff_name(work.attorney_id) end,
    'versions', (select count(*) from public.current_papers as paper
                 where paper.matter_id = matter.id and private.is_court_paper(paper.kind) and not paper.attorney_approved),
    'returned', coalesce((
      select max(times) from (
        select count(*) as times from public.generated_documents as version
        join public.case_papers as paper on paper.id = version.paper_id
        where paper.matter_id = matter.id and version.returned_note is not null group by paper.id) as counted), 0),
    'conflict', work.answer, 'held', private.is_held(one.id)
  ) order by work.status_since, matter.id), '[]'))
  from (
    select *, private.conflict_answer(case_id, (p ->> 'actorId')::uuid) as answer from (
      select * from public.attorney_work
      where attorney_id is null or attorney_id = (p ->> 'actorId')::uuid or stands_in_id = (p ->> 'actorId')::uuid
      order by status_since, matter_id limit (p ->> 'limit')::integer
    ) as mine
  ) as work
  join public.court_matters as matter on matter.id = work.matter_id
  join public.cases as one on one.id = work.case_id
  where work.answer <> 'conflict'
$$;


create or replace view public.client_papers with (security_invoker = true) as
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
