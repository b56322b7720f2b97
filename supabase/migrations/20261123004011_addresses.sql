-- Where the court reaches the client may change while it decides: the notice of it can be made although other papers are
-- frozen, it is on the list of what is to do that day, and staff see it. Beside that, whoever is waited for is told: the
-- client when their words stand in English, the attorneys when a template waits for their yes.
create or replace function private.takes_papers(p_matter public.court_matters, p_kind public.paper_kind) returns boolean
language sql stable set search_path = '' as $$
  select p_matter.left_out_at is null and case
    when not private.is_court_paper(p_kind) then p_matter.status <> 'cancelled'
    -- Whoever filed: the court answers to the address it has.
    when p_kind = 'change_of_address' and p_matter.status in ('filed', 'hearing_set') then true
    -- Somebody else filed: nobody files twice.
    when p_matter.filed_by in ('client', 'other') and p_matter.filed_on is not null then false
    -- Not while the client reads, or after their word: it is brought back to preparing first.
    else p_matter.status not in ('submitted', 'client_review', 'ready_to_file', 'closed', 'cancelled')
  end
$$;

create function private.follow_address() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_is_pending boolean;
begin
  select * into v_matter from public.court_matters where id = new.matter_id;
  v_is_pending := v_matter.status in ('filed', 'hearing_set');
  if v_matter.left_out_at is not null or private.is_case_over(v_matter.status) then
    return null;
  end if;
  insert into public.case_updates (case_id, code, params, status, is_internal, created_by, created_by_role)
  select v_matter.case_id, 'address_changed', jsonb_build_object('matter', v_matter.place), v_matter.status, false, new.changed_by,
    coalesce((select role::text from public.users where id = new.changed_by), 'system')::public.actor_role;
  delete from public.matter_steps where matter_id = v_matter.id and step = 'tell_new_address';
  -- Pending: a notice to court and parties, the same day. Otherwise papers that print the old address are made anew.
  if v_is_pending or exists (
    select from public.current_papers where matter_id = v_matter.id and kind <> 'court_letter' and status <> 'returned'
  ) then
    perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'address_changed', 'dedupeKey', concat_ws(':', 'address', new.id, new.version),
      'dueAt', greatest(now(), (private.office_date() + time '17:00') at time zone 'America/New_York'))), null);
  end if;
  return null;
end
$$;
comment on function private.follow_address() is
  'Trigger: the address of a client is another one. It stands in the history, and where papers name the old one staff get a task.';
create trigger follow_address after update of address, city, state, zip on public.matter_parties
  for each row when (new.is_client and old.address is not null
    and (new.address, new.city, new.state, new.zip) is distinct from (old.address, old.city, old.state, old.zip))
  execute function private.follow_address();

create function public.report_address(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_case := private.case_of_write(p);
  if v_case.id is null or p ->> 'actorRole' <> 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  perform from public.court_matters where case_id = v_case.id order by place for no key update;
  if not exists (select from public.court_matters where case_id = v_case.id and not private.is_case_over(status)) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_now'));
  end if;
  update public.matter_parties as party set
    address = p ->> 'address', city = p ->> 'city', state = p ->> 'state', zip = p ->> 'zip', address_source = 'client',
    address_on = private.office_date(), changed_by = v_actor_id
  from public.court_matters as matter
  where matter.id = party.matter_id and matter.case_id = v_case.id and party.is_client and not private.is_case_over(matter.status)
    and (party.address, party.city, party.state, party.zip) is distinct from (p ->> 'address', p ->> 'city', p ->> 'state', p ->> 'zip');
  perform private.mail_about_case(v_case, 'staff');
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.report_address(jsonb) is
  'p { idempotencyKey, caseId, address, city, state, zip, actorId, actorRole: client } → { outcome: done | not_now | unknown }. The client '
  'moved: papers print the new address in every matter of the case that is not over.';

create or replace function public.read_matter_steps(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
begin
  select * into v_matter from public.court_matters where id = (p ->> 'matterId')::uuid;
  select * into v_case from public.cases
  where id = v_matter.case_id and (p ->> 'userId' is null or user_id = (p ->> 'userId')::uuid);
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'caseId', v_case.id, 'packageId', v_case.package_type, 'status', v_matter.status,
    'leftOut', v_matter.left_out_at is not null, 'court', v_matter.court,
    'staffDeliver', (select staff_deliver from public.filing_rules),
    'needsInterpreter', coalesce(private.needs_interpreter(v_case.id), false),
    'papers', (
      select coalesce(jsonb_agg(distinct kind), '[]') from public.current_papers where matter_id = v_matter.id),
    'signedAt', v_matter.signed_copy_at, 'feeAt', v_matter.court_fee_settled_at, 'filedOn', v_matter.filed_on,
    'hiddenOn', v_matter.hidden_seen_on,
    'addressOn', (
      select address_on from public.matter_parties where matter_id = v_matter.id and is_client and address is not null
      order by address_on desc nulls last limit 1),
    'lettersFrom', (select min(sent_on) from public.letter_tracks where matter_id = v_matter.id),
    'askedAt', (
      select done_at from public.case_tasks
      where matter_id = v_matter.id and code = 'request_interpreter' and dropped_at is null order by created_at desc limit 1),
    'confirmedAt', (
      select done_at from public.case_tasks
      where matter_id = v_matter.id and code = 'confirm_interpreter' and dropped_at is null order by created_at desc limit 1),
    'ticks', (
      select coalesce(jsonb_agg(jsonb_build_object('step', step, 'at', done_at, 'as', done_as)), '[]')
      from public.matter_steps where matter_id = v_matter.id),
    'county', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'field', field, 'value', value, 'checked', checked_on, 'stale', private.is_stale_county_value(checked_on))), '[]')
      from public.county_values where county = v_matter.county and court = v_matter.court and field <> 'exists')
  );
end
$$;

create or replace function public.translate_statement(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_matter public.court_matters;
  v_statement public.matter_statements;
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.matter_of_write(p);
  select * into v_statement from public.matter_statements where matter_id = v_matter.id;
  if v_statement.matter_id is null or p ->> 'actorRole' = 'client' then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if v_statement.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_statement(v_statement));
  end if;
  if not private.takes_statement(v_matter) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'frozen'));
  end if;
  update public.matter_statements set
    translated_by = p ->> 'translator', changed_by = v_actor_id, read_back_at = null,
    translation = (
      select coalesce(jsonb_object_agg(key, jsonb_build_object('of', v_statement.answers ->> key, 'text', value)), '{}')
      from jsonb_each_text(p -> 'words') where v_statement.answers ->> key is not null)
  where matter_id = v_matter.id
  returning * into v_statement;
  -- Nothing is made of it before they have said that it is what they told.
  select * into v_case from public.cases where id = v_matter.case_id;
  update public.client_notifications set done_at = now()
  where case_id = v_case.id and code = 'translation_ready' and done_at is null and (params ->> 'matter')::smallint = v_matter.place;
  perform private.notify_client(v_case, 'translation_ready', jsonb_build_object('matter', v_matter.place), true);
  perform private.mail_about_case(v_case, 'papers');
  perform private.audit_case(p, v_matter.case_id, 'statement_translated', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'version', v_statement.version));
end
$$;

create function private.end_notice_of_translation() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.client_notifications as notice set done_at = now()
  from public.court_matters as matter
  where matter.id = new.matter_id and notice.case_id = matter.case_id and notice.code = 'translation_ready'
    and notice.done_at is null and (notice.params ->> 'matter')::smallint = matter.place;
  return null;
end
$$;
comment on function private.end_notice_of_translation() is 'Trigger: the client said that the English is right.';
create trigger end_notice after update of read_back_at on public.matter_statements
  for each row when (old.read_back_at is null and new.read_back_at is not null)
  execute function private.end_notice_of_translation();

create function private.mail_waiting_template() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.insert_mails((
    select jsonb_agg(jsonb_build_object(
      'kind', 'staff_template', 'recipient', email, 'language', preferred_language,
      'payload', jsonb_build_object('templateId', new.id), 'dedupeKey', concat_ws(':', 'template', new.id, id)))
    from public.users where role = 'attorney' and is_active));
  return null;
end
$$;
comment on function private.mail_waiting_template() is 'Trigger: every attorney is told that a template waits for a yes.';
-- What comes with the product comes in bulk: those stand in the number beside the section.
create trigger mail_waiting_template after insert on public.document_templates
  for each row when (not new.is_shipped and not new.is_active) execute function private.mail_waiting_template();

create or replace function public.count_open_work() returns jsonb
language sql stable security invoker set search_path = '' as $$
  with paid as (
    select count(*) as count, min(intake.submitted_at) as oldest
    from public.intake_forms as intake
    join public.orders on orders.intake_form_id = intake.id and orders.is_owed
    where intake.status = 'submitted'
  ), message as (
    select
      count(*) filter (where suspicion is null) as count,
      count(*) filter (where suspicion is not null) as suspicious,
      min(created_at) filter (where suspicion is null) as oldest
    from public.contact_submissions where handled_at is null
  )
  select jsonb_build_object(
    'applications', (select count(*) from public.intake_forms where status = 'submitted'),
    'applicationsPaid', (select count from paid),
    'oldestPaidApplication', (select oldest from paid),
    'messages', (select count from message),
    'messagesSuspicious', (select suspicious from message),
    'oldestMessage', (select oldest from message),
    'tickets', (select count(*) from public.support_tickets where waiting_since is not null),
    'templates', (
      select jsonb_build_object(
        'unanswered', count(*) filter (where state in ('waiting', 'sample')), 'approved', count(*) filter (where state = 'approved'))
      from (
        select private.template_state(one) as state from public.document_templates as one where one.replaced_at is null
      ) as counted),
    'orders', (select count(*) from public.orders where is_to_review),
    'refunds', (select count(*) from public.refund_requests where status in ('asked', 'failed')),
    'mail', (select count(*) from public.outbox where status = 'dead'),
    'dataRequests', (select count(*) from public.data_requests where status = 'open'),
    'nextDataRequest', (select min(due_at) from public.data_requests where status = 'open'),
    'today', coalesce((
      select jsonb_object_agg(counted.event, counted.total) from (
        select event, sum(count) as total from public.daily_counts where day = private.office_date() group by event
      ) as counted
    ), '{}')
  )
$$;

revoke execute on function public.report_address(jsonb) from public, anon, authenticated;
grant execute on function public.report_address(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
