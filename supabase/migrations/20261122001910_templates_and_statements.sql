-- Papers are made here: from templates, from what the client told under the elements of the rule, and from the record.
alter table public.document_templates
  add column language public.locale not null default 'en',
  add column version_number smallint not null default 1,
  add column sha256 text;
create unique index document_templates_one_version_idx
  on public.document_templates (template_type, language, version_number, county) nulls not distinct;
comment on column public.document_templates.template_type is 'Which paper it is for: a paper_kind.';
comment on column public.document_templates.content is 'Its blocks as JSON; the shipped ones are files in content/papers.';
comment on column public.document_templates.variables is 'Names of the facts that stand in it.';
comment on column public.document_templates.is_active is 'The version papers are made from.';
comment on column public.document_templates.sha256 is 'Of its content: another file is another version.';

alter table public.generated_documents
  add column word_upload_id uuid references public.uploads (id) on delete restrict,
  add column word_sha256 text;
create unique index generated_documents_word_upload_id_idx on public.generated_documents (word_upload_id);
comment on column public.generated_documents.word_upload_id is 'The same version as a Word file; approved is the PDF.';
comment on column public.generated_documents.variables is 'The facts it was made from; empty for an uploaded one.';

-- A packet with exhibits may be larger than what people upload, which the server limits.
alter table public.uploads
  drop constraint uploads_file_size_check,
  add constraint uploads_file_size_check check (file_size between 0 and 26214400) not valid;
alter table public.uploads validate constraint uploads_file_size_check;

create table public.matter_statements (
  matter_id uuid primary key references public.court_matters (id) on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  language public.locale not null,
  finished_at timestamptz,
  translated_by text check (length(translated_by) between 1 and 200),
  translation jsonb not null default '{}' check (jsonb_typeof(translation) = 'object'),
  read_back_at timestamptz,
  version integer not null default 1,
  changed_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (read_back_at is null or translated_by is not null)
);
create index matter_statements_changed_by_idx on public.matter_statements (changed_by);
comment on table public.matter_statements is 'What a client tells for the papers of a matter, under the elements of the rule, in their own words.';
comment on column public.matter_statements.answers is 'As src/domain/papers/statement.ts reads them; may be unfinished.';
comment on column public.matter_statements.translated_by is 'Who put it into English, by name.';
comment on column public.matter_statements.translation is 'The English of each field, beside the words it was made from.';
comment on column public.matter_statements.read_back_at is 'When the client read the English, or heard it read, and said it is what they told.';

create trigger set_updated_at before update on public.matter_statements
  for each row execute function private.set_updated_at();
create trigger raise_version before update on public.matter_statements
  for each row execute function private.raise_version();

alter table public.matter_statements enable row level security;
revoke all on public.matter_statements from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.matter_statements to service_role;

create function private.stale_statement(p_statement public.matter_statements) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'stale', 'changedAt', p_statement.updated_at,
    'changedBy', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = p_statement.changed_by)
  )
$$;
comment on function private.stale_statement(public.matter_statements) is 'The answer to who saw an older version of a statement.';

create function private.takes_statement(p_matter public.court_matters) returns boolean
language sql stable set search_path = '' as $$
  select p_matter.left_out_at is null and not private.is_case_over(p_matter.status)
    and p_matter.status not in ('filed', 'hearing_set', 'granted', 'denied', 'notifying')
    and not (p_matter.filed_on is not null and p_matter.filed_by in ('client', 'other'))
$$;
comment on function private.takes_statement(public.court_matters) is 'Whether what the client tells can still go into papers.';

create function public.save_statement(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_statement public.matter_statements;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  if v_matter.id is null or p ->> 'actorRole' <> 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if not private.takes_statement(v_matter) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'frozen'));
  end if;
  -- Files of other cases are nobody's exhibits here.
  if exists (
    select from jsonb_array_elements(coalesce(p #> '{answers,exhibits}', '[]')) as chosen (one)
    where not exists (
      select from public.case_documents as file
      where file.id = (one ->> 'fileId')::uuid and file.case_id = v_matter.case_id and file.withdrawn_at is null)
  ) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_file'));
  end if;
  select * into v_statement from public.matter_statements where matter_id = v_matter.id;
  if coalesce(v_statement.version, 0) <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_statement(v_statement));
  end if;
  insert into public.matter_statements (matter_id, answers, language, finished_at, changed_by)
  values (v_matter.id, p -> 'answers', (p ->> 'language')::public.locale,
          case when (p ->> 'finished')::boolean then now() end, v_actor_id)
  on conflict (matter_id) do update set
    answers = excluded.answers, language = excluded.language, finished_at = excluded.finished_at,
    changed_by = excluded.changed_by,
    -- Other words: what was read back is not what they say now.
    read_back_at = case when matter_statements.answers = excluded.answers then matter_statements.read_back_at end
  returning * into v_statement;
  if (p ->> 'finished')::boolean then
    insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
    values (v_matter.case_id, 'statement_finished', jsonb_build_object('matter', v_matter.place), v_matter.status, false,
            v_actor_id, 'client');
    perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'prepare_papers', 'dueAt', p ->> 'answerDueAt', 'dedupeKey', 'statement:' || v_matter.id || ':' || v_statement.version
    )), null);
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'version', v_statement.version));
end
$$;
comment on function public.save_statement(jsonb) is
  'p { idempotencyKey, matterId, version (0: none yet), answers, language, finished, answerDueAt?, actorId, actorRole: client } → '
  '{ outcome: done | stale | frozen | no_file | unknown, version }. A finished one makes a task for staff.';

create function public.translate_statement(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_statement public.matter_statements;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  select * into v_statement from public.matter_statements where matter_id = v_matter.id;
  if v_statement.matter_id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_statement.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_statement(v_statement));
  end if;
  if not private.takes_statement(v_matter) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'frozen'));
  end if;
  update public.matter_statements set
    translated_by = p ->> 'translator', changed_by = v_actor_id, read_back_at = null,
    translation = (
      select coalesce(jsonb_object_agg(key, jsonb_build_object('of', v_statement.answers ->> key, 'text', value)), '{}')
      from jsonb_each_text(p -> 'words') where v_statement.answers ->> key is not null)
  where matter_id = v_matter.id
  returning * into v_statement;
  perform private.audit_case(p, v_matter.case_id, 'statement_translated', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'version', v_statement.version));
end
$$;
comment on function public.translate_statement(jsonb) is
  'p { idempotencyKey, matterId, version, translator, words: { field: English }, actorId, actorRole } → { outcome: done | stale | frozen | '
  'unknown, version }. Each English text is kept beside the words it was made from.';

create function public.read_back_statement(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_statement public.matter_statements;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  select * into v_statement from public.matter_statements where matter_id = v_matter.id;
  if v_statement.translated_by is null or p ->> 'actorRole' <> 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_statement.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_statement(v_statement));
  end if;
  update public.matter_statements set read_back_at = now(), changed_by = v_actor_id where matter_id = v_matter.id
  returning * into v_statement;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'version', v_statement.version));
end
$$;
comment on function public.read_back_statement(jsonb) is
  'p { idempotencyKey, matterId, version, actorId, actorRole: client } → { outcome: done | stale | unknown, version }. The client says that '
  'the English is what they told.';

create function private.statement_sheet(p_matter_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', version, 'answers', answers, 'language', language, 'finishedAt', finished_at, 'translatedBy', translated_by,
    'translation', translation, 'readBackAt', read_back_at
  )
  from public.matter_statements where matter_id = p_matter_id
$$;
comment on function private.statement_sheet(uuid) is 'A statement as its client and staff read it; null without one.';

create function public.read_statement(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
begin
  select matter.* into v_matter from public.court_matters as matter
  join public.cases as one on one.id = matter.case_id
  where matter.id = (p ->> 'matterId')::uuid and one.user_id = (p ->> 'userId')::uuid;
  if v_matter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'open', private.takes_statement(v_matter), 'caseId', v_matter.case_id, 'place', v_matter.place,
    'court', v_matter.court, 'county', v_matter.county, 'docketNumber', v_matter.docket_number, 'judgment', v_matter.judgment,
    'statement', private.statement_sheet(v_matter.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', original_name) order by created_at, id), '[]')
      from public.case_documents
      where case_id = v_matter.case_id and withdrawn_at is null and is_client_visible and version_id is null)
  );
end
$$;
comment on function public.read_statement(jsonb) is
  'p { matterId, userId } → { outcome: done | unknown, open: may be changed, court, county, judgment, statement?, files: that can be exhibits }.';

create function public.read_paper_facts(p jsonb) returns jsonb
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
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', original_name, 'key', file_path) order by created_at, id), '[]')
      from public.case_documents where case_id = v_case.id and withdrawn_at is null),
    'templates', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'content', content, 'version', version_number)
                      order by template_type, language), '[]')
      from public.document_templates where is_active and (county is null or county = v_matter.county)),
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
comment on function public.read_paper_facts(jsonb) is
  'p { matterId } → all that papers of a matter are made from: facts, parties, client, statement, files, templates, and the papers there are. '
  'For staff; { outcome: done | unknown, … }.';

-- A packet is made of papers that are approved one by one; it is not approved itself.
create or replace function private.is_court_paper(p_kind public.paper_kind) returns boolean
language sql immutable set search_path = '' as $$
  select p_kind not in ('court_letter', 'packet')
$$;

create or replace function private.all_approved(p_matter_id uuid, p_role public.account_role) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_and(case p_role when 'client' then client_approved else attorney_approved end), false)
  from public.current_papers where matter_id = p_matter_id and private.is_court_paper(kind)
$$;

create or replace function private.named_versions(p_matter public.court_matters, p_documents jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'count', count(*), 'current', count(*) filter (where current.document_id is not null and current.sha256 = named ->> 'sha256')
  )
  from jsonb_array_elements(p_documents) as listed (named)
  left join public.current_papers as current
    on current.document_id = (named ->> 'documentId')::uuid and current.matter_id = p_matter.id and private.is_court_paper(current.kind)
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
  )
);

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
  'p { idempotencyKey, matterId, paperId? and version (of the one seen), kind, title?, language (of a new paper), ticketHash, sha256; of '
  'one made here also pageCode, templateId, facts, wordTicketHash, wordSha256; actorId, actorRole } → { outcome: done | stale | frozen | '
  'bad_ticket | unknown, paperId?, documentId?, versionNumber?, pageCode? }.';

create or replace function public.read_case_papers(p jsonb) returns jsonb
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
            'uploadId', version.upload_id, 'wordUploadId', version.word_upload_id, 'returnedNote', version.returned_note, 'changeAsked', version.change_asked,
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

create or replace function private.erase_files(p_intakes uuid[], p_cases uuid[], p_messages uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_uploads uuid[];
  v_files integer;
  v_more integer;
begin
  v_uploads := array(
    select upload_id from public.intake_documents where intake_form_id = any (p_intakes)
    union select upload_id from public.case_documents where case_id = any (p_cases) and upload_id is not null
    union select upload_id from public.generated_documents where case_id = any (p_cases) and upload_id is not null
    union select word_upload_id from public.generated_documents where case_id = any (p_cases) and word_upload_id is not null
    union select id from public.uploads where contact_submission_id = any (p_messages)
  );
  -- Papers that were made, not uploaded, are handed to the same sweep, which removes objects by their keys.
  insert into public.uploads (ticket_hash, purpose, object_key, file_name, file_type, file_size, status)
  select encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), 'case', made.file_path, 'removed',
         'application/octet-stream', 0, 'expired'
  from (
    select file_path from public.generated_documents where case_id = any (p_cases) and upload_id is null
    union select file_path from public.case_documents where case_id = any (p_cases) and upload_id is null
  ) as made
  where made.file_path ~ '^[A-Za-z0-9/_.-]{1,200}$'
  on conflict (object_key) do update set status = 'expired';
  get diagnostics v_more = row_count;
  delete from public.intake_documents where intake_form_id = any (p_intakes);
  delete from public.case_documents where case_id = any (p_cases);
  delete from public.generated_documents where case_id = any (p_cases);
  update public.uploads set status = 'expired', file_name = 'removed', contact_submission_id = null
  where id = any (v_uploads);
  get diagnostics v_files = row_count;
  return v_files + v_more;
end
$$;

create or replace function public.sweep_expired() returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_drafts integer;
  v_links integer;
  v_sessions integer;
  v_tokens integer;
  v_throttles integer;
  v_writes integer;
  v_object_keys jsonb;
begin
  delete from public.intake_drafts where expires_at <= now();
  get diagnostics v_drafts = row_count;
  delete from public.draft_links where expires_at <= now();
  get diagnostics v_links = row_count;
  delete from public.sessions where expire <= now() or ends_at <= now();
  get diagnostics v_sessions = row_count;
  -- A week longer, so that an old link still hears that it ran out.
  delete from public.password_setup_tokens where expires_at <= now() - interval '7 days';
  get diagnostics v_tokens = row_count;
  delete from public.throttles where expires_at <= now();
  get diagnostics v_throttles = row_count;
  -- Nobody presses the same button again after a week.
  delete from public.case_writes where created_at < now() - interval '7 days';
  get diagnostics v_writes = row_count;

  -- An upload is given up before its object is removed: from here on no submission can take it. One that a
  -- living draft, an application, a message or a case names is no orphan.
  update public.uploads as upload set status = 'expired'
  where upload.status <> 'expired' and upload.created_at < now() - interval '24 hours'
    and upload.contact_submission_id is null
    and not exists (select from public.intake_documents where upload_id = upload.id)
    and not exists (select from public.case_documents where upload_id = upload.id)
    and not exists (select from public.generated_documents where upload_id = upload.id)
    and not exists (select from public.generated_documents where word_upload_id = upload.id)
    and not exists (
      select from public.intake_drafts as draft, jsonb_array_elements(draft.tickets) as chosen
      where upload.ticket_hash = coalesce(
        chosen ->> 'ticketHash', encode(sha256(convert_to(chosen ->> 'ticket', 'UTF8')), 'hex')
      )
    );
  v_object_keys := (
    select coalesce(jsonb_agg(object_key order by created_at), '[]') from public.uploads where status = 'expired'
  );
  return jsonb_build_object(
    'objectKeys', v_object_keys,
    'removed', jsonb_build_object('drafts', v_drafts, 'links', v_links, 'sessions', v_sessions,
                                  'tokens', v_tokens, 'throttles', v_throttles, 'writes', v_writes)
  );
end
$$;

create or replace function private.erase_cases(p_cases uuid[]) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_emptied integer;
begin
  delete from public.case_updates where case_id = any (p_cases);
  delete from public.case_holds where case_id = any (p_cases);
  delete from public.case_tasks where case_id = any (p_cases);
  delete from public.contact_log where case_id = any (p_cases);
  delete from public.file_requests where case_id = any (p_cases);
  delete from public.case_flags where case_id = any (p_cases);
  delete from public.case_papers where case_id = any (p_cases);
  delete from public.matter_statements as statement using public.court_matters as matter
  where statement.matter_id = matter.id and matter.case_id = any (p_cases);
  delete from public.matter_parties as party using public.court_matters as matter
  where party.matter_id = matter.id and matter.case_id = any (p_cases);
  -- How each matter went stays for our figures; nothing about who or where.
  update public.court_matters set
    county = null, docket_number = null, name_as_filed = null, aliases = '{}', address_then = null, filing_year = null,
    filed_against_on = null, judged_on = null, writ_recorded_in = null, hearing_place = null, outcome_part = null,
    sources = '{}'
  where case_id = any (p_cases);
  update public.cases set
    title = '—', description = null, county = null, estimated_completion = null, case_type = null, timeline = null,
    internal_notes = null
  where id = any (p_cases);
  get diagnostics v_emptied = row_count;
  return v_emptied;
end
$$;

revoke execute on function
  public.save_statement(jsonb), public.translate_statement(jsonb), public.read_back_statement(jsonb), public.read_statement(jsonb),
  public.read_paper_facts(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.save_statement(jsonb), public.translate_statement(jsonb), public.read_back_statement(jsonb), public.read_statement(jsonb),
  public.read_paper_facts(jsonb)
  to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
