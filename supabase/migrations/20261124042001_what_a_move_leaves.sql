-- What a move leaves behind: tasks that no move does, why a matter had been closed before a judge looked at it again, and
-- matters that join a review which has begun.

create function private.drop_tasks_of_state(p_matter_id uuid, p_to public.case_status) returns void
language sql volatile set search_path = '' as $$
  update public.case_tasks set dropped_at = now()
  where matter_id = p_matter_id and done_at is null and dropped_at is null
    and code not in ('custom', 'decide_refund', 'limit_ends', 'answer_message', 'letter_silent')
    and (private.is_case_over(p_to) or (
      code not in ('stop_asked', 'read_court_letter', 'address_changed', 'mail_returned', 'copy_to_clerk', 'still_visible')
      and coalesce(dedupe_key, '') not like 'danger:%'))
$$;
comment on function private.drop_tasks_of_state(uuid, public.case_status) is
  'What was to do in the state before is done or no longer wanted. What the client asked for or fears, and what the court or the '
  'post brought, is done by nobody''s move: it stays until the matter is over.';

create or replace function private.with_facts(p_matter public.court_matters, p_to public.case_status, p_facts jsonb, p_actor_id uuid)
returns public.court_matters
language plpgsql stable set search_path = '' as $$
declare
  v public.court_matters := p_matter;
begin
  -- Back from the court, or begun again: what was filed and decided stands in the history, no longer on the matter.
  if (v.status = 'filed' and p_to = 'preparing') or (v.status = 'closed' and p_to = 'in_review') then
    v.filed_on := null; v.filed_by := null; v.filed_how := null; v.signed_copy_at := null; v.hearing_at := null;
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
  elsif p_to = 'hearing_set' then
    v.hearing_at := (p_facts ->> 'hearingAt')::timestamptz;
    v.hearing_place := nullif(btrim(p_facts ->> 'hearingPlace'), '');
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

  perform private.drop_tasks_of_state(p_matter.id, p_to);

  update public.calendar_events set status = 'cancelled'
  where case_id = p_case.id and event_type = 'hearing' and status = 'scheduled' and matter_id = p_matter.id
    -- A new room at the same hour too: the new entry goes on under the name of the one before.
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


create or replace function private.lacks(p_need public.move_need, p_matter public.court_matters) returns boolean
language sql stable set search_path = '' as $$
  select not coalesce(case p_need
    when 'reason' then nullif(pg_catalog.current_setting('app.move_reason', true), '') is not null
    when 'record_matched' then p_matter.record_matched_at is not null
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


create or replace function private.return_work_of(p_attorney_id uuid, p_code public.task_code) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_case public.cases;
  v_matter public.court_matters;
  v_matter_id uuid;
begin
  for v_matter_id in
    select matter.id from public.court_matters as matter
    where matter.left_out_at is null and matter.status in ('attorney_review', 'client_review', 'ready_to_file')
      and (matter.attorney_id = p_attorney_id or exists (
        select from public.paper_approvals as one
        join public.generated_documents as version on version.id = one.document_id
        join public.case_papers as paper on paper.id = version.paper_id
        where paper.matter_id = matter.id and one.approved_by = p_attorney_id and one.as_role = 'attorney'
      ))
    order by matter.case_id, matter.place
  loop
    select one.* into strict v_case from public.cases as one join public.court_matters as matter on matter.case_id = one.id
    where matter.id = v_matter_id for no key update of one;
    update public.court_matters set attorney_id = null where id = v_matter_id returning * into v_matter;
    -- What nobody has approved yet stays in the queue of the attorneys. A hold keeps the rest where it is, without its
    -- approvals: staff take it back when the hold ends.
    if v_matter.status in ('client_review', 'ready_to_file') and not private.is_stopped_by_hold(v_matter, 'preparing') then
      perform private.apply_move(v_case, v_matter, v_matter.status, 'preparing', null, 'system', jsonb_build_object('reason', p_code));
    end if;
    perform private.add_tasks(v_case.id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', p_code, 'dueAt', now(), 'dedupeKey', p_code::text || ':' || p_attorney_id || ':' || v_matter.id
        || case when p_code = 'licence_lapsed' then ':' || extract(epoch from now())::bigint else '' end
    )), null);
  end loop;
end
$$;


create or replace function private.take_matters_in(p_case public.cases) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_covered integer := (select matters from public.service_packages where id = p_case.package_type);
  v_matter public.court_matters;
  v_taken integer := 0;
begin
  for v_matter in
    select * from public.court_matters where case_id = p_case.id and left_out_at is not null order by place for no key update
  loop
    exit when (
      select count(distinct coalesce(same_dispute_as, id)) from public.court_matters
      where case_id = p_case.id and (left_out_at is null or id = v_matter.id) and status <> 'cancelled'
    ) > v_covered;
    update public.court_matters set left_out_at = null where id = v_matter.id;
    v_taken := v_taken + 1;
  end loop;
  return v_taken;
end
$$;


create or replace function public.choose_matters(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_user_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_matter public.court_matters;
  v_stale public.court_matters;
  v_chosen uuid[] := array(select value::uuid from jsonb_array_elements_text(p -> 'matterIds'));
  v_covered integer;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_user_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  perform from public.court_matters where case_id = v_case.id order by place for no key update;
  select * into v_stale from public.court_matters as one
  where case_id = v_case.id and version <> coalesce((p #>> array['versions', one.id::text])::integer, 0) limit 1;
  select matters into v_covered from public.service_packages where id = v_case.package_type;
  v_answer := case
    when v_stale.id is not null then private.stale_matter(v_stale)
    when private.is_case_over(v_case.status) then '{"outcome": "over"}'
    when (select count(*) from public.court_matters where case_id = v_case.id and id = any (v_chosen)) <> cardinality(v_chosen)
      or cardinality(v_chosen) = 0 then '{"outcome": "unknown_matter"}'
    -- What is being prepared, or lies at a court, is not put aside by a click.
    when exists (
      select from public.court_matters
      where case_id = v_case.id and status not in ('submitted', 'in_review', 'waiting_for_client')
        and (left_out_at is null) <> (id = any (v_chosen))) then '{"outcome": "too_late"}'
    when (select count(distinct coalesce(same_dispute_as, id)) from public.court_matters
          where case_id = v_case.id and id = any (v_chosen) and status <> 'cancelled') > v_covered
      then jsonb_build_object('outcome', 'not_covered', 'covered', v_covered)
  end;
  if v_answer is not null then
    return private.keep_answer(p ->> 'idempotencyKey', v_answer);
  end if;
  for v_matter in
    select * from public.court_matters
    where case_id = v_case.id and (left_out_at is null) <> (id = any (v_chosen))
    -- A case is what its matters are: it is never without one.
    order by id = any (v_chosen) desc, place
  loop
    update public.court_matters set
      left_out_at = case when not v_matter.id = any (v_chosen) then now() end, changed_by = v_user_id
    where id = v_matter.id;
  end loop;
  insert into public.case_updates (case_id, code, params, created_by, created_by_role)
  values (v_case.id, 'matters_chosen', jsonb_build_object('places', (
    select string_agg(place::text, ', ' order by place) from public.court_matters where id = any (v_chosen))), v_user_id, 'client');
  perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
    'code', 'matters_chosen', 'dueAt', p ->> 'answerDueAt', 'dedupeKey', p ->> 'idempotencyKey')), null);
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;

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
      'code', 'match_record', 'dedupeKey', 'in_review:match_record:' || new.id)), null);
  end if;
  return null;
end
$$;
comment on function private.join_review() is
  'Trigger: a matter that was left out and comes back joins the review that has begun, whoever brought it back.';

create trigger join_review after update of left_out_at on public.court_matters
  for each row when (old.left_out_at is not null and new.left_out_at is null and new.status = 'submitted')
  execute function private.join_review();

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
