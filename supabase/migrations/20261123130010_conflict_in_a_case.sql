-- An attorney reads and writes nothing of a case before answering whether they have a conflict in it, by whichever of
-- its parts they come. The doors of the functions ask this.
drop function public.case_of_file(jsonb);

create function private.case_of(p_part text, p_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return case p_part
    when 'case' then p_id
    when 'matter' then (select case_id from public.court_matters where id = p_id)
    when 'paper' then (select case_id from public.case_papers where id = p_id)
    when 'message' then (select case_id from public.client_messages where id = p_id)
    when 'ticket' then (select case_id from public.support_tickets where id = p_id)
    when 'request' then (select case_id from public.file_requests where id = p_id)
    when 'call' then (select case_id from public.calendar_events where id = p_id)
    when 'upgrade' then (select case_id from public.order_upgrades where id = p_id)
    when 'application' then (select id from public.cases where intake_form_id = p_id)
    when 'order' then (
      select cases.id
      from public.orders
      join public.cases on cases.order_id = orders.id or cases.intake_form_id = orders.intake_form_id
      where orders.id = p_id limit 1)
    when 'refund' then (select private.case_of('order', order_id) from public.refund_requests where id = p_id)
    when 'plan' then (select private.case_of('order', order_id) from public.payment_plans where id = p_id)
    when 'court_date' then (select private.case_of('plan', plan_id) from public.early_court_dates where id = p_id)
    when 'file' then (
      select case_id from public.case_documents where upload_id = p_id
      union all
      select paper.case_id
      from public.generated_documents as version
      join public.case_papers as paper on paper.id = version.paper_id
      where p_id in (version.upload_id, version.word_upload_id)
      union all
      select cases.id
      from public.intake_documents as document
      join public.cases on cases.intake_form_id = document.intake_form_id
      where document.upload_id = p_id
      limit 1)
  end;
end
$$;
comment on function private.case_of(text, uuid) is
  'The case that something belongs to; null for what belongs to none, such as an application nobody accepted.';
revoke execute on function private.case_of(text, uuid) from public, anon, authenticated;
grant execute on function private.case_of(text, uuid) to service_role;

create function public.read_conflict_answer(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('state', (
    select private.conflict_answer(cases.id, (p ->> 'actorId')::uuid)
    from public.cases where cases.id = private.case_of(p ->> 'part', (p ->> 'id')::uuid)
  ))
$$;
comment on function public.read_conflict_answer(jsonb) is
  'p { part, id, actorId } → { state: open | clear | conflict, null where there is no case }: what an attorney answered.';
revoke execute on function public.read_conflict_answer(jsonb) from public, anon, authenticated;
grant execute on function public.read_conflict_answer(jsonb) to service_role;
