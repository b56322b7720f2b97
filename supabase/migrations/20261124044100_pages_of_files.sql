-- The files of a case by pages: a case that took months has hundreds, and a phone on a slow line reads the newest first.

create function public.read_case_files(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_limit integer := (p ->> 'limit')::integer;
  v_is_own boolean := p ->> 'shelf' = 'yours';
  v_case public.cases;
  v_answer jsonb;
begin
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid and user_id = (p ->> 'userId')::uuid;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  with shelf as (
    select id, 'case' as kind, original_name as name, file_type, file_size, created_at as added_at
    from public.case_documents
    where case_id = v_case.id and is_client_visible and withdrawn_at is null
      and (uploaded_by is not distinct from v_case.user_id) = v_is_own
    union all
    select id, 'application', file_name, file_type, file_size, uploaded_at
    from public.intake_documents where intake_form_id = v_case.intake_form_id and v_is_own
  ), page as (
    select * from shelf where private.is_before(added_at, id, p ->> 'before')
    order by added_at desc, id desc limit v_limit + 1
  ), shown as (
    select * from page order by added_at desc, id desc limit v_limit
  )
  select jsonb_build_object(
    'outcome', 'done',
    'items', coalesce(jsonb_agg(jsonb_build_object(
      'id', id, 'kind', kind, 'name', name, 'type', file_type, 'size', file_size, 'addedAt', added_at
    ) order by added_at desc, id desc), '[]'),
    'before', case when (select count(*) from page) > v_limit then (
      select private.page_place(added_at, id) from shown order by added_at, id limit 1
    ) end
  ) into v_answer from shown;
  return v_answer;
end
$$;
comment on function public.read_case_files(jsonb) is
  'p { caseId, userId, shelf: fromUs | yours, before?, limit } → { outcome: done | unknown, items: [{ id, kind: case | application, name, '
  'type, size, addedAt }], before }: files of a client''s own case, the newest first, without what is hidden or was taken back.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
