-- How a matter moves: one table, enforced whatever writes it, with what each move needs. It also stands in
-- src/domain/cases/moves.ts, for the pages; a test compares the two.
create type public.move_need as enum (
  'reason', 'record_matched', 'papers', 'no_attorney', 'attorney_approved', 'client_approved', 'approved_or_filed_outside',
  'filed_outside', 'filed_on', 'hearing_at', 'decided_on', 'outcome_granted', 'outcome_denied', 'outcome_ended',
  'end_reason', 'silence'
);

drop trigger check_move on public.cases;
drop function private.check_case_move();

alter table public.case_moves add column needs public.move_need[] not null default '{}';
comment on table public.case_moves is
  'A court matter (and a case that has none yet) moves from one state to another so, and in no other way.';
comment on column public.case_moves.needs is 'What must be known or done before; the trigger of the matter refuses the move without it.';

delete from public.case_moves;
insert into public.case_moves (from_status, to_status, by_roles, needs) values
  ('waiting_for_application', 'submitted', '{system}', '{}'),
  ('waiting_for_application', 'cancelled', '{staff, admin, system}', '{}'),
  ('submitted', 'in_review', '{staff, admin}', '{}'),
  ('submitted', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('submitted', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('in_review', 'waiting_for_client', '{staff, admin}', '{}'),
  ('in_review', 'preparing', '{staff, admin}', '{record_matched}'),
  ('in_review', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('in_review', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('waiting_for_client', 'in_review', '{client, staff, admin}', '{}'),
  ('waiting_for_client', 'preparing', '{staff, admin}', '{record_matched}'),
  ('waiting_for_client', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('waiting_for_client', 'closed', '{staff, admin}', '{silence}'),
  ('waiting_for_client', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('preparing', 'waiting_for_client', '{staff, admin}', '{}'),
  ('preparing', 'attorney_review', '{staff, admin}', '{papers}'),
  ('preparing', 'client_review', '{staff, admin}', '{papers, no_attorney}'),
  ('preparing', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('preparing', 'closed', '{staff, admin}', '{silence}'),
  ('preparing', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('attorney_review', 'in_review', '{attorney}', '{reason}'),
  ('attorney_review', 'preparing', '{staff, attorney, admin}', '{reason}'),
  ('attorney_review', 'client_review', '{attorney}', '{attorney_approved}'),
  ('attorney_review', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('attorney_review', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('client_review', 'preparing', '{client, staff, admin}', '{reason}'),
  ('client_review', 'ready_to_file', '{client, staff, admin}', '{client_approved}'),
  ('client_review', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('client_review', 'closed', '{staff, admin}', '{silence}'),
  ('client_review', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('ready_to_file', 'waiting_for_client', '{staff, admin}', '{}'),
  ('ready_to_file', 'preparing', '{staff, admin}', '{reason}'),
  ('ready_to_file', 'filed', '{client, staff, admin}', '{approved_or_filed_outside, filed_on}'),
  ('ready_to_file', 'closed', '{staff, admin}', '{end_reason}'),
  ('ready_to_file', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('filed', 'preparing', '{staff, admin}', '{reason}'),
  ('filed', 'hearing_set', '{client, staff, admin}', '{hearing_at}'),
  ('filed', 'granted', '{staff, admin}', '{decided_on, outcome_granted}'),
  ('filed', 'denied', '{staff, admin}', '{decided_on, outcome_denied}'),
  ('filed', 'closed', '{staff, admin}', '{outcome_ended}'),
  ('hearing_set', 'filed', '{staff, admin}', '{reason}'),
  ('hearing_set', 'hearing_set', '{client, staff, admin}', '{hearing_at}'),
  ('hearing_set', 'granted', '{staff, admin}', '{decided_on, outcome_granted}'),
  ('hearing_set', 'denied', '{staff, admin}', '{decided_on, outcome_denied}'),
  ('hearing_set', 'closed', '{staff, admin}', '{outcome_ended}'),
  ('granted', 'hearing_set', '{staff, admin}', '{hearing_at}'),
  ('granted', 'notifying', '{staff, admin}', '{}'),
  ('granted', 'closed', '{staff, admin}', '{}'),
  ('denied', 'closed', '{staff, admin}', '{}'),
  ('notifying', 'hearing_set', '{staff, admin}', '{hearing_at}'),
  ('notifying', 'closed', '{staff, admin}', '{}'),
  ('closed', 'in_review', '{admin, system}', '{reason}'),
  ('closed', 'hearing_set', '{staff, admin}', '{hearing_at}');

create function private.all_approved(p_matter_id uuid, p_role public.account_role) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(bool_and(case p_role when 'client' then client_approved else attorney_approved end), false)
  from public.current_papers where matter_id = p_matter_id and kind <> 'court_letter'
$$;
comment on function private.all_approved(uuid, public.account_role) is
  'Whether the newest version of every paper of the matter was approved by its hash; false without a paper.';

create function private.is_silent(p_case_id uuid, p_by uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.case_holds
    where case_id = p_case_id and kind = 'unreachable' and released_at is null
      and held_at <= now() - interval '120 days' and held_by is distinct from p_by
  )
$$;
comment on function private.is_silent(uuid, uuid) is
  'Silent for 120 days, noted by another person than the one who closes. The days also stand in src/domain/cases/endings.ts.';

create function private.lacks(p_need public.move_need, p_matter public.court_matters) returns boolean
language sql stable set search_path = '' as $$
  select not coalesce(case p_need
    when 'reason' then nullif(pg_catalog.current_setting('app.move_reason', true), '') is not null
    when 'record_matched' then p_matter.record_matched_at is not null
    when 'papers' then exists (select from public.current_papers where matter_id = p_matter.id)
    when 'no_attorney' then not (select attorney_needed from public.filing_rules)
    when 'attorney_approved' then private.all_approved(p_matter.id, 'attorney')
    when 'client_approved' then private.all_approved(p_matter.id, 'client')
    when 'approved_or_filed_outside' then p_matter.filed_by in ('client', 'other') or (
      private.all_approved(p_matter.id, 'client')
      and (not (select attorney_needed from public.filing_rules) or private.all_approved(p_matter.id, 'attorney')))
    when 'filed_outside' then p_matter.filed_by in ('client', 'other')
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
comment on function private.lacks(public.move_need, public.court_matters) is
  'Whether a matter as it would be after its move lacks what the move needs.';

create function private.missing_for(
  p_from public.case_status, p_to public.case_status, p_matter public.court_matters
) returns public.move_need[]
language sql stable set search_path = '' as $$
  select array(
    select need from public.case_moves, unnest(needs) with ordinality as listed (need, place)
    where from_status = p_from and to_status = p_to and private.lacks(need, p_matter)
    order by place
  )
$$;
comment on function private.missing_for(public.case_status, public.case_status, public.court_matters) is
  'What a move still needs.';

create function private.is_stopped_by_hold(p_matter public.court_matters, p_to public.case_status) returns boolean
language sql stable set search_path = '' as $$
  -- Forward is what leads towards the court by our doing. What a court or the client did, and every ending, goes on.
  select p_to in ('preparing', 'attorney_review', 'client_review', 'ready_to_file', 'filed')
    and p_matter.status not in ('filed', 'hearing_set')
    and p_matter.filed_by is distinct from 'client' and p_matter.filed_by is distinct from 'other'
    and private.is_held(p_matter.case_id)
$$;
comment on function private.is_stopped_by_hold(public.court_matters, public.case_status) is 'Whether a hold keeps a matter from this move.';

create function private.check_matter_move() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_before public.court_matters := old;
  v_missing public.move_need[];
begin
  if not private.may_move_case(old.status, new.status, private.mover()) then
    raise exception 'a case does not move from % to % by %', old.status, new.status, private.mover()
      using errcode = 'restrict_violation';
  end if;
  v_missing := private.missing_for(old.status, new.status, new);
  if cardinality(v_missing) > 0 then
    raise exception 'a case does not move from % to % without %', old.status, new.status, v_missing
      using errcode = 'check_violation';
  end if;
  v_before.filed_by := new.filed_by;
  if private.is_stopped_by_hold(v_before, new.status) then
    raise exception 'a case on hold does not move from % to %', old.status, new.status using errcode = 'check_violation';
  end if;
  if new.left_out_at is not null then
    raise exception 'nothing is done about a matter that was left out' using errcode = 'check_violation';
  end if;
  new.status_since := now();
  return new;
end
$$;
comment on function private.check_matter_move() is 'Trigger: refuses what case_moves does not have, and what it needs and lacks.';
create trigger check_move before update on public.court_matters
  for each row when (old.status is distinct from new.status) execute function private.check_matter_move();

create function private.check_matters_covered() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_covered integer;
  v_worked integer;
begin
  -- The case is locked, so that two matters cannot both be the last one.
  select offer.matters into v_covered
  from public.cases as one join public.service_packages as offer on offer.id = one.package_type
  where one.id = new.case_id for no key update of one;
  select count(distinct coalesce(same_dispute_as, id)) into v_worked
  from public.court_matters where case_id = new.case_id and left_out_at is null and status <> 'cancelled';
  if v_worked > v_covered then
    raise exception 'the package covers % and not %', v_covered, v_worked using errcode = 'check_violation';
  end if;
  return null;
end
$$;
comment on function private.check_matters_covered() is 'Trigger: no more matters are worked on than the package covers.';
create constraint trigger check_covered after insert or update of left_out_at, same_dispute_as, case_id on public.court_matters
  deferrable initially deferred for each row execute function private.check_matters_covered();

-- The state of a case follows from its matters.
create function private.status_of_matters(p_case_id uuid) returns public.case_status
language sql stable set search_path = '' as $$
  select case
    when count(*) = 0 then null
    when bool_or(not private.is_case_over(status)) then min(status) filter (where not private.is_case_over(status))
    when bool_or(status = 'closed' or filed_on is not null) then 'closed'
    else 'cancelled'
  end
  from public.court_matters where case_id = p_case_id and left_out_at is null
$$;
comment on function private.status_of_matters(uuid) is
  'The open matter that stands earliest; when all are over, closed, or canceled if none was filed. Null without a matter.';

create function private.check_case_status() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_of_matters public.case_status := private.status_of_matters(new.id);
begin
  if v_of_matters is not null and new.status <> v_of_matters then
    raise exception 'a case is what its matters are: %, and not %', v_of_matters, new.status using errcode = 'restrict_violation';
  elsif v_of_matters is null and not private.may_move_case(old.status, new.status, private.mover()) then
    raise exception 'a case does not move from % to % by %', old.status, new.status, private.mover()
      using errcode = 'restrict_violation';
  end if;
  new.over_since := case when private.is_case_over(new.status) then coalesce(old.over_since, now()) end;
  new.completion_date := case when private.is_case_over(new.status) then coalesce(old.completion_date, private.office_date()) end;
  return new;
end
$$;
comment on function private.check_case_status() is
  'Trigger: a case with matters shows their state; one without moves by case_moves. An end starts retention''s clock, reopening clears it.';
create trigger check_status before update on public.cases
  for each row when (old.status is distinct from new.status) execute function private.check_case_status();

create function private.show_status_of_matters() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.cases set status = private.status_of_matters(new.case_id)
  where id = new.case_id and status is distinct from private.status_of_matters(new.case_id);
  return null;
end
$$;
comment on function private.show_status_of_matters() is 'Trigger: the case shows what its matters are.';
create trigger show_status after insert or update of status, left_out_at on public.court_matters
  for each row execute function private.show_status_of_matters();

-- What the application says becomes the first facts of the case: nothing is typed twice.
create function private.matters_of_application(p_case public.cases) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_intake public.intake_forms;
  v_covered integer := (select matters from public.service_packages where id = p_case.package_type);
  v_dockets text[];
  v_wanted integer;
  v_said jsonb;
  v_matter_id uuid;
begin
  select * into strict v_intake from public.intake_forms where id = p_case.intake_form_id;
  v_dockets := array(
    select left(btrim(line), 60) from regexp_split_to_table(coalesce(v_intake.case_numbers, ''), '[\n;,]+') with ordinality as typed (line, place)
    where btrim(line) <> '' order by place limit 20
  );
  -- Several evictions without numbers are several matters all the same, as far as the package goes; the rest is asked.
  v_wanted := greatest(1, cardinality(v_dockets), least(v_covered, coalesce(left(v_intake.number_of_evictions::text, 1)::integer, 1)));
  v_said := jsonb_build_object('source', 'client', 'on', (v_intake.submitted_at at time zone 'America/New_York')::date);
  for v_place in 1..v_wanted loop
    insert into public.court_matters (
      case_id, place, status, left_out_at, county, docket_number, name_as_filed, address_then, filing_year, case_outcome,
      judgment, sources
    ) values (
      p_case.id, v_place, p_case.status, case when v_place > v_covered then now() end, v_intake.eviction_county,
      v_dockets[v_place], left(v_intake.first_name || ' ' || v_intake.last_name, 200),
      case when v_place = 1 then left(v_intake.property_address, 300) end,
      case when v_place = 1 then v_intake.filing_year end,
      case when v_place = 1 then v_intake.case_outcome end,
      case when v_place > 1 then 'unknown' when v_intake.case_outcome = 'judgment-landlord'
        then case v_intake.paid_money when 'yes' then 'paid' when 'no' then 'owed' else 'unknown' end
        when v_intake.case_outcome in ('dismissed', 'judgment-tenant') then 'none' else 'unknown' end::public.judgment_state,
      jsonb_build_object('county', v_said, 'docket_number', v_said, 'name_as_filed', v_said, 'address_then', v_said,
                         'filing_year', v_said, 'case_outcome', v_said, 'judgment', v_said)
    ) returning id into v_matter_id;
    insert into public.matter_parties (matter_id, role, name, is_client, address, city, state, zip, email, phone, address_source, address_on, source)
    values (v_matter_id, 'respondent', left(v_intake.first_name || ' ' || v_intake.last_name, 200), true,
            left(concat_ws(', ', v_intake.street_address, v_intake.street_address2), 300), v_intake.city, v_intake.state,
            v_intake.zip_code, v_intake.email, v_intake.phone_number, 'client', (v_said ->> 'on')::date, 'client');
    if v_intake.landlord_name is not null and v_place = 1 then
      insert into public.matter_parties (matter_id, role, name, source)
      values (v_matter_id, 'plaintiff', left(v_intake.landlord_name, 200), 'client');
    end if;
  end loop;
end
$$;
comment on function private.matters_of_application(public.cases) is
  'One matter per docket number the client gave, or per eviction as far as the package goes, each fact with its source.';

create function private.make_matters() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (select from public.court_matters where case_id = new.id) then
    perform private.matters_of_application(new);
  end if;
  return null;
end
$$;
comment on function private.make_matters() is 'Trigger: a case that has its application has its matters.';
create trigger make_matters after insert on public.cases
  for each row when (new.intake_form_id is not null) execute function private.make_matters();
create trigger make_matters_later after update of intake_form_id on public.cases
  for each row when (new.intake_form_id is not null and old.intake_form_id is null) execute function private.make_matters();

-- Cases from before: each gets its matters in the state it is in.
do $$
declare
  v_case public.cases;
begin
  for v_case in select * from public.cases where intake_form_id is not null order by created_at loop
    perform private.matters_of_application(v_case);
    update public.court_matters set
      papers_prepared_on = v_case.documents_prepared_date, filed_on = coalesce(v_case.case_filing_date, v_case.filing_date),
      decided_on = v_case.outcome_date, outcome = v_case.case_outcome::public.matter_outcome,
      hidden_seen_on = v_case.sealing_completed_date
    where case_id = v_case.id and place = 1;
  end loop;
end
$$;

-- The columns whose truth is on the matter leave the case; case_sheets shows them under the names they had.
alter table public.cases
  drop column filing_date, drop column assigned_attorney, drop column eviction_case_number,
  drop column attorney_name, drop column attorney_email, drop column attorney_phone, drop column attorney_firm,
  drop column attorney_address, drop column attorney_city, drop column attorney_state, drop column attorney_zip,
  drop column attorney_bar_number,
  drop column petitioner_name, drop column petitioner_address, drop column petitioner_city, drop column petitioner_state,
  drop column petitioner_zip, drop column petitioner_email, drop column petitioner_phone,
  drop column plaintiff_name, drop column plaintiff_address, drop column plaintiff_city, drop column plaintiff_state,
  drop column plaintiff_zip, drop column plaintiff_email, drop column plaintiff_phone,
  drop column respondent_name, drop column respondent_address, drop column respondent_city, drop column respondent_state,
  drop column respondent_zip, drop column respondent_email, drop column respondent_phone,
  drop column documents_generated, drop column court_review, drop column decision_received, drop column records_sealed,
  drop column case_filing_date, drop column case_outcome, drop column outcome_date, drop column documents_prepared_date,
  drop column court_review_date, drop column sealing_completed_date;

-- What an attorney is called on papers.
create table public.attorney_profiles (
  user_id uuid primary key references public.users (id) on delete cascade,
  firm text check (length(firm) between 1 and 200),
  phone text,
  address text,
  city text,
  state text,
  zip text,
  bar_number text check (bar_number ~ '^[0-9A-Z]{4,12}$'),
  licence_checked_on date,
  weekly_capacity smallint check (weekly_capacity between 0 and 200),
  away_until date,
  substitute_id uuid references public.users (id) on delete set null check (substitute_id <> user_id),
  updated_at timestamptz not null default now()
);
create index attorney_profiles_substitute_id_idx on public.attorney_profiles (substitute_id) where substitute_id is not null;
comment on table public.attorney_profiles is 'The attorneys who read our papers: how they appear on them, and how much they take on.';
create trigger set_updated_at before update on public.attorney_profiles
  for each row execute function private.set_updated_at();
alter table public.attorney_profiles enable row level security;
revoke all on public.attorney_profiles from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.attorney_profiles to service_role;

create view public.case_sheets with (security_invoker = true) as
select
  one.id as case_id, one.case_number,
  matter.filed_on as case_filing_date, matter.decided_on as outcome_date, matter.outcome as case_outcome,
  matter.docket_number as eviction_case_number,
  matter.papers_prepared_on as documents_prepared_date, matter.papers_prepared_on is not null as documents_generated,
  (matter.hearing_at at time zone 'America/New_York')::date as court_review_date, matter.hearing_at is not null as court_review,
  matter.decided_on is not null as decision_received,
  matter.hidden_seen_on as sealing_completed_date, matter.hidden_seen_on is not null as records_sealed,
  nullif(concat_ws(' ', lawyer.first_name, lawyer.last_name), '') as attorney_name, lawyer.email as attorney_email,
  profile.phone as attorney_phone, profile.firm as attorney_firm, profile.address as attorney_address,
  profile.city as attorney_city, profile.state as attorney_state, profile.zip as attorney_zip,
  profile.bar_number as attorney_bar_number,
  plaintiff.name as plaintiff_name, plaintiff.address as plaintiff_address, plaintiff.city as plaintiff_city,
  plaintiff.state as plaintiff_state, plaintiff.zip as plaintiff_zip, plaintiff.email as plaintiff_email, plaintiff.phone as plaintiff_phone,
  respondent.name as respondent_name, respondent.address as respondent_address, respondent.city as respondent_city,
  respondent.state as respondent_state, respondent.zip as respondent_zip, respondent.email as respondent_email,
  respondent.phone as respondent_phone,
  petitioner.name as petitioner_name, petitioner.address as petitioner_address, petitioner.city as petitioner_city,
  petitioner.state as petitioner_state, petitioner.zip as petitioner_zip, petitioner.email as petitioner_email,
  petitioner.phone as petitioner_phone
from public.cases as one
left join lateral (
  select * from public.court_matters where case_id = one.id and left_out_at is null order by place limit 1
) as matter on true
left join public.users as lawyer on lawyer.id = matter.attorney_id
left join public.attorney_profiles as profile on profile.user_id = matter.attorney_id
left join lateral (select * from public.matter_parties where matter_id = matter.id and role = 'plaintiff' order by created_at, id limit 1) as plaintiff on true
left join lateral (select * from public.matter_parties where matter_id = matter.id and role = 'respondent' order by created_at, id limit 1) as respondent on true
left join lateral (
  -- Who asks the court: the petitioner where the record names one, else the client.
  select * from public.matter_parties where matter_id = matter.id and (role = 'petitioner' or is_client)
  order by role = 'petitioner' desc, created_at, id limit 1
) as petitioner on true;
comment on view public.case_sheets is
  'The first matter of each case with its parties and attorney, under the names of the specification. The truth is on the matter.';
revoke all on public.case_sheets from public, anon, authenticated, service_role;
grant select on public.case_sheets to service_role;

create view public.case_turns with (security_invoker = true) as
select one.id as case_id, private.turn_of(
  one.status, one.package_type, coalesce(matter.signed_copy_at is not null, false), coalesce(matter.court_fee_settled_at is not null, false)
) as ball
from public.cases as one
left join lateral (
  select signed_copy_at, court_fee_settled_at from public.court_matters
  where case_id = one.id and status = one.status and left_out_at is null order by place limit 1
) as matter on true;
comment on view public.case_turns is 'Whose turn it is in each case: that of the matter whose state it shows.';
revoke all on public.case_turns from public, anon, authenticated, service_role;
grant select on public.case_turns to service_role;

revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
