-- Which case a file belongs to, so that an attorney opens none of it before answering whether they have a conflict.
create function public.case_of_file(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('caseId', (
    select case_id from public.case_documents where upload_id = (p ->> 'id')::uuid
    union all
    select paper.case_id
    from public.generated_documents as version
    join public.case_papers as paper on paper.id = version.paper_id
    where (p ->> 'id')::uuid in (version.upload_id, version.word_upload_id)
    union all
    select cases.id
    from public.intake_documents as document
    join public.cases on cases.intake_form_id = document.intake_form_id
    where document.upload_id = (p ->> 'id')::uuid
    limit 1
  ))
$$;
comment on function public.case_of_file(jsonb) is
  'p { id } → { caseId }: the case whose file, paper or application an upload is of; null if there is none.';
revoke execute on function public.case_of_file(jsonb) from public, anon, authenticated;
grant execute on function public.case_of_file(jsonb) to service_role;
