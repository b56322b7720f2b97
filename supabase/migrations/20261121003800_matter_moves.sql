-- How a matter moves: one table, enforced whatever writes it, with what each move needs. It also stands in
-- src/domain/cases/moves.ts, for the pages; a test compares the two.

create type public.move_need as enum (
  'reason', 'record_matched', 'flags_cleared', 'papers', 'papers_current', 'danger_answered', 'no_attorney', 'attorney_approved',
  'client_approved', 'approved_or_filed_outside', 'filing_open', 'signed_copy', 'court_fee', 'filed_outside', 'paid_in_full', 'filed_on',
  'hearing_at', 'decided_on', 'outcome_granted', 'outcome_denied', 'outcome_ended', 'end_reason', 'silence',
  'reason_while_visible'
);

create table public.case_moves (
  from_status public.case_status not null,
  to_status public.case_status not null,
  by_roles public.actor_role[] not null check (cardinality(by_roles) > 0),
  needs public.move_need[] not null default '{}',
  primary key (from_status, to_status)
);
comment on table public.case_moves is
  'A court matter (and a case that has none yet) moves from one state to another so, and in no other way.';
comment on column public.case_moves.by_roles is 'Who may; the system does when a fact arrives.';
comment on column public.case_moves.needs is 'What must be known or done before; the trigger of the matter refuses the move without it.';

grant select on public.case_moves to service_role;

insert into public.case_moves (from_status, to_status, by_roles, needs) values
  ('waiting_for_application', 'submitted', '{system}', '{}'),
  ('waiting_for_application', 'cancelled', '{staff, admin, system}', '{}'),
  ('submitted', 'in_review', '{staff, admin, system}', '{}'),
  ('submitted', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('submitted', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('in_review', 'waiting_for_client', '{staff, admin}', '{}'),
  ('in_review', 'preparing', '{staff, admin}', '{record_matched, flags_cleared}'),
  ('in_review', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('in_review', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('waiting_for_client', 'in_review', '{client, staff, admin}', '{}'),
  ('waiting_for_client', 'preparing', '{staff, admin}', '{record_matched, flags_cleared}'),
  ('waiting_for_client', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('waiting_for_client', 'closed', '{staff, admin}', '{silence}'),
  ('waiting_for_client', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('preparing', 'waiting_for_client', '{staff, admin}', '{}'),
  ('preparing', 'attorney_review', '{staff, admin}', '{papers, papers_current, flags_cleared}'),
  ('preparing', 'client_review', '{staff, admin}', '{papers, papers_current, no_attorney, flags_cleared}'),
  ('preparing', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('preparing', 'closed', '{staff, admin}', '{silence}'),
  ('preparing', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('attorney_review', 'in_review', '{attorney}', '{reason}'),
  ('attorney_review', 'preparing', '{staff, attorney, admin, system}', '{reason}'),
  ('attorney_review', 'client_review', '{attorney}', '{papers, papers_current, attorney_approved}'),
  ('attorney_review', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('attorney_review', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('client_review', 'preparing', '{client, staff, admin, system}', '{reason}'),
  ('client_review', 'ready_to_file', '{client, staff, admin}', '{papers, papers_current, danger_answered, client_approved}'),
  ('client_review', 'filed', '{staff, admin}', '{filed_outside, filed_on}'),
  ('client_review', 'closed', '{staff, admin}', '{silence}'),
  ('client_review', 'cancelled', '{staff, admin, system}', '{end_reason}'),
  ('ready_to_file', 'waiting_for_client', '{staff, admin}', '{}'),
  ('ready_to_file', 'preparing', '{staff, admin, system}', '{reason}'),
  ('ready_to_file', 'filed', '{client, staff, admin}',
    '{papers, papers_current, danger_answered, approved_or_filed_outside, filing_open, signed_copy, court_fee, paid_in_full, filed_on}'),
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
  ('granted', 'closed', '{staff, admin}', '{reason_while_visible}'),
  ('denied', 'closed', '{staff, admin}', '{}'),
  ('notifying', 'hearing_set', '{staff, admin}', '{hearing_at}'),
  ('notifying', 'closed', '{staff, admin}', '{reason_while_visible}'),
  ('closed', 'in_review', '{admin, system}', '{reason}'),
  ('closed', 'hearing_set', '{staff, admin}', '{hearing_at}');

create function private.may_move_case(
  p_from public.case_status, p_to public.case_status, p_role public.actor_role
) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.case_moves where from_status = p_from and to_status = p_to and p_role = any (by_roles)
  )
$$;
comment on function private.may_move_case(public.case_status, public.case_status, public.actor_role) is
  'Whether this role may bring a case from one state to another.';

create function private.all_approved(p_matter_id uuid, p_role public.account_role) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(bool_and(case p_role when 'client' then client_approved else attorney_approved end), false)
    from public.current_papers where matter_id = p_matter_id and private.is_court_paper(kind)
  );
end
$$;
comment on function private.all_approved(uuid, public.account_role) is
  'Whether the newest version of every paper of the matter was approved by its hash; false without a paper.';

create function private.silent_for() returns interval
language sql immutable set search_path = '' as $$
  select interval '120 days'
$$;
comment on function private.silent_for() is
  'How long a client is silent before what was not filed may be closed: silentDays in src/domain/cases/endings.ts; a test compares the two.';

-- The person who closes is another one than who held the case, or whose case it is where the product held it.
create function private.is_silent(p_case_id uuid, p_by uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.case_holds as hold join public.cases as one on one.id = hold.case_id
    where hold.case_id = p_case_id and hold.kind = 'unreachable' and hold.released_at is null
      and hold.held_at <= now() - private.silent_for() and coalesce(hold.held_by, one.assigned_to) is distinct from p_by
  );
end
$$;
comment on function private.is_silent(uuid, uuid) is
  'Silent for long enough, noted by another person than the one who closes; where the product held it, closed by another than its owner.';

create function private.stops_papers(p_flag public.case_flag) returns boolean
language sql immutable set search_path = '' as $$
  select p_flag in ('open_case', 'hearing_near', 'appeal_pending', 'has_attorney', 'not_a_party', 'out_of_scope')
$$;
comment on function private.stops_papers(public.case_flag) is
  'While this flag stands, no papers are prepared. The same as flagsThatStopPapers in src/domain/cases/flags.ts; a test compares the two.';

create function private.is_stopped_by_flag(p_case_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.case_flags
    where case_id = p_case_id and cleared_at is null and private.stops_papers(flag))
$$;
comment on function private.is_stopped_by_flag(uuid) is 'Whether a flag that nobody has cleared stops the papers of a case.';

create function private.landlord_in(p_matter_id uuid) returns text
language sql stable set search_path = '' as $$
  select name from public.matter_parties where matter_id = p_matter_id and role = 'plaintiff' order by created_at, id limit 1
$$;
comment on function private.landlord_in(uuid) is 'Who sued, by which a client knows a court case whose number is not known.';

create function private.eviction_danger(p_case_id uuid) returns text
language sql stable set search_path = '' as $$
  select case when bool_or(flag = 'hearing_near') then 'hearing' when count(*) > 0 then 'open_case' end
  from public.case_flags where case_id = p_case_id and flag in ('hearing_near', 'open_case') and cleared_at is null
$$;
comment on function private.eviction_danger(uuid) is
  'hearing: the eviction is heard soon; open_case: a court may still be working on it; null where neither is flagged.';

create function private.last_check(p_matter_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object('found', log.found, 'on', (log.happened_at at time zone 'America/New_York')::date)
    from public.contact_log as log where log.matter_id = p_matter_id and log.found is not null
    order by log.happened_at desc, log.created_at desc limit 1
  );
end
$$;
comment on function private.last_check(uuid) is 'What the last look at the court''s record found, and on which day; null before the first.';

create function private.is_still_visible(p_matter_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(private.last_check(p_matter_id) ->> 'found' = 'still_visible', false)
$$;
comment on function private.is_still_visible(uuid) is 'Whether the record could still be seen when somebody last looked.';

create function private.is_of_our_filing(p_need public.move_need) returns boolean
language sql immutable set search_path = '' as $$
  select p_need in ('papers', 'papers_current', 'danger_answered', 'approved_or_filed_outside', 'filing_open', 'signed_copy',
                    'court_fee', 'paid_in_full')
$$;
comment on function private.is_of_our_filing(public.move_need) is
  'What a move does not need where the client or somebody else filed: ofOurFiling in src/domain/cases/moves.ts; a test compares the two.';

create function private.lacks(p_need public.move_need, p_matter public.court_matters) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not (private.is_of_our_filing(p_need) and p_matter.filed_by in ('client', 'other')) is true and not coalesce(case p_need
    when 'reason' then nullif(pg_catalog.current_setting('app.move_reason', true), '') is not null
    when 'record_matched' then p_matter.record_matched_at is not null
    when 'flags_cleared' then not private.is_stopped_by_flag(p_matter.case_id)
    when 'papers' then cardinality(private.missing_papers(p_matter)) = 0
    when 'papers_current' then cardinality(private.changed_papers(p_matter.id)) = 0
    when 'danger_answered' then not (private.lacks_danger_answer(p_matter.id) or private.is_in_danger(p_matter.id))
    when 'no_attorney' then not (select attorney_needed from public.filing_rules)
    when 'attorney_approved' then private.all_approved(p_matter.id, 'attorney')
    when 'client_approved' then private.all_approved(p_matter.id, 'client')
    when 'approved_or_filed_outside' then private.all_approved(p_matter.id, 'client')
      and (not (select attorney_needed from public.filing_rules) or private.all_approved(p_matter.id, 'attorney'))
    when 'filing_open' then private.may_be_filed(p_matter.id)
    when 'signed_copy' then p_matter.signed_copy_at is not null
    when 'court_fee' then p_matter.court_fee_settled_at is not null
    when 'filed_outside' then p_matter.filed_by in ('client', 'other')
    when 'paid_in_full' then private.is_paid_up(p_matter.case_id)
    when 'filed_on' then p_matter.filed_on is not null
    when 'hearing_at' then p_matter.hearing_at is not null
    when 'decided_on' then p_matter.decided_on is not null
    when 'outcome_granted' then p_matter.outcome in ('granted', 'granted_narrower', 'granted_temporary')
    when 'outcome_denied' then p_matter.outcome in ('denied', 'denied_without_prejudice', 'dismissed_non_appearance')
    when 'outcome_ended' then p_matter.outcome in ('withdrawn', 'moot')
    when 'end_reason' then p_matter.end_reason is not null
    when 'silence' then private.is_silent(p_matter.case_id, p_matter.changed_by)
    when 'reason_while_visible' then not private.is_still_visible(p_matter.id)
      or nullif(pg_catalog.current_setting('app.stated_reason', true), '') is not null
  end, false);
end
$$;
comment on function private.lacks(public.move_need, public.court_matters) is
  'Whether a matter as it would be after its move lacks what the move needs.';

-- Who has fallen silent is closed by a second person, whichever move ends the matter.
create function private.missing_for(
  p_from public.case_status, p_to public.case_status, p_matter public.court_matters
) returns public.move_need[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select need from (
      select need, place from public.case_moves, unnest(needs) with ordinality as listed (need, place)
      where from_status = p_from and to_status = p_to and private.lacks(need, p_matter)
      union all
      select 'silence'::public.move_need, 1000 from public.case_moves
      where from_status = p_from and to_status = p_to and 'end_reason' = any (needs)
        and p_matter.end_reason = 'silent' and private.lacks('silence', p_matter)
    ) as missing order by place
  );
end
$$;
comment on function private.missing_for(public.case_status, public.case_status, public.court_matters) is
  'What a move still needs.';

create function private.is_stopped_by_hold(p_matter public.court_matters, p_to public.case_status) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- Forward is what leads towards the court by our doing. What a court or the client did, and every ending, goes on.
  return p_to in ('preparing', 'attorney_review', 'client_review', 'ready_to_file', 'filed')
    and p_matter.status not in ('filed', 'hearing_set')
    and p_matter.filed_by is distinct from 'client' and p_matter.filed_by is distinct from 'other'
    and exists (select from public.case_holds where case_id = p_matter.case_id and released_at is null and stops_moves);
end
$$;
comment on function private.is_stopped_by_hold(public.court_matters, public.case_status) is 'Whether a hold keeps a matter from this move.';

create function private.check_matter_move() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_before public.court_matters := old;
  v_missing public.move_need[];
begin
  -- Back to where it stood a moment ago, by who moved it.
  if private.takes_back(new.id, new.status) then
    return new;
  end if;
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
