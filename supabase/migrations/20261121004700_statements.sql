-- What the client told under the elements of the rule, the facts that papers are made from, and copies for a public file.

create type public.taken_way as enum ('paper', 'phone');

create table public.matter_statements (
  matter_id uuid primary key references public.court_matters (id) on delete cascade,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  language public.locale not null,
  finished_at timestamptz,
  taken_how public.taken_way,
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
comment on column public.matter_statements.taken_how is
  'Told on paper or on the phone, and written down by staff; null: the client wrote it.';
comment on column public.matter_statements.translated_by is 'Who put it into English, by name.';
comment on column public.matter_statements.translation is 'The English of each field, beside the words it was made from.';
comment on column public.matter_statements.read_back_at is 'When the client read the English, or heard it read, and said it is what they told.';

create trigger set_updated_at before update on public.matter_statements
  for each row execute function private.set_updated_at();
create trigger raise_version before update on public.matter_statements
  for each row execute function private.raise_version();

grant select, insert, update, delete on public.matter_statements to service_role;

create function private.stale_statement(p_statement public.matter_statements) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'outcome', 'stale', 'changedAt', p_statement.updated_at,
    'changedBy', (select nullif(private.person_name(first_name, last_name), '') from public.users where id = p_statement.changed_by)
  )
$$;
comment on function private.stale_statement(public.matter_statements) is 'The answer to who saw an older version of a statement.';

create function private.takes_statement(p_matter public.court_matters) returns boolean
language sql stable set search_path = '' as $$
  select p_matter.left_out_at is null and not private.is_case_over(p_matter.status)
    and p_matter.status not in ('filed', 'hearing_set', 'granted', 'denied', 'notifying')
    and not (p_matter.filed_on is not null and coalesce(p_matter.filed_by in ('client', 'other'), false))
$$;
comment on function private.takes_statement(public.court_matters) is 'Whether what the client tells can still go into papers.';

create function private.are_exhibits(p_case_id uuid, p_exhibits jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- What was not offered is no exhibit: files of other cases, and those that only staff see.
  return not exists (
    select from jsonb_array_elements(p_exhibits) as chosen (one)
    where (one ->> 'fileId')::uuid not in (select id from private.exhibit_files(p_case_id)));
end
$$;
comment on function private.are_exhibits is 'p_exhibits: [{ fileId }]. Whether each of them is a file the client may choose.';

create function private.finish_statement(
  p_matter public.court_matters, p_answer_due_at timestamptz, p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  values (p_matter.case_id, 'statement_finished', jsonb_build_object('matter', p_matter.place), p_matter.status, false, p_actor_id, p_role);
  -- The words are in: the task they make is there, and falls due as promised.
  if private.task_of_need(p_matter) is not null then
    perform private.add_tasks(p_matter.case_id, p_matter.id, jsonb_build_array(jsonb_build_object(
      'code', private.task_of_need(p_matter), 'dueAt', p_answer_due_at
    )), null);
  end if;
end
$$;
comment on function private.finish_statement is 'What a finished statement brings with it: history, and the task it makes.';

create function public.save_statement(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_answers jsonb,
  p_language public.locale,
  p_finished boolean,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_how public.taken_way default null,
  p_answer_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_statement public.matter_statements;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  -- Staff write down what was told to them, and say how.
  if v_matter.id is null or (p_actor_role = 'client') <> (p_how is null) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if not private.takes_statement(v_matter) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'frozen'));
  end if;
  if not private.are_exhibits(v_matter.case_id, coalesce(p_answers -> 'exhibits', '[]')) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'no_file'));
  end if;
  select * into v_statement from public.matter_statements where matter_id = v_matter.id;
  if coalesce(v_statement.version, 0) <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_statement(v_statement));
  end if;
  insert into public.matter_statements (matter_id, answers, language, finished_at, taken_how, changed_by)
  values (v_matter.id, p_answers, p_language,
          case when p_finished then now() end, p_how, p_actor_id)
  on conflict (matter_id) do update set
    answers = excluded.answers, language = excluded.language, finished_at = excluded.finished_at,
    taken_how = excluded.taken_how, changed_by = excluded.changed_by,
    -- Other words: what was read back is not what they say now.
    read_back_at = case when matter_statements.answers = excluded.answers then matter_statements.read_back_at end
  returning * into v_statement;
  if p_finished then
    perform private.finish_statement(v_matter, p_answer_due_at, p_actor_id, p_actor_role);
  end if;
  if p_how is not null then
    perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'statement_recorded', jsonb_build_object('matter', v_matter.place, 'how', p_how));
    -- These words stand as the client's, perhaps in place of what they typed: they hear of it, and can write it anew.
    select * into v_case from public.cases where id = v_matter.case_id;
    perform private.mail_about_case(v_case, 'update');
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'version', v_statement.version));
end
$$;
comment on function public.save_statement is
  'p_version (0: none yet); p_how (paper | phone: staff write it down) → { outcome: done | stale | frozen | no_file | unknown, version }. A '
  'finished one makes a task for staff; what staff wrote down is told by mail.';

create function public.translate_statement(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_translator text,
  p_words jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_statement public.matter_statements;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  select * into v_statement from public.matter_statements where matter_id = v_matter.id;
  if v_statement.matter_id is null or p_actor_role = 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_statement.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_statement(v_statement));
  end if;
  if not private.takes_statement(v_matter) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'frozen'));
  end if;
  update public.matter_statements set
    translated_by = p_translator, changed_by = p_actor_id, read_back_at = null,
    translation = (
      select coalesce(jsonb_object_agg(key, jsonb_build_object('of', v_statement.answers ->> key, 'text', value)), '{}')
      from jsonb_each_text(p_words) where v_statement.answers ->> key is not null)
  where matter_id = v_matter.id
  returning * into v_statement;
  -- Nothing is made of it before they have said that it is what they told.
  select * into v_case from public.cases where id = v_matter.case_id;
  update public.client_notifications set done_at = now()
  where case_id = v_case.id and code = 'translation_ready' and done_at is null and (params ->> 'matter')::smallint = v_matter.place;
  perform private.notify_client(v_case, 'translation_ready', jsonb_build_object('matter', v_matter.place), true);
  perform private.mail_about_case(v_case, 'papers');
  perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'statement_translated', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'version', v_statement.version));
end
$$;
comment on function public.translate_statement is
  'p_words: { field: English } → { outcome: done | stale | frozen | unknown, version }. Each English text is kept beside the words it was '
  'made from.';

create function public.read_back_statement(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_how text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_statement public.matter_statements;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  select * into v_statement from public.matter_statements where matter_id = v_matter.id;
  if v_statement.translated_by is null or (p_actor_role = 'client') <> (p_how is null) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_statement.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_statement(v_statement));
  end if;
  update public.matter_statements set read_back_at = now(), changed_by = p_actor_id where matter_id = v_matter.id
  returning * into v_statement;
  if p_how is not null then
    perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'read_back_recorded', jsonb_build_object('matter', v_matter.place, 'how', p_how));
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'version', v_statement.version));
end
$$;
comment on function public.read_back_statement is
  'p_how (paper | phone: staff note what the client said) → { outcome: done | stale | unknown, version }. The client says that the English is '
  'what they told.';

create function private.statement_sheet(p_matter_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', version, 'answers', answers, 'language', language, 'finishedAt', finished_at, 'translatedBy', translated_by,
    'translation', translation, 'readBackAt', read_back_at, 'takenHow', taken_how
  )
  from public.matter_statements where matter_id = p_matter_id
$$;
comment on function private.statement_sheet(uuid) is 'A statement as its client and staff read it; null without one.';

create function public.read_statement(p_actor_id uuid, p_matter_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
begin
  select matter.* into v_matter from public.court_matters as matter
  join public.cases as one on one.id = matter.case_id
  where matter.id = p_matter_id and one.user_id = p_actor_id;
  if v_matter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'open', private.takes_statement(v_matter), 'caseId', v_matter.case_id, 'place', v_matter.place,
    'court', v_matter.court, 'county', v_matter.county, 'docketNumber', v_matter.docket_number, 'judgment', v_matter.judgment,
    'packageId', (select package_type from public.cases where id = v_matter.case_id),
    'statement', private.statement_sheet(v_matter.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', original_name) order by created_at, id), '[]')
      from private.exhibit_files(v_matter.case_id))
  );
end
$$;
comment on function public.read_statement is
  '→ { outcome: done | unknown, open: may be changed, court, county, judgment, packageId, statement?, files: that can be exhibits }.';

create function public.read_paper_facts(p_matter_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
begin
  select * into v_matter from public.court_matters where id = p_matter_id;
  select * into v_case from public.cases where id = v_matter.case_id;
  if v_matter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'caseId', v_case.id, 'package', v_case.package_type, 'takesPapers', private.takes_papers(v_matter, 'motion'),
    'filingOpen', private.filing_is_open(),
    'inDanger', private.is_in_danger(v_matter.id), 'recordMatched', v_matter.record_matched_at is not null,
    'flagged', private.is_stopped_by_flag(v_case.id),
    'matter', jsonb_build_object(
      'status', v_matter.status, 'place', v_matter.place, 'court', v_matter.court, 'county', v_matter.county,
      'docketNumber', v_matter.docket_number, 'nameAsFiled', v_matter.name_as_filed, 'addressThen', v_matter.address_then,
      'filedAgainstOn', v_matter.filed_against_on, 'judgedOn', v_matter.judged_on, 'caseOutcome', v_matter.case_outcome,
      'judgment', v_matter.judgment, 'writRecordedIn', v_matter.writ_recorded_in),
    'parties', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'role', role, 'name', name, 'isClient', is_client,
        'address', private.address_line(address, city, state, zip), 'phone', phone,
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
comment on function public.read_paper_facts is
  '→ all that papers of a matter are made from: facts, parties, client, statement, files, templates, and the papers there are. '
  'For staff; { outcome: done | unknown, … }.';

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

grant select, insert, update, delete on public.covered_copies to service_role;

create function public.add_covered_copy(
  p_idempotency_key text,
  p_matter_id uuid,
  p_document_id uuid,
  p_ticket_hash text,
  p_boxes integer,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_original public.case_documents;
  v_copy uuid;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p_matter_id, p_actor_id, p_actor_role);
  select * into v_original from public.case_documents
  where id = p_document_id and case_id = v_matter.case_id and withdrawn_at is null
    and not exists (select from public.covered_copies where copy_id = p_document_id);
  if v_original.id is null or p_actor_role = 'client' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  if private.refused_tickets(jsonb_build_array(p_ticket_hash)) <> '[]' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'bad_ticket'));
  end if;
  v_copy := (private.attach_case_files(v_matter.case_id, jsonb_build_array(p_ticket_hash), p_actor_id))[1];
  -- It goes to the court with the packet; on the client's shelves the original stands.
  update public.case_documents set is_client_visible = false where id = v_copy;
  insert into public.covered_copies (copy_id, original_id, boxes, made_by)
  values (v_copy, v_original.id, p_boxes, p_actor_id);
  perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'exhibit_covered', jsonb_build_object(
    'documentId', v_original.id, 'copyId', v_copy, 'boxes', p_boxes));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'copyId', v_copy));
end
$$;
comment on function public.add_covered_copy is
  'p_document_id: the original → { outcome: done | bad_ticket | unknown, copyId }. Papers take it in place of the original from now on.';

-- One rule says which files a client may attach to a statement: the files that are offered are the files that are taken.
create function private.exhibit_files(p_case_id uuid) returns setof public.case_documents
language sql stable set search_path = '' as $$
  select * from public.case_documents
  where case_id = p_case_id and withdrawn_at is null and is_client_visible and version_id is null
$$;
comment on function private.exhibit_files(uuid) is 'Files of a case that its client can attach to a statement as exhibits.';
