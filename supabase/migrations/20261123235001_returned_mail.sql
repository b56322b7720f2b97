-- A copy that the post brings back: noted on the party, with a task for that address.

alter type public.task_code add value 'mail_returned' after 'letter_silent';

alter table public.matter_parties add column mail_returned_on date;
comment on column public.matter_parties.mail_returned_on is 'When a copy sent to this address came back; a new address clears it.';

create or replace function public.save_party(p jsonb) returns jsonb
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
    elsif v_party.danger_answer = 'yes' and v_party.danger_cleared_at is null and p ->> 'actorRole' <> 'attorney' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden'));
    end if;
    delete from public.matter_parties where id = v_party.id;
  elsif (p ->> 'clearDanger')::boolean then
    if p ->> 'actorRole' <> 'attorney' then
      return private.keep_answer(p ->> 'idempotencyKey', jsonb_build_object('outcome', 'forbidden'));
    end if;
    update public.matter_parties set danger_cleared_at = now(), danger_cleared_by = v_actor_id, changed_by = v_actor_id
    where id = v_party.id and danger_answer = 'yes';
  elsif (p ->> 'mailReturned')::boolean then
    update public.matter_parties set mail_returned_on = private.office_date(), changed_by = v_actor_id where id = v_party.id;
    perform private.add_tasks(v_matter.case_id, v_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'mail_returned', 'dueAt', p ->> 'dueAt', 'dedupeKey', 'mail_returned:' || v_party.id || ':' || v_party.version
    )), v_actor_id);
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
      -- Whatever came back came from the address before.
      mail_returned_on = case when (address, city, state, zip, attorney_of_record, registered_agent)
        is not distinct from (v_facts ->> 'address', v_facts ->> 'city', v_facts ->> 'state', v_facts ->> 'zip',
                              v_facts ->> 'attorneyOfRecord', v_facts ->> 'registeredAgent') then mail_returned_on end,
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
  'phone, attorneyOfRecord, registeredAgent, deceased, dissolved }, or remove (attorneys alone, while the client fears them), or '
  'clearDanger (attorneys), or mailReturned and dueAt (of its task), actorId, actorRole } → { outcome: done | stale | unknown | '
  'forbidden | is_client, partyId? }.';

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
                  from unnest(move.needs) with ordinality as listed (need, place)
                  where need in ('record_matched', 'papers', 'no_attorney', 'attorney_approved', 'client_approved',
                                 'approved_or_filed_outside', 'silence')
                    and private.lacks(need, p_matter)),
        'held', private.is_stopped_by_hold(p_matter, move.to_status)
      ) order by move.to_status)
      from public.case_moves as move
      where move.from_status = p_matter.status and p_role = any (move.by_roles) and p_matter.left_out_at is null), '[]')
  )
$$;
