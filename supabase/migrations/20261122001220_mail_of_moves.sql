-- Every move is told by mail, whoever made it: people, money, or somebody who left. The mail carries the facts by which
-- the words of the page are chosen (src/domain/cases/reading.ts), and nothing of what anybody wrote.
create function private.mail_move(p_case public.cases, p_matter_id uuid, p_update_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.insert_mails(jsonb_build_array(jsonb_build_object(
    'kind', 'case_moved', 'recipient', client.email, 'language', client.preferred_language,
    'dedupeKey', 'case_moved:' || p_update_id,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'caseId', one.id, 'caseNumber', one.case_number, 'firstName', client.first_name,
      'hearingAt', case when matter.status = 'hearing_set' then matter.hearing_at end,
      'matter', case when counted.worked > 1 then jsonb_build_object('place', matter.place, 'count', counted.worked) end
    )) || jsonb_build_object('stands', jsonb_build_object(
      'status', coalesce(matter.status, one.status), 'packageId', one.package_type,
      'isSigned', matter.signed_copy_at is not null, 'isFeeSettled', matter.court_fee_settled_at is not null,
      'staffDeliver', rules.staff_deliver, 'filedBy', matter.filed_by, 'outcome', matter.outcome,
      'endReason', matter.end_reason
    ))
  )), one.intake_form_id, one.order_id, one.user_id)
  from public.cases as one
  join public.users as client on client.id = one.user_id and client.is_active
  cross join public.filing_rules as rules
  left join public.court_matters as matter on matter.id = p_matter_id
  cross join lateral (
    select count(*) as worked from public.court_matters where case_id = one.id and left_out_at is null
  ) as counted
  where one.id = p_case.id
$$;
comment on function private.mail_move(public.cases, uuid, uuid) is
  'To the client, in their language: how the matter (or the case without one) stands since this update.';

create or replace function private.apply_move(
  p_case public.cases, p_matter public.court_matters, p_from public.case_status, p_to public.case_status,
  p_actor_id uuid, p_role public.actor_role, p_words jsonb
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_update_id uuid;
begin
  perform private.move_as(p_role);
  perform pg_catalog.set_config('app.move_reason', coalesce(p_words ->> 'reason', p_words ->> 'message', ''), true);
  update public.court_matters set
    status = p_to, status_since = now(), changed_by = p_actor_id, papers_prepared_on = p_matter.papers_prepared_on,
    signed_copy_at = p_matter.signed_copy_at, filed_on = p_matter.filed_on, filed_by = p_matter.filed_by,
    filed_how = p_matter.filed_how, hearing_at = p_matter.hearing_at, hearing_place = p_matter.hearing_place,
    decided_on = p_matter.decided_on, outcome = p_matter.outcome, outcome_part = p_matter.outcome_part,
    limit_ends_on = p_matter.limit_ends_on, end_reason = p_matter.end_reason
  where id = p_matter.id;
  perform private.move_as(null);
  perform pg_catalog.set_config('app.move_reason', '', true);

  insert into public.case_updates (case_id, code, params, description, status, created_by, created_by_role)
  values (p_case.id, 'status_changed', jsonb_strip_nulls(jsonb_build_object(
      'from', p_from, 'to', p_to, 'matter', p_matter.place, 'filedOn', case when p_to = 'filed' then p_matter.filed_on end,
      'hearingAt', case when p_to = 'hearing_set' then p_matter.hearing_at end,
      'outcome', case when p_to in ('granted', 'denied', 'closed') then p_matter.outcome end,
      'endReason', case when private.is_case_over(p_to) then p_matter.end_reason end
    )), nullif(btrim(p_words ->> 'message'), ''), p_to, p_actor_id, p_role)
  returning id into v_update_id;
  if nullif(btrim(coalesce(p_words ->> 'reason', p_words ->> 'note')), '') is not null and p_role not in ('client', 'system') then
    insert into public.case_updates (case_id, code, params, description, status, is_internal, created_by, created_by_role)
    values (p_case.id, 'status_changed', jsonb_build_object('from', p_from, 'to', p_to, 'matter', p_matter.place),
            concat_ws(E'\n\n', nullif(btrim(p_words ->> 'reason'), ''), nullif(btrim(p_words ->> 'note'), '')), p_to, true,
            p_actor_id, p_role);
  end if;
  if p_role not in ('client', 'system') then
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
    values (p_actor_id, p_role, 'case_status_changed', 'case', p_case.id::text,
            jsonb_build_object('from', p_from, 'to', p_to, 'matter', p_matter.place));
  end if;
  insert into public.client_notifications (user_id, case_id, code, params, type, priority, action_required)
  values (p_case.user_id, p_case.id, 'status_changed', jsonb_build_object('from', p_from, 'to', p_to, 'matter', p_matter.place),
          'case', case when p_to in ('waiting_for_client', 'client_review', 'ready_to_file', 'hearing_set') then 'high' else 'normal' end,
          p_to in ('waiting_for_client', 'client_review', 'ready_to_file'));

  -- What was to do in the state before is done or no longer wanted.
  update public.case_tasks set dropped_at = now()
  where matter_id = p_matter.id and done_at is null and dropped_at is null and code <> 'custom'
    and code not in ('decide_refund', 'limit_ends', 'answer_message');

  update public.calendar_events set status = 'cancelled'
  where case_id = p_case.id and event_type = 'hearing' and status = 'scheduled' and matter_id = p_matter.id
    and (p_to <> 'hearing_set' or start_date <> p_matter.hearing_at)
    and (start_date > now() or p_to in ('hearing_set', 'filed', 'cancelled'));
  if p_to = 'hearing_set' then
    insert into public.calendar_events (user_id, case_id, matter_id, title, event_type, start_date, location)
    values (p_case.user_id, p_case.id, p_matter.id, 'hearing', 'hearing', p_matter.hearing_at, p_matter.hearing_place);
  end if;
  if not coalesce((p_words ->> 'toldOtherwise')::boolean, false) then
    perform private.mail_move(p_case, p_matter.id, v_update_id);
  end if;
  if p_to = 'filed' then
    update public.generated_documents as version set status = 'filed', filed_date = p_matter.filed_on
    from public.current_papers as paper
    where paper.document_id = version.id and paper.matter_id = p_matter.id and p_matter.filed_by = 'us';
  end if;
  return v_update_id;
end
$$;

create or replace function public.change_case_status(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_from public.case_status := p ->> 'from';
  v_to public.case_status := p ->> 'to';
  v_role public.actor_role := p ->> 'actorRole';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_matter public.court_matters;
  v_update_id uuid;
  v_intake_status public.intake_status;
begin
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid for no key update;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_case.status <> v_from then
    return jsonb_build_object('outcome', 'stale', 'status', v_case.status);
  end if;
  if not private.may_move_case(v_from, v_to, v_role) then
    return jsonb_build_object('outcome', 'forbidden', 'status', v_case.status);
  end if;
  select status into v_intake_status from public.intake_forms where id = v_case.intake_form_id;
  for v_matter in
    select * from public.court_matters
    where case_id = v_case.id and left_out_at is null and private.may_move_case(status, v_to, v_role)
    order by place for no key update
  loop
    v_update_id := private.apply_move(v_case, private.with_facts(v_matter, v_to, case when v_to = 'cancelled'
        then jsonb_build_object('endReason', coalesce(p ->> 'endReason', case v_intake_status
          when 'declined' then 'declined_by_us' when 'withdrawn' then 'client_stopped' else 'refunded' end))
        else '{}' end, v_actor_id),
      v_matter.status, v_to, v_actor_id, v_role, jsonb_build_object(
        'message', p ->> 'note',
        -- The decision about the application has a mail of its own, which says what comes back.
        'toldOtherwise', v_intake_status in ('declined', 'withdrawn') or v_to = 'in_review'
      ));
  end loop;
  if v_update_id is null then
    perform private.move_as(v_role);
    update public.cases set status = v_to where id = v_case.id;
    perform private.move_as(null);
    insert into public.case_updates (case_id, code, params, description, status, created_by, created_by_role)
    values (v_case.id, 'status_changed', jsonb_build_object('from', v_from, 'to', v_to), p ->> 'note', v_to, v_actor_id, v_role)
    returning id into v_update_id;
    if v_role <> 'system' then
      insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
      values (v_actor_id, v_role, 'case_status_changed', 'case', v_case.id::text, jsonb_build_object('from', v_from, 'to', v_to));
    end if;
    perform private.mail_move(v_case, null, v_update_id);
  end if;
  perform private.insert_mails(p -> 'mails', v_case.intake_form_id, v_case.order_id, v_case.user_id);
  return jsonb_build_object(
    'outcome', 'changed', 'status', (select status from public.cases where id = v_case.id), 'updateId', v_update_id,
    'userId', v_case.user_id
  );
end
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
