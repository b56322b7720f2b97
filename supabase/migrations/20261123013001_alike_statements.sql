-- Two clients whose statements tell the same harm in the same words were helped too much: the attorney has to look before
-- such a paper goes on. Compared are runs of three words, which survive changed names and numbers and are quickly found.
create table public.statement_passages (
  matter_id uuid not null references public.matter_statements (matter_id) on delete cascade,
  place smallint not null check (place > 0),
  words integer not null check (words >= 20),
  runs integer[] not null check (cardinality(runs) > 0),
  primary key (matter_id, place)
);
create index statement_passages_runs_idx on public.statement_passages using gin (runs);
comment on table public.statement_passages is 'The paragraphs of harm of each statement, as hashes, for finding statements of two clients that are too alike.';
comment on column public.statement_passages.place is 'Paragraphs as they were told, then those of the translation.';
comment on column public.statement_passages.words is 'How many words it has; shorter ones are alike by chance.';
comment on column public.statement_passages.runs is 'Hashes of every three words that follow each other, in their order.';
alter table public.statement_passages enable row level security;
revoke all on public.statement_passages from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.statement_passages to service_role;

create function private.write_passages(p_statement public.matter_statements) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  delete from public.statement_passages where matter_id = p_statement.matter_id;
  insert into public.statement_passages (matter_id, place, words, runs)
  select p_statement.matter_id, row_number() over (order by told.source, paragraph.at), cardinality(said.words), said.runs
  from (values (1, p_statement.answers ->> 'harm'), (2, p_statement.translation #>> '{harm,text}')) as told (source, body)
  cross join lateral regexp_split_to_table(told.body, '\n+') with ordinality as paragraph (body, at)
  cross join lateral (
    select array_agg(word order by nth) as words
    from regexp_split_to_table(lower(paragraph.body), '[^[:alnum:]]+') with ordinality as one (word, nth) where word <> ''
  ) as split
  cross join lateral (
    select split.words, array_agg(
      hashtext(concat_ws(' ', split.words[nth], split.words[nth + 1], split.words[nth + 2])) order by nth) as runs
    from generate_series(1, cardinality(split.words) - 2) as nth
  ) as said
  where cardinality(said.words) >= 20;
end
$$;
comment on function private.write_passages(public.matter_statements) is 'Writes the passages of a statement anew.';

create function private.keep_passages() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  perform private.write_passages(new);
  return null;
end
$$;
comment on function private.keep_passages() is 'The trigger: passages follow their statement.';
create trigger keep_passages after insert or update of answers, translation on public.matter_statements
  for each row execute function private.keep_passages();
do $$
begin
  -- Of the statements that are there already.
  perform private.write_passages(told) from public.matter_statements as told;
end
$$;

create function private.alike_statement(p_matter_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_client_id uuid;
  v_alike jsonb;
begin
  select one.user_id into v_client_id from public.court_matters as matter
  join public.cases as one on one.id = matter.case_id where matter.id = p_matter_id;
  select jsonb_build_object('share', 100 * shared.words / mine.words, 'caseNumber', one.case_number) into v_alike
  from public.statement_passages as mine
  join public.statement_passages as other on other.runs && mine.runs and other.matter_id <> p_matter_id
  join public.court_matters as matter on matter.id = other.matter_id
  join public.cases as one on one.id = matter.case_id and one.user_id <> v_client_id
  cross join lateral (
    -- Words of mine that stand in a run which the other has too.
    select count(distinct run.at + further) as words
    from unnest(mine.runs) with ordinality as run (hash, at)
    cross join generate_series(0, 2) as further
    where run.hash = any (other.runs)
  ) as shared
  where mine.matter_id = p_matter_id and 100 * shared.words > 60 * mine.words
  order by shared.words::numeric / mine.words desc, one.case_number limit 1;
  return v_alike;
end
$$;
comment on function private.alike_statement(uuid) is
  'The statement of another client of which a paragraph of harm is more than 60 percent alike: { share: percent, caseNumber }; else null.';

alter table public.paper_approvals add column alike_reason text;
alter table public.paper_approvals
  add constraint paper_approvals_alike_reason_check check (length(alike_reason) between 1 and 2000) not valid;
comment on column public.paper_approvals.alike_reason is 'Why the attorney approved although another client''s statement is too alike.';

create or replace function public.approve_papers(p jsonb) returns jsonb
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
  if v_as = 'attorney' and private.has_lapsed(v_actor_id) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'licence_lapsed'));
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
  if v_as = 'attorney' and p ->> 'alikeReason' is null and private.alike_statement(v_matter.id) is not null and exists (
    select from jsonb_array_elements(p -> 'documents') as listed (named)
    join public.generated_documents as version on version.id = (named ->> 'documentId')::uuid
    join public.current_papers as current on current.document_id = version.id
    where version.document_type in ('motion', 'affidavit') and not current.attorney_approved
  ) then
    -- Not kept: the same call with a reason goes through.
    return jsonb_build_object('outcome', 'alike');
  end if;
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
      (document_id, sha256, as_role, approved_by, recorded_by, typed_name, language, own_work, alike_reason)
    values (v_document.id, v_document.sha256, v_as, case when v_recorded then v_case.user_id else v_actor_id end,
            case when v_recorded then v_actor_id end, p ->> 'typedName', (p ->> 'language')::public.locale,
            v_as = 'attorney' and v_document.generated_by is not distinct from v_actor_id,
            case when v_as = 'attorney' and v_document.document_type in ('motion', 'affidavit') then p ->> 'alikeReason' end);
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
  'notes a signed copy), ticketHashes (of the signed copy: staff note the approval of a client), alikeReason (of an attorney, where another '
  'client''s statement is too alike) } → { outcome: done | stale | not_now | not_ready | danger | own_work | licence_lapsed | alike | no_copy '
  '| bad_ticket | unknown, moved, status }. When all are approved, the matter moves on.';

create or replace function public.read_case_papers(p jsonb) returns jsonb
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
            'uploadId', version.upload_id, 'wordUploadId', version.word_upload_id, 'returnedNote', version.returned_note, 'changeAsked', version.change_asked,
            'createdAt', version.created_at, 'madeById', version.generated_by,
            'madeBy', (select nullif(concat_ws(' ', first_name, last_name), '') from public.users where id = version.generated_by),
            'approvals', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'as', given.as_role, 'typedName', given.typed_name, 'language', given.language, 'at', given.approved_at,
                'ownWork', given.own_work, 'recorded', given.recorded_by is not null,
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
  where matter.case_id = (p ->> 'caseId')::uuid and matter.left_out_at is null
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
