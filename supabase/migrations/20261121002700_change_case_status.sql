-- A case moves from the status the person saw; which moves exist and who makes them, the product decides.
create function public.change_case_status(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_to text := p ->> 'to';
  v_case public.cases;
  v_update_id uuid;
begin
  update public.cases set
    status = v_to,
    documents_prepared_date = case when v_to = 'client_review'
      then coalesce(documents_prepared_date, private.office_date()) else documents_prepared_date end,
    case_filing_date = case when v_to = 'filed'
      then coalesce(case_filing_date, private.office_date()) else case_filing_date end,
    outcome_date = case when v_to in ('granted', 'denied')
      then coalesce(outcome_date, private.office_date()) else outcome_date end,
    case_outcome = case when v_to in ('granted', 'denied') then v_to else case_outcome end,
    completion_date = case when v_to in ('closed', 'cancelled')
      then coalesce(completion_date, private.office_date()) else completion_date end
  where id = (p ->> 'caseId')::uuid and status = p ->> 'from'
  returning * into v_case;
  if v_case.id is null then
    select * into v_case from public.cases where id = (p ->> 'caseId')::uuid;
    return jsonb_build_object(
      'outcome', case when v_case.id is null then 'unknown' else 'stale' end, 'status', v_case.status
    );
  end if;
  insert into public.case_updates (case_id, code, params, description, status, is_internal, created_by, created_by_role)
  values (v_case.id, 'status_changed', jsonb_build_object('from', p ->> 'from', 'to', v_to), p ->> 'note', v_to,
          coalesce((p ->> 'isInternal')::boolean, false), (p ->> 'actorId')::uuid, p ->> 'actorRole')
  returning id into v_update_id;
  if p ->> 'actorRole' in ('staff', 'admin') then
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
    values ((p ->> 'actorId')::uuid, p ->> 'actorRole', 'case_status_changed', 'case', v_case.id::text,
            jsonb_build_object('from', p ->> 'from', 'to', v_to));
  end if;
  perform private.insert_mails(p -> 'mails', v_case.intake_form_id, v_case.order_id, v_case.user_id);
  return jsonb_build_object(
    'outcome', 'changed', 'status', v_case.status, 'updateId', v_update_id, 'userId', v_case.user_id
  );
end
$$;
comment on function public.change_case_status(jsonb) is
  'p { caseId, from, to, actorId, actorRole, note?, isInternal?, mails? } → { outcome: changed | stale | unknown, status, '
  'updateId, userId }; stale: the case is no longer where the person saw it.';

revoke execute on function public.change_case_status(jsonb) from public, anon, authenticated;
grant execute on function public.change_case_status(jsonb) to service_role;
