-- What a public file must not show is covered on a copy: its pages are drawn anew, so nothing lies beneath the black. The
-- original stays as it is; what leaves us is the newest copy.
create table public.covered_copies (
  copy_id uuid primary key references public.case_documents (id) on delete cascade,
  original_id uuid not null references public.case_documents (id) on delete cascade,
  boxes integer not null check (boxes between 1 and 2000),
  made_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  check (copy_id <> original_id)
);
create index covered_copies_original_id_idx on public.covered_copies (original_id, created_at desc);
create index covered_copies_made_by_idx on public.covered_copies (made_by);
comment on table public.covered_copies is 'Copies of exhibits with black boxes; papers take the newest in place of the original.';
comment on column public.covered_copies.boxes is 'How many places are covered.';
alter table public.covered_copies enable row level security;
revoke all on public.covered_copies from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.covered_copies to service_role;

create function public.add_covered_copy(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_original public.case_documents;
  v_copy uuid;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  select * into v_original from public.case_documents
  where id = (p ->> 'documentId')::uuid and case_id = v_matter.case_id and withdrawn_at is null
    and not exists (select from public.covered_copies where copy_id = (p ->> 'documentId')::uuid);
  if v_original.id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if private.refused_tickets(jsonb_build_array(p ->> 'ticketHash')) <> '[]' then
    return jsonb_build_object('outcome', 'bad_ticket');
  end if;
  v_copy := (private.attach_case_files(v_matter.case_id, jsonb_build_array(p ->> 'ticketHash'), v_actor_id))[1];
  -- It goes to the court with the packet; on the client's shelves the original stands.
  update public.case_documents set is_client_visible = false where id = v_copy;
  insert into public.covered_copies (copy_id, original_id, boxes, made_by)
  values (v_copy, v_original.id, (p ->> 'boxes')::integer, v_actor_id);
  perform private.audit_case(p, v_matter.case_id, 'exhibit_covered', jsonb_build_object(
    'documentId', v_original.id, 'copyId', v_copy, 'boxes', (p ->> 'boxes')::integer));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'copyId', v_copy));
end
$$;
comment on function public.add_covered_copy(jsonb) is
  'p { idempotencyKey, matterId, documentId (the original), ticketHash, boxes, actorId, actorRole } → { outcome: done | bad_ticket | '
  'unknown, copyId }. Papers take it in place of the original from now on.';

create or replace function public.read_paper_facts(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
begin
  select * into v_matter from public.court_matters where id = (p ->> 'matterId')::uuid;
  select * into v_case from public.cases where id = v_matter.case_id;
  if v_matter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'caseId', v_case.id, 'package', v_case.package_type, 'takesPapers', private.takes_papers(v_matter, 'motion'),
    'attorneyNeeded', (select attorney_needed from public.filing_rules),
    'inDanger', private.is_in_danger(v_matter.id), 'recordMatched', v_matter.record_matched_at is not null,
    'matter', jsonb_build_object(
      'status', v_matter.status, 'place', v_matter.place, 'court', v_matter.court, 'county', v_matter.county,
      'docketNumber', v_matter.docket_number, 'nameAsFiled', v_matter.name_as_filed, 'addressThen', v_matter.address_then,
      'filedAgainstOn', v_matter.filed_against_on, 'judgedOn', v_matter.judged_on, 'caseOutcome', v_matter.case_outcome,
      'judgment', v_matter.judgment, 'writRecordedIn', v_matter.writ_recorded_in),
    'parties', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'role', role, 'name', name, 'isClient', is_client,
        'address', nullif(concat_ws(', ', address, city, nullif(concat_ws(' ', state, zip), '')), ''), 'phone', phone,
        'attorneyOfRecord', attorney_of_record, 'registeredAgent', registered_agent,
        'isGone', deceased_noted_at is not null or dissolved_noted_at is not null
      ) order by role, created_at, id), '[]')
      from public.matter_parties where matter_id = v_matter.id),
    'client', (
      select jsonb_build_object('firstName', person.first_name, 'lastName', person.last_name, 'language', person.preferred_language)
      from public.users as person where person.id = v_case.user_id),
    'birthDate', (select date_of_birth from public.intake_forms where id = v_case.intake_form_id),
    'statement', private.statement_sheet(v_matter.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', file.id, 'name', coalesce(covered.name, file.original_name), 'key', coalesce(covered.key, file.file_path),
        'originalName', file.original_name, 'uploadId', file.upload_id, 'coveredAt', covered.at, 'coveredUploadId', covered.upload_id,
        'boxes', covered.boxes
      ) order by file.created_at, file.id), '[]')
      from public.case_documents as file
      left join lateral (
        select copy.original_name as name, copy.file_path as key, copy.upload_id, made.created_at as at, made.boxes
        from public.covered_copies as made join public.case_documents as copy on copy.id = made.copy_id
        where made.original_id = file.id order by made.created_at desc, made.copy_id limit 1
      ) as covered on true
      where file.case_id = v_case.id and file.withdrawn_at is null
        and not exists (select from public.covered_copies where copy_id = file.id)),
    'templates', (
      select coalesce(jsonb_agg(jsonb_build_object(
                        'id', one.id, 'content', one.content, 'version', one.version_number, 'approved', private.has_yes(one))
                      order by one.template_type, one.language), '[]')
      from (
        -- A county's own variant goes before the one for every county.
        select distinct on (template_type, language) * from public.document_templates
        where is_active and (county is null or county = v_matter.county)
        order by template_type, language, county nulls last
      ) as chosen
      join public.document_templates as one on one.id = chosen.id),
    'papers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'paperId', paper.id, 'kind', paper.kind, 'title', paper.title, 'language', paper.language,
        'version', current.version_number, 'sha256', current.sha256, 'status', current.status,
        'templateId', version.template_id, 'pageCode', current.page_code) order by paper.created_at), '[]')
      from public.case_papers as paper
      join public.current_papers as current on current.paper_id = paper.id
      join public.generated_documents as version on version.id = current.document_id
      where paper.matter_id = v_matter.id)
  );
end
$$;

revoke execute on function public.add_covered_copy(jsonb) from public, anon, authenticated;
grant execute on function public.add_covered_copy(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
