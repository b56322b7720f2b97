-- Flags that stop our papers, help on the same day, refunds that staff decide, and the question whether papers were filed.

create function private.stops_papers(p_flag public.case_flag) returns boolean
language sql immutable set search_path = '' as $$
  select p_flag in ('open_case', 'hearing_near', 'appeal_pending', 'has_attorney', 'not_a_party', 'out_of_scope')
$$;
comment on function private.stops_papers(public.case_flag) is
  'While this flag stands, no papers are prepared. The same as flagsThatStopPapers in src/domain/cases/flags.ts; a test compares the two.';

update public.case_moves set needs = array_append(needs, 'flags_cleared')
where (from_status, to_status) in (
  ('in_review', 'preparing'), ('waiting_for_client', 'preparing'), ('preparing', 'attorney_review'), ('preparing', 'client_review'));

create or replace function private.lacks(p_need public.move_need, p_matter public.court_matters) returns boolean
language sql stable set search_path = '' as $$
  select not coalesce(case p_need
    when 'reason' then nullif(pg_catalog.current_setting('app.move_reason', true), '') is not null
    when 'record_matched' then p_matter.record_matched_at is not null
    when 'flags_cleared' then not exists (
      select from public.case_flags where case_id = p_matter.case_id and cleared_at is null and private.stops_papers(flag))
    when 'papers' then exists (select from public.current_papers where matter_id = p_matter.id and private.is_court_paper(kind))
    when 'no_attorney' then not (select attorney_needed from public.filing_rules)
    when 'attorney_approved' then private.all_approved(p_matter.id, 'attorney')
    when 'client_approved' then private.all_approved(p_matter.id, 'client')
    when 'approved_or_filed_outside' then p_matter.filed_by in ('client', 'other') or (
      private.all_approved(p_matter.id, 'client')
      and (not (select attorney_needed from public.filing_rules) or private.all_approved(p_matter.id, 'attorney')))
    when 'filed_outside' then p_matter.filed_by in ('client', 'other')
    when 'paid_in_full' then p_matter.filed_by in ('client', 'other') or private.is_paid_up(p_matter.case_id)
    when 'filed_on' then p_matter.filed_on is not null
    when 'hearing_at' then p_matter.hearing_at is not null
    when 'decided_on' then p_matter.decided_on is not null
    when 'outcome_granted' then p_matter.outcome in ('granted', 'granted_narrower', 'granted_temporary')
    when 'outcome_denied' then p_matter.outcome in ('denied', 'denied_without_prejudice', 'dismissed_non_appearance')
    when 'outcome_ended' then p_matter.outcome in ('withdrawn', 'moot')
    when 'end_reason' then p_matter.end_reason is not null
    when 'silence' then private.is_silent(p_matter.case_id, p_matter.changed_by)
  end, false)
$$;

-- Who has fallen silent is closed by a second person after 120 days, whichever move ends the matter.
create or replace function private.missing_for(
  p_from public.case_status, p_to public.case_status, p_matter public.court_matters
) returns public.move_need[]
language sql stable set search_path = '' as $$
  select array(
    select need from (
      select need, place from public.case_moves, unnest(needs) with ordinality as listed (need, place)
      where from_status = p_from and to_status = p_to and private.lacks(need, p_matter)
      union all
      select 'silence'::public.move_need, 1000 from public.case_moves
      where from_status = p_from and to_status = p_to and 'end_reason' = any (needs)
        and p_matter.end_reason = 'silent' and private.lacks('silence', p_matter)
    ) as missing order by place
  )
$$;

create or replace function private.matter_sheet(p_matter public.court_matters, p_role public.actor_role) returns jsonb
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
    'filedHow', p_matter.filed_how, 'hearingAt', p_matter.hearing_at, 'hearingPlace', p_matter.hearing_place,
    'decidedOn', p_matter.decided_on, 'outcome', p_matter.outcome, 'outcomePart', p_matter.outcome_part,
    'limitEndsOn', p_matter.limit_ends_on, 'hiddenSeenOn', p_matter.hidden_seen_on, 'endReason', p_matter.end_reason,
    'sources', p_matter.sources,
    'turn', private.turn_of(p_matter.status, (select package_type from public.cases where id = p_matter.case_id),
                            p_matter.signed_copy_at is not null, p_matter.court_fee_settled_at is not null),
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
                  where need in ('record_matched', 'flags_cleared', 'papers', 'no_attorney', 'attorney_approved', 'client_approved',
                                 'approved_or_filed_outside', 'paid_in_full', 'silence')
                    and private.lacks(need, p_matter)),
        'held', private.is_stopped_by_hold(p_matter, move.to_status)
      ) order by move.to_status)
      from public.case_moves as move
      where move.from_status = p_matter.status and p_role = any (move.by_roles) and p_matter.left_out_at is null), '[]')
  )
$$;

create or replace function private.drop_tasks_of_state(p_matter_id uuid, p_to public.case_status) returns void
language sql volatile set search_path = '' as $$
  update public.case_tasks set dropped_at = now()
  where matter_id = p_matter_id and done_at is null and dropped_at is null
    and not private.outlives_case(code)
    and (private.is_case_over(p_to) or (
      code not in ('stop_asked', 'read_court_letter', 'address_changed', 'mail_returned', 'copy_to_clerk', 'still_visible')
      and coalesce(dedupe_key, '') not like 'danger:%'))
$$;

-- An order without a hearing rests on weak ground (271 Ga. 436): its attorney looks at it, whoever has the case.
create or replace function private.add_tasks(p_case_id uuid, p_matter_id uuid, p_tasks jsonb, p_actor_id uuid) returns void
language sql volatile set search_path = '' as $$
  insert into public.case_tasks (case_id, matter_id, code, title, owner_id, due_at, dedupe_key, created_by)
  select p_case_id, p_matter_id, (task ->> 'code')::public.task_code, nullif(btrim(task ->> 'title'), ''),
    coalesce((task ->> 'ownerId')::uuid,
             case when task ->> 'code' = 'decided_without_hearing'
               then (select attorney_id from public.court_matters where id = p_matter_id) end,
             (select assigned_to from public.cases where id = p_case_id)),
    (task ->> 'dueAt')::timestamptz, task ->> 'dedupeKey', p_actor_id
  from jsonb_array_elements(coalesce(nullif(p_tasks, 'null'), '[]')) as listed (task)
  where not exists (
    select from public.court_matters
    where id = p_matter_id and case task ->> 'code'
      when 'match_record' then record_matched_at is not null when 'decided_without_hearing' then hearing_at is not null end)
  on conflict (dedupe_key) do nothing
$$;

create or replace function public.end_case(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_role public.actor_role := p ->> 'actorRole';
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
  v_refund boolean;
begin
  perform private.refuse_own_account(p);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid for no key update;
  v_answer := public.change_case_status(p || jsonb_build_object('from', v_case.status, 'to', 'cancelled'));
  if v_answer ->> 'outcome' <> 'changed' then
    return private.keep_answer(p ->> 'idempotencyKey', v_answer);
  end if;
  v_refund := private.refund_of_ending(v_case, p ->> 'endReason', v_actor_id, v_role);
  if (select share from public.ending_refunds where ending = p ->> 'endReason') = 'staff' then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'decide_refund', 'dueAt', p ->> 'refundDueAt', 'dedupeKey', 'decide_refund:' || v_case.id || ':' || (p ->> 'idempotencyKey')
    )), v_actor_id);
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'status', v_answer ->> 'status', 'refundOpened', v_refund
  ));
end
$$;
comment on function public.end_case(jsonb) is
  'p { idempotencyKey, caseId, endReason, note? (the client reads it), refundDueAt (by when staff decide where the rule leaves it to '
  'them), actorId, actorRole } → { outcome: done | forbidden | unknown, status, refundOpened? }. Cancels every matter that may be '
  'canceled, and a case that has none yet.';

create or replace function public.review_application(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_answer jsonb := public.decide_application(p);
  v_case public.cases;
begin
  select * into v_case from public.cases where intake_form_id = (p ->> 'intakeId')::uuid;
  if v_answer ->> 'outcome' = 'decided' and v_case.status = 'in_review' then
    perform private.add_tasks(v_case.id, matter.id, (
      -- Each matter is looked up; the client is called once.
      select jsonb_agg(task || jsonb_build_object('dedupeKey', concat_ws(':', 'in_review', task ->> 'code', matter.id)))
      from jsonb_array_elements(coalesce(nullif(p -> 'tasks', 'null'), '[]')) as listed (task)
      where matter.place = 1 or task ->> 'code' = 'match_record'
    ), (p ->> 'actorId')::uuid)
    from public.court_matters as matter where matter.case_id = v_case.id and matter.left_out_at is null;
  elsif v_answer ->> 'outcome' = 'decided' and p ->> 'to' = 'withdrawn' and v_case.id is not null then
    -- The client stopped: what of the fee goes back is for staff to say, in writing.
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'decide_refund', 'dueAt', p ->> 'refundDueAt', 'dedupeKey', 'decide_refund:' || v_case.id || ':withdrawn'
    )), (p ->> 'actorId')::uuid);
  end if;
  return v_answer;
end
$$;
comment on function public.review_application(jsonb) is
  'As decide_application, with tasks: [{ code, dueAt }] that begin when the case goes into review, and refundDueAt, by when staff decide '
  'about the fee of one that is withdrawn.';

-- The eviction is still open, or its hearing is near: help cannot wait for the queue.
create function private.free_help_task(p_case_id uuid, p_flag public.case_flag, p_raised_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select 'free_help:' || p_case_id || ':' || p_flag || ':' || (extract(epoch from p_raised_at) * 1000000)::bigint
$$;
comment on function private.free_help_task(uuid, public.case_flag, timestamptz) is 'One task for each time the flag is raised.';

create function public.list_pressing_flags(p jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'caseId', pressing.case_id, 'flag', pressing.flag, 'raisedAt', pressing.raised_at) order by pressing.raised_at), '[]'))
  from (
    select flag.case_id, flag.flag, flag.raised_at from public.case_flags as flag join public.cases as one on one.id = flag.case_id
    where flag.flag in ('open_case', 'hearing_near') and flag.cleared_at is null
      and one.status < 'filed' and one.status <> 'waiting_for_application'
      and not exists (
        select from public.case_tasks where dedupe_key = private.free_help_task(flag.case_id, flag.flag, flag.raised_at))
    order by flag.raised_at limit (p ->> 'limit')::integer
  ) as pressing
$$;
comment on function public.list_pressing_flags(jsonb) is
  'p { limit } → { items: { caseId, flag, raisedAt }[] }: cases whose client needs free help today and nobody was told yet. No person in it.';

create function public.note_pressing_flags(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_flag record;
  v_noted integer := 0;
begin
  for v_flag in
    select flag.case_id, flag.flag, flag.raised_at, item ->> 'dueAt' as due_at
    from jsonb_array_elements(p -> 'items') as listed (item)
    join public.case_flags as flag on flag.case_id = (item ->> 'caseId')::uuid and flag.flag::text = item ->> 'flag'
      and flag.raised_at = (item ->> 'raisedAt')::timestamptz and flag.cleared_at is null
    order by flag.case_id, flag.flag
  loop
    -- A hearing that is near belongs to an open case: one task tells about both.
    perform private.add_tasks(v_flag.case_id, null, jsonb_build_array(jsonb_build_object(
      'code', 'offer_free_help', 'dueAt', v_flag.due_at,
      'dedupeKey', private.free_help_task(v_flag.case_id, v_flag.flag, v_flag.raised_at)))
    , null);
    update public.case_tasks set dropped_at = now()
    where dedupe_key = private.free_help_task(v_flag.case_id, v_flag.flag, v_flag.raised_at) and exists (
      select from public.case_tasks as other
      where other.case_id = v_flag.case_id and other.code = 'offer_free_help' and other.id <> case_tasks.id
        and other.done_at is null and other.dropped_at is null);
    v_noted := v_noted + 1;
  end loop;
  return jsonb_build_object('noted', v_noted);
end
$$;
comment on function public.note_pressing_flags(jsonb) is
  'p { items: { caseId, flag, raisedAt, dueAt }[] } → { noted }: a task of the same day for each, and one for both flags of a case.';

create function private.end_free_help() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.case_tasks set dropped_at = now()
  where case_id = new.case_id and code = 'offer_free_help' and done_at is null and dropped_at is null
    and not exists (
      select from public.case_flags
      where case_id = new.case_id and flag in ('open_case', 'hearing_near') and cleared_at is null);
  return null;
end
$$;
comment on function private.end_free_help() is 'Trigger: with the last of its flags cleared, the task is no longer wanted.';

create trigger end_free_help after update of cleared_at on public.case_flags
  for each row when (old.cleared_at is null and new.cleared_at is not null and new.flag in ('open_case', 'hearing_near'))
  execute function private.end_free_help();

create or replace function private.is_about_silence(p_code public.task_code) returns boolean
language sql immutable set search_path = '' as $$
  select p_code::text in (
    'try_client', 'try_other_way', 'send_letter', 'remind_client', 'send_notice', 'close_silent', 'ask_report')
$$;

create or replace function public.list_silent_cases(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
    select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
      'caseId', silent.id, 'since', silent.since, 'heldAt', silent.held_at, 'holdId', silent.hold_id,
      'filesAloneSince', silent.files_alone_since,
      'made', coalesce((
        select jsonb_agg(jsonb_build_object('key', dedupe_key, 'doneAt', done_at) order by created_at, dedupe_key)
        from public.case_tasks where case_id = silent.id and private.is_about_silence(code)), '[]'),
      'tried', coalesce((
        select jsonb_agg(distinct channel) from public.contact_log
        where case_id = silent.id and direction = 'out' and happened_at >= silent.since
          and channel not in ('docket_check', 'clerk_call')), '[]'),
      'reach', client.communication_preferences -> 'reach',
      'hasPhone', coalesce(client.communication_preferences #>> '{reach, phone}', intake.phone_number) is not null
    ) order by silent.since, silent.id), '[]'))
    from (
      select one.id, one.user_id, one.intake_form_id, hold.id as hold_id, hold.held_at,
        greatest(private.heard_at(one.id), private.case_since(one)) as since,
        case when one.status = 'ready_to_file' and not (
          (select staff_deliver from public.filing_rules) and (select files from public.service_packages where id = one.package_type)
        ) then private.case_since(one) end as files_alone_since
      from public.cases as one
      left join public.case_holds as hold on hold.case_id = one.id and hold.kind = 'unreachable' and hold.released_at is null
      where one.status not in ('closed', 'cancelled', 'filed', 'hearing_set')
        and not exists (select from public.case_holds as other
                        where other.case_id = one.id and other.kind <> 'unreachable' and other.released_at is null)
        and (hold.id is not null or (select ball from public.case_turns as turn where turn.case_id = one.id) = 'client')
    ) as silent
    join public.users as client on client.id = silent.user_id
    left join public.intake_forms as intake on intake.id = silent.intake_form_id
    where silent.hold_id is not null or silent.since < (p ->> 'silentBefore')::timestamptz
  );
end
$$;
comment on function public.list_silent_cases(jsonb) is
  'p { silentBefore } → { items: { caseId, since, heldAt, holdId, filesAloneSince (the client has approved papers to file: since when), '
  'made: { key, doneAt }[], tried: channels since then, reach, hasPhone }[] }: cases that wait for a client who has not been heard '
  'since, and those held as unreachable, with the tasks their silence has made. No person in it.';

revoke execute on all functions in schema public from public, anon, authenticated;
grant execute on all functions in schema public to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
