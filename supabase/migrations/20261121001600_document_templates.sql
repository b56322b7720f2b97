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
grant select, insert, update on public.generated_documents to service_role;
