-- Nothing of ours goes to a court unless filing is open: the reviewing lawyer whom the operator names has an account here
-- with a checked license and approved these very papers, or the operator's lawyer has confirmed that no attorney is needed.
-- And nothing goes without the copy that its party signed.

alter table public.filing_rules
  add column lawyer_bar_number text check (lawyer_bar_number ~ '^[0-9A-Z]{4,12}$'),
  add column sells_while_closed boolean not null default false;
comment on column public.filing_rules.lawyer_bar_number is 'Of the reviewing lawyer in content/site.yml; null: none is named.';
comment on column public.filing_rules.sells_while_closed is
  'The operator accepts by name, in content/launch.yml, that production takes payments although nothing can be filed.';
-- A deploy alone writes this row.
revoke update on public.filing_rules from service_role;

create function private.is_reviewing_lawyer(p_user_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.attorney_profiles as profile
    join public.users as person on person.id = profile.user_id and person.role = 'attorney' and person.is_active
    join public.filing_rules as rules on rules.lawyer_bar_number = profile.bar_number
    where profile.user_id = p_user_id and profile.licence_checked_on is not null)
$$;
comment on function private.is_reviewing_lawyer(uuid) is
  'Whether this is an active attorney with the bar number of the reviewing lawyer and a license that an admin has checked.';

create function private.filing_is_open() returns boolean
language sql stable set search_path = '' as $$
  select not attorney_needed or exists (
    select from public.attorney_profiles as profile where private.is_reviewing_lawyer(profile.user_id))
  from public.filing_rules
$$;
comment on function private.filing_is_open() is 'Whether anything can be filed at all; until then papers say SAMPLE.';

create view public.filing_state with (security_invoker = true) as
select private.filing_is_open() as is_open, sells_while_closed from public.filing_rules;
comment on view public.filing_state is 'Whether anything can be filed, and whether payments are taken although nothing can.';
revoke all on public.filing_state from public, anon, authenticated, service_role;
grant select on public.filing_state to service_role;

create function private.may_be_filed(p_matter_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not attorney_needed or coalesce((
    select bool_and(exists (
      select from public.paper_approvals as one
      where one.document_id = paper.document_id and one.sha256 = paper.sha256 and one.as_role = 'attorney'
        and private.is_reviewing_lawyer(one.approved_by)))
    from public.current_papers as paper where paper.matter_id = p_matter_id and private.is_court_paper(paper.kind)), false)
  from public.filing_rules
$$;
comment on function private.may_be_filed(uuid) is
  'Whether the reviewing lawyer approved the newest version of every paper of the matter, or no attorney is needed.';

update public.case_moves set needs = '{approved_or_filed_outside, filing_open, signed_copy, paid_in_full, filed_on}'
where from_status = 'ready_to_file' and to_status = 'filed';

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
    when 'filing_open' then p_matter.filed_by in ('client', 'other') or private.may_be_filed(p_matter.id)
    when 'signed_copy' then p_matter.filed_by in ('client', 'other') or p_matter.signed_copy_at is not null
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
                                 'approved_or_filed_outside', 'filing_open', 'signed_copy', 'paid_in_full', 'silence')
                    and private.lacks(need, p_matter)),
        'held', private.is_stopped_by_hold(p_matter, move.to_status)
      ) order by move.to_status)
      from public.case_moves as move
      where move.from_status = p_matter.status and p_role = any (move.by_roles) and p_matter.left_out_at is null), '[]')
  )
$$;

create or replace function public.read_paper_facts(p jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
begin
  select * into v_matter from public.court_matters where id = (p ->> 'matterId')::uuid;
  select * into v_case from public.cases where id = v_matter.case_id;
  if v_matter.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'caseId', v_case.id, 'package', v_case.package_type, 'takesPapers', private.takes_papers(v_matter, 'motion'),
    'filingOpen', private.filing_is_open(),
    'inDanger', private.is_in_danger(v_matter.id), 'recordMatched', v_matter.record_matched_at is not null,
    'matter', jsonb_build_object(
      'status', v_matter.status, 'place', v_matter.place, 'court', v_matter.court, 'county', v_matter.county,
      'docketNumber', v_matter.docket_number, 'nameAsFiled', v_matter.name_as_filed, 'addressThen', v_matter.address_then,
      'filedAgainstOn', v_matter.filed_against_on, 'judgedOn', v_matter.judged_on, 'caseOutcome', v_matter.case_outcome,
      'judgment', v_matter.judgment, 'writRecordedIn', v_matter.writ_recorded_in),
    'parties', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'role', role, 'name', name, 'isClient', is_client,
        'address', nullif(concat_ws(', ', address, city, nullif(concat_ws(' ', state, zip), '')), ''), 'phone', phone,
        'attorneyOfRecord', attorney_of_record, 'registeredAgent', registered_agent,
        'isGone', deceased_noted_at is not null or dissolved_noted_at is not null
      ) order by role, created_at, id), '[]')
      from public.matter_parties where matter_id = v_matter.id),
    'client', (
      select jsonb_build_object('firstName', person.first_name, 'lastName', person.last_name, 'language', person.preferred_language)
      from public.users as person where person.id = v_case.user_id),
    'birthDate', (select date_of_birth from public.intake_forms where id = v_case.intake_form_id),
    'statement', private.statement_sheet(v_matter.id),
    'files', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', file.id, 'name', coalesce(covered.name, file.original_name), 'key', coalesce(covered.key, file.file_path),
        'originalName', file.original_name, 'uploadId', file.upload_id, 'coveredAt', covered.at, 'coveredUploadId', covered.upload_id,
        'boxes', covered.boxes
      ) order by file.created_at, file.id), '[]')
      from public.case_documents as file
      left join lateral (
        select copy.original_name as name, copy.file_path as key, copy.upload_id, made.created_at as at, made.boxes
        from public.covered_copies as made join public.case_documents as copy on copy.id = made.copy_id
        where made.original_id = file.id order by made.created_at desc, made.copy_id limit 1
      ) as covered on true
      where file.case_id = v_case.id and file.withdrawn_at is null
        and not exists (select from public.covered_copies where copy_id = file.id)),
    'templates', (
      select coalesce(jsonb_agg(jsonb_build_object(
                        'id', one.id, 'content', one.content, 'version', one.version_number, 'approved', private.has_yes(one))
                      order by one.template_type, one.language), '[]')
      from (
        -- A county's own variant goes before the one for every county.
        select distinct on (template_type, language) * from public.document_templates
        where is_active and (county is null or county = v_matter.county)
        order by template_type, language, county nulls last
      ) as chosen
      join public.document_templates as one on one.id = chosen.id),
    'papers', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'paperId', paper.id, 'kind', paper.kind, 'title', paper.title, 'language', paper.language,
        'version', current.version_number, 'sha256', current.sha256, 'status', current.status,
        'templateId', version.template_id, 'pageCode', current.page_code) order by paper.created_at), '[]')
      from public.case_papers as paper
      join public.current_papers as current on current.paper_id = paper.id
      join public.generated_documents as version on version.id = current.document_id
      where paper.matter_id = v_matter.id)
  );
end
$$;
comment on function public.read_paper_facts(jsonb) is
  'p { matterId } → all that papers of a matter are made from: facts, parties, client, statement, files, templates, and the papers there are. '
  'For staff; { outcome: done | unknown, … }.';

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
