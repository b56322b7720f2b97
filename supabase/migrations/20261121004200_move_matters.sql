-- Moving: state, history, notice, mail, task, date and money in one transaction.

create function private.flags_of_application(p_case public.cases) returns void
language plpgsql volatile set search_path = '' as $$
begin
  insert into public.case_flags (case_id, flag)
  select p_case.id, computed.flag from private.application_flags(p_case) as computed where computed.holds
  on conflict (case_id, flag) do update set raised_at = now(), cleared_at = null, note = null
    -- What nobody cleared but the facts comes back with them; what a person cleared stays so.
    where case_flags.cleared_at is not null and case_flags.cleared_by is null and case_flags.raised_by is null;
  update public.case_flags as flag set cleared_at = now()
  from private.application_flags(p_case) as computed
  where flag.case_id = p_case.id and flag.flag = computed.flag and not computed.holds
    and flag.cleared_at is null and flag.raised_by is null
    -- The others are for a person to clear: what the client says now does not undo what they said.
    and computed.flag in ('hearing_near', 'judgment_unpaid', 'more_matters');
end
$$;
comment on function private.flags_of_application(public.cases) is
  'What staff look at before the queue, as the facts stand: raises what holds now, and clears a hearing that is over or moved, a judgment '
  'that was paid and matters that are covered.';

create function private.refund_of_ending(p_case public.cases, p_ending text, p_actor_id uuid, p_role public.actor_role)
returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  v_order public.orders;
  v_payment public.order_payments;
  v_reason public.refund_reason := case when p_ending in ('denied', 'denied_without_prejudice', 'dismissed_non_appearance')
    then 'court_denied' when p_ending in ('safety', 'too_late') then p_ending::public.refund_reason else 'declined_by_us' end;
begin
  if (select share from public.ending_refunds where ending = p_ending) is distinct from 'full' then
    return false;
  end if;
  select * into v_order from public.orders
  where (id = p_case.order_id or intake_form_id = p_case.intake_form_id) and private.is_owed(status)
  order by completed_at limit 1 for no key update;
  v_payment := private.payment_to_refund(v_order.id);
  if v_payment.payment_id is null or private.left_to_refund(v_payment) <= 0 or private.is_disputed(v_payment.payment_id)
    or exists (select from public.refund_requests where order_id = v_order.id and status in ('asked', 'approved'))
  then
    return false;
  end if;
  insert into public.refund_requests (order_id, payment_id, user_id, asked_by_role, reason_code)
  values (v_order.id, v_payment.payment_id, v_order.user_id,
          case p_role when 'system' then 'admin' else p_role::text end::public.account_role, v_reason);
  perform private.tell_staff_of_refund(v_order, v_reason::text, 'ending:' || p_case.id || ':' || p_ending);
  return true;
end
$$;
comment on function private.refund_of_ending(public.cases, text, uuid, public.actor_role) is
  'Opens the refund that an ending gives a right to, if any money is left. Answers whether it did.';

create function private.with_facts(p_matter public.court_matters, p_to public.case_status, p_facts jsonb, p_actor_id uuid)
returns public.court_matters
language plpgsql stable set search_path = '' as $$
declare
  v public.court_matters := p_matter;
begin
  -- Back from the court, or begun again: what was filed and decided stands in the history, no longer on the matter.
  if (v.status = 'filed' and p_to = 'preparing') or (v.status = 'closed' and p_to = 'in_review') then
    v.filed_on := null; v.filed_by := null; v.filed_how := null; v.filed_envelope := null; v.signed_copy_at := null; v.hearing_at := null;
    v.hearing_place := null; v.decided_on := null; v.outcome := null; v.outcome_part := null; v.limit_ends_on := null;
    v.end_reason := null;
  elsif v.status = 'hearing_set' and p_to = 'filed' then
    v.hearing_at := null; v.hearing_place := null;
  elsif p_to = 'hearing_set' then
    v.decided_on := null; v.outcome := null; v.outcome_part := null; v.limit_ends_on := null; v.end_reason := null;
  end if;
  -- Only what belongs to the step: a later one does not rewrite who filed.
  if p_to = 'filed' and p_matter.status <> 'hearing_set' then
    v.filed_on := (p_facts ->> 'filedOn')::date;
    v.filed_by := coalesce((p_facts ->> 'filedBy')::public.filer, 'us');
    v.filed_how := (p_facts ->> 'filedHow')::public.filing_way;
    v.filed_envelope := case when v.filed_how = 'e_filing' then nullif(btrim(p_facts ->> 'filedEnvelope'), '') end;
  elsif p_to = 'hearing_set' then
    v.hearing_at := (p_facts ->> 'hearingAt')::timestamptz;
    v.hearing_place := nullif(btrim(p_facts ->> 'hearingPlace'), '');
    -- Closed before it was filed, and before a judge all the same: the client filed alone.
    v.filed_by := coalesce(v.filed_by, 'client');
  elsif p_to in ('granted', 'denied') or (p_to = 'closed' and v.status in ('filed', 'hearing_set')) then
    v.decided_on := (p_facts ->> 'decidedOn')::date;
    v.outcome := (p_facts ->> 'outcome')::public.matter_outcome;
    v.outcome_part := nullif(btrim(p_facts ->> 'outcomePart'), '');
    v.limit_ends_on := case when p_to = 'granted' then (p_facts ->> 'limitEndsOn')::date end;
  elsif private.is_case_over(p_to) and v.outcome is null then
    v.end_reason := (p_facts ->> 'endReason')::public.end_reason;
  end if;
  if p_to = 'client_review' then
    v.papers_prepared_on := coalesce(v.papers_prepared_on, private.office_date());
  end if;
  v.changed_by := p_actor_id;
  return v;
end
$$;
comment on function private.with_facts(public.court_matters, public.case_status, jsonb, uuid) is
  'The matter as the move would leave it, its state aside.';

create function private.state_reason(p_words jsonb) returns void
language sql volatile set search_path = '' as $$
  select pg_catalog.set_config('app.move_reason', coalesce(p_words ->> 'reason', p_words ->> 'message', ''), true),
    pg_catalog.set_config('app.stated_reason', coalesce(btrim(p_words ->> 'reason'), ''), true)
$$;
comment on function private.state_reason(jsonb) is
  'p_words { message?, reason? }: what the move that follows gives as its reason (private.missing_for); {} ends it.';

create function private.write_move(
  p_case public.cases, p_matter public.court_matters, p_from public.case_status, p_to public.case_status,
  p_actor_id uuid, p_role public.actor_role, p_words jsonb
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform private.move_as(p_role);
  perform private.state_reason(p_words);
  update public.court_matters set
    status = p_to, status_since = now(), changed_by = p_actor_id, papers_prepared_on = p_matter.papers_prepared_on,
    signed_copy_at = p_matter.signed_copy_at, filed_on = p_matter.filed_on, filed_by = p_matter.filed_by,
    filed_how = p_matter.filed_how, filed_envelope = p_matter.filed_envelope, hearing_at = p_matter.hearing_at, hearing_place = p_matter.hearing_place,
    decided_on = p_matter.decided_on, outcome = p_matter.outcome, outcome_part = p_matter.outcome_part,
    limit_ends_on = p_matter.limit_ends_on, end_reason = p_matter.end_reason
  where id = p_matter.id;
  -- Who begins to read it takes the application on. Whoever decides about it in the same moment holds it, and says so themselves.
  if p_from = 'submitted' and p_to = 'in_review' and p_role in ('staff', 'admin') then
    update public.intake_forms set status = 'accepted', reviewed_at = now(), reviewed_by = p_actor_id
    where id in (
      select id from public.intake_forms
      where id = p_case.intake_form_id and status = 'submitted' for no key update skip locked);
  end if;
  perform private.move_as(null);
  perform private.state_reason('{}');
end
$$;
comment on function private.write_move is 'The new state of a matter, with what belongs to it, by whoever moves it.';

create function private.note_move(
  p_case public.cases, p_matter public.court_matters, p_from public.case_status, p_to public.case_status,
  p_actor_id uuid, p_role public.actor_role, p_words jsonb
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_moved jsonb := jsonb_build_object('from', p_from, 'to', p_to, 'matter', p_matter.place);
  v_message text := nullif(btrim(p_words ->> 'message'), '');
  v_update_id uuid;
begin
  insert into public.case_updates (case_id, code, params, description, language, status, created_by, created_by_role)
  values (p_case.id, 'status_changed', jsonb_strip_nulls(v_moved || jsonb_build_object(
      'matters', p_words -> 'matters', 'filedOn', case when p_to = 'filed' then p_matter.filed_on end,
      'hearingAt', case when p_to = 'hearing_set' then p_matter.hearing_at end,
      'outcome', case when p_to in ('granted', 'denied', 'closed') then p_matter.outcome end,
      'endReason', case when private.is_case_over(p_to) then p_matter.end_reason end
    )), v_message,
    -- What was written in the language of then stays in it when the client changes theirs.
    case when v_message is not null then private.language_of(p_case.user_id, (
      select preferred_language from public.intake_forms where id = p_case.intake_form_id)) end,
    p_to, p_actor_id, p_role)
  returning id into v_update_id;
  if p_role in ('client', 'system') then
    return v_update_id;
  end if;
  if nullif(btrim(coalesce(p_words ->> 'reason', p_words ->> 'note')), '') is not null then
    insert into public.case_updates (case_id, code, params, description, status, is_internal, created_by, created_by_role)
    values (p_case.id, 'status_changed', v_moved,
            concat_ws(E'\n\n', nullif(btrim(p_words ->> 'reason'), ''), nullif(btrim(p_words ->> 'note'), '')), p_to, true,
            p_actor_id, p_role);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, p_role, 'case_status_changed', 'case', p_case.id::text, v_moved);
  return v_update_id;
end
$$;
comment on function private.note_move is
  'A move in the history, as the client reads it and as staff keep it, and in the audit log. Answers the id of the visible update.';

create function private.keep_hearing(p_case public.cases, p_matter public.court_matters, p_to public.case_status) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.calendar_events set status = 'cancelled'
  where case_id = p_case.id and event_type = 'hearing' and status = 'scheduled' and matter_id = p_matter.id
    -- A new room at the same hour too: the new entry goes on under the name of the one before.
    and (start_date > now() or p_to in ('hearing_set', 'filed', 'cancelled'));
  if p_to = 'hearing_set' then
    insert into public.calendar_events (user_id, case_id, matter_id, title, event_type, start_date, location)
    values (p_case.user_id, p_case.id, p_matter.id, 'hearing', 'hearing', p_matter.hearing_at, p_matter.hearing_place);
  end if;
end
$$;
comment on function private.keep_hearing is 'The hearing of a matter in the calendar, as it is after a move.';

create function private.apply_move(
  p_case public.cases, p_matter public.court_matters, p_from public.case_status, p_to public.case_status,
  p_actor_id uuid, p_role public.actor_role, p_words jsonb
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_update_id uuid;
  v_asks boolean;
begin
  perform private.write_move(p_case, p_matter, p_from, p_to, p_actor_id, p_role, p_words);
  v_asks := (
    select private.asks_client(status, private.reading_need(matter)) from public.court_matters as matter where id = p_matter.id);
  v_update_id := private.note_move(p_case, p_matter, p_from, p_to, p_actor_id, p_role, p_words);
  -- Of several, each that asks something of the client has a notice of its own, which goes with its cause.
  if v_asks or p_to = 'hearing_set' or not coalesce((p_words ->> 'goesAlong')::boolean, false) then
    insert into public.client_notifications (user_id, case_id, code, params, type, priority, action_required)
    values (p_case.user_id, p_case.id, 'status_changed', jsonb_build_object('from', p_from, 'to', p_to, 'matter', p_matter.place),
            'case', case when v_asks or p_to = 'hearing_set' then 'high' else 'normal' end, v_asks);
  end if;
  perform private.drop_tasks_of_state(p_matter.id, p_to);
  perform private.keep_hearing(p_case, p_matter, p_to);
  if not coalesce((p_words ->> 'toldOtherwise')::boolean, (p_words ->> 'goesAlong')::boolean, false) then
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
comment on function private.apply_move(
  public.cases, public.court_matters, public.case_status, public.case_status, uuid, public.actor_role, jsonb
) is
  'Moves one matter, already checked: state, history (what the client reads and what staff keep), audit, notice, tasks, dates. '
  'p_words { message?, reason?, note?, toldOtherwise? (no mail), goesAlong? (no mail, and no notice that asks nothing: another matter''s tells of it), '
  'matters? (the places of all that one message tells of) }. Answers the id of the visible update.';

-- Whoever compared a matter with the public record before it went into review has nothing to compare again. An order without
-- a hearing rests on weak ground (271 Ga. 436): its attorney looks at it, whoever has the case.
create function private.add_tasks(p_case_id uuid, p_matter_id uuid, p_tasks jsonb, p_actor_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- The task that papers in preparation wait for is there by itself; whoever knows the calendar says when it falls due.
  update public.case_tasks as task set due_at = (listed.one ->> 'dueAt')::timestamptz
  from jsonb_array_elements(coalesce(nullif(p_tasks, 'null'), '[]')) as listed (one)
  where task.matter_id = p_matter_id and task.code::text = listed.one ->> 'code' and private.is_task_of_need(task.code)
    and task.done_at is null and task.dropped_at is null and listed.one ->> 'dueAt' is not null;
  insert into public.case_tasks (case_id, matter_id, code, title, owner_id, due_at, dedupe_key, created_by)
  select p_case_id, p_matter_id, (task ->> 'code')::public.task_code, nullif(btrim(task ->> 'title'), ''),
    coalesce((task ->> 'ownerId')::uuid,
             case when task ->> 'code' = 'decided_without_hearing'
               then (select attorney_id from public.court_matters where id = p_matter_id) end,
             (select assigned_to from public.cases where id = p_case_id)),
    (task ->> 'dueAt')::timestamptz, task ->> 'dedupeKey', p_actor_id
  from jsonb_array_elements(coalesce(nullif(p_tasks, 'null'), '[]')) as listed (task)
  where not (p_matter_id is not null and private.is_task_of_need((task ->> 'code')::public.task_code)) and not exists (
    select from public.court_matters
    where id = p_matter_id and case task ->> 'code'
      when 'match_record' then record_matched_at is not null when 'decided_without_hearing' then hearing_at is not null
      -- Whoever bought no delivery, or one that nobody confirmed, takes the papers to the clerk without us.
      when 'deliver_papers' then not (
        (select staff_deliver from public.filing_rules)
        and (select files from public.service_packages where id = (select package_type from public.cases where id = p_case_id))) end)
  on conflict (dedupe_key) do nothing;
end
$$;
comment on function private.add_tasks(uuid, uuid, jsonb, uuid) is 'p_tasks: [{ code, title?, ownerId?, dueAt?, dedupeKey? }].';

create function private.is_moved_together(p_to public.case_status) returns boolean
language sql immutable set search_path = '' as $$
  select p_to in ('in_review', 'waiting_for_client', 'preparing', 'attorney_review', 'client_review', 'ready_to_file', 'filed',
                  'hearing_set', 'notifying')
$$;
comment on function private.is_moved_together(public.case_status) is
  'Whether several matters of a case may go there by one move. A decision and an end are told of each matter alone.';

create function private.refusal_of_move(
  p_matter public.court_matters, p_to public.case_status, p_role public.actor_role, p_after public.court_matters, p_version integer
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_missing public.move_need[];
begin
  if p_matter.version <> p_version then
    return jsonb_build_object(
      'outcome', 'stale', 'status', p_matter.status, 'changedAt', p_matter.updated_at,
      'changedBy', (select nullif(private.person_name(first_name, last_name), '') from public.users where id = p_matter.changed_by));
  elsif p_matter.left_out_at is not null or not private.may_move_case(p_matter.status, p_to, p_role) then
    return jsonb_build_object('outcome', 'forbidden', 'status', p_matter.status);
  elsif private.is_stopped_by_hold(p_after, p_to) then
    return jsonb_build_object('outcome', 'held', 'status', p_matter.status);
  end if;
  v_missing := private.missing_for(p_matter.status, p_to, p_after);
  if cardinality(v_missing) > 0 then
    return jsonb_build_object('outcome', 'missing', 'status', p_matter.status, 'missing', to_jsonb(v_missing));
  end if;
  return null;
end
$$;
comment on function private.refusal_of_move(
  public.court_matters, public.case_status, public.actor_role, public.court_matters, integer
) is 'Why a matter cannot be moved as p_after says → the answer of move_matter; null: it can.';

create function private.refusal_of_moves(
  p_matter public.court_matters, p_version integer, p_together jsonb,
  p_to public.case_status, p_facts jsonb, p_actor_id uuid, p_role public.actor_role
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_one jsonb;
  v_other public.court_matters;
  v_refusal jsonb := private.refusal_of_move(
    p_matter, p_to, p_role, private.with_facts(p_matter, p_to, p_facts, p_actor_id), p_version);
begin
  if p_together = '[]' then
    return v_refusal;
  elsif v_refusal is not null then
    return v_refusal || jsonb_build_object('matter', p_matter.place);
  elsif p_role not in ('staff', 'attorney', 'admin') or not private.is_moved_together(p_to) then
    return jsonb_build_object('outcome', 'forbidden', 'status', p_matter.status);
  end if;
  for v_one in select listed.one from jsonb_array_elements(p_together) as listed (one) loop
    select * into v_other from public.court_matters
    where id = (v_one ->> 'matterId')::uuid and case_id = p_matter.case_id and id <> p_matter.id;
    if v_other.id is null then
      return jsonb_build_object('outcome', 'unknown');
    end if;
    v_refusal := private.refusal_of_move(
      v_other, p_to, p_role, private.with_facts(v_other, p_to, p_facts, p_actor_id), (v_one ->> 'version')::integer);
    -- One message tells of all: they come from the same place.
    if v_refusal is null and v_other.status <> p_matter.status then
      v_refusal := jsonb_build_object('outcome', 'forbidden', 'status', v_other.status);
    end if;
    if v_refusal is not null then
      return v_refusal || jsonb_build_object('matter', v_other.place);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.refusal_of_moves is
  'As private.refusal_of_move, of a matter and of those that go the same way with it.';

create function private.lock_matters_to_move(p_matter_ids uuid[], p_actor_id uuid, p_role public.actor_role) returns public.cases
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
begin
  -- In the order of locks: case, then matters.
  select one.* into v_case from public.cases as one join public.court_matters as matter on matter.case_id = one.id
  where matter.id = p_matter_ids[1] and (p_role <> 'client' or one.user_id = p_actor_id)
  for no key update of one;
  perform from public.court_matters where case_id = v_case.id and id = any (p_matter_ids) order by id for no key update;
  return v_case;
end
$$;
comment on function private.lock_matters_to_move is
  'The case of the first of these matters, locked with those of them that are in it. No row for a client whose case it is not.';

create function private.states_before_move(p_matter public.court_matters, p_matter_ids uuid[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('id', id, 'status', status, 'statusSince', status_since, 'changedBy', changed_by))
  from public.court_matters
  where id = any (p_matter_ids)
    or (case_id = p_matter.case_id and p_matter.status = 'submitted' and status = 'submitted' and left_out_at is null)
$$;
comment on function private.states_before_move is 'What private.keep_undo keeps of a move: of all matters that it may take along.';

create function private.move_along(
  p_case public.cases, p_together jsonb, p_from public.case_status, p_to public.case_status,
  p_facts jsonb, p_reason text, p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_one jsonb;
  v_other public.court_matters;
begin
  for v_one in select listed.one from jsonb_array_elements(p_together) as listed (one) loop
    select * into v_other from public.court_matters where id = (v_one ->> 'matterId')::uuid;
    perform private.apply_move(
      p_case, private.with_facts(v_other, p_to, p_facts, p_actor_id), p_from, p_to, p_actor_id, p_role,
      jsonb_strip_nulls(jsonb_build_object('goesAlong', true, 'reason', p_reason)));
    perform private.add_tasks(p_case.id, v_other.id, v_one -> 'tasks', p_actor_id);
  end loop;
end
$$;
comment on function private.move_along is 'p_together: as of move_matter. Moves those that go the same way, each with its tasks.';

-- An application is read once, and with it all the court cases it names: one message tells of it.
create function private.review_with(
  p_case public.cases, p_matter_id uuid, p_tasks jsonb, p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_other public.court_matters;
begin
  for v_other in
    select * from public.court_matters
    where case_id = p_case.id and id <> p_matter_id and status in ('submitted', 'in_review') and left_out_at is null
    order by place for no key update
  loop
    -- Where the application was accepted with it, they have gone along already, and nobody gave them their tasks.
    if v_other.status = 'submitted' then
      perform private.apply_move(p_case, v_other, 'submitted', 'in_review', p_actor_id, p_role, '{"goesAlong": true}');
    end if;
    perform private.add_tasks(p_case.id, v_other.id, (
      select jsonb_agg(task || jsonb_build_object('dedupeKey', concat_ws(':', 'in_review', task ->> 'code', v_other.id)))
      from jsonb_array_elements(p_tasks) as listed (task) where task ->> 'code' = 'match_record'), p_actor_id);
  end loop;
end
$$;
comment on function private.review_with is 'p_tasks: of the matter whose review begins. The others of its case begin theirs with it.';

create function private.carry_out_move(
  p_case public.cases, p_matter public.court_matters, p_ids uuid[], p_together jsonb,
  p_to public.case_status, p_facts jsonb, p_words jsonb, p_tasks jsonb,
  p_actor_id uuid, p_role public.actor_role, p_may_undo boolean
) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  v_from public.case_status := p_matter.status;
  v_after public.court_matters := private.with_facts(p_matter, p_to, p_facts, p_actor_id);
  v_words jsonb := p_words;
  v_undo_until timestamptz;
  v_before jsonb;
  v_update_id uuid;
  v_refund boolean := false;
begin
  if p_may_undo and private.is_undone_as_move(v_from, p_to) then
    v_undo_until := private.hold_mails(private.undo_until(p_actor_id, p_may_undo));
    v_before := private.states_before_move(p_matter, p_ids);
  end if;
  if p_together <> '[]' then
    v_words := v_words || jsonb_build_object('matters', (
      select jsonb_agg(place order by place) from public.court_matters where id = any (p_ids)));
  end if;
  v_update_id := private.apply_move(p_case, v_after, v_from, p_to, p_actor_id, p_role, v_words);
  perform private.move_along(p_case, p_together, v_from, p_to, p_facts, p_words ->> 'reason', p_actor_id, p_role);
  if v_from = 'submitted' and p_to = 'in_review' then
    perform private.review_with(p_case, p_matter.id, p_tasks, p_actor_id, p_role);
  end if;
  if p_to in ('denied', 'cancelled') or (p_to = 'closed' and v_from <> 'denied') then
    v_refund := private.refund_of_ending(p_case, coalesce(v_after.end_reason::text, v_after.outcome::text), p_actor_id, p_role);
  end if;
  perform private.add_tasks(p_case.id, p_matter.id, p_tasks, p_actor_id);
  if v_from = 'submitted' and p_role in ('staff', 'admin') and nullif(btrim(p_words ->> 'message'), '') is not null then
    -- What the client reads with it is the first contact.
    update public.case_tasks set done_at = now(), done_by = p_actor_id
    where case_id = p_case.id and code = 'first_contact' and done_at is null and dropped_at is null;
    -- Their words say who works on the case.
    if p_case.assigned_to is null then
      perform private.assign_case(p_case, p_actor_id, p_actor_id, p_role);
    end if;
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'status', p_to, 'caseId', p_case.id, 'updateId', v_update_id, 'refundOpened', v_refund,
    'caseStatus', (select status from public.cases where id = p_case.id),
    'undo', private.keep_undo('move', p_case.id, p_actor_id, v_undo_until, v_before)
  );
end
$$;
comment on function private.carry_out_move is
  'A move that nothing is in the way of, with those that go along (p_ids: of all of them), its tasks, money and the way back → the answer of '
  'move_matter.';

create function public.move_matter(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_to public.case_status,
  p_actor_id uuid,
  p_actor_role public.actor_role,
  p_together jsonb default '[]',
  p_facts jsonb default '{}',
  p_words jsonb default '{}',
  p_ticket_hashes jsonb default '[]',
  p_tasks jsonb default '[]',
  p_may_undo boolean default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  -- What a client reports was filed by the client, whatever the report says: else our own papers would count as filed.
  v_facts jsonb := p_facts || case when p_actor_role = 'client' then '{"filedBy": "client"}'::jsonb else '{}' end;
  v_ids uuid[] := p_matter_id || array(select (listed.one ->> 'matterId')::uuid from jsonb_array_elements(p_together) as listed (one));
  v_case public.cases;
  v_matter public.court_matters;
  v_bad jsonb;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.lock_matters_to_move(v_ids, p_actor_id, p_actor_role);
  select * into v_matter from public.court_matters where id = p_matter_id and case_id = v_case.id;
  if v_matter.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  end if;
  perform private.state_reason(p_words);
  v_answer := private.refusal_of_moves(v_matter, p_version, p_together, p_to, v_facts, p_actor_id, p_actor_role);
  if v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  v_bad := private.refused_tickets(p_ticket_hashes);
  if v_bad <> '[]' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'bad_ticket', 'badTickets', v_bad));
  end if;
  perform private.attach_case_files(v_case.id, p_ticket_hashes, p_actor_id);
  return private.keep_answer(p_idempotency_key, private.carry_out_move(
    v_case, v_matter, v_ids, p_together, p_to, v_facts, p_words, p_tasks, p_actor_id, p_actor_role, p_may_undo));
end
$$;
comment on function public.move_matter is
  'p_together: [{ matterId, version, tasks? }], others of the same case that go the same way, all of them or none; p_facts: { filedOn, filedBy, '
  'filedHow, filedEnvelope, hearingAt, hearingPlace, decidedOn, outcome, outcomePart, limitEndsOn, endReason }; p_words: { message (the '
  'client reads it), reason, note }; p_ticket_hashes: pictures of it; p_may_undo: mails wait, and the answer says how it is taken back → '
  '{ outcome: done | stale | forbidden | held | missing | bad_ticket | unknown, status, caseId?, caseStatus?, updateId?, refundOpened?, '
  'undo? { id, seconds }, missing?, changedBy?, changedAt?, matter? (of several, the place of the one that is refused) }.';

-- Accepting an application is the beginning of the work on its case.
create function private.begin_review() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_role public.actor_role := private.mover();
  v_case public.cases;
begin
  select * into v_case from public.cases where intake_form_id = new.id for no key update;
  if v_case.status = 'submitted' and private.may_move_case('submitted', 'in_review', v_role) then
    perform public.change_case_status(v_case.id, 'submitted', 'in_review', v_role, new.reviewed_by);
    perform private.move_as(v_role);
  end if;
  return null;
end
$$;
comment on function private.begin_review() is 'Trigger: a paid application that is accepted moves its case into review.';

create trigger begin_review after update of status on public.intake_forms
  for each row when (new.status = 'accepted' and old.status <> 'accepted') execute function private.begin_review();

create function private.join_review() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_case public.cases;
begin
  select one.* into v_case from public.cases as one
  join public.intake_forms as intake on intake.id = one.intake_form_id and intake.status = 'accepted'
  where one.id = new.case_id;
  if v_case.id is not null then
    perform private.apply_move(v_case, new, 'submitted', 'in_review', null, 'system', '{"toldOtherwise": true}');
    perform private.add_tasks(v_case.id, new.id, jsonb_build_array(jsonb_build_object(
      'code', 'match_record', 'dueAt', private.office_close(2), 'dedupeKey', 'in_review:match_record:' || new.id)), null);
  end if;
  return null;
end
$$;
comment on function private.join_review() is
  'Trigger: a matter that was left out and comes back joins the review that has begun, whoever brought it back.';

create trigger join_review after update of left_out_at on public.court_matters
  for each row when (old.left_out_at is not null and new.left_out_at is null and new.status = 'submitted')
  execute function private.join_review();

-- Every move is told by mail, whoever made it: people, money, or somebody who left. The mail carries the facts by which
-- the words of the page are chosen (src/domain/cases/reading.ts), and nothing of what anybody wrote.
create function private.mail_move(p_case public.cases, p_matter_id uuid, p_update_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_mail jsonb;
  v_kind public.notice_kind;
begin
  select jsonb_build_object(
    'kind', 'case_moved', 'dedupeKey', 'case_moved:' || p_update_id,
    'payload', jsonb_strip_nulls(jsonb_build_object(
      'caseId', one.id, 'caseNumber', one.case_number,
      'hearingAt', case when matter.status = 'hearing_set' then matter.hearing_at end,
      'matter', case when counted.worked > 1 then jsonb_build_object('place', matter.place, 'count', counted.worked,
        'county', matter.county, 'docketNumber', matter.docket_number, 'landlord', private.landlord_in(matter.id)) end,
      'matters', (
        select jsonb_agg(jsonb_build_object('place', one_of.place, 'county', one_of.county, 'docketNumber', one_of.docket_number,
                                            'landlord', private.landlord_in(one_of.id)) order by one_of.place)
        from public.court_matters as one_of
        where one_of.case_id = p_case.id and told.params -> 'matters' @> to_jsonb(one_of.place))
    )) || jsonb_build_object('stands', jsonb_build_object(
      'status', coalesce(matter.status, one.status), 'danger', private.eviction_danger(one.id), 'need', private.reading_need(matter), 'packageId', one.package_type,
      'isSigned', matter.signed_copy_at is not null, 'isFeeSettled', matter.court_fee_settled_at is not null,
      'staffDeliver', rules.staff_deliver, 'filedBy', matter.filed_by, 'outcome', matter.outcome,
      'endReason', matter.end_reason, 'isVisible', coalesce(private.is_still_visible(matter.id), false)
    ))
  ), private.kind_of_move(told.params ->> 'from', told.params ->> 'to',
       coalesce(private.asks_client(matter.status, private.reading_need(matter)), false))
  into v_mail, v_kind
  from public.cases as one
  join public.case_updates as told on told.id = p_update_id
  cross join public.filing_rules as rules
  left join public.court_matters as matter on matter.id = p_matter_id
  cross join lateral (
    select count(*) as worked from public.court_matters where case_id = one.id and left_out_at is null
  ) as counted
  where one.id = p_case.id;
  perform private.mail_client(p_case, v_kind, v_mail);
end
$$;
comment on function private.mail_move(public.cases, uuid, uuid) is
  'To the client, in their language: how the matter (or the case without one) stands since this update.';
