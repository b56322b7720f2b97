-- The attorney's own queue: what waits for them, oldest first, how much they take on in a week, who stands in, and the
-- question about conflicts: an attorney reads and writes nothing of a case before answering it, by whichever of its parts
-- they come. Every call of an attorney asks this first.

create table public.conflict_checks (
  case_id uuid not null references public.cases (id) on delete cascade,
  attorney_id uuid not null references public.users (id) on delete cascade,
  names_hash text not null check (names_hash ~ '^[0-9a-f]{32}$'),
  has_conflict boolean not null,
  note text check (length(note) between 1 and 2000),
  answered_at timestamptz not null default now(),
  primary key (case_id, attorney_id)
);
create index conflict_checks_attorney_id_idx on public.conflict_checks (attorney_id);
comment on table public.conflict_checks is 'Whether an attorney has a conflict with somebody who stands in a case, answered before it is first opened.';
comment on column public.conflict_checks.names_hash is 'Of the names it was answered about: another name is asked about anew.';

grant select, insert, update, delete on public.conflict_checks to service_role;

create function private.forget_conflict_checks() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.conflict_checks where case_id = new.id;
  return null;
end
$$;
comment on function private.forget_conflict_checks() is 'Trigger: an emptied case keeps no answer about its names.';

create trigger forget_conflict_checks after update of title on public.cases
  for each row when (new.title = '—' and old.title <> '—') execute function private.forget_conflict_checks();

create function private.conflict_names(p_case_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'role', role, 'isClient', is_client) order by is_client, role, name), '[]')
    from (
      select distinct party.name, party.role, party.is_client
      from public.matter_parties as party join public.court_matters as matter on matter.id = party.matter_id
      where matter.case_id = p_case_id and matter.left_out_at is null
      union
      select distinct agent, 'other'::public.party_role, false
      from public.matter_parties as party join public.court_matters as matter on matter.id = party.matter_id,
        unnest(array[party.attorney_of_record, party.registered_agent]) as agent
      where matter.case_id = p_case_id and matter.left_out_at is null and agent is not null
    ) as listed
  );
end
$$;
comment on function private.conflict_names(uuid) is 'Everybody who stands in a case, the other side first.';

create function private.conflict_answer(p_case_id uuid, p_attorney_id uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select case when has_conflict then 'conflict' else 'clear' end from public.conflict_checks
    where case_id = p_case_id and attorney_id = p_attorney_id
      and (has_conflict or names_hash = md5(private.conflict_names(p_case_id)::text))
  ), 'open');
end
$$;
comment on function private.conflict_answer(uuid, uuid) is 'open (not answered, or new names), clear or conflict.';

create function private.has_conflict(p_attorney_id uuid, p_case_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.conflict_checks where attorney_id = p_attorney_id and case_id = p_case_id and has_conflict);
end
$$;
comment on function private.has_conflict(uuid, uuid) is 'Whether this attorney declared a conflict in this case.';

create function public.read_conflict_check(p_actor_id uuid, p_case_id uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  v_case public.cases;
begin
  select * into v_case from public.cases where id = p_case_id;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  return jsonb_build_object(
    'outcome', 'done', 'state', private.conflict_answer(v_case.id, p_actor_id), 'caseNumber', v_case.case_number,
    -- Nothing of it is theirs any more, the names included.
    'parties', case when private.has_conflict(p_actor_id, v_case.id) then '[]'
               else private.conflict_names(v_case.id) end, 'namesHash', md5(private.conflict_names(v_case.id)::text),
    'answeredAt', (select answered_at from public.conflict_checks
                   where case_id = v_case.id and attorney_id = p_actor_id)
  );
end
$$;
comment on function public.read_conflict_check is
  '→ { outcome: done | unknown, state: open | clear | conflict, caseNumber, parties, namesHash, answeredAt }.';

create function public.answer_conflict_check(
  p_idempotency_key text,
  p_case_id uuid,
  p_names_hash text,
  p_has_conflict boolean,
  p_task_due_at timestamptz,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_note text default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = p_case_id for no key update;
  if v_case.id is null or p_actor_role <> 'attorney' then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'unknown'));
  elsif p_names_hash <> md5(private.conflict_names(v_case.id)::text) then
    return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'stale', 'changedBy', null, 'changedAt', null));
  end if;
  insert into public.conflict_checks (case_id, attorney_id, names_hash, has_conflict, note)
  values (v_case.id, p_actor_id, p_names_hash, p_has_conflict, p_note)
  on conflict (case_id, attorney_id) do update set
    names_hash = excluded.names_hash, has_conflict = excluded.has_conflict, note = excluded.note, answered_at = now();
  if p_has_conflict then
    -- Somebody else has to read it.
    update public.court_matters set attorney_id = null, changed_by = p_actor_id
    where case_id = v_case.id and attorney_id = p_actor_id;
    update public.cases set assigned_to = null where id = v_case.id and assigned_to = p_actor_id;
    update public.case_tasks set owner_id = null
    where case_id = v_case.id and owner_id = p_actor_id and done_at is null and dropped_at is null;
    update public.support_tickets set assigned_to = null where case_id = v_case.id and assigned_to = p_actor_id;
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'attorney_conflict', 'dueAt', p_task_due_at, 'dedupeKey', 'attorney_conflict:' || v_case.id || ':' || p_actor_id
    )), null);
  end if;
  insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
  values (p_actor_id, 'attorney', 'conflict_answered', 'case', v_case.id::text, jsonb_build_object('conflict', p_has_conflict));
  return private.keep_answer(p_idempotency_key, jsonb_build_object('outcome', 'done'));
end
$$;
comment on function public.answer_conflict_check is
  'p_actor_role: attorney → { outcome: done | stale (other names meanwhile) | unknown }. With a conflict nothing of the case is theirs any '
  'more, and staff get a task; who said yes does not take it back alone (take_back_conflict).';

create function private.decided_since(p_attorney_id uuid, p_since timestamptz) returns integer
language plpgsql stable set search_path = '' as $$
begin
  return (
    select count(distinct (case_id, params ->> 'matter')) from public.case_updates
    where created_by = p_attorney_id and created_at >= p_since and created_by_role = 'attorney' and (
      code = 'paper_returned' or (code = 'paper_approved' and params ->> 'as' = 'attorney')
      or (code = 'status_changed' and params ->> 'from' = 'attorney_review'))
  );
end
$$;
comment on function private.decided_since(uuid, timestamptz) is 'Matters an attorney approved, returned or declined since then.';

-- A notice of a new address is made while the court decides: it waits for an attorney as other papers do.
create view public.attorney_work with (security_invoker = true) as
select
  matter.id as matter_id, matter.case_id, coalesce(notice.since, matter.status_since) as status_since, matter.attorney_id,
  case when away.user_id is not null then away.substitute_id end as stands_in_id
from public.court_matters as matter
left join public.attorney_profiles as away
  on away.user_id = matter.attorney_id and away.away_until >= private.office_date() and away.substitute_id is not null
left join lateral (
  select min(version.created_at) as since
  from public.case_papers as paper
  join public.generated_documents as version on version.paper_id = paper.id
  where matter.status in ('filed', 'hearing_set') and paper.matter_id = matter.id and paper.kind = 'change_of_address'
    and paper.withdrawn_at is null and version.status = 'draft'
) as notice on true
where matter.left_out_at is null and (matter.status = 'attorney_review' or (
  notice.since is not null and (select attorney_needed from public.filing_rules)
));
comment on view public.attorney_work is 'What waits for an attorney: whose it is (null: anybody''s), and who stands in today.';
grant select on public.attorney_work to service_role;

create function public.list_attorneys(p_week_start timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'id', lawyer.id, 'name', private.staff_name(lawyer.id), 'version', coalesce(profile.version, 0),
    'firm', profile.firm, 'phone', profile.phone, 'address', profile.address, 'city', profile.city, 'state', profile.state,
    'zip', profile.zip, 'barNumber', profile.bar_number, 'licenceCheckedOn', profile.licence_checked_on,
    'licenceCheckedBy', private.staff_name(profile.licence_checked_by), 'weeklyCapacity', profile.weekly_capacity,
    'awayUntil', case when profile.away_until >= private.office_date() then profile.away_until end,
    'substitute', case when profile.substitute_id is not null
      then jsonb_build_object('id', profile.substitute_id, 'name', private.staff_name(profile.substitute_id)) end,
    'waiting', (select count(*) from public.attorney_work where attorney_id = lawyer.id),
    'decidedThisWeek', private.decided_since(lawyer.id, p_week_start)
  ) order by private.staff_name(lawyer.id)), '[]'),
  'unassigned', (select count(*) from public.attorney_work where attorney_id is null))
  from public.users as lawyer left join public.attorney_profiles as profile on profile.user_id = lawyer.id
  where lawyer.role = 'attorney' and lawyer.is_active
$$;
comment on function public.list_attorneys is
  '→ { items: attorneys with profile, what waits for them and what they decided this week; unassigned: matters that '
  'wait for anybody }.';

create function public.read_attorney_queue(p_actor_id uuid, p_limit integer, p_week_start timestamptz) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('items', coalesce(jsonb_agg(jsonb_build_object(
    'matterId', matter.id, 'caseId', one.id, 'caseNumber', one.case_number, 'place', matter.place,
    'matters', (select count(*) from public.court_matters where case_id = one.id and left_out_at is null),
    -- Until the question about conflicts is answered, the case shows its number alone.
    'client', case when work.answer = 'clear' then private.client_name(one) end,
    'county', matter.county, 'court', matter.court, 'packageId', one.package_type, 'since', work.status_since,
    'dueAt', (select min(due_at) from public.case_tasks
              where case_id = one.id and (matter_id = matter.id or matter_id is null) and code = 'attorney_reads'
                and done_at is null and dropped_at is null),
    'whose', case when work.attorney_id is null then 'anybody' when work.attorney_id = p_actor_id then 'mine'
             else 'substitute' end,
    'standsInFor', case when work.attorney_id <> p_actor_id then private.staff_name(work.attorney_id) end,
    'versions', (select count(*) from public.current_papers as paper
                 where paper.matter_id = matter.id and private.is_court_paper(paper.kind) and not paper.attorney_approved),
    'returned', coalesce((
      select max(times) from (
        select count(*) as times from public.generated_documents as version
        join public.case_papers as paper on paper.id = version.paper_id
        where paper.matter_id = matter.id and version.returned_note is not null group by paper.id) as counted), 0),
    'conflict', work.answer, 'held', private.is_held(one.id)
  ) order by work.status_since, matter.id), '[]'), 'own', (
    select item from jsonb_array_elements(public.list_attorneys(p_week_start) -> 'items') as item where item ->> 'id' = p_actor_id::text))
  from (
    select *, private.conflict_answer(case_id, p_actor_id) as answer from (
      select * from public.attorney_work
      where attorney_id is null or attorney_id = p_actor_id or stands_in_id = p_actor_id
      order by status_since, matter_id limit p_limit
    ) as mine
  ) as work
  join public.court_matters as matter on matter.id = work.matter_id
  join public.cases as one on one.id = work.case_id
  where work.answer <> 'conflict'
$$;
comment on function public.read_attorney_queue is
  '→ { items, own: the attorney as list_attorneys has them }: what waits for this attorney, the oldest first: their own, '
  'that of whom they stand in for, and what nobody was named for. Cases with a conflict are not theirs.';

create function private.return_work_of(p_attorney_id uuid, p_code public.task_code) returns void
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
comment on function private.return_work_of(uuid, public.task_code) is
  'An attorney who left, or whose licence lapsed, takes their approvals along; what was not filed is prepared again for another one.';

-- A correction of an application is part of its case, although it came to the inbox.
create function private.case_of(p_part text, p_id uuid) returns uuid
language plpgsql stable set search_path = '' as $$
begin
  return case p_part
    when 'case' then p_id
    when 'matter' then (select case_id from public.court_matters where id = p_id)
    when 'paper' then (select case_id from public.case_papers where id = p_id)
    when 'message' then (select case_id from public.client_messages where id = p_id)
    when 'ticket' then (select case_id from public.support_tickets where id = p_id)
    when 'request' then (select case_id from public.file_requests where id = p_id)
    when 'call' then (select case_id from public.calendar_events where id = p_id)
    when 'upgrade' then (select case_id from public.order_upgrades where id = p_id)
    when 'application' then (select id from public.cases where intake_form_id = p_id)
    when 'received_mail' then (select case_id from public.received_mails where id = p_id)
    when 'inbox' then (select private.case_of('application', intake_form_id) from public.contact_submissions where id = p_id)
    when 'order' then (
      select cases.id
      from public.orders
      join public.cases on cases.order_id = orders.id or cases.intake_form_id = orders.intake_form_id
      where orders.id = p_id limit 1)
    when 'refund' then (select private.case_of('order', order_id) from public.refund_requests where id = p_id)
    when 'plan' then (select private.case_of('order', order_id) from public.payment_plans where id = p_id)
    when 'court_date' then (select private.case_of('plan', plan_id) from public.early_court_dates where id = p_id)
    when 'file' then (
      select case_id from public.case_documents where upload_id = p_id
      union all
      select paper.case_id
      from public.generated_documents as version
      join public.case_papers as paper on paper.id = version.paper_id
      where p_id in (version.upload_id, version.word_upload_id)
      union all
      select cases.id
      from public.intake_documents as document
      join public.cases on cases.intake_form_id = document.intake_form_id
      where document.upload_id = p_id
      union all
      select private.case_of('inbox', contact_submission_id) from public.uploads
      where id = p_id and contact_submission_id is not null
      limit 1)
  end;
end
$$;
comment on function private.case_of(text, uuid) is
  'The case that something belongs to; null for what belongs to none, such as an application nobody accepted.';

-- A case as case_of names it; what hangs on a client alone is any of their cases.
create function private.conflicts_in(p_attorney_id uuid, p_part text, p_id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.conflict_checks as declared join public.cases as one on one.id = declared.case_id
    where declared.attorney_id = p_attorney_id and declared.has_conflict and case p_part
      when 'person' then one.user_id = p_id
      when 'merge' then exists (select from public.person_merges where id = p_id and one.user_id in (kept_id, merged_id))
      when 'data_request' then exists (select from public.data_requests where id = p_id and user_id = one.user_id)
      else one.id = private.case_of(p_part, p_id) or (private.case_of(p_part, p_id) is null and case p_part
        when 'ticket' then exists (select from public.support_tickets where id = p_id and user_id = one.user_id)
        when 'inbox' then exists (
          select from public.contact_submissions
          where id = p_id and intake_form_id is null
            and (user_id = one.user_id or private.owner_of_address(email) = one.user_id))
        when 'application' then exists (select from public.intake_forms where id = p_id and user_id = one.user_id)
        when 'order' then exists (select from public.orders where id = p_id and user_id = one.user_id)
        when 'refund' then exists (select from public.refund_requests where id = p_id and user_id = one.user_id)
        when 'file' then exists (
          select from public.uploads as upload join public.contact_submissions as message on message.id = upload.contact_submission_id
          where upload.id = p_id and message.intake_form_id is null
            and (message.user_id = one.user_id or private.owner_of_address(message.email) = one.user_id))
        else false end)
    end);
end
$$;
comment on function private.conflicts_in(uuid, text, uuid) is
  'Whether this attorney declared a conflict in the case that something belongs to: a part as private.case_of names it, or person, '
  'merge, data_request.';

-- Whoever is asked about conflicts at an application or an order has to find the case in which they answer.
create function private.conflict_answer_of(p_part text, p_id uuid, p_attorney_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('caseId', one.id, 'state', private.conflict_answer(one.id, p_attorney_id))
  from (select coalesce(
    private.case_of(p_part, p_id),
    -- What hangs on a client and on no case is closed by a conflict in any of their cases.
    (select declared.case_id from public.conflict_checks as declared
     where declared.attorney_id = p_attorney_id and declared.has_conflict
       and private.conflicts_in(declared.attorney_id, p_part, p_id) limit 1)
  ) as id) as asked
  left join public.cases as one on one.id = asked.id
$$;
comment on function private.conflict_answer_of(text, uuid, uuid) is
  '→ { caseId, state: open | clear | conflict }: what an attorney answered about conflicts in the case of something; caseId is null where '
  'there is no case.';
