-- What a court matter needs until it is filed, as the table in src/domain/cases/needs.ts has it: which papers its court
-- wants, which facts stand on which paper, and how far the client's own words are. Tests hold both sides equal.

create table public.required_papers (
  court public.court_type not null,
  kind public.paper_kind not null,
  attorney_may_waive boolean not null default false,
  primary key (court, kind)
);
comment on table public.required_papers is 'Papers without which nothing goes to a court of this type.';
comment on column public.required_papers.attorney_may_waive is 'An attorney who approves the motion without it has left it out.';

grant select on public.required_papers to service_role;

insert into public.required_papers (court, kind, attorney_may_waive) values
  ('magistrate', 'motion', false), ('civil', 'motion', false), ('civil', 'affidavit', true), ('state', 'motion', false), ('state', 'affidavit', true),
  ('superior', 'motion', false), ('superior', 'affidavit', true), ('unknown', 'motion', false);

create type public.printed_fact as enum (
  'court_name', 'county', 'docket_number', 'name_as_filed', 'present_name', 'plaintiff_names', 'respondent_names', 'served',
  'address', 'phone', 'address_then', 'filed_against_on', 'judged_on', 'case_outcome', 'judgment', 'writ_recorded_in',
  'statement'
);

create table public.paper_facts (
  kind public.paper_kind primary key,
  facts public.printed_fact[] not null
);
comment on table public.paper_facts is
  'Which facts of a matter stand on which paper: when one changes, the paper is made again. A template may name more.';

grant select on public.paper_facts to service_role;

insert into public.paper_facts (kind, facts) values
  ('motion', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names, present_name, address, phone, filed_against_on, judged_on, case_outcome, judgment, writ_recorded_in, statement}'),
  ('proposed_order', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names, present_name, address, statement}'),
  ('affidavit', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names, present_name, judgment, statement}'),
  ('notice_of_hearing', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names}'),
  ('certificate_of_service', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names, served}'),
  ('change_of_address', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names, present_name, address, phone, served}'),
  ('fee_affidavit', '{court_name, county}'),
  ('consent', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names}'),
  ('satisfaction_request', '{court_name, county, docket_number, plaintiff_names, judged_on, present_name, address}'),
  ('translator_affidavit', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names, present_name, statement}'),
  ('exhibits', '{court_name, county, docket_number, name_as_filed, plaintiff_names, respondent_names, statement}'),
  ('cover_letter', '{court_name, county, docket_number, plaintiff_names, present_name, name_as_filed, address, phone}'),
  ('landlord_letter', '{county, case_outcome, judgment, statement, present_name, address}'),
  ('screening_letter', '{court_name, county, docket_number, present_name, address}'),
  ('court_letter', '{}'), ('other', '{court_name, county}'), ('packet', '{}');

-- Beside what a version was made from stands what the record said at that moment, by fact.
alter table public.generated_documents add column printed_facts jsonb not null default '{}';
comment on column public.generated_documents.printed_facts is
  'What the record said of the matter when this version was added: a paper whose facts say something else now is made again.';

create function private.printed_facts(p_matter_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v public.court_matters;
  v_client public.users;
  v_self public.matter_parties;
begin
  select * into v from public.court_matters where id = p_matter_id;
  select person.* into v_client from public.users as person join public.cases as one on one.user_id = person.id where one.id = v.case_id;
  select * into v_self from public.matter_parties where matter_id = v.id and is_client order by created_at, id limit 1;
  return jsonb_build_object(
    'court_name', v.court, 'county', v.county, 'docket_number', v.docket_number, 'name_as_filed', v.name_as_filed,
    'present_name', coalesce(v_client.latin_name, nullif(private.person_name(v_client.first_name, v_client.last_name), '')),
    'plaintiff_names', coalesce((
      select jsonb_agg(name order by created_at, id) from public.matter_parties
      where matter_id = v.id and role = 'plaintiff' and not is_client), '[]'),
    'respondent_names', coalesce((
      select jsonb_agg(name order by created_at, id) from public.matter_parties
      where matter_id = v.id and role = 'respondent' and not is_client), '[]'),
    'served', coalesce((
      select jsonb_agg(jsonb_build_array(name, coalesce(attorney_of_record, registered_agent, private.address_line(address, city, state, zip)),
                                         deceased_noted_at is not null or dissolved_noted_at is not null) order by role, created_at, id)
      from public.matter_parties where matter_id = v.id and not is_client), '[]'),
    'address', private.address_line(v_self.address, v_self.city, v_self.state, v_self.zip), 'phone', v_self.phone,
    'address_then', v.address_then, 'filed_against_on', v.filed_against_on, 'judged_on', v.judged_on,
    'case_outcome', v.case_outcome, 'judgment', v.judgment, 'writ_recorded_in', v.writ_recorded_in,
    -- Words that the client is still changing count when they are sent.
    'statement', (select md5(concat_ws('|', answers, translation, translated_by)) from public.matter_statements
                  where matter_id = v.id and finished_at is not null)
  );
end
$$;
comment on function private.printed_facts(uuid) is 'What the record says of a matter, by the facts that papers print.';

create function private.note_printed_facts() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.printed_facts := private.printed_facts((select matter_id from public.case_papers where id = new.paper_id));
  return new;
end
$$;
comment on function private.note_printed_facts() is 'Trigger: keeps with a version what the record said when it was added.';

create trigger note_printed_facts before insert on public.generated_documents
  for each row execute function private.note_printed_facts();

create function private.changed_papers(p_matter_id uuid) returns public.paper_kind[]
language plpgsql stable set search_path = '' as $$
declare
  v_now jsonb;
begin
  -- What the court has stays as it is.
  if not exists (
    select from public.case_papers as paper join public.court_matters as matter on matter.id = paper.matter_id
    where matter.id = p_matter_id and paper.withdrawn_at is null and matter.status < 'filed'
  ) then
    return '{}';
  end if;
  v_now := private.printed_facts(p_matter_id);
  return array(
    select distinct current.kind
    from public.current_papers as current
    join public.generated_documents as version on version.id = current.document_id
    join public.paper_facts as stands on stands.kind = current.kind
    left join public.document_templates as template on template.id = version.template_id
    where current.matter_id = p_matter_id
      -- A paper of another kind that somebody wrote themselves says by its title alone what it is.
      and (current.kind <> 'other' or version.template_id is not null)
      and exists (
        select from jsonb_each(version.printed_facts) as printed (fact, was)
        where (printed.fact = any (stands.facts::text[]) or coalesce(template.variables ? printed.fact, false))
          and printed.was is distinct from v_now -> printed.fact
          and not (printed.fact = 'statement' and v_now -> 'statement' = 'null'))
    order by 1
  );
end
$$;
comment on function private.changed_papers(uuid) is 'Kinds of papers that no longer say what the record says.';

create function private.missing_papers(p_matter public.court_matters) returns public.paper_kind[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select wanted.kind from public.required_papers as wanted
    where wanted.court = p_matter.court
      and not exists (select from public.current_papers where matter_id = p_matter.id and kind = wanted.kind)
      and not (wanted.attorney_may_waive and exists (
        select from public.current_papers where matter_id = p_matter.id and kind = 'motion' and attorney_approved))
    order by wanted.kind
  );
end
$$;
comment on function private.missing_papers(public.court_matters) is 'Papers that the court of a matter wants and nobody has made.';

create type public.statement_state as enum ('none', 'begun', 'told', 'translated', 'ready');

create function private.statement_state(p_matter public.court_matters) returns public.statement_state
language plpgsql stable set search_path = '' as $$
declare
  -- The table comes later in the order of migrations.
  v record;
begin
  select * into v from public.matter_statements where matter_id = p_matter.id;
  return (case
    when not found then 'none'
    when v.finished_at is null then 'begun'
    -- Money became a part of the case after the client had told theirs.
    when p_matter.judgment in ('owed', 'disputed', 'paid', 'satisfied') and coalesce(btrim(v.answers ->> 'debt'), '') = '' then 'begun'
    when v.language = 'en' then 'ready'
    when v.translated_by is null or exists (
      select from unnest('{partDetails, story, debt, harm, apart, outweighs}'::text[]) as field
      where coalesce(btrim(v.answers ->> field), '') <> ''
        and (field <> 'partDetails' or v.answers ->> 'part' = 'documents')
        and (field <> 'debt' or p_matter.judgment in ('owed', 'disputed', 'paid', 'satisfied'))
        and (v.translation #>> array[field, 'of'] is distinct from v.answers ->> field
             or coalesce(btrim(v.translation #>> array[field, 'text']), '') = '')
    ) then 'told'
    when v.read_back_at is null then 'translated'
    else 'ready'
  end)::public.statement_state;
end
$$;
comment on function private.statement_state(public.court_matters) is 'How far the client''s own words for the papers are.';

create type public.reading_need as enum ('statement', 'translation', 'read_back', 'current_papers');

create function private.reading_need(p_matter public.court_matters) returns public.reading_need
language plpgsql stable set search_path = '' as $$
declare
  v_changed public.paper_kind[];
  v_has_motion boolean;
  v_state public.statement_state;
begin
  if p_matter.status not in ('preparing', 'client_review', 'ready_to_file') or p_matter.status is null then
    return null;
  end if;
  v_changed := private.changed_papers(p_matter.id);
  -- Whoever has papers in hand hears first that these are not to be signed or filed.
  if p_matter.status <> 'preparing' then
    return case when coalesce(p_matter.filed_by not in ('client', 'other'), true) and cardinality(v_changed) > 0
      then 'current_papers'::public.reading_need end;
  end if;
  v_has_motion := exists (select from public.current_papers where matter_id = p_matter.id and kind = 'motion');
  v_state := private.statement_state(p_matter);
  return (case
    when not v_has_motion and v_state in ('none', 'begun') then 'statement'
    when v_has_motion and 'motion' = any (v_changed) and v_state = 'begun' then 'statement'
    when (not v_has_motion or 'motion' = any (v_changed)) and v_state = 'told' then 'translation'
    when (not v_has_motion or 'motion' = any (v_changed)) and v_state = 'translated' then 'read_back'
    when cardinality(v_changed) > 0 and p_matter.filed_by is null then 'current_papers'
  end)::public.reading_need;
end
$$;
comment on function private.reading_need(public.court_matters) is
  'What papers wait for: the client''s words, their English, the client''s yes to it, or papers made again. The same as '
  'readingNeedOf in src/domain/cases/needs.ts; a test compares the two.';

create function private.asks_client(p_status public.case_status, p_need public.reading_need) returns boolean
language sql immutable
return case
  when p_status in ('client_review', 'ready_to_file') then p_need is null
  else p_status = 'waiting_for_client' or coalesce(p_need in ('statement', 'read_back'), false)
end;
comment on function private.asks_client(public.case_status, public.reading_need) is
  'Whether this state of a matter, with what private.reading_need says of it, asks the client to do something.';

create function private.lacks_danger_answer(p_matter_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.matter_parties where matter_id = p_matter_id and not is_client and danger_answer is null)
$$;
comment on function private.lacks_danger_answer(uuid) is 'Somebody gets a copy of whom the client was not asked yet.';

create function private.facts_of_needs(p_matter public.court_matters) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'status', p_matter.status, 'court', p_matter.court,
    'packageId', (select package_type from public.cases where id = p_matter.case_id),
    'isMatched', p_matter.record_matched_at is not null, 'isFlagged', private.is_stopped_by_flag(p_matter.case_id),
    'statement', private.statement_state(p_matter),
    'kinds', coalesce((select jsonb_agg(distinct kind order by kind) from public.current_papers where matter_id = p_matter.id), '[]'),
    'changedKinds', to_jsonb(private.changed_papers(p_matter.id)),
    'motionApproved', exists (
      select from public.current_papers where matter_id = p_matter.id and kind = 'motion' and attorney_approved),
    'attorneyNeeded', rules.attorney_needed, 'staffDeliver', rules.staff_deliver,
    'attorneyApproved', private.all_approved(p_matter.id, 'attorney'), 'clientApproved', private.all_approved(p_matter.id, 'client'),
    'dangerOpen', private.lacks_danger_answer(p_matter.id), 'inDanger', private.is_in_danger(p_matter.id),
    'isSigned', p_matter.signed_copy_at is not null, 'isFeeSettled', p_matter.court_fee_settled_at is not null,
    'isPaidUp', private.is_paid_up(p_matter.case_id), 'filingOpen', private.may_be_filed(p_matter.id), 'filedBy', p_matter.filed_by,
    'isHeld', exists (select from public.case_holds where case_id = p_matter.case_id and released_at is null and stops_moves),
    'hasCopies', exists (select from public.matter_steps where matter_id = p_matter.id and step = 'certified_copies'),
    'isHidden', p_matter.hidden_seen_on is not null
  )
  from public.filing_rules as rules;
end
$$;
comment on function private.facts_of_needs(public.court_matters) is 'What src/domain/cases/needs.ts has to know of a matter.';
