-- One rule says which files a client may attach to a statement: the files that are offered are the files that are taken.

create function private.exhibit_files(p_case_id uuid) returns setof public.case_documents
language sql stable set search_path = '' as $$
  select * from public.case_documents
  where case_id = p_case_id and withdrawn_at is null and is_client_visible and version_id is null
$$;
comment on function private.exhibit_files(uuid) is 'Files of a case that its client can attach to a statement as exhibits.';

create or replace function public.save_statement(p jsonb) returns jsonb
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
  -- What was not offered is no exhibit: files of other cases, and those that only staff see.
  if exists (
    select from jsonb_array_elements(coalesce(p #> '{answers,exhibits}', '[]')) as chosen (one)
    where (one ->> 'fileId')::uuid not in (select id from private.exhibit_files(v_matter.case_id))
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

create or replace function public.read_statement(p jsonb) returns jsonb
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
      from private.exhibit_files(v_matter.case_id))
  );
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
