-- What a matter needs is followed wherever one of its facts is written: papers that no longer say what the record says are
-- brought back and made again, and staff have exactly the task whose cause stands.

create function private.office_close(p_business_days integer) returns timestamptz
language sql stable set search_path = '' as $$
  -- Weekends alone: the database knows no holidays, and whoever does says the day anew (private.add_tasks).
  select (max(day)::date + time '18:00') at time zone 'America/New_York'
  from (
    select day from generate_series(private.office_date() + 1, private.office_date() + 21, interval '1 day') as listed (day)
    where extract(isodow from day) < 6 order by day limit p_business_days
  ) as working
$$;
comment on function private.office_close(integer) is 'The end of the office day in so many business days, without holidays.';

create function private.follow_needs(p_matter_id uuid) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_matter public.court_matters;
  v_case public.cases;
  v_task public.task_code;
  v_changed boolean;
begin
  select * into v_matter from public.court_matters where id = p_matter_id;
  if v_matter.id is null or v_matter.left_out_at is not null then
    return;
  end if;
  if v_matter.status in ('attorney_review', 'client_review', 'ready_to_file') and v_matter.filed_by is null
    and not private.is_stopped_by_hold(v_matter, 'preparing')
    and (cardinality(private.changed_papers(v_matter.id)) > 0
         or exists (select from public.current_papers where matter_id = v_matter.id) and cardinality(private.missing_papers(v_matter)) > 0)
  then
    select * into v_case from public.cases where id = v_matter.case_id for no key update;
    -- Whatever was signed is not what will be filed.
    v_matter.signed_copy_at := null;
    perform private.apply_move(v_case, v_matter, v_matter.status, 'preparing', null, 'system', '{"reason": "facts_changed"}');
    return;
  end if;
  v_task := private.task_of_need(v_matter);
  update public.case_tasks set dropped_at = now()
  where matter_id = v_matter.id and private.is_task_of_need(code) and code is distinct from v_task
    and done_at is null and dropped_at is null;
  v_changed := cardinality(private.changed_papers(v_matter.id)) > 0;
  -- The papers say the new address: nothing is left to do about it, unless a court has to hear of it.
  if not v_changed and v_matter.status < 'filed' then
    update public.case_tasks set dropped_at = now()
    where matter_id = v_matter.id and code = 'address_changed' and done_at is null and dropped_at is null;
  end if;
  -- What the client has to bring is not late with us; what we do with it has a day of its own.
  if v_task in ('ask_statement', 'ask_read_back') then
    update public.case_tasks set dropped_at = now()
    where matter_id = v_matter.id and code = 'step_late' and done_at is null and dropped_at is null;
  end if;
  if v_task is not null and not exists (
    select from public.case_tasks where matter_id = v_matter.id and code = v_task and done_at is null and dropped_at is null
  ) then
    insert into public.case_tasks (case_id, matter_id, code, owner_id, due_at)
    select v_matter.case_id, v_matter.id, v_task, assigned_to,
      private.office_close(case v_task when 'translate_statement' then 2 when 'remake_papers' then 1 when 'begin_papers' then 1 when 'prepare_papers' then 5 else 3 end)
    from public.cases where id = v_matter.case_id;
  end if;
end
$$;
comment on function private.follow_needs(uuid) is
  'After any change of a matter: papers that say something else than the record come back to be made again, and the open task is the one '
  'that the matter waits for.';

create function private.follow_matter() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.follow_needs(new.id);
  return null;
end
$$;
comment on function private.follow_matter() is 'Trigger: a matter stands elsewhere, or one of its facts is another.';

create trigger follow_needs after update on public.court_matters
  for each row when ((old.status, old.left_out_at, old.record_matched_at, old.court, old.county, old.docket_number, old.name_as_filed, old.address_then,
      old.filed_against_on, old.judged_on, old.case_outcome, old.judgment, old.writ_recorded_in)
    is distinct from (new.status, new.left_out_at, new.record_matched_at, new.court, new.county, new.docket_number, new.name_as_filed, new.address_then,
      new.filed_against_on, new.judged_on, new.case_outcome, new.judgment, new.writ_recorded_in))
  execute function private.follow_matter();

create function private.follow_part_of_matter() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.follow_needs(case tg_op when 'DELETE' then old.matter_id else new.matter_id end);
  return null;
end
$$;
comment on function private.follow_part_of_matter() is 'Trigger: a party, the statement or a paper of a matter is another.';

create trigger follow_needs after insert or update or delete on public.matter_parties
  for each row execute function private.follow_part_of_matter();
create trigger follow_needs after insert or update on public.matter_statements
  for each row execute function private.follow_part_of_matter();
create trigger follow_needs after update of withdrawn_at on public.case_papers
  for each row execute function private.follow_part_of_matter();

create function private.follow_version() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.follow_needs((select matter_id from public.case_papers where id = new.paper_id));
  return null;
end
$$;
comment on function private.follow_version() is 'Trigger: a paper has a new version.';

create trigger follow_needs after insert on public.generated_documents
  for each row execute function private.follow_version();

create function private.follow_name() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.follow_needs(matter.id)
  from public.court_matters as matter join public.cases as one on one.id = matter.case_id
  where one.user_id = new.id and not private.is_case_over(matter.status);
  return null;
end
$$;
comment on function private.follow_name() is 'Trigger: the name of a client is another one; papers print it.';

create trigger follow_needs after update of first_name, last_name on public.users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function private.follow_name();

create function private.follow_released_hold() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.follow_needs(id) from public.court_matters where case_id = new.case_id and not private.is_case_over(status);
  return null;
end
$$;
comment on function private.follow_released_hold() is 'Trigger: what a hold kept in its place is looked at again.';

create trigger follow_needs after update of released_at on public.case_holds
  for each row when (new.released_at is not null and old.released_at is null) execute function private.follow_released_hold();
