-- A PDF that was edited in Word brings its Word file along: staff read which files were made here, because only what
-- somebody uploaded is warned about.
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
            'uploadId', version.upload_id, 'isMade', version.template_id is not null,
            'word', (select jsonb_build_object('uploadId', id, 'name', file_name, 'size', file_size)
              from public.uploads where id = version.word_upload_id),
            'returnedNote', version.returned_note, 'changeAsked', version.change_asked,
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
