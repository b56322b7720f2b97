-- The state of a case as a whole: how it follows from its matters, whose turn it is, and how it is ended.

create type public.ball_holder as enum ('client', 'us', 'attorney', 'court', 'nobody');

create function private.turn_of(
  p_status public.case_status, p_need public.reading_need, p_package public.package_id, p_signed boolean, p_fee_settled boolean
) returns public.ball_holder
language plpgsql stable set search_path = '' as $$
begin
  -- Asked of thousands of cases for one list: only these look into a table.
  if p_status = 'notifying' or (p_status = 'ready_to_file' and p_need is distinct from 'current_papers' and p_signed and p_fee_settled) then
    return case
      when (select files from public.service_packages where id = p_package)
        and (p_status = 'notifying' or (select staff_deliver from public.filing_rules)) then 'us'
      else 'client' end;
  end if;
  return case
    when p_status = 'preparing' and p_need in ('statement', 'read_back') then 'client'
    when p_status in ('client_review', 'ready_to_file') and p_need = 'current_papers' then 'us'
    when p_status in ('waiting_for_application', 'waiting_for_client', 'client_review', 'ready_to_file') then 'client'
    when p_status = 'attorney_review' then 'attorney'
    when p_status in ('filed', 'hearing_set') then 'court'
    when p_status in ('closed', 'cancelled') then 'nobody'
    else 'us'
  end;
end
$$;
comment on function private.turn_of(public.case_status, public.reading_need, public.package_id, boolean, boolean) is
  'Who has to act next. The same as turnOf in src/domain/cases/turn.ts; a test compares the two.';

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
  -- With every matter left out the case stays what it was.
  update public.cases set status = private.status_of_matters(new.case_id)
  where id = new.case_id and status <> private.status_of_matters(new.case_id);
  return null;
end
$$;
comment on function private.show_status_of_matters() is 'Trigger: the case shows what its matters are.';

create trigger show_status after insert or update of status, left_out_at on public.court_matters
  for each row execute function private.show_status_of_matters();

-- People write a number, a list, "unknown", the court, or all of it in one line. Each line is a court case, and so is what
-- stands between slashes; within a line each part with a number of its own is one, too. A court, a county, a year or what
-- else stands beside it is no number.
create function private.read_case_lines(p_text text) returns table (place bigint, docket text, county text)
language sql stable set search_path = '' as $$
  with names as (
    select string_agg(name, '|' order by length(name) desc) as listed from public.counties
  ), lines as (
    -- A list that is numbered by hand: its own numbers are none.
    select line_place, btrim(regexp_replace(line, '^\s*\d{1,2}[.)]\s+', '')) as line
    from regexp_split_to_table(coalesce(p_text, ''), '[\n;]+|\s+/\s+') with ordinality as typed (line, line_place)
    where btrim(line) <> ''
  ), parts as (
    -- Without what says where the case was, or that a number follows.
    select line_place, part_place, btrim(part) as part, btrim(regexp_replace(regexp_replace(
        part, '\m((condado\s+de\s+)?(' || names.listed || ')\M(\s+(county|co\M[.]?))?|unknown|desconocido)', ' ', 'gi'),
        '(\m(magistrate|state|superior|civil|county|court|condado|tribunal|corte|de|of|docket|case|caso|no|number|n[uú]mero|one|two|three|uno|dos|tres)\M|[#():]|\s)+',
        ' ', 'gi'), ' -–—.') as bare
    from names, lines, regexp_split_to_table(line, ',+|\s+(?:&|and|y)\s+') with ordinality as listed (part, part_place)
  ), found as (
    -- A number in two or three words stays whole where nothing else stands beside it.
    select line_place, part_place, part, bare, left(case
      when bare ~ '\d' and bare !~ '^(19|20)\d\d$' and bare ~ '^([[:alpha:]]{1,5}\s)?\S*\d\S*(\s(\S*\d\S*|[[:alpha:]]{1,2}))*$'
        and bare !~* '\s(in|en|del|año|on|at)\M' and bare !~ '\s(19|20)\d\d$' then bare
      else (
        select btrim(token, '-–—.') from regexp_split_to_table(bare, '\s+') with ordinality as word (token, token_place)
        where token ~ '\d' and length(token) between 3 and 60 and token !~ '^(19|20)\d\d[.]?$'
        order by length(regexp_replace(token, '\D', '', 'g')) desc, token_place limit 1
      ) end, 60) as docket
    from parts
  ), placed as (
    -- A county is said as one, or stands alone beside the number: a landlord may be called like it.
    select line_place, part_place, docket, (
      select county.name from public.counties as county
      where part ~* ('\m' || county.name || '\s+(county|co[.])') or part ~* ('condado\s+de\s+' || county.name || '\M')
        or part ~* ('\m' || county.name || '\M') and btrim(replace(bare, coalesce(docket, ''), '')) = ''
      order by length(county.name) desc limit 1) as county
    from found
  ), counted as (
    select line_place, part_place, docket, county from placed where docket is not null
    union all
    select line_place, 0, null, null from lines where not exists (
      select from placed where placed.line_place = lines.line_place and placed.docket is not null)
  )
  select row_number() over (order by counted.line_place, counted.part_place), counted.docket, coalesce(counted.county, (
    -- Said once for the whole line, not of one number in it.
    select min(county) from placed where placed.line_place = counted.line_place and docket is null having count(distinct county) = 1))
  from counted
$$;
comment on function private.read_case_lines(text) is
  'The court cases a client listed, in their order: number (null where it is not known) and the county that the line names.';

-- What the application says becomes the first facts of the case: nothing is typed twice.
create function private.matters_of_application(p_case public.cases) returns void
language plpgsql volatile set search_path = '' as $$
declare
  v_intake public.intake_forms;
  v_covered integer := (select matters from public.service_packages where id = p_case.package_type);
  v_lines integer;
  v_line record;
  v_wanted integer;
  v_said jsonb;
  v_matter_id uuid;
begin
  select * into strict v_intake from public.intake_forms where id = p_case.intake_form_id;
  v_lines := least(20, (select count(*) from private.read_case_lines(v_intake.case_numbers)));
  -- Several evictions without numbers are several matters all the same, as far as the package goes; the rest is asked.
  v_wanted := greatest(1, v_lines, least(v_covered, coalesce(left(v_intake.number_of_evictions::text, 1)::integer, 1)));
  v_said := jsonb_build_object('source', 'client', 'on', (v_intake.submitted_at at time zone 'America/New_York')::date);
  for v_place in 1..v_wanted loop
    select * into v_line from private.read_case_lines(v_intake.case_numbers) where place = v_place;
    -- The county was asked for the newest case alone; of the others only what their own line says is known.
    v_line.county := coalesce(v_line.county, case when v_place = 1 then v_intake.eviction_county end);
    insert into public.court_matters (
      case_id, place, status, left_out_at, county, docket_number, name_as_filed, address_then, filing_year, case_outcome,
      judgment, sources
    ) values (
      p_case.id, v_place, p_case.status, case when v_place > v_covered then now() end, v_line.county,
      v_line.docket, left(coalesce(v_intake.latin_name, private.person_name(v_intake.first_name, v_intake.last_name)), 200),
      case when v_place = 1 then left(v_intake.property_address, 300) end,
      case when v_place = 1 then v_intake.filing_year end,
      case when v_place = 1 then v_intake.case_outcome end,
      case when v_place > 1 then 'unknown' when v_intake.case_outcome = 'judgment-landlord'
        then case v_intake.paid_money when 'yes' then 'paid' when 'no' then 'owed' else 'unknown' end
        when v_intake.case_outcome in ('dismissed', 'judgment-tenant') then 'none' else 'unknown' end::public.judgment_state,
      -- Only what the client said of this very case has them as its source.
      jsonb_strip_nulls(jsonb_build_object(
        'county', case when v_line.county is not null then v_said end,
        'docket_number', case when v_line.docket is not null then v_said end, 'name_as_filed', v_said,
        'address_then', case when v_place = 1 and v_intake.property_address is not null then v_said end,
        'filing_year', case when v_place = 1 and v_intake.filing_year is not null then v_said end,
        'case_outcome', case when v_place = 1 and v_intake.case_outcome is not null then v_said end,
        'judgment', case when v_place = 1 and v_intake.case_outcome is not null then v_said end))
    ) returning id into v_matter_id;
    insert into public.matter_parties (matter_id, role, name, is_client, address, city, state, zip, email, phone, phone_e164, address_source,
                                       address_on, source)
    values (v_matter_id, 'respondent',
            left(coalesce(v_intake.latin_name, private.person_name(v_intake.first_name, v_intake.last_name)), 200), true,
            nullif(left(concat_ws(', ', v_intake.street_address, v_intake.street_address2), 300), ''), v_intake.city,
            case when v_intake.street_address is not null then v_intake.state end,
            v_intake.zip_code, v_intake.email, v_intake.phone_number, v_intake.phone_e164, 'client', (v_said ->> 'on')::date, 'client');
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
    perform private.flags_of_application(new);
  end if;
  return null;
end
$$;
comment on function private.make_matters() is 'Trigger: a case that has its application has its matters.';

create trigger make_matters after insert on public.cases
  for each row when (new.intake_form_id is not null) execute function private.make_matters();
create trigger make_matters_later after update of intake_form_id on public.cases
  for each row when (new.intake_form_id is not null and old.intake_form_id is null) execute function private.make_matters();

create view public.case_sheets with (security_invoker = true) as
select
  one.id as case_id, one.case_number,
  matter.filed_on as case_filing_date, matter.decided_on as outcome_date, matter.outcome as case_outcome,
  matter.docket_number as eviction_case_number,
  matter.papers_prepared_on as documents_prepared_date, matter.papers_prepared_on is not null as documents_generated,
  (matter.hearing_at at time zone 'America/New_York')::date as court_review_date, matter.hearing_at is not null as court_review,
  matter.decided_on is not null as decision_received,
  matter.hidden_seen_on as sealing_completed_date, matter.hidden_seen_on is not null as records_sealed,
  nullif(private.person_name(lawyer.first_name, lawyer.last_name), '') as attorney_name, lawyer.email as attorney_email,
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
grant select on public.case_sheets to service_role;

create view public.case_turns with (security_invoker = true) as
select one.id as case_id, private.turn_of(
  one.status, matter.need, one.package_type, coalesce(matter.is_signed, false), coalesce(matter.is_settled, false)
) as ball
from public.cases as one
left join lateral (
  -- Of several matters the one that waits for the client speaks, as on the page.
  select is_signed, is_settled, need from (
    select signed_copy_at is not null as is_signed, court_fee_settled_at is not null as is_settled, place,
      private.reading_need(found) as need
    from public.court_matters as found
    -- In every other state the turn follows from the state alone.
    where one.status in ('preparing', 'client_review', 'ready_to_file')
      and case_id = one.id and status = one.status and left_out_at is null
    -- Kept apart, so that the need, which reads the papers, is asked once.
    offset 0
  ) as found
  order by private.asks_client(one.status, need) desc, place limit 1
) as matter on true;
comment on view public.case_turns is 'Whose turn it is in each case: that of the matter whose state it shows.';
grant select on public.case_turns to service_role;

create view public.since_of_cases with (security_invoker = true) as
select one.id as case_id, coalesce((
  select max(status_since) from public.court_matters where case_id = one.id and left_out_at is null and status = one.status
), one.created_at) as since
from public.cases as one;
comment on view public.since_of_cases is 'Since when each case shows its state.';
grant select on public.since_of_cases to service_role;

-- A whole case: what ends it (an application declined, its money gone) ends every matter that may end.
create function public.change_case_status(
  p_case_id uuid,
  p_from public.case_status,
  p_to public.case_status,
  p_actor_role public.actor_role,
  p_actor_id uuid default null,
  p_note text default null,
  p_end_reason public.end_reason default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_update_id uuid;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id);
  select * into v_case from public.cases where id = p_case_id for no key update;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  elsif v_case.status <> p_from then
    return jsonb_build_object('outcome', 'stale', 'status', v_case.status);
  elsif not private.may_move_case(p_from, p_to, p_actor_role) then
    return jsonb_build_object('outcome', 'forbidden', 'status', v_case.status);
  end if;
  v_update_id := private.move_matters_of(v_case, p_to, p_actor_id, p_actor_role, p_note, p_end_reason);
  if v_update_id is null then
    v_update_id := private.move_case_itself(v_case, p_to, p_actor_id, p_actor_role, p_note);
  end if;
  return jsonb_build_object(
    'outcome', 'changed', 'status', (select status from public.cases where id = v_case.id), 'updateId', v_update_id,
    'userId', v_case.user_id
  );
end
$$;
comment on function public.change_case_status is
  'p_note: the client reads it → { outcome: changed | stale | forbidden | unknown, status, updateId, userId }. Moves every matter that may go '
  'there; stale: the case is no longer where the person saw it.';

create function private.move_matters_of(
  p_case public.cases,
  p_to public.case_status,
  p_actor_id uuid,
  p_role public.actor_role,
  p_note text,
  p_end_reason public.end_reason
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_intake_status public.intake_status := (select status from public.intake_forms where id = p_case.intake_form_id);
  v_facts jsonb := case when p_to = 'cancelled' then jsonb_build_object('endReason', coalesce(p_end_reason, case v_intake_status
    when 'declined' then 'declined_by_us' when 'withdrawn' then 'client_stopped' else 'refunded' end::public.end_reason)) else '{}' end;
  v_matter public.court_matters;
  v_update_id uuid;
begin
  for v_matter in
    select * from public.court_matters
    where case_id = p_case.id and left_out_at is null and private.may_move_case(status, p_to, p_role)
    order by place for no key update
  loop
    v_update_id := private.apply_move(
      p_case, private.with_facts(v_matter, p_to, v_facts, p_actor_id), v_matter.status, p_to, p_actor_id, p_role,
      jsonb_build_object(
        'message', p_note,
        -- The decision about the application has a mail of its own, which says what comes back.
        'toldOtherwise', v_intake_status in ('declined', 'withdrawn') or p_to = 'in_review'
      ));
  end loop;
  return v_update_id;
end
$$;
comment on function private.move_matters_of is
  'Moves every matter of a case that may go there. Answers the id of the last visible update; null: there is no such matter.';

create function private.move_case_itself(
  p_case public.cases, p_to public.case_status, p_actor_id uuid, p_role public.actor_role, p_note text
) returns uuid
language plpgsql volatile set search_path = '' as $$
declare
  v_moved jsonb := jsonb_build_object('from', p_case.status, 'to', p_to);
  v_update_id uuid;
begin
  perform private.move_as(p_role);
  update public.cases set status = p_to where id = p_case.id;
  perform private.move_as(null);
  insert into public.case_updates (case_id, code, params, description, status, created_by, created_by_role)
  values (p_case.id, 'status_changed', v_moved, p_note, p_to, p_actor_id, p_role)
  returning id into v_update_id;
  if p_role <> 'system' then
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
    values (p_actor_id, p_role, 'case_status_changed', 'case', p_case.id::text, v_moved);
  end if;
  perform private.mail_move(p_case, null, v_update_id);
  return v_update_id;
end
$$;
comment on function private.move_case_itself is
  'Moves a case that has no matter that says where it is. Answers the id of the visible update.';

-- Staff may end a whole case with its reason; what the reason gives back is asked for at once.
create function public.end_case(
  p_idempotency_key text,
  p_case_id uuid,
  p_end_reason public.end_reason,
  p_note text,
  p_actor_id uuid,
  p_actor_role public.account_role,
  p_refund_due_at timestamptz default null
) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_case public.cases;
  v_answer jsonb := private.answer_of_write(p_idempotency_key, p_actor_id);
  v_refund boolean;
begin
  perform private.refuse_own_account(p_actor_id, p_actor_role, 'case', p_case_id, p_idempotency_key);
  if v_answer is not null then
    return v_answer;
  end if;
  select * into v_case from public.cases where id = p_case_id for no key update;
  v_answer := public.change_case_status(p_case_id, v_case.status, 'cancelled', p_actor_role, p_actor_id, p_note, p_end_reason);
  if v_answer ->> 'outcome' <> 'changed' then
    return private.keep_answer(p_idempotency_key, v_answer);
  end if;
  v_refund := private.refund_of_ending(v_case, p_end_reason::text, p_actor_id, p_actor_role);
  if (select share from public.ending_refunds where ending = p_end_reason::text) = 'staff' then
    perform private.add_tasks(v_case.id, null, jsonb_build_array(jsonb_build_object(
      'code', 'decide_refund', 'dueAt', p_refund_due_at, 'dedupeKey', 'decide_refund:' || v_case.id || ':' || p_idempotency_key
    )), p_actor_id);
  end if;
  return private.keep_answer(p_idempotency_key, jsonb_build_object(
    'outcome', 'done', 'status', v_answer ->> 'status', 'refundOpened', v_refund
  ));
end
$$;
comment on function public.end_case is
  'p_note: the client reads it; p_refund_due_at: by when staff decide where the rule leaves it to them → { outcome: done | forbidden | '
  'unknown, status, refundOpened? }. Cancels every matter that may be canceled, and a case that has none yet.';
