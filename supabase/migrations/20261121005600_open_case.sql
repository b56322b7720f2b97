-- One case with all that staff read beside its history, its thread, its papers and its requests, which have calls of
-- their own.

create function private.matter_sheet(p_matter public.court_matters, p_role public.actor_role) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_matter.id, 'place', p_matter.place, 'version', p_matter.version, 'status', p_matter.status,
    'statusSince', p_matter.status_since, 'leftOutAt', p_matter.left_out_at, 'sameDisputeAs', p_matter.same_dispute_as,
    'court', p_matter.court, 'county', p_matter.county, 'docketNumber', p_matter.docket_number,
    'nameAsFiled', p_matter.name_as_filed, 'aliases', to_jsonb(p_matter.aliases), 'addressThen', p_matter.address_then,
    'filingYear', p_matter.filing_year, 'filedAgainstOn', p_matter.filed_against_on, 'judgedOn', p_matter.judged_on,
    'caseOutcome', p_matter.case_outcome, 'judgment', p_matter.judgment, 'writRecordedIn', p_matter.writ_recorded_in,
    'recordMatchedAt', p_matter.record_matched_at,
    'recordMatchedBy', private.staff_name(p_matter.record_matched_by),
    'attorney', case when p_matter.attorney_id is not null
      then jsonb_build_object('id', p_matter.attorney_id, 'name', private.staff_name(p_matter.attorney_id)) end,
    'papersPreparedOn', p_matter.papers_prepared_on, 'signedCopyAt', p_matter.signed_copy_at,
    'courtFeeSettledAt', p_matter.court_fee_settled_at, 'filedOn', p_matter.filed_on, 'filedBy', p_matter.filed_by,
    'filedHow', p_matter.filed_how, 'filedEnvelope', p_matter.filed_envelope, 'hearingAt', p_matter.hearing_at, 'hearingPlace', p_matter.hearing_place,
    'decidedOn', p_matter.decided_on, 'outcome', p_matter.outcome, 'outcomePart', p_matter.outcome_part,
    'limitEndsOn', p_matter.limit_ends_on, 'hiddenSeenOn', p_matter.hidden_seen_on, 'lastCheck', private.last_check(p_matter.id), 'endReason', p_matter.end_reason,
    'sources', p_matter.sources,
    'turn', private.turn_of(p_matter.status, private.reading_need(p_matter), (select package_type from public.cases where id = p_matter.case_id),
                            p_matter.signed_copy_at is not null, p_matter.court_fee_settled_at is not null),
    'needs', private.facts_of_needs(p_matter),
    'parties', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'version', version, 'role', role, 'name', name, 'isClient', is_client, 'address', address, 'city', city,
        'state', state, 'zip', zip, 'email', email, 'phone', phone, 'addressSource', address_source, 'addressOn', address_on,
        'attorneyOfRecord', attorney_of_record, 'registeredAgent', registered_agent, 'deceasedAt', deceased_noted_at,
        'dissolvedAt', dissolved_noted_at, 'danger', danger_answer, 'dangerClearedAt', danger_cleared_at,
        'mailReturnedOn', mail_returned_on, 'source', source
      ) order by role, created_at, id)
      from public.matter_parties where matter_id = p_matter.id), '[]'),
    -- What each move open to this person still lacks, of what stands in other rows; what is typed with the move is not here.
    'moves', coalesce((
      select jsonb_agg(jsonb_build_object(
        'to', move.to_status, 'needs', to_jsonb(move.needs),
        'lacks', (select coalesce(jsonb_agg(need order by place), '[]')
                  -- What is closed as silent needs the silence, too.
                  from unnest(move.needs || case when move.to_status = 'closed' and 'end_reason' = any (move.needs)
                    then '{silence}'::public.move_need[] end) with ordinality as listed (need, place)
                  where need in ('record_matched', 'flags_cleared', 'papers', 'papers_current', 'danger_answered', 'no_attorney', 'attorney_approved', 'client_approved',
                                 'approved_or_filed_outside', 'filing_open', 'signed_copy', 'court_fee', 'paid_in_full', 'silence', 'reason_while_visible')
                    and private.lacks(need, p_matter)),
        'held', private.is_stopped_by_hold(p_matter, move.to_status)
      ) order by move.to_status)
      from public.case_moves as move
      where move.from_status = p_matter.status and p_role = any (move.by_roles) and p_matter.left_out_at is null), '[]')
  )
$$;
comment on function private.matter_sheet(public.court_matters, public.actor_role) is
  'A matter as staff read it: facts with their sources, parties, and where this role may move it.';

create function private.task_sheet(p_task public.case_tasks) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'id', p_task.id, 'version', p_task.version, 'code', p_task.code, 'title', p_task.title,
    'matterPlace', (select place from public.court_matters where id = p_task.matter_id), 'dueAt', p_task.due_at,
    'owner', case when p_task.owner_id is not null
      then jsonb_build_object('id', p_task.owner_id, 'name', private.staff_name(p_task.owner_id)) end,
    'doneAt', p_task.done_at, 'doneBy', private.staff_name(p_task.done_by)
  )
$$;
comment on function private.task_sheet(public.case_tasks) is 'A task as staff read it.';

create function public.open_case(p_actor_id uuid, p_actor_role public.account_role, p_case_id uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_intake public.intake_forms;
  v_client public.users;
begin
  select * into v_case from public.cases where id = p_case_id;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif p_actor_role = 'attorney' and private.conflict_answer(v_case.id, p_actor_id) <> 'clear' then
    return jsonb_build_object('outcome', 'conflict_check');
  end if;
  select * into v_intake from public.intake_forms where id = v_case.intake_form_id;
  select * into v_client from public.users where id = v_case.user_id;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id)
  values (p_actor_id, p_actor_role, 'case_viewed', 'case', v_case.id::text);
  return jsonb_build_object(
    'outcome', 'done', 'row', private.case_row(v_case.id), 'version', v_case.version, 'createdAt', v_case.created_at,
    'title', private.title_of(v_case, (select preferred_language from public.users where id = p_actor_id)),
    'totalCostCents', v_case.total_cost_cents, 'completedOn', v_case.completion_date,
    'intakeId', v_case.intake_form_id,
    'client', jsonb_build_object(
      'id', v_client.id, 'firstName', v_client.first_name, 'email', v_client.email, 'mailLostAt', private.mail_lost_at(v_client),
      'phone', v_intake.phone_number,
      'birthDate', case when v_intake.erased_at is null then v_intake.date_of_birth end,
      'address', case when v_intake.erased_at is null and v_intake.street_address is not null then private.address_line(
        concat_ws(', ', v_intake.street_address, v_intake.street_address2), v_intake.city, v_intake.state, v_intake.zip_code) end,
      'lastSeenAt', v_client.last_login_at),
    'covered', (select matters from public.service_packages where id = v_case.package_type),
    'rules', (select jsonb_build_object('attorneyNeeded', attorney_needed, 'staffDeliver', staff_deliver, 'fullRefunds', private.full_refunds()) from public.filing_rules),
    'matters', coalesce((
      select jsonb_agg(private.matter_sheet(matter, p_actor_role::public.actor_role) order by place)
      from public.court_matters as matter where case_id = v_case.id), '[]'),
    'flags', coalesce((
      select jsonb_agg(jsonb_build_object(
        'flag', flag, 'raisedAt', raised_at, 'raisedBy', private.staff_name(raised_by), 'clearedAt', cleared_at,
        'clearedBy', private.staff_name(cleared_by), 'note', note) order by cleared_at is not null, flag)
      from public.case_flags where case_id = v_case.id), '[]'),
    'conflicts', case when p_actor_role <> 'attorney' then coalesce((
      select jsonb_agg(jsonb_build_object(
        'attorneyId', attorney_id, 'attorney', private.staff_name(attorney_id), 'declaredAt', answered_at, 'note', note
      ) order by answered_at)
      from public.conflict_checks where case_id = v_case.id and has_conflict), '[]') else '[]' end,
    'holds', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'reason', reason, 'heldAt', held_at, 'heldBy', private.staff_name(held_by),
        'releasedAt', released_at, 'releasedBy', private.staff_name(released_by)) order by released_at is not null, held_at desc)
      from public.case_holds where case_id = v_case.id), '[]'),
    'tasks', coalesce((
      select jsonb_agg(private.task_sheet(task) order by due_at nulls last, created_at) from public.case_tasks as task
      where case_id = v_case.id and done_at is null and dropped_at is null), '[]'),
    'tasksDone', coalesce((
      select jsonb_agg(private.task_sheet(task) order by done_at desc) from (
        select * from public.case_tasks where case_id = v_case.id and done_at is not null order by done_at desc limit 20
      ) as task), '[]'),
    'dates', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'kind', event_type, 'at', start_date, 'place', location, 'status', status,
                       'isAllDay', is_all_day, 'priority', priority) order by start_date desc)
      from public.calendar_events where case_id = v_case.id), '[]'),
    'orders', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', bought.id, 'reference', bought.reference, 'status', bought.status, 'amountCents', bought.amount_cents,
        'packageId', bought.package_id, 'refunds', coalesce((
          select jsonb_agg(jsonb_build_object('id', asked.id, 'status', asked.status, 'reasonCode', asked.reason_code,
                                              'amountCents', asked.amount_cents, 'at', asked.created_at) order by asked.created_at desc)
          from public.refund_requests as asked where asked.order_id = bought.id), '[]')
      ) order by bought.created_at desc)
      from public.orders as bought
      where bought.id = v_case.order_id or bought.intake_form_id = v_case.intake_form_id), '[]'),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('uploadId', upload_id, 'name', file_name, 'size', file_size, 'scan', scan, 'at', uploaded_at)
                       order by uploaded_at, file_name)
      from public.intake_documents where intake_form_id = v_case.intake_form_id), '[]'),
    'filesMissing', coalesce(to_jsonb(v_intake.files_missing), '[]'),
    'freeHelp', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'organization', organization, 'step', step, 'at', at) order by at desc, id)
      from private.referrals_of(v_case.id)), '[]'),
    'audit', coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'action', action, 'by', private.staff_name(actor_id), 'role', actor_role,
                                          'at', created_at) order by position desc)
      from (select * from public.audit_entries where object_type = 'case' and object_id = v_case.id::text
            order by position desc limit 50) as entry), '[]'),
    'colleagues', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', private.staff_name(id), 'role', role)
                                order by private.staff_name(id)), '[]')
      from public.users where role <> 'client' and is_active and not exists (
        select from public.conflict_checks as declared
        where declared.case_id = v_case.id and declared.attorney_id = users.id and declared.has_conflict))
  );
end
$$;
comment on function public.open_case is
  '→ { outcome: done | unknown | conflict_check (an attorney has not answered, or has one), row, client, '
  'matters, flags, holds, tasks, dates, orders, files, audit, colleagues … }. Notes in the audit log that the case was seen.';

