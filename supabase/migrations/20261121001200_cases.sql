-- Cases (specification section 3). Which status follows which is decided in the product's table of moves.
create table public.cases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete restrict,
  order_id uuid unique references public.orders (id) on delete restrict,
  intake_form_id uuid references public.intake_forms (id) on delete restrict,
  case_number text not null unique check (case_number ~ '^FK-[0-9]{4}-[0-9A-Z]{6}$'),
  package_type text not null references public.service_packages (id) on delete restrict,
  status text not null default 'submitted' check (status in (
    'waiting_for_application', 'submitted', 'in_review', 'waiting_for_client', 'preparing', 'client_review',
    'ready_to_file', 'filed', 'hearing_set', 'granted', 'denied', 'notifying', 'closed', 'cancelled'
  )),
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
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
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
