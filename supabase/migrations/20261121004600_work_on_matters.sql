-- What staff change in a matter beside its state: its facts, its parties, and whether the public record agrees. Each
-- write is sent once however often it arrives, and names what it saw.

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

create function public.save_matter(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_source public.fact_source,
  p_facts jsonb,
  p_actor_id uuid,
  p_actor_role public.account_role
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_before public.court_matters;
  v public.court_matters;
  v_covered integer;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key, (p_facts ->> 'attorneyId')::uuid);
  if v_answer is not null then
    return v_answer;
  end if;
  v_before := private.lock_matter(p_matter_id);
  if v_before.id is null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif v_before.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_answer(v_before.changed_by, v_before.updated_at));
  end if;
  v := v_before;
  v.court := p_facts ->> 'court';
  v.county := p_facts ->> 'county';
  v.docket_number := p_facts ->> 'docketNumber';
  v.name_as_filed := p_facts ->> 'nameAsFiled';
  v.aliases := array(select jsonb_array_elements_text(p_facts -> 'aliases'));
  v.address_then := p_facts ->> 'addressThen';
  v.filing_year := (p_facts ->> 'filingYear')::smallint;
  v.filed_against_on := (p_facts ->> 'filedAgainstOn')::date;
  v.judged_on := (p_facts ->> 'judgedOn')::date;
  v.case_outcome := (p_facts ->> 'caseOutcome')::public.eviction_outcome;
  v.judgment := p_facts ->> 'judgment';
  v.writ_recorded_in := p_facts ->> 'writRecordedIn';
  v.hidden_seen_on := (p_facts ->> 'hiddenSeenOn')::date;
  v.attorney_id := (p_facts ->> 'attorneyId')::uuid;
  v.same_dispute_as := (p_facts ->> 'sameDisputeAs')::uuid;
  v.left_out_at := case when (p_facts ->> 'leftOut')::boolean then coalesce(v.left_out_at, now()) end;
  if v.attorney_id is not null and not exists (
    select from public.users where id = v.attorney_id and role = 'attorney' and is_active) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'no_attorney'));
  end if;
  if v.same_dispute_as is not null and not exists (
    select from public.court_matters where id = v.same_dispute_as and case_id = v.case_id and id <> v.id and same_dispute_as is null)
  then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'no_dispute'));
  end if;
  select offer.matters into v_covered
  from public.cases as one join public.service_packages as offer on offer.id = one.package_type where one.id = v.case_id;
  if (select count(distinct coalesce(same, id)) from (
        select id, same_dispute_as as same from public.court_matters
        where case_id = v.case_id and id <> v.id and left_out_at is null and status <> 'cancelled'
        union all select v.id, v.same_dispute_as where v.left_out_at is null and v.status <> 'cancelled'
      ) as worked) > v_covered then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'not_covered', 'covered', v_covered));
  end if;
  -- What was compared with the record is not what stands here now, unless it comes from the record.
  if p_source <> 'court_record' and (v.court, v.county, v.docket_number, v.name_as_filed)
    is distinct from (v_before.court, v_before.county, v_before.docket_number, v_before.name_as_filed) then
    v.record_matched_at := null;
    v.record_matched_by := null;
  end if;
  v.sources := private.with_sources(v.sources, to_jsonb(v_before), to_jsonb(v), p_source, '{}');
  update public.court_matters set
    court = v.court, county = v.county, docket_number = v.docket_number, name_as_filed = v.name_as_filed, aliases = v.aliases,
    address_then = v.address_then, filing_year = v.filing_year, filed_against_on = v.filed_against_on, judged_on = v.judged_on,
    case_outcome = v.case_outcome, judgment = v.judgment, writ_recorded_in = v.writ_recorded_in,
    hidden_seen_on = v.hidden_seen_on, attorney_id = v.attorney_id, same_dispute_as = v.same_dispute_as,
    left_out_at = v.left_out_at, record_matched_at = v.record_matched_at, record_matched_by = v.record_matched_by,
    sources = v.sources, changed_by = p_actor_id
  where id = v.id;
  perform private.audit_case(p_actor_id, p_actor_role, v.case_id, 'matter_saved', jsonb_build_object('matter', v.place, 'source', p_source));
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'matchLost', v_before.record_matched_at is not null and v.record_matched_at is null));
end
$$;
comment on function public.save_matter is
  'p_facts: { court, county, docketNumber, nameAsFiled, aliases, addressThen, filingYear, filedAgainstOn, judgedOn, caseOutcome, judgment, '
  'writRecordedIn, hiddenSeenOn, attorneyId, sameDisputeAs, leftOut } → { outcome: done | stale | unknown | not_covered | no_attorney | '
  'no_dispute, matchLost?, covered? }.';

create function private.lose_match(p_matter public.court_matters, p_actor_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- What lies at the court was compared before it went there.
  if p_matter.record_matched_at is null or p_matter.status >= 'filed' then
    return;
  end if;
  update public.court_matters set record_matched_at = null, record_matched_by = null, changed_by = p_actor_id where id = p_matter.id;
  perform private.add_tasks(p_matter.case_id, p_matter.id, jsonb_build_array(jsonb_build_object(
    'code', 'match_record', 'dueAt', now(), 'dedupeKey', 'match_lost:' || p_matter.id || ':' || p_matter.version)), p_actor_id);
end
$$;
comment on function private.lose_match(public.court_matters, uuid) is
  'What was compared with the public record is not what stands here now: it is compared again.';

-- Whoever takes a feared person out of the matter decides about them, which is the attorney's: named anew, nobody would
-- be asked about them.
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
  perform private.refuse_own_account(p);
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
    elsif v_party.danger_answer = 'yes' and v_party.danger_cleared_at is null and p ->> 'actorRole' <> 'attorney' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden'));
    end if;
    delete from public.matter_parties where id = v_party.id;
    perform private.lose_match(v_matter, v_actor_id);
  elsif (p ->> 'clearDanger')::boolean then
    if p ->> 'actorRole' <> 'attorney' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden'));
    end if;
    update public.matter_parties set danger_cleared_at = now(), danger_cleared_by = v_actor_id, changed_by = v_actor_id
    where id = v_party.id and danger_answer = 'yes';
  elsif p ? 'answer' then
    if v_party.is_client then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'is_client'));
    elsif p ->> 'answer' = 'no' and v_party.danger_answer = 'yes' then
      -- What a client was afraid of once is for the attorney, whoever says otherwise later.
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden'));
    end if;
    update public.matter_parties set
      danger_answer = (p ->> 'answer')::public.yes_no, danger_answered_at = now(), changed_by = v_actor_id,
      danger_cleared_at = case when p ->> 'answer' = 'no' then danger_cleared_at end,
      danger_cleared_by = case when p ->> 'answer' = 'no' then danger_cleared_by end
    where id = v_party.id;
    insert into public.case_updates (case_id, title, description, status, is_internal, created_by, created_by_role)
    values (v_matter.case_id, v_party.name || ': ' || (p ->> 'answer'), p ->> 'said', v_matter.status, true, v_actor_id,
            (p ->> 'actorRole')::public.actor_role);
    if p ->> 'answer' = 'yes' then
      insert into public.case_holds (case_id, kind) values (v_matter.case_id, 'safety') on conflict do nothing;
      insert into public.case_flags (case_id, flag) values (v_matter.case_id, 'safety')
      on conflict (case_id, flag) do update set raised_at = now(), cleared_at = null, cleared_by = null;
      perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
        'code', 'reported_by_client', 'dueAt', p ->> 'dueAt', 'dedupeKey', 'danger:' || v_party.id || ':' || v_party.version
      )), null);
    end if;
  elsif (p ->> 'mailReturned')::boolean then
    update public.matter_parties set mail_returned_on = private.office_date(), changed_by = v_actor_id where id = v_party.id;
    perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'mail_returned', 'dueAt', p ->> 'dueAt', 'dedupeKey', 'mail_returned:' || v_party.id || ':' || v_party.version
    )), v_actor_id);
  else
    -- Another name, another role, or one more party: nobody has compared that with the record.
    if (v_party.role, v_party.name) is distinct from ((v_facts ->> 'role')::public.party_role, v_facts ->> 'name') then
      perform private.lose_match(v_matter, v_actor_id);
    end if;
    if v_party.id is null then
      insert into public.matter_parties (matter_id, role, name, source)
      values (v_matter.id, (v_facts ->> 'role')::public.party_role, v_facts ->> 'name', v_source) returning * into v_party;
    end if;
    update public.matter_parties set
      role = (v_facts ->> 'role')::public.party_role, name = v_facts ->> 'name', address = v_facts ->> 'address',
      city = v_facts ->> 'city', state = v_facts ->> 'state', zip = v_facts ->> 'zip', email = v_facts ->> 'email',
      phone = v_facts ->> 'phone', phone_e164 = v_facts ->> 'phoneE164', attorney_of_record = v_facts ->> 'attorneyOfRecord',
      registered_agent = v_facts ->> 'registeredAgent',
      deceased_noted_at = case when (v_facts ->> 'deceased')::boolean then coalesce(deceased_noted_at, now()) end,
      dissolved_noted_at = case when (v_facts ->> 'dissolved')::boolean then coalesce(dissolved_noted_at, now()) end,
      address_source = case when v_facts ->> 'address' is null then null
        when address is distinct from v_facts ->> 'address' or address_source is null then v_source else address_source end,
      address_on = case when v_facts ->> 'address' is null then null
        when address is distinct from v_facts ->> 'address' or address_on is null then private.office_date() else address_on end,
      -- Whatever came back came from the address before.
      mail_returned_on = case when (address, city, state, zip, attorney_of_record, registered_agent)
        is not distinct from (v_facts ->> 'address', v_facts ->> 'city', v_facts ->> 'state', v_facts ->> 'zip',
                              v_facts ->> 'attorneyOfRecord', v_facts ->> 'registeredAgent') then mail_returned_on end,
      source = case when (role, name) is distinct from ((v_facts ->> 'role')::public.party_role, v_facts ->> 'name')
        then v_source else source end,
      changed_by = v_actor_id
    where id = v_party.id;
  end if;
  perform private.audit_case(p, v_matter.case_id, 'party_saved', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'partyId', v_party.id));
end
$$;
comment on function public.save_party(jsonb) is
  'p { idempotencyKey, matterId, partyId? (null: a new one), version?, source, facts { role, name, address, city, state, zip, email, '
  'phone, phoneE164, attorneyOfRecord, registeredAgent, deceased, dissolved }, or remove (attorneys alone, while the client fears them), or '
  'clearDanger (attorneys), or mailReturned and dueAt (of its task), actorId, actorRole } → { outcome: done | stale | unknown | '
  'forbidden | is_client, partyId? }.';

create function public.match_record(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_result text := p ->> 'result';
  v_actor_id uuid := (p ->> 'actorId')::uuid;
  v_before public.court_matters;
  v public.court_matters;
  v_voided integer := 0;
  v_plaintiff_id uuid := (p #>> '{plaintiff,id}')::uuid;
  v_plaintiff jsonb := nullif(p -> 'plaintiff', 'null');
  v_compared uuid[] := array(select value::uuid from jsonb_array_elements_text(p -> 'partyIds'));
  v_answer jsonb := private.answer_of_write(p ->> 'idempotencyKey', v_actor_id);
begin
  perform private.refuse_own_account(p);
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
  if v_result = 'matched' and v_plaintiff is not null and v_plaintiff ->> 'id' is null then
    insert into public.matter_parties (matter_id, role, name, source)
    values (v.id, 'plaintiff', v_plaintiff ->> 'name', 'court_record') returning id into v_plaintiff_id;
    v_compared := v_compared || v_plaintiff_id;
  end if;
  if v_result = 'matched' and not (
    -- Each party by name, and somebody who sued.
    exists (select from public.matter_parties where matter_id = v.id and role = 'plaintiff')
    and not exists (
      select from public.matter_parties
      where matter_id = v.id and not is_client and id <> all (v_compared))
  ) then
    -- Nobody is added by a look that was refused.
    delete from public.matter_parties where id = v_plaintiff_id and v_plaintiff ->> 'id' is null;
    return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'parties'));
  end if;
  if v_result = 'matched' then
    v.court := p ->> 'court';
    v.county := p ->> 'county';
    v.docket_number := p ->> 'docketNumber';
    v.name_as_filed := p ->> 'nameAsFiled';
    v.filed_against_on := coalesce((p ->> 'filedAgainstOn')::date, v.filed_against_on);
    v.judged_on := coalesce((p ->> 'judgedOn')::date, v.judged_on);
    v.case_outcome := coalesce((p ->> 'caseOutcome')::public.eviction_outcome, v.case_outcome);
    v.judgment := coalesce((p ->> 'judgment')::public.judgment_state, v.judgment);
    v.record_matched_at := now();
    v.record_matched_by := v_actor_id;
    v.sources := private.with_sources(v.sources, to_jsonb(v_before), to_jsonb(v), 'court_record',
                                      '{"county": 1, "court": 1, "docket_number": 1, "name_as_filed": 1}');
    update public.matter_parties set source = 'court_record', changed_by = v_actor_id
    where matter_id = v.id and id = any (v_compared);
    update public.matter_parties set
      address = v_plaintiff ->> 'address', city = null, state = null, zip = null, mail_returned_on = null,
      address_source = 'court_record', address_on = private.office_date()
    where matter_id = v.id and id = v_plaintiff_id and v_plaintiff ->> 'address' is not null
      and address is distinct from v_plaintiff ->> 'address';
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
    v.signed_copy_at := null;
    update public.case_papers set withdrawn_at = now() where matter_id = v.id and withdrawn_at is null;
    get diagnostics v_voided = row_count;
  end if;
  update public.court_matters set
    court = v.court, county = v.county, docket_number = v.docket_number, name_as_filed = v.name_as_filed,
    filed_against_on = v.filed_against_on, judged_on = v.judged_on, case_outcome = v.case_outcome, judgment = v.judgment,
    record_matched_at = v.record_matched_at, record_matched_by = v.record_matched_by, sources = v.sources,
    signed_copy_at = v.signed_copy_at, changed_by = v_actor_id
  where id = v.id;
  if v_result = 'wrong_county' then
    -- Nobody is asked to read or file what is void. A hold keeps the matter where it is.
    if v.status in ('attorney_review', 'client_review', 'ready_to_file') and not private.is_stopped_by_hold(v, 'preparing') then
      perform private.apply_move((select one from public.cases as one where one.id = v.case_id), v, v.status, 'preparing',
        v_actor_id, 'system', '{"reason": "wrong_county"}');
    end if;
    perform private.add_tasks(v.case_id, v.id, jsonb_build_array(jsonb_build_object(
      'code', 'match_record', 'dedupeKey', 'wrong_county:' || v.id || ':' || v_before.version)), v_actor_id);
  end if;
  insert into public.contact_log (case_id, channel, direction, reached, note, logged_by)
  values (v.case_id, 'docket_check', 'out', v_result <> 'not_found', p ->> 'note', v_actor_id);
  perform private.audit_case(p, v.case_id, 'record_matched', jsonb_build_object('matter', v.place, 'result', v_result));
  return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'done', 'papersVoided', v_voided,
    'searches', (select count(*) from public.contact_log where case_id = v.case_id and channel = 'docket_check' and not reached)));
end
$$;
comment on function public.match_record(jsonb) is
  'p { idempotencyKey, matterId, version, result: matched | wrong_county | not_found, court?, county?, docketNumber?, nameAsFiled?, '
  'partyIds, filedAgainstOn?, judgedOn?, caseOutcome?, judgment?, plaintiff? { id? (null: one more), name, address? }, note, actorId, actorRole } → { outcome: done | stale | unknown | at_court | parties (one was not compared, or nobody sued), papersVoided?, searches? }. The look at the '
  'record is logged whatever came of it.';
