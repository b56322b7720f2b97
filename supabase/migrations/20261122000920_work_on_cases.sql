-- What staff change in a case beside its state. Each write is sent once however often it arrives, and names what it saw.

create function private.stale_answer(p_by uuid, p_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('outcome', 'stale', 'changedBy', private.staff_name(p_by), 'changedAt', p_at)
$$;
comment on function private.stale_answer(uuid, timestamptz) is 'Somebody was faster: who, and when.';

create function private.note_case(p jsonb, p_case_id uuid, p_action text, p_details jsonb) returns void
language sql volatile set search_path = '' as $$
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values ((p ->> 'actorId')::uuid, (p ->> 'actorRole')::public.actor_role, p_action, 'case', p_case_id::text, p_details)
$$;
comment on function private.note_case(jsonb, uuid, text, jsonb) is 'A line in the audit log about a case; details hold codes and numbers alone.';

create function private.lock_matter(p_matter_id uuid) returns public.court_matters
language plpgsql volatile set search_path = '' as $$
declare
  v_matter public.court_matters;
begin
  -- In the order of locks: case, then matter.
  perform from public.cases as one join public.court_matters as matter on matter.case_id = one.id
  where matter.id = p_matter_id for no key update of one;
  select * into v_matter from public.court_matters where id = p_matter_id for no key update;
  return v_matter;
end
$$;
comment on function private.lock_matter(uuid) is 'The matter, held for a change; empty when there is none.';

create function private.with_sources(p_sources jsonb, p_before jsonb, p_after jsonb, p_source public.fact_source, p_typed jsonb)
returns jsonb
language sql stable set search_path = '' as $$
  select p_sources || coalesce(jsonb_object_agg(key, jsonb_build_object('source', p_source, 'on', private.office_date())), '{}')
  from jsonb_each(p_after)
  -- What was looked up and found as it stood has a new source too.
  where key in ('county', 'court', 'docket_number', 'name_as_filed', 'aliases', 'address_then', 'filing_year', 'filed_against_on',
                'judged_on', 'case_outcome', 'judgment', 'writ_recorded_in', 'hidden_seen_on')
    and (value is distinct from p_before -> key or p_typed ? key)
$$;
comment on function private.with_sources(jsonb, jsonb, jsonb, public.fact_source, jsonb) is
  'Sources of a matter after a change: each fact that changed, or was confirmed (keys of p_typed), is of this source and day.';

create function public.save_matter(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_facts jsonb := p -> 'facts';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_before public.court_matters;
  v public.court_matters;
  v_covered integer;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_before := private.lock_matter((p ->> 'matterId')::uuid);
  if v_before.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif v_before.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_answer(v_before.changed_by, v_before.updated_at));
  end if;
  v := v_before;
  v.court := v_facts ->> 'court';
  v.county := v_facts ->> 'county';
  v.docket_number := v_facts ->> 'docketNumber';
  v.name_as_filed := v_facts ->> 'nameAsFiled';
  v.aliases := array(select jsonb_array_elements_text(v_facts -> 'aliases'));
  v.address_then := v_facts ->> 'addressThen';
  v.filing_year := (v_facts ->> 'filingYear')::smallint;
  v.filed_against_on := (v_facts ->> 'filedAgainstOn')::date;
  v.judged_on := (v_facts ->> 'judgedOn')::date;
  v.case_outcome := (v_facts ->> 'caseOutcome')::public.eviction_outcome;
  v.judgment := v_facts ->> 'judgment';
  v.writ_recorded_in := v_facts ->> 'writRecordedIn';
  v.hidden_seen_on := (v_facts ->> 'hiddenSeenOn')::date;
  v.attorney_id := (v_facts ->> 'attorneyId')::uuid;
  v.same_dispute_as := (v_facts ->> 'sameDisputeAs')::uuid;
  v.left_out_at := case when (v_facts ->> 'leftOut')::boolean then coalesce(v.left_out_at, now()) end;
  if v.attorney_id is not null and not exists (
    select from public.users where id = v.attorney_id and role = 'attorney' and is_active) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_attorney'));
  end if;
  if v.same_dispute_as is not null and not exists (
    select from public.court_matters where id = v.same_dispute_as and case_id = v.case_id and id <> v.id and same_dispute_as is null)
  then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_dispute'));
  end if;
  select offer.matters into v_covered
  from public.cases as one join public.service_packages as offer on offer.id = one.package_type where one.id = v.case_id;
  if (select count(distinct coalesce(same, id)) from (
        select id, same_dispute_as as same from public.court_matters
        where case_id = v.case_id and id <> v.id and left_out_at is null and status <> 'cancelled'
        union all select v.id, v.same_dispute_as where v.left_out_at is null and v.status <> 'cancelled'
      ) as worked) > v_covered then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'not_covered', 'covered', v_covered));
  end if;
  -- What was compared with the record is not what stands here now, unless it comes from the record.
  if p ->> 'source' <> 'court_record' and (v.court, v.county, v.docket_number, v.name_as_filed)
    is distinct from (v_before.court, v_before.county, v_before.docket_number, v_before.name_as_filed) then
    v.record_matched_at := null;
    v.record_matched_by := null;
  end if;
  v.sources := private.with_sources(v.sources, to_jsonb(v_before), to_jsonb(v), (p ->> 'source')::public.fact_source, '{}');
  update public.court_matters set
    court = v.court, county = v.county, docket_number = v.docket_number, name_as_filed = v.name_as_filed, aliases = v.aliases,
    address_then = v.address_then, filing_year = v.filing_year, filed_against_on = v.filed_against_on, judged_on = v.judged_on,
    case_outcome = v.case_outcome, judgment = v.judgment, writ_recorded_in = v.writ_recorded_in,
    hidden_seen_on = v.hidden_seen_on, attorney_id = v.attorney_id, same_dispute_as = v.same_dispute_as,
    left_out_at = v.left_out_at, record_matched_at = v.record_matched_at, record_matched_by = v.record_matched_by,
    sources = v.sources, changed_by = v_actor_id
  where id = v.id;
  perform private.note_case(p, v.case_id, 'matter_saved', jsonb_build_object('matter', v.place, 'source', p ->> 'source'));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object(
    'outcome', 'done', 'matchLost', v_before.record_matched_at is not null and v.record_matched_at is null));
end
$$;
comment on function public.save_matter(jsonb) is
  'p { idempotencyKey, matterId, version, source, facts { court, county, docketNumber, nameAsFiled, aliases, addressThen, filingYear, '
  'filedAgainstOn, judgedOn, caseOutcome, judgment, writRecordedIn, hiddenSeenOn, attorneyId, sameDisputeAs, leftOut }, actorId, '
  'actorRole } → { outcome: done | stale | unknown | not_covered | no_attorney | no_dispute, matchLost?, covered? }.';

create function public.save_party(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_facts jsonb := p -> 'facts';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_source public.fact_source := p ->> 'source';
  v_matter public.court_matters;
  v_party public.matter_parties;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.lock_matter((p ->> 'matterId')::uuid);
  if p ->> 'partyId' is not null then
    select * into v_party from public.matter_parties
    where id = (p ->> 'partyId')::uuid and matter_id = v_matter.id for no key update;
  end if;
  if v_matter.id is null or (p ->> 'partyId' is not null and v_party.id is null) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif v_party.id is not null and v_party.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_answer(v_party.changed_by, v_party.updated_at));
  elsif (p ->> 'remove')::boolean then
    -- Whoever is a client of ours in this file is respondent as long as the file is.
    if v_party.is_client then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'is_client'));
    end if;
    delete from public.matter_parties where id = v_party.id;
  elsif (p ->> 'clearDanger')::boolean then
    if p ->> 'actorRole' <> 'attorney' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden'));
    end if;
    update public.matter_parties set danger_cleared_at = now(), danger_cleared_by = v_actor_id, changed_by = v_actor_id
    where id = v_party.id and danger_answer = 'yes';
  else
    if v_party.id is null then
      insert into public.matter_parties (matter_id, role, name, source)
      values (v_matter.id, (v_facts ->> 'role')::public.party_role, v_facts ->> 'name', v_source) returning * into v_party;
    end if;
    update public.matter_parties set
      role = (v_facts ->> 'role')::public.party_role, name = v_facts ->> 'name', address = v_facts ->> 'address',
      city = v_facts ->> 'city', state = v_facts ->> 'state', zip = v_facts ->> 'zip', email = v_facts ->> 'email',
      phone = v_facts ->> 'phone', attorney_of_record = v_facts ->> 'attorneyOfRecord',
      registered_agent = v_facts ->> 'registeredAgent',
      deceased_noted_at = case when (v_facts ->> 'deceased')::boolean then coalesce(deceased_noted_at, now()) end,
      dissolved_noted_at = case when (v_facts ->> 'dissolved')::boolean then coalesce(dissolved_noted_at, now()) end,
      address_source = case when v_facts ->> 'address' is null then null
        when address is distinct from v_facts ->> 'address' or address_source is null then v_source else address_source end,
      address_on = case when v_facts ->> 'address' is null then null
        when address is distinct from v_facts ->> 'address' or address_on is null then private.office_date() else address_on end,
      source = case when (role, name) is distinct from ((v_facts ->> 'role')::public.party_role, v_facts ->> 'name')
        then v_source else source end,
      changed_by = v_actor_id
    where id = v_party.id;
  end if;
  perform private.note_case(p, v_matter.case_id, 'party_saved', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'partyId', v_party.id));
end
$$;
comment on function public.save_party(jsonb) is
  'p { idempotencyKey, matterId, partyId? (null: a new one), version?, source, facts { role, name, address, city, state, zip, email, '
  'phone, attorneyOfRecord, registeredAgent, deceased, dissolved }, or remove, or clearDanger (attorneys), actorId, actorRole } → '
  '{ outcome: done | stale | unknown | forbidden | is_client, partyId? }.';

create function public.match_record(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_result text := p ->> 'result';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_before public.court_matters;
  v public.court_matters;
  v_voided integer := 0;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  v_before := private.lock_matter((p ->> 'matterId')::uuid);
  if v_before.id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif v_before.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_answer(v_before.changed_by, v_before.updated_at));
  elsif v_result = 'wrong_county' and v_before.status in ('filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed', 'cancelled')
  then
    -- What lies at a court does not move to another one by a click.
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'at_court'));
  end if;
  v := v_before;
  if v_result = 'matched' then
    v.court := p ->> 'court';
    v.county := p ->> 'county';
    v.docket_number := p ->> 'docketNumber';
    v.name_as_filed := p ->> 'nameAsFiled';
    v.record_matched_at := now();
    v.record_matched_by := v_actor_id;
    v.sources := private.with_sources(v.sources, to_jsonb(v_before), to_jsonb(v), 'court_record',
                                      '{"county": 1, "court": 1, "docket_number": 1, "name_as_filed": 1}');
    update public.matter_parties set source = 'court_record', changed_by = v_actor_id
    where matter_id = v.id and id in (select value::uuid from jsonb_array_elements_text(p -> 'partyIds'));
    update public.case_tasks set done_at = now(), done_by = v_actor_id
    where matter_id = v.id and code = 'match_record' and done_at is null and dropped_at is null;
    update public.case_flags set cleared_at = now(), cleared_by = v_actor_id
    where case_id = v.case_id and flag in ('county_unknown', 'name_unconfirmed') and cleared_at is null
      and not exists (select from public.court_matters
                      where case_id = v.case_id and id <> v.id and left_out_at is null and record_matched_at is null);
  elsif v_result = 'wrong_county' then
    v.county := p ->> 'county';
    v.court := p ->> 'court';
    v.record_matched_at := null;
    v.record_matched_by := null;
    v.sources := private.with_sources(v.sources, to_jsonb(v_before), to_jsonb(v), 'court_record', '{"county": 1}');
    update public.case_papers set withdrawn_at = now() where matter_id = v.id and withdrawn_at is null;
    get diagnostics v_voided = row_count;
  end if;
  update public.court_matters set
    court = v.court, county = v.county, docket_number = v.docket_number, name_as_filed = v.name_as_filed,
    record_matched_at = v.record_matched_at, record_matched_by = v.record_matched_by, sources = v.sources, changed_by = v_actor_id
  where id = v.id;
  insert into public.contact_log (case_id, channel, direction, reached, note, logged_by)
  values (v.case_id, 'docket_check', 'out', v_result <> 'not_found', p ->> 'note', v_actor_id);
  perform private.note_case(p, v.case_id, 'record_matched', jsonb_build_object('matter', v.place, 'result', v_result));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'papersVoided', v_voided,
    'searches', (select count(*) from public.contact_log where case_id = v.case_id and channel = 'docket_check' and not reached)));
end
$$;
comment on function public.match_record(jsonb) is
  'p { idempotencyKey, matterId, version, result: matched | wrong_county | not_found, court?, county?, docketNumber?, nameAsFiled?, '
  'partyIds, note, actorId, actorRole } → { outcome: done | stale | unknown | at_court, papersVoided?, searches? }. The look at the '
  'record is logged whatever came of it.';

create function public.set_case_flag(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid := (select id from public.cases where id = (p ->> 'caseId')::uuid);
  v_flag public.case_flag := p ->> 'flag';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_count integer;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  elsif v_case_id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if (p ->> 'raised')::boolean then
    insert into public.case_flags (case_id, flag, raised_by, note) values (v_case_id, v_flag, v_actor_id, p ->> 'note')
    on conflict (case_id, flag) do update set
      raised_at = now(), raised_by = excluded.raised_by, cleared_at = null, cleared_by = null, note = excluded.note
      where case_flags.cleared_at is not null;
  else
    update public.case_flags set cleared_at = now(), cleared_by = v_actor_id, note = p ->> 'note'
    where case_id = v_case_id and flag = v_flag and cleared_at is null;
  end if;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    return private.keep_answer(p ->> 'idempotencyKey', (
      select private.stale_answer(coalesce(cleared_by, raised_by), coalesce(cleared_at, raised_at))
      from (select 1) as always left join public.case_flags on case_id = v_case_id and flag = v_flag));
  end if;
  perform private.note_case(p, v_case_id, case when (p ->> 'raised')::boolean then 'flag_raised' else 'flag_cleared' end,
                            jsonb_build_object('flag', v_flag));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.set_case_flag(jsonb) is
  'p { idempotencyKey, caseId, flag, raised: boolean, note, actorId, actorRole } → { outcome: done | stale | unknown }.';

create function public.set_case_hold(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid;
  v_kind public.hold_kind := p ->> 'kind';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_count integer;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  select id into v_case_id from public.cases where id = (p ->> 'caseId')::uuid for no key update;
  if v_case_id is null then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  end if;
  if (p ->> 'held')::boolean then
    insert into public.case_holds (case_id, kind, reason, held_by) values (v_case_id, v_kind, p ->> 'reason', v_actor_id)
    on conflict do nothing;
  elsif v_kind = 'dispute' and exists (
    select from public.cases as one join public.orders as bought on bought.id = one.order_id
    where one.id = v_case_id and bought.disputed_at is not null) then
    -- The bank's question ends it, nobody here.
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'disputed'));
  else
    update public.case_holds set released_at = now(), released_by = v_actor_id
    where case_id = v_case_id and kind = v_kind and released_at is null;
  end if;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    return private.keep_answer(p ->> 'idempotencyKey', (
      select private.stale_answer(coalesce(released_by, held_by), coalesce(released_at, held_at))
      from (select 1) as always left join (
        select * from public.case_holds where case_id = v_case_id and kind = v_kind order by held_at desc limit 1
      ) as last on true));
  end if;
  perform private.note_case(p, v_case_id, case when (p ->> 'held')::boolean then 'hold_set' else 'hold_released' end,
                            jsonb_build_object('kind', v_kind));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.set_case_hold(jsonb) is
  'p { idempotencyKey, caseId, kind, held: boolean, reason?, actorId, actorRole } → { outcome: done | stale | unknown | disputed }.';

create function public.save_case_task(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case_id uuid := (select id from public.cases where id = (p ->> 'caseId')::uuid);
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_task public.case_tasks;
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  end if;
  if p ->> 'taskId' is not null then
    select * into v_task from public.case_tasks where id = (p ->> 'taskId')::uuid and case_id = v_case_id for no key update;
  end if;
  if v_case_id is null or (p ->> 'taskId' is not null and v_task.id is null) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'unknown'));
  elsif v_task.id is not null and v_task.version <> (p ->> 'version')::integer then
    return private.keep_answer(p ->> 'idempotencyKey', private.stale_answer(v_task.done_by, v_task.updated_at));
  elsif p ->> 'ownerId' is not null and not exists (
    select from public.users where id = (p ->> 'ownerId')::uuid and role <> 'client' and is_active) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_owner'));
  end if;
  if v_task.id is null then
    insert into public.case_tasks (case_id, code, title, owner_id, due_at, created_by)
    values (v_case_id, 'custom', p ->> 'title', (p ->> 'ownerId')::uuid, (p ->> 'dueAt')::timestamptz, v_actor_id)
    returning * into v_task;
  elsif p ->> 'act' = 'done' then
    update public.case_tasks set done_at = now(), done_by = v_actor_id where id = v_task.id;
  elsif p ->> 'act' = 'reopen' then
    update public.case_tasks set done_at = null, done_by = null where id = v_task.id;
  else
    update public.case_tasks set owner_id = (p ->> 'ownerId')::uuid, due_at = (p ->> 'dueAt')::timestamptz,
      title = case when code = 'custom' then coalesce(p ->> 'title', title) end
    where id = v_task.id;
  end if;
  perform private.note_case(p, v_case_id, 'task_saved', jsonb_build_object('code', v_task.code, 'act', p ->> 'act'));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'taskId', v_task.id));
end
$$;
comment on function public.save_case_task(jsonb) is
  'p { idempotencyKey, caseId, act: add | done | reopen | change, taskId?, version?, title?, ownerId?, dueAt?, actorId, actorRole } → '
  '{ outcome: done | stale | unknown | no_owner, taskId? }.';

create function public.assign_cases(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_owner_id uuid := (p ->> 'ownerId')::uuid;
  v_case public.cases;
  v_id uuid;
  v_results jsonb := '[]';
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  if v_answer is not null then
    return v_answer;
  elsif v_owner_id is not null and not exists (
    select from public.users where id = v_owner_id and role <> 'client' and is_active) then
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'no_owner'));
  end if;
  -- In one order, so that two who assign the same cases do not wait in a circle.
  for v_id in
    select id from (
      select value::uuid as id from jsonb_array_elements_text(coalesce(p -> 'caseIds', '[]'))
      union
      -- All open work of somebody who leaves.
      select id from public.cases
      where assigned_to = (p ->> 'fromId')::uuid and status not in ('closed', 'cancelled')
    ) as listed order by id
  loop
    select * into v_case from public.cases where id = v_id for no key update;
    if v_case.id is null then
      v_results := v_results || jsonb_build_object('id', v_id, 'result', 'unknown');
    elsif v_case.status in ('closed', 'cancelled') then
      v_results := v_results || jsonb_build_object('id', v_id, 'result', 'over');
    elsif v_case.assigned_to is not distinct from v_owner_id then
      v_results := v_results || jsonb_build_object('id', v_id, 'result', 'same');
    else
      update public.cases set assigned_to = v_owner_id where id = v_id;
      -- Tasks of whoever had the case go along; those somebody else took stay theirs.
      update public.case_tasks set owner_id = v_owner_id
      where case_id = v_id and done_at is null and dropped_at is null and owner_id is not distinct from v_case.assigned_to;
      perform private.note_case(p, v_id, 'case_assigned', jsonb_build_object('ownerId', v_owner_id));
      v_results := v_results || jsonb_build_object('id', v_id, 'result', 'done');
    end if;
  end loop;
  if p ->> 'fromId' is not null then
    update public.case_tasks set owner_id = v_owner_id
    where owner_id = (p ->> 'fromId')::uuid and done_at is null and dropped_at is null;
  end if;
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'results', v_results));
end
$$;
comment on function public.assign_cases(jsonb) is
  'p { idempotencyKey, ownerId (null: nobody), caseIds? (at most 100), fromId? (all open cases and tasks of this person), actorId, '
  'actorRole } → { outcome: done | no_owner, results: { id, result: done | same | over | unknown }[] }.';

create function public.review_application(p jsonb) returns jsonb
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
  end if;
  return v_answer;
end
$$;
comment on function public.review_application(jsonb) is
  'As decide_application, with tasks: [{ code, dueAt }] that begin when the case goes into review.';

revoke execute on function public.save_matter(jsonb), public.save_party(jsonb), public.match_record(jsonb), public.set_case_flag(jsonb),
  public.set_case_hold(jsonb), public.save_case_task(jsonb), public.assign_cases(jsonb), public.review_application(jsonb)
  from public, anon, authenticated;
grant execute on function public.save_matter(jsonb), public.save_party(jsonb), public.match_record(jsonb), public.set_case_flag(jsonb),
  public.set_case_hold(jsonb), public.save_case_task(jsonb), public.assign_cases(jsonb), public.review_application(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
