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

create function private.with_matter_facts(p_matter public.court_matters, p_facts jsonb, p_source public.fact_source)
returns public.court_matters
language plpgsql stable set search_path = '' as $$
declare
  v public.court_matters := p_matter;
begin
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
  -- What was compared with the record is not what stands here now, unless it comes from the record.
  if p_source <> 'court_record' and (v.court, v.county, v.docket_number, v.name_as_filed)
    is distinct from (p_matter.court, p_matter.county, p_matter.docket_number, p_matter.name_as_filed) then
    v.record_matched_at := null;
    v.record_matched_by := null;
  end if;
  v.sources := private.with_sources(v.sources, to_jsonb(p_matter), to_jsonb(v), p_source, '{}');
  return v;
end
$$;
comment on function private.with_matter_facts is 'p_facts: as of save_matter. The matter as they leave it.';

create function private.refusal_of_facts(p_matter public.court_matters) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_covered integer := (
    select offer.matters from public.cases as one join public.service_packages as offer on offer.id = one.package_type
    where one.id = p_matter.case_id);
begin
  if p_matter.attorney_id is not null and not exists (
    select from public.users where id = p_matter.attorney_id and role = 'attorney' and is_active) then
    return jsonb_build_object('outcome', 'no_attorney');
  elsif p_matter.same_dispute_as is not null and not exists (
    select from public.court_matters
    where id = p_matter.same_dispute_as and case_id = p_matter.case_id and id <> p_matter.id and same_dispute_as is null)
  then
    return jsonb_build_object('outcome', 'no_dispute');
  elsif (select count(distinct coalesce(same, id)) from (
        select id, same_dispute_as as same from public.court_matters
        where case_id = p_matter.case_id and id <> p_matter.id and left_out_at is null and status <> 'cancelled'
        union all select p_matter.id, p_matter.same_dispute_as where p_matter.left_out_at is null and p_matter.status <> 'cancelled'
      ) as worked) > v_covered then
    return jsonb_build_object('outcome', 'not_covered', 'covered', v_covered);
  end if;
  return null;
end
$$;
comment on function private.refusal_of_facts is
  'Why a matter cannot have the facts it has here → the answer of save_matter; null: it can.';

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
  v := private.with_matter_facts(v_before, p_facts, p_source);
  v_answer := private.refusal_of_facts(v);
  if v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
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
    'code', 'match_record', 'dueAt', private.office_close(1), 'dedupeKey', 'match_lost:' || p_matter.id || ':' || p_matter.version)), p_actor_id);
end
$$;
comment on function private.lose_match(public.court_matters, uuid) is
  'What was compared with the public record is not what stands here now: it is compared again.';

-- Whoever takes a feared person out of the matter decides about them, which is the attorney's: named anew, nobody would
-- be asked about them.
create function private.refusal_of_party_act(
  p_party public.matter_parties, p_act text, p_answer public.yes_no, p_role public.actor_role
) returns text
language sql immutable set search_path = '' as $$
  select case p_act
    -- Whoever is a client of ours in this file is respondent as long as the file is.
    when 'remove' then case
      when p_party.is_client then 'is_client'
      when p_party.danger_answer = 'yes' and p_party.danger_cleared_at is null and p_role <> 'attorney' then 'forbidden' end
    when 'clear_danger' then case when p_role <> 'attorney' then 'forbidden' end
    -- What a client was afraid of once is for the attorney, whoever says otherwise later.
    when 'danger_answered' then case
      when p_party.is_client then 'is_client'
      when p_answer = 'no' and p_party.danger_answer = 'yes' then 'forbidden' end
  end
$$;
comment on function private.refusal_of_party_act is 'The outcome by which save_party refuses to do this to a party; null: nothing is in the way.';

create function private.write_danger_answer(
  p_matter public.court_matters, p_party public.matter_parties, p_answer public.yes_no, p_said text, p_due_at timestamptz,
  p_actor_id uuid, p_role public.actor_role
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.matter_parties set
    danger_answer = p_answer, danger_answered_at = now(), changed_by = p_actor_id,
    danger_cleared_at = case when p_answer = 'no' then danger_cleared_at end,
    danger_cleared_by = case when p_answer = 'no' then danger_cleared_by end
  where id = p_party.id;
  insert into public.case_updates (case_id, title, description, status, is_internal, created_by, created_by_role)
  values (p_matter.case_id, p_party.name || ': ' || p_answer, p_said, p_matter.status, true, p_actor_id, p_role);
  if p_answer = 'yes' then
    insert into public.case_holds (case_id, kind) values (p_matter.case_id, 'safety') on conflict do nothing;
    insert into public.case_flags (case_id, flag) values (p_matter.case_id, 'safety')
    on conflict (case_id, flag) do update set raised_at = now(), cleared_at = null, cleared_by = null;
    perform private.add_tasks(p_matter.case_id, p_matter.id, jsonb_build_array(jsonb_build_object(
      'code', 'reported_by_client', 'dueAt', p_due_at, 'dedupeKey', 'danger:' || p_party.id || ':' || p_party.version
    )), null);
  end if;
end
$$;
comment on function private.write_danger_answer is
  'What a client told staff about somebody who gets a copy (p_said: how): a yes stops the case.';

create function private.note_returned_mail(
  p_matter public.court_matters, p_party public.matter_parties, p_due_at timestamptz, p_actor_id uuid
) returns void
language plpgsql volatile set search_path = '' as $$
begin
  update public.matter_parties set mail_returned_on = private.office_date(), changed_by = p_actor_id where id = p_party.id;
  perform private.add_tasks(p_matter.case_id, p_matter.id, jsonb_build_array(jsonb_build_object(
    'code', 'mail_returned', 'dueAt', p_due_at, 'dedupeKey', 'mail_returned:' || p_party.id || ':' || p_party.version
  )), p_actor_id);
end
$$;
comment on function private.note_returned_mail is 'What was sent to a party came back: a task finds another address.';

create function private.write_party(
  p_matter public.court_matters, p_party public.matter_parties, p_facts jsonb, p_source public.fact_source, p_actor_id uuid
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_role public.party_role := p_facts ->> 'role';
  v_name text := p_facts ->> 'name';
  v_id uuid := p_party.id;
begin
  -- Another name, another role, or one more party: nobody has compared that with the record.
  if (p_party.role, p_party.name) is distinct from (v_role, v_name) then
    perform private.lose_match(p_matter, p_actor_id);
  end if;
  if v_id is null then
    insert into public.matter_parties (matter_id, role, name, source)
    values (p_matter.id, v_role, v_name, p_source) returning id into v_id;
  end if;
  update public.matter_parties set
    role = v_role, name = v_name, address = p_facts ->> 'address',
    city = p_facts ->> 'city', state = p_facts ->> 'state', zip = p_facts ->> 'zip', email = p_facts ->> 'email',
    phone = p_facts ->> 'phone', phone_e164 = p_facts ->> 'phoneE164', attorney_of_record = p_facts ->> 'attorneyOfRecord',
    registered_agent = p_facts ->> 'registeredAgent',
    deceased_noted_at = case when (p_facts ->> 'deceased')::boolean then coalesce(deceased_noted_at, now()) end,
    dissolved_noted_at = case when (p_facts ->> 'dissolved')::boolean then coalesce(dissolved_noted_at, now()) end,
    address_source = case when p_facts ->> 'address' is null then null
      when address is distinct from p_facts ->> 'address' or address_source is null then p_source else address_source end,
    address_on = case when p_facts ->> 'address' is null then null
      when address is distinct from p_facts ->> 'address' or address_on is null then private.office_date() else address_on end,
    -- Whatever came back came from the address before.
    mail_returned_on = case when (address, city, state, zip, attorney_of_record, registered_agent)
      is not distinct from (p_facts ->> 'address', p_facts ->> 'city', p_facts ->> 'state', p_facts ->> 'zip',
                            p_facts ->> 'attorneyOfRecord', p_facts ->> 'registeredAgent') then mail_returned_on end,
    source = case when (role, name) is distinct from (v_role, v_name) then p_source else source end,
    changed_by = p_actor_id
  where id = v_id;
  return v_id;
end
$$;
comment on function private.write_party is
  'p_facts: as of save_party; p_party: as it was, empty for one more. Answers the id.';

create function public.save_party(
  p_idempotency_key text,
  p_matter_id uuid,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_act text default 'save',
  p_party_id uuid default null,
  p_version integer default null,
  p_source public.fact_source default null,
  p_facts jsonb default null,
  p_answer public.yes_no default null,
  p_said text default null,
  p_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_party public.matter_parties;
  v_party_id uuid := p_party_id;
  v_refusal text;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_matter := private.lock_matter(p_matter_id);
  select * into v_party from public.matter_parties where id = p_party_id and matter_id = v_matter.id for no key update;
  if v_matter.id is null or (p_party_id is not null and v_party.id is null) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif v_party.version <> p_version then
    return private.keep_answer(p_idempotency_key, private.stale_answer(v_party.changed_by, v_party.updated_at));
  end if;
  v_refusal := private.refusal_of_party_act(v_party, p_act, p_answer, p_actor_role);
  if v_refusal is not null then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', v_refusal));
  elsif p_act = 'remove' then
    delete from public.matter_parties where id = v_party.id;
    perform private.lose_match(v_matter, p_actor_id);
  elsif p_act = 'clear_danger' then
    update public.matter_parties set danger_cleared_at = now(), danger_cleared_by = p_actor_id, changed_by = p_actor_id
    where id = v_party.id and danger_answer = 'yes';
  elsif p_act = 'danger_answered' then
    perform private.write_danger_answer(v_matter, v_party, p_answer, p_said, p_due_at, p_actor_id, p_actor_role);
  elsif p_act = 'mail_returned' then
    perform private.note_returned_mail(v_matter, v_party, p_due_at, p_actor_id);
  else
    v_party_id := private.write_party(v_matter, v_party, p_facts, p_source, p_actor_id);
  end if;
  perform private.audit_case(p_actor_id, p_actor_role, v_matter.case_id, 'party_saved', jsonb_build_object('matter', v_matter.place));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'partyId', v_party_id));
end
$$;
comment on function public.save_party is
  'p_act: save (p_source, p_facts: { role, name, address, city, state, zip, email, phone, phoneE164, attorneyOfRecord, registeredAgent, '
  'deceased, dissolved }), remove (attorneys alone, while the client fears them), clear_danger (attorneys), danger_answered (p_answer, p_said) '
  'or mail_returned; p_party_id: null for a new one; p_due_at: of the task → { outcome: done | stale | unknown | forbidden | is_client, '
  'partyId? }.';

create function private.are_parties_compared(p_matter_id uuid, p_party_ids uuid[], p_plaintiff jsonb) returns boolean
language sql stable set search_path = '' as $$
  -- Each party by name, and somebody who sued.
  select ((p_plaintiff is not null and p_plaintiff ->> 'id' is null)
      or exists (select from public.matter_parties where matter_id = p_matter_id and role = 'plaintiff'))
    and not exists (
      select from public.matter_parties where matter_id = p_matter_id and not is_client and id <> all (p_party_ids))
$$;
comment on function private.are_parties_compared is 'p_plaintiff: as of match_record, who may be one more.';

create function private.take_over_record(
  p_matter public.court_matters, p_party_ids uuid[], p_plaintiff jsonb, p_actor_id uuid
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_plaintiff_id uuid := (p_plaintiff ->> 'id')::uuid;
begin
  if p_plaintiff is not null and v_plaintiff_id is null then
    insert into public.matter_parties (matter_id, role, name, source)
    values (p_matter.id, 'plaintiff', p_plaintiff ->> 'name', 'court_record') returning id into v_plaintiff_id;
    p_party_ids := p_party_ids || v_plaintiff_id;
  end if;
  update public.matter_parties set source = 'court_record', changed_by = p_actor_id
  where matter_id = p_matter.id and id = any (p_party_ids);
  update public.matter_parties set
    address = p_plaintiff ->> 'address', city = null, state = null, zip = null, mail_returned_on = null,
    address_source = 'court_record', address_on = private.office_date()
  where matter_id = p_matter.id and id = v_plaintiff_id and p_plaintiff ->> 'address' is not null
    and address is distinct from p_plaintiff ->> 'address';
  update public.case_tasks set done_at = now(), done_by = p_actor_id
  where matter_id = p_matter.id and code = 'match_record' and done_at is null and dropped_at is null;
  update public.case_flags set cleared_at = now(), cleared_by = p_actor_id
  where case_id = p_matter.case_id and flag in ('county_unknown', 'name_unconfirmed') and cleared_at is null
    and not exists (select from public.court_matters
                    where case_id = p_matter.case_id and id <> p_matter.id and left_out_at is null and record_matched_at is null);
end
$$;
comment on function private.take_over_record is
  'The parties of a matter that agrees with the record are as the record has them, and nobody has to compare it again.';

create function private.begin_again_in_county(p_matter public.court_matters, p_version integer, p_actor_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
begin
  -- Nobody is asked to read or file what is void. A hold keeps the matter where it is.
  if p_matter.status in ('attorney_review', 'client_review', 'ready_to_file') and not private.is_stopped_by_hold(p_matter, 'preparing') then
    perform private.apply_move((select one from public.cases as one where one.id = p_matter.case_id), p_matter, p_matter.status,
      'preparing', p_actor_id, 'system', '{"reason": "wrong_county"}');
  end if;
  perform private.add_tasks(p_matter.case_id, p_matter.id, jsonb_build_array(jsonb_build_object(
    'code', 'match_record', 'dueAt', private.office_close(1), 'dedupeKey', 'wrong_county:' || p_matter.id || ':' || p_version)), p_actor_id);
end
$$;
comment on function private.begin_again_in_county is
  'A matter that lies at the court of another county is compared and prepared again; p_version: in which it was found.';

create function private.with_record(
  p_matter public.court_matters, p_result text, p_court public.court_type, p_county text, p_docket_number text,
  p_name_as_filed text, p_filed_against_on date, p_judged_on date, p_case_outcome public.eviction_outcome,
  p_judgment public.judgment_state, p_actor_id uuid
) returns public.court_matters
language plpgsql stable set search_path = '' as $$
declare
  v public.court_matters := p_matter;
begin
  if p_result = 'not_found' then
    return v;
  end if;
  v.court := p_court;
  v.county := p_county;
  if p_result = 'matched' then
    v.docket_number := p_docket_number;
    v.name_as_filed := p_name_as_filed;
    v.filed_against_on := coalesce(p_filed_against_on, v.filed_against_on);
    v.judged_on := coalesce(p_judged_on, v.judged_on);
    v.case_outcome := coalesce(p_case_outcome, v.case_outcome);
    v.judgment := coalesce(p_judgment, v.judgment);
    v.record_matched_at := now();
    v.record_matched_by := p_actor_id;
  else
    v.record_matched_at := null;
    v.record_matched_by := null;
    v.signed_copy_at := null;
  end if;
  v.sources := private.with_sources(v.sources, to_jsonb(p_matter), to_jsonb(v), 'court_record', case p_result
    when 'matched' then '{"county": 1, "court": 1, "docket_number": 1, "name_as_filed": 1}' else '{"county": 1}' end::jsonb);
  return v;
end
$$;
comment on function private.with_record is 'The matter as a look at the record leaves it.';

create function private.apply_record(
  p_before public.court_matters, p_after public.court_matters, p_result text, p_party_ids uuid[], p_plaintiff jsonb, p_actor_id uuid
) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  v_voided integer := 0;
begin
  if p_result = 'matched' then
    perform private.take_over_record(p_after, p_party_ids, p_plaintiff, p_actor_id);
  elsif p_result = 'wrong_county' then
    update public.case_papers set withdrawn_at = now() where matter_id = p_after.id and withdrawn_at is null;
    get diagnostics v_voided = row_count;
  end if;
  update public.court_matters set
    court = p_after.court, county = p_after.county, docket_number = p_after.docket_number, name_as_filed = p_after.name_as_filed,
    filed_against_on = p_after.filed_against_on, judged_on = p_after.judged_on, case_outcome = p_after.case_outcome,
    judgment = p_after.judgment, record_matched_at = p_after.record_matched_at, record_matched_by = p_after.record_matched_by,
    sources = p_after.sources, signed_copy_at = p_after.signed_copy_at, changed_by = p_actor_id
  where id = p_after.id;
  if p_result = 'wrong_county' then
    perform private.begin_again_in_county(p_after, p_before.version, p_actor_id);
  end if;
  return v_voided;
end
$$;
comment on function private.apply_record is 'Writes what a look at the record found. Answers how many papers are void by it.';

create function public.match_record(
  p_idempotency_key text,
  p_matter_id uuid,
  p_version integer,
  p_result text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_note text default null,
  p_court public.court_type default 'unknown',
  p_county text default null,
  p_docket_number text default null,
  p_name_as_filed text default null,
  p_party_ids uuid[] default '{}',
  p_filed_against_on date default null,
  p_judged_on date default null,
  p_case_outcome public.eviction_outcome default null,
  p_judgment public.judgment_state default null,
  p_plaintiff jsonb default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_party_ids uuid[] := coalesce(p_party_ids, '{}');
  v_before public.court_matters;
  v public.court_matters;
  v_voided integer;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'matter', p_matter_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  v_before := private.lock_matter(p_matter_id);
  v_answer := case
    when v_before.id is null then jsonb_build_object('outcome', 'unknown')
    when v_before.version <> p_version then private.stale_answer(v_before.changed_by, v_before.updated_at)
    -- What lies at a court does not move to another one by a click.
    when p_result = 'wrong_county'
      and v_before.status in ('filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed', 'cancelled')
      then jsonb_build_object('outcome', 'at_court')
    when p_result = 'matched' and not private.are_parties_compared(p_matter_id, v_party_ids, p_plaintiff)
      then jsonb_build_object('outcome', 'parties')
  end;
  if v_answer is not null then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  v := private.with_record(v_before, p_result, p_court, p_county, p_docket_number, p_name_as_filed, p_filed_against_on, p_judged_on,
    p_case_outcome, p_judgment, p_actor_id);
  v_voided := private.apply_record(v_before, v, p_result, v_party_ids, p_plaintiff, p_actor_id);
  insert into public.contact_log (case_id, channel, direction, reached, note, logged_by)
  values (v.case_id, 'docket_check', 'out', p_result <> 'not_found', p_note, p_actor_id);
  perform private.audit_case(p_actor_id, p_actor_role, v.case_id, 'record_matched', jsonb_build_object('matter', v.place, 'result', p_result));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done', 'papersVoided', v_voided,
    'searches', (select count(*) from public.contact_log where case_id = v.case_id and channel = 'docket_check' and not reached)));
end
$$;
comment on function public.match_record is
  'p_result: matched | wrong_county | not_found; p_party_ids: those that are in the record just so; p_plaintiff: { id (null: one more), name, '
  'address } → { outcome: done | stale | unknown | at_court | parties (one was not compared, or nobody sued), papersVoided?, searches? }. The '
  'look at the record is logged whatever came of it.';
