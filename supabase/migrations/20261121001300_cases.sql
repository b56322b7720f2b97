-- Cases, from payment to decision.
create type public.case_status as enum (
  'waiting_for_application', 'submitted', 'in_review', 'waiting_for_client', 'preparing', 'client_review',
  'ready_to_file', 'filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed', 'cancelled'
);
create type public.case_priority as enum ('low', 'medium', 'high', 'urgent');
create type public.case_update_code as enum (
  'application_received', 'payment_received', 'status_changed', 'payment_refunded', 'payment_partially_refunded',
  'payment_disputed', 'dispute_won', 'document_added', 'message_sent'
);

create table public.cases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete restrict,
  order_id uuid unique references public.orders (id) on delete restrict,
  intake_form_id uuid references public.intake_forms (id) on delete restrict,
  case_number text not null unique check (case_number ~ '^FK-[0-9]{4}-[0-9A-Z]{6}$'),
  package_type public.package_id not null references public.service_packages (id) on delete restrict,
  status public.case_status not null default 'submitted',
  title text not null,
  description text,
  county text references public.counties (name) on update cascade on delete restrict,
  state text not null default 'Georgia',
  filing_date date,
  completion_date date,
  estimated_completion date,
  total_cost_cents integer check (total_cost_cents >= 0),
  currency text not null default 'usd' check (currency = 'usd'),
  case_type text,
  priority public.case_priority not null default 'medium',
  eviction_case_number text,
  timeline text,
  assigned_to uuid references public.users (id) on delete set null,
  assigned_attorney text,
  internal_notes text,
  attorney_name text,
  attorney_email text,
  attorney_phone text,
  attorney_firm text,
  attorney_address text,
  attorney_city text,
  attorney_state text,
  attorney_zip text,
  attorney_bar_number text,
  petitioner_name text,
  petitioner_address text,
  petitioner_city text,
  petitioner_state text,
  petitioner_zip text,
  petitioner_email text,
  petitioner_phone text,
  plaintiff_name text,
  plaintiff_address text,
  plaintiff_city text,
  plaintiff_state text,
  plaintiff_zip text,
  plaintiff_email text,
  plaintiff_phone text,
  respondent_name text,
  respondent_address text,
  respondent_city text,
  respondent_state text,
  respondent_zip text,
  respondent_email text,
  respondent_phone text,
  case_filing_date date,
  case_outcome text,
  outcome_date date,
  documents_prepared_date date,
  court_review_date date,
  sealing_completed_date date,
  documents_generated boolean not null generated always as (documents_prepared_date is not null) stored,
  court_review boolean not null generated always as (court_review_date is not null) stored,
  decision_received boolean not null generated always as (outcome_date is not null) stored,
  records_sealed boolean not null generated always as (sealing_completed_date is not null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'submitted' or intake_form_id is not null)
);
create unique index cases_intake_form_id_idx on public.cases (intake_form_id) where intake_form_id is not null;
create index cases_user_id_idx on public.cases (user_id, created_at);
create index cases_package_type_idx on public.cases (package_type);
create index cases_county_idx on public.cases (county);
create index cases_assigned_to_idx on public.cases (assigned_to) where assigned_to is not null;
create index cases_status_idx on public.cases (status);
comment on table public.cases is 'What a client bought, from payment to decision.';
comment on column public.cases.title is 'A label for staff lists; pages name a case in the language of their reader.';
comment on column public.cases.internal_notes is 'For staff only, never part of an answer to a client.';
comment on column public.cases.total_cost_cents is 'Price of our service in cents; court fees are separate.';
comment on column public.cases.documents_generated is 'Follows from its date, as do court_review, decision_received and records_sealed.';

create trigger set_updated_at before update on public.cases
  for each row execute function private.set_updated_at();

alter table public.cases enable row level security;
revoke all on public.cases from public, anon, authenticated, service_role;
grant select, insert, update on public.cases to service_role;

-- What happened in a case. An update of ours is a code with its facts, worded in the reader's language; one
-- written by staff has a title and a text.
create table public.case_updates (
  id uuid primary key default gen_random_uuid(),
  position bigint not null generated always as identity,
  case_id uuid not null references public.cases (id) on delete cascade,
  code public.case_update_code,
  params jsonb not null default '{}',
  title text,
  description text,
  status public.case_status,
  is_internal boolean not null default false,
  created_by uuid references public.users (id) on delete set null,
  created_by_role public.actor_role,
  created_at timestamptz not null default now(),
  check ((code is null) <> (title is null)),
  check (code is not null or description is not null)
);
create index case_updates_case_id_idx on public.case_updates (case_id, position);
create index case_updates_created_by_idx on public.case_updates (created_by) where created_by is not null;
comment on table public.case_updates is 'The history of a case; rows are added, never changed.';
comment on column public.case_updates.status is 'Status of the case after this update.';
comment on column public.case_updates.is_internal is 'For staff only.';
comment on column public.case_updates.position is 'Order of what was written in the same moment.';

alter table public.case_updates enable row level security;
revoke all on public.case_updates from public, anon, authenticated, service_role;
grant select, insert, delete on public.case_updates to service_role;

-- Files of a case, from the client or from staff.
create table public.case_documents (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  upload_id uuid unique references public.uploads (id) on delete restrict,
  file_name text not null,
  original_name text not null,
  file_type text not null,
  file_size integer not null check (file_size between 1 and 10485760),
  file_path text not null unique,
  uploaded_by uuid references public.users (id) on delete set null,
  description text,
  is_client_visible boolean not null default true,
  scan public.file_scan not null default 'unscanned',
  created_at timestamptz not null default now()
);
create index case_documents_case_id_idx on public.case_documents (case_id);
create index case_documents_uploaded_by_idx on public.case_documents (uploaded_by);
comment on table public.case_documents is 'Files of a case.';
comment on column public.case_documents.file_path is 'Object key in the bucket "documents".';

alter table public.case_documents enable row level security;
revoke all on public.case_documents from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.case_documents to service_role;

-- Papers made for a case, and the templates they are made from.
create table public.document_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  template_type text not null,
  content text not null,
  variables jsonb not null default '{}',
  state text not null default 'georgia',
  county text references public.counties (name) on update cascade on delete restrict,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index document_templates_county_idx on public.document_templates (county);
comment on table public.document_templates is 'Templates of court papers.';
comment on column public.document_templates.county is 'Null: for every county.';

create trigger set_updated_at before update on public.document_templates
  for each row execute function private.set_updated_at();

alter table public.document_templates enable row level security;
revoke all on public.document_templates from public, anon, authenticated, service_role;
grant select, insert, update on public.document_templates to service_role;

create table public.generated_documents (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references public.cases (id) on delete cascade,
  template_id uuid references public.document_templates (id) on delete set null,
  file_name text not null,
  file_path text not null,
  document_type text not null,
  status text not null default 'draft' check (status in ('draft', 'in_review', 'approved', 'filed', 'withdrawn')),
  variables jsonb not null default '{}',
  generated_by uuid references public.users (id) on delete set null,
  reviewed_by uuid references public.users (id) on delete set null,
  approved_by uuid references public.users (id) on delete set null,
  filed_date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index generated_documents_case_id_idx on public.generated_documents (case_id);
create index generated_documents_template_id_idx on public.generated_documents (template_id);
create index generated_documents_generated_by_idx on public.generated_documents (generated_by);
create index generated_documents_reviewed_by_idx on public.generated_documents (reviewed_by);
create index generated_documents_approved_by_idx on public.generated_documents (approved_by);
comment on table public.generated_documents is 'Papers made for a case; they go with it.';

create trigger set_updated_at before update on public.generated_documents
  for each row execute function private.set_updated_at();

alter table public.generated_documents enable row level security;
revoke all on public.generated_documents from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.generated_documents to service_role;

create function private.new_case_number() returns text
language plpgsql volatile set search_path = '' as $$
declare
  -- The alphabet of references: no look-alikes.
  alphabet constant text := 'ACDEFGHJKMNPRTWXY34679';
  bytes bytea := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
  word text := '';
begin
  -- Bytes 9 to 15 of a random UUID carry no fixed bits. The number names a case and is no secret.
  for place in 9..14 loop
    word := word || substr(alphabet, get_byte(bytes, place) % length(alphabet) + 1, 1);
  end loop;
  return 'FK-' || extract(year from private.office_date())::int || '-' || word;
end
$$;
comment on function private.new_case_number() is 'FK-2026-XXXXXX; the caller tries again should it be taken.';

create function private.case_title(p_county text) returns text
language sql immutable set search_path = '' as $$
  select 'Eviction record' || coalesce(', ' || p_county || ' County', '')
$$;
comment on function private.case_title(text) is 'The label of a case in staff lists; English, as staff read it.';

-- The one table of moves. It also stands in src/domain/cases/status.ts, for the pages; a test compares the two.
create table public.case_moves (
  from_status public.case_status not null,
  to_status public.case_status not null,
  by_roles public.actor_role[] not null check (cardinality(by_roles) > 0),
  primary key (from_status, to_status)
);
comment on table public.case_moves is 'A case moves from one state to another so, and in no other way.';
comment on column public.case_moves.by_roles is 'Who may; the system does when a fact arrives.';

alter table public.case_moves enable row level security;
revoke all on public.case_moves from public, anon, authenticated, service_role;
grant select on public.case_moves to service_role;

insert into public.case_moves (from_status, to_status, by_roles) values
  ('waiting_for_application', 'submitted', '{system}'),
  ('waiting_for_application', 'cancelled', '{staff, admin, system}'),
  ('submitted', 'in_review', '{staff, admin}'),
  ('submitted', 'cancelled', '{staff, admin, system}'),
  ('in_review', 'waiting_for_client', '{staff, admin}'),
  ('in_review', 'preparing', '{staff, admin}'),
  ('in_review', 'cancelled', '{staff, admin, system}'),
  ('waiting_for_client', 'in_review', '{client, staff, admin}'),
  ('waiting_for_client', 'preparing', '{staff, admin}'),
  ('waiting_for_client', 'cancelled', '{staff, admin, system}'),
  ('preparing', 'client_review', '{staff, admin}'),
  ('preparing', 'waiting_for_client', '{staff, admin}'),
  ('preparing', 'cancelled', '{staff, admin, system}'),
  ('client_review', 'preparing', '{client, staff, admin}'),
  ('client_review', 'ready_to_file', '{client, staff, admin}'),
  ('client_review', 'cancelled', '{staff, admin, system}'),
  ('ready_to_file', 'filed', '{staff, admin}'),
  ('ready_to_file', 'waiting_for_client', '{staff, admin}'),
  ('ready_to_file', 'closed', '{staff, admin}'),
  ('ready_to_file', 'cancelled', '{staff, admin, system}'),
  ('filed', 'hearing_set', '{staff, admin}'),
  ('filed', 'granted', '{staff, admin}'),
  ('filed', 'denied', '{staff, admin}'),
  ('filed', 'closed', '{staff, admin}'),
  ('hearing_set', 'granted', '{staff, admin}'),
  ('hearing_set', 'denied', '{staff, admin}'),
  ('hearing_set', 'hearing_set', '{staff, admin}'),
  ('hearing_set', 'closed', '{staff, admin}'),
  ('granted', 'notifying', '{staff, admin}'),
  ('granted', 'closed', '{staff, admin}'),
  ('denied', 'closed', '{staff, admin}'),
  ('notifying', 'closed', '{staff, admin}');

create function private.check_case_move() returns trigger
language plpgsql set search_path = '' as $$
begin
  if not exists (
    select from public.case_moves
    where from_status = old.status and to_status = new.status and private.mover() = any (by_roles)
  ) then
    raise exception 'a case does not move from % to % by %', old.status, new.status, private.mover()
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
comment on function private.check_case_move() is 'Trigger: refuses what case_moves does not have, whatever writes it.';
create trigger check_move before update on public.cases
  for each row when (old.status is distinct from new.status) execute function private.check_case_move();

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

create function private.is_case_over(p_status public.case_status) returns boolean
language sql immutable set search_path = '' as $$
  select p_status in ('closed', 'cancelled')
$$;
comment on function private.is_case_over(public.case_status) is 'Nobody works on it any more.';

-- A case moves from the status the person saw.
create function public.change_case_status(p jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  v_from public.case_status := p ->> 'from';
  v_to public.case_status := p ->> 'to';
  v_role public.actor_role := p ->> 'actorRole';
  v_case public.cases;
  v_update_id uuid;
begin
  select * into v_case from public.cases where id = (p ->> 'caseId')::uuid for no key update;
  if v_case.id is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if v_case.status <> v_from then
    return jsonb_build_object('outcome', 'stale', 'status', v_case.status);
  end if;
  if not private.may_move_case(v_from, v_to, v_role) then
    return jsonb_build_object('outcome', 'forbidden', 'status', v_case.status);
  end if;
  perform private.move_as(v_role);
  update public.cases set
    status = v_to,
    documents_prepared_date = case when v_to = 'client_review'
      then coalesce(documents_prepared_date, private.office_date()) else documents_prepared_date end,
    case_filing_date = case when v_to = 'filed'
      then coalesce(case_filing_date, private.office_date()) else case_filing_date end,
    outcome_date = case when v_to in ('granted', 'denied')
      then coalesce(outcome_date, private.office_date()) else outcome_date end,
    case_outcome = case when v_to in ('granted', 'denied') then v_to::text else case_outcome end,
    completion_date = case when private.is_case_over(v_to)
      then coalesce(completion_date, private.office_date()) else completion_date end
  where id = v_case.id returning * into v_case;
  perform private.move_as(null);
  insert into public.case_updates (case_id, code, params, description, status, is_internal, created_by, created_by_role)
  values (v_case.id, 'status_changed', jsonb_build_object('from', v_from, 'to', v_to), p ->> 'note', v_to,
          coalesce((p ->> 'isInternal')::boolean, false), (p ->> 'actorId')::uuid, v_role)
  returning id into v_update_id;
  if v_role in ('staff', 'admin') then
    insert into public.audit_entries (actor_id, actor_role, action, object_type, object_id, details)
    values ((p ->> 'actorId')::uuid, v_role, 'case_status_changed', 'case', v_case.id::text,
            jsonb_build_object('from', v_from, 'to', v_to));
  end if;
  perform private.insert_mails(p -> 'mails', v_case.intake_form_id, v_case.order_id, v_case.user_id);
  return jsonb_build_object(
    'outcome', 'changed', 'status', v_case.status, 'updateId', v_update_id, 'userId', v_case.user_id
  );
end
$$;
comment on function public.change_case_status(jsonb) is
  'p { caseId, from, to, actorId, actorRole, note?, isInternal?, mails? } → { outcome: changed | stale | forbidden | unknown, '
  'status, updateId, userId }; stale: the case is no longer where the person saw it; forbidden: no such move for this role.';

revoke execute on function public.change_case_status(jsonb) from public, anon, authenticated;
grant execute on function public.change_case_status(jsonb) to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
grant execute on all functions in schema private to service_role;
